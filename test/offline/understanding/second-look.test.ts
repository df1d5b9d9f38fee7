import { describe, expect, it } from 'vitest'
import { understandOffline } from '../../../src/offline/understanding/index.ts'
import type { Command, OpenTask, Question, Table } from '../../../src/models/understanding.ts'
import { aTable } from './table.ts'

const LANGUAGES = ['en', 'de', 'es', 'fr'] as const
type Language = (typeof LANGUAGES)[number]

/** A pottery: two services are called by words that visitors use for their children and their tools as well. */
const NAMES: Record<Language, [string, string, string]> = {
  en: ['Wheel throwing', 'Pottery for children', 'Large kiln firing'],
  de: ['Drehen an der Scheibe', 'Töpfern für Kinder', 'Großer Brennofen'],
  es: ['Torno de alfarero', 'Cerámica para niños', 'Horno grande'],
  fr: ['Tournage', 'Poterie pour enfants', 'Grand four'],
}

const SAID: Record<Language, { asked: string; noted: string; named: string; changed: string; called: string }> = {
  en: {
    asked: 'Ann Lee, 020 7946 0018. do you have aprons for children too?',
    noted: 'please be patient, my children are very shy',
    named: 'rather pottery for children',
    changed: 'can you change the time to half past two?',
    called: 'the boy is called Rufus',
  },
  de: {
    asked: 'Ann Lee, 030 901820. habt ihr auch schürzen für kinder?',
    noted: 'bitte habt geduld, meine kinder sind sehr schüchtern',
    named: 'lieber Töpfern für Kinder',
    changed: 'können Sie die Uhrzeit auf halb drei ändern?',
    called: 'der Junge heißt Rufus',
  },
  es: {
    asked: 'Ann Lee, 912 345 678. ¿tenéis también delantales para niños?',
    noted: 'por favor tened paciencia, mis niños son muy tímidos',
    named: 'mejor Cerámica para niños',
    changed: '¿puede cambiar la hora a las dos y media?',
    called: 'el chico se llama Rufo',
  },
  fr: {
    asked: 'Ann Lee, 01 23 45 67 89. vous avez aussi des tabliers pour enfants ?',
    noted: 'merci d’être patients, mes enfants sont très timides',
    named: 'plutôt Poterie pour enfants',
    changed: 'vous pouvez changer l’heure pour 14h30 ?',
    called: 'le garçon s’appelle Rufin',
  },
}

const AT_TEN: OpenTask = {
  task: 'book',
  serviceId: 's0',
  day: { from: '2026-11-27', to: '2026-11-27' },
  time: { at: '10:00' },
  partySize: null,
  offered: [{ date: '2026-11-27', time: '10:00' }],
}

function table(language: Language, question: Question): Table {
  const services = NAMES[language].map((name, index) => ({
    id: `s${index}`,
    name,
    aliases: [],
    partyMin: null,
    partyMax: null,
  }))
  return aTable({ language, services, question, task: AT_TEN })
}

function heard(language: Language, text: string, question: Question): Command[] {
  return understandOffline(text, table(language, question))
}

const servicesIn = (commands: Command[]): Command[] =>
  commands.filter((one) => 'value' in one && one.value.slot === 'service')

describe.each(LANGUAGES)('during a booking (%s)', (language) => {
  const said = SAID[language]

  it('a question with a word of another service asks', () => {
    const commands = heard(language, said.asked, 'details')
    expect(commands.map(({ type }) => type)).toContain('ask')
    expect(servicesIn(commands)).toEqual([])
    expect(commands.some(({ type }) => type === 'start')).toBe(false)
  })

  it('a note with a word of another service is a note', () => {
    const commands = heard(language, said.noted, 'details')
    expect(servicesIn(commands)).toEqual([])
    expect(commands.some(({ type }) => type === 'message')).toBe(true)
  })

  it('another service by its whole name is a value', () => {
    expect(servicesIn(heard(language, said.named, 'time'))).toHaveLength(1)
  })

  it('the name of a child begins no call back', () => {
    expect(heard(language, said.called, 'details').some(({ type }) => type === 'start')).toBe(false)
  })

  it('a change of the hour at the summary is no task of its own', () => {
    const commands = heard(language, said.changed, 'confirm')
    expect(commands).toMatchObject([{ type: 'correct', value: { slot: 'time', value: { at: '14:30' } } }])
  })
})
