import type { FastifyRequest } from 'fastify'
import { Forbidden, NotFound } from '../errors.ts'
import { isAllowedOrigin, type Tenant, type Tenants } from '../tenants/index.ts'

/**
 * Which page is asking. Browsers name it in `Origin`, except for a GET from the same origin, which they mark with
 * `Sec-Fetch-Site`; scripts can set neither (Fetch standard, forbidden request-headers).
 */
export function originOf({ headers }: FastifyRequest, ownOrigin: string): string | undefined {
  if (headers.origin !== undefined) return headers.origin
  return headers['sec-fetch-site'] === 'same-origin' ? ownOrigin : undefined
}

export interface Doorkeeper {
  /** The tenant whose widget this page may show; the answer may then be read there. @throws NotFound, Forbidden */
  admit(request: FastifyRequest, tenantId: string): Promise<{ tenant: Tenant; origin: string }>
  /** The same, undefined in place of a refusal; the answer may be read by whoever asks, so it must say no more than that. */
  ask(request: FastifyRequest, tenantId: string): Promise<Tenant | undefined>
}

export function createDoorkeeper(tenants: Pick<Tenants, 'find'>, ownOrigin: string): Doorkeeper {
  const isAllowed = (tenant: Tenant, origin: string | undefined): origin is string =>
    origin !== undefined && isAllowedOrigin(origin, tenant.allowedDomains, ownOrigin)
  return {
    async ask(request, tenantId) {
      const tenant = await tenants.find(tenantId)
      request.allowedOrigin = request.headers.origin ?? null
      return tenant !== undefined && isAllowed(tenant, originOf(request, ownOrigin)) ? tenant : undefined
    },
    async admit(request, tenantId) {
      const tenant = await tenants.find(tenantId)
      if (tenant === undefined) throw new NotFound()
      const origin = originOf(request, ownOrigin)
      if (!isAllowed(tenant, origin))
        throw new Forbidden('The widget is not allowed on this page. Add its domain to allowed_domains.')
      request.allowedOrigin = request.headers.origin ?? null
      return { tenant, origin }
    },
  }
}
