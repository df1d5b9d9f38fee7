import type { Clock } from '../../core/time.ts'
import type { Database, Tx } from '../../db/database.ts'
import type { Tenants } from '../../tenants/index.ts'
import { bookingsRepository, type BookingRow } from '../booking/repository.ts'
import { resourcesRepository, servicesRepository, type ResourceRow } from '../catalogue/repository.ts'
import { busyTimes } from '../offer/busy-times.ts'
import { joinTouching, type Interval } from '../offer/occupancy.ts'
import { openPieces } from '../offer/opening-hours.ts'
import type { BusyTime } from '../offer/slot-query.ts'

interface BoardDeps {
  database: Database
  clock: Clock
  tenants: Pick<Tenants, 'closuresOf'>
}

interface Range {
  from: Date
  /** Exclusive. */
  to: Date
}

/** A column of the board. Instants in milliseconds. */
interface Lane {
  resource: ResourceRow
  /** Within the range, joined and sorted. */
  open: Interval[]
  /** Of connected calendars. */
  busy: Interval[]
}

/** A booking with the time that its buffers keep free. */
interface Placed {
  row: BookingRow
  busy: Interval
}

/** A start that somebody holds while they fill in a form. */
interface Held {
  id: string
  serviceId: string
  serviceName: string
  resourceIds: string[]
  start: number
  end: number
  expiresAt: number
}

export interface Board {
  lanes: Lane[]
  /** All but cancelled ones, earliest first. */
  bookings: Placed[]
  holds: Held[]
}

/** All that stands in the calendars of the staff, read in one transaction. */
export function readBoard({ database, clock, tenants }: BoardDeps, tenantId: string, range: Range): Promise<Board> {
  return database.tenant(tenantId, async (tx) => {
    const rows = await bookingsRepository.touching(tx, tenantId, range)
    const resources = await shownResources(tx, tenantId, rows)
    const closures = await tenants.closuresOf(tx, tenantId)
    const reach = { from: range.from.getTime(), until: range.to.getTime() }
    const { byResource } = await busyTimes(tx, tenantId, {
      serviceId: '',
      resourceIds: resources.map(({ id }) => id),
      reach,
      now: clock.now(),
      countsElsewhere: false,
    })
    const lanes = resources.map((resource) => ({
      resource,
      open: joinTouching(openPieces({ ...resource, closures }, reach.from, reach.until)),
      busy: (byResource.get(resource.id) ?? []).filter(({ kind }) => kind === 'external').map(spanOf),
    }))
    const holds = heldTimes(byResource, clock.now().getTime())
    return { lanes, bookings: placedTimes(rows, byResource), holds: await namedHolds(tx, tenantId, holds) }
  })
}

function spanOf({ start, end }: BusyTime): Interval {
  return { from: start, until: end }
}

/** Active ones, and those that bookings name though they take no more. Deleted ones are gone. */
async function shownResources(tx: Tx, tenantId: string, rows: BookingRow[]): Promise<ResourceRow[]> {
  const taken = new Set(rows.flatMap(({ resourceIds }) => resourceIds))
  const all = await resourcesRepository.listAll(tx, tenantId)
  return all.filter(({ id, active }) => active || taken.has(id))
}

function placedTimes(rows: BookingRow[], byResource: Map<string, BusyTime[]>): Placed[] {
  const times = new Map<string, Interval>()
  for (const time of [...byResource.values()].flat()) {
    if (time.kind !== 'booking') continue
    times.set(time.bookingId, { from: time.start - time.bufferBefore, until: time.end + time.bufferAfter })
  }
  return rows.map((row) => ({
    row,
    busy: times.get(row.id) ?? { from: row.startAt.getTime(), until: row.endAt.getTime() },
  }))
}

/** A hold has an entry for each resource and place. */
function heldTimes(byResource: Map<string, BusyTime[]>, now: number): Map<string, Omit<Held, 'serviceName'>> {
  const holds = new Map<string, Omit<Held, 'serviceName'>>()
  for (const [resourceId, times] of byResource) {
    for (const time of times) {
      if (time.kind !== 'hold' || time.expiresAt <= now) continue
      const { holdId: id, serviceId, start, end, expiresAt } = time
      const resourceIds = new Set([...(holds.get(id)?.resourceIds ?? []), resourceId])
      holds.set(id, { id, serviceId, start, end, expiresAt, resourceIds: [...resourceIds] })
    }
  }
  return holds
}

async function namedHolds(tx: Tx, tenantId: string, holds: Map<string, Omit<Held, 'serviceName'>>): Promise<Held[]> {
  if (holds.size === 0) return []
  const names = new Map<string, string>()
  for (const id of new Set([...holds.values()].map(({ serviceId }) => serviceId)))
    names.set(id, (await servicesRepository.findById(tx, tenantId, id))?.name ?? '')
  return [...holds.values()].map((hold) => ({ ...hold, serviceName: names.get(hold.serviceId) ?? '' }))
}
