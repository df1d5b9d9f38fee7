import { AsyncLocalStorage } from 'node:async_hooks'
import { sql } from 'drizzle-orm'
import { newId } from '../../core/ids.ts'
import type { Database, Tx } from '../../db/database.ts'
import { auditEntries, type Changed } from './tables.ts'
import { targetIn, tenantIn } from './target.ts'

export interface Actor {
  kind: (typeof auditEntries.$inferInsert)['actorKind']
  id: string | null
  /** Undefined for the operator's commands, which name a tenant each. */
  tenantId: string | undefined
}

/** A request or command that may change something. Its first transaction that writes records it. */
export interface Act {
  action: string
  /** Undefined until `actAs` names one: the person behind a link is known only once the link was read. */
  actor: Actor | undefined
  address: string | null
  /** Taken from the result of the transaction where it is undefined. */
  targetId: string | undefined
  /** Also recorded without a write. */
  isRead: boolean
  isOver: boolean
  changed(): Changed[]
  nameOf(tx: Tx, actor: Actor): Promise<string | null>
}

/** Follows the calls of a request or command, so that services need not pass it on. */
const acts = new AsyncLocalStorage<Act | undefined>()

export function during<T>(act: Act, work: () => T): T {
  return acts.run(act, work)
}

/** Writes of this work are no act of anybody: a count that a limit keeps, before the act itself. */
export function beforeAct<T>(work: () => T): T {
  return acts.run(undefined, work)
}

/** Names the person behind a link, for what is written from now on. */
export function actAs({ tenantId, id }: { tenantId: string; id: string }): void {
  const act = acts.getStore()
  if (act !== undefined) act.actor = { kind: 'user', id, tenantId }
}

/** Names the tenant that the operator's command is about. */
export function actFor(tenantId: string): void {
  const act = acts.getStore()
  if (act?.actor?.kind === 'operator') act.actor = { ...act.actor, tenantId }
}

/** Ends the act of now without an entry: it turned out to change nothing that anybody asks about. */
export function leaveUnaudited(): void {
  const act = acts.getStore()
  if (act !== undefined) act.isOver = true
}

/** Each transaction in an act that wrote something also writes the entry, so both commit or neither. */
export function audited(database: Database): Database {
  const tenant = <T>(act: Act, tenantId: string, work: (tx: Tx) => Promise<T>) =>
    finished(act, (note) => database.tenant(tenantId, (tx) => note(tx, tenantId, work)))
  const system = <T>(act: Act, work: (tx: Tx) => Promise<T>) =>
    finished(act, (note) => database.system((tx) => note(tx, undefined, work)))
  return {
    ...database,
    tenant: (tenantId, work) => {
      const act = inAct()
      return act === undefined ? database.tenant(tenantId, work) : tenant(act, tenantId, work)
    },
    // The entry follows the write, so it is no single round trip any more.
    tenantOnce: (tenantId, work) => {
      const act = inAct()
      return act === undefined ? database.tenantOnce(tenantId, work) : tenant(act, tenantId, work)
    },
    system: (work) => {
      const act = inAct()
      return act === undefined ? database.system(work) : system(act, work)
    },
    systemOnce: (work) => {
      const act = inAct()
      return act === undefined ? database.systemOnce(work) : system(act, work)
    },
  }
}

function inAct(): Act | undefined {
  const act = acts.getStore()
  return act === undefined || act.isOver ? undefined : act
}

type Noted = <T>(tx: Tx, tenantId: string | undefined, work: (tx: Tx) => Promise<T>) => Promise<T>

/** The act is over once a transaction with its entry has committed; one that was rolled back took its entry along. */
async function finished<T>(act: Act, run: (note: Noted) => Promise<T>): Promise<T> {
  let isRecorded = false
  const result = await run(async (tx, tenantId, work) => {
    const made = await work(tx)
    isRecorded = !act.isOver && (await record(tx, act, tenantId, made))
    return made
  })
  if (isRecorded) act.isOver = true
  return result
}

async function record(tx: Tx, act: Act, scope: string | undefined, made: unknown): Promise<boolean> {
  const { actor } = act
  if (actor === undefined) return false
  const tenantId = actor.tenantId ?? scope ?? tenantIn(made)
  // A hidden copy of the tenant is nobody's data.
  if (tenantId === undefined || (scope !== undefined && scope !== tenantId)) return false
  if (!act.isRead && !(await hasWritten(tx))) return false
  const targetId = act.targetId ?? targetIn(made) ?? null
  const changed = JSON.stringify(act.changed())
  // An act that erases the tenant erases its entries, and leaves none.
  const { rows } = await tx.execute(sql`
    insert into ${auditEntries} (tenant_id, id, actor_kind, actor_id, actor_name, address, action, target_id, changed)
    select id, ${newId('aud')}, ${actor.kind}, ${actor.id}::text, ${await act.nameOf(tx, actor)}::text, ${act.address}::text,
      ${act.action}, ${targetId}::text, ${changed}::jsonb
    from tenants where id = ${tenantId} returning id`)
  return rows.length > 0
}

/** PostgreSQL gives a transaction its id at its first write or row lock. */
async function hasWritten(tx: Tx): Promise<boolean> {
  const { rows } = await tx.execute<{ wrote: boolean }>(
    sql`select pg_current_xact_id_if_assigned() is not null as wrote`,
  )
  return rows[0]!.wrote
}
