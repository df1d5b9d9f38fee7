import { forLanguage, inAnyLanguage, LANGUAGES } from '../../languages/index.ts'
import { mostCommonWords } from '../understanding/common-words.ts'
import { hintedIn, narrowed } from '../understanding/hinted-services.ts'
import { partiesTold, withoutParties } from '../understanding/party.ts'
import {
  namedIn,
  partsOfName,
  peopleIn,
  WHOLE_NAME,
  withoutBrackets,
  type Named,
  type NamedMention,
} from '../understanding/services.ts'
import { everydayWords, correctSpelling } from '../understanding/spelling-correction.ts'
import {
  begins,
  expression,
  fold,
  foldWithOffsets,
  has,
  isWhole,
  without,
  wordsOf,
  type Span,
} from '../understanding/text.ts'
import { translatedIn } from '../understanding/translated-names.ts'
import { todayOf, type Moment } from '../understanding/when/today.ts'
import { datesIn } from '../understanding/when/index.ts'
import { questionWords } from '../answers/question-words.ts'
import type { FactPatterns } from '../../languages/patterns.ts'
import { namedByPart, withParts } from './named-parts.ts'

export type FactKind = keyof FactPatterns['kinds']
const KINDS = [
  'attendance',
  'hours',
  'closures',
  'price',
  'duration',
  'services',
  'staff',
] as const satisfies FactKind[]
export const CONTACTS = ['email', 'website', 'phone', 'address'] as const satisfies FactKind[]

/** The facts that a question asks for. */
export interface AskedFacts {
  kinds: FactKind[]
  /** As `YYYY-MM-DD`; empty: the whole week. */
  days: string[]
  /** The part of `days` that was named as a holiday. */
  feasts: string[]
  /** Weekdays in general, 0 for Monday: "on Saturdays". */
  weekdays: number[]
  isNow: boolean
  /** Asks whether a price that it names holds in a case of its own: "is that 275 for my van too?" */
  isClaim: boolean
  /** Has a negation: "How long would we be without a bathroom?" */
  isWithout: boolean
  /** Asks for the way by a means of transport. */
  isByMeans: boolean
  /** Asks for a time of day. */
  isTimed: boolean
  /** Asks whether it is open, so that a closed day is a no. */
  isOpenAsked: boolean
  /** All facts of the kind, not only those of the current topic. */
  isAll: boolean
  /** Ids of the services named in the question. */
  services: string[]
  /** The services are only hinted at and the question has other words, so a document may fit better. */
  isHinted: boolean
  /** The services are only hinted at, by words for who comes: "my brother and his wife". */
  isByWhom: boolean
  /** Ids of the people named in the question. */
  staff: string[]
  /** The words that name people or services. A resource may be a room: "the café". */
  naming: { people: string[]; services: string[] }
  /** Services named by a part of their name, which may be about something else: "implants" is no "Implant consultation". */
  partly: { name: string; words: string[]; isHead: boolean }[]
  /** Asks whether something costs more or less than usual, which the settings do not tell. */
  isDifference: boolean
  /** Asks whether it is free, or claims so. */
  isFree: boolean
  /** Words that the settings lack: "the opening hours of the pool". */
  foreign: string[]
}

/** The opening hours of a week. */
export const HOURS_ALONE: AskedFacts = {
  kinds: ['hours'],
  days: [],
  feasts: [],
  weekdays: [],
  isNow: false,
  isClaim: false,
  isWithout: false,
  isByMeans: false,
  isTimed: false,
  isOpenAsked: false,
  isAll: false,
  services: [],
  isHinted: false,
  isByWhom: false,
  staff: [],
  naming: { people: [], services: [] },
  partly: [],
  isDifference: false,
  isFree: false,
  foreign: [],
}

