import type { Api } from '../api/client.ts'
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

/** An address can hold anything; unknown and empty values are dropped. Numbers are words too. */
export function leadFilters({ status, source, q }: Record<string, unknown>): LeadFilters {
  const knownStatus = STATUSES.find((one) => one === status)
  const knownSource = SOURCES.find((one) => one === source)
  return {
    ...(knownStatus && { status: knownStatus }),
    ...(knownSource && { source: knownSource }),
    ...((typeof q === 'string' && q.trim() !== '') || typeof q === 'number' ? { q: String(q) } : {}),
  }
}

/** Whether a new lead is being made. */
export function newSearch({ new: who }: Record<string, unknown>): { new?: string } {
  return who === SOMEBODY ? { new: SOMEBODY } : {}
}

const SHOWN = ['conversations', 'calls', 'bookings', 'mails'] as const
export type Shown = (typeof SHOWN)[number]

/** The kind of entries that a lead's line of time is narrowed to, and whether a merge led here. */
export function recordSearch({ part, merged }: Record<string, unknown>): { part?: Shown; merged?: true } {
  const known = SHOWN.find((one) => one === part)
  return { ...(known && { part: known }), ...(merged === true && { merged: true as const }) }
}
