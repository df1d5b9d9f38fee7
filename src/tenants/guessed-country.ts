import { countryOfNumber } from '../core/phone.ts'
import { plainWords } from '../core/words.ts'
import { LANGUAGES } from '../languages/index.ts'
import type { Place, Region } from './holidays.ts'
import type { Tenant } from './tenant.ts'

/** The setting that a guess is taken from. */
export const GUESSED_FROM = ['settings', 'phone', 'address', 'time_zone'] as const

interface Guess {
  country: string
  from: (typeof GUESSED_FROM)[number]
}

type Settings = Pick<Tenant, 'country' | 'timeZone' | 'business'>

/** The country of a new tenant, which nobody may have chosen. */
const UNCHOSEN = 'US'

/** The country of the business: the one that was chosen, else what its phone, its address or its time zone says. */
export function guessedCountry({ country, timeZone, business: { phone, address, region } }: Settings): Guess {
  if (country !== UNCHOSEN || region !== null) return { country, from: 'settings' }
  const guesses = [
    { country: phone === null ? undefined : countryOfNumber(phone), from: 'phone' },
    { country: address === null ? undefined : countryNamedIn(address), from: 'address' },
    { country: countryOfZone(timeZone), from: 'time_zone' },
  ] as const
  const { country: guessed = country, from } = guesses.find((one) => one.country !== undefined) ?? { from: 'settings' }
  return { country: guessed, from }
}

/** The chosen region if the country has it, else the one that the address names. */
export function guessedRegion(
  { country, business }: Settings,
  home: string,
  regions: readonly Region[],
): string | null {
  const isOurs = (code: string | undefined) => regions.some((one) => one.code === code)
  if (business.region !== null && home === country && isOurs(business.region)) return business.region
  if (business.address === null) return null
  const code = WITH_CODES.has(home) ? codeIn(business.address) : undefined
  if (code !== undefined && isOurs(code)) return code
  // The first part is a street, and streets are named after places.
  const towns = partsOf(business.address)
    .slice(1)
    .map((part) => ` ${inPlainWords(part)} `)
  return (
    regions.find(({ name }) => towns.some((town) => town.includes(` ${inPlainWords(untitled(name))} `)))?.code ?? null
  )
}

export const isPlaceKnown = ({ region }: Place, regions: readonly Region[]): boolean =>
  region === null || regions.some(({ code }) => code === region)

/** Two German cities have their title in the list. */
function untitled(name: string): string {
  return name.replace(/^Hansestadt /, '')
}

/** Countries whose addresses have the region's code before the postcode. */
const WITH_CODES = new Set(['US', 'CA', 'AU'])

function codeIn(address: string): string | undefined {
  return /(?:^|[\s,])([A-Z]{2,3})[\s,]+[A-Z]?\d/.exec(address)?.[1]
}

function partsOf(address: string): string[] {
  return address
    .split(/[\n,]/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
}

function countryNamedIn(address: string): string | undefined {
  return countriesByName().get(inPlainWords(partsOf(address).at(-1) ?? ''))
}

function inPlainWords(text: string): string {
  return plainWords(text).join(' ')
}

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
const CODES = LETTERS.flatMap((first) => LETTERS.map((second) => first + second))
const SHORT_NAMES: [string, string][] = [
  ['usa', 'US'],
  ['uk', 'GB'],
  ['great britain', 'GB'],
]

let byName: Map<string, string> | undefined

function countriesByName(): Map<string, string> {
  byName ??= new Map([
    ...Object.keys(LANGUAGES).flatMap((language) => {
      const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' })
      return CODES.flatMap((code): [string, string][] => {
        const name = names.of(code)
        return name === undefined ? [] : [[inPlainWords(name), code]]
      })
    }),
    ...SHORT_NAMES,
  ])
  return byName
}

let byZone: Map<string, string> | undefined

function countryOfZone(timeZone: string): string | undefined {
  byZone ??= new Map(CODES.flatMap((code) => zonesOf(code).map((zone): [string, string] => [zone, code])))
  return byZone.get(canonical(timeZone))
}

/** In their canonical spelling. */
function zonesOf(country: string): string[] {
  return new Intl.Locale(`und-${country}`).getTimeZones?.() ?? []
}

function canonical(timeZone: string): string {
  return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone
}