/** Words up to this frequency rank carry no topic. */
const COMMON_WORDS = 500
const MIN_FOREIGN_LENGTH = 4
/** Share of a service's name from which it counts as named in full. */
const WHOLE_SHARE = 0.7
/** A longer message tells a story, and a fact named in it is no question. */
const MAX_WORDS = 40

const UNTIL = new RegExp(`(?<!\\p{L})(?:${inAnyLanguage(({ functionWords }) => functionWords.until)})(?!\\p{L})`, 'gu')

/** The business and the moment that a question refers to. */
interface AskedOf {
  moment: Moment
  services: {
    id: string
    name: string
    aliases?: string[]
    description?: string
    staff?: { id: string; name: string }[]
  }[]
  business: string
  /** The question before this one, for "and on the 24th?". */
  before?: string | undefined
}

/** The facts that a question asks for, or undefined if none. */
export function askedFacts(
  question: string,
  language: string,
  { moment, services, business, before }: AskedOf,
): AskedFacts | undefined {
  const names = wordsOf(fold([...services.map(({ name }) => name), business].join(' ')))
  const asking = wordsOf(fold(questionWords(question, language)))
  const { text } = correctSpelling(foldWithOffsets(question), language, new Set(names))
  const folded = text.replace(/[\s?!.…]+$/u, '')
  if (wordsOf(folded).length > MAX_WORDS) return undefined
  const people = staffIn(folded, services, language)
  const mentions = servicesIn(folded, services, everydayWords(language), language)
  // The name of a service asks for nothing: "cheminée ouverte" is no question for hours.
  const kinds = answerableKinds(folded, { named: mentions.filter(({ share }) => share > 0), people }, language)
  const isFollowUp = kinds.length === 0 && before !== undefined && asksHours(before, language)
  if (isFollowUp) kinds.push('hours')
  if (kinds.length === 0) return undefined
  const weekly = weeklyIn(folded, language)
  const single = without(folded, weekly)
  const feasts = feastsIn(single, language, moment)
  const days = datesIn(without(dayAsked(folded, language), [...weekly, ...feasts], 'x'), language, moment)
  const { now, openAtAll, all, difference, free, cancelling, alike } = forLanguage(language).questions.facts
  // The prices in the settings include no fee for cancelling.
  if (kinds.includes('price') && mentions.length === 0 && has(folded, cancelling)) return undefined
  const rest = without(single, [...mentions, ...days, ...feasts, ...people])
  const foreign = foreignIn(topicsIn(rest, { folded, kinds }, language), [...names, ...asking], language)
  if (isFollowUp && (foreign.length > 0 || days.length + feasts.length + weekly.length === 0)) return undefined
  return {
    kinds,
    days: [...days, ...feasts].toSorted((a, b) => a.start - b.start).flatMap(({ dates }) => dates),
    weekdays: [...new Set(weekly.flatMap((mention) => mention.weekdays))].sort(),
    feasts: feasts.flatMap(({ dates }) => dates),
    isNow: has(folded, now) || new RegExp(`^(?:${openAtAll})$`, 'u').test(folded),
    isClaim: kinds.includes('price') && ((/\d/u.test(folded) && has(folded, alike)) || checksSum(folded, language)),
    isWithout: has(folded, forLanguage(language).questions.mismatch.negation),
    isByMeans: has(folded, forLanguage(language).questions.facts.means),
    isTimed: has(folded, forLanguage(language).questions.facts.timeAsked),
    isOpenAsked: asksWhether(question, folded, language),
    isAll: has(folded, all),
    isDifference: has(folded, difference) && !has(folded, free),
    isFree: has(folded, free),
    services: mentions.flatMap(({ ids }) => ids),
    isHinted: foreign.length > 0 && mentions.length > 0 && mentions.every(({ share }) => share === 0),
    isByWhom: mentions.length > 0 && mentions.every((one) => one.share === 0 && isOfWhom(one, folded, language)),
    staff: [...new Set(people.flatMap(({ ids }) => ids))],
    naming: { people: wordsAt(people, folded), services: wordsAt(mentions, folded) },
    partly: partlyNamed(mentions, services, { folded, language }),
    foreign,
  }
}

