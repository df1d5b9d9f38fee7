/** The same job on graphile-worker, with the local queue and the batched completion that its own benchmark uses. */
import { Logger, makeWorkerUtils, run } from 'graphile-worker'
import { begin, bodyOf, createBareSender, createLog, type Job } from './job.ts'

const job = JSON.parse(process.argv[2]!) as Job
const { databaseUrl, receiverUrl, messages, concurrency } = job

/** A line for each job would be part of what is measured. */
const logger = new Logger(() => () => {})

const send = createBareSender(receiverUrl)
const log = await createLog(job)
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
  taskList: {
    webhook: async (payload) => {
      const { number, body } = payload as { number: number; body: string }
      await log(await send(`evt_${number}`, body))
    },
  },
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
