import { describe, expect, it } from 'vitest'
import type { Language } from '../../scenarios/scenario.ts'
import type { MemoryShop } from '../../support/fakes/shop-in-memory.ts'
import { LANGUAGES, openPractice, say } from './practice.ts'

interface Script {
  services: { name: string; description?: string }[]
  wishes: string[]
  opening: string
  /** Asked for where the service is open. */
  unsure: string
  /** Names a service, or is about something else. */
  others: string[]
}

const SCRIPTS: Record<Language, Script> = {
  en: {
    services: [{ name: 'Skin assessment' }, { name: 'Chemical peel' }, { name: 'Lash lift' }],
    wishes: [
      'honestly no idea what I need',
      'i want someone to tell me what i need',
      "I don't know which one suits me",
    ],
    opening: 'I would like an appointment',
    unsure: "I'm not sure what I need",
    others: ['no idea what I need to bring', 'a lash lift, not sure what I need to pay'],
  },
  de: {
    services: [{ name: 'Erstgespräch' }, { name: 'Fruchtsäurepeeling' }, { name: 'Wimpernlifting' }],
    wishes: [
      'ehrlich gesagt keine Ahnung, was ich brauche',
      'ich möchte, dass mir jemand sagt, was ich brauche',
      'ich weiß nicht, was für mich passt',
    ],
    opening: 'ich möchte einen Termin',
    unsure: 'weiß nicht, was ich brauche',
    others: ['was muss ich mitbringen?', 'ein Wimpernlifting, keine Ahnung, was das kostet'],
  },
  es: {
    services: [{ name: 'Primera visita' }, { name: 'Peeling químico' }, { name: 'Lifting de pestañas' }],
    wishes: [
      'la verdad, ni idea de lo que necesito',
      'quiero que alguien me diga lo que necesito',
      'no sé cuál me conviene',
    ],
    opening: 'quiero una cita',
    unsure: 'no sé qué necesito',
    others: ['no sé qué necesito llevar', 'un lifting de pestañas, no sé cuánto cuesta'],
  },
  fr: {
    services: [{ name: 'Bilan de peau' }, { name: 'Peeling chimique' }, { name: 'Rehaussement de cils' }],
    wishes: [
      "honnêtement aucune idée de ce qu'il me faut",
      "je voudrais que quelqu'un me dise ce qu'il me faut",
      'je ne sais pas lequel me convient',
    ],
    opening: 'je voudrais un rendez-vous',
    unsure: "je ne sais pas ce qu'il me faut",
    others: ["je ne sais pas ce qu'il faut apporter", 'un rehaussement de cils, je ne sais pas combien ça coûte'],
  },
}

describe.each(LANGUAGES)('a visitor who wants to be told what they need (%s)', (language) => {
  const { services, wishes, opening, unsure, others } = SCRIPTS[language]

  const open = (offered = services): MemoryShop =>
    openPractice(language, { services: offered.map((service) => ({ ...service, minutes: 30 })) })
  const serviceIn = (shop: MemoryShop): string | undefined => shop.state().tasks[0]?.wish.service

  it.each(wishes)('is led to the service in which that is done: %s', async (words) => {
    const shop = open()
    await shop.say(words)
    expect(serviceIn(shop)).toBe('svc_0')
  })

  it('is led there where the service is asked for', async () => {
    const shop = open()
    await say(shop, [opening, unsure])
    expect(serviceIn(shop)).toBe('svc_0')
  })

  it('is led nowhere where no service is for that', async () => {
    const shop = open(services.slice(1))
    await shop.say(wishes[0]!)
    expect(serviceIn(shop)).toBeUndefined()
  })

  it.each(others)('is somebody else: %s', async (words) => {
    const shop = open()
    await shop.say(words)
    expect(serviceIn(shop)).not.toBe('svc_0')
  })
})
