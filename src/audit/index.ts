import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { forgetOldEntries } from './repository.ts'
import { auditRoutes } from './routes.ts'
import { createAuditService } from './service.ts'

/** The record of changes, for administrators. `plugins/audit` writes it. */
async function auditLogPlugin(app: FastifyInstance): Promise<void> {
  const { database, tenants } = app
  auditRoutes(app, createAuditService({ database, tenants }))
  app.sweep('audit entries', () => forgetOldEntries(database))
}

export const auditLog = fp(auditLogPlugin, {
  name: 'audit-log',
  dependencies: ['database', 'retention', 'tenants', 'audit'],
})
