import { inAnyLanguage } from '../../../languages/index.ts'
import { fold, has, without, type Span } from '../text.ts'

const OF_OTHER = inAnyLanguage(({ functionWords }) => functionWords.name.ofOther)
const CALLED = inAnyLanguage(({ functionWords }) => functionWords.name.called)
const DETERMINER = inAnyLanguage(({ functionWords }) => functionWords.name.determiner)
const OWN_PART = inAnyLanguage(({ functionWords }) => functionWords.name.part)
const PEOPLE = inAnyLanguage(
  ({ understanding }) => `(?:\\S+ )?(?:${understanding.ages.persons}|${understanding.party.relatives})`,
)
/** Words for people with their determiner, which the other pattern has without it. */
const PEOPLE_NAMED = inAnyLanguage(({ understanding }) => understanding.emergency.people)

const ENDS_IN_LEAD = new RegExp(`(?<!\\p{L})(?:${OF_OTHER}|${CALLED})[\\s:,]{0,3}$`, 'iu')

/** True where the words before a name say it of somebody else: "her name is", "mi hija se llama". */
export function isSaidOfOther(before: string): boolean {
  return ENDS_IN_LEAD.test(before)
}

/** A space within a line: the messages of a burst are joined by line ends, and none of them ends in the next one. */
const SPACE = '[^\\S\\n]'
const NOUN = `((?:${DETERMINER})(?:(?<=[’'])|${SPACE})(?:[\\p{L}-]{2,20}${SPACE}){0,1}[\\p{L}-]{2,24})`
const NAME = "(\\p{L}[\\p{L}\\p{M}'’-]{1,30}(?: \\p{Lu}[\\p{L}\\p{M}'’-]{0,30}){0,3})"
/** "The dog is called Rex". */
const NAMED = new RegExp(`(?<!\\p{L})${NOUN}${SPACE}?(?:${CALLED})${SPACE}{1,3}${NAME}`, 'giu')
/** "She's called Momo, the cat": the next noun, which ends the clause. */
const NAMED_BEHIND = new RegExp(
  `(?<!\\p{L})(?:${OF_OTHER}|(?:is|was)\\scalled)${SPACE}{1,3}${NAME},?${SPACE}${NOUN}(?=\\s{0,3}(?:$|[.,;!?)]))`,
  'giu',
)

/** Blanks the names of animals and things, which are nobody's: "the dog is called Rex". */
export function withoutNamedThings(typed: string): string {
  const before = [...typed.matchAll(NAMED)].flatMap((match) => placeOfThing(match, match[1], match[2]))
  const behind = [...typed.matchAll(NAMED_BEHIND)].flatMap((match) => placeOfThing(match, match[2], match[1]))
  return without(typed, [...before, ...behind])
}

function placeOfThing({ index, 0: words }: RegExpExecArray, noun = '', name = ''): Span[] {
  const named = fold(noun)
  if (has(named, PEOPLE) || has(named, PEOPLE_NAMED) || has(named, OWN_PART)) return []
  const start = index + words.indexOf(name)
  return [{ start, end: start + name.length }]
}

const PROPER = "[\\p{Lu}\\d][\\p{L}\\d'’.-]{0,30}"
/** The same where a hyphen joins such words. */
const PLAIN_PROPER = "[\\p{Lu}\\d][\\p{L}\\d'’.]{0,30}"
const JOINT = `(?:&|${inAnyLanguage(({ functionWords }) => functionWords.name.organisation.joint)})`
const FORM = inAnyLanguage(({ functionWords }) => functionWords.name.organisation.form)
const END = inAnyLanguage(({ functionWords }) => functionWords.name.organisation.end)
const BEGINNING = inAnyLanguage(({ functionWords }) => functionWords.name.organisation.beginning)
/** "Miller & Sons Ltd", "Hill Road Academy", "Colegio San José". */
const ORGANISATIONS = [
  `${PROPER}(?: (?:${JOINT} )?${PROPER}){0,2} (?:${FORM})\\.?`,
  `${PLAIN_PROPER}(?:[ -](?:${JOINT} )?${PLAIN_PROPER}){0,3}[ -](?:${END})`,
  `(?:${BEGINNING})(?: ${JOINT}){0,2} ${PLAIN_PROPER}(?:[ -](?:${JOINT} )?${PLAIN_PROPER}){0,3}`,
].map((form) => new RegExp(`(?<![\\p{L}\\d])${form}(?![\\p{L}\\d])`, 'gu'))

/** The names of schools, clubs and companies in a text as typed. */
export function organisationsIn(typed: string): string[] {
  return ORGANISATIONS.flatMap((form) => [...typed.matchAll(form)].map(([words]) => words))
}

/** Replaces the names of schools, clubs and companies, which stand beside that of the visitor as a contact does. */
export function withoutOrganisations(typed: string, blank: string): string {
  return ORGANISATIONS.reduce((text, form) => {
    const places = [...text.matchAll(form)].map(({ index, 0: words }) => ({ start: index, end: index + words.length }))
    return without(text, places, blank)
  }, typed)
}
