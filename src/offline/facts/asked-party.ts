import { forLanguage, spokenLanguage } from '../../languages/index.ts'
import type { TurnRequest } from '../../models/chat-model.ts'
import { numberOf, numberPattern } from '../understanding/numbers.ts'
import { GROWN_UP, readAges } from '../understanding/party/told-ages.ts'
import { expression, fold, has } from '../understanding/text.ts'
import type { Party } from './party-totals.ts'
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
  const size =
    partyTold(question, language) ??
    numberIn(question, language) ??
    partyTold(message, language) ??
    booked ??
    partyTold(before.at(-1) ?? '', language)
  if (size === undefined) return undefined
  return { size, hasChildren: [...before, message, question].some((text) => tellsChildren(text, language)) }
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
