import { language } from '../texts/index.ts'

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
/** Codes that `Intl` names but that are not countries, as the API has them. */
const NO_COUNTRIES = new Set(['EU', 'EZ', 'QO', 'UN', 'XA', 'XB', 'ZZ'])

/** Former codes, such as DD and SU, have the name of the country that took their place. */
function isOfToday(code: string): boolean {
  return new Intl.Locale('und', { region: code }).region === code
}

export function countries(): { value: string; label: string }[] {
  const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' })
  return LETTERS.flatMap((first) => LETTERS.map((second) => first + second))
    .filter((code) => !NO_COUNTRIES.has(code) && isOfToday(code) && names.of(code) !== undefined)
    .map((value) => ({ value, label: names.of(value)! }))
    .toSorted((a, b) => a.label.localeCompare(b.label, language))
}
