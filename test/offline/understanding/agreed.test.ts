import { describe, expect, it } from 'vitest'
import type { Command, Table } from '../../../src/models/understanding.ts'
import { understandOffline } from '../../../src/offline/understanding/index.ts'
import { aTable } from './table.ts'

const SERVICES = [
  {
    id: 'lesson',
    name: 'Private lesson',
    aliases: ['Einzelstunde', 'Clase particular', 'Cours particulier'],
    partyMin: null,
    partyMax: null,
  },
  {
    id: 'course',
    name: 'Surf course',
    aliases: ['Surfkurs', 'Curso de surf', 'Cours de surf'],
    partyMin: null,
    partyMax: null,
  },
]

/** The lesson on Friday, 4 December, at nine is read back. */
const SUMMARY: Partial<Table> = {
  services: SERVICES,
  open: { from: '08:00', to: '20:00' },
  question: 'confirm',
  options: [{ kind: 'yes' }, { kind: 'no' }],
  task: {
    task: 'book',
    serviceId: 'lesson',
    day: { from: '2026-12-04', to: '2026-12-04' },
    time: { at: '09:00', isHalfDayKnown: true },
    partySize: null,
    offered: [{ date: '2026-12-04', time: '09:00' }],
  },
}

function heard(message: string, language: string): Command[] {
  return understandOffline(message, aTable({ language, ...SUMMARY }))
}

const SAME: Record<string, string[]> = {
  en: [
    "yes, 9 o'clock is perfect",
    "yes, I'll take 9",
    'Yes please, Friday at nine works',
    'ok, 9 it is',
    "9 o'clock is fine, yes",
    'sure, nine on Friday suits me',
    'yes 9am',
  ],
  de: [
    'ja, 9 uhr nehm ich',
    'Ja, um neun passt mir gut',
    'ja den um 9 nehme ich',
    'ok, Freitag 9 Uhr ist super',
    '9 Uhr passt, ja',
    'gern, 9 Uhr ist perfekt für mich',
    'ja bitte, die 9 uhr',
  ],
  es: [
    'sí, me quedo con las 9',
    'sí, a las 9 está perfecto',
    'vale, el viernes a las nueve me va bien',
    'sí, las 9 me viene genial',
    'perfecto, a las 9 entonces',
  ],
  fr: [
    "oui, 9h c'est bien",
    'oui je prends 9h',
    'oui, vendredi à 9 heures me convient',
    "d'accord, 9h c'est parfait",
    'parfait, va pour 9h',
  ],
}

const OTHER: Record<string, [string, string][]> = {
  en: [
    ["yes, but 10 o'clock is better", '10:00'],
    ["yes, I'll take 11", '11:00'],
  ],
  de: [
    ['ja, 10 uhr nehm ich', '10:00'],
    ['ja aber um 11 wär besser', '11:00'],
  ],
  es: [
    ['sí, me quedo con las 10', '10:00'],
    ['sí, pero mejor a las 11', '11:00'],
  ],
  fr: [
    ['oui je prends 10h', '10:00'],
    ['oui mais plutôt 11h', '11:00'],
  ],
}

describe.each(Object.keys(SAME))('a yes with values at the summary (%s)', (language) => {
  it.each(SAME[language]!)('is a yes: %s', (message) => {
    expect(heard(message, language).map(({ type }) => type)).toEqual(['confirm'])
  })

  it.each(OTHER[language]!)('is a change: %s', (message, at) => {
    const commands = heard(message, language)
    expect(commands).toContainEqual(
      expect.objectContaining({ type: 'correct', value: { slot: 'time', value: expect.objectContaining({ at }) } }),
    )
    expect(commands.map(({ type }) => type)).not.toContain('confirm')
  })
})

/** Words that refuse the summary, and requests for a moment. */
const WAITS: Record<string, { refused: string[]; moment: string[] }> = {
  en: {
    refused: ["wait, that's wrong", "hold on, that's incorrect", 'nope wrong day', 'that is not what I asked for'],
    moment: ['one moment please'],
  },
  de: { refused: ['Moment, das stimmt nicht', 'warte, falsch', 'nein, falscher Tag'], moment: ['Moment bitte'] },
  es: { refused: ['espera, no es correcto', 'un momento, eso no es'], moment: ['un momento por favor'] },
  fr: { refused: ['attendez, il y a une erreur', "un instant, ce n'est pas ça"], moment: ['un instant svp'] },
}

describe.each(Object.entries(WAITS))('a summary that is stopped (%s)', (language, { refused, moment }) => {
  it.each(refused)('is refused, and names no service: %s', (message) => {
    expect(heard(message, language).map(({ type }) => type)).toEqual(['reject'])
  })

  it.each(moment)('waits: %s', (message) => {
    expect(heard(message, language)).toMatchObject([{ type: 'courtesy', kind: 'acknowledgement' }])
  })
})
