import { describe, expect, it } from 'vitest'
import { understandOffline } from '../../../src/offline/understanding/index.ts'
import { aTable, servicesFrom, servicesIn, type ServiceRow } from './table.ts'

type Language = 'en' | 'de' | 'es' | 'fr'

const GROOMER: ServiceRow[] = [
  ['wash', 'Waschen und Föhnen', 'Ein Bad mit mildem Shampoo, Föhnen und Bürsten.'],
  ['shear', 'Komplettschur', 'Baden, Scheren auf eine Länge, Ohren, Krallen. Für Pudel und alles, was verfilzt ist.'],
  ['claws', 'Krallen schneiden', 'Zehn Minuten, auch für Kaninchen und Meerschweinchen.'],
  ['puppy', 'Welpentermin', 'Der erste Besuch: Tisch, Bürste und Fön kennenlernen, bis sechs Monate.'],
  ['cat', 'Katzensprechstunde', 'Knoten lösen und Unterwolle ausbürsten, an ruhigen Vormittagen ohne Hunde im Raum.'],
]
const KITCHEN: ServiceRow[] = [
  ['sushi', 'Atelier sushi', 'Trois heures pour rouler makis et californias, avec le choix du poisson au marché.'],
  ['cakes', 'Atelier pâtisserie', 'Choux, éclairs et tarte au citron meringuée.'],
  ['both', 'Atelier parent-enfant', 'Un adulte et un enfant de 5 à 10 ans cuisinent ensemble un goûter.'],
  ['hen', 'Enterrement de vie', 'La cuisine pour vous seuls : de huit à vingt personnes, menu au choix.'],
  ['alone', 'Cours particulier', 'Un chef, vous et le plat que vous voulez enfin réussir.'],
]
const MUSIC: ServiceRow[] = [
  ['piano', 'Piano lesson', 'Half an hour at the grand, from the first scales to Chopin.'],
  ['singing', 'Singing lesson', 'Breath, range and confidence, for choirs, bands and the shower.'],
  ['baby', 'Baby music', 'Songs, shakers and lap games for under-threes with a grown-up.'],
  ['ensemble', 'Ensemble hour', 'Bring your instrument and play with five others.'],
  ['hire', 'Instrument hire', 'Try before you buy: choose a violin, cello or flute and take it home for a term.'],
]
const OPTICIAN: ServiceRow[] = [
  ['eyes', 'Graduación de la vista', 'Revisión completa para saber qué cristales necesitas.'],
  ['lenses', 'Adaptación de lentillas', 'Primera prueba, aprender a ponerlas y quitarlas.'],
  ['children', 'Revisión infantil', 'Desde los 4 años, con dibujos y juegos. Vemos si hay ojo vago.'],
  ['glasses', 'Ajuste de gafas', 'Apretar tornillos, cambiar plaquetas, enderezar varillas.'],
  ['ears', 'Audiometría', 'Prueba de oído en cabina y consejo sobre audífonos.'],
]

/** First messages with a story, often in another language than the services. */
const STORIES: [language: Language, message: string, services: ServiceRow[], right: string][] = [
  ['de', 'Unser Pudel sieht aus wie ein Schaf und muss dringend geschoren werden, geht Freitag?', GROOMER, 'shear'],
  ['fr', 'Je voudrais faire couper les griffes de mon lapin jeudi', GROOMER, 'claws'],
  ['es', 'mi gata tiene muchos nudos y no deja que la peine, ¿tenéis hueco por la mañana?', GROOMER, 'cat'],
  ['es', 'quiero un baño para mi perro el jueves', GROOMER, 'wash'],
  ['en', "I'd like to learn how to roll maki, is there space on Saturday?", KITCHEN, 'sushi'],
  ['de', 'Ich hätte gern eine Einzelstunde mit einem Koch', KITCHEN, 'alone'],
  ['fr', 'Je joue de la flûte et j’aimerais jouer avec d’autres le jeudi', MUSIC, 'ensemble'],
  ['de', 'Ich möchte singen lernen, am liebsten mittwochs abends', MUSIC, 'singing'],
  ['en', 'my toddler loves rattles and songs, can we come along on Tuesday?', MUSIC, 'baby'],
  ['de', 'Mein Vater hört schlecht, ich möchte für ihn einen Hörtest buchen', OPTICIAN, 'ears'],
  ['en', 'I want to switch from glasses to contacts, can I come on Monday?', OPTICIAN, 'lenses'],
  ['fr', 'Je vois flou de loin, je voudrais faire contrôler ma vue jeudi', OPTICIAN, 'eyes'],
]

