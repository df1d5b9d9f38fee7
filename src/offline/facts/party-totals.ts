import { inAnyLanguage } from '../../languages/index.ts'
import { agesIn, type AgeRange } from '../understanding/party/ages.ts'
import { begins, expression, fold, has } from '../understanding/text.ts'

/** The people for whom a price is asked. */
export interface Party {
  size: number
  /** Children come too, or may come. */
  hasChildren: boolean
  /** How many adults and children there are, where that is told. */
  groups?: Groups | undefined
  /** A reduced rate may apply, such as that of students or pensioners. */
  isReduced?: boolean
}

/** The adults and children of a party. */
export interface Groups {
  adults: number
  children: number
  /** Ages of children that were told, in years. */
  ages: number[]
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
  /** The adults and children that the sum is for, where they pay different rates. */
  groups?: Pick<Groups, 'adults' | 'children'>
}

/** The prices for one, as far as the catalogue tells them plainly. */
interface Rates {
  /** For one person, or for one adult where others pay another rate. */
  adult: Amount | undefined
  /** For a child. */
  child: { amount: Amount; ages: AgeRange | undefined } | undefined
  isForAdults: boolean
  /** Some children are free, or have a rate that is not understood. */
  isOfSomeChildren: boolean
  hasReduced: boolean
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
const AMOUNT = new RegExp(`(?:[€$£] ?(${FIGURE}))|(?<![\\d.,])(${FIGURE}) ?(?:${CURRENCY})(?!\\d)`, 'giu')
/** A comma ends a part, unless it belongs to a figure. */
const PART = /[;\n/]|,(?!\d)/u
const PER_PERSON = inAnyLanguage(({ questions }) => questions.facts.rates.perPerson)
const LEAST = inAnyLanguage(({ questions }) => questions.facts.rates.least)
const UNCLEAR = inAnyLanguage(({ questions }) => questions.facts.rates.unclear)
const PER = 'per|pro|par|por'
const UNIT = inAnyLanguage(
  ({ understanding: { ages }, questions }) => `(?:(?:${ages.and}|${PER}) )?(?:${questions.facts.rates.unit})`,
)
const REDUCED = inAnyLanguage(({ questions }) => questions.facts.rates.reduced)
const FAMILIES = inAnyLanguage(({ questions }) => questions.facts.rates.families)
const FREE = inAnyLanguage(({ documents }) => documents.free)
const CHILDREN = inAnyLanguage(({ understanding: { ages, party } }) => `${ages.child}|${ages.teen}|${party.wards}`)
const AGE_WORDS = inAnyLanguage(
  ({ understanding: { ages } }) => `${ages.years}|${ages.label}|${ages.lower}|${ages.upper}|${ages.before}|${ages.to}`,
)
/** The highest age of a rate for children, in years. */
const OLDEST_CHILD = 18
/** "+ booking fee", but not "6+ years". */
const ADDED = /(?<!\d)\+\s*\p{L}/u
const ADULTS = inAnyLanguage(({ understanding: { ages } }) => ages.adult)
const OTHERS = inAnyLanguage(
  ({ understanding: { ages }, questions }) =>
    `${ages.child}|${ages.teen}|${ages.baby}|\\d{1,2} (?:${ages.years})|${questions.facts.rates.families}`,
)

/**
 * The sum of a price for a party, if the catalogue's text says plainly what each of them pays. Undefined for a party with
 * children whose number or rate is not told, because some of them may pay less or nothing, and for a price with rates or limits
 * that are not understood.
 */
export function totalFor(price: string, party: Party): PartyTotal | undefined {
  const rates = ratesOf(price)
  if (rates === undefined || (rates.hasReduced && party.isReduced === true)) return undefined
  if (party.hasChildren) return totalWithChildren(rates, party)
  const { adult, least, isForAdults } = rates
  if (adult === undefined || party.size < 2) return undefined
  const each = party.size * adult.value
  const sum = writtenLike(adult, Math.max(each, least))
  return { people: party.size, isForAdults, isLeast: each < least, sum }
}

function totalWithChildren(rates: Rates, { size, groups }: Party): PartyTotal | undefined {
  const { adult, child, least } = rates
  if (child === undefined || rates.isOfSomeChildren) return undefined
  // A price per child alone counts the children, and adults come along.
  const { adults, children, ages } = groups ?? { adults: 0, children: adult === undefined ? size : 0, ages: [] }
  const isFit = ages.every((age) => child.ages === undefined || (child.ages.from <= age && age <= child.ages.to))
  const isPriced = adult !== undefined || groups === undefined || adults === 0
  if (children === 0 || adults + children < 2 || !isFit || !isPriced) return undefined
  const each = children * child.amount.value + adults * (adult?.value ?? 0)
  const sum = writtenLike(child.amount, Math.max(each, least))
  return {
    people: adults + children,
    isForAdults: false,
    isLeast: each < least,
    sum,
    groups: { adults, children },
  }
}

function ratesOf(price: string): Rates | undefined {
  if (ADDED.test(price)) return undefined
  const rates: Rates = {
    adult: undefined,
    child: undefined,
    isForAdults: false,
    isOfSomeChildren: false,
    hasReduced: false,
    least: 0,
  }
  for (const [index, part] of price.split(PART).entries()) if (!readPart(part, rates, index === 0)) return undefined
  return rates.adult === undefined && rates.child === undefined ? undefined : rates
}

/** Adds what a part of a price tells to the rates. False where it is not understood. */
function readPart(part: string, rates: Rates, isFirst: boolean): boolean {
  const folded = fold(part)
  const [told, more] = amountsIn(part)
  const unit = isFirst ? unitIn(part) : undefined
  if (unit !== undefined) {
    rates.adult = unit
    rates.isForAdults = has(folded, ADULTS) && !has(folded, OTHERS)
    return true
  }
  const child = rates.child === undefined ? childIn(part) : undefined
  if (child !== undefined) {
    rates.child = child
    rates.isForAdults ||= rates.adult !== undefined
    return true
  }
  if (isFirst) return false
  if (told !== undefined && more === undefined && has(folded, LEAST)) rates.least = told.value
  else if (has(folded, REDUCED) && !has(folded, LEAST)) {
    rates.hasReduced = true
    rates.isForAdults = true
  } else if (has(folded, OTHERS) && !has(folded, LEAST)) {
    const isRate = told !== undefined || /\d/u.test(folded)
    rates.isForAdults ||= isRate
    rates.isOfSomeChildren ||= !has(folded, FAMILIES) && (isRate || has(folded, FREE))
  } else return !(/\d/u.test(folded) || has(folded, UNCLEAR) || isUnit(folded))
  return true
}

/** The rate for a child that a part tells, with its ages: "24 € par enfant", "£8 ages 8 to 15", "Kinder (6–14) 12 €". */
function childIn(part: string): Rates['child'] {
  const [amount, more] = amountsIn(part)
  if (amount === undefined || more !== undefined) return undefined
  const folded = fold(part.replace(amount.text, ' ')).trim()
  const ages = bracketedAges(folded) ?? agesIn([folded])
  const rest = folded
    .replaceAll(expression(`${CHILDREN}|${PER}|je|${AGE_WORDS}|\\d{1,2}`), ' ')
    .replaceAll(/[()–-]/gu, ' ')
  const isAged = ages?.isInFigures === true && ages.to <= OLDEST_CHILD
  // "10 Kinder" counts them.
  if (/\d/u.test(folded) ? !isAged : !has(folded, CHILDREN)) return undefined
  return has(rest, `${UNCLEAR}|${LEAST}|${ADULTS}|${REDUCED}|${FAMILIES}`) || isUnit(rest.trim())
    ? undefined
    : { amount, ages: isAged ? ages : undefined }
}

/** Ages without their unit: "children (6–14)". */
function bracketedAges(folded: string): AgeRange | undefined {
  const [, from, to] = /\((\d{1,2}) ?[-–] ?(\d{1,2})\)/u.exec(folded) ?? []
  return from === undefined ? undefined : { from: Number(from), to: Number(to), isInFigures: true }
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
