import type { BookableService } from '../models/chat-model.ts'
import type { Heading } from '../knowledge/index.ts'
import { GENERAL_QUESTIONS, type ExamWording, type GeneralQuestion } from '../languages/exam.ts'
import type { Trade } from '../languages/trades.ts'
import { baseLanguage, forLanguage, spokenLanguage, speaks } from '../languages/index.ts'
import type { NewPlayRow, PlayRow } from './repository.ts'
import type { Topic } from './tables.ts'

export const QUESTIONS = 40
export const BOOKINGS = 10
export const TOTAL = QUESTIONS + BOOKINGS

const MAX_HEADINGS = 10
const MAX_PRICES = 4
const MAX_DURATIONS = 2
/** Every so many general questions are asked in another language of the documents. */
const OTHER_LANGUAGE_EVERY = 4
const MAX_HEADING = 120

interface Material {
  /** The tenant's. */
  language: string
  trade: Trade | undefined
  services: BookableService[]
  headings: Heading[]
  /** Rows of the exam before. */
  before: PlayRow[]
}

type Item = Omit<NewPlayRow, 'position' | 'workedBefore'>

const TOPICS: Partial<Record<GeneralQuestion, Topic>> = {
  hours: { kind: 'opening_hours' },
  hours_saturday: { kind: 'opening_hours', day: 'sat' },
  hours_sunday: { kind: 'opening_hours', day: 'sun' },
  hours_friday: { kind: 'opening_hours', day: 'fri' },
  evening: { kind: 'opening_hours' },
  prices: { kind: 'price' },
  address: { kind: 'address' },
  phone: { kind: 'phone' },
  email: { kind: 'email' },
}

/** The tenant's language first, then those of its documents that are spoken. */
export function languagesOf({ language, headings }: Pick<Material, 'language' | 'headings'>): string[] {
  const written = headings.flatMap((one) => (one.language !== null && speaks(one.language) ? [one.language] : []))
  return [...new Set([language, ...written].map(spokenLanguage))]
}

/** Plans a constant number of rows, so that no figure rises because questions were left out. */
export function planExam(material: Material): NewPlayRow[] {
  const chosen = [...ofServices(material), ...ofTrade(material), ...ofHeadings(material)]
  const items = [...general(material, QUESTIONS - chosen.length), ...chosen, ...bookings(material)]
  const worked = new Map(material.before.map(({ key, outcome }) => [key, hasWorked(outcome)]))
  return items.map((item, index) => ({ ...item, position: index + 1, workedBefore: worked.get(item.key) ?? null }))
}

export function hasWorked(outcome: PlayRow['outcome']): boolean {
  return outcome === 'answered' || outcome === 'booked'
}

function question(key: string, asked: string, rest: Partial<Item> & Pick<Item, 'origin' | 'language'>): Item {
  return { key, kind: 'question', asked, topic: null, serviceId: null, ...rest }
}

function general(material: Material, count: number): Item[] {
  const languages = languagesOf(material)
  return GENERAL_QUESTIONS.slice(0, count).map((name, index) => {
    const isOther = index % OTHER_LANGUAGE_EVERY === OTHER_LANGUAGE_EVERY - 1
    const others = languages.slice(1)
    const other = others[Math.floor(index / OTHER_LANGUAGE_EVERY) % Math.max(1, others.length)]
    const language = (isOther ? other : undefined) ?? languages[0]!
    const topic = TOPICS[name] ?? null
    return question(`general:${name}`, wordingOf(language).general[name], { origin: 'general', language, topic })
  })
}

function ofServices({ language, services }: Material): Item[] {
  const { price, duration } = wordingOf(language)
  const ask = (service: BookableService, kind: 'price' | 'duration', asked: string) =>
    question(`${kind}:${service.id}`, asked, {
      origin: 'service',
      language: spokenLanguage(language),
      serviceId: service.id,
      topic: kind === 'price' ? { kind, serviceId: service.id } : null,
    })
  return [
    ...services.slice(0, MAX_PRICES).map((one) => ask(one, 'price', price(one.name))),
    ...services.slice(0, MAX_DURATIONS).map((one) => ask(one, 'duration', duration(one.name))),
  ]
}

function ofTrade({ language, trade }: Material): Item[] {
  if (trade === undefined) return []
  return wordingOf(language).trades[trade].map((asked, index) =>
    question(`trade:${trade}:${index + 1}`, asked, { origin: 'trade', language: spokenLanguage(language) }),
  )
}

/** A heading that was answered in the exam before is asked again although it is gone: its answer is what was lost. */
function ofHeadings({ language, headings, before }: Material): Item[] {
  const answered = before.filter(({ origin, outcome }) => origin === 'heading' && hasWorked(outcome))
  const kept = answered.map(({ key, asked, language: own }) =>
    question(key, asked, { origin: 'heading', language: own }),
  )
  const fresh = headings
    .filter(({ heading }) => /\p{L}{3}/u.test(heading) && heading.length <= MAX_HEADING)
    .map(({ heading, language: own }) => {
      const spoken = spokenLanguage(own !== null && speaks(own) ? own : language)
      const asked = heading.endsWith('?') ? heading : wordingOf(spoken).heading(heading)
      return question(`heading:${heading.toLowerCase()}`, asked, { origin: 'heading', language: spoken })
    })
  const byKey = new Map([...fresh, ...kept].map((item) => [item.key, item]))
  const keys = [...new Set([...kept, ...fresh].map(({ key }) => key))]
  return keys.slice(0, MAX_HEADINGS).map((key) => byKey.get(key)!)
}

const BOOKING_KINDS = ['book', 'book', 'book', 'book', 'book', 'move', 'move', 'move', 'cancel', 'cancel'] as const

/** Rows of bookings, in which the services take turns. */
function bookings({ language, services }: Material): Item[] {
  const spoken = spokenLanguage(language)
  return BOOKING_KINDS.map((kind, index) => {
    const service = services[index % Math.max(1, services.length)]
    const variant = BOOKING_KINDS.slice(0, index).filter((one) => one === kind).length
    return {
      key: `${kind}:${variant + 1}`,
      kind,
      origin: 'booking',
      language: spoken,
      asked:
        service === undefined ? forLanguage(spoken).dialogue.buttons.book : askedIn(spoken, kind, service, variant),
      topic: null,
      serviceId: service?.id ?? null,
    }
  })
}

function askedIn(language: string, kind: (typeof BOOKING_KINDS)[number], { name }: BookableService, variant: number) {
  const wording = wordingOf(language)
  return kind === 'book' ? wording.book[0]!(name, '') : wording[kind][variant]!('').trim()
}

/** Index of the wording that a row uses, from its key. */
export function variantOf(key: string): number {
  return Number(key.split(':').at(-1)) - 1
}

export function wordingOf(language: string): ExamWording {
  return forLanguage(baseLanguage(language)).exam
}
