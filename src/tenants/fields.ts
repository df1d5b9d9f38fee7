import { text } from '../core/fields.ts'

/** The stored form: the given fields, without nulls. */
export type Kept<T> = T extends readonly unknown[]
  ? T
  : T extends object
    ? { [K in keyof T]?: Kept<NonNullable<T[K]>> }
    : T

/** Codes that `Intl` names but that are not countries. */
const NO_COUNTRIES = new Set(['EU', 'EZ', 'QO', 'UN', 'XA', 'XB', 'ZZ'])

const regionNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })

export const country = text(2)
  .overwrite((value) => value.toUpperCase())
  .refine(
    (value) => /^[A-Z]{2}$/.test(value) && !NO_COUNTRIES.has(value) && regionNames.of(value) !== undefined,
    'must be an ISO 3166-1 country code, such as DE',
  )

/** The second part of an ISO 3166-2 code, as `holidays.ts` names the regions of a country. */
export const region = text(10)
  .overwrite((value) => value.toUpperCase())
  .refine((value) => /^[A-Z0-9]+$/.test(value), 'must be the code of a region, such as BY or NY')

export const webAddress = text(2_000).refine((value) => {
  const url = URL.parse(value)
  return url !== null && /^https?:$/.test(url.protocol) && url.username === '' && url.password === ''
}, 'must be an http or https address')
