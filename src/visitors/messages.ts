import type { FastifyInstance, FastifyRequest } from 'fastify'
import { SECOND } from '../core/time.ts'
import type { Counter } from '../plugins/limits.ts'
import { CapReached, VISITOR_CAPS, type VisitorCapName } from '../plugins/visitor-caps.ts'

/**
 * A visitor's limit within the tenant's chat limit, on every route that takes a message with a widget token. Registered
 * before the tenant's limits: a refusal here does not count there, so one visitor cannot silence a business.
 */
export function capMessages(app: FastifyInstance): void {
  const { tenants } = app
  const ofVisitor = app.counter('messages of a visitor', VISITOR_CAPS.messages_per_visitor.windowMs)
  const ofAddress = app.counter('messages of an address', VISITOR_CAPS.messages_per_ip.windowMs)

  app.addHook('onRequest', async ({ caller, routeOptions: { config } }: FastifyRequest) => {
    if (caller?.kind !== 'visitor' || config.limits?.includes('chat') !== true) return
    const { tenantId, visitor } = caller
    const tenant = await tenants.find(tenantId)
    if (tenant === undefined) return
    const maximum = (cap: VisitorCapName) => tenant.widget.caps[cap]
    await requireBelow(ofVisitor, `${tenantId} ${visitor.id}`, maximum('messages_per_visitor'))
    for (const { key, times } of visitor.addresses)
      await requireBelow(ofAddress, `${tenantId} ${key}`, maximum('messages_per_ip') * times)
  })
}

/** @throws CapReached */
async function requireBelow(counter: Counter, key: string, max: number): Promise<void> {
  const { current, ttlMs } = await counter.count(key)
  if (current > max) throw new CapReached('message', Math.max(ttlMs, SECOND))
}
