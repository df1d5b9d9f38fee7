import { describe, expect, it } from 'vitest'
import { understandOffline } from '../../../src/offline/understanding/index.ts'
import type { Command, OpenTask, Table } from '../../../src/models/understanding.ts'
import { aTable, servicesFrom } from './table.ts'

const LANGUAGES = ['en', 'de', 'es', 'fr'] as const
type Language = (typeof LANGUAGES)[number]

const AT_TEN: OpenTask = {
  task: 'book',
  serviceId: 'canoe',
  day: { from: '2026-11-27', to: '2026-11-27' },
  time: { at: '10:00' },
  partySize: 5,
  offered: [{ date: '2026-11-27', time: '10:00' }],
}

const MADE: Table['booking'] = {
  reference: 'K7M2QX',
  serviceId: 'canoe',
  date: '2026-12-04',
  time: '11:00',
  partySize: 2,
}

interface Said {
  /** Keep both contacts. */
  kept: string[]
  /** Agree to the second booking, and wish for no third one. */
  agreed: string
  /** Wish for somebody else, or refuse an hour; as many come as before. */
  asMany: string[]
  /** The booking that was made has four people and is on the fourth. */
  people: string
}

const SAID: Record<Language, Said> = {
  en: {
    kept: ["yes, and please don't forget the email", 'yes, without email reminders please', 'I bring Nina with me'],
    agreed: 'Yes please, no further booking',
    asMany: ['I would prefer another person', 'not at 3'],
    people: 'change it from 4 to 5 people',
  },
  de: {
    kept: ['ja und vergessen Sie die Mail nicht', 'ja, aber ohne Mailerinnerungen'],
    agreed: 'Ja, aber keinen weiteren Termin',
    asMany: ['ich hätte lieber eine andere Person', 'um 3 kann ich nicht'],
    people: 'von 4 auf 5 Personen ändern',
  },
  es: {
    kept: ['sí, y no olvide el correo', 'le dejo mi teléfono'],
    agreed: 'sí, sin otra cita',
    asMany: ['prefiero otra persona', 'a las 3 no puede ser'],
    people: 'cambiar de 4 a 5 personas',
  },
  fr: {
    kept: ['oui, et n’oubliez pas le mail', 'je vous laisse mon portable'],
    agreed: 'oui, pas d’autre rendez-vous',
    asMany: ['je préfère une autre personne', 'à 3 heures ça ne va pas'],
    people: 'passer de 4 à 5 personnes',
  },
}

function heard(language: Language, text: string, changes: Partial<Table>): Command[] {
  const services = servicesFrom([['canoe', 'Canoe trip', '']])
  return understandOffline(text, aTable({ language, services, question: 'confirm', task: AT_TEN, ...changes }))
}

const slots = (commands: Command[], slot: string): Command[] =>
  commands.filter((one) => 'value' in one && one.value.slot === slot)

describe.each(LANGUAGES)('at the summary of a booking (%s)', (language) => {
  const said = SAID[language]
  const contact = { name: 'Nino Reed', email: 'nino@example.com', phone: '07700 900123' }

  it.each(said.kept)('the contacts and the name stay: %s', (text) => {
    const commands = heard(language, text, { contact })
    expect(commands.some(({ type }) => type === 'drop')).toBe(false)
    expect(slots(commands, 'name')).toEqual([])
  })

  it('a yes that wants no further booking agrees', () => {
    const commands = heard(language, said.agreed, { booking: MADE })
    expect(commands).toMatchObject([{ type: 'confirm' }])
  })

  it.each(said.asMany)('as many come as before: %s', (text) => {
    expect(slots(heard(language, text, { question: 'time' }), 'party_size')).toEqual([])
  })

  it('numbers of people are no days of the booking that was made', () => {
    const commands = heard(language, said.people, { booking: MADE, task: null, question: 'anything_else' })
    expect(slots(commands, 'day')).toEqual([])
  })
})
