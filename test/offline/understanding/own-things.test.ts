import { describe, expect, it } from 'vitest'
import type { Command, Table } from '../../../src/models/understanding.ts'
import { understandOffline } from '../../../src/offline/understanding/index.ts'
import { aTable, servicesFrom } from './table.ts'

const SERVICES = servicesFrom([
  ['drums', 'Drum circle', 'We have drums for all.'],
  ['skate', 'Ice skating lesson', 'On the small rink.'],
])

const UNDER_WAY: Partial<Table> = {
  services: SERVICES,
  question: 'details',
  task: {
    task: 'book',
    serviceId: 'skate',
    day: { from: '2026-12-05', to: '2026-12-05' },
    time: { at: '10:00', isHalfDayKnown: true },
    partySize: 1,
    offered: [],
  },
}

const MADE: Partial<Table> = {
  services: SERVICES,
  booking: { reference: 'ABCDEF', serviceId: 'skate', date: '2026-12-05', time: '10:00' },
}

const commandsOf = (message: string, language: string, changes: Partial<Table>): Command[] =>
  understandOffline(message, aTable({ language, ...changes }))

const notesOf = (commands: Command[]): string[] => commands.flatMap((one) => (one.type === 'message' ? [one.text] : []))

const LANGUAGES = ['en', 'de', 'es', 'fr']

const THINGS: Record<string, [message: string, note: string][]> = {
  en: [
    ['Saturday at ten then, with my own helmet. Ann Hale, 07700 900321', 'with my own helmet'],
    ['ok I’ll rent skates then, size 41. Ann Hale, ann@mail.example', 'skates'],
  ],
  de: [
    ['dann Samstag um zehn, mit meinem eigenen Helm. Ann Hale, ann@mail.example', 'mit meinem eigenen Helm'],
    ['ok dann leihe ich mir Schlittschuhe, Größe 41. Ann Hale, ann@mail.example', 'Schlittschuhe, Größe 41'],
  ],
  es: [
    ['entonces el sábado a las diez, con mi casco. Soy Ana Ruiz, ana@mail.example', 'con mi casco'],
    ['vale, alquilaré patines, del 41. Ana Ruiz, ana@mail.example', 'patines, del 41'],
  ],
  fr: [
    ['alors samedi à dix heures, avec mon casque. Anne Roux, anne@mail.example', 'avec mon casque'],
    ['ok je louerai des patins, du 41. Anne Roux, anne@mail.example', 'patins, du 41'],
  ],
}

/** People are counted, questions are asked, and a day is a value. */
const NONE: Record<string, string[]> = {
  en: [
    'Saturday at ten, with my husband',
    'can I come with my own helmet?',
    'I hire a car on Saturday, so at ten',
    'Saturday at ten, with my apologies',
    'Saturday at ten, with my best wishes',
    'Saturday at ten, with my usual stylist',
    'Saturday at ten, with my usual ice skating lesson',
  ],
  de: [
    'Samstag um zehn, mit meiner Schwester',
    'kann ich mit meinem eigenen Helm kommen?',
    'Samstag um zehn, mit meinem besten Dank',
    'Samstag um zehn, mit meinem üblichen Friseur',
  ],
  es: [
    'el sábado a las diez, con mi marido',
    '¿puedo ir con mi casco?',
    'el sábado a las diez, con mis disculpas',
    'el sábado a las diez, con mis mejores deseos',
  ],
  fr: [
    'samedi à dix heures, avec mon mari',
    'je peux venir avec mon casque ?',
    'samedi à dix heures, avec mes remerciements',
    'samedi à dix heures, avec mes meilleures salutations',
  ],
}

const CANCELLED: Record<string, string> = {
  en: 'I have to cancel my lesson, with my apologies',
  de: 'Ich muss meinen Termin stornieren, mit meiner Entschuldigung',
  es: 'tengo que anular mi cita, con mis disculpas',
  fr: 'Je dois annuler mon rendez-vous, avec mes excuses',
}

const ORDERS: Record<string, string> = {
  en: 'yes please order the balloons for us then',
  de: 'ja, bitte bestellen Sie die Luftballons für uns',
  es: 'sí, encárguenos los globos por favor',
  fr: 'oui, commandez-nous les ballons svp',
}

const WRITTEN: Record<string, string> = {
  en: 'we want the family rate, make a note',
  de: 'wir möchten den Familientarif, notieren Sie das',
  es: 'queremos la tarifa familiar, apúntelo',
  fr: 'on veut le tarif famille, notez-le',
}

describe.each(LANGUAGES)('things that a visitor brings or hires (%s)', (language) => {
  it.each(THINGS[language]!)('are notes beside the values: %s', (message, note) => {
    const commands = commandsOf(message, language, UNDER_WAY)
    expect(notesOf(commands).join('\n')).toContain(note)
    const names = commands.flatMap((one) => (one.type === 'set' && one.value.slot === 'name' ? [one.value.value] : []))
    expect(names).toHaveLength(1)
  })

  it.each(NONE[language]!)('are none of people, questions and days: %s', (message) => {
    expect(notesOf(commandsOf(message, language, UNDER_WAY))).toEqual([])
  })

  it('are noted with the booking that was made', () => {
    const [message] = THINGS[language]![1]!
    const [own] = message.split('. ')
    const commands = commandsOf(own!, language, MADE)
    expect(commands).toContainEqual(expect.objectContaining({ type: 'start', task: 'note' }))
    expect(commands.some(({ type }) => type === 'recall')).toBe(false)
  })

  it('leaves a cancellation alone', () => {
    const commands = commandsOf(CANCELLED[language]!, language, MADE)
    expect(commands).toContainEqual(expect.objectContaining({ type: 'start', task: 'cancel' }))
    expect(commands).not.toContainEqual(expect.objectContaining({ type: 'start', task: 'note' }))
    expect(notesOf(commands)).toEqual([])
  })

  it('notes an order behind a booking', () => {
    const commands = commandsOf(ORDERS[language]!, language, MADE)
    expect(commands).toContainEqual(expect.objectContaining({ type: 'start', task: 'note' }))
  })

  it('notes what is to be written down behind a booking', () => {
    const commands = commandsOf(WRITTEN[language]!, language, MADE)
    expect(commands).toContainEqual(expect.objectContaining({ type: 'start', task: 'note' }))
  })
})
