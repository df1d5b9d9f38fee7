import { inAnyLanguage } from '../../../languages/index.ts'
import type { UnderstandingPatterns } from '../../../languages/understanding.ts'
import { fillersOf } from '../short-answers.ts'
import type { Counted } from './company.ts'
import { numberOf, numberPattern } from '../numbers.ts'
import { expression, has, isWhole } from '../text.ts'

/** Groups of one party that are counted apart. */
type Group = 'adult' | 'teen' | 'baby' | 'child'

interface CountedGroup extends Counted {
  group: Group
}

/** The sum of groups. Without an adult it may be a part of the party: "10 people, including 2 children and 1 baby". */
export interface Grouped extends Counted {
  hasAdult: boolean
}

const AND = inAnyLanguage(({ functionWords }) => functionWords.and)
const BESIDE = inAnyLanguage(({ understanding }) => understanding.party.beside)
/** Behind an adjective these begin no noun: "2 Große und 3 Kleine am Samstag". */
const FUNCTION_WORDS = inAnyLanguage(({ functionWords: words }) =>
  [words.and, words.for, words.beforeDay, words.beforeHour, words.afterwards].join('|'),
)
const ARTICLES = inAnyLanguage(({ functionWords }) => functionWords.the)
/** Characters between two groups, with their ages. */
const MAX_BETWEEN = 48
/** Behind a group: "(6 and 11)", "de 6 et 11 ans". Figures of ages that were read are masked. */
const AGES = `(?: ?\\([^()]{1,40}\\)| (?:\\p{L}{2,5} )?x{1,2}(?:,? (?:(?:${AND}) )?x{1,2}){0,3}(?: \\p{L}{3,6})?)?`
const JOIN = `${AGES}(?: ?, ?| ?,? (?:${AND}|${BESIDE}|mas|\\+|&) )(?:(?:${ARTICLES}) )?`
/** A list between commas names a composition: "5 children, 2 boys and 3 girls". */
const COMMA = `${AGES} ?, ?`

/**
 * The number of people told in groups of different ages, the last one of a message: "1 adult and 2 children", "5 niños y 2 mayores". A
 * one in words counts here, because the other group tells that it is no article.
 */
export function groupedParty(text: string, patterns: UnderstandingPatterns): Grouped | undefined {
  const lists = countedGroups(text, patterns).reduce<CountedGroup[][]>((found, one) => {
    const list = found.at(-1)
    if (list !== undefined && isJoined(list, one, text)) list.push(one)
    else found.push([one])
    return found
  }, [])
  const list = lists.findLast(
    (groups) => groups.some(({ group }) => group !== groups[0]!.group) && !isOfNoun(groups, text, patterns),
  )
  if (list === undefined) return undefined
  return {
    start: list[0]!.start,
    end: list.at(-1)!.end,
    size: list.reduce((sum, { size }) => sum + size, 0),
    hasAdult: list.some(({ group }) => group === 'adult'),
  }
}

/** True for adjectives before a noun: "einen großen und einen kleinen Hund". */
function isOfNoun(groups: CountedGroup[], text: string, patterns: UnderstandingPatterns): boolean {
  const [, behind] = /^ (\p{L}{3,})/u.exec(text.slice(groups.at(-1)!.end)) ?? []
  const isNoun = behind !== undefined && !isWhole(behind, FUNCTION_WORDS) && !fillersOf(patterns).has(behind)
  return isNoun && groups.every(({ start, end }) => has(text.slice(start, end), patterns.party.groups.adjective))
}

function isJoined(list: CountedGroup[], { start, group }: CountedGroup, text: string): boolean {
  const between = text.slice(list.at(-1)!.end, start)
  if (between === '' || between.length > MAX_BETWEEN || !isWhole(between, JOIN)) return false
  return !isWhole(between, COMMA) || list.every((one) => one.group !== group)
}

/** The groups of a folded text with a number: "1 adult", "5 niños". */
export function countedGroups(text: string, patterns: UnderstandingPatterns): CountedGroup[] {
  const { ages, party } = patterns
  const nouns: Record<Group, string> = {
    adult: `${party.groups.adult}|${ages.adult}`,
    teen: ages.teen,
    baby: ages.baby,
    child: `${ages.child}|${ages.persons}`,
  }
  const named = Object.entries(nouns).map(([group, words]) => `(?<${group}>${words})`)
  const counted = expression(`(?<count>${numberPattern(patterns)}|(?<one>${party.groups.one})) (?:${named.join('|')})`)
  return [...text.matchAll(counted)].flatMap(({ index, 0: words, groups = {} }): CountedGroup[] => {
    const size = groups['one'] === undefined ? numberOf(groups['count'] ?? '', patterns) : 1
    const group = (['adult', 'teen', 'baby', 'child'] as const).find((one) => groups[one] !== undefined)
    if (size === undefined || size < 1 || group === undefined) return []
    return [{ start: index, end: index + words.length, size, group }]
  })
}
