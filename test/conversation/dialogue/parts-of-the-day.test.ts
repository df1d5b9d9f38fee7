import { describe, expect, it } from 'vitest'
import type { Slot } from '../../../src/conversation/dialogue/state.ts'
import type { Language } from '../../scenarios/scenario.ts'
import type { MemoryShop } from '../../support/fakes/shop-in-memory.ts'
import { LANGUAGES, openPractice, say } from './practice.ts'

const SERVICES: Record<Language, [tune: string, wheel: string]> = {
  en: ['Bike inspection', 'Wheel truing'],
  de: ['Fahrradinspektion', 'Laufrad zentrieren'],
  es: ['Revisión de bicicleta', 'Centrado de rueda'],
  fr: ['Révision de vélo', 'Dévoilage de roue'],
}

/** A bicycle workshop, on a Saturday at ten: 28 November 2026. On Thursdays it closes at one. */
function openWorkshop(language: Language): MemoryShop {
  const day = ['09:00-18:00']
  return openPractice(language, {
    name: 'Speichenwerk',
    hours: { mon: day, tue: day, wed: day, thu: ['09:00-13:00'], fri: day, sat: day },
    services: SERVICES[language].map((name) => ({ name, minutes: 60 })),
    documents: ['We take cards.'],
  })
}

/** The starts on offer, or the one that was settled. */
function starts(shop: MemoryShop): Slot[] {
  const [task] = shop.state().tasks
  return task?.slot === undefined ? (task?.offered ?? []) : [task.slot]
}

const areWithin = (shop: MemoryShop, after: string, before = '24:00'): boolean =>
  starts(shop).length > 0 && starts(shop).every(({ time }) => time >= after && time < before)

interface Script {
  afternoons: string
  /** A part of the day told in a question, before the booking. */
  before: string
  wish: string
  question: string
  tuesday: string
  first: string
  otherDay: string
  thursday: string
  later: string
  other: string
  any: string[]
  morning: string
  alsoMorning: string
  notMorning: string
}

const SCRIPTS: Record<Language, Script> = {
  en: {
    afternoons: 'I need the bike inspection, only in the afternoon',
    before: 'hello, afternoons are best for us. do you take cards?',
    wish: 'ok, then a bike inspection please',
    question: 'do you take cards?',
    tuesday: 'what about Tuesday?',
    first: 'the first one',
    otherDay: 'oh, rather on Wednesday',
    thursday: 'and on Thursday?',
    later: 'do you have anything later?',
    other: 'I want the wheel truing instead',
    any: ['any time is fine', "actually the time doesn't matter", "I don't mind what time"],
    morning: 'then the morning',
    alsoMorning: 'mornings work as well',
    notMorning: 'just not in the morning',
  },
  de: {
    afternoons: 'Ich brauche eine Fahrradinspektion, nur nachmittags',
    before: 'Hallo, bei uns passt es nachmittags am besten. Nehmt ihr Karten?',
    wish: 'gut, dann bitte eine Fahrradinspektion',
    question: 'Nehmt ihr Karten?',
    tuesday: 'wie sieht es am Dienstag aus?',
    first: 'den ersten',
    otherDay: 'ach, lieber am Mittwoch',
    thursday: 'und am Donnerstag?',
    later: 'geht es auch später?',
    other: 'ich möchte lieber ein Laufrad zentrieren lassen',
    any: ['egal wann', 'die Uhrzeit ist mir eigentlich egal', 'zeitlich bin ich flexibel'],
    morning: 'dann eben vormittags',
    alsoMorning: 'vormittags geht auch',
    notMorning: 'nur nicht vormittags',
  },
  es: {
    afternoons: 'Necesito una revisión de bicicleta, solo por la tarde',
    before: 'hola, nos viene mejor por la tarde. ¿aceptan tarjeta?',
    wish: 'vale, pues quiero una revisión de bicicleta',
    question: '¿aceptan tarjeta?',
    tuesday: '¿y el martes?',
    first: 'la primera',
    otherDay: 'ay, mejor el miércoles',
    thursday: '¿y el jueves?',
    later: '¿hay algo más tarde?',
    other: 'prefiero el centrado de rueda',
    any: ['a cualquier hora', 'la hora me da igual', 'no importa la hora'],
    morning: 'entonces por la mañana',
    alsoMorning: 'por la mañana también puedo',
    notMorning: 'pero no por la mañana',
  },
  fr: {
    afternoons: "Il me faut une révision de vélo, plutôt l'après-midi",
    before: "bonjour, l'après-midi nous arrange. vous prenez la carte ?",
    wish: 'bien, alors je voudrais une révision de vélo',
    question: 'vous prenez la carte ?',
    tuesday: 'et mardi ?',
    first: 'le premier',
    otherDay: 'ah, plutôt mercredi',
    thursday: 'et jeudi ?',
    later: 'vous avez plus tard ?',
    other: 'je préfère le dévoilage de roue',
    any: ["n'importe quelle heure", "l'heure m'est égale", "peu importe l'heure"],
    morning: 'alors le matin',
    alsoMorning: 'le matin ça va aussi',
    notMorning: 'mais pas le matin',
  },
}

