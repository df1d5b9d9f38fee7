import { describe, expect, it } from 'vitest'
import type { Language } from '../../scenarios/scenario.ts'
import type { MemoryShop } from '../../support/fakes/shop-in-memory.ts'
import { LANGUAGES, openPractice, say, SERVICES } from './practice.ts'

interface Script {
  wish: string
  told: string
  further: string
  person: string
  /** Another matter, once help is there. */
  later: string
}

const SCRIPTS: Record<Language, Script> = {
  en: {
    wish: 'a sports massage on Tuesday please',
    told: 'my friend just collapsed in the gym, can you see her today?',
    further: 'where should she go?',
    person: 'I want to talk to a person',
    later: 'what are your opening hours?',
  },
  de: {
    wish: 'eine Sportmassage am Dienstag bitte',
    told: 'meine Freundin ist gerade im Studio zusammengebrochen, kann sie heute drankommen?',
    further: 'wo soll sie hin?',
    person: 'ich möchte mit einem Menschen sprechen',
    later: 'wann habt ihr geöffnet?',
  },
  es: {
    wish: 'un masaje deportivo el martes por favor',
    told: 'mi amiga se acaba de desplomar en el gimnasio, ¿la podéis ver hoy?',
    further: '¿a dónde tiene que ir?',
    person: 'quiero hablar con una persona',
    later: '¿qué horario tenéis?',
  },
  fr: {
    wish: 'un massage sportif mardi svp',
    told: "mon amie vient de s'effondrer dans la salle, vous pouvez la voir aujourd'hui ?",
    further: 'elle doit aller où ?',
    person: 'je veux parler à une personne',
    later: 'quels sont vos horaires ?',
  },
}

const NUMBER: Record<Language, string> = { en: '999', de: '112', es: '112', fr: '112' }

describe.each(LANGUAGES)('an emergency (%s)', (language) => {
  const { wish, told, further, person, later } = SCRIPTS[language]

  function expectHelp(shop: MemoryShop, reply: string): void {
    expect(reply).toContain(NUMBER[language])
    expect(shop.plan()[0]).toMatchObject({ say: 'callForHelp' })
    expect(shop.plan().filter((part) => 'say' in part)).toHaveLength(1)
    expect(shop.state().question).toBeNull()
    expect(shop.state().options).toEqual([])
  }

  it.each([
    [[told], 1],
    [[wish, told], 1],
    [[told, further], 2],
  ])('is met with the number to call, and offers nothing', async (said) => {
    const shop = openPractice(language)
    expectHelp(shop, await say(shop, said))
    expect((await shop.rows()).bookings).toEqual([])
  })

  it('comes before a form for the team', async () => {
    const shop = openPractice(language)
    expect(await say(shop, [told, person])).toContain(NUMBER[language])
    expect(shop.plan()[0]).toMatchObject({ say: 'callForHelp' })
  })

  it('leaves other matters as they were', async () => {
    const shop = openPractice(language)
    expect(await say(shop, [told, later])).not.toContain(NUMBER[language])
    await say(shop, [`${SERVICES[language][2]}`])
    expect(shop.state().tasks[0]).toMatchObject({ name: 'book' })
  })
})

const ANIMAL: Record<Language, string> = {
  en: 'our dog just ate a bag of raisins, can you see him today?',
  de: 'unser Hund hat gerade eine Tüte Rosinen gefressen, kann er heute kommen?',
  es: 'nuestro perro acaba de comerse, ha comido una bolsa de pasas, ¿lo podéis ver hoy?',
  fr: 'notre chien vient de manger, il a avalé un sachet de raisins, vous pouvez le voir ?',
}

describe.each(LANGUAGES)('the danger of an animal (%s)', (language) => {
  it('asks the documents, then names whom to call, and offers no booking', async () => {
    const shop = openPractice(language)
    await say(shop, [SCRIPTS[language].wish, ANIMAL[language]])
    expect(shop.plan()).toMatchObject([{ help: ANIMAL[language], otherwise: { say: 'callVet' } }])
    expect(shop.state()).toMatchObject({ question: null, options: [] })
    expect((await shop.rows()).bookings).toEqual([])
  })
})
