import type { FastifyRequest } from 'fastify'
import type { OwnHost } from '../core/own-host.ts'
import { Forbidden, NotFound } from '../errors.ts'
import { isAllowedOrigin, type Tenant, type Tenants } from '../tenants/index.ts'

/**
 * Which page is asking. Browsers name it in `Origin`, except for a GET from the same origin; such a page is one of ours,
 * wherever this request was sent to. Scripts can forge none of this (Fetch standard, forbidden request-headers).
 */
function originsOf(request: FastifyRequest, ownHost: OwnHost): readonly string[] {
  const { origin } = request.headers
  if (origin !== undefined) return [origin]
  return isFromSameOrigin(request, ownHost) ? ownHost.originsAt(request) : []
}

/**
 * `Sec-Fetch-Site` says so. Over plain http to an address of the local network browsers send none; there a GET without
 * `Origin` is of the same origin, or comes from a page that cannot read the answer.
 */
function isFromSameOrigin(request: FastifyRequest, ownHost: OwnHost): boolean {
  const site = request.headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin'
  return request.method === 'GET' && !ownHost.isForeign(request) && !ownHost.hasFetchMetadata(request)
}

export type Refusal = 'unknown_tenant' | 'origin_not_allowed'

export interface Doorkeeper {
  /**
   * The tenant whose widget this page may show; the answer may then be read there. Where the page may be at one of two
   * origins, it is at `expected`. @throws NotFound, Forbidden
   */
  admit(request: FastifyRequest, tenantId: string, expected?: string): Promise<{ tenant: Tenant; origin: string }>
  /** The same, with a reason in place of a refusal; every page may read the answer, so it must say no more than that. */
  ask(request: FastifyRequest, tenantId: string): Promise<Tenant | Refusal>
}

export function createDoorkeeper(tenants: Pick<Tenants, 'find'>, ownHost: OwnHost): Doorkeeper {
  const allowed = (request: FastifyRequest, { allowedDomains }: Tenant): string[] => {
    const own = ownHost.originsAt(request)
    return originsOf(request, ownHost).filter(
      (origin) => own.includes(origin) || isAllowedOrigin(origin, allowedDomains),
    )
  }
  return {
    async ask(request, tenantId) {
      const tenant = await tenants.find(tenantId)
      request.allowedOrigin = request.headers.origin ?? null
      if (tenant === undefined) return 'unknown_tenant'
      return allowed(request, tenant).length > 0 ? tenant : 'origin_not_allowed'
    },
    async admit(request, tenantId, expected) {
      const tenant = await tenants.find(tenantId)
      if (tenant === undefined) throw new NotFound()
      const origins = allowed(request, tenant)
      const origin = origins.find((name) => name === expected) ?? origins[0]
      if (origin === undefined)
        throw new Forbidden('The widget is not allowed on this page. Add its domain to allowed_domains.')
      request.allowedOrigin = request.headers.origin ?? null
      return { tenant, origin }
    },
  }
}
