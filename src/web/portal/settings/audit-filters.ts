import { t } from '../texts/index.ts'

/** Which entries are shown: kept in the address, so that Back undoes it and a colleague sees the same. */
export interface AuditFilters {
  actor?: string
  action?: string
  from?: string
  to?: string
}

const DAY = /^\d{4}-\d{2}-\d{2}$/

/** An address can hold anything; unknown and empty values are dropped. */
export function auditFilters({ actor, action, from, to }: Record<string, unknown>): AuditFilters {
  return {
    ...(typeof actor === 'string' && actor !== '' && { actor }),
    ...(typeof action === 'string' && action in t.audit.actions && { action }),
    ...(typeof from === 'string' && DAY.test(from) && { from }),
    ...(typeof to === 'string' && DAY.test(to) && { to }),
  }
}
