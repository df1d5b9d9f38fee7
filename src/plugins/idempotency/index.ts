import { sql } from 'drizzle-orm'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { sha256 } from '../../core/secrets.ts'
import { BadRequest, Conflict } from '../../errors.ts'
import { prepared, type Database, type Tx } from '../../db/database.ts'
import { callerOf } from '../identity.ts'
import { idempotencyKeys } from './tables.ts'

/** Retention of stored replies. */
const KEEP_HOURS = 24

interface Created<Body = unknown> {
  status: 200 | 201
  body: Body
}

type Idempotent = <Body>(
  request: FastifyRequest,
  reply: FastifyReply,
  work: (tx: Tx) => Promise<Created<Body>>,
) => Promise<Body>

type IdempotentAfter = <Body>(
  request: FastifyRequest,
  reply: FastifyReply,
  work: () => Promise<Created<Body>>,
) => Promise<Body>

/** One request with an Idempotency-Key. */
export interface Once {
  /** The result of the first request with this key. @throws Conflict for the same key with another body */
  first(tx: Tx): Promise<Created | undefined>
  keep(tx: Tx, result: Created): Promise<void>
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route takes an Idempotency-Key. Read by the OpenAPI document; the helpers below refuse other routes. */
    idempotent?: true
  }
  interface FastifyInstance {
    /**
     * Runs `work` in one tenant transaction, sets its status and returns its body for the reply. With an Idempotency-Key the
     * reply is stored in the same transaction, so a crash keeps both or neither, and a repeated request gets the stored reply.
     * @throws Conflict for the same key with another body, or while the first request still runs.
     */
    idempotent: Idempotent
    /**
     * For work that calls other systems and so cannot run in a transaction: its reply is stored afterwards. `work` must
     * itself be idempotent. @throws Conflict for the same key with another body
     */
    idempotentAfter: IdempotentAfter
    /** For work whose transaction is the domain's own, and whose reply is a stream. Undefined without an Idempotency-Key. */
    onceOf(request: FastifyRequest, reply: FastifyReply): Once | undefined
  }
}

async function idempotencyPlugin(app: FastifyInstance): Promise<void> {
  app.decorate('idempotent', createIdempotent(app.database))
  app.decorate('idempotentAfter', createIdempotentAfter(app.database))
  app.decorate('onceOf', onceOf)
}

function createIdempotent(database: Database): Idempotent {
  return async <Body>(request: FastifyRequest, reply: FastifyReply, work: (tx: Tx) => Promise<Created<Body>>) => {
    const once = onceOf(request, reply)
    const created = await database.tenant(callerOf(request).tenantId, async (tx) => {
      const first = await once?.first(tx)
      if (first !== undefined) return first
      const made = await work(tx)
      await once?.keep(tx, made)
      return made
    })
    return bodyOf<Body>(reply, created)
  }
}

function createIdempotentAfter(database: Database): IdempotentAfter {
  return async <Body>(request: FastifyRequest, reply: FastifyReply, work: () => Promise<Created<Body>>) => {
    const once = onceOf(request, reply)
    const { tenantId } = callerOf(request)
    const first = once && (await database.tenant(tenantId, once.first))
    if (first !== undefined) return bodyOf<Body>(reply, first)
    const made = await work()
    if (once !== undefined) await database.tenant(tenantId, (tx) => once.keep(tx, made))
    return bodyOf<Body>(reply, made)
  }
}

/** A stored reply has the type of its route's replies: the key is scoped to the route. */
function bodyOf<Body>(reply: FastifyReply, { status, body }: Created): Body {
  void reply.code(status)
  return body as Body
}

function onceOf(request: FastifyRequest, reply: FastifyReply): Once | undefined {
  const { tenantId } = callerOf(request)
  const key = keyOf(request)
  if (key === undefined) return undefined
  const attempt = { key, bodyHash: request.bodyHash ?? '' }
  return {
    async first(tx) {
      const first = await firstAnswer(tx, tenantId, attempt)
      if (first !== undefined) void reply.header('Idempotent-Replayed', 'true')
      return first
    },
    keep: (tx, made) => keep(tx, tenantId, attempt, made),
  }
}

/** Scoped to caller and route; only its hash is stored. */
function keyOf(request: FastifyRequest): string | undefined {
  const { config, method, url } = request.routeOptions
  if (config.idempotent !== true) throw new Error(`${method} ${url} lacks \`idempotent: true\` in its config`)
  const header = request.headers['idempotency-key']
  if (header === undefined) return undefined
  if (typeof header !== 'string' || header.length < 1 || header.length > 255) {
    throw new BadRequest('Idempotency-Key must have 1–255 characters')
  }
  return sha256(`${callerOf(request).id}\n${request.method} ${request.url}\n${header}`)
}

interface Attempt {
  key: string
  bodyHash: string
}

async function firstAnswer(tx: Tx, tenantId: string, { key, bodyHash }: Attempt): Promise<Created | undefined> {
  const lock = await tx.execute<{ locked: boolean }>(
    sql`select pg_try_advisory_xact_lock(hashtextextended(${`idempotency:${tenantId}:${key}`}, 0)) as locked`,
  )
  if (!lock.rows[0]!.locked) throw new Conflict('The first request with this Idempotency-Key is still running')
  const [row] = await findKey(tx).execute({ tenantId, key })
  if (row === undefined) return undefined
  if (row.bodyHash !== bodyHash) throw new Conflict('This Idempotency-Key was used with another body')
  return { status: row.status, body: JSON.parse(row.reply) }
}

const findKey = prepared('idempotency_find', (tx, name) =>
  tx
    .select()
    .from(idempotencyKeys)
    .where(
      sql`${idempotencyKeys.tenantId} = ${sql.placeholder('tenantId')} and ${idempotencyKeys.key} = ${sql.placeholder('key')}
        and ${idempotencyKeys.createdAt} > now() - make_interval(hours => ${sql.raw(String(KEEP_HOURS))})`,
    )
    .prepare(name),
)

async function keep(tx: Tx, tenantId: string, { key, bodyHash }: Attempt, { status, body }: Created): Promise<void> {
  const row = { bodyHash, status, reply: JSON.stringify(body), createdAt: new Date() }
  // An expired reply's row may still exist, and is replaced.
  await tx
    .insert(idempotencyKeys)
    .values({ tenantId, key, ...row })
    .onConflictDoUpdate({ target: [idempotencyKeys.tenantId, idempotencyKeys.key], set: row })
}

/** Over all tenants, for the retention sweep: deletes expired replies. */
export async function forgetOldAnswers(database: Database): Promise<void> {
  await database.system((tx) =>
    tx
      .delete(idempotencyKeys)
      .where(sql`${idempotencyKeys.createdAt} < now() - make_interval(hours => ${sql.raw(String(KEEP_HOURS))})`),
  )
}

export const idempotency = fp(idempotencyPlugin, {
  name: 'idempotency',
  dependencies: ['database', 'identity', 'bodies'],
})
