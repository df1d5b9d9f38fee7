import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { createDice, type Dice } from './dice.ts'
import type { BookingRow, Language, Line, Scenario, Shop } from './scenario.ts'

/** The generator's own vocabulary, independent of the product. */
interface Phrases {
  numbers: Record<number, string>
  day: Record<'tomorrow' | 'after' | 'weekday' | 'date', string[]>
  [list: string]: string[] | Record<string, string | string[]>
}

const PHRASES = parse(readFileSync(join(import.meta.dirname, 'phrases.yaml'), 'utf8')) as Record<Language, Phrases>
const NAMES = [
  'Ada Byron',
  'William Gosset',
  'Sophia Brahe',
  'Karl Weierstrass',
  'Max Noether',
  'Pierre Laplace',
  'Maria Agnesi',
  'Henri Becquerel',
  'Ernst Abbe',
  'Juana de Asbaje',
  'Vera Fediaevsky',
  'Luis Santaló',
]
const PHONES: Record<string, [typed: string, stored: string][]> = {
  US: [
    ['(212) 555-0134', '+12125550134'],
    ['+1 212 555 0107', '+12125550107'],
    ['212.555.0126', '+12125550126'],
  ],
  DE: [
    ['030 90182340', '+493090182340'],
    ['+49 30 90182341', '+493090182341'],
    ['030/90182342', '+493090182342'],
  ],
  ES: [
    ['612 345 679', '+34612345679'],
    ['+34 912 345 677', '+34912345677'],
    ['912345671', '+34912345671'],
  ],
  FR: [
    ['06 12 34 56 70', '+33612345670'],
    ['+33 1 42 68 53 01', '+33142685301'],
    ['01.42.68.53.02', '+33142685302'],
  ],
}
const KINDS = [
  'book',
  'book',
  'book',
  'steps',
  'steps',
  'fix',
  'question',
  'cancel',
  'move',
  'callback',
  'lead',
  'person',
  'stop',
] as const
/** Mondays, Wednesdays and Saturdays in all seasons, around clock changes too. */
const NOWS = ['2026-03-02T10:00', '2026-03-25T15:20', '2026-07-08T08:10', '2026-10-19T12:00', '2026-12-02T16:45']

interface Moment {
  date: Temporal.PlainDate
  hour: number
  minute: number
}

/** Conversation number `seed`, deterministic, in one of the four languages. */
export function generate(seed: number, shops: Record<string, Shop>): Scenario {
  const dice = createDice(seed)
  const shop = shops[dice.pick(['salon', 'physio', 'vet', 'garage'])]!
  const { language } = shop
  const phrases = PHRASES[language]
  const kind = dice.pick([...KINDS])
  const now = dice.pick(NOWS)
  const name = dice.pick(NAMES)
  const [typed, stored] = dice.pick(PHONES[shop.country]!)
  const isByPhone = kind === 'callback' || dice.chance(0.3)
  const email = `${name.toLowerCase().replaceAll(/[^a-z]/gu, '')}${seed}@example.com`
  const first = momentOf(dice, now)
  let second = momentOf(dice, now)
  while (startOf(second) === startOf(first)) second = momentOf(dice, now)
  const say = (list: string, more: Record<string, string> = {}): string =>
    withSlips(dice, filled(dice.pick(phrases[list] as string[]), { n: name, c: isByPhone ? typed : email, ...more }))
  const service = dice.pick(shop.services).name
  const spoken = (moment: Moment) => ({
    s: slipped(dice, service.toLowerCase()),
    d: dayIn(dice, phrases, language, moment, now),
    t: timeIn(dice, phrases, language, moment),
  })
  const contact = isByPhone ? { phone: stored } : { email }
  const given: Partial<BookingRow> = { service, start: startOf(first), name, ...contact }
  const booked = { ...given, status: 'confirmed' }
  const scenario: Scenario = {
    title: `${kind} ${seed}`,
    group: `generated ${language}`,
    language,
    shop,
    now,
    says: [],
    who: [name, isByPhone ? null : email, isByPhone ? typed : null],
    given: [],
    taken: [],
    documents: [],
    stops: false,
    heard: [],
    never: [],
    rows: { leads: 'any' },
  }
  const details: Line[] = [{ name: say('name') }, { contact: say('contact') }]
  const answer: Line = { confirm: say('yes') }
  switch (kind) {
    case 'book':
      return {
        ...scenario,
        says: [say('book', spoken(first)), ...(dice.chance(0.5) ? [answer] : [])],
        rows: { ...scenario.rows, bookings: [booked] },
      }
    case 'steps':
      return {
        ...scenario,
        says: [
          say('start'),
          { service: say('service', spoken(first)) },
          { time: say('when', spoken(first)) },
          ...(dice.chance(0.5) ? details : []),
          answer,
        ],
        rows: { ...scenario.rows, bookings: [booked] },
      }
    case 'fix': {
      const later = { ...first, hour: first.hour === 11 ? 10 : 11 }
      const t = timeIn(dice, phrases, language, later)
      return {
        ...scenario,
        says: [say('book', spoken(first)), { confirm: say('fix', { t }) }, answer],
        rows: { ...scenario.rows, bookings: [{ ...booked, start: startOf(later) }] },
      }
    }
    case 'question':
      return {
        ...scenario,
        says: [
          say('start'),
          { any: say('question') },
          { service: say('service', spoken(first)) },
          { time: say('when', spoken(first)) },
        ],
        rows: { ...scenario.rows, bookings: [booked] },
      }
    case 'cancel':
      return {
        ...scenario,
        given: [given],
        says: [say('cancel', { ref: '{ref}' }), answer],
        rows: { ...scenario.rows, bookings: [{ ...given, status: 'cancelled' }] },
      }
    case 'move':
      return {
        ...scenario,
        given: [given],
        says: [say('move', { ref: '{ref}', ...spoken(second) }), answer],
        rows: { ...scenario.rows, bookings: [{ ...booked, start: startOf(second) }] },
      }
    case 'callback':
      return { ...scenario, says: [say('callback')], rows: { ...scenario.rows, callbacks: 1 } }
    case 'lead':
      return { ...scenario, says: [say('lead'), { message: say('note') }], rows: { leads: [{ ...contact }] } }
    case 'person':
      return { ...scenario, says: [say('person')], rows: { ...scenario.rows, handoffs: 1 } }
    case 'stop':
      return { ...scenario, says: [say('start'), { any: say('stop') }], rows: { bookings: [], leads: [] } }
  }
}

