import { describe, expect, it } from 'vitest'
import type { Table } from '../../../src/models/understanding.ts'
import { understandOffline } from '../../../src/offline/understanding/index.ts'
import { aTable, servicesFrom } from './table.ts'

const TABLE: Partial<Table> = {
  services: servicesFrom([
    ['tuning', 'Piano tuning', 'For uprights and grand pianos.'],
    ['repair', 'Piano repair', 'Hammers, strings and dampers.'],
  ]),
  staff: [
    { id: 'clara', name: 'Clara Wieck' },
    { id: 'franz', name: 'Franz Liszt' },
  ],
}

function startedBy(message: string, language: string): string[] {
  const commands = understandOffline(message, aTable({ language, ...TABLE }))
  return commands.flatMap((one) => (one.type === 'start' ? [one.task] : []))
}

const LANGUAGES = ['en', 'de', 'es', 'fr']

const PERSON: Record<string, string[]> = {
  en: [
    'I would like to talk to Clara, it is about a loan',
    'could I speak directly with Franz?',
    'My mother is deaf and I want to speak to Clara about it, is that possible?',
    "I'd rather ask a human",
  ],
  de: [
    'Ich würde gern mit Clara sprechen, es geht um einen Kredit',
    'kann ich direkt mit Franz reden?',
    'Meine Mutter ist taub, und ich möchte mit Clara darüber sprechen, geht das?',
    'Das möchte ich lieber einen Menschen fragen',
  ],
  es: [
    'Quiero hablar con Clara, es por un préstamo',
    '¿puedo hablar directamente con Franz?',
    'Mi madre es sorda y quisiera hablar de eso con Clara, ¿es posible?',
    'prefiero preguntárselo a una persona',
  ],
  fr: [
    'Je voudrais parler à Clara, c’est pour un prêt',
    'je peux parler directement à Franz ?',
    'Ma mère est sourde et j’aimerais en parler avec Clara, c’est possible ?',
    'je voudrais demander ça à quelqu’un',
  ],
}

const CALL: Record<string, string[]> = {
  en: ['can I talk to Franz on the phone? it is about a concert', 'I want to get Clara on the phone'],
  de: ['ich möchte mit Franz telefonieren, es geht um ein Konzert', 'ich hätte gern Clara ans Telefon'],
  es: ['¿puedo hablar por teléfono con Franz? es por un concierto', 'quiero hablar con Clara por teléfono'],
  fr: ['j’aimerais parler à Franz au téléphone, c’est pour un concert', 'je peux avoir Clara au téléphone ?'],
}

const NEITHER: Record<string, string[]> = {
  en: ['I spoke to Clara yesterday', 'I want a piano tuning with Franz on Tuesday', "I'll talk to my brother"],
  de: ['Ich habe gestern mit Clara gesprochen', 'Ich möchte am Dienstag eine Klavierstimmung bei Franz'],
  es: ['Ayer hablé con Clara', 'Quiero una afinación con Franz el martes'],
  fr: ['J’ai parlé à Clara hier', 'Je voudrais un accordage avec Franz mardi'],
}

describe.each(LANGUAGES)('a wish to talk (%s)', (language) => {
  it.each(PERSON[language]!)('fetches a person: %s', (message) => {
    expect(startedBy(message, language)).toEqual(['person'])
  })

  it.each(CALL[language]!)('is a call back on the phone: %s', (message) => {
    expect(startedBy(message, language)).toEqual(['call_back'])
  })

  it.each(NEITHER[language]!)('is none: %s', (message) => {
    expect(startedBy(message, language)).not.toContain('person')
    expect(startedBy(message, language)).not.toContain('call_back')
  })
})

it.each([
  ['en', 'is it possible to talk to a person?'],
  ['en', 'can I speak to a real person?'],
  ['de', 'ist es möglich, mit einem Menschen zu sprechen?'],
  ['de', 'kann ich mit jemandem vom Team reden?'],
  ['es', 'vaya... ¿puedo hablar con una persona de verdad?'],
  ['es', '¿es posible hablar con alguien del equipo?'],
  ['fr', 'c’est possible de parler à quelqu’un ?'],
  ['fr', 'je peux parler à une vraie personne ?'],
])('fetches a person behind an answer, too (%s): %s', (language, message) => {
  const table = aTable({ language, ...TABLE, topic: { question: 'How much is a tuning?', serviceId: null } })
  const started = understandOffline(message, table).flatMap((one) => (one.type === 'start' ? [one.task] : []))
  expect(started).toEqual(['person'])
})

/** A thing of the visitor's that needs work, told without a complaint. */
it.each([
  ['en', 'Do you restore split soundboards?'],
  ['de', 'Repariert ihr auch kaputte Tasten?'],
  ['es', '¿Restauráis teclas estropeadas?'],
  ['fr', 'Est-ce que vous restaurez les touches abîmées ?'],
])('asks what the business works on (%s)', (language, message) => {
  const commands = understandOffline(message, aTable({ language, ...TABLE }))
  expect(commands.map(({ type }) => type)).toEqual(['ask'])
})

it('hears a complaint in a question about what happened', () => {
  const commands = understandOffline('Vous trouvez normal que mes touches soient abîmées ?', aTable({ language: 'fr' }))
  expect(commands.map(({ type }) => type)).toEqual(['complaint'])
})
