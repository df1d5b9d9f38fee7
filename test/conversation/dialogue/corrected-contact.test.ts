import { describe, expect, it } from 'vitest'
import type { Language } from '../../scenarios/scenario.ts'
import { LANGUAGES, openPractice, say } from './practice.ts'

const YES = { en: 'yes', de: 'ja', es: 'sí', fr: 'oui' }

interface Said {
  booked: string
  /** The address was wrong, and is mary.anning@example.com. */
  corrections: string[]
  cancel: string
}

const SAID: Record<Language, Said> = {
  en: {
    booked: 'a sports massage on Tuesday at 10',
    corrections: [
      'sorry, I mistyped my e-mail, it should be mary.anning@example.com',
      'my address is not right, mary.anning@example.com is',
    ],
    cancel: 'please cancel the appointment',
  },
  de: {
    booked: 'eine Sportmassage am Dienstag um 10',
    corrections: [
      'ich habe mich bei der Mail vertippt, sie lautet mary.anning@example.com',
      'meine Adresse stimmt nicht, richtig wäre mary.anning@example.com',
    ],
    cancel: 'bitte sagen Sie den Termin ab',
  },
  es: {
    booked: 'un masaje deportivo el martes a las 10',
    corrections: [
      'perdón, escribí mal mi correo, es mary.anning@example.com',
      'mi dirección no es correcta, la buena es mary.anning@example.com',
    ],
    cancel: 'por favor, cancele la cita',
  },
  fr: {
    booked: 'un massage sportif mardi à 10h',
    corrections: [
      'pardon, je me suis trompée dans mon mail, c’est mary.anning@example.com',
      'mon adresse n’est pas la bonne, la bonne est mary.anning@example.com',
    ],
    cancel: 'annulez le rendez-vous svp',
  },
}

describe.each(LANGUAGES)('a contact corrected behind the booking (%s)', (language) => {
  const { booked, corrections, cancel } = SAID[language]
  const booking = [booked, 'Mary Wollstonecraft, mary@example.com', YES[language]]

  it.each(corrections)('is told to the team, with the booking and the old one: %s', async (message) => {
    const shop = openPractice(language)
    await say(shop, [...booking, message])
    expect(shop.plan()).toMatchObject([{ say: 'correctionSummary' }])
    await shop.say(YES[language])
    const reference = shop.state().bookings[0]!.reference
    const told = String(shop.calls().findLast(({ name }) => name === 'capture_lead')?.arguments['message'])
    for (const part of [reference, 'mary.anning@example.com', 'mary@example.com', message]) expect(told).toContain(part)
  })

  it('leaves the booking in reach of the visitor', async () => {
    const shop = openPractice(language)
    await say(shop, [...booking, corrections[0]!, YES[language], cancel, YES[language]])
    expect((await shop.rows()).bookings).toMatchObject([{ status: 'cancelled' }])
  })
})
