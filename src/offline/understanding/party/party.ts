import { forLanguage, inAnyLanguage, LANGUAGES } from '../../../languages/index.ts'
import type { UnderstandingPatterns } from '../../../languages/understanding.ts'
import { fillersOf } from '../short-answers.ts'
import { numberOf, numberPattern } from '../numbers.ts'
import { companyIn, forWhom, isBesideOthers, isOfOneOther, numbered, type Counted } from './company.ts'
import { expression, fold, has, isWhole, opening, overlaps, without, wordsOf, type Span } from '../text.ts'
import { isDenied } from './party-parts.ts'
import { type Grouped, groupedParty } from './party-groups.ts'
import { agesTold, figuresOf } from './told-ages.ts'

interface Named {
  name: string
  aliases?: string[]
  description?: string | undefined
}

/** A number of people in a message. */
export interface PartyMention extends Counted {
  /** Replaces another size. */
  isCorrected?: boolean
  /** Of a case that is only asked about: neither a number of the visit nor an hour. */
  isSupposed?: boolean
  /** Denied, of a part of the party or of things: neither a number of the visit nor an hour. */
  isApart?: boolean
}

/**
 * Party sizes in a folded text: "for two", "somos 4", "me and my girlfriend". `booked` is the size so far. Above 1,
 * "only one place" and "two, not three" correct it, and other numbers beside such a correction are ignored.
 */
export function partiesIn(whole: string, patterns: UnderstandingPatterns, booked = 1): PartyMention[] {
  const number = numberPattern(patterns)
  const ages = agesTold(whole, patterns)
  const text = without(whole, figuresOf(ages, whole, patterns), 'x')
  const company = companyIn(text, patterns)
  const grouped = groupsOf(text, company, patterns)
  // The parts of the party leave its number as it is.
  if (grouped !== undefined && isOfMore(grouped, text, { booked, patterns }))
    return partiesIn(without(whole, [grouped], 'x'), patterns, booked)
  const corrected =
    (booked > 1 && booked !== Infinity ? knownParty(text, patterns, booked) : undefined) ??
    joinedParty(text, patterns, number) ??
    larger(statedParty(text, company, patterns), grouped) ??
    (booked > 1 ? (grouped ?? correctedParty(text, patterns, booked)) : undefined)
  if (corrected !== undefined) {
    // "3 somos, yo y las dos": the list tells the same number, and no hour.
    const same = company.filter((list) => list.size === corrected.size && !overlaps(list, corrected))
    return [withNoun(corrected, text, patterns), ...same].map((one) => ({ ...one, isCorrected: true }))
  }
  // "A table for four, my wife and I bring friends": the number outweighs a list elsewhere.
  const counted = countedIn(text, patterns.party.counted, patterns)
    .filter((one) => !company.some((other) => overlaps(one, other)) && !isBesideOthers(one, text, patterns))
    .map((one) => withNoun(one, text, patterns))
  // "It's 5 children, well, 5 children and 2 grown-ups": a part is told again with the rest.
  const told =
    grouped === undefined
      ? counted
      : [...counted.filter((one) => !overlaps(one, grouped) && one.size >= grouped.size), grouped]
  const all = [...told, ...countedByAge(whole, ages, [...told, ...company], patterns)].toSorted(
    (a, b) => a.start - b.start,
  )
  if (all.length > 0) return summed(all, text, patterns)
  if (company.length > 0) return company
  return [...text.matchAll(expression(patterns.party.two))].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    size: 2,
  }))
}

/**
 * The groups of a message, as a number of all. Groups beside the visitor's own company are counted with it: "my wife and I, 2 kids and 1
 * baby".
 */
function groupsOf(text: string, company: Counted[], patterns: UnderstandingPatterns): Grouped | undefined {
  const grouped = groupedParty(text, patterns)
  if (grouped === undefined || company.some((list) => overlaps(list, grouped))) return undefined
  return isBesideOthers(grouped, text, patterns) ? undefined : grouped
}

/**
 * True for groups without an adult that are a part of a larger number, told or known: "10 people, including 2 children and 1 baby",
 * "there's a baby and 2 toddlers with us". With hardly any other words they are all: "only 2 kids and a baby".
 */
