/** The product's app and worker, with events published as its domains do. */
import { setTimeout as sleep } from 'node:timers/promises'
import { pino } from 'pino'
import { buildApp } from '../../../src/app.ts'
import { loadConfig } from '../../../src/config.ts'
import { loadSecretKey } from '../../../src/core/secrets.ts'
import { openDatabase } from '../../../src/db/open.ts'
import { begin, dataOf, ENDPOINTS, type Job } from './job.ts'

const job = JSON.parse(process.argv[2]!) as Job
const PUBLISH_TOGETHER = 100

const config = loadConfig({
  DATA_DIR: job.directory,
  OUTBOUND_ALLOW_CIDRS: '127.0.0.0/8',
  ...(job.databaseUrl === '' ? {} : { DATABASE_URL: job.databaseUrl }),
})
const log = pino({ level: 'warn' })
const database = await openDatabase({
  url: config.database.url,
  poolSize: config.database.poolSize,
  directory: config.dataDir,
  log,
})
const secretKey = await loadSecretKey(undefined, config.dataDir)
const app = await buildApp(config, { database, secretKey, log })

const tenants = await Promise.all(
  Array.from({ length: ENDPOINTS }, (_, number) => tenantWith(`${job.receiverUrl}/hook/${number}`)),
)
const hanging = await tenantWith(`${job.receiverUrl}/hang`)

async function tenantWith(url: string): Promise<string> {
  const { id } = await app.database.system((tx) => app.tenants.create(tx, { name: 'Bench' }))
  await app.webhooks.create(id, { url, events: ['*'] })
  return id
}

async function publishAll(tenantId: string, numbers: number[]): Promise<void> {
  for (let first = 0; first < numbers.length; first += PUBLISH_TOGETHER)
    await app.database.tenant(tenantId, async (tx) => {
      const together = numbers.slice(first, first + PUBLISH_TOGETHER)
      await Promise.all(
        together.map((number) => app.events.publish(tx, { tenantId, event: 'chat.message', data: dataOf(number) })),
      )
    })
}

const numbersOf = (tenant: number) =>
  Array.from({ length: job.messages }, (_, number) => number).filter((number) => number % ENDPOINTS === tenant)

if (job.rate === undefined) {
  await publishAll(
    hanging,
    Array.from({ length: job.hanging ?? 0 }, (_, number) => -1 - number),
  )
  for (const [index, tenantId] of tenants.entries()) await publishAll(tenantId, numbersOf(index))
  begin()
  await app.ready()
} else {
  await app.ready()
  begin()
  process.send!({ committed: await publishAtRate(job.rate) })
}

/** One transaction per event at a fixed rate, independent of their duration; returns commit times. */
async function publishAtRate(rate: number): Promise<[string, number][]> {
  const committed: [string, number][] = []
  const under: Promise<void>[] = []
  const started = performance.now()
  for (let number = 0; number < job.messages; number += 1) {
    const due = started + (number * 1_000) / rate
    const early = due - performance.now()
    if (early > 0) await sleep(early)
    under.push(publishOne(number, committed))
  }
  await Promise.all(under)
  return committed
}

async function publishOne(number: number, committed: [string, number][]): Promise<void> {
  const tenantId = tenants[number % ENDPOINTS]!
  await app.database.tenant(tenantId, (tx) =>
    app.events.publish(tx, { tenantId, event: 'chat.message', data: dataOf(number) }),
  )
  committed.push([`msg_${number}`, performance.timeOrigin + performance.now()])
  app.events.wake()
}
