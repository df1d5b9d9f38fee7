import { describe, expect, it } from 'vitest'
import { understandOffline } from '../../../src/offline/understanding/index.ts'
import { aTable } from './table.ts'

const SERVICES = [
  {
    id: 'party',
    name: 'Clay party',
    minutes: 120,
    aliases: [],
    description: 'Birthday or hen do, the studio to yourselves.',
  },
  { id: 'lesson', name: 'One-to-one lesson', minutes: 90, aliases: [], description: 'A wheel and one of us.' },
].map((service) => ({ ...service, partyMin: 1, partyMax: 10 }))

function typesOf(message: string, language: string): string[] {
  return understandOffline(message, aTable({ language, services: SERVICES })).map(({ type }) => type)
}

/** A wish to give something, with a question for a recommendation: no service is wished for yet. */
const ADVICE: Record<string, string[]> = {
  en: [
    'my wife is pregnant and I’d like to give her something with clay for her birthday. Is it safe, and which of your things would you recommend?',
    'I’d like to get my mum something nice for her birthday, what do you recommend?',
    'we’d love to do something for my son’s birthday, what would suit a six year old?',
  ],
  de: [
    'Ich möchte meiner Frau zum Geburtstag etwas mit Ton schenken. Ist das sicher, und was würdet ihr empfehlen?',
    'ich brauche ein Geschenk für einen Junggesellinnenabschied, habt ihr eine Idee?',
  ],
  es: [
    'Quiero regalarle a mi mujer algo con barro por su cumpleaños. ¿Es seguro y qué me recomendáis?',
    'me gustaría regalar algo a mi madre por su cumpleaños, ¿cuál de vuestros cursos le iría bien?',
  ],
  fr: [
    'Je voudrais offrir à ma femme quelque chose pour son anniversaire. C’est sans danger, et que me recommandez-vous ?',
    'j’aimerais faire un cadeau d’anniversaire à ma mère, qu’est-ce que vous conseillez ?',
  ],
}

/** A service by its name, or a day, is wished for, whatever else is asked. */
const WISHES: Record<string, string[]> = {
  en: ['I’d like to book a clay party for her birthday. What cake would you recommend?'],
  de: ['Ich möchte eine Clay party am Freitag buchen, was würdet ihr zu essen empfehlen?'],
  es: ['Quiero reservar una Clay party para su cumpleaños, ¿qué tarta me recomendáis?'],
  fr: ['Je voudrais réserver une Clay party vendredi, quel gâteau me conseillez-vous ?'],
}

describe.each(Object.keys(ADVICE))('advice (%s)', (language) => {
  it.each(ADVICE[language]!)('begins no booking: %s', (message) => {
    expect(typesOf(message, language)).not.toContain('start')
    expect(typesOf(message, language)).not.toContain('set')
    expect(typesOf(message, language)).toContain('ask')
  })

  it.each(WISHES[language]!)('leaves a wish as it is: %s', (message) => {
    expect(typesOf(message, language)).toContain('start')
  })
})
