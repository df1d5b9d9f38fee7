import type { TurnRequest } from '../../models/chat-model.ts'
import { fold, wordsOf, hasBeginning } from '../understanding/text.ts'
import { type Expected, tellsHour } from './question-words.ts'
import type { AskedFacts } from '../facts/asked.ts'
import type { KnowledgeAnswer } from './knowledge-answer.ts'
import { namesMeans, CONTACTS } from '../facts/asked-kinds.ts'

const MIN_WORDS_BESIDE_CONTACT = 2

/** True where the document is about words of the question that no fact has. */
export function isBetterWritten(
  asked: AskedFacts,
  { band, quotes }: KnowledgeAnswer,
  { foreign, forms, isExpected }: { foreign: string[]; forms: string[]; isExpected: Expected },
): boolean {
  const [first] = quotes
  if (first === undefined) return false
  // "What does a suit cost?" is not about the "measuring for a suit", and "do you do necks?" about no service.
  if (isOfOther(first, asked, isExpected)) return true
  if (
    band !== 'decline' &&
    asked.kinds.every((kind) => kind === 'services') &&
    isNamedInPart(asked) &&
    holds(first, forms)
  )
    return true
  if (asked.isHinted && (band === 'answer' || holds(first, forms))) return true
  // "How do I get there by bus?" does not ask for the address alone.
  if (
    asked.isByMeans &&
    asked.kinds.every((kind) => kind === 'address') &&
    band !== 'decline' &&
    namesMeans(first.text)
  )
    return true
  // "How many are you in a class, because the website says otherwise" does not ask for the website.
  const isOfPhone = asked.kinds.includes('phone')
  const isContact = asked.kinds.every((kind) => CONTACTS.some((one) => one === kind) || (isOfPhone && kind === 'hours'))
  // "At what time does somebody pick up the phone?" does not ask for its number.
  if (isContact && asked.isTimed && band !== 'decline' && tellsHour(first.text)) return true
  if (isContact && foreign.length >= MIN_WORDS_BESIDE_CONTACT && holds(first, forms)) return true
  // "From when are holiday vouchers taken?" asks for no holidays.
  if (asked.kinds.every((kind) => kind === 'closures') && band !== 'decline' && holds(first, forms)) return true
  // "How long would we be without a bathroom?" is not about the "bathroom survey".
  const isOfPart = asked.partly.some(({ words }) => holds(first, words))
  // "A second photographer at our wedding, how much?" is not about the "wedding chat".
  const isPriced = asked.kinds.every((kind) => kind === 'price')
  const isOther = asked.isWithout || isPriced || holds(first, forms)
  if (band !== 'decline' && isHeadless(asked) && isOther && isOfPart && isExpected(first.text)) return true
  // "How long until the new glasses are ready?" is not about the "glasses consultation".
  return band === 'answer' && isNamedInPart(asked) && isElse(first, asked.partly) && holds(first, forms)
}

/** True where the prices of the services have no figure: "by the load". */
export function isWithoutFigure(
  { kinds, services }: AskedFacts,
  { assistant }: TurnRequest,
  isExpected: Expected,
): boolean {
  const prices = (assistant.tables?.services ?? []).flatMap(({ value: { id, price } }) =>
    services.includes(id) && price !== undefined ? [price] : [],
  )
  return (
    kinds.includes('price') && prices.length > 0 && prices.every((price) => !/\d/u.test(price) && !isExpected(price))
  )
}

export function unexplained({ foreign }: AskedFacts, { assistant }: TurnRequest): string[] {
  const reasons = fold(assistant.tables?.closures.map(({ value }) => value.reason ?? '').join(' ') ?? '')
  return foreign.filter((word) => !reasons.includes(word))
}

/** The words, and the stems of their translations in the documents' language. */
export function translated(words: string[], { statistics }: TurnRequest): string[] {
  const known = statistics.words.filter((one) => one.words.some((form) => words.includes(fold(form))))
  return [...words, ...known.flatMap(({ translations }) => translations.filter(isDistinct))]
}

function isDistinct(entry: string): boolean {
  return entry.length >= MIN_TRANSLATION_LENGTH && !entry.includes(' ')
}

const MIN_TRANSLATION_LENGTH = 4

/** True where services are named only by words before their head noun: "boiler", of "boiler service". */
function isHeadless(asked: AskedFacts): boolean {
  return isNamedInPart(asked) && asked.partly.every(({ isHead }) => !isHead)
}

/** True where no service is named in full. */
function isNamedInPart({ services, partly }: AskedFacts): boolean {
  return partly.length > 0 && partly.length >= services.length
}

/** True for a sentence with the price or length of time of something that only shares words with a service. */
function isOfOther({ text }: { text: string }, { kinds, services, partly }: AskedFacts, isExpected: Expected): boolean {
  const isNumber = kinds.every((kind) => kind === 'price' || kind === 'duration')
  if (!isNumber || partly.length === 0 || partly.length < services.length) return false
  return text
    .split('\n')
    .some(
      (line) =>
        isExpected(line) && partly.every(({ name, words }) => holdsAll(line, words) && !holdsAll(line, wordsOf(name))),
    )
}

/** True for a quote about something that only shares words with a service. */
export function isElse(quote: { title: string; text: string }, partly: AskedFacts['partly']): boolean {
  const quoted = fold(`${quote.title} ${quote.text}`)
  return partly.some(({ name, words }) => holds(quote, words) && !quoted.includes(name))
}

export function holds({ title, text }: { title: string; text: string }, words: string[]): boolean {
  return hasBeginning(fold(`${title} ${text}`), words)
}

export function holdsAll(text: string, words: string[]): boolean {
  const folded = fold(text)
  return words.every((word) => hasBeginning(folded, [word]))
}
