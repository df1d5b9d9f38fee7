import { describe, expect, it } from 'vitest'
import type { Language } from '../../scenarios/scenario.ts'
import { LANGUAGES, openPractice, say, SERVICES } from './practice.ts'

interface Said {
  /** A wish for the service on Tuesday at ten, behind a greeting, with a fact. */
  wish: (service: string) => string
  fact: string
  /** Contact, a fact and a question. */
  details: string
  allergy: string
}

const SAID: Record<Language, Said> = {
  en: {
    wish: (service) => `Hi, a ${service} on Tuesday at 10, it's my first time`,
    fact: "it's my first time",
    details: 'Ada Byron, ada@example.com, I am allergic to latex, does that matter?',
    allergy: 'I am allergic to latex',
  },
  de: {
    wish: (service) => `Moin, ${service} am Dienstag um 10 bitte, ich bin absoluter Anfänger`,
    fact: 'ich bin absoluter Anfänger',
    details: 'Ada Byron, ada@example.com, ich bin allergisch gegen Latex, macht das was?',
    allergy: 'ich bin allergisch gegen Latex',
  },
  es: {
    wish: (service) => `Hola, quiero ${service} el martes a las 10, es mi primera vez`,
    fact: 'es mi primera vez',
    details: 'Ada Byron, ada@example.com, soy alérgica al látex, ¿pasa algo?',
    allergy: 'soy alérgica al látex',
  },
  fr: {
    wish: (service) => `Bonjour, je voudrais ${service} mardi à 10h, c’est la première fois`,
    fact: 'c’est la première fois',
    details: 'Ada Byron, ada@example.com, je suis allergique au latex, c’est un problème ?',
    allergy: 'je suis allergique au latex',
  },
}

describe.each(LANGUAGES)('the note of a booking (%s)', (language) => {
  const { wish, fact, details, allergy } = SAID[language]
  const [, pilates] = SERVICES[language]

  it('has what the visitor tells of herself, and neither greeting, wish, day, contact nor question', async () => {
    const shop = openPractice(language)
    await shop.say(wish(pilates))
    expect(shop.state().tasks[0]?.notes).toEqual([fact])
    await shop.say(details)
    expect(shop.state().tasks[0]?.notes).toEqual([fact, allergy])
  })
})

it('keeps a wish without its greeting and its day, which may change', async () => {
  const shop = openPractice('de')
  await say(shop, ['Hi, ich würd gern am Dienstag bei der Sportmassage die Waden durchkneten lassen'])
  expect(shop.state().tasks[0]?.notes).toEqual(['ich würd gern bei der Sportmassage die Waden durchkneten lassen'])
})
