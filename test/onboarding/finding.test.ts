import { describe, expect, it } from 'vitest'
import { findOnPage } from '../../src/onboarding/finding/find.ts'
import type { Value } from '../../src/onboarding/finding/finding.ts'

function found(text: string, title = 'A page', { country = 'FR', language = 'fr' } = {}): Value[] {
  const page = { url: 'https://www.example.com/page', title, text } as Parameters<typeof findOnPage>[0]
  return findOnPage(page, { country, language }).map(({ value }) => value)
}

function services(text: string) {
  return found(text).flatMap((value) =>
    value.kind === 'service' ? [[value.name, value.duration_minutes, value.price]] : [],
  )
}

describe('services on a page', () => {
  it('have the name of the heading where the sentence only says "price"', () => {
    const text =
      '## Révision simple\n\nRéglage des freins et des vitesses, graissage de la chaîne. Durée : 45 minutes. Prix : 49 €.\n\n' +
      '## Révision complète\n\nTout ce que comprend la révision simple.\n\nDurée : 1 h 30\n\nPrix : 89 €'
    expect(services(text)).toEqual([
      ['Révision simple', 45, '49 €'],
      ['Révision complète', 90, '89 €'],
    ])
  })

  it('keep the word that makes a price the least one, also behind the duration', () => {
    const table = '| Coloration | 120 minutes | à partir de 62 € |\n| Détartrage, 60 min, dès 45 € |'
    expect(services(table)).toEqual([
      ['Coloration', 120, 'à partir de 62 €'],
      ['Détartrage', 60, 'dès 45 €'],
    ])
  })

  it('have a name without the word that makes a figure inexact', () => {
    const written = [
      ['Détartrage, environ 60 minutes, 45 €', 'fr'],
      ['Détartrage, ca. 60 Minuten, 45 €', 'de'],
      ['Détartrage, approx. 60 minutes, 45 €', 'en'],
    ] as const
    for (const [line, language] of written)
      expect(found(`- ${line}`, 'A page', { country: 'FR', language })).toMatchObject([
        { kind: 'service', name: 'Détartrage', duration_minutes: 60, price: '45 €' },
      ])
  })

  it('begin behind what belongs to the price before them', () => {
    const text = 'Changement de pneu 22 € plus le pneu Changement de chaîne 28 € plus la chaîne Câble de frein 16 €'
    expect(services(text)).toEqual([
      ['Changement de pneu', null, '22 €'],
      ['Changement de chaîne', null, '28 €'],
      ['Câble de frein', null, '16 €'],
    ])
  })

  it('are neither fees nor deposits that a sentence goes on with', () => {
    expect(services("L'annulation est gratuite jusqu’à 24 heures avant. Ensuite, 15 € sont dus.")).toEqual([])
    expect(services("L'abonnement annuel coûte 120 €.")).toEqual([['Abonnement annuel', null, '120 €']])
  })
})

describe('an address', () => {
  const addresses = (text: string) => found(text).flatMap((value) => (value.kind === 'address' ? [value.text] : []))

  it('ends before the phone and the e-mail of the same line', () => {
    const line = 'La Roue Libre, 14 rue des Cordeliers, 38000 Grenoble · 04 76 54 12 90 · bonjour@example.com'
    expect(addresses(line)).toEqual(['14 rue des Cordeliers, 38000 Grenoble'])
  })

  it('has its town behind a dot, too', () => {
    const line = 'Dr. Sabine Kröger · Lindenstraße 14 · 50674 Köln · Telefon 0221 / 55 01 42'
    const german = found(line, 'A page', { country: 'DE', language: 'de' })
    expect(german).toContainEqual({ kind: 'address', text: 'Lindenstraße 14, 50674 Köln' })
  })

  it('is told without the way to it', () => {
    const line = 'Nous sommes au 14 rue des Cordeliers, à deux minutes de l’arrêt de tramway Hubert Dubedout.'
    expect(addresses(line)).toEqual(['14 rue des Cordeliers'])
  })
})

it('says the role of a person and not their first name', () => {
  const text = '## Camille Ferrand\n\nCamille, fondatrice et mécanicienne, s’occupe des révisions et des roues.'
  expect(found(text, 'L’équipe')).toContainEqual({
    kind: 'staff',
    name: 'Camille Ferrand',
    role: 'fondatrice et mécanicienne',
  })
})

it('knows a name with an article of the language in it, and no greeting', () => {
  const text = '## Capucine Le Goff\n\nCoiffeuse et gérante.\n\n## Le Salon\n\nOuvert en 2014.'
  const people = found(text, 'L’équipe').filter(({ kind }) => kind === 'staff')
  expect(people).toEqual([{ kind: 'staff', name: 'Capucine Le Goff', role: 'Coiffeuse et gérante' }])
})
