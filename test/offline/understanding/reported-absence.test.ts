import { describe, expect, it } from 'vitest'
import type { Table } from '../../../src/models/understanding.ts'
import { understandOffline } from '../../../src/offline/understanding/index.ts'
import { aTable, servicesFrom } from './table.ts'

const TABLE: Partial<Table> = {
  services: servicesFrom([
    ['walk', 'Alpaca walk', 'A walk with two alpacas.'],
    ['shoe', 'Shoe repair', 'New heels and soles, seams and edges.'],
  ]),
}

const MESSAGE: Partial<Table> = {
  ...TABLE,
  question: 'details',
  task: { task: 'message', serviceId: null, day: null, time: null, partySize: null, offered: [] },
}

const typesOf = (message: string, language: string, changes: Partial<Table> = TABLE): string[] =>
  understandOffline(message, aTable({ language, ...changes })).map(({ type }) => type)

const LANGUAGES = ['en', 'de', 'es', 'fr']

const ABSENCE: Record<string, string[]> = {
  en: [
    'We came on Saturday last week for the 3 pm walk and nobody was there! An hour of driving for nothing',
    'I was at yours yesterday at ten and no one turned up',
  ],
  de: [
    'Wir waren gestern um 15 Uhr zur Wanderung da und es war niemand da! Eine Stunde Fahrt umsonst',
    'Ich war letzten Samstag um zehn da und keiner hat aufgemacht',
  ],
  es: [
    'Ayer vinimos al paseo de las 15h y no había nadie! Una hora de coche para nada',
    'El sábado pasado estuve allí a las diez y nadie abrió la puerta',
  ],
  fr: [
    "Nous sommes allés hier à la balade de 15h et il n'y avait personne ! Une heure de route pour rien",
    "on est venus samedi dernier à dix heures et on n'a trouvé personne",
  ],
}

const WISHES: Record<string, string[]> = {
  en: ['nobody of us can come at three, a walk at five please'],
  de: ['um drei kann von uns niemand, eine Wanderung um fünf bitte'],
  es: ['a las tres no puede nadie de nosotros, un paseo a las cinco por favor'],
  fr: ['à trois heures personne ne peut, une balade à cinq heures svp'],
}

const NO_COMPLAINT: Record<string, string> = {
  en: "that's not a complaint, I only wonder whether you sew edges",
  de: 'das ist keine Beschwerde, was kostet ein Saum?',
  es: 'no es una queja, solo pregunto si cosen bordes',
  fr: "ce n'est pas une plainte, combien coûte une couture ?",
}

const DENIED: Record<string, string> = {
  en: "this isn't a complaint",
  de: 'das ist keine Beschwerde',
  es: 'esto no es una queja',
  fr: "ce n'est pas une réclamation",
}

describe.each(LANGUAGES)('a visit to which nobody was there (%s)', (language) => {
  it.each(ABSENCE[language]!)('is complained of: %s', (message) => {
    const types = typesOf(message, language)
    expect(types).toContain('complaint')
    expect(types).not.toContain('start')
  })

  it.each(WISHES[language]!)('is none where nobody can come: %s', (message) => {
    expect(typesOf(message, language)).not.toContain('complaint')
  })

  it('asks the question behind a denied complaint in place of the message', () => {
    const types = typesOf(NO_COMPLAINT[language]!, language, MESSAGE)
    expect(types).toContain('abandon')
    expect(types).toContain('ask')
    expect(types).not.toContain('complaint')
    const alone = typesOf(NO_COMPLAINT[language]!, language)
    expect(alone).toContain('ask')
    expect(alone).not.toContain('complaint')
  })

  it('leaves the message for a denied complaint alone', () => {
    expect(typesOf(DENIED[language]!, language, MESSAGE)).toEqual(['abandon'])
    expect(typesOf(DENIED[language]!, language)).not.toContain('complaint')
  })
})

it('takes an edge for no rudeness', () => {
  expect(typesOf('tengo unas botas viejas con el borde roto, ¿las arreglan?', 'es')).not.toContain('complaint')
  expect(typesOf('la dependienta fue muy borde con mi madre', 'es')).toContain('complaint')
})

const ASKED_FOR: Partial<Table> = { ...MESSAGE, question: 'message' }

const FELT: Record<string, string[]> = {
  en: ["I'm not complaining, but the heating was off all week, please tell the manager"],
  de: ['Das ist keine Beschwerde, aber die Heizung war die ganze Woche kaputt'],
  es: ['no es una queja, pero la calefacción estuvo apagada toda la semana'],
  fr: ["ce n'est pas un reproche, mais la porte coince"],
}

describe.each(LANGUAGES)('what stands behind a denied complaint (%s)', (language) => {
  it.each(FELT[language]!)('stays for the team: %s', (message) => {
    expect(typesOf(message, language, MESSAGE)).not.toContain('abandon')
    expect(typesOf(message, language, ASKED_FOR)).not.toContain('abandon')
  })

  it('is read once, however often a complaint is denied', () => {
    const message = `${DENIED[language]!}. `.repeat(3) + NO_COMPLAINT[language]!
    expect(typesOf(message, language)).toContain('ask')
    expect(typesOf(message, language)).not.toContain('complaint')
  })
})

it('takes more than a complaint for one', () => {
  const message = 'this is not just a complaint, I want my money back'
  expect(typesOf(message, 'en', MESSAGE)).not.toContain('abandon')
})

it.each([
  "il y a une personne à l'accueil qui était très gentille avec nous",
  "j'ai vu une personne hier à l'accueil qui m'a conseillé le soin",
])('does not take a person for nobody: %s', (message) => {
  expect(typesOf(message, 'fr')).not.toContain('complaint')
})

it('keeps the contact told beside a complaint', () => {
  const message = 'Nobody was there when we came! I was there yesterday, Ann Hale, ann@mail.example'
  expect(understandOffline(message, aTable({ language: 'en', ...TABLE }))).toContainEqual(
    expect.objectContaining({ type: 'set', value: { slot: 'email', value: 'ann@mail.example' } }),
  )
})