function isOfMore(grouped: Grouped, text: string, { booked, patterns }: Sizes): boolean {
  if (grouped.hasAdult) return false
  const told = countedIn(without(text, [grouped]), patterns.party.counted, patterns)
  if (told.some(({ size }) => size > grouped.size)) return true
  const isAll = !text.includes('?') && wordsOf(without(text, [grouped])).length <= MAX_WORDS_BESIDE
  return booked !== Infinity && booked > grouped.size && !isAll
}

const MAX_WORDS_BESIDE = 2

interface Sizes {
  booked: number
  patterns: UnderstandingPatterns
}

/**
 * The number that is stated, unless groups that end after it are more: "we'd be 5 children and 2 grown-ups", but not "I booked for 2
 * adults and 3 children, now we're only 4".
 */
function larger(stated: Counted | undefined, grouped: Counted | undefined): Counted | undefined {
  const isMore = stated !== undefined && grouped !== undefined && grouped.size > stated.size
  return isMore && grouped.end > stated.end ? grouped : stated
}

/** The number of people that the visitor states: a number, or the list that it begins: "we are two girls and me". */
function statedParty(text: string, company: Counted[], patterns: UnderstandingPatterns): Counted | undefined {
  const stated = countedIn(text, patterns.party.stated, patterns).findLast((one) => !isDenied(one, text, patterns))
  if (stated === undefined) return undefined
  return company.find((list) => overlaps(list, stated) && list.size > stated.size) ?? stated
}

/** Numbers before words for an age: "ten five-year-olds". */
function countedByAge(
  text: string,
  ages: Span[],
  counted: PartyMention[],
  patterns: UnderstandingPatterns,
): PartyMention[] {
  return ages.flatMap(({ start, end }): PartyMention[] => {
    const word = /([\p{L}\p{N}]{1,12}) $/u.exec(text.slice(Math.max(0, start - 14), start))?.[1] ?? ''
    const size = numberOf(word, patterns)
    const own = { start: start - word.length - 1, end }
    const isRead = [...counted, ...ages.filter((one) => one.start !== start)].some((one) => overlaps(one, own))
    return size === undefined || size < 2 || isRead ? [] : [{ ...own, size }]
  })
}

/** The words for a number with the noun after it: "we are two" and "adults". */
export function withNoun(party: PartyMention, text: string, { ages }: UnderstandingPatterns): PartyMention {
  const noun =
    opening(`${ages.adult}|${ages.child}|${ages.teen}|${ages.baby}|${ages.persons}`).exec(text.slice(party.end))?.[0] ??
    ''
  return /^ \p{L}/u.test(noun) ? { ...party, end: party.end + noun.length } : party
}

/** Joins the numbers of two groups of people: "two adults and three children" are five. */
function summed(
  parties: PartyMention[],
  text: string,
  { ages, joins, questions, party: { relatives } }: UnderstandingPatterns,
): PartyMention[] {
  const groups = [ages.adult, `${ages.child}|${ages.teen}|${ages.baby}|${ages.persons}`, relatives]
  const groupOf = ({ start, end }: Span): number => groups.findIndex((words) => has(text.slice(start, end), words))
  return parties.reduce<PartyMention[]>((found, party) => {
    const before = found.at(-1)
    const isJoined =
      before !== undefined && isWhole(text.slice(before.end, party.start), `${joins}|${questions.matter.lead}|`)
    const isOther = isJoined && groupOf(before) >= 0 && groupOf(party) >= 0 && groupOf(before) !== groupOf(party)
    if (!isOther) return [...found, party]
    return [...found.slice(0, -1), { start: before.start, end: party.end, size: before.size + party.size }]
  }, [])
}

/** The numbers of people that a folded text tells, with their places. */
export function partiesTold(text: string, language: string): (Span & { size: number })[] {
  return partiesIn(text, forLanguage(language).understanding)
}

