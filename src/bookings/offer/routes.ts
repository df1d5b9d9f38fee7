import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { deletedReply } from '../../core/fields.ts'
import { callerOf } from '../../plugins/identity.ts'
import { conflictWhen, notFound } from '../../plugins/openapi/index.ts'
import { rangeOf } from './date-range.ts'
import { movingQuery } from '../booking/schemas.ts'
import type { Bookings } from '../booking/bookings.ts'
import {
  availabilityReply,
  createHoldBody,
  holdParams,
  holdReply,
  newHoldOf,
  presentHold,
  presentSlots,
} from './schemas.ts'

const tags = ['bookings']

export function availabilityRoutes(instance: FastifyInstance, bookings: Bookings): void {
  const app = instance.withTypeProvider<ZodTypeProvider>()

  app.get('/api/v1/bookings/availability', {
    config: { access: 'bookings:offer' },
    schema: {
      operationId: 'getAvailability',
      tags,
      summary: 'List the starts that can be booked',
      description:
        'Every start that is listed can be booked while nobody else does. The starts hang on the opening hours, never on the asker.',
      querystring: movingQuery,
      response: { 200: availabilityReply, ...notFound },
    },
    handler: async (request) => {
      const { tenantId } = callerOf(request)
      const {
        service_id: serviceId,
        resource_id: resourceId,
        party_size: partySize,
        hold_token: holdToken,
        booking_id: movedBookingId,
        ...bounds
      } = request.query
      const zone = bounds.time_zone ?? (await instance.tenants.find(tenantId))?.timeZone ?? 'UTC'
      const query = { serviceId, resourceId, partySize, holdToken, movedBookingId, ...rangeOf(zone, bounds) }
      const slots = await bookings.availability(tenantId, query)
      return { service_id: serviceId, time_zone: zone, slots: presentSlots(slots) }
    },
  })
}

export function holdRoutes(instance: FastifyInstance, bookings: Bookings): void {
  const app = instance.withTypeProvider<ZodTypeProvider>()
  const config = { access: 'bookings:use' } as const

  app.post('/api/v1/bookings/holds', {
    config: { ...config, idempotent: true },
    schema: {
      operationId: 'createHold',
      tags,
      summary: 'Keep a start for five minutes',
      description: 'Nobody else can book it meanwhile.',
      body: createHoldBody,
      response: {
        201: holdReply,
        ...notFound,
        ...conflictWhen(
          'Availability does not offer this start: it is taken, past, too soon, too far ahead or outside of the hours.',
        ),
      },
    },
    handler: async (request, reply) => {
      const wanted = newHoldOf(request.body)
      const answer = await instance.idempotent(request, reply, async (tx) => {
        return { status: 201, body: presentHold(await bookings.hold(tx, callerOf(request).tenantId, wanted)) }
      })
      return answer
    },
  })

  app.delete('/api/v1/bookings/holds/:hold_id', {
    config,
    schema: {
      operationId: 'deleteHold',
      tags,
      summary: 'Give a held start back',
      params: holdParams,
      response: { 200: deletedReply },
    },
    handler: async (request) => {
      const { tenantId } = callerOf(request)
      await instance.database.tenant(tenantId, (tx) => bookings.releaseHold(tx, tenantId, request.params.hold_id))
      return { deleted: true as const }
    },
  })
}
