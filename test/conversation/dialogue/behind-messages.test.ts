import { describe, expect, it } from 'vitest'
import type { Language } from '../../scenarios/scenario.ts'
import { openBoats, SAILING } from './boats.ts'
import { ADA, YES } from './pottery.ts'
import { LANGUAGES } from './practice.ts'

interface Said {
  message: string
  /** Asks for the answer and names a day, or only names it. */
  when: string
  day: string
  /** A wish without a service, and a message in place of the answer which. */
  wish: string
  instead: string
}

const SAID: Record<Language, Said> = {
  en: {
    message: `a message please: I lost my oar bag. ${ADA}`,
    when: 'when will they answer me? I need it on Wednesday',
    day: 'I need it by Wednesday',
    wish: 'something for Thursday please',
    instead: 'a message please: two children, camp in August',
  },
  de: {
    message: `eine Nachricht bitte: ich habe meine Rudertasche verloren. ${ADA}`,
    when: 'wann antworten die mir? ich brauche sie am Mittwoch',
    day: 'ich brauche sie bis Mittwoch',
    wish: 'etwas am Donnerstag bitte',
    instead: 'eine Nachricht bitte: zwei Kinder, Ferienlager im August',
  },
  es: {
    message: `un mensaje por favor: he perdido mi bolsa de remo. ${ADA}`,
    when: '¿cuándo me contestan? la necesito el miércoles',
    day: 'la necesito para el miércoles',
    wish: 'algo para el jueves por favor',
    instead: 'un mensaje por favor: dos niños, campamento en agosto',
  },
  fr: {
    message: `un message svp : j’ai perdu mon sac d’aviron. ${ADA}`,
    when: 'quand est-ce qu’ils me répondent ? j’en ai besoin mercredi',
    day: 'j’en ai besoin pour mercredi',
    wish: 'quelque chose pour jeudi svp',
    instead: 'un message svp : deux enfants, colonie en août',
  },
}

type Shop = Awaited<ReturnType<typeof openBoats>>

const says = (shop: Shop): string[] => shop.plan().flatMap((part) => ('say' in part ? [part.say] : []))

describe.each(LANGUAGES)('behind a message to the team (%s)', (language) => {
  const said = SAID[language]
  const yes = YES[language]

  it('a day beside the question when the team answers asks for no service', async () => {
    const shop = await openBoats(language, [said.message, yes, said.when])
    expect(says(shop)).toContain('teamAnswers')
    expect(says(shop)).not.toContain('askService')
    expect(shop.state().tasks).toEqual([])
  })

  it('a day alone is added to it', async () => {
    const shop = await openBoats(language, [said.message, yes, said.day])
    expect(shop.state().tasks).toMatchObject([{ name: 'message', said: [said.day] }])
  })

  it('a booking begins with the next wish', async () => {
    const shop = await openBoats(language, [said.message, yes, SAILING[language]])
    expect(shop.state().tasks).toMatchObject([{ name: 'book' }])
  })

  it('no list of services follows where it took the place of the answer', async () => {
    const shop = await openBoats(language, [said.wish, said.instead, ADA, yes])
    expect(shop.calls().filter(({ name }) => name === 'capture_lead')).toHaveLength(1)
    expect(says(shop)).not.toContain('askService')
    expect(shop.state().tasks).toEqual([])
  })
})