/** A folded text without the words for how many people come; those for who they are, such as children, may be its topic. */
export function withoutParties(text: string, language: string): string {
  const { child, teen, adult, senior } = forLanguage(language).understanding.ages
  const isWho = (word: string): boolean => isWhole(word, `${child}|${teen}|${adult}|${senior}`)
  const counting = partiesTold(text, language).flatMap(({ start, end }) =>
    [...text.slice(start, end).matchAll(/[\p{L}\p{N}]+/gu)]
      .filter(([word]) => !isWho(word))
      .map(({ index, 0: word }) => ({ start: start + index, end: start + index + word.length })),
  )
  return without(text, counting)
}

/** The numbers of a pattern without a one in words, which is an article: "una mesa", "für einen Ölwechsel". */
function countedIn(text: string, pattern: string, patterns: UnderstandingPatterns): Counted[] {
  return numbered(text, pattern, patterns).filter(
    ({ start, end, size }) => size > 1 || /\d/u.test(text.slice(start, end)),
  )
}

/**
 * True where one booking of a service without sizes is for all of the party: "Children's birthday", or "up to eight
 * people" in its description.
 */
export function isForWholeParty({ name, aliases = [], description = '' }: Named, size: number): boolean {
  const [names, described] = [fold([name, ...aliases].join('\n')), fold(description)]
  return Object.values(LANGUAGES).some(({ understanding: patterns }) => {
    const { whole, heads } = patterns.party
    if (has(names, whole)) return true
    const number = numberPattern(patterns)
    return [...`${names}\n${described}`.matchAll(expression(`(${number}) (?:${heads})`))].some(
      ([, figure = '']) => (numberOf(figure, patterns) ?? 0) >= size,
    )
  })
}

/**
 * True where several may share one booking of a service for one, as far as its own words tell: a private lesson, or a price for
 * the second person.
 */
export function isShareable({ name, aliases = [], description = '' }: Named): boolean {
  const names = fold([name, ...aliases].join('\n'))
  return Object.values(LANGUAGES).some(({ understanding: { traits } }) => {
    return has(names, traits.alone.named) || has(`${names}\n${fold(description)}`, traits.pair.named)
  })
}

/** True where visitors speak of themselves, and of nobody else who may come, or of one of their own people alone. */
export function speaksOfOneself(said: string[], language: string): boolean {
  const patterns = forLanguage(language).understanding
  const { party } = patterns
  const text = fold(said.join('\n'))
  if (isOfOneOther(text, patterns)) return true
  return has(text, `${party.own}|${party.alone}`) && !has(text, party.others)
}

/** The number of people for whom the newest of these messages wishes something: "a lesson for my son Tom". */
export function partyWishedFor(said: string[], language: string): number | undefined {
  const patterns = forLanguage(language).understanding
  const texts = said.map(fold)
  // "A birthday party for my daughter" is for her guests as well.
  if (texts.some((text) => has(text, patterns.party.whole))) return undefined
  return texts.flatMap((text) => forWhom(text, patterns) ?? []).at(-1)
}

/** True where visitors speak of one of their own people. */
export function tellsRelative(said: string[], language: string): boolean {
  return has(fold(said.join('\n')), forLanguage(language).understanding.party.relatives)
}

/** No second person stands after one. */
const NO_MORE = `(?!,? (?:${inAnyLanguage(({ functionWords }) => functionWords.and)}|${inAnyLanguage(({ understanding }) => understanding.party.beside)}) )`

/**
 * The number that somebody who comes along, or who does not, makes of the party: "make it 3, my sister is coming too", "she can't come, so
 * 2", "he joins us, 5 then".
 */
function joinedParty(text: string, patterns: UnderstandingPatterns, number: string): PartyMention | undefined {
  const { party } = patterns
  if (!has(text, `${party.company}|${party.missing}`)) return undefined
  const made = `(?:${party.made}) (?:${number})(?! ?(?:h|${party.hour}|:\\d))`
  const [found] = text.matchAll(expression(`${made}|(?:${number}) (?:${party.thenBehind})(?= ?(?:$|[,.;!]))`))
  const size =
    found === undefined ? undefined : numberOf([...found[0].matchAll(expression(number))].at(-1)?.[0] ?? '', patterns)
  return found === undefined || size === undefined || size < 2
    ? undefined
    : { start: found.index, end: found.index + found[0].length, size }
}

