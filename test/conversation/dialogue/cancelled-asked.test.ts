import { describe, expect, it } from 'vitest'
import { forLanguage } from '../../../src/languages/index.ts'
import type { Language } from '../../scenarios/scenario.ts'
import { bookedIn, LANGUAGES, openPractice, say, SERVICES } from './practice.ts'

interface Said {
  when: string
  yes: string
  cancel: string
  asked: string[]
  rule: string
}

const SAID: Record<Language, Said> = {
  en: {
    when: 'on Tuesday at 10',
    yes: 'yes',
    cancel: 'please cancel it',
    asked: ['so is my appointment on Tuesday cancelled now?', 'has it been cancelled?', 'did you cancel it?'],
    rule: 'is it cancelled if I am ill?',
  },
  de: {
    when: 'am Dienstag um 10',
    yes: 'ja',
    cancel: 'bitte sagen Sie ihn ab',
    asked: ['ist mein Termin am Dienstag jetzt abgesagt?', 'wurde er storniert?', 'Haben Sie den Termin abgesagt?'],
    rule: 'ist er abgesagt, wenn ich krank bin?',
  },
  es: {
    when: 'el martes a las 10',
    yes: 'sí',
    cancel: 'anúlela, por favor',
    asked: ['¿está anulada mi cita del martes?', '¿se ha cancelado?', '¿la habéis anulado?'],
    rule: '¿está anulada si estoy enfermo?',
  },
  fr: {
    when: 'mardi à 10h',
    yes: 'oui',
    cancel: 'annulez-le, s’il vous plaît',
    asked: ['mon rendez-vous de mardi est annulé maintenant ?', 'il a été annulé ?', 'vous l’avez annulé ?'],
    rule: 'il est annulé si je suis malade ?',
  },
}

describe.each(LANGUAGES)('whether the booking was cancelled (%s)', (language) => {
  const { when, yes, cancel, asked, rule } = SAID[language]
  const [, pilates] = SERVICES[language]
  const booking = [`${pilates} ${when}`, 'Ada Byron, ada@example.com', yes]
  const appointment = { service: pilates, date: '2026-12-01', time: '10:00', staff: 'Mary Anning' }
  const { isStanding, isCancelled } = forLanguage(language).dialogue.text

  it.each(asked)('is told: %s', async (question) => {
    const shop = openPractice(language)
    await say(shop, booking)
    expect(await bookedIn(shop)).toHaveLength(1)
    expect(await shop.say(question)).toContain(isStanding(appointment).split(':')[0])
    await say(shop, [cancel, yes])
    expect(await shop.say(question)).toContain(isCancelled(appointment).split(':')[0])
    expect(shop.state().tasks).toEqual([])
  })

  it('a rule is looked up', async () => {
    const shop = openPractice(language)
    await say(shop, booking)
    expect(await shop.say(rule)).not.toContain(isStanding(appointment).split(':')[0])
  })
})