/** True for words that tell who comes, and nothing else. */
function isOfWhom({ start, end }: Span, folded: string, language: string): boolean {
  const { ages, party } = forLanguage(language).understanding
  return wordsOf(folded.slice(start, end)).every((word) =>
    isWhole(word, `${ages.persons}|${ages.adult}|${party.person}|${party.relatives}|${party.heads}`),
  )
}

function wordsAt(spans: Span[], folded: string): string[] {
  return spans.flatMap(({ start, end }) => wordsOf(folded.slice(start, end)))
}

/**
 * The question without an "until" that belongs to the hour it asks for: "what time are you open till on Thursday?" is about
 * that day alone, and no range up to it.
 */
function dayAsked(folded: string, language: string): string {
  if (!has(folded, forLanguage(language).questions.facts.timeAsked)) return folded
  return folded.replaceAll(UNTIL, (words) => ' '.repeat(words.length))
}

/**
 * The kinds that the settings can answer: attendance needs a person, and the time until work is ready is no length of
 * an appointment.
 */
function answerableKinds(
  folded: string,
  { named, people }: { named: Span[]; people: Span[] },
  language: string,
): FactKind[] {
  const { turnaround, calls } = forLanguage(language).questions.facts
  const isTurnaround = has(folded, turnaround)
  const kinds = claimedKinds(without(folded, named, 'x'), language).filter(
    (kind) => (kind !== 'attendance' || people.length > 0) && (kind !== 'duration' || !isTurnaround),
  )
  // "What number can I ring, and when?"
  const isWhenAsked = kinds.includes('phone') && !kinds.includes('hours') && has(folded, calls.hours)
  return isWhenAsked ? [...kinds, 'hours'] : kinds
}

/**
 * True for "Are you open?", but not for "when are you open?", nor for "are you closed?", which a closed day answers
 * with yes.
 */
function asksWhether(question: string, folded: string, language: string): boolean {
  const { forNumber, facts } = forLanguage(language).questions
  return !forNumber.test(question) && !has(folded, facts.closedAsked)
}

/** Words in the rest of a question that neither ask nor occur in the settings. */
function foreignIn(rest: string, own: string[], language: string): string[] {
  const { neutral, free, claim, byTrade } = forLanguage(language).questions.facts
  const known = new Set([...own, ...wordsOf(fold(neutral)), ...weekdays(language)])
  const common = mostCommonWords(language, COMMON_WORDS)
  const isFrame = (word: string): boolean => askingWords(language).test(word) || has(word, free) || has(word, claim)
  const isKnown = (word: string): boolean => known.has(word) || common.has(word) || isFrame(word)
  const topics = wordsOf(rest.replaceAll(expression(byTrade), ' '))
  return topics.filter((word) => word.length >= MIN_FOREIGN_LENGTH && !isKnown(word))
}

/** The services of which the question has a part of the name, with its words. */
function partlyNamed(
  mentions: ReturnType<typeof servicesIn>,
  services: AskedOf['services'],
  { folded, language }: { folded: string; language: string },
): AskedFacts['partly'] {
  return mentions
    .filter(({ share }) => share < WHOLE_SHARE)
    .flatMap(({ ids: [id], start, end }) => {
      const name = fold(services.find((one) => one.id === id)?.name ?? '')
      const words = wordsOf(folded.slice(start, end))
      return name === '' ? [] : [{ name, words, isHead: words.includes(headOf(name, language)) }]
    })
}

/** The head noun of a name: its last word, or its first in a language that puts it there. */
function headOf(name: string, language: string): string {
  const words = wordsOf(withoutBrackets(name).at(-1)!).filter((word) => word.length >= MIN_FOREIGN_LENGTH)
  return (forLanguage(language).questions.isHeadFirst ? words[0] : words.at(-1)) ?? ''
}

