import { text } from '../core/fields.ts'

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
