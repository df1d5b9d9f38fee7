import { describe, expect, test } from 'vitest'
import type { Language } from '../../scenarios/scenario.ts'
import type { MemoryShop } from '../../support/fakes/shop-in-memory.ts'
import { LANGUAGES, openPractice, say } from './practice.ts'

/** A shop with a short and a long tasting, and a cellar tour as long as the short one. */
const SERVICES: Record<Language, [long: string, short: string, tour: string]> = {
  en: ['Cheese tasting with dinner', 'Cheese tasting at the counter', 'Cellar tour'],
  de: ['Käseprobe mit Abendessen', 'Käseprobe am Tresen', 'Kellerführung'],
  es: ['Cata de quesos con cena', 'Cata de quesos en barra', 'Visita a la bodega'],
  fr: ['Dégustation de fromages avec dîner', 'Dégustation de fromages au comptoir', 'Visite de la cave'],
}

const WISH: Record<Language, string> = {
  en: 'the cheese tasting with dinner on Tuesday morning please',
  de: 'die Käseprobe mit Abendessen am Dienstagvormittag bitte',
  es: 'la cata de quesos con cena el martes por la mañana por favor',
  fr: 'la dégustation de fromages avec dîner mardi matin svp',
}

const PICKED: Record<Language, string[]> = {
  en: [
    'no, the short one please',
    'rather the one of 45 minutes',
    'the one for 19 euros please',

    'not the long one, the short one',
  ],
  de: [
    'nein, die kurze bitte',
    'lieber die mit 45 Minuten',
    'ich meinte die für 19 Euro',
    'nicht die lange, die kurze',
    'die kleine Runde bitte',
  ],
  es: [
    'no, la corta por favor',
    'mejor la de 45 minutos',
    'que no, la de 19 euros',
    'mejor la que cuesta 19',
    'la larga no, la corta',
  ],
  fr: [
    'non, la courte svp',
    'plutôt celle de 45 minutes',
    'non, celle à 19 euros',
    'pas la longue, la courte',
    'plutôt la petite dégustation',
  ],
}

/** An hour on offer, the length of another kind of service, a day, people, and services that are refused. */
const KEPT: Record<Language, string[]> = {
  en: [
    'the one at 10',
    'and is there a short break?',
    'can it be the 19th?',
    'the one at 19, please',
    'the 19 euros are paid already',
    'not the short one',
    'not the one for 19 euros',
    'The short one on Friday is too short for us',
  ],
  de: [
    'die um 10',
    'und gibt es eine kurze Pause?',
    'lieber den 19.',
    'Dienstag, den 19.1.',
    'dann die um 19',
    'Die Kleine und ich kommen zusammen',
    'für den Kleinen bitte',
    'die kleine Umkleide ist frei?',
    'Bitte nicht die kurze!',
    'die kurze bitte nicht',
    'die kurze ist uns zu kurz',
    'nicht die für 19 Euro',
  ],
  es: [
    'la de las 10',
    '¿y hay una pausa corta?',
    '¿puede ser el 19?',
    'para la pequeña',
    'la pequeña y yo vamos juntas',
    'no, la corta no',
    'la de 19 euros no, gracias',
    'la corta nos parece demasiado corta',
  ],
  fr: [
    'celle de 10h',
    'et il y a une courte pause ?',
    'plutôt le 19.',
    'pour la petite et moi',
    'le petit déjeuner est compris ?',
    'pas la plus courte',
    'celle à 19 euros ne nous va pas',
    'la courte est trop courte pour nous',
  ],
}

function openCheese(language: Language): MemoryShop {
  const [long, short, tour] = SERVICES[language]
  return openPractice(language, {
    services: [
      { name: long, minutes: 120, price: '49 €' },
      { name: short, minutes: 45, price: '19 €' },
      { name: tour, minutes: 30, price: '19 €' },
    ],
  })
}

describe.each(LANGUAGES)('a service of the same kind, in %s', (language) => {
  test.each(PICKED[language])('is picked by its length or price: %s', async (message) => {
    const shop = openCheese(language)
    await say(shop, [WISH[language], message])
    expect(shop.state().tasks[0]).toMatchObject({ wish: { service: 'svc_1', day: { from: '2026-12-01' } } })
  })

  test.each(KEPT[language])('is not picked by %s', async (message) => {
    const shop = openCheese(language)
    await say(shop, [WISH[language], message])
    expect(shop.state().tasks[0]).toMatchObject({ wish: { service: 'svc_0' } })
  })
})
