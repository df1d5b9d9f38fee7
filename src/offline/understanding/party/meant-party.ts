import { forLanguage, inAnyLanguage } from '../../../languages/index.ts'
import type { UnderstandingPatterns } from '../../../languages/understanding.ts'
import { type Table, BEHIND_START } from '../../../models/understanding.ts'
import { languageOf } from '../language.ts'
import type { ReadingContext } from '../reading-context.ts'
import { numberOf } from '../numbers.ts'
import type { NamedMention } from '../services/service-names.ts'
import { numbered } from './company.ts'
import { overlaps, fold, expression, wordsOf, has, isWhole, type Span, begins } from '../text.ts'
import { changedParty } from './party-changed.ts'
import { isDenied, isPortion, isOneThing } from './party-parts.ts'
import { groupedParty } from './party-groups.ts'
import { isOfSupposedCase } from './supposed-parties.ts'
import { type PartyMention, isDeniedOne, onlyOne, partiesIn, withNoun } from './party.ts'

/** The party sizes of a message that names these services. */
export function partiesMeant(
  text: string,
  services: NamedMention[],
  { patterns, table }: Pick<ReadingContext, 'patterns' | 'table'>,
): PartyMention[] {
  const parties = partiesOf(text, services, { patterns, table })
  const sizes = [table.task?.partySize ?? 0, table.partyTold ?? 0, ...parties.map(({ size }) => size)]
  const known = sizes.some((size) => size > 1) ? Math.max(...sizes) : undefined
  return parties.map((one) => {
    if (isNotTheirs(one, text, { patterns, known, question: table.question }))
      return { ...one, isCorrected: false, isApart: true }
    return isOfSupposedCase(one, text, { patterns, table }) ? { ...one, isCorrected: false, isSupposed: true } : one
  })
}

/** True for a number that is denied, that some of the party are, or that counts things. */
function isNotTheirs(
  one: PartyMention,
  text: string,
  {
    patterns,
    known,
    question,
  }: { patterns: UnderstandingPatterns; known: number | undefined; question: Table['question'] },
): boolean {
  const isPart = isDenied(one, text, patterns) || isPortion(one, text, patterns, known)
  return isPart || isOneThing(one, text, patterns, question)
}

function partiesOf(
  text: string,
  services: NamedMention[],
  { patterns, table }: Pick<ReadingContext, 'patterns' | 'table'>,
): PartyMention[] {
  const changed = changedParty(text, patterns, table)
  if (changed.length > 0) return changed.map((one) => ({ ...withNoun(one, text, patterns), isCorrected: true }))
  const told = partiesIn(text, patterns, bookedParty(text, patterns, table))
  const people = told.length > 0 ? told : partsOfKnown(text, patterns, table)
  // "5 children and 2 grown-ups" counts no 5, where a service is called by the children.
  const things = countsBefore(text, services, { patterns, table }).filter(
    (one) => !people.some((other) => overlaps(one, other)),
  )
  const all: PartyMention[] = [...people, ...things]
  const found = all.filter((party) => !isSharing(table) || !isOfThing(party, text, patterns))
  const said = saidAgain(text, patterns, table)
  if (said !== undefined) return [said]
  const alone = found.some(({ isCorrected }) => isCorrected === true) ? undefined : aloneIn(text, patterns, table)
  if (alone !== undefined) return [alone]
  return found.filter((party) => party.isCorrected === true || isParty(party, text, { patterns, table }))
}

/** Groups that are a part of the number of the draft tell that number, and agree to nothing. */
function partsOfKnown(text: string, patterns: UnderstandingPatterns, { task }: Table): PartyMention[] {
  const size = task !== null && task.task !== 'move' ? task.partySize : null
  const parts = size == null ? undefined : groupedParty(text, patterns)
  return parts === undefined || size == null || size < parts.size ? [] : [{ ...parts, size }]
}

/** The number of people that a message tells, whatever it is about. */
export function partyTold(message: string, language: string): number | undefined {
  const patterns = forLanguage(languageOf(message, language)).understanding
  const text = fold(message)
  const parties = partiesIn(text, patterns).filter(
    (one) => !isNotTheirs(one, text, { patterns, known: undefined, question: null }),
  )
  const found = parties.at(-1)
  if (found?.isCorrected === true) return found.size
  const isAlone = !message.includes('?') && expression(patterns.party.alone).test(text)
  // "For 2, or for 3?" tells none.
  return isAlone ? 1 : parties.every(({ size }) => size === found?.size) ? found?.size : undefined
}

