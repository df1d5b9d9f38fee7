import type { FastifyRequest } from 'fastify'
import type { OwnHost } from '../core/own-host.ts'
import { Forbidden, NotFound } from '../errors.ts'
import { judgeOrigin, originOfAddress, type OriginVerdict, type Tenant, type Tenants } from '../tenants/index.ts'

/**
 * The page's origin. Browsers name it in `Origin`, except for a GET from the same origin, which is then one of our own pages.
 * Scripts cannot forge these headers (Fetch standard, forbidden request-headers).
 */
function originsOf(request: FastifyRequest, ownHost: OwnHost): readonly string[] {
  const { origin } = request.headers
  if (origin !== undefined) return [origin]
  return isFromSameOrigin(request, ownHost) ? ownHost.originsAt(request) : []
}

/**
 * Reads `Sec-Fetch-Site`. Browsers omit it over plain http to an address of the local network; a GET without `Origin` is then
 * of the same origin, or from a page that cannot read the answer.
 */
function isFromSameOrigin(request: FastifyRequest, ownHost: OwnHost): boolean {
  const site = request.headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin'
  return request.method === 'GET' && !ownHost.isForeign(request) && !ownHost.hasFetchMetadata(request)
}

type Refusal = 'unknown_tenant' | 'origin_not_allowed'

/** `own`: a page of this installation, which needs no entry. */
type PageVerdict = OriginVerdict | { allowed: true; reason: 'own'; entry: null }

export interface Doorkeeper {
  /**
   * The tenant whose widget this page may show; sets CORS so the page may read the answer. Of two possible origins of the
   * page, `expected` is taken. @throws NotFound, Forbidden
   */
  admit(request: FastifyRequest, tenantId: string, expected?: string): Promise<{ tenant: Tenant; origin: string }>
  /** `admit` with a reason instead of an error. Every page may read the answer, so it must reveal no more than that. */
  ask(request: FastifyRequest, tenantId: string): Promise<Tenant | Refusal>
  /** The answer to a page of this address, by the same rule. Nothing is fetched; `origin` is null for no address. */
  judge(request: FastifyRequest, address: string, allowedDomains: readonly string[]): PageVerdict & Judged
}

interface Judged {
  origin: string | null
}

interface DoorkeeperDeps {
  tenants: Pick<Tenants, 'find'>
  ownHost: OwnHost
  /** Called for each page of a website, not for our own ones. */
  onSeen(tenantId: string, origin: string): void
}

export function createDoorkeeper({ tenants, ownHost, onSeen }: DoorkeeperDeps): Doorkeeper {
  const verdictOn = (request: FastifyRequest, origin: string, allowedDomains: readonly string[]): PageVerdict =>
    ownHost.originsAt(request).includes(origin)
      ? { allowed: true, reason: 'own', entry: null }
      : judgeOrigin(origin, allowedDomains)
  const allowed = (request: FastifyRequest, { allowedDomains }: Tenant): string[] =>
    originsOf(request, ownHost).filter((origin) => verdictOn(request, origin, allowedDomains).allowed)
  return {
    async ask(request, tenantId) {
      const tenant = await tenants.find(tenantId)
      request.allowedOrigin = request.headers.origin ?? null
      if (tenant === undefined) return 'unknown_tenant'
      const origins = allowed(request, tenant)
      const own = ownHost.originsAt(request)
      if (origins.length === 0) return 'origin_not_allowed'
      for (const origin of origins) if (!own.includes(origin)) onSeen(tenantId, origin)
      return tenant
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
    judge(request, address, allowedDomains) {
      const origin = originOfAddress(address)
      return { origin: origin ?? null, ...verdictOn(request, origin ?? '', allowedDomains) }
    },
  }
}
