import { createHmac } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { pino } from 'pino'
import { createSealer, loadSecretKey } from '../../../src/core/secrets.ts'
import { openDatabase } from '../../../src/db/open.ts'
import { SECRET_PURPOSE } from '../../../src/webhooks/signature.ts'
import { GOOD, type Receipt, type Receivers } from './receivers.ts'

/** Differences between the receivers' log and the table. All but the first two must be 0. */
export interface Verdict {
  committed: number
  /** Repetitions of accepted deliveries. */
  duplicates: number
  /** Committed for an accepting receiver, but never accepted. */
  lost: number
  /** Confirmed to the publisher, but missing in the table. */
  forgotten: number
  /** Delivered according to the table, but never accepted. */
  invented: number
  rolledBackButSent: number
  signaturesWrong: number
  bodiesDiffering: number
  atTheWrongTenant: number
  /** Delivered according to the table by a receiver that never accepts, attempted too often, or redirected. */
  badTreatment: number
}

interface Row extends Record<string, unknown> {
  tenant_id: string
  event_id: string
  url: string
  status: string
  attempts: number
  body: string
}

interface Place {
  databaseUrl: string
  directory: string
}

/** Opens the database after the last process has ended. */
export async function judge(
  place: Place,
  receivers: Receivers,
  confirmed: Set<string>,
  maximumTries: number,
): Promise<Verdict> {
  const { rows, secrets } = await readTables(place)
  const kept = new Set(rows.map(({ body }) => messageIdOf(body)))
  const accepted = new Map<string, number>()
  for (const receipt of receivers.receipts)
    if (receipt.accepted) accepted.set(keyOf(receipt), (accepted.get(keyOf(receipt)) ?? 0) + 1)
  const good = rows.filter(({ url }) => GOOD.some((path) => url.endsWith(path)))
  const bad = rows.filter((row) => !good.includes(row))
  const bodies = new Map(rows.map(({ event_id: id, body }) => [id, body]))
  const owners = new Map(rows.map(({ event_id: id, tenant_id: tenantId }) => [id, tenantId]))
  const tenantsOf = new Map(rows.map(({ url, tenant_id: tenantId }) => [new URL(url).pathname, tenantId]))
  const hasArrived = ({ url, event_id: id }: Row) => accepted.has(`${new URL(url).pathname} ${id}`)
  return {
    committed: new Set(rows.map(({ event_id: id }) => id)).size,
    duplicates: [...accepted.values()].reduce((sum, times) => sum + times - 1, 0),
    lost: good.filter((row) => !hasArrived(row)).length,
    forgotten: [...confirmed].filter((id) => !kept.has(id)).length,
    invented: good.filter((row) => row.status === 'delivered' && !hasArrived(row)).length,
    rolledBackButSent: receivers.receipts.filter(({ body }) => body.includes('rolled-back')).length,
    signaturesWrong: receivers.receipts.filter(
      (receipt) => !isSigned(receipt, secrets.get(owners.get(receipt.id) ?? '')),
    ).length,
    bodiesDiffering: receivers.receipts.filter(({ id, body }) => body.toString() !== bodies.get(id)).length,
    atTheWrongTenant: receivers.receipts.filter(
      ({ path, body }) => JSON.parse(body.toString()).tenant_id !== tenantsOf.get(path),
    ).length,
    badTreatment:
      bad.filter(({ status, attempts }) => status === 'delivered' || attempts > maximumTries).length +
      receivers.followed,
  }
}

async function readTables({ databaseUrl, directory }: Place) {
  const url = databaseUrl === '' ? undefined : databaseUrl
  const { database, close } = await openDatabase({ url, directory, poolSize: 1, log: pino({ level: 'fatal' }) })
  try {
    const { rows } = await database.system((tx) =>
      tx.execute<Row>(sql`
        select d.tenant_id, d.event_id, e.url, d.status, d.attempts, v.body from webhook_deliveries d
        join webhook_events v on v.tenant_id = d.tenant_id and v.id = d.event_id
        join webhook_endpoints e on e.tenant_id = d.tenant_id and e.id = d.endpoint_id`),
    )
    const sealed = await database.system((tx) =>
      tx.execute<{ tenant_id: string; secret: string }>(sql`select tenant_id, secret from webhook_secrets`),
    )
    const sealer = createSealer(await loadSecretKey(undefined, directory))
    const opened = sealed.rows.map(
      ({ tenant_id: id, secret }) => [id, sealer.open(id, SECRET_PURPOSE, secret)] as const,
    )
    return { rows, secrets: new Map(opened) }
  } finally {
    await close()
  }
}

const keyOf = ({ path, id }: Receipt) => `${path} ${id}`

function messageIdOf(body: string): string {
  return JSON.parse(body).data.message_id
}

function isSigned({ id, timestamp, body, signature, standardSignature }: Receipt, secret: string | undefined): boolean {
  if (secret === undefined) return false
  const plain = createHmac('sha256', secret).update(body).digest('hex')
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64')
  const standard = createHmac('sha256', key).update(`${id}.${timestamp}.`).update(body).digest('base64')
  return signature === `sha256=${plain}` && standardSignature === `v1,${standard}`
}
