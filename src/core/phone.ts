import {
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
  type CountryCode,
  type PhoneNumber,
} from 'libphonenumber-js'
import { parsePhoneNumberFromString as parseMobile } from 'libphonenumber-js/mobile'

export interface Phone {
  /** E.164; the typed text where no number can be read. */
  value: string
  /** Every spelling of this number, itself included, in a fixed order: used for comparison. */
  sameAs: string[]
}

/** E.164 by shape (ITU-T E.164 §6); only the carrier knows whether a number exists. */
const E164 = /^\+[1-9]\d{6,14}$/
const MIN_DIGITS = 3

/**
 * Reads a typed phone number, with the national rules of `country` (ISO 3166-1 alpha-2) when it has no country code.
 * Undefined below three digits. With a country code a possible number suffices, because the metadata knows no new ranges; a
 * national one must be valid there, or another country's would be taken for it.
 */
export function readPhone(typed: string, country: string): Phone | undefined {
  // The parser knows no full-width digits and signs.
  const text = typed.normalize('NFKC').trim().replaceAll(/\s+/g, ' ')
  if (!hasDigits(text)) return undefined
  const number = e164(text, country)
  if (number === undefined) return { value: text, sameAs: [text.toLowerCase()] }
  return { value: number, sameAs: spellings(number) }
}

/**
 * Reads a number in the first of these countries in which it is one: as typed in the first country, with the country code
 * in another; undefined: in none. A number that may be a mobile of one of `guests`, and is none of the first country, is read there or
 * at least read back with its code.
 */
export function readPhoneAmong(
  typed: string,
  countries: string[],
  guests: string[] = countries.slice(1),
): string | undefined {
  const [own = ''] = countries
  for (const country of countries) {
    const read = readPhone(typed, country)?.value
    if (read?.startsWith('+') !== true) continue
    return country === own ? (readOfGuest(typed, own, guests) ?? typed) : writtenPhone(read, own)
  }
  return undefined
}

/**
 * The number with its country code where it may be a guest's mobile, which the metadata of some countries takes for a
 * landline; undefined: the number is the country's own. A guest's number lacks the country's trunk prefix, or is grouped as at
 * the guest's home and not as here.
 */
function readOfGuest(typed: string, own: string, guests: string[]): string | undefined {
  const here = national(typed, own)
  if (here === undefined || isOwnMobile(here, typed, own)) return undefined
  const isDialled = isComplete(here, typed)
  const there = guests
    .map((country) => ({ country, number: national(typed, country) }))
    .find(({ country, number }) => {
      if (number === undefined || !isComplete(number, typed)) return false
      return isOwnMobile(number, typed, country) || (!isDialled && number.isValid())
    })?.number
  if (there === undefined || there.number === here.number) return undefined
  const isOfHere = isDialled && (!isGrouped(there, typed) || isGrouped(here, typed))
  return (isOfHere ? here : there).formatInternational()
}

/** The number if it is typed without a country code and can be read in the country. */
function national(typed: string, country: string): PhoneNumber | undefined {
  const text = typed.normalize('NFKC').trim()
  if (text.startsWith('+') || INTERNATIONAL.test(text)) return undefined
  return parsePhoneNumberFromString(text, typedIn(country))
}

/** Options of the parser, which ignores a country that it does not know. */
const typedIn = (country: string) => ({ defaultCountry: country as CountryCode, extract: false })

function isOwnMobile(number: PhoneNumber, typed: string, country: string): boolean {
  if (!isComplete(number, typed)) return false
  const mobile = parseMobile(typed.normalize('NFKC').trim(), typedIn(country))
  return mobile?.isValid() === true || (MOBILE_FICTION.test(number.number) && country === 'GB')
}

/** True where it has all digits that are dialled within its country. */
function isComplete(number: PhoneNumber, typed: string): boolean {
  return digitsOf(number.formatNational()) === digitsOf(typed)
}

