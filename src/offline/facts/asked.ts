import { forLanguage } from '../../languages/index.ts'
import { mostCommonWords } from '../understanding/common-words.ts'
import { hintedIn, narrowed } from '../understanding/services/hinted-services.ts'
import { partiesTold, withoutParties } from '../understanding/party/party.ts'
import {
  namedIn,
  partsOfName,
  peopleIn,
  WHOLE_NAME,
  withoutBrackets,
  type Named,
  type NamedMention,
} from '../understanding/services/service-names.ts'
import { everydayWords, correctSpelling } from '../understanding/spelling-correction.ts'
import { expression, fold, foldWithOffsets, has, isWhole, without, wordsOf, type Span } from '../understanding/text.ts'
import { translatedIn } from '../understanding/services/translated-names.ts'
import type { Moment } from '../understanding/when/today.ts'
import { datesIn } from '../understanding/when/index.ts'
import { questionWords } from '../answers/question-words.ts'
import { namedByPart, withParts } from './named-parts.ts'
import {
  type FactKind,
  asksHours,
  checksSum,
  claimedKinds,
  askingWords,
  MIN_FOREIGN_LENGTH,
  asksNumber,
} from './asked-kinds.ts'
import { weeklyIn, feastsIn, dayAsked, weekdays } from './asked-days.ts'

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
/** Share of a service's name from which it counts as named in full. */
const WHOLE_SHARE = 0.7
/** A longer message tells a story, and a fact named in it is no question. */
const MAX_WORDS = 40

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