/** A working hour within the next three weeks; long treatments still fit before noon on Fridays. */
function momentOf(dice: Dice, now: string): Moment {
  const today = Temporal.PlainDate.from(now.slice(0, 10))
  let date = today.add({ days: 1 + dice.below(18) })
  while (date.dayOfWeek > 4) date = date.add({ days: 1 })
  return { date, hour: 9 + dice.below(6), minute: dice.chance(0.4) ? 30 : 0 }
}

function startOf({ date, hour, minute }: Moment): string {
  return `${date.toString()}T${two(hour)}:${two(minute)}`
}

function dayIn(dice: Dice, phrases: Phrases, language: Language, { date }: Moment, now: string): string {
  const ahead = Temporal.PlainDate.from(now.slice(0, 10)).until(date).days
  const format = (options: Intl.DateTimeFormatOptions): string =>
    new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' }).format(Date.parse(date.toString()))
  const kinds: (keyof Phrases['day'])[] = ['date']
  if (ahead === 1) kinds.push('tomorrow', 'tomorrow')
  if (ahead === 2) kinds.push('after', 'after')
  if (ahead < 7) kinds.push('weekday', 'weekday')
  const weekday = format({ weekday: 'long' })
  const th = { 1: 'st', 2: 'nd', 3: 'rd', 21: 'st', 22: 'nd', 23: 'rd', 31: 'st' }[date.day] ?? 'th'
  return filled(dice.pick(phrases.day[dice.pick(kinds)]), {
    weekday: slipped(dice, dice.chance(0.5) ? weekday : weekday.toLowerCase()),
    month: format({ month: 'long' }),
    day: String(date.day),
    m: String(date.month),
    th,
  })
}

function timeIn(dice: Dice, phrases: Phrases, language: Language, { hour, minute }: Moment): string {
  const list = dice.chance(0.5) ? 'time' : minute === 0 ? 'sharp' : 'half'
  // "At thirteen" is impossible on a twelve-hour clock, and "halb eins" on a twenty-four-hour one.
  const next = phrases.numbers[hour + 1] ?? ''
  const isPlain = language === 'en' || language === 'es' ? hour : 9
  const chosen = isPlain > 12 && list !== 'time' && language === 'es' && list === 'half' ? 'time' : list
  return filled(dice.pick(phrases[chosen] as string[]), {
    h12: String(hour > 12 ? hour - 12 : hour),
    h24: String(hour),
    mm: two(minute),
    ampm: hour < 12 ? 'am' : 'pm',
    word: phrases.numbers[hour] ?? '',
    nextword: next,
  })
}

function filled(template: string, values: Record<string, string>): string {
  return template.replaceAll(/\{(\w+)\}/gu, (hole, key: string) => values[key] ?? hole)
}

/** Sometimes drops capitals or the final mark. */
function withSlips(dice: Dice, text: string): string {
  const shown = dice.chance(0.2) ? text.replace(/[.!]$/u, '') : text
  return dice.chance(0.15) && !/[{@]/u.test(shown) ? shown.toLowerCase() : shown
}

/** A typo in every fourth service name or weekday: two letters swapped, one missing or one doubled. */
function slipped(dice: Dice, text: string): string {
  if (!dice.chance(0.25)) return text
  const words = text.split(' ')
  const longest = words.reduce((best, word, index) => (word.length > words[best]!.length ? index : best), 0)
  const word = words[longest]!
  if (word.length < 5) return text
  const at = 1 + dice.below(word.length - 2)
  const typed = [
    word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2),
    word.slice(0, at) + word.slice(at + 1),
    word.slice(0, at) + word[at] + word.slice(at),
  ]
  words[longest] = dice.pick(typed)
  return words.join(' ')
}

function two(value: number): string {
  return String(value).padStart(2, '0')
}
