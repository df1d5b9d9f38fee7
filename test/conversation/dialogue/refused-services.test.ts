import { describe, expect, it } from 'vitest'
import type { Language } from '../../scenarios/scenario.ts'
import type { MemoryShop } from '../../support/fakes/shop-in-memory.ts'
import { LANGUAGES, openPractice, say } from './practice.ts'

/** Names of the services of a riding school: riding in a group, the private lesson, the pony hour. */
const SERVICES: Record<Language, [group: string, single: string, pony: string]> = {
  en: ['Riding in a group', 'Private riding lesson', 'Pony hour'],
  de: ['Reiten in der Gruppe', 'Einzelstunde Reiten', 'Ponystunde'],
  es: ['Equitación en grupo', 'Clase particular de equitación', 'Hora de poni'],
  fr: ['Équitation en groupe', 'Cours particulier d’équitation', 'Heure de poney'],
}

interface Said {
  /** A wish for riding on a day, which fits the first two. */
  wish: string
  /** Refuses the private lesson and names the other one, or none. */
  named: string[]
  unnamed: string
  /** Refuses the one under way. */
  changed: string
  single: string
}

const SAID: Record<Language, Said> = {
  en: {
    wish: 'I would like to go riding on Thursday',
    named: ['no, the one in the group, not the private lesson', 'neither pony nor private, I mean the group'],
    unnamed: 'not the private lesson and no pony',
    single: 'a private riding lesson on Thursday',
    changed: 'I don’t want the private one, riding in a group please',
  },
  de: {
    wish: 'ich möchte am Donnerstag reiten',
    named: ['nein, das in der Gruppe, keine Einzelstunde', 'weder Pony noch Einzelstunde, ich meine die Gruppe'],
    unnamed: 'keine Einzelstunde und kein Pony',
    single: 'eine Einzelstunde Reiten am Donnerstag',
    changed: 'nein, keine Einzelstunde, Reiten in der Gruppe bitte',
  },
  es: {
    wish: 'quiero equitación el jueves',
    named: ['no, la de grupo, no la particular', 'nada de clase particular, solo en grupo'],
    unnamed: 'ni particular ni poni',
    single: 'una clase particular de equitación el jueves',
    changed: 'no quiero la particular, equitación en grupo por favor',
  },
  fr: {
    wish: 'je voudrais de l’équitation jeudi',
    named: ['non, celle en groupe, pas le cours particulier', 'ni poney ni cours particulier, je veux le groupe'],
    unnamed: 'pas de cours particulier, pas de poney',
    single: 'un cours particulier d’équitation jeudi',
    changed: 'je ne veux pas le cours particulier, équitation en groupe svp',
  },
}

async function openSchool(language: Language, said: string[]): Promise<MemoryShop> {
  const shop = openPractice(language, { services: SERVICES[language].map((name) => ({ name, minutes: 60 })) })
  await say(shop, said)
  return shop
}

const THURSDAY = { from: '2026-12-03', to: '2026-12-03' }

describe.each(LANGUAGES)('a refused service (%s)', (language) => {
  const said = SAID[language]

  it.each(said.named)('gives way to the one that is named, and the day stays: %s', async (message) => {
    const shop = await openSchool(language, [said.wish, message])
    expect(shop.state().tasks).toMatchObject([{ wish: { service: 'svc_0', day: THURSDAY } }])
  })

  it('gives way to the one that is left', async () => {
    const shop = await openSchool(language, [said.wish, said.unnamed])
    expect(shop.state().tasks).toMatchObject([{ wish: { service: 'svc_0', day: THURSDAY } }])
  })

  it('is no longer the one under way', async () => {
    const shop = await openSchool(language, [said.single, said.changed])
    expect(shop.state().tasks).toMatchObject([{ wish: { service: 'svc_0', day: THURSDAY } }])
    expect(shop.state().tasks).toHaveLength(1)
  })
})
