import { decodeCursor, pageOf, type Page } from '../../core/pagination.ts'
import type { Database, Tx } from '../../db/database.ts'
import { NotFound } from '../../errors.ts'
import type { Events } from '../../plugins/events.ts'
import { findAvailability, type AvailabilityQuery } from '../offer/availability.ts'
import { readCatalogue, type CatalogueEntry } from '../catalogue/index.ts'
import { createResources, type Resources } from '../catalogue/resources.ts'
import { createServices, type Services } from '../catalogue/services.ts'
import type { Slot } from '../offer/slots.ts'
import { cancelBooking, changeBooking, restoreBooking, type Cancelling, type Changing } from './changing.ts'
import {
  createBooking,
  createHold,
  type Booker,
  type Holder,
  type NewBooking,
  type NewHold,
  type WritingDeps,
} from './creation.ts'
import {
  historyRepository,
  bookingsRepository,
  type HistoryRow,
  type BookingFilter,
  type BookingRow,
  type Contact,
} from './repository.ts'
import { holdsRepository, type Hold } from './slot-reservations/holds.ts'

interface BookingsDeps extends WritingDeps {
  database: Database
  events: Pick<Events, 'publish' | 'wake'>
}

/**
 * Bookings, for routes and other domains. Methods with `tx` write within the caller's transaction, events included; call `wake`
 * after the commit.
 */
export interface Bookings {
  /** Active services with their active resources, in creation order. */
  catalogue(tenantId: string): Promise<CatalogueEntry[]>
  services: Services
  resources: Resources
  /** Available starts, sorted; instants in milliseconds. @throws NotFound for an unknown service or resource */
  availability(tenantId: string, query: AvailabilityQuery): Promise<Slot[]>
  list(
    tenantId: string,
    query: BookingFilter & { cursor?: string | undefined; limit: number },
  ): Promise<Page<BookingRow>>
  /** @throws NotFound */
  get(tenantId: string, id: string): Promise<BookingRow>
  /** `get` within a transaction; undefined for an unknown id. */
  findById(tx: Tx, tenantId: string, id: string): Promise<BookingRow | undefined>
  /** Oldest first. */
  history(tenantId: string, id: string): Promise<HistoryRow[]>
  /** Finds by reference (the id, or at least its last six characters) and e-mail or phone; undefined unless both match. */
  find(tenantId: string, reference: string, contact: Contact): Promise<BookingRow | undefined>
  /** Bookings of an e-mail or phone, newest first, for callers without a reference. */
  ofContact(tenantId: string, contact: Contact): Promise<BookingRow[]>
  /** The newest bookings that a visitor of the widget made, newest first. */
  ofVisitor(tx: Tx, tenantId: string, visitorId: string): Promise<BookingRow[]>
  /** Holds a start for five minutes. @throws NotFound; NotOffered (409); CapReached (429) at the holder's limit */
  hold(tx: Tx, tenantId: string, wanted: NewHold, holder?: Holder): Promise<Hold>
  /** Releases a hold early. @throws NotFound, also for another holder's */
  releaseHold(tx: Tx, tenantId: string, id: string, holderId?: string): Promise<void>
  /** @throws NotFound; NotOffered (409); CapReached (429) */
  create(tx: Tx, tenantId: string, wanted: NewBooking, by: Booker): Promise<BookingRow>
  /** Moves, edits or closes a booking. @throws NotFound; NotOffered, Conflict (409); Invalid (422) */
  change(tx: Tx, tenantId: string, id: string, change: Changing): Promise<BookingRow>
  /** @throws NotFound; Conflict for a booking that is not confirmed or has another version */
  cancel(tx: Tx, tenantId: string, id: string, by: Cancelling): Promise<BookingRow>
  /** Takes an undoable cancellation back. @throws NotFound; NotOffered, Conflict (409) */
  restore(tx: Tx, tenantId: string, id: string, by: Pick<Cancelling, 'actor'>): Promise<BookingRow>
  /** Call after the commit: delivers the published events. */
  wake(): void
}

export function createBookings(deps: BookingsDeps): Bookings {
  const { database, events, clock } = deps
  return {
    catalogue: (tenantId) => readCatalogue(database, tenantId),
    services: createServices(database, clock),
    resources: createResources(deps),
    availability: (tenantId, query) => findAvailability(deps, tenantId, query),
    async list(tenantId, { cursor, limit, ...filter }) {
      const before = decodeCursor(cursor)
      const rows = await database.tenantOnce(tenantId, (tx) =>
        bookingsRepository.list(tx, tenantId, filter, { before, limit: limit + 1 }),
      )
      return pageOf(rows, limit)
    },
    async get(tenantId, id) {
      const row = await database.tenantOnce(tenantId, (tx) => bookingsRepository.findById(tx, tenantId, id))
      if (row === undefined) throw new NotFound()
      return row
    },
    findById: (tx, tenantId, id) => bookingsRepository.findById(tx, tenantId, id),
    history: (tenantId, id) => database.tenantOnce(tenantId, (tx) => historyRepository.list(tx, tenantId, id)),
    async find(tenantId, reference, contact) {
      const rows = await database.tenant(tenantId, (tx) => bookingsRepository.ofContact(tx, tenantId, contact))
      return rows.find(({ id }) => matchesReference(id, reference))
    },
    ofContact: (tenantId, contact) =>
      database.tenant(tenantId, (tx) => bookingsRepository.ofContact(tx, tenantId, contact)),
    ofVisitor: (tx, tenantId, visitorId) => bookingsRepository.ofVisitor(tx, tenantId, visitorId),
    hold: (tx, tenantId, wanted, holder) => createHold(tx, tenantId, deps, { ...wanted, holder }),
    async releaseHold(tx, tenantId, id, holderId) {
      if (!(await holdsRepository.remove(tx, tenantId, id, holderId))) throw new NotFound()
    },
    create: (tx, tenantId, wanted, by) => createBooking(tx, tenantId, deps, { ...wanted, ...by }),
    change: (tx, tenantId, id, change) => changeBooking(tx, tenantId, deps, { ...change, id }),
    cancel: (tx, tenantId, id, by) => cancelBooking(tx, tenantId, deps, { ...by, id }),
    restore: (tx, tenantId, id, by) => restoreBooking(tx, tenantId, deps, { ...by, id }),
    wake: () => events.wake(),
  }
}

const MIN_REFERENCE_CHARS = 6

/** A reference short enough to read out: the end of the id, which is random. */
export function referenceOf(bookingId: string): string {
  return bookingId.slice(-MIN_REFERENCE_CHARS).toUpperCase()
}

/** Accepts the whole id or its end, ignoring spaces, hyphens and case. */
export function matchesReference(bookingId: string, reference: string): boolean {
  const given = reference.trim().toLowerCase()
  if (given === bookingId) return true
  const spoken = given.replace(/[\s-]/g, '')
  return spoken.length >= MIN_REFERENCE_CHARS && /^[0-9a-z]+$/.test(spoken) && bookingId.endsWith(spoken)
}
