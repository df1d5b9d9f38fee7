import { inAnyLanguage } from '../../../languages/index.ts'
import type { UnderstandingPatterns } from '../../../languages/understanding.ts'
import { CUT } from '../contact/contacts.ts'
import { numberOf, numberPattern } from '../numbers.ts'
import { expression, has, isWhole, wordsOf, type Span } from '../text.ts'

/** A number of people, with the words that tell it. */
export interface Counted extends Span {
  size: number
}

const AND = inAnyLanguage(({ functionWords }) => functionWords.and)
const FOR = inAnyLanguage(({ functionWords }) => functionWords.for)
/** Maximum characters of a person before a number. */
const MAX_LEAD = 40
/** Other people than the visitor in one list. */
const MAX_LISTED = 4
/** Maximum characters between two people. */
const MAX_JOIN = 28
/** Other words between them that were read as something else. */
const MASKED = new RegExp(`[ ${CUT}]{3}`, 'u')
/** Behind one of them: "(9)", ", 9 years,". Ages that were read are masked. */
const AGE = `(?:,? \\(?(?:\\d{1,2}|x{1,2})(?: \\p{L}{1,6}){0,2}\\)?)?`
/** Between two people of a list. */
const JOIN = `${AGE}(?: ?, ?(?:(?:${AND}) )?| (?:${AND}|plus|mas|\\+|&) )(?:(?:${FOR}) )?`

/** People that a text counts without one figure for all: "two couples", "my sister, her husband and me", "a trio". */
export function companyIn(text: string, patterns: UnderstandingPatterns): Counted[] {
  const couples = numbered(text, patterns.party.couples, patterns).map((one) => ({ ...one, size: one.size * 2 }))
  if (couples.length > 0) return couples
  const listed = listedWith(text, patterns)
  if (listed.length > 0) return listed
  const ensembles = ensemblesIn(text, patterns)
  return ensembles.length > 0 ? ensembles : besideVisitor(text, patterns)
}

/** Words of a message that is nothing but company: "with my boyfriend, please". */
const MAX_BARE = 4

/** A person beside the visitor who wishes for something or comes: "I'd like to paint with a friend" is about two. */
function besideVisitor(text: string, patterns: UnderstandingPatterns): Counted[] {
  const { party, intents, questions, past } = patterns
  if (has(text, `${intents.person}|${intents.ownTalk}|${intents.call_back}|${past}`)) return []
  const isWish = has(
    text,
    `${intents.wish}|${intents.book}|${questions.availability}|${party.comes}|(?:${party.self}) (?:${party.beside})`,
  )
  if (!isWish && wordsOf(text).length > MAX_BARE) return []
  const found = [...text.matchAll(expression(besidePattern(patterns)))]
  const [only] = found
  const { who = '', count } = only?.groups ?? {}
  // A child may take part alone; a visitor who comes with two of them is counted.
  const isOfVisitor = has(text, party.comes) || expression(`(?:${party.self}) $`).test(text.slice(0, only?.index))
  const isWard = expression(party.wards).test(who) && (count === undefined || !isOfVisitor)
  const size = only === undefined || isWard || found.length > 1 ? undefined : sizeOf(only.groups ?? {}, patterns)
  return size === undefined ? [] : [{ start: only!.index, end: only!.index + only![0].length, size: size + 1 }]
}

/** One or more people beside the visitor: "with my son". A possessive that follows tells of somebody else: "with my son's teacher". */
function besidePattern(patterns: UnderstandingPatterns): string {
  const { beside, theirs, person, relatives } = patterns.party
  return `(?:${beside}) (?:(?:${theirs}) )?(?:(?<count>${countPattern(patterns)}) )?(?<who>${person}|${relatives})(?! s(?!\\p{L}))`
}

/** Characters after a list of people in which somebody else may join it. */
const MAX_TAIL = 40

/**
 * The number of other people for whom something is wished: "for my son Leo" is for one, "for my son and my daughter" for two.
 * Undefined where somebody joins them whose number is not told.
 */
export function forWhom(text: string, patterns: UnderstandingPatterns): number | undefined {
  const { beside, theirs, person, relatives } = patterns.party
  const more = expression(
    `(?:${AND}|${beside}) (?:(?:${theirs}) )?(?:\\p{L}{2,12} )?(?:${person}|${relatives}|${patterns.party.heads})`,
  )
  const sizes = lists(everybodyIn(text, patterns), text).flatMap((list) => {
    const [first] = list
    const last = list.at(-1)
    const isWished = first !== undefined && expression(`(?:${FOR}) $`).test(text.slice(0, first.start))
    if (!isWished || list.some(({ isVisitor, size }) => isVisitor || size === undefined)) return []
    const [tail = ''] = text.slice(last!.end, last!.end + MAX_TAIL).split(/[.!?;\n]/u)
    more.lastIndex = 0
    return more.test(tail) || /^ s(?!\p{L})/u.test(tail) ? [] : [list.reduce((sum, one) => sum + (one.size ?? 0), 0)]
  })
  return sizes.at(-1)
}

/** True where the only one spoken of is one of the visitor's own people: "my son would like to try it". */
export function isOfOneOther(text: string, patterns: UnderstandingPatterns): boolean {
  const { party, ages } = patterns
  const others = [...text.matchAll(expression(`(?:${party.theirs}) (?:\\p{L}{3,12} )?(?:${party.person})`))]
  const [only] = others
  if (only === undefined || others.length > 1) return false
  const rest = text.slice(0, only.index) + text.slice(only.index + only[0].length)
  const alone = rest.replaceAll(expression(ages.pronouns), (word) => (word.length > MAX_PRONOUN ? word : ' '))
  const isAlone = !has(text, besidePattern(patterns)) && companyIn(text, patterns).length === 0
  return isAlone && !has(alone, party.others)
}

