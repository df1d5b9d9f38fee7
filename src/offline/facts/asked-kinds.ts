import { forLanguage, inAnyLanguage, LANGUAGES } from '../../languages/index.ts'
import { has, fold, begins, expression } from '../understanding/text.ts'
import type { FactPatterns } from '../../languages/patterns.ts'

export type FactKind = keyof FactPatterns['kinds']
const KINDS = [
  'attendance',
  'hours',
  'closures',
  'price',
  'duration',
  'services',
  'staff',
] as const satisfies FactKind[]
export const CONTACTS = ['email', 'website', 'phone', 'address'] as const satisfies FactKind[]

export const MIN_FOREIGN_LENGTH = 4

/** True for a folded part of a message that asks for hours, a price or a duration. */
export function asksFact(folded: string, language: string): boolean {
  const kinds = kindsIn(folded.replace(/[\s?!.…]+$/u, ''), language)
  return kinds.some((kind) => kind === 'hours' || kind === 'price' || kind === 'duration')
}

/** True for a folded question for a price or a length of time. */
export function asksNumber(folded: string, language: string): boolean {
  return kindsIn(folded, language).some((kind) => kind === 'price' || kind === 'duration')
}

/** True for a folded part of a message that asks for a price. */
export function asksCost(folded: string, language: string): boolean {
  return kindsIn(folded.replace(/[\s?!.…]+$/u, ''), language).includes('price')
}

/** True for a folded question for opening hours. */
export function asksOpening(folded: string, language: string): boolean {
  return has(folded.replace(/[\s?!.…]+$/u, ''), forLanguage(language).questions.facts.kinds.hours)
}

export function asksHours(question: string, language: string): boolean {
  const kinds = kindsIn(fold(question).replace(/[\s?!.…]+$/u, ''), language)
  return kinds.includes('hours') || kinds.includes('closures')
}

/** True for a question when the team will call back: "how quickly do they ring back?" */
export function asksCallBack(question: string, language: string): boolean {
  return has(fold(question), forLanguage(language).questions.facts.calls.backAsked)
}

/** True for a comparison of services: "I can't decide between a trim and a cut". */
export function comparesServices(question: string, language: string): boolean {
  return has(fold(question), forLanguage(language).questions.facts.compared)
}

/** True for a question about the person of an appointment: "With whom would that be?" */
export function asksWho(question: string, language: string): boolean {
  return has(fold(question), forLanguage(language).questions.facts.withWhom)
}

/** True where a folded question about a person asks when they work. */
export function asksAttendance(folded: string, language: string): boolean {
  return has(folded, forLanguage(language).questions.facts.kinds.attendance)
}

/** True for a folded part of a message that asks for an address, a phone number or the like of the business. */
export function asksContact(folded: string, language: string): boolean {
  return kindsIn(folded.replace(/[\s?!.…]+$/u, ''), language).some((kind) => CONTACTS.some((one) => one === kind))
}

/** Documents are in any language. */
const MEANS = Object.values(LANGUAGES)
  .map(({ questions }) => questions.facts.means)
  .join('|')

/** True for a sentence with a means of transport, alone or in a compound: "the bus", "Buslinie". */
export function namesMeans(sentence: string): boolean {
  return has(fold(sentence), MEANS)
}

/**
 * The kinds of a question, or of a claim: "They told me on the phone that it is free" is about the price, and asks for
 * no number.
 */
export function claimedKinds(folded: string, language: string): FactKind[] {
  const { free, claim } = forLanguage(language).questions.facts
  const kinds = kindsIn(folded, language)
  if (has(folded, free))
    return [...new Set<FactKind>(['price', ...kinds])].filter((kind) => isOneOf(KINDS, kind) && kind !== 'services')
  const tables = kinds.filter((kind) => isOneOf(KINDS, kind))
  return tables.length > 0 && has(folded, claim) ? tables : kinds
}

function isOneOf(kinds: readonly FactKind[], kind: FactKind): boolean {
  return kinds.includes(kind)
}

function kindsIn(folded: string, language: string): FactKind[] {
  const { kinds, own, byTrade } = forLanguage(language).questions.facts
  const found: FactKind[] = KINDS.filter(
    (kind) =>
      has(folded, kinds[kind]) ||
      (kind === 'price' && claimsPrice(folded, language)) ||
      (kind === 'staff' && has(folded, byTrade)),
  )
  let rest = folded
  // Each match is removed, so that an e-mail address does not count as an address as well.
  for (const kind of has(folded, own) ? [] : CONTACTS) {
    if (has(rest, kinds[kind])) found.push(kind)
    rest = rest.replaceAll(expression(kinds[kind]), ' ')
  }
  // "The prices of your services" asks for prices only, "how long are you open" for hours only.
  const isElse = KINDS.some((kind) => kind !== 'services' && kind !== 'attendance' && found.includes(kind))
  const isTimed = found.includes('hours')
  return found.filter((kind) => !(kind === 'services' && isElse) && !(kind === 'duration' && isTimed))
}

const PRICE = /[€$£] ?\d|\d ?(?:[€$£]|euros?|eur|dollars?|pounds?|francs?|chf)/u

/** True for a price without a word for it: "It is 22 € on Sundays too?" */
function claimsPrice(folded: string, language: string): boolean {
  return (PRICE.test(folded) && has(folded, forLanguage(language).questions.facts.alike)) || checksSum(folded, language)
}

/** A figure that counts nothing but money: no hour, no length of time, no number of people. */
const BARE_FIGURE = new RegExp(
  `(?<![\\d:.,])\\d{1,5}(?:[.,]\\d{1,2})?(?![\\d:])(?! ?(?:%|h|min\\w*|${inAnyLanguage(({ questions }) => questions.facts.counted)})(?!\\p{L}))`,
  'u',
)

/** True for a sum that the visitor has counted and wants to have confirmed: "so we pay 45 in total, right?" */
export function checksSum(folded: string, language: string): boolean {
  const { understanding, questions } = forLanguage(language)
  const figure = BARE_FIGURE.exec(folded)
  if (figure === null || !has(folded, questions.facts.sum)) return false
  const behind = folded.slice(figure.index + figure[0].length)
  return (
    !begins(behind.trimStart(), understanding.party.heads) &&
    new RegExp(`(?<!\\p{L})(?:${understanding.checks.tag})[^\\p{L}\\p{N}]*$`, 'u').test(behind)
  )
}

const asking = new Map<string, RegExp>()

/** Pattern of the words in the fact patterns, without words that fill a gap in these, which may be the topic. */
export function askingWords(language: string): RegExp {
  let found = asking.get(language)
  if (found === undefined) {
    const plain = Object.values(forLanguage(language).questions.facts.kinds)
      .join(' ')
      .replaceAll(/\(\?(?:<?[!=]|:)|\\S\+|\{[\d,]+\}/gu, ' ')
    const words = plain.split(/[^\p{L}?*[\]\\]+/u).map((word) => word.replace(/^[?*]+/u, ''))
    found = new RegExp(`^(?:${words.filter((word) => word.length >= MIN_FOREIGN_LENGTH).join('|')})$`, 'u')
    asking.set(language, found)
  }
  return found
}
