/** The same job on pg-boss, in its fastest form for single messages: fetched in batches, sent at the same concurrency. */
import { PgBoss } from 'pg-boss'
import pg from 'pg'
import { begin, bodyOf, createBareSender, ENDPOINTS, LOG, logValues, LOOK_UP, PEER_TABLES, type Job } from './job.ts'

const { databaseUrl, receiverUrl, messages, concurrency, bare = false } = JSON.parse(process.argv[2]!) as Job
const QUEUE = 'webhooks'
const INSERT = 1_000

interface Delivery {
  number: number
  body: string
}

const send = createBareSender(receiverUrl)
const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 })
if (!bare) await pool.query(PEER_TABLES)
const boss = new PgBoss({ connectionString: databaseUrl, max: 10, supervise: false, schedule: false })
await boss.start()
await boss.createQueue(QUEUE)
for (let first = 0; first < messages; first += INSERT) {
  const numbers = Array.from({ length: Math.min(INSERT, messages - first) }, (_, offset) => first + offset)
  await boss.insert(
    QUEUE,
    numbers.map((number) => ({ data: { number, body: bodyOf(number) } })),
  )
}

begin()
await boss.work<Delivery>(
  QUEUE,
  { batchSize: concurrency / 4, localConcurrency: 4, pollingIntervalSeconds: 0.5, burstWhenBatchFull: true },
  (jobs) => deliver(jobs.map(({ data }) => data)),
)

/** One look-up and one log statement per batch. */
async function deliver(batch: Delivery[]): Promise<void> {
  if (!bare) {
    const endpoints = [...new Set(batch.map(({ number }) => number % ENDPOINTS))]
    await pool.query({ name: 'look-up', text: LOOK_UP, values: [endpoints] })
  }
  const tried = await Promise.all(batch.map(({ number, body }) => send(`evt_${number}`, body)))
  if (!bare) await pool.query({ name: 'log', text: LOG, values: logValues(tried) })
}
