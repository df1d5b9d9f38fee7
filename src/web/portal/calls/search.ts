import type { Api } from '../api/client.ts'

type CallStatus = Api['Call']['status']
type Direction = Api['Call']['direction']

export const STATUSES: CallStatus[] = ['queued', 'ringing', 'in_progress', 'completed', 'failed']
export const DIRECTIONS: Direction[] = ['inbound', 'outbound']

/** Which calls are shown: kept in the address, so that Back undoes it and a colleague sees the same. */
export interface CallFilters {
  status?: CallStatus
  direction?: Direction
  q?: string
}

/** An address can hold anything; unknown and empty values are dropped. */
export function callFilters({ status, direction, q }: Record<string, unknown>): CallFilters {
  const knownStatus = STATUSES.find((one) => one === status)
  const knownDirection = DIRECTIONS.find((one) => one === direction)
  return {
    ...(knownStatus && { status: knownStatus }),
    ...(knownDirection && { direction: knownDirection }),
    ...(isWord(q) && { q: String(q) }),
  }
}

/** A person to call: from a record's Call back, or from a lead. */
interface Callee {
  to?: string
  name?: string
}

export function calleeSearch({ to, name }: Record<string, unknown>): Callee {
  return { ...(isWord(to) && { to: String(to) }), ...(isWord(name) && { name: String(name) }) }
}

/** A number in an address is read as a number where it can be. */
function isWord(value: unknown): boolean {
  return (typeof value === 'string' && value.trim() !== '') || typeof value === 'number'
}
