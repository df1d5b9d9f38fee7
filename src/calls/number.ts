import {
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
  type PhoneNumber,
} from 'libphonenumber-js/max'
import { readPhone } from '../core/phone.ts'

/** By its shape alone (ITU-T E.164 §6): whether it exists is the provider's answer. */
const SHAPE = /^\+[1-9]\d{6,14}$/

/**
 * Codes of no country (ITU-T E.164, list of assigned codes): satellites (870, 881), networks of which many are (882, 883),
 * premium rate (979).
 */
const NO_COUNTRY = /^\+(?:870|88[123]|979)/

const MOST_SHORT_DIGITS = 6
/** Of what is looked at as a whole number. */
const FEWEST_DIGITS = 7
/** No two spellings of a line differ in their last digits. */
const SAME_DIGITS = 6

/** Without the spaces, dots, hyphens and parentheses that people write into it. */
export function bareNumber(typed: string): string {
  return typed.replace(/[\s.()-]/g, '')
}

export function hasNumberShape(number: string): boolean {
  return SHAPE.test(number)
}

/** False for premium, satellite and short numbers, which are never called: they only cost. */
export function isCallable(number: string): boolean {
  if (NO_COUNTRY.test(number) || isPremium(number)) return false
  const parsed = parsePhoneNumberFromString(number)
  return parsed === undefined || !isShort(parsed)
}

/** Networks ignore digits behind the last one, so a premium number is one with a few more as well. */
function isPremium(number: string): boolean {
  for (let length = number.length; length >= FEWEST_DIGITS; length -= 1) {
    const parsed = parsePhoneNumberFromString(number.slice(0, length))
    if (parsed?.isValid()) return parsed.getType() === 'PREMIUM_RATE'
  }
  return false
}

/** Emergency calls, directories and the like: 112, 116 117, 118 xyz, written behind a country's code. */
function isShort(parsed: PhoneNumber): boolean {
  return parsed.nationalNumber.length <= MOST_SHORT_DIGITS && /^[01]/.test(parsed.nationalNumber) && !parsed.isValid()
}

/** True where the number is of one of these countries, or of nobody's in particular under the code of one of them. */
export function isOfCountry(number: string, countries: readonly string[]): boolean {
  const parsed = parsePhoneNumberFromString(number)
  if (parsed === undefined) return false
  const { country: own, countryCallingCode: code } = parsed
  if (own !== undefined) return countries.includes(own)
  return countries.some((country) => isSupportedCountry(country) && getCountryCallingCode(country) === code)
}

/** True where the list holds this line, in whichever of its spellings. */
export function isListed(number: string, list: readonly string[]): boolean {
  const spellings = spellingsOf(number)
  const end = number.slice(-SAME_DIGITS)
  return list.some((entry) => entry.endsWith(end) && spellingsOf(entry).some((one) => spellings.includes(one)))
}

/** With its country code the country does not matter. */
function spellingsOf(number: string): string[] {
  return readPhone(number, 'US')?.sameAs ?? [number]
}
