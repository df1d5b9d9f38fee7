/**
 * The product under fault: an app that publishes at a steady rate, reports commits, and delivers. Commands of its parent over
 * IPC: `{ publish: false }` to only deliver, `{ waiting: true }` for the number of pending deliveries.
 */
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { pino } from 'pino'
import { buildApp } from '../../../src/app.ts'
import { loadConfig } from '../../../src/config.ts'
import { loadSecretKey } from '../../../src/core/secrets.ts'
import { openDatabase } from '../../../src/db/open.ts'
import { BAD, GOOD } from './receivers.ts'

export interface ProcessOptions {
  /** Empty for the embedded database. */
  databaseUrl: string
  directory: string
  receiverUrl: string
  /** Messages a second to the good receivers. */
  rate: number
  retrySchedule: string
  /** Also sends to receivers that hang, drip, reset, flood, redirect, refuse. */
  withBadReceivers: boolean
}

const options = JSON.parse(process.argv[2]!) as ProcessOptions
const BAD_EVERY = 40
const ROLLED_BACK_EVERY = 10
const TICK_MS = 20

const config = loadConfig({
  DATA_DIR: options.directory,
  OUTBOUND_ALLOW_CIDRS: '127.0.0.0/8',
  WEBHOOK_RETRY_SCHEDULE: options.retrySchedule,
  ...(options.databaseUrl === '' ? {} : { DATABASE_URL: options.databaseUrl }),
})
const log = pino({ level: 'fatal' })
const { url, poolSize } = config.database
const database = await openDatabase({ url, poolSize, directory: config.dataDir, log })
const app = await buildApp(config, { database, secretKey: await loadSecretKey(undefined, config.dataDir), log })
const good = await tenantNamed('Good', GOOD)
const bad = options.withBadReceivers ? await tenantNamed('Bad', BAD) : undefined
await app.ready()

const state = { publishing: true, stopping: false }
let number = 0

process.on('message', (asked: { publish?: false; waiting?: true }) => {
  if (asked.publish === false) state.publishing = false
  if (asked.waiting === true) void waiting().then((count) => process.send!({ waiting: count }))
})
process.on('SIGTERM', () => void stop())
process.send!({ started: true })
await publishAtRate()

/** Created by the first process. */
async function tenantNamed(name: string, paths: readonly string[]): Promise<string> {
  const found = await app.database.system((tx) =>
    tx.execute<{ id: string }>(sql`select id from tenants where name = ${name}`),
  )
  if (found.rows[0] !== undefined) return found.rows[0].id
  const { id } = await app.database.system((tx) => app.tenants.create(tx, { name }))
  for (const path of paths) await app.webhooks.create(id, { url: `${options.receiverUrl}${path}`, events: ['*'] })
  return id
}

async function publishAtRate(): Promise<void> {
  const each = (options.rate * TICK_MS) / 1_000
  for (let owed = 0; !state.stopping; await sleep(TICK_MS)) {
    if (!state.publishing) continue
    for (owed += each; owed >= 1; owed -= 1) void publishOne()
  }
}

async function publishOne(): Promise<void> {
  number += 1
  const tenantId = bad !== undefined && number % BAD_EVERY === 1 ? bad : good
  const isRolledBack = number % ROLLED_BACK_EVERY === 0
  const id = `${isRolledBack ? 'rolled-back' : 'kept'}-${randomUUID()}`
  const data = {
    session_id: 'chat_1',
    message_id: id,
    client_name: 'Zoë 😀',
    message: 'Hello',
    created_at: new Date(0).toISOString(),
  }
  try {
    await app.database.tenant(tenantId, async (tx) => {
      await app.events.publish(tx, { tenantId, event: 'chat.message', data })
      if (isRolledBack) throw new Error('changed my mind')
    })
    process.send!({ committed: id })
  } catch {
    // Rolled back, or the server is down: the event was never reported as committed.
  }
  app.events.wake()
}

async function waiting(): Promise<number> {
  const counted = await app.database.system((tx) =>
    tx.execute<{ count: number }>(sql`
      select count(*)::int as count from webhook_deliveries where status = 'pending' and tenant_id = ${good}`),
  )
  return counted.rows[0]!.count
}

async function stop(): Promise<void> {
  state.stopping = true
  await app.close()
  await database.close()
  process.exit(0)
}
