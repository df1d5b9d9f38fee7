import { pairsIn } from '../../../core/keys.ts'
import { LANGUAGES, forLanguage, inAnyLanguage } from '../../../languages/index.ts'
import { expression, fold, has } from '../text.ts'
import { GROWN_UP, OLDEST, type ToldAges } from './told-ages.ts'

/** The ages that a service is for, both bounds included. */
export interface AgeRange {
  from: number
  to: number
  /** Given in figures ("3–5 years") and not only in words ("for children"). */
  isInFigures: boolean
}

/** A service as the business describes it. */
interface Described {
  id: string
  name: string
  aliases?: string[]
  description?: string | undefined
  /** As written by the business. */
  price?: string | undefined
}

const MONTHS = 12
/** Ages in years of the words for people that a service's name may have without a figure. */
const OF_WORDS = { baby: [0, 3], child: [2, 17], teen: [11, 20], adult: [15, OLDEST], senior: [55, OLDEST] } as const

/** True for the question what is on offer for somebody: "do you have something for her?" */
export function asksForOffer(message: string, language: string): boolean {
  return has(fold(message), forLanguage(language).understanding.ages.offer)
}

/**
 * The services made for the age group that words of a message name, by their ages in figures: "the one for babies" is that from
 * 4 to 36 months.
 */
export function madeForAges(text: string, services: Described[], language: string): { ids: string[]; words: string } {
  const { ages } = forLanguage(language).understanding
  for (const group of GROUPS) {
    const words = expression(ages[group]).exec(text)?.[0]
    if (words === undefined) continue
    const [from, to] = OF_WORDS[group]
    const fitting = services.filter((service) => {
      const range = ageRangeOf(service)
      return range?.isInFigures === true && range.from >= from && range.to <= to
    })
    if (fitting.length > 0) return { ids: fitting.map(({ id }) => id), words }
  }
  return { ids: [], words: '' }
}

const GROUPS = ['baby', 'teen', 'child', 'senior'] as const

/** True where a service's name or description restricts it to other ages. */
export function isUnsuited(service: Described, { years }: ToldAges): boolean {
  const range = ageRangeOf(service)
  return range !== undefined && !years.some((age) => range.from <= age && age <= range.to)
}

/** The least age of a service that gives its ages in figures. */
export function youngestFor(service: Described): number | undefined {
  const range = ageRangeOf(service)
  return range?.isInFigures === true && range.from > 0 ? range.from : undefined
}

/**
 * The services for these ages; may be empty. For children, a service without an age range counts only if its price is for children too,
 * or if none with one fits and the business gives no children's ages in figures.
 */
export function suitedTo<S extends Described>(services: S[], told: ToldAges): S[] {
  const fitting = services.filter((service) => !isUnsuited(service, told))
  if (told.years.some((age) => age >= GROWN_UP)) return fitting
  const ranges = new Map(services.map((service) => [service, ageRangeOf(service)]))
  const forChildren = fitting.filter((service) => ranges.get(service) !== undefined || hasChildrensPrice(service))
  const isInFigures = [...ranges.values()].some((range) => range?.isInFigures === true && range.from < GROWN_UP)
  return forChildren.length > 0 || isInFigures ? forChildren : fitting
}

/** A description without its sentences on who pays what: "children under 6 come free" is no limit. */
function withoutPrices(description: string): string {
  return description
    .split(/(?<=[.;])\s/u)
    .filter((sentence) => !/[€$£]/u.test(sentence) && !has(sentence, FREE))
    .join(' ')
}

const FREE = `(?:${inAnyLanguage(({ documents }) => documents.free)})e?s?|frei(?= ?(?:$|[.,;)]))`

/** True for "9 € adults, 5 € from 6 to 14 years": children come, too. */
function hasChildrensPrice({ price = '' }: Described): boolean {
  const text = fold(price)
  return has(text, CHILDREN) || (inFigures(text, false)?.from ?? GROWN_UP) < GROWN_UP
}

const CHILDREN = inAnyLanguage(({ understanding }) => understanding.ages.child)

const ranges = new Map<string, AgeRange | null>()
const MAX_RANGES = 2_000

/**
 * The ages of a service, by the patterns of all languages: names are in the language of the business, aliases in any.
 * Cached.
 */
function ageRangeOf({ name, aliases = [], description = '' }: Described): AgeRange | undefined {
  const key = [name, ...aliases, description].join('\n')
  const known = ranges.get(key)
  if (known !== undefined) return known ?? undefined
  const names = [name, ...aliases].map(fold)
  const found =
    firstOf(names, (text) => inFigures(text, true)) ??
    inFigures(withoutPrices(fold(description).slice(0, MAX_DESCRIPTION_LENGTH)), false) ??
    firstOf(names, inWords)
  if (ranges.size >= MAX_RANGES) ranges.clear()
  ranges.set(key, found ?? null)
  return found
}

