import { inAnyLanguage } from '../../languages/index.ts'
import type { UnderstandingPatterns } from '../../languages/understanding.ts'
import type { Counted } from './company.ts'
import { numberOf, numberPattern } from './numbers.ts'
import { expression, isWhole } from './text.ts'

/** Groups of one party that are counted apart. */
type Group = 'adult' | 'teen' | 'baby' | 'child'

interface CountedGroup extends Counted {
  group: Group
}

const AND = inAnyLanguage(({ functionWords }) => functionWords.and)
const BESIDE = inAnyLanguage(({ understanding }) => understanding.party.beside)
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
export function groupedParty(text: string, patterns: UnderstandingPatterns): Counted | undefined {
  const lists = groupsIn(text, patterns).reduce<CountedGroup[][]>((found, one) => {
    const list = found.at(-1)
    if (list !== undefined && isJoined(list, one, text)) list.push(one)
    else found.push([one])
    return found
  }, [])
  const list = lists.findLast((groups) => groups.some(({ group }) => group !== groups[0]!.group))
  if (list === undefined) return undefined
  return { start: list[0]!.start, end: list.at(-1)!.end, size: list.reduce((sum, { size }) => sum + size, 0) }
}

function isJoined(list: CountedGroup[], { start, group }: CountedGroup, text: string): boolean {
  const between = text.slice(list.at(-1)!.end, start)
  if (between === '' || between.length > MAX_BETWEEN || !isWhole(between, JOIN)) return false
  return !isWhole(between, COMMA) || list.every((one) => one.group !== group)
}

function groupsIn(text: string, patterns: UnderstandingPatterns): CountedGroup[] {
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
