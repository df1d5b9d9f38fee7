import type { FastifyInstance } from 'fastify'
import {
  rangeOf,
  type Bookings,
  type BookingLinks,
  type Hold,
  type NewBooking,
  type NewHold,
} from '../bookings/index.ts'
import type { Clock } from '../core/time.ts'
import type { Database, Tx } from '../db/database.ts'
import { Conflict, NotFound, Unauthorized } from '../errors.ts'
import type { LeadService } from '../leads/index.ts'
import type { Caller } from '../plugins/identity.ts'
import type { Visitors } from '../visitors/index.ts'
import type { Tenant, Tenants } from '../tenants/index.ts'
import { featuresOf } from './features.ts'
import { presentVisitorBooking } from './booking-schemas.ts'
import { createNextFree } from './next-free.ts'

/** Tenant, session (`id`) and visitor of a widget request. */
export type Visit = Pick<Extract<Caller, { kind: 'visitor' }>, 'tenantId' | 'id' | 'clientName' | 'visitor'>

export function visitOf({ caller }: { caller: Caller | null }): Visit {
  if (caller?.kind !== 'visitor') throw new Unauthorized()
  return caller
}

interface DeskDeps {
  database: Database
  tenants: Pick<Tenants, 'find' | 'findIn'>
  bookings: Bookings
  links: BookingLinks
  leads: Pick<LeadService, 'capture'>
  visitors: Pick<Visitors, 'check' | 'note'>
  clock: Clock
}

export type VisitorDesk = ReturnType<typeof createVisitorDesk>

export function deskDepsOf(app: FastifyInstance, clock: Clock): DeskDeps {
  const { database, tenants, bookings, bookingLinks: links, leads, visitors } = app
  return { database, tenants, bookings, links, leads, visitors, clock }
}

/** A visitor's actions besides chatting: the general rules, limited to the features the tenant offers. */
export function createVisitorDesk({ database, tenants, bookings, links, leads, visitors, clock }: DeskDeps) {
  const nextFreeOf = createNextFree(bookings, clock)
  /** @throws Conflict for a feature the tenant's widget does not offer */
  const offering = async (tenantId: string, feature: keyof typeof REFUSALS): Promise<Tenant> => {
    const tenant = await tenants.find(tenantId)
    if (tenant === undefined) throw new NotFound()
    if (!featuresOf(tenant)[feature]) throw new Conflict(REFUSALS[feature])
    return tenant
  }
  return {
    offering,

    async services(tenantId: string) {
      await offering(tenantId, 'booking')
      return bookings.catalogue(tenantId)
    },

    /** The earliest free start of each service, up to a minute old. */
    async nextFree(tenantId: string) {
      const { timeZone } = await offering(tenantId, 'booking')
      return { timeZone, next: await nextFreeOf(tenantId) }
    },

    /** @throws NotFound, BadRequest for an invalid or too long range */
    async slots(
      tenantId: string,
      {
        zone,
        bounds,
        ...query
      }: {
        serviceId: string
        resourceId?: string | undefined
        partySize?: number | undefined
        holdToken?: string | undefined
      } & {
        zone: string | undefined
        bounds: { from: string; to: string }
      },
    ) {
      const { timeZone } = await offering(tenantId, 'booking')
      const slots = await bookings.availability(tenantId, { ...query, ...rangeOf(zone ?? timeZone, bounds) })
      return { zone: zone ?? timeZone, slots }
    },

    /** @throws CapReached */
    hold: (tx: Tx, { widget }: Tenant, { tenantId, visitor }: Visit, wanted: NewHold): Promise<Hold> =>
      bookings.hold(tx, tenantId, wanted, { id: visitor.id, maxHolds: widget.caps.holds_per_visitor }),

    /** Only the visitor's own. @throws NotFound */
    releaseHold: ({ tenantId, visitor }: Visit, holdId: string) =>
      database.tenant(tenantId, (tx) => bookings.releaseHold(tx, tenantId, holdId, visitor.id)),

    /** The booking in the visitor's form, with its management link. @throws CapReached */
    async book(tx: Tx, tenant: Tenant, { tenantId, id, visitor }: Visit, wanted: NewBooking) {
      const by = { source: 'widget', sourceId: id, visitor, actor: { kind: 'visitor', id } } as const
      const row = await bookings.create(tx, tenantId, wanted, by)
      return presentVisitorBooking(row, tenant, await links.make(tx, tenantId, row))
    },

    /** A booking of the visitor's own that stands, with a management link; null for any other. */
    ownBooking: ({ tenantId, visitor }: Visit, bookingId: string) =>
      database.tenant(tenantId, async (tx) => {
        const row = await bookings.findById(tx, tenantId, bookingId)
        const tenant = await tenants.findIn(tx, tenantId)
        if (row?.visitorId !== visitor.id || row.status !== 'confirmed' || tenant === undefined) return null
        return presentVisitorBooking(row, tenant, await links.make(tx, tenantId, row))
      }),

    /** @throws CapReached */
    async leave(tx: Tx, { tenantId, id, visitor }: Visit, contact: Contact): Promise<void> {
      await visitors.check(tx, tenantId, visitor, { kind: 'contact' })
      const { name, email, phone, message: notes } = contact
      await leads.capture(tx, tenantId, {
        name,
        email,
        phone,
        notes,
        source: 'widget',
        typedBy: 'visitor',
        sessionId: id,
      })
      await visitors.note(tx, tenantId, visitor, { kind: 'contact' })
    },
  }
}

interface Contact {
  name?: string | null | undefined
  email?: string | null | undefined
  phone?: string | null | undefined
  message?: string | null | undefined
}

const REFUSALS = {
  booking: 'This widget takes no bookings',
  contact: 'This widget takes no messages',
  voice: 'This widget takes no calls',
  callback: 'This widget takes no wishes for a call',
} as const
