import { forLanguage, spokenLanguage } from '../../languages/index.ts'
import type { UnderstandingPatterns } from '../../languages/understanding.ts'
import type { TurnRequest } from '../../models/chat-model.ts'
import { numberOf, numberPattern } from '../understanding/numbers.ts'
import { countedGroups } from '../understanding/party/party-groups.ts'
import { agesTold, GROWN_UP, readAges } from '../understanding/party/told-ages.ts'
import { expression, fold, has } from '../understanding/text.ts'
import type { Groups, Party } from './party-totals.ts'
import { partyTold } from '../understanding/party/meant-party.ts'

/**
 * The people for whom a price is asked: so many as the question tells, or else its message, the booking under way or the message before.
 * Children in any message of the visitor may be among them.
 */
export function partyFor(
  { question, language, booked }: { question: string; language: string; booked?: number | undefined },
  { message = question, history }: TurnRequest,
): Party | undefined {
  const before = history.flatMap(({ role, text }) => (role === 'visitor' ? [text] : []))
  const said = [...before, message, question]
  const asked = groupsIn(question, language)
  const size =
    partyTold(question, language) ??
    numberIn(question, language) ??
    partyTold(message, language) ??
    booked ??
    partyTold(before.at(-1) ?? '', language)
  const counted = asked === undefined ? size : asked.adults + asked.children
  if (counted === undefined) return undefined
  const hasChildren = said.some((text) => tellsChildren(text, language))
  const { reduced } = forLanguage(spokenLanguage(language)).questions.facts.rates
  return {
    size: counted,
    hasChildren,
    groups: hasChildren ? (asked ?? groupsOf(counted, said, language)) : undefined,
    ...(said.some((text) => has(fold(text), reduced)) ? { isReduced: true } : {}),
  }
}

/** The adults and children of so many people, by the last message that tells them. */
function groupsOf(size: number, said: string[], language: string): Groups | undefined {
  const told = said.map((text) => groupsIn(text, language)).findLast((groups) => groups !== undefined)
  if (told === undefined) return undefined
  const ages = said.flatMap((text) => readAges(text, spokenLanguage(language))?.years ?? [])
  const adults = told.adults === 0 ? size - told.children : told.adults
  const isAll = adults >= 0 && adults + told.children === size
  return isAll ? { adults, children: told.children, ages: ages.filter((age) => age < GROWN_UP) } : undefined
}

/** The adults and children that a text counts: "9 children and 3 adults", "9 niños y yo". Undefined without children. */
function groupsIn(text: string, language: string): Groups | undefined {
  const { understanding } = forLanguage(spokenLanguage(language))
  const { party, joins } = understanding
  const folded = fold(text)
  const groups = Map.groupBy(countedGroups(folded, understanding), ({ group }) => (group === 'teen' ? 'child' : group))
  const sizesOf = (group: 'adult' | 'child'): number[] => (groups.get(group) ?? []).map(({ size }) => size)
  // Told once more, a group is the same: "8 children … so 8 children".
  const [adults, otherAdults] = new Set(sizesOf('adult'))
  const [children, otherChildren] = new Set([...sizesOf('child'), ...countedByAge(folded, understanding)])
  if (children === undefined || otherChildren !== undefined || otherAdults !== undefined || groups.has('baby'))
    return undefined
  const withSelf = `(?:${joins}) (?:${party.self})(?= ?(?:$|[.,;!?]))|^(?:${party.self}) (?:${joins})`
  const ages = readAges(text, spokenLanguage(language))?.years.filter((age) => age < GROWN_UP) ?? []
  return { adults: adults ?? (has(folded, withSelf) ? 1 : 0), children, ages }
}

/** The numbers right before ages: "9 eight year olds", but not "4, 8 years". */
function countedByAge(folded: string, patterns: UnderstandingPatterns): number[] {
  return agesTold(folded, patterns).flatMap(({ start }) => {
    const [, word] = /(?:^|\s)([\p{L}\d]{1,20}) $/u.exec(folded.slice(0, start)) ?? []
    return word === undefined ? [] : (numberOf(word, patterns) ?? [])
  })
}

/** A number without a thing: "what is it for 9 then?", and not "for 2 hours" or "for 3 cups". */
function numberIn(question: string, language: string): number | undefined {
  const { understanding, questions } = forLanguage(spokenLanguage(language))
  const { number, ofParty } = questions.facts.rates
  const figure = `(?<n>${numberPattern(understanding)})`
  const alone = `${number.replace('{n}', figure)}(?= ?(?:$|[,.?!;)])| (?:${ofParty})(?!\\p{L}))`
  const [found, other] = fold(question).matchAll(expression(alone))
  return other === undefined ? numberOf(found?.groups?.['n'] ?? '', understanding) : undefined
}

function tellsChildren(text: string, language: string): boolean {
  const { understanding, questions } = forLanguage(spokenLanguage(language))
  const { ages, party } = understanding
  const { young, families } = questions.facts.rates
  const isTold = has(fold(text), `${ages.child}|${ages.teen}|${ages.baby}|${party.wards}|${young}|${families}`)
  return isTold || readAges(text, spokenLanguage(language))?.years.some((age) => age < GROWN_UP) === true
}
