import { describe, expect, it } from 'vitest'
import { understandOffline } from '../../../src/offline/understanding/index.ts'
import { aTable } from './table.ts'

/** At the question whether the booking is to be cancelled: words that agree, and words that do not. */
const ANSWERS = {
  en: [
    ['yes cancel please', 'cancel it please', 'no, I want it cancelled'],
    ['no, don’t cancel it', 'forget it'],
  ],
  de: [
    ['ja stornieren bitte', 'ja bitte absagen'],
    ['nein, bitte nicht stornieren', 'lieber nicht absagen'],
  ],
  es: [
    ['sí cancela por favor', 'no, quiero cancelarla'],
    ['no, no la canceles', 'mejor no cancelar'],
  ],
  fr: [
    ['oui annulez', 'oui, annuler svp'],
    ['non, ne pas annuler', 'n’annulez pas'],
  ],
} as const

describe.each(Object.keys(ANSWERS) as (keyof typeof ANSWERS)[])(
  'an answer that names the cancelling (%s)',
  (language) => {
    const [agreeing, refusing] = ANSWERS[language]
    const task = { task: 'cancel' as const, serviceId: 'svc_1', day: null, time: null, partySize: null, offered: [] }
    const typesOf = (message: string): string[] =>
      understandOffline(message, aTable({ language, question: 'confirm', task })).map(({ type }) => type)

    it.each(agreeing)('agrees: %s', (message) => {
      expect(typesOf(message)).toContain('confirm')
    })

    it.each(refusing)('does not: %s', (message) => {
      expect(typesOf(message)).not.toContain('confirm')
    })
  },
)
