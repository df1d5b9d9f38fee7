import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { createMerging } from './capture.ts'
import { leadRoutes } from './routes.ts'
import { createLeadService, type LeadService } from './service.ts'
import { registerLeadTools } from './tools.ts'
import { exportRoute, importRoutes } from './transfer-routes.ts'
import { createLeadWriter } from './writing.ts'

export type { Capture, Captured } from './capture.ts'
export type { LeadRow } from './repository.ts'
export { leadReply, presentLead, type LeadData } from './schemas.ts'
export type { LeadService } from './service.ts'

declare module 'fastify' {
  interface FastifyInstance {
    leads: LeadService
  }
}

/** People who left an e-mail or phone: one lead per person, across channels and visits. */
async function leadsPlugin(app: FastifyInstance): Promise<void> {
  const { database, events, tenants, notify, visitors } = app
  const service = createLeadService({
    database,
    events,
    tenants,
    writer: createLeadWriter(events),
    merging: createMerging(),
  })
  app.decorate('leads', service)
  service.onErase((tx, tenantId, { id, sessionId, callId, email, phone, otherEmails, otherPhones }) =>
    notify.forget(tx, tenantId, {
      about: [id, sessionId, callId].filter((one) => one !== null),
      contacts: [email, phone, ...otherEmails, ...otherPhones].filter((one) => one !== null),
    }),
  )
  registerLeadTools(app.assistantTools, {
    database,
    leads: service,
    visitors,
    notify,
    events,
    tenantOf: (tenantId) => tenants.get(tenantId),
  })
  leadRoutes(app, service, tenants)
  exportRoute(app)
  await app.register(importRoutes, { events, tenants })
}

export const leads = fp(leadsPlugin, {
  name: 'leads',
  dependencies: [
    'database',
    'events',
    'identity',
    'limits',
    'idempotency',
    'tenants',
    'notify',
    'visitors',
    'assistant-tools',
  ],
})
