import { DAY, MINUTE, type Clock } from '../core/time.ts'
import type { Bookings } from '../bookings/index.ts'

/** The earliest free start of a service. */
interface NextFree {
  serviceId: string
  start: Date
}

/** As far as the widget's first two weeks show. */
const LOOK_AHEAD_MS = 14 * DAY
/** Bounds the work of one look; catalogues are shorter. */
const MAX_SERVICES = 20
const KEPT_MS = MINUTE
const MAX_KEPT = 1_000

type NextFreeOf = (tenantId: string) => Promise<NextFree[]>

/**
 * Looks for the earliest free start of each service, earliest first; services without one are left out. Kept for a minute for
 * each tenant, because every visitor who opens a panel asks.
 */
export function createNextFree(bookings: Pick<Bookings, 'catalogue' | 'availability'>, clock: Clock): NextFreeOf {
  const now = () => clock.now().getTime()
  const kept = new Map<string, { until: number; found: Promise<NextFree[]> }>()
  return (tenantId) => {
    const known = kept.get(tenantId)
    if (known !== undefined && known.until > now()) return known.found
    const found = look(bookings, tenantId, now())
    kept.delete(tenantId)
    kept.set(tenantId, { until: now() + KEPT_MS, found })
    found.catch(() => kept.delete(tenantId))
    const [oldest] = kept.keys()
    if (kept.size > MAX_KEPT) kept.delete(oldest!)
    return found
  }
}

async function look(
  bookings: Pick<Bookings, 'catalogue' | 'availability'>,
  tenantId: string,
  now: number,
): Promise<NextFree[]> {
  const range = { from: new Date(now), to: new Date(now + LOOK_AHEAD_MS) }
  const next: NextFree[] = []
  // One after the other: a visitor's look takes one connection of the pool.
  for (const { service } of (await bookings.catalogue(tenantId)).slice(0, MAX_SERVICES)) {
    const [first] = await bookings.availability(tenantId, { serviceId: service.id, ...range })
    if (first !== undefined) next.push({ serviceId: service.id, start: new Date(first.start) })
  }
  return next.toSorted((one, other) => one.start.getTime() - other.start.getTime())
}