/** The ages that the cells of a row give, in figures before words. */
export function agesIn(cells: string[]): AgeRange | undefined {
  const folded = cells.map(fold)
  return firstOf(folded, (cell) => inFigures(cell, true)) ?? firstOf(folded, inWords)
}

const MAX_DESCRIPTION_LENGTH = 600

function firstOf(texts: string[], read: (text: string) => AgeRange | undefined): AgeRange | undefined {
  for (const text of texts) {
    const found = read(text)
    if (found !== undefined) return found
  }
  return undefined
}

/** The ages that a text gives in figures: "3–5 Jahre", "ages 4-6", "ab 10", "16 and over", "moins de 12 ans". */
function inFigures(text: string, isName: boolean): AgeRange | undefined {
  const words = joinedPatterns()
  const join = `(?: ?[-–—/] ?| (?:${words.to}) )`
  const between = bound(text, `(?:(?:${words.before}) )?(\\d{1,2})${join}(\\d{1,2})(?: ?(?:${words.years}))`)
  const months = bound(text, `(\\d{1,2})${join}(\\d{1,2})(?: ?(?:${words.inMonths}))`)
  if (between === undefined && months?.[1] !== undefined)
    return { from: Math.floor(months[0] / MONTHS), to: Math.floor(months[1] / MONTHS), isInFigures: true }
  const bare = between ?? bound(text, `(?:${words.label}) (\\d{1,2})${join}(\\d{1,2})`)
  const told =
    bare ??
    bound(
      text,
      `(?<![\\p{L}\\p{N}])(?:${FOR}) ${OF_WHOM}(?:${words.before}) (\\d{1,2})${join}(\\d{1,2})${END_OF_CLAUSE}`,
    )
  if (told?.[1] !== undefined && told[0] < told[1]) return { from: told[0], to: told[1], isInFigures: true }
  // Without a unit, a figure is an age only at the end of a name: "from 9" may be an hour.
  const end = isName ? `(?: ?(?:${words.years})|(?= ?(?:\\)|$)))` : ` ?(?:${words.years})`
  const kin = `(?:${words.people}) `
  const lower =
    bound(text, `(?:${words.lower}) (\\d{1,2})s?${end}`) ??
    bound(text, `${kin}(?:${words.lower}) (\\d{1,2})`) ??
    bound(text, `(?:${words.lower}) (\\d{1,2})s`) ??
    bound(text, `(\\d{1,2})s?(?: ?(?:${words.years}))? (?:${words.more})`) ??
    bound(text, '(\\d{1,2})\\+')
  // "Kids (10 and over)" is not for adults.
  if (lower !== undefined) return { from: lower[0], to: inWords(text)?.to ?? OLDEST, isInFigures: true }
  const upper = bound(text, `(?:${words.upper}) (\\d{1,2})s?${end}`) ?? bound(text, `(?:${words.upper}) (\\d{1,2})s`)
  return upper === undefined ? undefined : { from: 0, to: upper[0], isInFigures: true }
}

const FOR = inAnyLanguage(({ functionWords }) => functionWords.for)
const GROUP = inAnyLanguage(({ understanding }) => understanding.traits.group.named)
/** Words for people between "for" and their ages, such as "for small riders from 3 to 7", and no group of so many. */
const OF_WHOM = `(?!(?:\\S+ ){0,3}(?:${GROUP}) )(?:\\p{L}+ ){1,4}`
const END_OF_CLAUSE = '(?= ?(?:$|[.,:;!?)]))'

function bound(text: string, pattern: string): [number, number | undefined] | undefined {
  const match = expression(pattern).exec(text)
  return match === null ? undefined : [Number(match[1]), match[2] === undefined ? undefined : Number(match[2])]
}

function inWords(text: string): AgeRange | undefined {
  const found = pairsIn(OF_WORDS).filter(([key]) =>
    Object.values(LANGUAGES).some(({ understanding }) => has(text, understanding.ages[key])),
  )
  if (found.length === 0) return undefined
  // "Parents and children" is for both.
  const bounds = found.map(([, range]) => range)
  return {
    from: Math.min(...bounds.map(([from]) => from)),
    to: Math.max(...bounds.map(([, to]) => to)),
    isInFigures: false,
  }
}

type Joined = Record<'before' | 'label' | 'to' | 'years' | 'inMonths' | 'lower' | 'upper' | 'more' | 'people', string>
let joined: Joined | undefined

/** Patterns for the bounds of ages and other measures. In all languages, joined. */
export function joinedPatterns(): Joined {
  if (joined !== undefined) return joined
  const all = Object.values(LANGUAGES).map(({ understanding }) => understanding.ages)
  const either = (...keys: (keyof (typeof all)[number])[]) =>
    all.flatMap((one) => keys.map((key) => one[key])).join('|')
  joined = {
    before: either('before'),
    label: either('label'),
    to: either('to'),
    years: either('years'),
    inMonths: either('inMonths'),
    lower: either('lower'),
    upper: either('upper'),
    more: either('more'),
    people: either('child', 'teen', 'adult'),
  }
  return joined
}
