import { describe, expect, it } from 'vitest'
import type { SlotValue } from '../../../src/models/understanding.ts'
import { loadShops } from '../../scenarios/scenario.ts'
import { openMemoryShop } from '../../support/fakes/shop-in-memory.ts'

const SALON = loadShops()['salon']!

/** The course takes one to six people. */
function open(language: string, course: string) {
  return openMemoryShop({
    title: '',
    group: '',
    language: language as 'en',
    shop: {
      ...SALON,
      language: language as 'en',
      services: [
        { name: course, minutes: 60, partyMax: 6 },
        { name: 'Balayage', minutes: 120 },
      ],
    },
    now: '2026-03-02T10:00',
    says: [],
    who: [],
    given: [],
    taken: [],
    documents: [],
    stops: false,
    heard: [],
    never: [],
    rows: {},
  })
}

interface Script {
  course: string
  /** Speaks of oneself. */
  alone: string[]
  /** Speaks of others too, or of nobody. */
  asked: string[]
  one: string
  me: string
  /** Asked in place of an answer. */
  aside: string
  summary: RegExp
  /** At the summary. */
  two: string
  afterwards: RegExp
}

const SCRIPTS: Record<string, Script> = {
  en: {
    course: 'Pottery course',
    alone: [
      "I've never thrown a pot and I'd love to try the pottery course",
      'can I join the pottery course on Thursday?',
      'Pottery course please. I finish my exams next week and need a hobby',
    ],
    asked: [
      'My sister and her two sons want to do the pottery course',
      'Do you have a place in the pottery course on Thursday?',
      'I want to book the pottery course for our hen party',
      'I need a pottery course for my kids',
    ],
    one: '1 person',
    me: 'just me',
    aside: 'can I pay by card?',
    summary: /Pottery course for 1 person/,
    two: 'not one person, we are two',
    afterwards: /for 2 people/,
  },
  de: {
    course: 'Töpferkurs',
    alone: [
      'Ich hab noch nie getöpfert und möchte den Töpferkurs ausprobieren',
      'kann ich am Donnerstag beim Töpferkurs mitmachen?',
      'Würd gern den Töpferkurs machen',
    ],
    asked: [
      'Meine Schwester und ihre Söhne möchten den Töpferkurs machen',
      'Ist am Donnerstag im Töpferkurs noch was frei?',
      'Ich will den Töpferkurs für unseren Verein buchen',
      'ich brauch einen Töpferkurs für meine Kinder',
    ],
    one: '1 Person',
    me: 'bin alleine',
    aside: 'kann ich mit Karte zahlen?',
    summary: /Töpferkurs für 1 Person/,
    two: 'nein, wir sind zu zweit',
    afterwards: /für 2 Personen/,
  },
  es: {
    course: 'Curso de cerámica',
    alone: [
      'Nunca he hecho cerámica y me gustaría probar el curso de cerámica',
      '¿puedo apuntarme al curso de cerámica el jueves?',
      'Quiero hacer el curso de cerámica',
    ],
    asked: [
      'Mi hermana y sus hijos quieren hacer el curso de cerámica',
      '¿Queda sitio en el curso de cerámica el jueves?',
      'Quiero reservar el curso de cerámica para un grupo de amigas',
      'necesito un curso de cerámica para mis niños',
    ],
    one: '1 persona',
    me: 'voy sola',
    aside: '¿puedo pagar con tarjeta?',
    summary: /Curso de cerámica para 1 persona/,
    two: 'no, somos dos',
    afterwards: /para 2 personas/,
  },
  fr: {
    course: 'Cours de poterie',
    alone: [
      'Je n’ai jamais fait de poterie et j’aimerais essayer le cours de poterie',
      'est-ce que je peux m’inscrire au cours de poterie jeudi ?',
      'Je voudrais faire le cours de poterie',
    ],
    asked: [
      'Ma sœur et ses fils veulent faire le cours de poterie',
      'Il reste de la place au cours de poterie jeudi ?',
      'Je veux réserver le cours de poterie pour un EVJF avec mes copines',
      'il me faut un cours de poterie pour mes enfants',
    ],
    one: '1 personne',
    me: 'juste moi',
    aside: 'je peux payer par carte ?',
    summary: /Cours de poterie pour 1 personne/,
    two: 'non, nous sommes deux',
    afterwards: /pour 2 personnes/,
  },
}

describe.each(Object.entries(SCRIPTS))('a service for one or more (%s)', (language, script) => {
  const { course, alone, asked, one, me, aside, summary, two, afterwards } = script

  it.each(alone)('is for one: %s', async (message) => {
    const shop = open(language, course)
    await shop.say(message)
    expect(shop.state().tasks[0]?.wish.partySize).toBe(1)
    expect(shop.state().question).not.toBe('party_size')
  })

  it.each(asked)('asks how many: %s', async (message) => {
    const shop = open(language, course)
    const reply = await shop.say(message)
    expect(shop.state().question).toBe('party_size')
    expect(reply).toContain(course)
    expect(shop.state().options).toEqual(
      [1, 2, 4].map((value) => ({ kind: 'value', value: { slot: 'party_size', value } })),
    )
    await shop.say(one)
    expect(shop.state().tasks[0]?.wish.partySize).toBe(1)
  })

  it.each([one, me])('knows that it is for one: %s', async (message) => {
    const shop = open(language, course)
    await shop.say(alone[0]!)
    await shop.say(message)
    expect(shop.state().question).toMatch(/day|time/)
    expect(shop.plan()).not.toContainEqual({ say: 'notUnderstood', values: [] })
    expect(shop.state().tasks[0]?.wish).toMatchObject({ partySize: 1, service: 'svc_0' })
  })

  it('asks on where something else is asked', async () => {
    const shop = open(language, course)
    await shop.say(asked[1]!)
    await shop.say(aside)
    expect(shop.state()).toMatchObject({ question: 'party_size', tasks: [{ wish: { service: 'svc_0' } }] })
    expect(shop.state().tasks[0]?.wish.partySize).toBeUndefined()
  })

  it('reads the number back, and takes another', async () => {
    const shop = open(language, course)
    await shop.say(alone[0]!)
    const details: SlotValue[] = [
      { slot: 'day', value: { from: '2026-03-05', to: '2026-03-05' } },
      { slot: 'time', value: { at: '11:00' } },
      { slot: 'name', value: 'Ada Beck' },
      { slot: 'email', value: 'ada@example.com' },
    ]
    expect(await shop.hear(details.map((value) => ({ type: 'set', value, words: '' })))).toMatch(summary)
    expect(await shop.say(two)).toMatch(afterwards)
    expect(shop.state().tasks[0]?.wish.partySize).toBe(2)
  })
})
