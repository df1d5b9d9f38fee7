import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { z } from 'zod'
import {
  availabilityQuery,
  availabilityReply,
  createBookingBody,
  createHoldBody,
  holdParams,
  holdReply,
  newBookingOf,
  newHoldOf,
  presentHold,
  presentSlots,
} from '../bookings/index.ts'
import { deletedReply } from '../core/fields.ts'
import { callerOf } from '../plugins/identity.ts'
import { conflictWhen, notFound } from '../plugins/openapi/index.ts'
import { nextFreeReply, offerReply, presentOffer, visitorBookingReply } from './booking-schemas.ts'
import { visitOf, type VisitorDesk } from './desk.ts'

const tags = ['widget']
const config = { access: 'widget:use', limits: ['widget'] } as const
const computed = { ...config, takesTurn: true } as const

/** Appointments for the widget's visitor. */
export function widgetBookingRoutes(instance: FastifyInstance, desk: VisitorDesk): void {
  offerRoutes(instance, desk)
  holdRoutes(instance, desk)
  bookRoute(instance, desk)
}

function offerRoutes(instance: FastifyInstance, desk: VisitorDesk): void {
  const app = instance.withTypeProvider<ZodTypeProvider>()

  app.get('/api/v1/widget/services', {
    config,
    schema: {
      operationId: 'listWidgetServices',
      tags,
      summary: 'List the services that can be booked, with their resources',
      description: 'Where the widget offers no booking: 409.',
      response: { 200: offerReply, ...conflictWhen('Booking is switched off on this widget.') },
    },
    handler: async (request) => ({ data: (await desk.services(callerOf(request).tenantId)).map(presentOffer) }),
  })

  app.get('/api/v1/widget/next-free', {
    config: computed,
    schema: {
      operationId: 'getWidgetNextFree',
      tags,
      summary: 'Read when something is free next',
      description: 'For the first screen: asked when the panel opens, and kept for a minute.',
      response: { 200: nextFreeReply, ...conflictWhen('Booking is switched off on this widget.') },
    },
    handler: async (request) => {
      const { timeZone, next } = await desk.nextFree(callerOf(request).tenantId)
      return {
        time_zone: timeZone,
        next: next.map(({ serviceId, start }) => ({ service_id: serviceId, start: start.toISOString() })),
      }
    },
  })

  app.get('/api/v1/widget/availability', {
    config: computed,
    schema: {
      operationId: 'getWidgetAvailability',
      tags,
      summary: 'List the starts that can be booked',
      querystring: availabilityQuery,
      response: { 200: availabilityReply, ...notFound, ...conflictWhen('Booking is switched off on this widget.') },
    },
    handler: async (request) => {
      const query = slotQueryOf(request.query)
      const { zone, slots } = await desk.slots(callerOf(request).tenantId, query)
      return { service_id: query.serviceId, time_zone: zone, slots: presentSlots(slots) }
    },
  })
}

function slotQueryOf({
  service_id: serviceId,
  resource_id: resourceId,
  party_size: partySize,
  hold_token: holdToken,
  time_zone: zone,
  ...bounds
}: z.infer<typeof availabilityQuery>) {
  return { serviceId, resourceId, partySize, holdToken, zone, bounds }
}

function holdRoutes(instance: FastifyInstance, desk: VisitorDesk): void {
  const app = instance.withTypeProvider<ZodTypeProvider>()

  app.post('/api/v1/widget/holds', {
    config: { ...config, idempotent: true },
    schema: {
      operationId: 'createWidgetHold',
      tags,
      summary: 'Keep a start for five minutes, while the visitor types',
      description: 'Two of a visitor at once, unless `widget.caps` says otherwise; one more is a 429.',
      body: createHoldBody,
      response: {
        201: holdReply,
        ...notFound,
        ...conflictWhen('Booking is switched off on this widget, or availability does not offer this start.'),
      },
    },
    handler: async (request, reply) => {
      const visit = visitOf(request)
      const wanted = newHoldOf(request.body)
      const tenant = await desk.offering(visit.tenantId, 'booking')
      return instance.idempotent(request, reply, async (tx) => {
        return { status: 201, body: presentHold(await desk.hold(tx, tenant, visit, wanted)) }
      })
    },
  })

  app.delete('/api/v1/widget/holds/:hold_id', {
    config,
    schema: {
      operationId: 'deleteWidgetHold',
      tags,
      summary: "Give back a start that the session holds; another's is a 404",
      params: holdParams,
      response: { 200: deletedReply },
    },
    handler: async (request) => {
      await desk.releaseHold(visitOf(request), request.params.hold_id)
      return { deleted: true as const }
    },
  })
}

function bookRoute(instance: FastifyInstance, desk: VisitorDesk): void {
  const app = instance.withTypeProvider<ZodTypeProvider>()

  app.post('/api/v1/widget/bookings', {
    config: { ...config, idempotent: true },
    schema: {
      operationId: 'createWidgetBooking',
      tags,
      summary: 'Book a start',
      description:
        'As `createBooking`, with the link that manages it. Three open ones of a visitor and twenty a day from one address, ' +
        'unless `widget.caps` says otherwise; one more is a 429.',
      body: createBookingBody,
      response: {
        201: visitorBookingReply,
        ...notFound,
        ...conflictWhen('Booking is switched off on this widget, or availability does not offer this start.'),
      },
    },
    handler: async (request, reply) => {
      const visit = visitOf(request)
      const tenant = await desk.offering(visit.tenantId, 'booking')
      const answer = await instance.idempotent(request, reply, async (tx) => {
        return { status: 201, body: await desk.book(tx, tenant, visit, newBookingOf(request.body)) }
      })
      instance.bookings.wake()
      return answer
    },
  })
}
