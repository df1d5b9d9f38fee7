/** The same job on pg-boss: its fastest shape for work of one message each, fetched in batches and sent at the same concurrency. */
import { PgBoss } from 'pg-boss'
import { begin, bodyOf, createBareSender, createLog, type Job } from './job.ts'

const job = JSON.parse(process.argv[2]!) as Job
const { databaseUrl, receiverUrl, messages, concurrency } = job
const QUEUE = 'webhooks'
const INSERT = 1_000

const send = createBareSender(receiverUrl)
const log = await createLog(job)
const boss = new PgBoss({ connectionString: databaseUrl, max: 10, supervise: false, schedule: false })
await boss.start()
await boss.createQueue(QUEUE)
for (let first = 0; first < messages; first += INSERT) {
  const size = Math.min(INSERT, messages - first)
  await boss.insert(
    QUEUE,
    Array.from({ length: size }, (_, offset) => ({ data: { number: first + offset, body: bodyOf(first + offset) } })),
  )
}

begin()
await boss.work<{ number: number; body: string }>(
  QUEUE,
  {
    batchSize: concurrency / 4,
    localConcurrency: 4,
    pollingIntervalSeconds: 0.5,
    burstWhenBatchFull: true,
  },
  (jobs) => Promise.all(jobs.map(async ({ data }) => log(await send(`evt_${data.number}`, data.body)))),
)
