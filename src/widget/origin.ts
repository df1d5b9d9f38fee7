import type { FastifyRequest } from 'fastify'
import { Forbidden, NotFound } from '../errors.ts'
import { isAllowedOrigin, type Tenant, type Tenants } from '../tenants/index.ts'

/**
 * Which page is asking. Browsers name it in `Origin`, except for a GET from the same origin, which they mark with
 * `Sec-Fetch-Site`; scripts can set neither (Fetch standard, forbidden request-headers). Such a page is at BASE_URL, or
 * wherever else this request was sent to.
 */
function originsOf({ headers, protocol, host }: FastifyRequest, ownOrigin: string): string[] {
  if (headers.origin !== undefined) return [headers.origin]
  return headers['sec-fetch-site'] === 'same-origin' ? [ownOrigin, `${protocol}://${host}`] : []
}

export interface Doorkeeper {
  /**
   * The tenant whose widget this page may show; the answer may then be read there. Where the page may be at one of two
   * origins, it is at `expected`. @throws NotFound, Forbidden
   */
  admit(request: FastifyRequest, tenantId: string, expected?: string): Promise<{ tenant: Tenant; origin: string }>
  /** The same, undefined in place of a refusal; the answer may be read by whoever asks, so it must say no more than that. */
  ask(request: FastifyRequest, tenantId: string): Promise<Tenant | undefined>
}

export function createDoorkeeper(tenants: Pick<Tenants, 'find'>, ownOrigin: string): Doorkeeper {
  const allowed = (request: FastifyRequest, { allowedDomains }: Tenant): string[] =>
    originsOf(request, ownOrigin).filter((origin) => isAllowedOrigin(origin, allowedDomains, ownOrigin))
  return {
    async ask(request, tenantId) {
      const tenant = await tenants.find(tenantId)
      request.allowedOrigin = request.headers.origin ?? null
      return tenant !== undefined && allowed(request, tenant).length > 0 ? tenant : undefined
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