/** The staff of the services that a question names, by any part of their name. */
function staffIn(folded: string, services: AskedOf['services'], language: string): NamedMention[] {
  const staff = new Map(services.flatMap(({ staff: people = [] }) => people).map((one) => [one.id, one]))
  const named = [...staff.values()].map(({ id, name }) => ({ id, names: [name, ...partsOfName(name)] }))
  return peopleIn(folded, named, everydayWords(language), forLanguage(language).understanding)
}

/** The services that a question names, or hints at: "how much is it for kids?". */
function servicesIn(
  folded: string,
  services: AskedOf['services'],
  everyday: ReadonlySet<string>,
  language: string,
): NamedMention[] {
  const named: Named[] = services.map(({ id, name, description = '' }) => ({
    id,
    names: withoutBrackets(name),
    about: description,
  }))
  const patterns = forLanguage(language).understanding
  const others = services.map(({ id, aliases = [] }) => ({ id, names: aliases.flatMap(withoutBrackets) }))
  const parts = asksNumber(folded, language) ? namedByPart(folded, named, others, language) : []
  const own = withParts(namedIn(folded, named, everyday, patterns), parts)
  // "The flamingo walk" is an alias, said as a whole, of what has another name in another language.
  const byAlias =
    own.length > 0
      ? []
      : namedIn(folded, others, everyday, patterns).filter(({ ids, share }) => ids.length === 1 && share >= WHOLE_NAME)
  if (byAlias.length > 0) return byAlias
  const found = own.length > 0 ? own : translatedIn(folded, named, language)
  // A question, unlike a wish, may be about anything, so one translated word names no service.
  // A number of adults hints at no service whose description has adults.
  if (found.length === 0)
    return hintedIn(withoutCounts(folded, language), named, language, { isTranslated: false, isAmongSome: true })
  return found.map((mention) => narrowed(mention, folded, named, language))
}

/** The text with a filler for "adults" and "people", where these are counted. */
function withoutCounts(folded: string, language: string): string {
  const { ages, party } = forLanguage(language).understanding
  const isCounted = (word: string): boolean =>
    isWhole(word, `${ages.adult}|${party.heads}`) && !isWhole(word, `${ages.child}|${ages.teen}|${ages.baby}`)
  const counted = partiesTold(folded, language).flatMap(({ start, end }) =>
    [...folded.slice(start, end).matchAll(/\p{L}+/gu)]
      .filter(([word]) => isCounted(word))
      .map(({ index, 0: word }) => ({ start: start + index, end: start + index + word.length })),
  )
  return without(folded, counted, 'x')
}

/** True for a folded part of a message that asks for hours, a price or a duration. */
export function asksFact(folded: string, language: string): boolean {
  const kinds = kindsIn(folded.replace(/[\s?!.…]+$/u, ''), language)
  return kinds.some((kind) => kind === 'hours' || kind === 'price' || kind === 'duration')
}

/** True for a folded question for a price or a length of time. */
function asksNumber(folded: string, language: string): boolean {
  return kindsIn(folded, language).some((kind) => kind === 'price' || kind === 'duration')
}

/** True for a folded part of a message that asks for a price. */
export function asksCost(folded: string, language: string): boolean {
  return kindsIn(folded.replace(/[\s?!.…]+$/u, ''), language).includes('price')
}

/** True for a folded question for opening hours. */
export function asksOpening(folded: string, language: string): boolean {
  return has(folded.replace(/[\s?!.…]+$/u, ''), forLanguage(language).questions.facts.kinds.hours)
}

/** True for a question when the team will call back: "how quickly do they ring back?" */
export function asksCallBack(question: string, language: string): boolean {
  return has(fold(question), forLanguage(language).questions.facts.calls.backAsked)
}

/** True for a comparison of services: "I can't decide between a trim and a cut". */
export function comparesServices(question: string, language: string): boolean {
  return has(fold(question), forLanguage(language).questions.facts.compared)
}

