import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { Capture } from './capture.ts'
import type { z } from 'zod'
import { deletedReply } from '../core/fields.ts'
import { callerOf } from '../plugins/identity.ts'
import { conflictWhen } from '../plugins/openapi/index.ts'
import type { Tenants } from '../tenants/index.ts'
import type { LeadPatch } from './changing.ts'
import { searchOf } from './search.ts'
import {
  contactParams,
  createLeadBody,
  leadPage,
  leadParams,
  leadReply,
  leadWithHistoryReply,
  listLeadsQuery,
  mergeLeadBody,
  presentLead,
  presentLeadWithHistory,
  updateLeadBody,
} from './schemas.ts'
import type { LeadService } from './service.ts'

const tags = ['leads']
const config = { access: 'leads:use' } as const

export function leadRoutes(instance: FastifyInstance, service: LeadService, tenants: Pick<Tenants, 'find'>): void {
  readRoutes(instance, service, tenants)
  createRoute(instance, service)
  changeRoutes(instance, service)
  contactRoutes(instance, service)
}

function readRoutes(instance: FastifyInstance, service: LeadService, tenants: Pick<Tenants, 'find'>): void {
  const app = instance.withTypeProvider<ZodTypeProvider>()

  app.get('/api/v1/leads', {
    config,
    schema: {
      operationId: 'listLeads',
      tags,
      summary: 'List leads, newest first',
      querystring: listLeadsQuery,
      response: { 200: leadPage },
    },
    handler: async (request) => {
      const { tenantId } = callerOf(request)
      const { limit, cursor } = request.query
      const search = await searchOf(tenants, tenantId, request.query)
      const { data, nextCursor } = await service.list(tenantId, { ...search, limit, cursor })
      return { data: data.map(presentLead), next_cursor: nextCursor }
    },
  })

  app.get('/api/v1/leads/:lead_id', {
    config,
    schema: {
      operationId: 'getLead',
      tags,
      summary: 'Read a lead with its history',
      description:
        'The id of a lead that was merged into another one names that one from then on, here and everywhere.',
      params: leadParams,
      response: { 200: leadWithHistoryReply },
    },
    handler: async (request) =>
      presentLeadWithHistory(await service.getWithHistory(callerOf(request).tenantId, request.params.lead_id)),
  })
}

function createRoute(instance: FastifyInstance, service: LeadService): void {
  instance.withTypeProvider<ZodTypeProvider>().post('/api/v1/leads', {
    config: { ...config, idempotent: true },
    schema: {
      operationId: 'createLead',
      tags,
      summary: 'Add somebody, or complete who is known by this e-mail or phone',
      description:
        '201 for a new lead. A lead with the same e-mail or phone is completed instead (200): blanks are filled, another e-mail ' +
        'or phone stands beside the first, another wish and other notes are added to the notes.',
      body: createLeadBody,
      response: {
        200: leadReply,
        201: leadReply,
        ...conflictWhen('Another request captured the same e-mail address or phone number at this moment.'),
      },
    },
    handler: async (request, reply) => {
      const { tenantId } = callerOf(request)
      const lead = captureOf(request.body)
      const answer = await instance.idempotent(request, reply, async (tx) => {
        const made = await service.capture(tx, tenantId, lead)
        return { status: made!.outcome === 'captured' ? 201 : 200, body: presentLead(made!.lead) }
      })
      instance.events.wake()
      return answer
    },
  })
}

/** A person whom staff or a program of theirs adds. */
function captureOf({ status, ...body }: z.output<typeof createLeadBody>): Capture {
  return { ...body, status: status ?? undefined, source: 'api', typedBy: 'staff' }
}

function changeRoutes(instance: FastifyInstance, service: LeadService): void {
  const app = instance.withTypeProvider<ZodTypeProvider>()

  app.patch('/api/v1/leads/:lead_id', {
    config,
    schema: {
      operationId: 'updateLead',
      tags,
      summary: 'Change a lead',
      params: leadParams,
      body: updateLeadBody,
      response: {
        200: leadReply,
        ...conflictWhen('Another lead has this e-mail address or phone number; the two can be merged.'),
      },
    },
    handler: async (request) => {
      const { tenantId, id: by } = callerOf(request)
      return presentLead(await service.change(tenantId, request.params.lead_id, patchOf(request.body), by))
    },
  })

  app.delete('/api/v1/leads/:lead_id', {
    config,
    schema: {
      operationId: 'deleteLead',
      tags,
      summary: 'Erase a lead, with its history and all it is known by',
      description:
        'Its conversations forget whom they were with, and its finished calls their number and words. Nothing that the visitor wrote in them before makes a lead again; a contact that they give later does.',
      params: leadParams,
      response: { 200: deletedReply },
    },
    handler: async (request) => {
      await service.remove(callerOf(request).tenantId, request.params.lead_id)
      return { deleted: true as const }
    },
  })

  app.post('/api/v1/leads/:lead_id/merge', {
    config,
    schema: {
      operationId: 'mergeLeads',
      tags,
      summary: 'Merge another lead into this one',
      description:
        'What this lead has stays; blanks are filled, and e-mails, phones, notes, history, conversations and bookings of the ' +
        'other come over. The other one stands whole in the history, and its id names this lead from then on.',
      params: leadParams,
      body: mergeLeadBody,
      response: { 200: leadReply },
    },
    handler: async (request) => {
      const { tenantId, id: by } = callerOf(request)
      return presentLead(await service.merge(tenantId, request.params.lead_id, request.body.lead_id, by))
    },
  })
}

function contactRoutes(instance: FastifyInstance, service: LeadService): void {
  const app = instance.withTypeProvider<ZodTypeProvider>()

  app.post('/api/v1/leads/:lead_id/contacts/:contact_id/accept', {
    config,
    schema: {
      operationId: 'acceptLeadContact',
      tags,
      summary: 'Accept an unverified contact of a lead',
      description:
        'It becomes the e-mail or phone of the lead, beside those that it has, and the lead is known by it from then on; an ' +
        'accepted name is the name of the lead. What another lead has is a 409: merge the two instead.',
      params: contactParams,
      response: { 200: leadReply, ...conflictWhen('Another lead has this contact: merge the two instead.') },
    },
    handler: async (request) => {
      const { tenantId, id: by } = callerOf(request)
      return presentLead(await service.acceptContact(tenantId, namedIn(request.params), by))
    },
  })

  app.delete('/api/v1/leads/:lead_id/contacts/:contact_id', {
    config,
    schema: {
      operationId: 'discardLeadContact',
      tags,
      summary: 'Discard an unverified contact of a lead',
      description: 'It stays in the history of the lead. The same contact can be typed again and is unverified again.',
      params: contactParams,
      response: { 200: deletedReply },
    },
    handler: async (request) => {
      const { tenantId, id: by } = callerOf(request)
      await service.discardContact(tenantId, namedIn(request.params), by)
      return { deleted: true as const }
    },
  })
}

function namedIn(params: z.infer<typeof contactParams>) {
  return { leadId: params.lead_id, contactId: params.contact_id }
}

function patchOf({
  other_emails: otherEmails,
  other_phones: otherPhones,
  ...body
}: z.infer<typeof updateLeadBody>): LeadPatch {
  return { ...body, otherEmails, otherPhones }
}
