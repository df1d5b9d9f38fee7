import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { z } from 'zod'
import { deletedReply } from '../../core/fields.ts'
import { callerOf } from '../../plugins/identity.ts'
import { conflictWhen, notFound } from '../../plugins/openapi/index.ts'
import { zoneOf } from '../../tenants/index.ts'
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
      const zone = await zoneOf(instance.tenants, tenantId, request.query.time_zone)
      const slots = await bookings.availability(tenantId, wantedOf(request.query, zone))
      return { service_id: request.query.service_id, time_zone: zone, slots: presentSlots(slots) }
    },
  })
}

/** @throws BadRequest for a negative or too long range */
function wantedOf(query: z.infer<typeof movingQuery>, zone: string) {
  return {
    serviceId: query.service_id,
    resourceId: query.resource_id,
    partySize: query.party_size,
    holdToken: query.hold_token,
    movedBookingId: query.booking_id,
    ...rangeOf(zone, query),
  }
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
      return instance.idempotent(request, reply, async (tx) => ({
        status: 201,
        body: presentHold(await bookings.hold(tx, callerOf(request).tenantId, wanted)),
      }))
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
