/**
 * The same job on graphile-worker, with the local queue and batched completion of its own benchmark. One task per message; it
 * queries through the helpers, as documented.
 */
import { Logger, makeWorkerUtils, run, type JobHelpers } from 'graphile-worker'
import pg from 'pg'
import { begin, bodyOf, createBareSender, ENDPOINTS, LOG, logValues, LOOK_UP, PEER_TABLES, type Job } from './job.ts'

const { databaseUrl, receiverUrl, messages, concurrency, bare = false } = JSON.parse(process.argv[2]!) as Job

/** Logging every job would distort the measurement. */
const logger = new Logger(() => () => {})

const send = createBareSender(receiverUrl)
if (!bare) {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query(PEER_TABLES)
  await client.end()
}
const utils = await makeWorkerUtils({ connectionString: databaseUrl, logger })
await utils.migrate()
await utils.addJobs(
  Array.from({ length: messages }, (_, number) => ({
    identifier: 'webhook',
    payload: { number, body: bodyOf(number) },
  })),
)

begin()
await run({
  noHandleSignals: true,
  taskList: { webhook: deliver },
  preset: {
    worker: {
      logger,
      connectionString: databaseUrl,
      maxPoolSize: 10,
      concurrentJobs: concurrency,
      localQueue: { size: 500 },
      completeJobBatchDelay: 0,
      failJobBatchDelay: 0,
    },
  },
})

async function deliver(payload: unknown, { withPgClient }: JobHelpers): Promise<void> {
  const { number, body } = payload as { number: number; body: string }
  const ask = (name: string, text: string, values: unknown[]) =>
    withPgClient((client) => client.query({ name, text, values }))
  if (!bare) await ask('look-up', LOOK_UP, [[number % ENDPOINTS]])
  const tried = await send(`evt_${number}`, body)
  if (!bare) await ask('log', LOG, logValues([tried]))
}
