import { describe, expect, it } from 'vitest'
import { findOnPage } from '../../src/onboarding/finding/find.ts'
import { createDrafts } from '../../src/onboarding/proposals.ts'
import type { Value } from '../../src/onboarding/finding/finding.ts'

function found(
  text: string,
  title = 'A page',
  { country = 'FR', language = 'fr', business = 'La Roue Libre' } = {},
): Value[] {
  const page = { url: 'https://www.example.com/page', title, text } as Parameters<typeof findOnPage>[0]
  return findOnPage(page, { business, country, language }).map(({ value }) => value)
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

  it('keep the sign between two things that are done together', () => {
    expect(services('- Coupe + barbe 30 min 32 €\n- Shampooing & coiffage 25 €\n- Barbe + 15 €')).toEqual([
      ['Coupe + barbe', 30, '32 €'],
      ['Shampooing & coiffage', null, '25 €'],
      ['Barbe', null, '15 €'],
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

  it('tell the minutes of a duration from the amount behind it', () => {
    const table =
      '| Shampoing, coupe, brushing | 1 h | 48 € |\n| Balayage | 2 h 30 | 95 € |\n| Tresses | 3 h | 50,50 € |'
    expect(services(table)).toEqual([
      ['Shampoing, coupe, brushing', 60, '48 €'],
      ['Balayage', 150, '95 €'],
      ['Tresses', 180, '50,50 €'],
    ])
  })

  it('are neither goods nor surcharges nor what a sentence tells', () => {
    const text = [
      '- Shampoing sans sulfates 250 ml : 17,50 €',
      '- Supplément cheveux longs : 9 €',
      'Parrainez une amie : vous recevez chacune un bon de 8 €.',
      'Avec lui, la coupe femme est à 25 € le mercredi.',
    ]
    expect(services(text.join('\n\n'))).toEqual([])
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

  it.each([
    ['Parking: the car park, 2 High Street.', 'en'],
    ['In an emergency please go to the Harbour Animal Hospital, 7 Quay Road, telephone 0121 555 0123.', 'en'],
    ['Our flour comes from Miller & Sons, 3 Mill Lane.', 'en'],
    ['In der Nacht hilft die Tierklinik Hofheim, Lindenstraße 9, Telefon 06192 290 290.', 'de'],
    ['Außerhalb der Zeiten: Klinik am See, Seestraße 9', 'de'],
    ['Zuständige Kammer: Landestierärztekammer Hessen, Bahnhofstraße 13', 'de'],
    ['Site réalisé par Studio Marée, 4 quai de la Fosse, 44000 Nantes', 'fr'],
    ['En voiture : parking Cathédrale, 2 rue Sully, 44000 Nantes', 'fr'],
    ['De noche le atiende la Clínica Mar Azul, Calle Mayor 9, teléfono 912 345 678', 'es'],
  ])('of somebody else is proposed where there is no other: %s', (line, language) => {
    const page = (text: string) =>
      findOnPage({ url: 'https://www.example.com/page', title: 'A page', text } as Parameters<typeof findOnPage>[0], {
        business: 'Capucine & Fils',
        country: 'DE',
        language,
      })
    const addressesOf = (...texts: string[]) => {
      const drafts = createDrafts()
      for (const text of texts) drafts.add(page(text))
      const draft = drafts.list().find(({ kind }) => kind === 'address')
      return draft?.candidates.map(({ value }) => ('text' in value ? value.text : ''))
    }
    const own = ['Capucine & Fils, 23 rue de Verdun, 44000 Nantes', 'Besuchen Sie uns: Hauptstraße 5, 44000 Nantes']
    expect(addressesOf(line)).toHaveLength(1)
    expect(addressesOf(line, own[0]!)).toEqual(['23 rue de Verdun, 44000 Nantes'])
    expect(addressesOf(own[1]!, line)).toEqual(['Hauptstraße 5, 44000 Nantes'])
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

describe('hours of a day of which a part is closed', () => {
  type Written = [hours: string, closure: string, language: string]
  const written: Written[] = [
    ['Montag bis Freitag 8–12 Uhr und 14–18 Uhr', 'Mittwochnachmittag geschlossen', 'de'],
    ['Montag bis Freitag 8–12 Uhr und 14–18 Uhr', 'Am Mittwochnachmittag ist die Praxis geschlossen.', 'de'],
    ['Mo–Fr 8–12 Uhr und 14–18 Uhr', 'Mi nachmittags geschlossen', 'de'],
    ['Monday to Friday 8 am to 12 pm and 2 pm to 6 pm', 'Wednesday afternoons closed', 'en'],
    ['Monday to Friday 8 am to 12 pm and 2 pm to 6 pm', 'Closed on Wednesday afternoons.', 'en'],
    ['Lundi au vendredi : 8 h – 12 h et 14 h – 18 h', 'Fermé le mercredi après-midi', 'fr'],
    ['Lundi au vendredi : 8 h – 12 h et 14 h – 18 h', 'Le mercredi après midi, le salon est fermé.', 'fr'],
    ['Lunes a viernes de 8:00 a 12:00 y de 14:00 a 18:00', 'Miércoles por la tarde cerrado', 'es'],
    ['Lunes a viernes de 8:00 a 12:00 y de 14:00 a 18:00', 'Cerramos los miércoles por la tarde.', 'es'],
  ]
  const headings: Record<string, string> = { de: 'Öffnungszeiten', en: 'Opening hours', fr: 'Horaires', es: 'Horario' }

  function hoursOn(lines: string[], language: string) {
    const text = [`## ${headings[language]}`, ...lines].join('\n\n')
    const values = found(text, 'A page', { country: 'DE', language })
    return values.flatMap((value) =>
      value.kind === 'hours'
        ? [`${value.day} ${value.spans.map(({ start, end }) => `${start}-${end}`).join(' ')}`.trim()]
        : [],
    )
  }

  it.each(written)('leaves the other part: %s. %s', (hours, closure, language) => {
    const all = hoursOn([`- ${hours}`, `- ${closure}`], language)
    expect(all).toEqual(
      ['mon', 'tue', 'wed', 'thu', 'fri'].map((day) => `${day} 08:00-12:00${day === 'wed' ? '' : ' 14:00-18:00'}`),
    )
  })

  it.each([
    ['Mittwoch 8–12 Uhr, nachmittags geschlossen', 'de', 'wed 08:00-12:00'],
    ['Sonntag geschlossen, Montag nachmittags 14–18 Uhr', 'de', 'sun;mon 14:00-18:00'],
    ['Fermé le dimanche et le lundi matin. Lundi : 14 h – 18 h', 'fr', 'sun;mon 14:00-18:00'],
    ['Cerrado el domingo. Sábado 9:00 a 14:00, tardes cerrado', 'es', 'sun;sat 09:00-14:00'],
    ['Saturday closed, Sunday morning closed', 'en', 'sat'],
    ['Monday 9 am to 6 pm, closed 1–2 pm', 'en', 'mon 09:00-13:00 14:00-18:00'],
    ['Montag 8–18 Uhr (Mittagspause 12–13 Uhr)', 'de', 'mon 08:00-12:00 13:00-18:00'],
    ['Le lundi de 9 h à 19 h, fermé entre 12 h et 14 h', 'fr', 'mon 09:00-12:00 14:00-19:00'],
    ['Lunes de 9:00 a 20:00, cerrado de 14 a 16 horas', 'es', 'mon 09:00-14:00 16:00-20:00'],
  ])('keeps the parts apart: %s', (line, language, expected) => {
    expect(hoursOn([line], language).sort()).toEqual(expected.split(';').sort())
  })

  it('asks where the day has no break, so that its end is not said', () => {
    const lines = ['- Mardi au vendredi : 9 h 30 – 18 h 30', '- Fermé le mercredi après-midi']
    expect(hoursOn(lines, 'fr').filter((line) => line.startsWith('wed'))).toEqual([
      'wed 09:30-12:00',
      'wed 09:30-18:30',
    ])
  })
})
