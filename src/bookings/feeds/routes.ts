import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { etagOf, isKnown } from '../../core/http-headers.ts'
import { deletedReply } from '../../core/fields.ts'
import { callerOf } from '../../plugins/identity.ts'
import { conflictWhen, notFound } from '../../plugins/openapi/index.ts'
import {
  calendarQuery,
  createFeedBody,
  feedPage,
  feedParams,
  listFeedsQuery,
  newFeedReply,
  presentFeed,
  presentNewFeed,
} from './schemas.ts'
import type { FeedService } from './service.ts'

const tags = ['bookings']
const config = { access: 'feeds:manage' } as const

export function feedRoutes(instance: FastifyInstance, service: FeedService): void {
  const app = instance.withTypeProvider<ZodTypeProvider>()

  app.get('/api/v1/bookings/calendar-feeds', {
    config,
    schema: {
      operationId: 'listCalendarFeeds',
      tags,
      summary: 'List calendar feeds, newest first',
      querystring: listFeedsQuery,
      response: { 200: feedPage },
    },
    handler: async (request) => {
      const { data, nextCursor } = await service.list(callerOf(request).tenantId, request.query)
      return { data: data.map(presentFeed), next_cursor: nextCursor }
    },
  })

  app.post('/api/v1/bookings/calendar-feeds', {
    config,
    schema: {
      operationId: 'createCalendarFeed',
      tags,
      summary: 'Make an address that calendar programs read the bookings from',
      description: 'The address is shown this once; delete the feed to make it worthless.',
      body: createFeedBody,
      response: { 201: newFeedReply, ...notFound, ...conflictWhen('The tenant has as many calendar feeds as it may.') },
    },
    handler: async (request, reply) => {
      const { name = null, resource_id: resourceId = null } = request.body
      const feed = await service.create(callerOf(request).tenantId, { name, resourceId })
      return reply.code(201).send(presentNewFeed(feed))
    },
  })

  app.delete('/api/v1/bookings/calendar-feeds/:feed_id', {
    config,
    schema: {
      operationId: 'deleteCalendarFeed',
      tags,
      summary: 'Delete a feed: its address shows nothing more',
      params: feedParams,
      response: { 200: deletedReply },
    },
    handler: async (request) => {
      await service.remove(callerOf(request).tenantId, request.params.feed_id)
      return { deleted: true as const }
    },
  })
}

const calendarReply = {
  description: 'An iCalendar stream (RFC 5545): the last 30 days and all that is to come.',
  content: { 'text/calendar': { schema: z.string() } },
}

const unchangedReply = z.undefined().describe('The feed is as it was.')

/** Calendar programs cannot send headers, so the token is in the path. */
export function calendarRoute(instance: FastifyInstance, service: FeedService): void {
  const app = instance.withTypeProvider<ZodTypeProvider>()

  app.get('/api/v1/bookings/calendar.ics', {
    config: { access: 'public', replyHeaders: { ETag: 'The version of the feed, for `If-None-Match`.' } },
    schema: {
      operationId: 'readCalendarFeed',
      tags,
      summary: 'Read the bookings in a calendar program',
      description: 'Send `If-None-Match` with the last ETag: 304 when nothing changed.',
      querystring: calendarQuery,
      response: { 200: calendarReply, 304: unchangedReply, ...notFound },
    },
    handler: async (request, reply) => sendCalendar(request, reply, await service.calendar(request.query.token)),
  })
}

function sendCalendar(request: FastifyRequest, reply: FastifyReply, calendar: string): FastifyReply {
  const etag = etagOf(calendar)
  void reply.header('ETag', etag).header('Cache-Control', 'private, no-cache').header('X-Robots-Tag', 'noindex')
  if (isKnown(request.headers['if-none-match'], etag)) return reply.code(304).send()
  return reply.type('text/calendar; charset=utf-8').send(calendar)
}
