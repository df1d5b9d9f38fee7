import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { z } from 'zod'
import type { Tx } from '../../db/database.ts'
import { callerOf } from '../../plugins/identity.ts'
import { conflictWhen, notFound } from '../../plugins/openapi/index.ts'
import { zoneOf } from '../../tenants/index.ts'
import type { Actor } from '../tables.ts'
import { startsWithin } from '../offer/date-range.ts'
import type { BookingRow } from './repository.ts'
import {
  bookingPage,
  bookingParams,
  bookingReply,
  bookingWithHistoryReply,
  cancelBookingBody,
  createBookingBody,
  listBookingsQuery,
  newBookingOf,
  patchOf,
  presentBooking,
  presentBookingWithHistory,
  updateBookingBody,
} from './schemas.ts'
import type { Bookings } from './bookings.ts'

const tags = ['bookings']
const config = { access: 'bookings:use' } as const

export function bookingRoutes(instance: FastifyInstance, bookings: Bookings): void {
  readBookingRoutes(instance, bookings)
  createBookingRoute(instance, bookings)
  changeBookingRoutes(instance, bookings)
  restoreBookingRoutes(instance, bookings)
}

function readBookingRoutes(instance: FastifyInstance, bookings: Bookings): void {
  const app = instance.withTypeProvider<ZodTypeProvider>()

  app.get('/api/v1/bookings', {
    config,
    schema: {
      operationId: 'listBookings',
      tags,
      summary: 'List bookings, newest first',
      querystring: listBookingsQuery,
      response: { 200: bookingPage },
    },
    handler: async (request) => {
      const { tenantId } = callerOf(request)
      const zone = await zoneOf(instance.tenants, tenantId, request.query.time_zone)
      const { data, nextCursor } = await bookings.list(tenantId, wantedOf(request.query, zone))
      return { data: data.map(presentBooking), next_cursor: nextCursor }
    },
  })

  app.get('/api/v1/bookings/:booking_id', {
    config,
    schema: {
      operationId: 'getBooking',
      tags,
      summary: 'Read a booking with its history',
      params: bookingParams,
      response: { 200: bookingWithHistoryReply },
    },
    handler: async (request) => {
      const { tenantId } = callerOf(request)
      const row = await bookings.get(tenantId, request.params.booking_id)
      return presentBookingWithHistory(row, await bookings.history(tenantId, row.id))
    },
  })
}

function wantedOf(query: z.infer<typeof listBookingsQuery>, zone: string) {
  const { resource_id: resourceId, service_id: serviceId, client_email: clientEmail, status, q, cursor, limit } = query
  const { from, to } = startsWithin(zone, query)
  return { resourceId, serviceId, clientEmail, status, q, cursor, limit, from, to }
}

function createBookingRoute(instance: FastifyInstance, bookings: Bookings): void {
  const app = instance.withTypeProvider<ZodTypeProvider>()

  app.post('/api/v1/bookings', {
    config: { ...config, idempotent: true },
    schema: {
      operationId: 'createBooking',
      tags,
      summary: 'Book a start',
      description: 'A start that availability does not offer is a 409, whatever the reason.',
      body: createBookingBody,
      response: {
        201: bookingReply,
        ...notFound,
        ...conflictWhen(
          'Availability does not offer this start: it is taken, past, too soon, too far ahead or outside of the hours.',
        ),
      },
    },
    handler: async (request, reply) => {
      const { tenantId, kind } = callerOf(request)
      const by = { source: kind === 'api_key' ? ('api' as const) : ('portal' as const), actor: actorOf(request) }
      const wanted = newBookingOf(request.body)
      const answer = await instance.idempotent(request, reply, async (tx) => {
        return { status: 201, body: presentBooking(await bookings.create(tx, tenantId, wanted, by)) }
      })
      bookings.wake()
      return answer
    },
  })
}

/** Writes in one transaction, and presents the booking that it left. */
function committing(instance: FastifyInstance, bookings: Bookings) {
  return async (tenantId: string, work: (tx: Tx) => Promise<BookingRow>) => {
    const row = await instance.database.tenant(tenantId, work)
    bookings.wake()
    return presentBooking(row)
  }
}

function changeBookingRoutes(instance: FastifyInstance, bookings: Bookings): void {
  const app = instance.withTypeProvider<ZodTypeProvider>()
  const committed = committing(instance, bookings)

  app.patch('/api/v1/bookings/:booking_id', {
    config,
    schema: {
      operationId: 'updateBooking',
      tags,
      summary: 'Move a booking, correct it, or say how it ended',
      description: 'A move keeps the booking and its id. Only a confirmed booking can be changed.',
      params: bookingParams,
      body: updateBookingBody,
      response: {
        200: bookingReply,
        ...conflictWhen(
          'Availability does not offer the new start, the booking is over or cancelled, or `version` is not the latest.',
        ),
      },
    },
    handler: async (request) => {
      const { tenantId } = callerOf(request)
      const change = { ...patchOf(request.body), actor: actorOf(request) }
      return committed(tenantId, (tx) => bookings.change(tx, tenantId, request.params.booking_id, change))
    },
  })

  app.post('/api/v1/bookings/:booking_id/cancel', {
    config,
    // An omitted body is valid, and equal to an empty object.
    preValidation: async (request) => void (request.body ??= {}),
    schema: {
      operationId: 'cancelBooking',
      tags,
      summary: 'Cancel a booking; its time is free again',
      description:
        'With a key it is told at once. In the portal mails and webhooks leave after ten seconds: see `restoreBooking`.',
      params: bookingParams,
      body: cancelBookingBody,
      response: { 200: bookingReply, ...conflictWhen('The booking is over or cancelled already.') },
    },
    handler: async (request) => {
      const { tenantId, kind } = callerOf(request)
      // Programs would not wait for an undo that nobody presses.
      const canUndo = kind === 'user'
      const by = { reason: request.body.reason, actor: actorOf(request), canUndo }
      return committed(tenantId, (tx) => bookings.cancel(tx, tenantId, request.params.booking_id, by))
    },
  })
}

function restoreBookingRoutes(instance: FastifyInstance, bookings: Bookings): void {
  const app = instance.withTypeProvider<ZodTypeProvider>()
  const committed = committing(instance, bookings)
  app.post('/api/v1/bookings/:booking_id/restore', {
    config: { access: 'bookings:undo' },
    schema: {
      operationId: 'restoreBooking',
      tags,
      summary: 'Take back a cancellation of the last ten seconds',
      description: 'For a cancellation in the portal, of which nobody was told yet. No event tells of either.',
      params: bookingParams,
      response: {
        200: bookingReply,
        ...conflictWhen(
          'The booking is not cancelled, its cancellation was told already, or its time was taken meanwhile.',
        ),
      },
    },
    handler: async (request) => {
      const { tenantId } = callerOf(request)
      const by = { actor: actorOf(request) }
      return committed(tenantId, (tx) => bookings.restore(tx, tenantId, request.params.booking_id, by))
    },
  })
}

function actorOf(request: FastifyRequest): Actor {
  const { kind, id } = callerOf(request)
  return { kind, id }
}
