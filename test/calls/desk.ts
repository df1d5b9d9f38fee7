import { randomInt } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { CallRow } from '../../src/calls/index.ts'
import { callsRepository } from '../../src/calls/repository.ts'
import { startTestApp, type TestAppOptions } from '../support/app.ts'
import { openCopy } from '../support/database.ts'
import type { TestTenant } from '../support/factories.ts'
import { ScriptedCarrier } from '../support/scripted-carrier.ts'
import { until } from '../support/until.ts'

export interface CallDesk extends AsyncDisposable {
  app: FastifyInstance
  carrier: ScriptedCarrier
}

/** The product with a scripted carrier, on a database of its own, because another app would dial its calls. */
export async function openCallDesk(options: Omit<TestAppOptions, 'openCarrier' | 'database'> = {}): Promise<CallDesk> {
  const carrier = new ScriptedCarrier()
  const { database, close } = await openCopy()
  const app = await startTestApp({ ...options, database, openCarrier: carrier.open })
  return {
    app,
    carrier,
    async [Symbol.asyncDispose]() {
      await app.close()
      await close()
    },
  }
}

/** A number that no other test uses. */
export function anyNumber(): string {
  return `+1415${randomInt(2_000_000, 9_000_000)}`
}

/** Queues a call and returns its id. */
export async function initiate(tenant: TestTenant, fields: Record<string, unknown> = {}): Promise<string> {
  const payload = { phone_number: anyNumber(), client_name: 'Ada Lovelace', ...fields }
  const made = await tenant.send({ method: 'POST', url: '/calls/initiate', payload })
  if (made.statusCode !== 201) throw new Error(`The call was refused: ${made.body}`)
  return made.json<{ call_id: string }>().call_id
}

export interface CallRecord {
  status: string
  failure_reason: string | null
  [field: string]: unknown
}

export async function readCall(tenant: TestTenant, id: string): Promise<CallRecord> {
  return (await tenant.send({ url: `/calls/${id}` })).json()
}

/** Readings are counted by the limit of an address, which all waits of a file share. */
const BETWEEN_READINGS_MS = 100

/** A call in one of these states stays in it. */
const LAST_STATES = ['completed', 'failed']

/** Waits until the call is in this state; throws at once for a call that ended otherwise, and says what it saw last. */
export async function untilCall(tenant: TestTenant, id: string, status: string): Promise<CallRecord> {
  let record: CallRecord | undefined
  const isThere = async () => {
    record = await readCall(tenant, id)
    return record.status === status || LAST_STATES.includes(record.status)
  }
  const cause: unknown = await until(isThere, BETWEEN_READINGS_MS).catch((error: unknown) => error)
  if (record?.status !== status) throw new Error(`The call is not ${status}: ${JSON.stringify(record)}`, { cause })
  return record
}

/** A call that was answered. */
export async function answeredCall({ carrier }: CallDesk, tenant: TestTenant, fields = {}): Promise<string> {
  const id = await initiate(tenant, fields)
  await untilCall(tenant, id, 'ringing')
  await carrier.progress.answered(tenant.tenantId, id)
  return id
}

export function rowOf(app: FastifyInstance, { tenantId }: TestTenant, id: string): Promise<CallRow | undefined> {
  return app.database.tenant(tenantId, (tx) => callsRepository.find(tx, tenantId, id))
}

/** Makes the next step of the call due now. */
export async function makeDue(app: FastifyInstance, { tenantId }: TestTenant, id: string): Promise<void> {
  await app.database.tenant(tenantId, (tx) =>
    tx.execute(sql`update calls set due_at = now() - interval '1 second' where id = ${id}`),
  )
}

/** The events of a call, oldest first. */
export async function eventsOf(
  app: FastifyInstance,
  { tenantId }: TestTenant,
  id: string,
): Promise<{ event: string; data: Record<string, unknown> }[]> {
  const { rows } = await app.database.tenant(tenantId, (tx) =>
    tx.execute<{ body: string }>(
      sql`select body from webhook_events where tenant_id = ${tenantId} and event like 'call.%' order by id`,
    ),
  )
  const all = rows.map(({ body }) => JSON.parse(body) as { event: string; data: Record<string, unknown> })
  return all.filter(({ data }) => data['call_id'] === id)
}