/** True for a question about the person of an appointment: "With whom would that be?" */
export function asksWho(question: string, language: string): boolean {
  return has(fold(question), forLanguage(language).questions.facts.withWhom)
}

/** True where a folded question about a person asks when they work. */
export function asksAttendance(folded: string, language: string): boolean {
  return has(folded, forLanguage(language).questions.facts.kinds.attendance)
}

const PRICE = /[€$£] ?\d|\d ?(?:[€$£]|euros?|eur|dollars?|pounds?|francs?|chf)/u

/** True for a price without a word for it: "It is 22 € on Sundays too?" */
function claimsPrice(folded: string, language: string): boolean {
  return (PRICE.test(folded) && has(folded, forLanguage(language).questions.facts.alike)) || checksSum(folded, language)
}

/** A figure that counts nothing but money: no hour, no length of time, no number of people. */
const BARE_FIGURE = new RegExp(
  `(?<![\\d:.,])\\d{1,5}(?:[.,]\\d{1,2})?(?![\\d:])(?! ?(?:%|h|min\\w*|${inAnyLanguage(({ questions }) => questions.facts.counted)})(?!\\p{L}))`,
  'u',
)

/** The text without the words that check a sum, such as "altogether" and "correct", if the question checks one. */
function withoutSum(text: string, folded: string, language: string): string {
  const { understanding, questions } = forLanguage(language)
  const words = `${questions.facts.sum}|${understanding.checks.tag}`
  return checksSum(folded, language) ? text.replaceAll(expression(words), ' ') : text
}

/** The rest of a question without words for who comes, for a sum and for what comes before. */
function topicsIn(rest: string, { folded, kinds }: { folded: string; kinds: FactKind[] }, language: string): string {
  return withoutParties(withoutSum(withoutBeforehand(rest, kinds, language), folded, language), language)
}

/** The text of a question for a price without "before I give you my details", which is no topic of it. */
function withoutBeforehand(text: string, kinds: FactKind[], language: string): string {
  const { beforehand } = forLanguage(language).questions.facts.rates
  return kinds.includes('price') ? text.replaceAll(expression(beforehand), ' ') : text
}

/** True for a sum that the visitor has counted and wants to have confirmed: "so we pay 45 in total, right?" */
function checksSum(folded: string, language: string): boolean {
  const { understanding, questions } = forLanguage(language)
  const figure = BARE_FIGURE.exec(folded)
  if (figure === null || !has(folded, questions.facts.sum)) return false
  const behind = folded.slice(figure.index + figure[0].length)
  return (
    !begins(behind.trimStart(), understanding.party.heads) &&
    new RegExp(`(?<!\\p{L})(?:${understanding.checks.tag})[^\\p{L}\\p{N}]*$`, 'u').test(behind)
  )
}

/**
 * The kinds of a question, or of a claim: "They told me on the phone that it is free" is about the price, and asks for
 * no number.
 */
function claimedKinds(folded: string, language: string): FactKind[] {
  const { free, claim } = forLanguage(language).questions.facts
  const kinds = kindsIn(folded, language)
  if (has(folded, free))
    return [...new Set<FactKind>(['price', ...kinds])].filter((kind) => isOneOf(KINDS, kind) && kind !== 'services')
  const tables = kinds.filter((kind) => isOneOf(KINDS, kind))
  return tables.length > 0 && has(folded, claim) ? tables : kinds
}

function isOneOf(kinds: readonly FactKind[], kind: FactKind): boolean {
  return kinds.includes(kind)
}

function asksHours(question: string, language: string): boolean {
  const kinds = kindsIn(fold(question).replace(/[\s?!.…]+$/u, ''), language)
  return kinds.includes('hours') || kinds.includes('closures')
}

/** True for a folded part of a message that asks for an address, a phone number or the like of the business. */
export function asksContact(folded: string, language: string): boolean {
  return kindsIn(folded.replace(/[\s?!.…]+$/u, ''), language).some((kind) => CONTACTS.some((one) => one === kind))
}

