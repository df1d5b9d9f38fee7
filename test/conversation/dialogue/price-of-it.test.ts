import { describe, expect, it } from 'vitest'
import type { Language } from '../../scenarios/scenario.ts'
import type { MemoryShop } from '../../support/fakes/shop-in-memory.ts'
import { LANGUAGES, openPractice, say } from './practice.ts'

/** A name with a word for an appointment in it, and two others. */
const SERVICES: Record<Language, [guided: string, tasting: string, visit: string]> = {
  en: ['Guided orchard walk', 'Cider tasting', 'Planning appointment'],
  de: ['Führung durch den Obstgarten', 'Mostverkostung', 'Planungstermin'],
  es: ['Paseo por el huerto', 'Cata de sidra', 'Cita de planificación'],
  fr: ['Promenade au verger', 'Dégustation de cidre', 'Rendez-vous de conseil'],
}

const SAID: Record<
  Language,
  { other: string; wish: string; price: string; length: string; told: string; value: string; visit: string }
> = {
  en: {
    other: 'what is the price of the guided walk?',
    wish: 'a cider tasting on Friday at 10:00',
    price: 'how much is it?',
    length: 'how long does it take?',
    told: 'the guided orchard walk sounds great. how much is it and is there a café?',
    value: 'no, the price of the tasting, not the walk',
    visit: 'what does the appointment cost then?',
  },
  de: {
    other: 'was kostet die Führung?',
    wish: 'eine Mostverkostung am Freitag um 10:00',
    price: 'was kostet das?',
    length: 'wie lange dauert das?',
    told: 'die Führung durch den Obstgarten passt mir. was kostet das und gibt es ein Café?',
    value: 'nein, den Preis der Verkostung, nicht die Führung',
    visit: 'was kostet der Termin dann?',
  },
  es: {
    other: '¿cuál es el precio del paseo?',
    wish: 'una cata de sidra el viernes a las 10:00',
    price: '¿cuánto cuesta?',
    length: '¿cuánto dura?',
    told: 'el paseo por el huerto me va bien. ¿cuánto cuesta y hay cafetería?',
    value: 'no, el precio de la cata, no el paseo',
    visit: '¿cuánto cuesta la cita entonces?',
  },
  fr: {
    other: 'quel est le prix de la promenade ?',
    wish: 'une dégustation de cidre vendredi à 10 h',
    price: 'c’est combien ?',
    length: 'ça dure combien de temps ?',
    told: 'la promenade au verger me plaît. c’est combien et il y a un café ?',
    value: 'mais non, le prix de la dégustation, pas la promenade',
    visit: 'et le rendez-vous coûte combien alors ?',
  },
}

function openOrchard(language: Language): MemoryShop {
  const services = SERVICES[language].map((name) => ({ name, minutes: 60 }))
  return openPractice(language, { services })
}

/** The service that the last question is about, and its text. */
function askedOf(shop: MemoryShop): { service: string | null | undefined; question: string } {
  const question = shop.plan().flatMap((part) => ('answer' in part ? part.answer : []))[0] ?? ''
  return { service: shop.state().topic?.serviceId, question }
}

describe.each(LANGUAGES)('a question for a price or a length without a name (%s)', (language) => {
  const { other, wish, price, length, told, value, visit } = SAID[language]

  it.each([price, length, visit])('is about the booking under way, whatever was asked before: %s', async (question) => {
    const shop = openOrchard(language)
    await say(shop, [other, wish, question])
    expect(askedOf(shop).service).toBe('svc_1')
    expect(askedOf(shop).question).not.toContain(SERVICES[language][0])
  })

  it.each([price, length])('is about the booking just made: %s', async (question) => {
    const shop = openOrchard(language)
    await say(shop, [other, wish, 'Ada Byron, ada@example.com'])
    await say(shop, [{ en: 'yes', de: 'ja', es: 'sí', fr: 'oui' }[language], question])
    expect(askedOf(shop).service).toBe('svc_1')
  })

  it('is about the service of the sentence before it', async () => {
    const shop = openOrchard(language)
    await shop.say(told)
    expect(askedOf(shop).service).toBe('svc_0')
  })

  it('leaves out the service that it is not about', async () => {
    const shop = openOrchard(language)
    await say(shop, [wish, 'Ada Byron, ada@example.com', other, value])
    expect(askedOf(shop).service).toBe('svc_1')
    expect(shop.state().question).toBe('confirm')
    const [matter] = askedOf(shop).question.split(',')
    expect(askedOf(shop).question).toBe(matter)
  })
})