/** Letters of a pronoun for one; longer ones are for several, or nouns: "die beiden". */
const MAX_PRONOUN = 4

/** True for a number after somebody else, which is no number of all: "my sister and her two sons". */
export function isBesideOthers({ start }: Span, text: string, patterns: UnderstandingPatterns): boolean {
  const { person, relatives, theirs } = patterns.party
  const lead = text.slice(Math.max(0, start - MAX_LEAD), start)
  const found = expression(`(?:${person}|${relatives})${JOIN}(?:(?:${theirs}) )?$`).exec(lead)
  // "24 children and 3 adults" are counted both.
  if (found === null) return false
  const before = wordsOf(lead.slice(0, found.index)).at(-1) ?? ''
  return numberOf(before, patterns) === undefined
}

/** The numbers at `{n}` of a pattern. */
export function numbered(text: string, pattern: string, patterns: UnderstandingPatterns): Counted[] {
  const number = numberPattern(patterns)
  return [...text.matchAll(expression(pattern.replaceAll('{n}', number)))].flatMap((match) => {
    const figure = expression(number).exec(match[0])?.[0] ?? ''
    const size = numberOf(figure, patterns)
    return size === undefined || size < 1 ? [] : [{ start: match.index, end: match.index + match[0].length, size }]
  })
}

/** A member of a list of people: the visitor, or others with their number. */
interface Listed extends Span {
  isVisitor: boolean
  /** Undefined for several without a number: "the kids". */
  size: number | undefined
}

/** The visitor in a list with others, each of whom is one, or has a number: "me and three friends". */
function listedWith(text: string, patterns: UnderstandingPatterns): Counted[] {
  return lists(everybodyIn(text, patterns), text).flatMap((list) => {
    const isOfVisitor = list.length > 1 && list.some(({ isVisitor }) => isVisitor)
    // "Me and the kids" tells no number.
    if (!isOfVisitor || list.some(({ size }) => size === undefined)) return []
    const size = list.reduce((sum, one) => sum + (one.size ?? 0), 0)
    return [{ start: list[0]!.start, end: list.at(-1)!.end, size }]
  })
}

function everybodyIn(text: string, patterns: UnderstandingPatterns): Listed[] {
  const { self, theirs, person, relatives, only, both } = patterns.party
  const kin = `(?:${person}|${relatives}|${patterns.ages.persons}|${patterns.party.heads})`
  const other = `(?:(?:${theirs}) )?(?:(?<count>${countPattern(patterns)}) )?(?<who>${kin})`
  const visitor = `(?<visitor>${self})(?! ${kin}(?!\\p{L}))`
  // "The two" and "him" are people in a list alone.
  const bare = `(?:(?:${theirs}) (?<two>${numberPattern(patterns)})|(?<both>${both}))${LISTED_END}`
  // Behind a comma, a pronoun begins a clause: "my boyfriend and me, he is a beginner".
  const pronoun = `(?<one>(?<!, )(?:${only.who})(?! ${kin}(?!\\p{L}))|(?:${only.who})${LISTED_END})`
  const all = expression(`${visitor}|${other}|${bare}|${pronoun}`)
  return [...text.matchAll(all)].map(({ index, 0: words, groups = {} }) => {
    const isVisitor = groups['visitor'] !== undefined
    return { start: index, end: index + words.length, isVisitor, size: isVisitor ? 1 : sizeOf(groups, patterns) }
  })
}

/** Behind a number without a noun, which may be an hour or count something else. */
const LISTED_END = `(?= ?(?:$|[.,;!?)]| (?:${AND}|plus|\\+|&) ))`

/** A number, or "both". */
function countPattern(patterns: UnderstandingPatterns): string {
  return `${patterns.party.both}|${numberPattern(patterns)}`
}

/** People side by side, with a comma or an "and" between them. */
function lists(everybody: Listed[], text: string): Listed[][] {
  return everybody.reduce<Listed[][]>((found, one) => {
    const last = found.at(-1)
    const before = last?.at(-1)
    const between = before === undefined ? '' : text.slice(before.end, one.start)
    const isNear = between !== '' && between.length <= MAX_JOIN && !MASKED.test(between)
    // "For my husband and me, I think": the visitor is one of them already.
    const isAgain = one.isVisitor && last?.some(({ isVisitor }) => isVisitor) === true
    const isJoined = isNear && isWhole(between, JOIN)
    if (isJoined && isAgain) return found
    if (isJoined && last!.length <= MAX_LISTED) last!.push(one)
    else found.push([one])
    return found
  }, [])
}

function sizeOf(groups: Record<string, string | undefined>, patterns: UnderstandingPatterns): number | undefined {
  const { who = '', one, both, count = groups['two'] } = groups
  if (one !== undefined) return 1
  if (both !== undefined) return 2
  if (count !== undefined) return isWhole(count, patterns.party.both) ? 2 : numberOf(count, patterns)
  return isWhole(who, patterns.party.person) ? 1 : undefined
}

const FIRST_ENSEMBLE = 3

function ensemblesIn(text: string, { party }: UnderstandingPatterns): Counted[] {
  return party.ensembles.split(',').flatMap((words, index) =>
    [...text.matchAll(expression(words))].map((match) => ({
      start: match.index,
      end: match.index + match[0].length,
      size: FIRST_ENSEMBLE + index,
    })),
  )
}
