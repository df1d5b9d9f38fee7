import { inAnyLanguage } from '../../languages/index.ts'
import { begins, expression, fold, has } from '../understanding/text.ts'

/** The people for whom a price is asked. */
export interface Party {
  size: number
  /** Children come too, or may come. */
  hasChildren: boolean
}

/** The sum that so many people pay together. */
interface PartyTotal {
  people: number
  /** Others pay another rate, so that the sum is for adults only. */
  isForAdults: boolean
  /** The least that a party pays, which is more than so many would. */
  isLeast: boolean
  /** Written as the price is: "£190". */
  sum: string
}

/** A price for one, as far as the catalogue tells it plainly. */
interface UnitPrice {
  amount: Amount
  isForAdults: boolean
  /** The least that a party pays. */
  least: number
}

interface Amount {
  value: number
  text: string
  /** The figure within the text. */
  figure: string
}

/** Spaces between thousands may be unbreakable. */
const FIGURE = "\\d{1,6}(?:[.,' \\u00a0\\u202f]\\d{3}){0,2}(?:[.,]\\d{1,2})?(?!\\d)"
const CURRENCY = '€|\\$|£|(?:euros?|eur|dollars?|usd|pounds?|gbp|francs?|chf)(?![a-z])'
const AMOUNT = new RegExp(`(?:[€$£] ?(${FIGURE}))|(?<![\\d.,])(${FIGURE}) ?(?:${CURRENCY})`, 'giu')
/** A comma ends a part, unless it belongs to a figure. */
const PART = /[;\n/]|,(?!\d)/u
const PER_PERSON = inAnyLanguage(({ questions }) => questions.facts.rates.perPerson)
const LEAST = inAnyLanguage(({ questions }) => questions.facts.rates.least)
const UNCLEAR = inAnyLanguage(({ questions }) => questions.facts.rates.unclear)
const UNIT = inAnyLanguage(
  ({ understanding: { ages }, questions }) => `(?:(?:${ages.and}|per|pro|par|por) )?(?:${questions.facts.rates.unit})`,
)
/** "+ booking fee", but not "6+ years". */
const ADDED = /(?<!\d)\+\s*\p{L}/u
const ADULTS = inAnyLanguage(({ understanding: { ages } }) => ages.adult)
const OTHERS = inAnyLanguage(
  ({ understanding: { ages }, questions }) =>
    `${ages.child}|${ages.teen}|${ages.baby}|\\d{1,2} (?:${ages.years})|${questions.facts.rates.families}`,
)

/**
 * The sum of a price for a party, if the catalogue's text says plainly that one person pays so much. Undefined for a party with
 * children, because some of them may pay less or nothing, and for a price with rates or limits that are not understood.
 */
export function totalFor(price: string, { size, hasChildren }: Party): PartyTotal | undefined {
  const unit = hasChildren || size < 2 ? undefined : unitPriceOf(price)
  if (unit === undefined) return undefined
  const each = size * unit.amount.value
  const sum = writtenLike(unit.amount, Math.max(each, unit.least))
  return { people: size, isForAdults: unit.isForAdults, isLeast: each < unit.least, sum }
}

function unitPriceOf(price: string): UnitPrice | undefined {
  if (ADDED.test(price)) return undefined
  const [first = '', ...others] = price.split(PART)
  const amount = unitIn(first)
  if (amount === undefined) return undefined
  let least = 0
  let isForAdults = has(fold(first), ADULTS)
  for (const part of others) {
    const folded = fold(part)
    const [told, more] = amountsIn(part)
    if (told !== undefined && more === undefined && has(folded, LEAST)) least = told.value
    else if (has(folded, OTHERS) && !has(folded, LEAST)) isForAdults ||= told !== undefined || /\d/u.test(folded)
    else if (/\d/u.test(folded) || has(folded, UNCLEAR) || isUnit(folded)) return undefined
  }
  return { amount, isForAdults, least }
}

/** The only amount of a part that is for one person, without a condition. */
function unitIn(part: string): Amount | undefined {
  const [amount, more] = amountsIn(part)
  if (amount === undefined || more !== undefined) return undefined
  const folded = fold(part.replace(amount.text, ' '))
  const isPerson = has(folded, PER_PERSON) || has(folded, ADULTS)
  const rest = folded.replaceAll(expression(PER_PERSON), ' ')
  return isPerson && !/\d/u.test(rest) && !has(rest, `${UNCLEAR}|${LEAST}|${OTHERS}`) && !isUnit(rest)
    ? amount
    : undefined
}

/** True where so much is paid for each hour, day or way. */
function isUnit(folded: string): boolean {
  return begins(folded.trim(), UNIT)
}

/** The amounts of money in a text. */
export function amountsIn(text: string): Amount[] {
  return [...text.matchAll(AMOUNT)].map(([whole, behindSign, beforeSign]) => {
    const figure = (behindSign ?? beforeSign)!
    return { value: valueOf(figure), text: whole, figure }
  })
}

/** "1.250,50" and "1,250.50" alike: three digits behind a mark are thousands, one or two are a fraction. */
function valueOf(figure: string): number {
  const [, whole = figure, fraction = ''] = /^(.*?)(?:[.,](\d{1,2}))?$/u.exec(figure) ?? []
  return Number(`${whole.replaceAll(/\D/gu, '')}.${fraction === '' ? '0' : fraction}`)
}

function writtenLike({ text, figure }: Amount, total: number): string {
  const mark = /[.,](?=\d{1,2}$)/u.exec(figure)?.[0]
  const isWhole = Number.isInteger(total)
  const written = isWhole ? String(total) : total.toFixed(2).replace('.', mark ?? '.')
  return text.replace(figure, written)
}
