import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { Clock } from '../../core/time.ts'
import { callerOf } from '../../plugins/identity.ts'
import { allConflicts } from '../booking/conflicts.ts'
import { presentConflicts } from '../booking/conflict-schemas.ts'
import { rangeOf } from '../offer/date-range.ts'
import { readBoard } from './board.ts'
import { boardQuery, boardReply, bookingConflictsReply, busyReply, presentBoard, presentSpan } from './schemas.ts'

/** Calendars of all staff for a range of days, for the portal. Programs read bookings and availability instead. */
export function boardRoutes(instance: FastifyInstance, { clock }: { clock: Clock }): void {
  const app = instance.withTypeProvider<ZodTypeProvider>()
  const { database, tenants } = instance
  const config = { access: 'bookings:board' } as const
  const read = async (tenantId: string, bounds: { from: string; to: string }) => {
    const { timeZone } = await tenants.get(tenantId)
    const range = rangeOf(timeZone, bounds)
    return { timeZone, range, board: await readBoard({ database, clock, tenants }, tenantId, range) }
  }

  app.get('/api/v1/bookings/board', {
    config,
    schema: {
      operationId: 'readBoard',
      tags: ['bookings'],
      summary: 'Read the calendars of the staff',
      description: 'Hours, bookings with their buffers, holds, and busy times of connected calendars.',
      querystring: boardQuery,
      response: { 200: boardReply },
    },
    handler: async (request) => {
      const { timeZone, range, board } = await read(callerOf(request).tenantId, request.query)
      const bounds = { from: range.from.toISOString(), to: range.to.toISOString() }
      return { time_zone: timeZone, ...bounds, ...presentBoard(board) }
    },
  })

  app.get('/api/v1/bookings/conflicts', {
    config,
    schema: {
      operationId: 'listBookingConflicts',
      tags: ['bookings'],
      summary: 'List the bookings that no longer fit',
      response: { 200: bookingConflictsReply },
    },
    handler: async (request) => {
      const { tenantId } = callerOf(request)
      const conflicts = await database.tenant(tenantId, async (tx) =>
        allConflicts(tx, tenantId, await tenants.closuresOf(tx, tenantId), clock.now()),
      )
      return presentConflicts(conflicts)
    },
  })

  app.get('/api/v1/calendar-connections/busy', {
    config,
    schema: {
      operationId: 'listCalendarBusyTimes',
      tags: ['calendars'],
      summary: 'List the busy times of connected calendars',
      querystring: boardQuery,
      response: { 200: busyReply },
    },
    handler: async (request) => {
      const { timeZone, board } = await read(callerOf(request).tenantId, request.query)
      const data = board.lanes
        .flatMap(({ resource, busy }) => busy.map((time) => ({ resource_id: resource.id, ...presentSpan(time) })))
        .toSorted((a, b) => a.start.localeCompare(b.start))
      return { time_zone: timeZone, data }
    },
  })
}
