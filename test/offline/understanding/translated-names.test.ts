import { describe, expect, it } from 'vitest'
import { unlistedIn } from '../../../src/offline/index.ts'
import { askedFacts } from '../../../src/offline/facts/asked.ts'
import { areCognates } from '../../../src/offline/understanding/cognates.ts'
import { understandOffline } from '../../../src/offline/understanding/index.ts'
import { languageOfVisitor } from '../../../src/offline/understanding/language.ts'
import { aTable, servicesFrom, servicesIn, type ServiceRow } from './table.ts'

/** Catalogues in one language each, without descriptions. */
const CATALOGUES: Record<string, ServiceRow[]> = {
  en: [
    ['puppies', 'Puppy class', ''],
    ['private', 'Private lesson', ''],
    ['walk', 'Forest walk', ''],
    ['exam', 'Companion dog exam', ''],
  ],
  de: [
    ['boat', 'Ruderboot', ''],
    ['sauna', 'Finnische Sauna', ''],
    ['candle', 'Abendessen bei Kerzenlicht', ''],
    ['bike', 'Fahrradverleih', ''],
  ],
  es: [
    ['admiral', 'Salón del Almirante', ''],
    ['garden', 'Jardín privado', ''],
    ['tasting', 'Cata de aceites', ''],
    ['mill', 'Visita guiada al molino', ''],
  ],
  fr: [
    ['corsair', 'Chambre du Corsaire', ''],
    ['terrace', 'Terrasse privée', ''],
    ['dinner', 'Dîner romantique', ''],
    ['painting', 'Cours de peinture', ''],
  ],
}

/** A catalogue, the language of the visitor, their words for a service, and it. */
const NAMES: [catalogue: string, language: string, name: string, service: string][] = [
  ['en', 'de', 'den Welpenkurs', 'puppies'],
  ['en', 'es', 'la clase de cachorros', 'puppies'],
  ['en', 'fr', 'la balade en forêt', 'walk'],
  ['en', 'de', 'eine Privatstunde', 'private'],
  ['de', 'en', 'the rowing boat', 'boat'],
  ['de', 'fr', 'le sauna finlandais', 'sauna'],
  ['de', 'es', 'la sauna finlandesa', 'sauna'],
  ['es', 'fr', "le salon de l'Amiral", 'admiral'],
  ['es', 'en', 'the private garden', 'garden'],
  ['es', 'de', 'den privaten Garten', 'garden'],
  ['fr', 'es', 'la habitación del Corsario', 'corsair'],
  ['fr', 'en', 'the private terrace', 'terrace'],
  ['fr', 'de', 'die private Terrasse', 'terrace'],
]

const WISH: Record<string, (name: string) => string> = {
  en: (name) => `I'd like to book ${name} on Friday`,
  de: (name) => `ich möchte am Freitag ${name} buchen`,
  es: (name) => `quisiera reservar ${name} el viernes`,
  fr: (name) => `je voudrais réserver ${name} vendredi`,
}

const PRICE: Record<string, (name: string) => string> = {
  en: (name) => `how much is ${name}?`,
  de: (name) => `was kostet ${name}?`,
  es: (name) => `¿cuánto cuesta ${name}?`,
  fr: (name) => `ça coûte combien, ${name} ?`,
}

describe('a service by its translated name', () => {
  it.each(NAMES)('%s in %s is wished for: %s', (catalogue, language, name, service) => {
    const table = aTable({ language, services: servicesFrom(CATALOGUES[catalogue]!) })
    expect(servicesIn(understandOffline(WISH[language]!(name), table))).toEqual([service])
  })

  const whole = NAMES.filter(([, , name]) => /Welpen|cachorros|[Pp]rivat|terrace|Corsario/u.test(name))
  it.each(whole)('%s in %s is asked about: %s', (catalogue, language, name, service) => {
    const services = servicesFrom(CATALOGUES[catalogue]!)
    const [ask] = understandOffline(PRICE[language]!(name), aTable({ language, services }))
    expect(ask).toMatchObject({ type: 'ask', service })
    const moment = { now: new Date('2026-11-25T09:00:00Z'), timeZone: 'Europe/Madrid', country: 'ES' }
    const asked = askedFacts(PRICE[language]!(name), language, { moment, services, business: 'x' })
    expect(asked).toMatchObject({ kinds: ['price'], services: [service] })
  })

  it.each(whole)('%s in %s is not unlisted, whatever a heading says: %s', (catalogue, language, name) => {
    const services = servicesFrom(CATALOGUES[catalogue]!)
    const headings = ['Party', 'Hochzeit', 'Boda', 'Mariage']
    const occasions: Record<string, string> = {
      en: 'for a party',
      de: 'für eine Hochzeit',
      es: 'para una boda',
      fr: 'pour un mariage',
    }
    const wish = `${WISH[language]!(name)} ${occasions[language]}`
    expect(unlistedIn(wish, '', { headings, services, language })).toBeUndefined()
    expect(unlistedIn(`x ${occasions[language]}`, '', { headings, services, language })).toBeDefined()
  })

  it('is another one where only a word of it is told', () => {
    const services = servicesFrom(CATALOGUES['fr']!)
    for (const [language, message] of [
      ['en', 'how much is a room for two?'],
      ['es', '¿cuánto cuesta la cena?'],
      ['de', 'was kostet ein privater Parkplatz?'],
    ] as const) {
      const asks = understandOffline(message, aTable({ language, services }))
      expect(asks).not.toMatchObject([{ service: expect.any(String) }])
    }
  })
})

describe('cognates', () => {
  it.each([
    ['almirante', 'amiral', false],
    ['corsario', 'corsaire', true],
    ['corsair', 'corsaire', true],
    ['terraza', 'terrasse', true],
    ['masaje', 'massage', true],
    ['princesas', 'princesses', true],
    ['parte', 'porte', false],
    ['casa', 'caisse', false],
    ['gato', 'gateau', false],
    ['sol', 'sel', false],
  ])('%s and %s', (one, other, areAlike) => {
    expect(areCognates(one, other)).toBe(areAlike)
  })
})

describe('the language of a visitor', () => {
  it.each([
    ['Welpenkurs am Donnerstag', 'de'],
    ['clase de cachorros, jueves', 'es'],
    ['sauna jeudi', 'fr'],
  ])('shows in a weekday: %s', (message, language) => {
    expect(languageOfVisitor([message], 'en')).toBe(language)
  })
})
