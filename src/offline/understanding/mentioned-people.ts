import { inAnyLanguage } from '../../languages/index.ts'
import type { UnderstandingPatterns } from '../../languages/understanding.ts'
import type { Table } from '../../models/understanding.ts'
import type { ReadingContext } from './reading-context.ts'
import { conceptsOf } from './services/service-concepts.ts'
import type { NamedMention, Named } from './services/service-names.ts'
import { wordsOf, fold, expression, type Span, isWhole, has, overlaps } from './text.ts'

/** Drops a part of a resource's name that is a word of services: "a table" is not the "Window Table". */
export function withoutServiceWords(
  people: NamedMention[],
  text: string,
  { services, staff, patterns }: ReadingContext,
): NamedMention[] {
  const words = new Set(services.flatMap(({ names }) => names).flatMap((name) => wordsOf(fold(name))))
  return people.filter(({ ids, start, end }) => {
    const said = wordsOf(text.slice(start, end))
    const isPart = staff.some(
      ({ id, names: [name = ''] }) => ids.includes(id) && wordsOf(fold(name)).length > said.length,
    )
    const isWith = expression(`(?:${patterns.staff.with}) (?:\\S{1,3} )?$`).test(text.slice(0, start))
    return !isPart || isWith || !said.every((word) => words.has(word))
  })
}

/**
 * True where the words are a person's name itself. Spanish "martes" is only similar to Marta, so it is a day; an April
 * by her own name is no month.
 */
export function isNameOf(words: string, staff: Named[]): boolean {
  return staff.some(({ names }) => names.some((name) => wordsOf(fold(name)).includes(words)))
}

const TITLES = inAnyLanguage(({ functionWords }) => functionWords.titles)
const ARTICLES = inAnyLanguage(({ functionWords }) => functionWords.the)
const HAS_TITLE = new RegExp(`(?:^|\\s)(?:${TITLES})[.\\s]`, 'iu')

const WITH = inAnyLanguage(({ understanding }) => understanding.staff.with)
const NOT = inAnyLanguage(({ functionWords }) => functionWords.not)
const NO = inAnyLanguage(({ functionWords }) => functionWords.no)
// A bare "no" may answer the question before it, unless another person is named beside it.
const REFUSED = refusing(`(?!(?:${NO}) )(?:${NOT})`)
const REFUSED_BESIDE = refusing(`(?:${NOT}|${NO})`)

/** A negation right before a person. */
function refusing(negation: string): RegExp {
  return new RegExp(`(?:^|[^\\p{L}\\p{N}])${negation}(?: (?:${WITH}))?(?: (?:${ARTICLES}))? $`, 'u')
}

/** The persons without those that a negation refuses: "With Lena, not Tobias". */
export function wantedPeople(people: NamedMention[], text: string): NamedMention[] {
  const refused = people.length > 1 ? REFUSED_BESIDE : REFUSED
  return people.filter(({ start }) => !refused.test(text.slice(Math.max(0, start - NEGATED), start)))
}

const NEGATED = 24

/** True where a title or a capital marks a name: "Con American Express" has one, "avec le balayage" has none. */
function isNamed(typed: string): boolean {
  return /\p{Lu}/u.test(typed) || HAS_TITLE.test(typed)
}

/**
 * Names that nobody here has: a word in the position of a name that is no everyday word, as in "With Bartholomew". A noun, a
 * service or a trade is none without a title, nor is anything behind an article: "bei der Osteopathin", "bei Rückenschmerzen".
 */
export function strangersIn(
  text: string,
  { staff, asTyped, everyday, language, patterns, services }: ReadingContext,
): Span[] {
  if (staff.length === 0) return []
  const pattern = `(?:${patterns.staff.with}) (?:(?:(?:${ARTICLES}) )?(?<title>${TITLES})\\.? )?(?!(?:${ARTICLES}) )(?<name>\\p{L}{4,30})`
  const named = services.flatMap(({ names }) => names).flatMap((name) => wordsOf(fold(name)))
  const isNoun = (word: string): boolean =>
    isWhole(word, `${patterns.staff.noName}|${patterns.intents.problem}`) ||
    named.some((one) => one.length >= ALIKE && one.slice(0, ALIKE) === word.slice(0, ALIKE)) ||
    conceptsOf(word, language).size > 0
  return [...text.matchAll(expression(pattern))]
    .filter(({ groups = {} }) => {
      const { name = '', title: told } = groups
      return !everyday.has(name) && (told !== undefined || !isNoun(name))
    })
    .map((match) => ({ start: match.index, end: match.index + match[0].length }))
    .filter((one) => isNamed(asTyped(one)))
}

/** Letters in which a trade and its service begin alike: "Kosmetikerin", "Kosmetik". */
const ALIKE = 6

/** The person that "with her" means: the one named before it in the message, else the one spoken of last. */
export function personBefore(index: number, people: NamedMention[], { person }: Table): string[] {
  const named = people.findLast(({ end }) => end <= index)?.ids.slice(0, 1)
  return named ?? (person === undefined ? [] : [person])
}

/** True where the message tells of a relative, who is meant by "with her". */
export function isOfRelative(text: string, { staff, party }: UnderstandingPatterns): boolean {
  const at = expression(staff.again).exec(text)?.index
  return at !== undefined && has(text.slice(0, at), party.relatives)
}

/** Words for no preference of a person, but not those for the time of day: "the time doesn't matter". */
export function anyStaffIn(text: string, taken: Span[], { staff }: UnderstandingPatterns): Span[] {
  return [...text.matchAll(expression(staff.any))]
    .map(({ index, 0: words }) => ({ start: index, end: index + words.length }))
    .filter((span) => !taken.some((one) => overlaps(one, span)))
}
