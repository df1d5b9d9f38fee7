import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { OutboundHttp } from '../core/outbound-http.ts'
import { Invalid } from '../errors.ts'
import { callerOf } from '../plugins/identity.ts'
import { conflictWhen } from '../plugins/openapi/index.ts'
import type { Readings } from './readings.ts'
import {
  acceptBody,
  listReadingsQuery,
  presentListed,
  presentProposal,
  presentReading,
  presentSetup,
  proposalParams,
  proposalReply,
  readingPage,
  readingParams,
  readingReply,
  setupReply,
  startReadingBody,
  updateSetupBody,
} from './schemas.ts'
import type { Setup } from './setup.ts'

const tags = ['onboarding']
const READ = { access: 'tenant:read' } as const
const WRITE = { access: 'tenant:write' } as const

type Guard = Pick<OutboundHttp, 'refusalOf'>

export function startRoute(instance: FastifyInstance, readings: Readings, outbound: Guard): void {
  const app = instance.withTypeProvider<ZodTypeProvider>()

  app.post('/api/v1/website-readings', {
    config: { ...WRITE, limits: ['ingest'] },
    schema: {
      operationId: 'startWebsiteReading',
      tags,
      summary: 'Read a website for proposals, or take a template',
      description:
        'Pages are read within the rules of its robots.txt. Address, hours, services and staff are proposed, each with its sentence; ' +
        'nothing is used before it is accepted.',
      body: startReadingBody,
      response: { 201: readingReply, ...conflictWhen('Another website is being read.') },
    },
    handler: async (request, reply) => {
      const { url = null, trade = null } = request.body
      const objection = url === null ? undefined : outbound.refusalOf(url)
      if (objection !== undefined) throw new Invalid(['url'], objection)
      const started = await readings.start(callerOf(request).tenantId, { url, trade })
      return reply.code(201).send(presentReading(started))
    },
  })
}

export function readingRoutes(instance: FastifyInstance, readings: Readings): void {
  const app = instance.withTypeProvider<ZodTypeProvider>()

  app.get('/api/v1/website-readings', {
    config: READ,
    schema: {
      operationId: 'listWebsiteReadings',
      tags,
      summary: 'List the readings of websites, newest first',
      querystring: listReadingsQuery,
      response: { 200: readingPage },
    },
    handler: async (request) => {
      const { data, nextCursor } = await readings.list(callerOf(request).tenantId, request.query)
      return { data: data.map(presentListed), next_cursor: nextCursor }
    },
  })

  app.get('/api/v1/website-readings/:reading_id', {
    config: READ,
    schema: {
      operationId: 'getWebsiteReading',
      tags,
      summary: 'Read what a website proposes',
      params: readingParams,
      response: { 200: readingReply },
    },
    handler: async (request) =>
      presentReading(await readings.find(callerOf(request).tenantId, request.params.reading_id)),
  })

  app.post('/api/v1/website-readings/:reading_id/accept', {
    config: WRITE,
    schema: {
      operationId: 'acceptProposals',
      tags,
      summary: 'Accept all proposals that agree',
      description: 'Those on which the pages or the settings disagree stay open, and services without a duration.',
      params: readingParams,
      response: { 200: readingReply },
    },
    handler: async (request) =>
      presentReading(await readings.acceptAll(callerOf(request).tenantId, request.params.reading_id)),
  })
}

/** A proposal by the names that the service has for it. */
const named = ({ reading_id: readingId, proposal_id: id }: { reading_id: string; proposal_id: string }) => ({
  readingId,
  id,
})

export function proposalRoutes(instance: FastifyInstance, readings: Readings): void {
  const app = instance.withTypeProvider<ZodTypeProvider>()
  const response = { 200: proposalReply }

  app.post('/api/v1/website-readings/:reading_id/proposals/:proposal_id/accept', {
    config: WRITE,
    schema: {
      operationId: 'acceptProposal',
      tags,
      summary: 'Accept a proposal',
      description: 'Writes the setting, the service or the person in one transaction with the decision.',
      params: proposalParams,
      body: acceptBody,
      response,
    },
    handler: async (request) => {
      const { tenantId } = callerOf(request)
      const { proposal, currentOf } = await readings.accept(tenantId, named(request.params), request.body)
      return presentProposal(proposal, currentOf)
    },
  })

  app.post('/api/v1/website-readings/:reading_id/proposals/:proposal_id/discard', {
    config: WRITE,
    schema: {
      operationId: 'discardProposal',
      tags,
      summary: 'Discard a proposal',
      params: proposalParams,
      response: { ...response, ...conflictWhen('The proposal is accepted already.') },
    },
    handler: async (request) => {
      const { proposal, currentOf } = await readings.discard(callerOf(request).tenantId, named(request.params))
      return presentProposal(proposal, currentOf)
    },
  })

  app.post('/api/v1/website-readings/:reading_id/proposals/:proposal_id/restore', {
    config: WRITE,
    schema: {
      operationId: 'restoreProposal',
      tags,
      summary: 'Take a discarded proposal back',
      params: proposalParams,
      response,
    },
    handler: async (request) => {
      const { proposal, currentOf } = await readings.restore(callerOf(request).tenantId, named(request.params))
      return presentProposal(proposal, currentOf)
    },
  })
}

export function setupRoutes(instance: FastifyInstance, setup: Setup): void {
  const app = instance.withTypeProvider<ZodTypeProvider>()

  app.get('/api/v1/setup', {
    config: READ,
    schema: {
      operationId: 'getSetup',
      tags,
      summary: 'Read how far the business is set up',
      response: { 200: setupReply },
    },
    handler: async (request) => presentSetup(await setup.read(callerOf(request).tenantId)),
  })

  app.patch('/api/v1/setup', {
    config: WRITE,
    schema: {
      operationId: 'updateSetup',
      tags,
      summary: 'Say which steps are done, or the trade',
      body: updateSetupBody,
      response: { 200: setupReply },
    },
    handler: async (request) => presentSetup(await setup.change(callerOf(request).tenantId, request.body)),
  })
}
