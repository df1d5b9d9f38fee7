import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { createMerging } from './merging.ts'
import { createLeadService, type LeadService } from './service.ts'
import { createLeadWriter } from './writing.ts'

export type { Capture, Captured } from './capture.ts'
export type { MoveLead } from './merging.ts'
export type { LeadRow } from './repository.ts'
export { leadReply, presentLead, type LeadData } from './schemas.ts'
export type { LeadService } from './service.ts'

declare module 'fastify' {
  interface FastifyInstance {
    leads: LeadService
  }
}

/** Who left an e-mail or a phone: one lead a person, however often and wherever they come. */
async function leadsPlugin(app: FastifyInstance): Promise<void> {
  const { database, events, tenants } = app
  const service = createLeadService({
    database,
    tenants,
    writer: createLeadWriter(events),
    merging: createMerging(),
  })
  app.decorate('leads', service)
}

export const leads = fp(leadsPlugin, { name: 'leads', dependencies: ['database', 'events', 'tenants'] })