describe.each(LANGUAGES)('a part of the day (%s)', (language) => {
  const script = SCRIPTS[language]

  it('holds behind a question, on another day and for another service', async () => {
    const shop = openWorkshop(language)
    for (const message of [script.afternoons, script.question, script.tuesday, script.question, script.other]) {
      await shop.say(message)
      expect(areWithin(shop, '12:00', '20:00'), message).toBe(true)
    }
  })

  it('holds after a start was chosen', async () => {
    const shop = openWorkshop(language)
    await say(shop, [script.afternoons, script.tuesday, script.first])
    expect(starts(shop)).toMatchObject([{ date: '2026-12-01', time: '12:00' }])
    await shop.say(script.otherDay)
    expect(areWithin(shop, '12:00', '20:00')).toBe(true)
  })

  it('that a day does not have is offered on the following days', async () => {
    const shop = openWorkshop(language)
    await say(shop, [script.afternoons, script.tuesday])
    await shop.take('2026-12-03T12:00')
    await shop.say(script.thursday)
    expect(areWithin(shop, '12:00', '20:00')).toBe(true)
    expect(starts(shop).every(({ date }) => date > '2026-12-03')).toBe(true)
  })

  it('holds behind “later”, which holds for no other day', async () => {
    const shop = openWorkshop(language)
    await say(shop, [script.afternoons, script.tuesday, script.later])
    expect(areWithin(shop, '12:00', '20:00')).toBe(true)
    await shop.say(script.otherDay)
    expect(starts(shop)[0]).toMatchObject({ date: '2026-12-02', time: '12:00' })
  })

  it('told before the booking holds for it', async () => {
    const shop = openWorkshop(language)
    await say(shop, [script.before, script.wish])
    expect(areWithin(shop, '12:00', '20:00')).toBe(true)
  })

  it.each(script.any)('is left: %s', async (any) => {
    const shop = openWorkshop(language)
    await say(shop, [script.afternoons, script.tuesday, any])
    expect(starts(shop)[0]).toMatchObject({ date: '2026-12-01', time: '09:00' })
    await shop.say(script.otherDay)
    expect(starts(shop)[0]).toMatchObject({ date: '2026-12-02', time: '09:00' })
  })

  it('is replaced by another one, or added to it', async () => {
    const shop = openWorkshop(language)
    await say(shop, [script.afternoons, script.tuesday, script.morning])
    expect(areWithin(shop, '09:00', '12:00')).toBe(true)
    await shop.say(script.otherDay)
    expect(areWithin(shop, '09:00', '12:00')).toBe(true)
    const other = openWorkshop(language)
    await say(other, [script.afternoons, script.tuesday, script.alsoMorning])
    expect(starts(other).some(({ time }) => time < '12:00')).toBe(true)
    expect(starts(other).some(({ time }) => time > '12:00')).toBe(true)
  })

  it('that is refused leaves the rest of the day', async () => {
    const shop = openWorkshop(language)
    await say(shop, [script.wish, script.tuesday, script.notMorning])
    expect(areWithin(shop, '12:00')).toBe(true)
    await shop.say(script.otherDay)
    expect(areWithin(shop, '12:00')).toBe(true)
  })
})

describe('an hour behind “after”', () => {
  it.each([
    ['en', 'after 4'],
    ['de', 'nach 16'],
    ['es', 'después de las 4'],
    ['fr', 'après 16'],
  ] as const)('is a bound where times are on offer (%s)', async (language, after) => {
    const shop = openWorkshop(language)
    await say(shop, [SCRIPTS[language].wish, SCRIPTS[language].tuesday, after])
    expect(starts(shop).length).toBeGreaterThan(1)
    expect(areWithin(shop, '16:00')).toBe(true)
  })
})