/** True where it is typed as people of its country write it. */
function isGrouped(number: PhoneNumber, typed: string): boolean {
  return number.formatNational() === typed.trim()
}

function digitsOf(typed: string): string {
  return typed.normalize('NFKC').replaceAll(/\D/gu, '')
}

/** The country of a BCP 47 tag: the one that it names, else the one where most people speak so; undefined: unknown. */
export function countryOfLocale(locale: string): string | undefined {
  try {
    return new Intl.Locale(locale).maximize().region
  } catch {
    return undefined
  }
}

/** False for text with fewer digits than a number has; full-width digits count too. */
export function hasDigits(typed: string): boolean {
  return (typed.normalize('NFKC').match(/\d/g) ?? []).length >= MIN_DIGITS
}

/** The national digits, as people use them in searches. */
export function nationalNumber(e164Number: string): string | undefined {
  return parsePhoneNumberFromString(e164Number)?.nationalNumber
}

/** As people of `country` (ISO 3166-1) write it: the national form of its own numbers, else with the country code. */
export function writtenPhone(e164Number: string, country: string): string {
  const number = parsePhoneNumberFromString(e164Number)
  if (number === undefined) return e164Number
  const isOwn = isSupportedCountry(country) && getCountryCallingCode(country) === number.countryCallingCode
  return isOwn ? number.formatNational() : number.formatInternational()
}

/** The country of a number with its country code; undefined where several share it and the number does not tell. */
export function countryOfNumber(e164Number: string): string | undefined {
  return parsePhoneNumberFromString(e164Number)?.country
}

/** Ofcom's numbers for drama, which reach nobody: people try the desk with them, and the metadata leaves them out. */
const FICTION = /^\+44(?:7700900|1632960)\d{3}$/
const MOBILE_FICTION = /^\+447700900\d{3}$/

/** `00` in place of the plus sign is dialled in most countries, and written by their people elsewhere. */
const INTERNATIONAL = /^\(?00/

function e164(text: string, country: string): string | undefined {
  const parsed = parsePhoneNumberFromString(text, typedIn(country))
  const isInternational = text.startsWith('+') || parsed?.country !== country
  if (parsed !== undefined && (isInternational ? parsed.isPossible() : parsed.isValid() || FICTION.test(parsed.number)))
    return parsed.number
  if (INTERNATIONAL.test(text)) return e164(text.replace(INTERNATIONAL, '+'), country)
  // The metadata lacks old forms and new countries; with a country code the shape is enough.
  const bare = text.replaceAll(/[\s().-]/g, '')
  return E164.test(bare) ? bare : undefined
}

/**
 * Three countries have two spellings of the same number. The stored number stays as given, because rewriting it breaks
 * landlines; comparisons use both.
 */
const TWO_WAYS: { short: RegExp; long: RegExp; mark: string }[] = [
  // Mexico dropped the 1 of mobiles in 2019 (IFT, Plan Técnico Fundamental de Numeración).
  { short: /^(\+52)([2-9]\d{9})$/, long: /^(\+52)1([2-9]\d{9})$/, mark: '1' },
  // Argentina: 9 for mobiles called from abroad.
  { short: /^(\+54)([1-8]\d{9})$/, long: /^(\+54)9([1-8]\d{9})$/, mark: '9' },
  // Brazil: the ninth digit of mobiles, since 2016 everywhere; landlines begin with 2 to 5 and never had it.
  { short: /^(\+55[1-9]\d)([6-9]\d{7})$/, long: /^(\+55[1-9]\d)9([6-9]\d{7})$/, mark: '9' },
]

function spellings(number: string): string[] {
  for (const { short, long, mark } of TWO_WAYS) {
    if (short.test(number)) return [number, number.replace(short, `$1${mark}$2`)].toSorted()
    if (long.test(number)) return [number, number.replace(long, '$1$2')].toSorted()
  }
  return [number]
}