const MOST_OFFERED = 3

function heard(language: Language, message: string, rows: ServiceRow[]): string[] {
  return servicesIn(understandOffline(message, aTable({ language, services: servicesFrom(rows) })))
}

describe('a wish that names no service', () => {
  it.each(STORIES)(
    'chooses the right one, or offers it among the likeliest (%s): %s',
    (language, message, rows, right) => {
      const ids = heard(language, message, rows)
      expect(ids).toContain(right)
      expect(ids.length).toBeLessThanOrEqual(MOST_OFFERED)
    },
  )

  it('that tells nothing but its day leads to no service', () => {
    expect(heard('en', 'Hi, can I come on Saturday morning?', MUSIC)).toEqual([])
    expect(heard('de', 'Hallo, ich hätte gern einen Termin am Samstag', GROOMER)).toEqual([])
    expect(heard('es', 'Hola, ¿tenéis sitio el jueves por la tarde?', OPTICIAN)).toEqual([])
    expect(heard('fr', 'Bonjour, je voudrais prendre rendez-vous vendredi', KITCHEN)).toEqual([])
  })
})

const OCCASIONS: ServiceRow[] = [
  ['wall', 'Kletterstunde für Kinder', 'Eine Stunde am Seil, für kleine Kletterer von 4 bis 8.'],
  ['party', 'Kindergeburtstag', 'Klettern, Spiele und Kuchen für bis zu acht Kinder.'],
  ['adults', 'Kurs für Erwachsene', 'Sichern lernen, ab 16 Jahren.'],
]

const WITHOUT_PARTY: Record<Language, string> = {
  en: 'Hi, something for my daughter, she is 5. Do you have anything free on Saturday?',
  de: 'Ich suche etwas für meinen Sohn, er ist 5. Ist am Samstag was frei?',
  es: 'Busco algo para mi hija, tiene 5 años. ¿Hay sitio el sábado?',
  fr: 'Je cherche quelque chose pour ma fille de 5 ans, il y a de la place samedi ?',
}
const WITH_PARTY: Record<Language, string> = {
  en: 'We would like to celebrate our son turning 6 on Saturday',
  de: 'Wir möchten am Samstag mit unserem Sohn Geburtstag feiern',
  es: 'Queremos celebrar el cumple de nuestra hija el sábado',
  fr: 'Nous voudrions fêter l’anniversaire de notre fils samedi',
}

describe('a service for an occasion', () => {
  it.each(Object.entries(WITHOUT_PARTY))('is not meant where nobody tells the occasion (%s)', (language, message) => {
    expect(heard(language as Language, message, OCCASIONS)).not.toContain('party')
  })

  it.each(Object.entries(WITH_PARTY))('is meant where somebody does (%s)', (language, message) => {
    expect(heard(language as Language, message, OCCASIONS)).toEqual(['party'])
  })
})

const REFUSED_BEHIND: [language: Language, message: string, right: string][] = [
  ['es', 'No, audiometría no, eso es para mi padre. Quiero el ajuste de gafas', 'glasses'],
  ['de', 'Audiometría nicht, bitte Ajuste de gafas', 'glasses'],
  ['fr', 'Audiometría non, je voudrais Ajuste de gafas', 'glasses'],
]

describe('a negation behind a service', () => {
  it.each(REFUSED_BEHIND)('refuses it (%s): %s', (language, message, right) => {
    expect(heard(language, message, OPTICIAN)).toEqual([right])
  })
})

const AN_HOUR_AFTER: Record<Language, string> = {
  en: 'I would like a lesson of one hour on Wednesday after 3pm',
  de: 'Ich möchte eine Stunde Unterricht, Mittwoch nach 15 Uhr',
  es: 'Quiero una clase de una hora, el miércoles después de las 15h',
  fr: 'Je voudrais une heure de cours, mercredi après 15h',
}

describe('an hour behind "after", beside a length', () => {
  it.each(Object.entries(AN_HOUR_AFTER))('is no start (%s)', (language, message) => {
    const table = aTable({ language: language as Language, services: servicesFrom(MUSIC) })
    const times = understandOffline(message, table).flatMap((one) =>
      one.type === 'set' && one.value.slot === 'time' ? [one.value.value] : [],
    )
    expect(times).toEqual([{ after: '15:00' }])
  })
})