function kindsIn(folded: string, language: string): FactKind[] {
  const { kinds, own, byTrade } = forLanguage(language).questions.facts
  const found: FactKind[] = KINDS.filter(
    (kind) =>
      has(folded, kinds[kind]) ||
      (kind === 'price' && claimsPrice(folded, language)) ||
      (kind === 'staff' && has(folded, byTrade)),
  )
  let rest = folded
  // Each match is removed, so that an e-mail address does not count as an address as well.
  for (const kind of has(folded, own) ? [] : CONTACTS) {
    if (has(rest, kinds[kind])) found.push(kind)
    rest = rest.replaceAll(expression(kinds[kind]), ' ')
  }
  // "The prices of your services" asks for prices only, "how long are you open" for hours only.
  const isElse = KINDS.some((kind) => kind !== 'services' && kind !== 'attendance' && found.includes(kind))
  const isTimed = found.includes('hours')
  return found.filter((kind) => !(kind === 'services' && isElse) && !(kind === 'duration' && isTimed))
}

const asking = new Map<string, RegExp>()

/** Pattern of the words in the fact patterns, without words that fill a gap in these, which may be the topic. */
function askingWords(language: string): RegExp {
  let found = asking.get(language)
  if (found === undefined) {
    const plain = Object.values(forLanguage(language).questions.facts.kinds)
      .join(' ')
      .replaceAll(/\(\?(?:<?[!=]|:)|\\S\+|\{[\d,]+\}/gu, ' ')
    const words = plain.split(/[^\p{L}?*[\]\\]+/u).map((word) => word.replace(/^[?*]+/u, ''))
    found = new RegExp(`^(?:${words.filter((word) => word.length >= MIN_FOREIGN_LENGTH).join('|')})$`, 'u')
    asking.set(language, found)
  }
  return found
}

function feastsIn(folded: string, language: string, moment: Moment): (Span & { dates: string[] })[] {
  const start = todayOf(moment)
  const found: (Span & { dates: string[] })[] = []
  for (const [pattern, day] of Object.entries(forLanguage(language).questions.facts.feasts)) {
    for (const match of folded.matchAll(expression(pattern))) {
      const span = spanOf(match)
      if (found.some((other) => other.start < span.end && span.start < other.end)) continue
      const thisYear = Temporal.PlainDate.from(`${start.year}-${day}`)
      const isPast = Temporal.PlainDate.compare(thisYear, start) < 0
      found.push({ ...span, dates: [(isPast ? thisYear.add({ years: 1 }) : thisYear).toString()] })
    }
  }
  return found
}

/** Documents are in any language. */
const MEANS = Object.values(LANGUAGES)
  .map(({ questions }) => questions.facts.means)
  .join('|')

/** True for a sentence with a means of transport, alone or in a compound: "the bus", "Buslinie". */
export function namesMeans(sentence: string): boolean {
  return has(fold(sentence), MEANS)
}

const WEEKEND = [5, 6]

/** Weekdays and weekends in general. */
function weeklyIn(folded: string, language: string): (Span & { weekdays: number[] })[] {
  const { days, weekends } = forLanguage(language).questions.facts.weekly
  const patterns = [
    ...days.map((pattern, day) => ({ pattern, weekdays: [day] })),
    { pattern: weekends, weekdays: WEEKEND },
  ]
  return patterns.flatMap(({ pattern, weekdays: named }) =>
    [...folded.matchAll(expression(pattern))].map((match) => ({ ...spanOf(match), weekdays: named })),
  )
}

function weekdays(language: string): string[] {
  return wordsOf(fold(forLanguage(language).when.weekdays.join(' ')))
}

function spanOf(match: RegExpMatchArray): Span {
  const start = match.index ?? 0
  return { start, end: start + match[0].length }
}
