import type { Api } from '../api/client.ts'
import { known, oneOf, wordsIn } from '../parts/address-values.ts'

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

export function callFilters({ status, direction, q }: Record<string, unknown>): CallFilters {
  return known({ status: oneOf(STATUSES, status), direction: oneOf(DIRECTIONS, direction), q: wordsIn(q) })
}

/** A person to call: from a record's Call back, or from a lead. */
interface Callee {
  to?: string
  name?: string
}

export function calleeSearch({ to, name }: Record<string, unknown>): Callee {
  return known({ to: wordsIn(to), name: wordsIn(name) })
}
