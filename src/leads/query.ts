import type { z } from 'zod'
import { isDay, startOfDay } from '../core/days.ts'
import { MILLISECOND } from '../core/time.ts'
import type { Tenants } from '../tenants/index.ts'
import type { LeadSearch } from './finding.ts'
import type { listLeadsQuery } from './schemas.ts'

type Query = Omit<z.infer<typeof listLeadsQuery>, 'limit' | 'cursor'>

/** The filter of a list or export. Days are in the tenant's time zone unless one is given; both ends are inclusive. */
export async function searchOf(tenants: Pick<Tenants, 'find'>, tenantId: string, query: Query): Promise<LeadSearch> {
  const { status, source, q, created_from: from, created_to: to } = query
  const zone = query.time_zone ?? (await tenants.find(tenantId))?.timeZone ?? 'UTC'
  return {
    status,
    source,
    q,
    createdFrom: from === undefined ? undefined : isDay(from) ? startOfDay(from, zone) : new Date(from),
    createdBefore: to === undefined ? undefined : isDay(to) ? startOfDay(to, zone, 1) : justAfter(to),
  }
}

function justAfter(instant: string): Date {
  return new Date(new Date(instant).getTime() + MILLISECOND)
}
