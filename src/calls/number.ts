import {
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
  type NumberType,
  type PhoneNumber,
} from 'libphonenumber-js/max'
import { readPhone } from '../core/phone.ts'
import { isMagicNumber } from './carriers/simulated/numbers.ts'

/** Shape of a number (ITU-T E.164 §6); only the provider knows whether it exists. */
const SHAPE = /^\+[1-9]\d{6,14}$/

/**
 * Codes of no country (ITU-T E.164, list of assigned codes): shared cost (808), satellites and maritime (870 to 877, 881),
 * personal (878), networks (882, 883), premium rate (979). 880 and 886 are countries.
 */
const NO_COUNTRY = /^\+(?:808|87\d|88[1-5789]|979)/

/** North America's pay-per-call numbers, of whatever length: area code 900, and the exchange 976 of each area. */
const NORTH_AMERICAN_PREMIUM = /^\+1(?:900|976|[2-9]\d{2}976)/

/** Types without extra cost, unlike premium, shared cost, personal, pagers, universal access numbers and mailboxes. */
const ORDINARY_TYPES: ReadonlySet<NumberType> = new Set([
  'FIXED_LINE',
  'MOBILE',
  'FIXED_LINE_OR_MOBILE',
  'VOIP',
  'TOLL_FREE',
])

const MAX_SHORT_DIGITS = 6
/** Minimum length, with its `+`, of a prefix that is judged as a number. */
const MIN_DIGITS = 7
/** Maximum digits that completions add to a short number. */
const MAX_MISSING_DIGITS = 6
/** Spellings of one line agree in their last digits. */
const SAME_DIGITS = 6

/** Strips spaces, dots, hyphens and parentheses. */
export function bareNumber(typed: string): string {
  return typed.replace(/[\s.()-]/g, '')
}

export function hasNumberShape(number: string): boolean {
  return SHAPE.test(number)
}

/** The text of the 422 for a number that `isCallable` refuses. */
export const NOT_CALLABLE = 'must not be a premium, shared-cost, personal, satellite or short number'

/**
 * False for numbers that cost more than a call to a person: premium, shared cost, personal, satellite, pager and short
 * ones. The single rule for every number that is dialled or stored for dialling. `isSimulated`: on the simulated line,
 * whose own numbers lie in a personal range.
 */
export function isCallable(number: string, { isSimulated }: { isSimulated: boolean }): boolean {
  if (isSimulated && isMagicNumber(number)) return true
  if (NO_COUNTRY.test(number) || NORTH_AMERICAN_PREMIUM.test(number)) return false
  const parsed = parsePhoneNumberFromString(number)
  if (parsed === undefined) return true
  if (parsed.isValid()) return isOrdinary(parsed)
  return !isShort(parsed) && !isBehindCostlyPrefix(number)
}

function isOrdinary(parsed: PhoneNumber): boolean {
  const type = parsed.getType()
  return type === undefined || ORDINARY_TYPES.has(type)
}

/** Networks ignore surplus digits and some connect early, so the prefix of a costly number counts as costly. */
function isBehindCostlyPrefix(number: string): boolean {
  for (let length = number.length - 1; length >= MIN_DIGITS; length -= 1) {
    const parsed = parsePhoneNumberFromString(number.slice(0, length))
    if (parsed?.isValid()) return !isOrdinary(parsed)
  }
  return completions(number).some((whole) => {
    const parsed = parsePhoneNumberFromString(whole)
    return parsed !== undefined && parsed.isValid() && !isOrdinary(parsed)
  })
}

/** Completions of a short number. One repeated digit is enough, because the first digits determine the type. */
function completions(number: string): string[] {
  const digits = [...'0123456789']
  return digits.flatMap((digit) =>
    Array.from({ length: MAX_MISSING_DIGITS }, (_, index) => number + digit.repeat(index + 1)),
  )
}

/** Emergency calls, directories and the like: 112, 116 117, 118 xyz, after a country code. */
function isShort(parsed: PhoneNumber): boolean {
  return parsed.nationalNumber.length <= MAX_SHORT_DIGITS && /^[01]/.test(parsed.nationalNumber) && !parsed.isValid()
}

/** True for a number of one of these countries, and for a number without a country under one of their codes. */
export function isOfCountry(number: string, countries: readonly string[]): boolean {
  const parsed = parsePhoneNumberFromString(number)
  if (parsed === undefined) return false
  const { country: own, countryCallingCode: code } = parsed
  if (own !== undefined) return countries.includes(own)
  return countries.some((country) => isSupportedCountry(country) && getCountryCallingCode(country) === code)
}

/** True when the list holds this line in any spelling. */
export function isListed(number: string, list: readonly string[]): boolean {
  const spellings = spellingsOf(number)
  const end = number.slice(-SAME_DIGITS)
  return list.some((entry) => entry.endsWith(end) && spellingsOf(entry).some((one) => spellings.includes(one)))
}

/** The default country is irrelevant for a number with its country code. */
function spellingsOf(number: string): string[] {
  return readPhone(number, 'US')?.sameAs ?? [number]
}