/** The visitor alone, where a service may be for several: "just me". */
function aloneIn(text: string, patterns: UnderstandingPatterns, table: Table): PartyMention | undefined {
  const { task } = table
  if ((task !== null && task.task !== 'book') || !isSharing(table)) return undefined
  // "One place", of a booking for one.
  const { one: single, alone } = patterns.party
  const [one] = text.matchAll(expression(task?.partySize === 1 ? `${single}|${alone}` : alone))
  if (one === undefined || DENIED.test(text.slice(0, one.index))) return undefined
  const found = { start: one.index, end: one.index + one[0].length, size: 1 }
  return isDeniedOne(found, text, patterns) ? undefined : found
}

const DENIED = new RegExp(`(?<!\\p{L})(?:${inAnyLanguage(({ functionWords }) => functionWords.not)}) $`, 'u')

/** Questions beside which a bare number is no hour. */
const BESIDE_NUMBER = new Set<Table['question']>([...BEHIND_START, 'party_size'])

/** The number in "I said four", unless it is the hour of the settled start. */
function saidAgain(text: string, patterns: UnderstandingPatterns, { task, question }: Table): PartyMention | undefined {
  if (task?.task !== 'book' || !BESIDE_NUMBER.has(question)) return undefined
  const hour = Number(task.time?.at?.slice(0, 2) ?? -1) % HALF_DAY
  return numbered(text, patterns.party.said, patterns).findLast(({ size }) => size % HALF_DAY !== hour)
}

const HALF_DAY = 12

/** True where a one counts something else than guests, of services for several: "just a table". */
function isOfThing({ size, start, end }: PartyMention, text: string, patterns: UnderstandingPatterns): boolean {
  const own = text.slice(start, end)
  const words = wordsOf(own)
  const isOne = has(own, `${patterns.party.alone}|${onlyOne(patterns)}`) || isWhole(own, patterns.party.me)
  if (size > 1 || isOne) return false
  const isGuest = words.some((word) => has(`1 ${word}`, patterns.party.one) || isWhole(word, patterns.party.wards))
  return !isGuest && numberOf(words.at(-1) ?? '', patterns) === undefined
}

/** True where a booking may be for several. */
function isSharing({ services }: Table): boolean {
  return services.some(({ partyMax }) => (partyMax ?? 1) > 1)
}

/** Numbers before a service of which one booking may have several: "2 e-bikes". */
function countsBefore(
  text: string,
  services: NamedMention[],
  { patterns, table }: Pick<ReadingContext, 'patterns' | 'table'>,
): (Span & { size: number })[] {
  const several = new Set(table.services.filter(({ partyMax }) => (partyMax ?? 1) > 1).map(({ id }) => id))
  return services.flatMap(({ start, ids }) => {
    const word = /([\p{L}\p{N}]{1,12}) $/u.exec(text.slice(Math.max(0, start - 14), start))?.[1] ?? ''
    const size = ids.some((id) => several.has(id)) ? numberOf(word, patterns) : undefined
    return size === undefined || size < 2 ? [] : [{ start: start - word.length - 1, end: start, size }]
  })
}

/**
 * The party size so far: that of the task, or after a booking the largest in the text, otherwise 1. Infinity while it is
 * asked for, so that any number may correct it.
 */
function bookedParty(text: string, patterns: UnderstandingPatterns, { task, booking, question }: Table): number {
  if (task !== null && task.task !== 'move') return question === 'party_size' ? Infinity : (task.partySize ?? 1)
  if (task === null && booking?.partySize !== undefined) return booking.partySize
  return booking === null ? 1 : Math.max(1, ...partiesIn(text, patterns).map(({ size }) => size))
}

/** False for a bare number while a time is asked for: "For 10" is an hour then, and "we are 10" a party. */
function isParty(
  { size, start, end }: Span & { size: number },
  text: string,
  { patterns, table }: Pick<ReadingContext, 'patterns' | 'table'>,
): boolean {
  const words = text.slice(start, end).trim()
  // "Samedi, à deux" means two people.
  const isBare =
    /^\p{L}{1,4} \S+$/u.test(words) &&
    !/^(?:a|zu|en) \p{L}/u.test(words) &&
    numberOf(words.split(' ')[1]!, patterns) !== undefined
  return size <= 1_000 && !(isBare && isHourAsked(size, words, table))
}

const FOR = inAnyLanguage(({ functionWords }) => functionWords.for)

/** True where a time is asked for, or a day of starts of which one is at this hour: "le 4 à 10". */
function isHourAsked(hour: number, words: string, { question, task }: Table): boolean {
  // "For 3" tells the number of people that is still open.
  const isOpen = task?.partySize == null && begins(words, FOR)
  const offered = question === 'day' && !isOpen ? (task?.offered ?? []) : []
  return question === 'time' || offered.some(({ time }) => Number(time.slice(0, 2)) % HALF_DAY === hour % HALF_DAY)
}
