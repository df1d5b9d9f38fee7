import type { FastifyInstance } from 'fastify'
import {
  rangeOf,
  type Bookings,
  type BookingLinks,
  type Hold,
  type NewBooking,
  type NewHold,
} from '../bookings/index.ts'
import type { Database, Tx } from '../db/database.ts'
import { Conflict, NotFound } from '../errors.ts'
import type { LeadService } from '../leads/index.ts'
import type { Tenant, Tenants } from '../tenants/index.ts'
import { presentVisitorBooking } from './booking-schemas.ts'

/** A conversation may keep so many starts at once (api.md §9). */
const MOST_HOLDS = 2

/** Whose page it is, and which conversation. */
export interface Visit {
  tenantId: string
  /** Of the session. */
  id: string | null
}

interface DeskDeps {
  database: Database
  tenants: Pick<Tenants, 'find'>
  bookings: Bookings
  links: BookingLinks
  leads: Pick<LeadService, 'capture'>
}

export type VisitorDesk = ReturnType<typeof createVisitorDesk>

export function deskDepsOf({ database, tenants, bookings, bookingLinks: links, leads }: FastifyInstance): DeskDeps {
  return { database, tenants, bookings, links, leads }
}

/** What a visitor can do besides chatting: by the same rules as everybody, where the tenant offers it. */
export function createVisitorDesk({ database, tenants, bookings, links, leads }: DeskDeps) {
  /** @throws Conflict where the tenant's widget does not offer it */
  const offering = async (tenantId: string, feature: keyof typeof REFUSALS): Promise<Tenant> => {
    const tenant = await tenants.find(tenantId)
    if (tenant === undefined) throw new NotFound()
    if (!tenant.widget.features[feature]) throw new Conflict(REFUSALS[feature])
    return tenant
  }
  return {
    offering,

    async services(tenantId: string) {
      await offering(tenantId, 'booking')
      return bookings.catalogue(tenantId)
    },

    /** @throws NotFound, BadRequest for a range that is none or too long */
    async slots(
      tenantId: string,
      {
        zone,
        bounds,
        ...query
      }: { serviceId: string; resourceId?: string | undefined; holdToken?: string | undefined } & {
        zone: string | undefined
        bounds: { from: string; to: string }
      },
    ) {
      const { timeZone } = await offering(tenantId, 'booking')
      const slots = await bookings.availability(tenantId, { ...query, ...rangeOf(zone ?? timeZone, bounds) })
      return { zone: zone ?? timeZone, slots }
    },

    hold: (tx: Tx, { tenantId, id }: Visit, wanted: NewHold): Promise<Hold> =>
      bookings.hold(tx, tenantId, wanted, { id: id!, most: MOST_HOLDS }),

    /** Its own alone. @throws NotFound */
    releaseHold: ({ tenantId, id }: Visit, holdId: string) =>
      database.tenant(tenantId, (tx) => bookings.releaseHold(tx, tenantId, holdId, id!)),

    /** The booking as visitors see it, with the link that manages it. */
    async book(tx: Tx, tenant: Tenant, { tenantId, id }: Visit, wanted: NewBooking) {
      const by = { source: 'widget', sourceId: id, actor: { kind: 'visitor', id } } as const
      const row = await bookings.create(tx, tenantId, wanted, by)
      return presentVisitorBooking(row, tenant, await links.make(tx, tenantId, row))
    },

    async leave(tx: Tx, { tenantId, id }: Visit, contact: Contact): Promise<void> {
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
