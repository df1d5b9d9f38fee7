import { readPhone } from '../core/phone.ts'
import { Invalid } from '../errors.ts'
import type { TenantPatch } from './schemas.ts'

/**
 * The phone numbers of a patch in E.164. People write their own number as it is dialled in their country (ISO 3166-1).
 * @throws Invalid with the path of a number that cannot be read
 */
export function withCountryCodes(patch: TenantPatch, country: string): TenantPatch {
  const read = (typed: string, ...path: (string | number)[]): string => {
    const value = readPhone(typed, country)?.value
    if (value?.startsWith('+') === true) return value
    throw new Invalid(path, `must be a phone number, as it is dialled in ${country} or such as +14155550100`)
  }
  const { business, voice } = patch
  return {
    ...patch,
    ...(business?.phone == null ? {} : { business: { ...business, phone: read(business.phone, 'business', 'phone') } }),
    ...(voice == null ? {} : { voice: { ...voice, ...numbersOf(voice, read) } }),
  }
}

const SINGLE = ['phone_number', 'transfer_number'] as const
const LISTS = ['do_not_call', 'blocked_numbers', 'staff_numbers'] as const

type Voice = NonNullable<TenantPatch['voice']>

function numbersOf(voice: Voice, read: (typed: string, ...path: (string | number)[]) => string): Partial<Voice> {
  const numbers: Partial<Voice> = {}
  for (const field of SINGLE) {
    const typed = voice[field]
    if (typed != null) numbers[field] = read(typed, 'voice', field)
  }
  for (const field of LISTS) {
    const typed = voice[field]
    if (typed != null) numbers[field] = [...new Set(typed.map((one, index) => read(one, 'voice', field, index)))]
  }
  return numbers
}
