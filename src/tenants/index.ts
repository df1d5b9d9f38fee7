import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import type { Clock } from '../core/time.ts'
import { assistantSwitchRoutes } from './assistant-switch-routes.ts'
import { holidayRoutes } from './holiday-routes.ts'
import { tenantRoutes } from './routes.ts'
import type { ConflictFields } from './schemas.ts'
import { createTenants, type Tenants } from './service.ts'

export { priceIn } from './currency.ts'
export { judgeOrigin, normalizeDomain, originOfAddress, type OriginVerdict } from './domains.ts'
export { closedBefore, openingAt, type Opening } from './opening.ts'
export { ownTenant } from './tenant.ts'
export { presentTenant, tenantParams, tenantReply, updateTenantBody, type TenantPatch } from './schemas.ts'
export { notifyBody, notifyReply, notifyTimesFields, notifyTimesReply } from './settings.ts'
export { closedDates, type ClosedDates } from './weekly-hours.ts'
export type { NumberSource, NumberState } from './numbers.ts'
export { createTenants, zoneOf, type NewTenant, type SettingsRule, type Tenants } from './service.ts'
export type { Tenant } from './tenant.ts'

declare module 'fastify' {
  interface FastifyInstance {
    tenants: Tenants
  }
}

interface TenantsOptions {
  clock: Clock
  /** Reply schema of bookings outside of changed hours. Bookings import tenants, so that it is handed over. */
  conflictFields: ConflictFields
}

/** The businesses on the platform, and their settings. */
async function tenantsPlugin(app: FastifyInstance, { clock, conflictFields }: TenantsOptions): Promise<void> {
  const tenants = createTenants(app.database)
  app.decorate('tenants', tenants)
  tenantRoutes(app, tenants, conflictFields)
  assistantSwitchRoutes(app, tenants)
  holidayRoutes(app, tenants, clock)
}

export const tenants = fp(tenantsPlugin, { name: 'tenants', dependencies: ['database', 'identity', 'limits'] })
