import { describe, expect, it } from 'vitest'
import { understandOffline } from '../../../src/offline/understanding/index.ts'
import { aTable } from './table.ts'

/** A question, one behind it with a topic of its own, and one that needs the first. */
const ASKED = {
  en: ['Is there a lift?', 'And you take American cheques?', ['And at the side door?', 'Is there']],
  de: ['Gibt es einen Aufzug?', 'Und spricht jemand bei euch Polnisch?', ['Und im Nebenhaus?', 'Gibt es']],
  es: ['¿Hay ascensor?', '¿Y aceptáis perros pequeños?', ['¿Y en la otra puerta?', 'Hay']],
  fr: ['Il y a un ascenseur ?', 'Et quelqu’un parle polonais chez vous ?', ['Et à l’annexe ?', 'Il y a']],
} as const

describe.each(Object.keys(ASKED) as (keyof typeof ASKED)[])('a question behind "and" (%s)', (language) => {
  const [before, own, [followUp, frame]] = ASKED[language]
  const asked = (message: string): string => {
    const table = aTable({ language, topic: { question: before, serviceId: null } })
    const [ask] = understandOffline(message, table).filter((one) => one.type === 'ask')
    return ask?.type === 'ask' ? ask.question : ''
  }

  it('stands alone where it has its own verb and subject', () => {
    expect(asked(own)).not.toBe('')
    expect(asked(own)).not.toContain(before.slice(0, -1))
  })

  it('takes what it lacks from the question before', () => {
    expect(asked(followUp)).toContain(frame)
  })
})

/** A price, its case, and another matter. */
const CASES = {
  en: ['How much is the treasure hunt?', 'And for nine kids?', 'treasure hunt for nine kids', 'And for the castle?'],
  de: ['Was kostet die Schatzsuche?', 'Und für neun Kinder?', 'Schatzsuche für neun Kinder', 'Und für die Burg?'],
  es: ['¿Cuánto cuesta la yincana?', '¿Y para nueve niños?', 'yincana para nueve niños', '¿Y para el castillo?'],
  fr: [
    'Combien coûte la chasse au trésor ?',
    'Et pour neuf enfants ?',
    'chasse au trésor pour neuf enfants',
    'Et pour le château ?',
  ],
} as const

describe.each(Object.keys(CASES) as (keyof typeof CASES)[])('a price behind "and for" (%s)', (language) => {
  const [before, ofCase, whole, other] = CASES[language]
  const asked = (message: string): string => {
    const table = aTable({ language, topic: { question: before, serviceId: null } })
    return understandOffline(message, table)
      .flatMap((one) => (one.type === 'ask' ? [one.question] : []))
      .join(' ')
  }

  it('is that of the subject, for a number of people', () => {
    expect(asked(ofCase)).toContain(whole)
  })

  it('is that of another matter', () => {
    expect(asked(other)).not.toContain(whole.split(' ')[0])
  })
})

/** An hour with "say" before it. */
const SAID = {
  en: 'could I come on Thursday after work, say 6?',
  de: 'könnte ich am Donnerstag nach der Arbeit kommen, sagen wir 6?',
  es: '¿podría ir el jueves después del trabajo, pongamos a las 6?',
  fr: 'je pourrais venir jeudi après le travail, disons à 18h ?',
}

describe.each(Object.entries(SAID))('an hour that is proposed (%s)', (language, message) => {
  it('is the hour of the visit', () => {
    const times = understandOffline(message, aTable({ language })).flatMap((one) =>
      one.type === 'set' && one.value.slot === 'time' ? [one.value.value?.at] : [],
    )
    expect(times).toContain('18:00')
  })
})

/** A question about a service, and messages that name their own matter: behind it, in the same sentence, in another one. */
const OWN: Record<keyof typeof ASKED, [before: string, ...messages: [string, RegExp][]]> = {
  en: [
    'Do you do the mosaic course for kids?',
    ['and for members is there a discount?', /members/u],
    ['great. and the lunch then, what is it?', /lunch/u],
    ['we need a projector. do you have that?', /^do you have that\?$/u],
  ],
  de: [
    'Gibt es den Mosaikkurs für Kinder?',
    ['und mit Mitgliedsausweis gibt es da Rabatt?', /Mitgliedsausweis/u],
    ['super. und das Mittagessen, was ist das?', /Mittagessen/u],
    ['wir brauchen einen Beamer. habt ihr das?', /^habt ihr das\?$/u],
  ],
  es: [
    '¿Hay el curso de mosaico para niños?',
    ['y con carnet de socio hay rebaja?', /carnet de socio/u],
    ['genial. y la comida, ¿qué es?', /comida/u],
    ['necesitamos un proyector. ¿tenéis eso?', /tenéis eso\?$/u],
  ],
  fr: [
    'Vous faites le cours de mosaïque pour enfants ?',
    ['et pour annuler c’est jusqu’à quand ?', /annuler/u],
    ['super. et le repas du coup, c’est quoi ?', /repas/u],
    ['il nous faut un projecteur. vous avez ça ?', /^vous avez ça ?\?$/u],
  ],
}

const MOSAIC = { en: 'Mosaic course', de: 'Mosaikkurs', es: 'Curso de mosaico', fr: 'Cours de mosaïque' } as const

describe.each(Object.keys(OWN) as (keyof typeof ASKED)[])(
  'a question whose message names its matter (%s)',
  (language) => {
    const [before, ...messages] = OWN[language]

    it.each(messages)('takes nothing from the question before: %s', (message, own) => {
      const services = [{ id: 'mosaic', name: MOSAIC[language], aliases: [], partyMin: null, partyMax: null }]
      const table = aTable({ language, services, topic: { question: before, serviceId: 'mosaic' } })
      const asked = understandOffline(message, table).flatMap((one) => (one.type === 'ask' ? [one.question] : []))
      expect(asked).toEqual([expect.stringMatching(own)])
      expect(asked.join()).not.toMatch(/mosa[iï]/iu)
    })
  },
)

/** A service, and questions beside statements that name no object of their own. */
const STATED = {
  en: ['Mosaic course', ['Sounds lovely for my son, what does it cost?', 'My husband loves that. How much is it?']],
  de: ['Mosaikkurs', ['Klingt toll für meinen Sohn, was kostet das?', 'Mein Mann liebt sowas sehr. Was kostet das?']],
  es: [
    'Curso de mosaico',
    ['Suena genial para mi hijo, ¿cuánto cuesta eso?', 'A mi marido le encanta. ¿Cuánto cuesta eso?'],
  ],
  fr: ['Cours de mosaïque', ['Super pour mon fils, ça coûte combien ?', 'Mon mari adore. Ça coûte combien ?']],
} as const

describe.each(Object.keys(STATED) as (keyof typeof STATED)[])('a question beside a statement (%s)', (language) => {
  const [name, messages] = STATED[language]

  it.each(messages)('is about what was spoken of: %s', (message) => {
    const services = [{ id: 'mosaic', name, aliases: [], partyMin: null, partyMax: null }]
    const table = aTable({ language, services, topic: { question: `${name}?`, serviceId: 'mosaic' } })
    const asked = understandOffline(message, table).flatMap((one) => (one.type === 'ask' ? [one.question] : []))
    expect(asked.join()).toMatch(/mosa[iï]/iu)
  })
})
