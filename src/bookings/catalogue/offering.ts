import { MINUTE } from '../../core/time.ts'
import type { Tx } from '../../db/database.ts'
import { NotFound } from '../../errors.ts'
import type { ClosedDates, Tenants } from '../../tenants/index.ts'
import { busyTimes } from '../offer/busy-times.ts'
import { partyBounds } from './parties.ts'
import { resourcesRepository, servicesRepository, type ResourceRow, type ServiceRow } from './repository.ts'
import { busyReach } from '../offer/slots.ts'
import type { SlotQuery, SlotService } from '../offer/slot-query.ts'

/** A service with its currently bookable resources, in their order. */
export interface Offering {
  service: ServiceRow
  resources: ResourceRow[]
  /** Dates on which the business is closed. */
  closures: ClosedDates[]
}

export interface OfferQuery {
  /** Range of starts in milliseconds, end exclusive. */
  from: number
  to: number
  now: Date
  /** Places wanted; the service's smallest party without it. */
  partySize?: number | undefined
  resourceId?: string | undefined
  /** Id of the requester's hold. */
  holder?: string | undefined
  movedBookingId?: string | undefined
  /** Milliseconds, where it is not as long as its service. */
  duration?: number | undefined
}

/** @throws NotFound for an unknown service or requested resource */
export async function offeringOf(
  tx: Tx,
  tenantId: string,
  tenants: Pick<Tenants, 'closuresOf'>,
  { serviceId, resourceId }: { serviceId: string; resourceId?: string | null | undefined },
): Promise<Offering> {
  const [service, closures] = await Promise.all([
    servicesRepository.findById(tx, tenantId, serviceId),
    tenants.closuresOf(tx, tenantId),
  ])
  if (service === undefined) throw new NotFound()
  const ids = [...service.resourceIds, ...(resourceId == null ? [] : [resourceId])]
  const found = ids.length === 0 ? [] : await resourcesRepository.findAll(tx, tenantId, ids)
  const byId = new Map(found.map((row) => [row.id, row]))
  if (resourceId != null && !byId.has(resourceId)) throw new NotFound()
  const resources = service.resourceIds.map((id) => byId.get(id)).filter((row) => row !== undefined)
  const bookable = isComplete(service, resources) ? resources.filter(({ active }) => active) : []
  return { service, resources: bookable, closures }
}

/** True for an active service; with assignment `all`, only if every resource is active as well. */
function isComplete({ active, assignment }: ServiceRow, resources: ResourceRow[]): boolean {
  return active && (assignment !== 'all' || resources.every((resource) => resource.active))
}

/** Adds the stored data to the slot engine's query. */
export async function slotQuery(
  tx: Tx,
  tenantId: string,
  { service: row, resources, closures }: Offering,
  wanted: OfferQuery,
): Promise<SlotQuery> {
  const own = slotServiceOf(row)
  const service = { ...own, duration: wanted.duration ?? own.duration }
  const { from, to, now } = wanted
  const resourceIds = resources.map(({ id }) => id)
  const { byResource, elsewhere } = await busyTimes(tx, tenantId, {
    serviceId: row.id,
    resourceIds,
    reach: busyReach({ service, from, to }),
    now,
    countsElsewhere: row.maximumPerDay !== null,
  })
  return {
    ...wanted,
    partySize: wanted.partySize ?? partyBounds(row).min,
    service,
    now: now.getTime(),
    resources: resources.map(({ id, timeZone, weeklyHours, dateOverrides }, priority) => {
      const hours = { timeZone, weeklyHours, dateOverrides, closures, within: row.weeklyHours ?? undefined }
      return { id, ...hours, priority, busy: byResource.get(id) ?? [] }
    }),
    elsewhere,
  }
}

function slotServiceOf(row: ServiceRow): SlotService {
  return {
    id: row.id,
    duration: row.durationMinutes * MINUTE,
    interval: (row.slotIntervalMinutes ?? row.durationMinutes) * MINUTE,
    bufferBefore: row.bufferBeforeMinutes * MINUTE,
    bufferAfter: row.bufferAfterMinutes * MINUTE,
    minimumNotice: row.minimumNoticeMinutes * MINUTE,
    maximumDaysAhead: row.maximumDaysAhead,
    bookableFrom: row.bookableFrom,
    bookableUntil: row.bookableUntil,
    capacity: row.capacity,
    maximumPerDay: row.maximumPerDay,
    assignment: row.assignment,
  }
}
