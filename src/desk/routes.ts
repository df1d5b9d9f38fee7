import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { callerOf } from '../plugins/identity.ts'
import { notFound } from '../plugins/openapi/index.ts'
import { STEPS, type Setup } from '../onboarding/index.ts'
import { presentFound, searchQuery, searchReply } from './search-schemas.ts'
import type { Search } from './search.ts'
import { presentEntry, timelinePage, timelineParams, timelineQuery } from './timeline-schemas.ts'
import type { Timeline } from './timeline.ts'
import { presentToday, todayReply } from './today-schemas.ts'
import type { Today } from './today.ts'

interface DeskServices {
  timeline: Timeline
  today: Today
  search: Search
  setup: Setup
}

/** Routes of the portal that read across the domains. */
export function deskRoutes(instance: FastifyInstance, services: DeskServices): void {
  todayRoute(instance, services)
  searchRoute(instance, services)
  timelineRoute(instance, services)
}

function todayRoute(instance: FastifyInstance, { today, setup }: DeskServices): void {
  instance.withTypeProvider<ZodTypeProvider>().get('/api/v1/today', {
    config: { access: 'desk:read' },
    schema: {
      operationId: 'getToday',
      tags: ['today'],
      summary: 'Read what needs a person now, and the day around it',
      response: { 200: todayReply },
    },
    handler: async (request) => {
      const { tenantId, principal } = callerOf(request)
      const isMember = principal === 'member'
      const [state, steps] = await Promise.all([today.read(tenantId), isMember ? null : setup.read(tenantId)])
      return presentToday(state, steps === null ? null : { done: steps.done.size, total: STEPS.length })
    },
  })
}

function searchRoute(instance: FastifyInstance, { search }: DeskServices): void {
  instance.withTypeProvider<ZodTypeProvider>().get('/api/v1/search', {
    config: { access: 'desk:read' },
    schema: {
      operationId: 'search',
      tags: ['today'],
      summary: 'Find people, and what belongs to them, and documents',
      querystring: searchQuery,
      response: { 200: searchReply },
    },
    handler: async (request) => {
      const { q } = request.query
      if (q === '') return { people: [], bookings: [], conversations: [], calls: [], documents: [] }
      return presentFound(await search.find(callerOf(request).tenantId, q))
    },
  })
}

function timelineRoute(instance: FastifyInstance, { timeline }: DeskServices): void {
  const app = instance.withTypeProvider<ZodTypeProvider>()

  app.get('/api/v1/leads/:lead_id/timeline', {
    config: { access: 'desk:read' },
    schema: {
      operationId: 'getLeadTimeline',
      tags: ['leads'],
      summary: 'Read everything of one person in one line of time',
      description: 'Conversations, calls, bookings, mails about them, pushes to CRMs and changes, newest first.',
      params: timelineParams,
      querystring: timelineQuery,
      response: { 200: timelinePage, ...notFound },
    },
    handler: async (request) => {
      const { data, nextCursor } = await timeline.read(
        callerOf(request).tenantId,
        request.params.lead_id,
        request.query,
      )
      return { data: data.map(presentEntry), next_cursor: nextCursor }
    },
  })
}