function correctedParty(text: string, patterns: UnderstandingPatterns, booked: number): PartyMention | undefined {
  const { party } = patterns
  // "Me", as the whole answer to how many come.
  if (booked === Infinity && isWhole(text.trim(), party.me)) return { start: 0, end: text.length, size: 1 }
  const first = booked === Infinity ? answeredParty(text, patterns) : undefined
  if (first !== undefined) return first
  const one = onePerson(text, patterns)
  if (one !== undefined) return one
  const number = numberPattern(patterns)
  for (const { index, 0: words } of text.matchAll(expression(patterns.party.instead.replaceAll('{n}', number)))) {
    const figures = numbered(words, '{n}', patterns)
    const said = figures.map((figure) => figure.size)
    // "7, not 6" tells the known 7 once more.
    const size = (figures.find((figure) => !isDenied(figure, words, patterns)) ?? figures[0])?.size
    // "Three, not four" about other numbers than the current one is about something else.
    const isTheirs = said.length === 1 || said.includes(booked) || booked === Infinity
    if (size !== undefined && size > 0 && isTheirs) return { start: index, end: index + words.length, size }
  }
  return undefined
}

/** The known number, said to be right: "seven is right, not six". */
function knownParty(text: string, patterns: UnderstandingPatterns, booked: number): PartyMention | undefined {
  return numbered(text, patterns.party.right, patterns).find(({ size }) => size === booked)
}

/**
 * The answer to how many come at the beginning of a message, whatever it tells after it: "1, the boy. I come along of course", "just
 * him".
 */
function answeredParty(text: string, patterns: UnderstandingPatterns): PartyMention | undefined {
  const [only] = opening(`(?:${onlyOne(patterns)})${NO_MORE}`).exec(text) ?? []
  // "My son alone would be fine?" asks whether one may.
  if (only !== undefined && !text.includes('?')) return { start: 0, end: only.length, size: 1 }
  const alone = bareAnswer(text, patterns)
  if (alone !== undefined) return alone
  const [, figure = ''] = opening(`(${numberPattern(patterns)})(?= ?[,;])`).exec(text) ?? []
  const size = figure === '' ? undefined : numberOf(figure, patterns)
  const start = text.indexOf(figure)
  // "2, no, 3" tells another number after it.
  const isAlone = numbered(text.slice(start + figure.length), '{n}', patterns).every(
    ({ size: other }) => other === size,
  )
  return size === undefined || size < 1 || !isAlone ? undefined : { start, end: start + figure.length, size }
}

/** The only number of an answer that hardly says more: "3, as I said", "about a dozen". */
function bareAnswer(text: string, patterns: UnderstandingPatterns): PartyMention | undefined {
  const [only, other] = numbered(text, '{n}', patterns)
  // "Me and the two" are more.
  const isElse = other !== undefined || text.includes('?') || companyIn(text, patterns).length > 0
  if (only === undefined || isElse) return undefined
  const rest = without(text, [only]).replaceAll(expression(patterns.party.answering), ' ')
  // A one in words is an article or "that one".
  const isNumber = only.size > 1 || /\d/u.test(text.slice(only.start, only.end))
  return isNumber && wordsOf(rest).every((word) => fillersOf(patterns).has(word)) ? only : undefined
}

/** One other person and nobody else: "just him", "only my son". */
export function onlyOne({ party }: UnderstandingPatterns): string {
  const one = `(?:${party.only.who}|(?:${party.theirs}) (?:${party.person}))`
  return `(?:${party.only.before}) ${one}|${one} (?:${party.only.behind})`
}

/** The first words for one person that are not denied: "not for one person, but for two". */
function onePerson(text: string, patterns: UnderstandingPatterns): PartyMention | undefined {
  const { one, alone } = patterns.party
  return [...text.matchAll(expression(`${one}|${alone}`))]
    .map(({ index, 0: words }) => ({ start: index, end: index + words.length, size: 1 }))
    .find((found) => !isDeniedOne(found, text, patterns))
}

/** True for a one that is denied, before its words or within them: "it isn't for one". */
export function isDeniedOne(one: Counted, text: string, patterns: UnderstandingPatterns): boolean {
  return isDenied(one, text, patterns) || expression(`(?:${patterns.party.denied}) $`).test(text.slice(0, one.start))
}
