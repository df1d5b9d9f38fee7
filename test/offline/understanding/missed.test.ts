import { describe, expect, it } from 'vitest'
import type { Table } from '../../../src/models/understanding.ts'
import { understandOffline } from '../../../src/offline/understanding/index.ts'
import { aTable } from './table.ts'

/** Times of a lesson of two hours are on offer. */
const OFFER: Partial<Table> = {
  question: 'time',
  options: [{ kind: 'start', date: '2026-12-02', time: '10:00' }],
  task: {
    task: 'book',
    serviceId: 'lesson',
    day: null,
    time: null,
    partySize: null,
    offered: [{ date: '2026-12-02', time: '10:00' }],
  },
}

const SERVICES = [
  { id: 'lesson', name: 'Wheel taster', minutes: 120, aliases: [], partyMin: 1, partyMax: 6 },
  { id: 'paint', name: 'Paint a pot', minutes: 60, aliases: [], partyMin: 1, partyMax: 6 },
]

function typesOf(message: string, language: string, more: Partial<Table>) {
  return understandOffline(message, aTable({ language, services: SERVICES, ...more })).map(({ type }) => type)
}

/** The last reply or its offer is refused, and something else is asked. */
const REFUSED: Record<string, string[]> = {
  en: [
    "That's not it. Is there a day price?",
    'that was not my question, how many people share a wheel?',
    "no, that's not what I wanted to know. do you have aprons?",
    "I didn't ask for that. What does a teapot cost?",
  ],
  de: [
    'Das ist es nicht. Was kostet ein ganzer Tag?',
    'Nein, das war nicht meine Frage. Wie viele Leute sind da?',
    'Das meinte ich nicht. Gibt es auch Schürzen?',
    'Darum geht es nicht. Was kostet eine Kanne?',
  ],
  es: [
    'No es eso. ¿Cuánto cuesta el día entero?',
    'Eso no es lo que pregunto. ¿Tenéis delantales?',
    'no era mi pregunta. ¿cuántos sois?',
    'No he preguntado eso. ¿Cuánto vale una tetera?',
  ],
  fr: [
    'Ce n’est pas ça. C’est combien la journée ?',
    'ce n’était pas ma question. Combien de personnes y a-t-il ?',
    'c’est pas ce que je demandais. Vous avez des tabliers ?',
    'Je ne parlais pas de ça. Combien coûte une théière ?',
  ],
}

/** The length of the service is refused. */
const NOT_SO_LONG: Record<string, string> = {
  en: 'The taster, but for the whole day, not 2 hours. How much is that?',
  de: 'Nicht zwei Stunden, den ganzen Tag. Was kostet das?',
  es: 'pero todo el día, no dos horas. ¿cuánto cuesta?',
  fr: 'mais pour la journée entière, pas 2 heures. c’est combien ?',
}

/** A refusal of the last answer, and then a wish. */
const WISHED: Record<string, string[]> = {
  en: ['Not what I asked. Never mind, I want to come on Tuesday morning so you can fix the handle'],
  de: ['Das war nicht meine Frage. Egal, ich will Montag früh gleich kommen, damit ihr den Henkel klebt'],
  es: ['Eso no era lo que preguntaba. Da igual, quiero ir el martes por la mañana a que me miréis el asa'],
  fr: ['Ce n’était pas ma question. Tant pis, je veux venir mardi matin pour que vous répariez l’anse'],
}

describe.each(Object.keys(REFUSED))('what the last reply said is refused (%s)', (language) => {
  it.each(REFUSED[language]!)('%s', (message) => {
    expect(typesOf(message, language, OFFER)).toEqual(['reject', 'ask'])
  })

  it('by the length of the service', () => {
    const types = typesOf(NOT_SO_LONG[language]!, language, OFFER)
    expect(types[0]).toBe('abandon')
    expect(types.at(-1)).toBe('ask')
    expect(types).not.toContain('set')
  })

  it.each(WISHED[language]!)('%s', (message) => {
    const topic = { question: 'kostet das etwas?', serviceId: null }
    const types = typesOf(message, language, { topic })
    expect(types).toContain('start')
    expect(types).not.toContain('ask')
  })
})
