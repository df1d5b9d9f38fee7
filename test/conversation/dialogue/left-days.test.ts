import { describe, expect, it } from 'vitest'
import type { Language } from '../../scenarios/scenario.ts'
import { bookedIn, LANGUAGES, openPractice, say, SERVICES } from './practice.ts'

const YES = { en: 'yes', de: 'ja', es: 'sí', fr: 'oui' }

/** A massage on Wednesday at 14:00, and changes of mind to Friday that say why. */
const SAID: Record<Language, { wish: string; changes: string[] }> = {
  en: {
    wish: 'a sports massage on Wednesday at 14:00',
    changes: [
      'Mary Shelley, mary@example.com. Oh no, Friday would be better, I have lectures on Wednesday',
      'Mary Shelley, mary@example.com. Sorry, on Wednesday my mother comes to stay. Make it Friday instead',
    ],
  },
  de: {
    wish: 'eine Sportmassage am Mittwoch um 14 Uhr',
    changes: [
      'Mary Shelley, mary@example.com. Ach nein, lieber am Freitag, am Mittwoch hab ich Vorlesung',
      'Mary Shelley, mary@example.com. Moment, mittwochs kommt immer meine Mutter. Dann doch besser Freitag',
    ],
  },
  es: {
    wish: 'un masaje deportivo el miércoles a las 14:00',
    changes: [
      'Mary Shelley, mary@example.com. Ay no, mejor el viernes, el miércoles doy clases hasta tarde',
      'Mary Shelley, mary@example.com. Perdón, el miércoles viene mi madre. Mejor el viernes',
    ],
  },
  fr: {
    wish: 'un massage sportif mercredi à 14h',
    changes: [
      'Mary Shelley, mary@example.com. Ah non, plutôt vendredi, mercredi j’ai cours toute la journée',
      'Mary Shelley, mary@example.com. Pardon, mercredi ma mère arrive. Plutôt vendredi en fait',
    ],
  },
}

describe.each(LANGUAGES)('a change of mind beside the details (%s)', (language) => {
  const { wish, changes } = SAID[language]

  it.each(changes)('holds, and the details are kept: %s', async (change) => {
    const shop = openPractice(language)
    await say(shop, [wish, change, YES[language]])
    expect(await bookedIn(shop)).toEqual([[SERVICES[language][2], '2026-12-04T14:00']])
    const [booking] = (await shop.rows()).bookings
    expect(booking).toMatchObject({ name: 'Mary Shelley', email: 'mary@example.com' })
  })
})
