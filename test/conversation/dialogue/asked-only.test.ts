import { describe, expect, it } from 'vitest'
import type { Language } from '../../scenarios/scenario.ts'
import { LANGUAGES, openPractice, say, SERVICES } from './practice.ts'

interface Said {
  /** Asks for free times. */
  free: (service: string) => string
  wish: (service: string) => string
  asked: string
  hour: string
  /** Refuses a booking, and asks. */
  left: string
}

const SAID: Record<Language, Said> = {
  en: {
    free: (service) => `Do you have anything free on Tuesday for a ${service}?`,
    wish: (service) => `I'd like to book a ${service} on Tuesday`,
    asked: 'Do I need a towel?',
    hour: '10:00',
    left: "I don't want to book, do I need a towel?",
  },
  de: {
    free: (service) => `Habt ihr am Dienstag was frei für ${service}?`,
    wish: (service) => `Ich möchte ${service} am Dienstag buchen`,
    asked: 'Brauche ich ein Handtuch?',
    hour: '10:00',
    left: 'Ich will nichts buchen, brauche ich ein Handtuch?',
  },
  es: {
    free: (service) => `¿Tenéis algo libre el martes para ${service}?`,
    wish: (service) => `Quiero reservar ${service} el martes`,
    asked: '¿Necesito toalla?',
    hour: '10:00',
    left: 'No quiero reservar, ¿necesito toalla?',
  },
  fr: {
    free: (service) => `Vous avez une place mardi pour ${service} ?`,
    wish: (service) => `Je voudrais réserver ${service} mardi`,
    asked: 'Il me faut une serviette ?',
    hour: '10:00',
    left: 'Je ne veux pas réserver, il me faut une serviette ?',
  },
}

describe.each(LANGUAGES)('behind an answer (%s)', (language) => {
  const { free, wish, asked, hour, left } = SAID[language]
  const [, pilates] = SERVICES[language]

  it('a visitor who has only asked for free times is not asked which one', async () => {
    const shop = openPractice(language)
    await shop.say(free(pilates))
    expect(shop.state().tasks).toHaveLength(1)
    const alone = await openPractice(language).say(asked)
    expect(await shop.say(asked)).toBe(alone)
    // The times stay on offer.
    await shop.say(hour)
    expect(shop.state().tasks[0]?.slot?.time).toBe('10:00')
    expect(await shop.say(asked)).not.toBe(alone)
  })

  it('a visitor who wishes to book is asked once more', async () => {
    const shop = openPractice(language)
    await shop.say(wish(pilates))
    expect(await shop.say(asked)).not.toBe(await openPractice(language).say(asked))
  })

  it('nothing is said to be unbooked where nothing was settled', async () => {
    const shop = openPractice(language)
    const reply = await say(shop, [free(pilates), left])
    expect(shop.state().tasks).toEqual([])
    expect(reply).toBe(await openPractice(language).say(left))
  })
})
