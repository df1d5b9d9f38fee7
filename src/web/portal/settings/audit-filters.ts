import { idIn, known } from '../parts/address-values.ts'
import { t } from '../texts/index.ts'

/** Which entries are shown: kept in the address, so that Back undoes it and a colleague sees the same. */
export interface AuditFilters {
  actor?: string
  action?: string
  from?: string
  to?: string
}

const DAY = /^\d{4}-\d{2}-\d{2}$/

export function auditFilters({ actor, action, from, to }: Record<string, unknown>): AuditFilters {
  return known({
    actor: idIn(actor),
    action: typeof action === 'string' && action in t.audit.actions ? action : undefined,
    from: dayIn(from),
    to: dayIn(to),
  })
}

function dayIn(given: unknown): string | undefined {
  return typeof given === 'string' && DAY.test(given) ? given : undefined
}
