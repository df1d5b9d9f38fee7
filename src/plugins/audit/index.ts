import type { FastifyInstance, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import type { Tx } from '../../db/database.ts'
import type { Caller } from '../identity.ts'
import { during, type Act, type Actor } from './act.ts'
import { changedReader } from './changed.ts'
import type { Changed } from './tables.ts'

export { actAs, actFor, audited, beforeAct, during, leaveUnaudited } from './act.ts'
export type { Actor as AuditActor } from './act.ts'
export { auditEntries } from './tables.ts'

type NameOf = (tx: Tx, actor: Actor) => Promise<string | null>

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * Every route that changes something is audited under its `operationId`, unless this says why not. `read` audits a route
     * that only shows something.
     */
    audit?: 'read' | { not: string }
  }
  interface FastifyRequest {
    /** Set where the request may change something that is audited. */
    act: Act | null
  }
  interface FastifyInstance {
    /** Sets how users and keys are named in entries. */
    nameActors(nameOf: NameOf): void
  }
}

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Records what staff and keys change, in the transaction of the change. */
async function auditPlugin(app: FastifyInstance): Promise<void> {
  let nameOf: NameOf | undefined
  const readers = new Map<string, (body: unknown) => Changed[]>()
  app.decorateRequest('act', null)
  app.decorate('nameActors', (given: NameOf) => void (nameOf = given))

  app.addHook('onRoute', ({ schema, method }) => {
    const isSafe = [method].flat().every((name) => SAFE_METHODS.has(name))
    if (schema?.operationId !== undefined && !isSafe) readers.set(schema.operationId, changedReader(schema.body))
  })
  // With a callback, because what the storage holds is passed on to whatever is called from it.
  app.addHook('preHandler', (request, _reply, done) => {
    const action = actionOf(request)
    if (action === undefined) return done()
    const act: Act = {
      action,
      actor: actorOf(request.caller),
      address: request.ip,
      // Parameters of a path are texts.
      targetId: Object.values((request.params ?? {}) as Record<string, string>)[0],
      isRead: request.routeOptions.config.audit === 'read',
      isOver: false,
      changed: () => readers.get(action)?.(request.body) ?? [],
      nameOf: async (tx, actor) => (await nameOf?.(tx, actor)) ?? null,
    }
    request.act = act
    during(act, done)
  })
  // Work that the request woke goes on in its context, and is not its own.
  app.addHook('onResponse', (request, _reply, done) => {
    if (request.act !== null) request.act.isOver = true
    done()
  })
}

/** Undefined for a visitor's request, and for one that is not audited. */
function actionOf(request: FastifyRequest): string | undefined {
  const { config, schema } = request.routeOptions
  if (request.caller?.kind === 'visitor' || typeof config.audit === 'object') return undefined
  const isChange = !SAFE_METHODS.has(request.method) || config.audit === 'read'
  return isChange && config.access !== undefined ? schema?.operationId : undefined
}

function actorOf(caller: Caller | null): Actor | undefined {
  if (caller === null || caller.kind === 'visitor') return undefined
  return { kind: caller.kind, id: caller.id, tenantId: caller.tenantId }
}

export const audit = fp(auditPlugin, { name: 'audit', dependencies: ['identity'] })
