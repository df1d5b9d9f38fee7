import { describe, expect, test } from 'vitest'
import type { Command, Table } from '../../../src/models/understanding.ts'
import { understandOffline } from '../../../src/offline/understanding/index.ts'
import { aTable } from './table.ts'

const LANGUAGES = ['en', 'de', 'es', 'fr'] as const
type Language = (typeof LANGUAGES)[number]

/** A yes beside a cancellation that is only supposed. */
const SUPPOSED: Record<Language, string> = {
  en: 'Yes, book it. What I meant: if one of us falls ill and cancels?',
  de: 'Ja, buchen Sie. Ich meinte: wenn eine krank wird und absagt?',
  es: 'Sí, resérvalo. Lo que decía… era si una se pone mala y anula',
  fr: "Oui, réservez. Je demandais juste ce qui se passe si l'une tombe malade et annule",
}

/** A yes beside the sum that was told. */
const SUMS: Record<Language, string> = {
  en: 'so £243 then. Yes, book it',
  de: 'also 243 €. Ja, bitte buchen',
  es: 'entonces 243 €. Sí, resérvalo',
  fr: 'donc 243 €. Oui, réservez',
}

const THANKS: Record<Language, string> = {
  en: 'Yes please. Many thanks!',
  de: 'Ja, bitte. Vielen Dank!',
  es: 'Sí, por favor. Muchas gracias',
  fr: 'Oui, volontiers. Merci beaucoup !',
}

/** Asks for a start, and not for what was told to the team. */
const FREE: Record<Language, string> = {
  en: 'Have you got Saturday 12 December at 10 free?',
  de: 'Haben Sie Samstag, den 12. Dezember, um 10 Uhr noch frei?',
  es: '¿Tienen libre el sábado 12 de diciembre a las 10?',
  fr: 'Vous avez le samedi 12 décembre à 10h de libre ?',
}

/** The summary of a booking is read back. */
function commandsOf(said: string, language: Language): Command[] {
  const task: Table['task'] = {
    task: 'book',
    serviceId: 'svc_1',
    day: { from: '2026-12-12', to: '2026-12-12' },
    time: { at: '11:00', isHalfDayKnown: true },
    partySize: 13,
    offered: [],
  }
  const services = [{ id: 'svc_1', name: 'Lindenhof', aliases: [], partyMin: 1, partyMax: 30 }]
  const table = aTable({ language, services, task, question: 'confirm', options: [{ kind: 'yes' }, { kind: 'no' }] })
  return understandOffline(said, table)
}

describe.each(LANGUAGES)('a yes to the summary (%s)', (language) => {
  test('stays one beside a cancellation that is only supposed', () => {
    const commands = commandsOf(SUPPOSED[language], language)
    expect(commands).toContainEqual(expect.objectContaining({ type: 'confirm' }))
    expect(commands).not.toContainEqual(expect.objectContaining({ type: 'start' }))
  })

  test('stays one beside the sum, which is no number of people', () => {
    const commands = commandsOf(SUMS[language], language)
    expect(commands).toContainEqual(expect.objectContaining({ type: 'confirm' }))
    expect(commands.some((one) => 'value' in one && one.value.slot === 'party_size')).toBe(false)
  })

  test('stays one beside thanks, which are no name', () => {
    const commands = commandsOf(THANKS[language], language)
    expect(commands).toContainEqual(expect.objectContaining({ type: 'confirm' }))
    expect(commands.some((one) => 'value' in one && one.value.slot === 'name')).toBe(false)
  })

  test('is no matter of a question whether a start is free', () => {
    expect(commandsOf(FREE[language], language)).not.toContainEqual(expect.objectContaining({ type: 'recall' }))
  })
})

test.each([
  ['en', 'yes. actually, please cancel it'],
  ['de', 'ja. ach nein, bitte doch absagen'],
] as const)('a yes that is taken back is none (%s)', (language, said) => {
  expect(commandsOf(said, language)).not.toContainEqual(expect.objectContaining({ type: 'confirm' }))
})
