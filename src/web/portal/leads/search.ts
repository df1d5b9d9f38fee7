import type { Api } from '../api/client.ts'
import { known, oneOf, wordsIn } from '../parts/address-values.ts'
import { SOMEBODY } from '../shell/beside.ts'

export type Status = Api['Lead']['status']
type Source = Api['Lead']['source']

/** In the order of the keys 1 to 5. */
export const STATUSES: Status[] = ['new', 'contacted', 'qualified', 'won', 'lost']
export const SOURCES: Source[] = ['chat', 'call', 'widget', 'booking', 'api', 'import']

/** Which leads are shown: kept in the address, so that Back undoes it and a colleague sees the same. */
export interface LeadFilters {
  status?: Status
  source?: Source
  q?: string
}

export function leadFilters({ status, source, q }: Record<string, unknown>): LeadFilters {
  return known({ status: oneOf(STATUSES, status), source: oneOf(SOURCES, source), q: wordsIn(q) })
}

/** Whether a new lead is being made. */
export function newSearch({ new: who }: Record<string, unknown>): { new?: string } {
  return who === SOMEBODY ? { new: SOMEBODY } : {}
}

const SHOWN = ['conversations', 'calls', 'bookings', 'mails'] as const
export type Shown = (typeof SHOWN)[number]

/** The kind of entries that a lead's line of time is narrowed to, and whether a merge led here. */
export function recordSearch({ part, merged }: Record<string, unknown>): { part?: Shown; merged?: true } {
  return known({ part: oneOf(SHOWN, part), merged: oneOf([true] as const, merged) })
}
