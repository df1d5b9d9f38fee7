import { spawn } from 'node:child_process'
import { randomInt, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { freePort } from '../support/free-port.ts'
import { spawnByNpm, startProduct, untilReady, type Product, type ProductOptions } from '../support/product.ts'
import {
  MANY_ADDRESSES,
  registerTenant,
  tenantClient,
  untilProcessed,
  type TenantClient,
} from '../support/tenant-client.ts'
import { percentile, type Result } from './report.ts'

const DEFAULT_KILLS = 20
const FIRST_START_S = 10
const NEXT_START_S = 2
const NEXT_STARTS = 5
/** Multiples of what PGlite and Fastify take alone. */
const NEXT_START_TIMES = 2
const NEXT_RSS_TIMES = 1.3
const STARTS_AGAINST = 9
const BEFORE_TIMES = 1.1
/** Memory is read after the work that follows a start. */
const SETTLE_MS = 2_000

const BARE = join(import.meta.dirname, 'bare-start.js')

/** Several tenants, because each may only send so many documents and messages an hour. */
const TENANTS = 4
const CHATS_PER_TENANT = 2
const MAX_ROUND_MS = 1_500
const READERS = 16

/**
 * Starts the product on an empty directory and again, in turn with PGlite and Fastify alone; then kills it at random moments
 * under HTTP writes and checks that every confirmed write survived. `npm run bench -- startup [KILLS]`. With `--against DIR`:
 * start to ready of this checkout and of the prepared one in DIR, alternating.
 */
export async function run(args: string[]): Promise<Result[]> {
  const { values, positionals } = parseArgs({ args, options: { against: { type: 'string' } }, allowPositionals: true })
  if (values.against !== undefined) return startsAgainst(values.against)
  const [kills = DEFAULT_KILLS] = positionals
  const directory = mkdtempSync(join(tmpdir(), 'frontdesk-startup-'))
  const options: ProductOptions = { directory, env: MANY_ADDRESSES }
  try {
    return [...(await timeStarts(options)), ...(await killUnderWrites(options, Number(kills)))]
  } finally {
    rmSync(directory, { recursive: true, force: true, maxRetries: 5 })
  }
}

/** Each checkout has a directory of its own, because the older one may not know the newer one's schema. */
async function startsAgainst(root: string): Promise<Result[]> {
  const directory = mkdtempSync(join(tmpdir(), 'frontdesk-startup-'))
  const of = (name: string, checkout?: string): ProductOptions => ({
    directory: join(directory, name),
    env: MANY_ADDRESSES,
    ...(checkout !== undefined && { root: resolve(checkout) }),
  })
  const [ours, theirs] = [of('ours'), of('before', root)]
  try {
    // The first start makes the database, and is no start like the others.
    for (const options of [ours, theirs]) await measure(() => startProduct(options))
    const times: { ours: Start[]; theirs: Start[] } = { ours: [], theirs: [] }
    for (let start = 0; start < STARTS_AGAINST; start += 1) {
      times.theirs.push(await measure(() => startProduct(theirs)))
      times.ours.push(await measure(() => startProduct(ours)))
    }
    const [value, before] = [median(times.ours, 'seconds'), median(times.theirs, 'seconds')]
    const bar = { atMost: BEFORE_TIMES }
    return [
      { name: 'startup-before', value: before, unit: 's' },
      { name: 'startup-now', value, unit: 's', against: 'before', ratio: value / before, bar },
    ]
  } finally {
    rmSync(directory, { recursive: true, force: true, maxRetries: 5 })
  }
}

interface Start {
  seconds: number
  megabytes: number
}

async function timeStarts(options: ProductOptions): Promise<Result[]> {
  const bareDirectory = join(options.directory, 'bare')
  const first = await measure(() => startProduct(options))
  const bareFirst = await measureBare(bareDirectory)
  const next: Start[] = []
  const bare: Start[] = []
  for (let start = 0; start < NEXT_STARTS; start += 1) {
    bare.push(await measureBare(bareDirectory))
    next.push(await measure(() => startProduct(options)))
  }
  const npm = await measure(async () => untilReady(await spawnByNpm(options)))
  const slowest = Math.max(...next.map(({ seconds }) => seconds))
  return [
    { name: 'startup-first', value: first.seconds, unit: 's', bar: { atMost: FIRST_START_S } },
    { name: 'startup-first-rss', value: first.megabytes, unit: 'MB' },
    { name: 'startup-first-bare', value: bareFirst.seconds, unit: 's' },
    { name: 'startup-next-slowest', value: slowest, unit: 's', bar: { atMost: NEXT_START_S } },
    ...againstBare('startup-next', 's', {
      ours: median(next, 'seconds'),
      bare: median(bare, 'seconds'),
      atMost: NEXT_START_TIMES,
    }),
    ...againstBare('startup-next-rss', 'MB', {
      ours: median(next, 'megabytes'),
      bare: median(bare, 'megabytes'),
      atMost: NEXT_RSS_TIMES,
    }),
    { name: 'startup-next-by-npm', value: npm.seconds, unit: 's' },
  ]
}

function median(starts: Start[], what: keyof Start): number {
  return percentile(
    starts.map((start) => start[what]),
    0.5,
  )
}

interface Compared {
  ours: number
  bare: number
  atMost: number
}

function againstBare(name: string, unit: string, { ours, bare, atMost }: Compared): Result[] {
  return [
    { name, value: ours, unit, against: 'bare', ratio: ours / bare, bar: { atMost } },
    { name: `${name}-bare`, value: bare, unit },
  ]
}

async function measure(start: () => Promise<Product>): Promise<Start> {
  await using product = await start()
  const health = await fetch(`${product.url}/health/ready`)
  if (health.status !== 200) throw new Error(`Not ready: ${await health.text()}`)
  await sleep(SETTLE_MS)
  const megabytes = await residentMegabytes(product.url)
  product.signal('SIGTERM')
  const { code } = await product.ended
  if (code !== 0) throw new Error(`The stop ended with ${code}:\n${product.errors()}`)
  return { seconds: product.readyMs / 1_000, megabytes }
}

async function residentMegabytes(url: string): Promise<number> {
  const metrics = await (await fetch(`${url}/metrics`)).text()
  return Number(/^process_resident_memory_bytes (\S+)/m.exec(metrics)?.[1]) / 1e6
}

async function measureBare(directory: string): Promise<Start> {
  const port = await freePort()
  const started = performance.now()
  const child = spawn(process.execPath, [BARE, directory, String(port)], { stdio: ['ignore', 'pipe', 'inherit'] })
  await once(child.stdout, 'data')
  const seconds = (performance.now() - started) / 1_000
  await sleep(SETTLE_MS)
  const rss = Number(await (await fetch(`http://127.0.0.1:${port}/rss`)).text())
  child.kill()
  await once(child, 'close')
  return { seconds, megabytes: rss / 1e6 }
}

interface Document {
  kind: 'document'
  tenantId: string
  id: string
  text: string
}

interface Answer {
  kind: 'answer'
  tenantId: string
  sessionId: string
  messageId: string
  message: string
  reply: string
}

type Written = Document | Answer

async function killUnderWrites(options: ProductOptions, kills: number): Promise<Result[]> {
  const keys = await registerTenants(options)
  const confirmed: Written[] = []
  const lost = new Set<Written>()
  const restarts: number[] = []
  let lastRound: Written[] = []
  for (let kill = 0; kill < kills; kill += 1) {
    await using product = await startProduct(options)
    const clients = clientsOf(product, keys)
    restarts.push(product.readyMs)
    await findMissing(clients, lastRound, lost)
    lastRound = await writeUntilKilled(product, clients)
    confirmed.push(...lastRound)
  }
  await using product = await startProduct(options)
  restarts.push(product.readyMs)
  const clients = clientsOf(product, keys)
  await Promise.all(clients.map((client) => untilProcessed(client)))
  await findMissing(clients, confirmed, lost)
  const unready = await countUnready(clients)
  return summarise({ confirmed, lost, restarts, unready })
}

async function registerTenants(options: ProductOptions): Promise<TenantClient[]> {
  await using product = await startProduct(options)
  // Awaited here, because the product is disposed on return.
  return await Promise.all(Array.from({ length: TENANTS }, () => registerTenant(product.url)))
}

function clientsOf(product: Product, keys: TenantClient[]): TenantClient[] {
  return keys.map(({ tenantId, key }) => tenantClient(product.url, tenantId, key))
}

/** Everything the product confirmed before it died. */
async function writeUntilKilled(product: Product, clients: TenantClient[]): Promise<Written[]> {
  const written: Written[] = []
  const writers = clients.flatMap((client) => [
    writeWhileItLasts(() => writeDocument(client), written),
    ...Array.from({ length: CHATS_PER_TENANT }, () => writeWhileItLasts(conversation(client), written)),
  ])
  await sleep(Math.random() * MAX_ROUND_MS)
  product.signal('SIGKILL')
  await Promise.all([product.ended, ...writers])
  return written
}

/** Until the connection breaks, or the tenant's limit is reached. */
async function writeWhileItLasts(write: () => Promise<Written | undefined>, written: Written[]): Promise<void> {
  for (;;) {
    const done = await write().catch(() => undefined)
    if (done === undefined) return
    written.push(done)
  }
}

async function writeDocument(client: TenantClient): Promise<Document | undefined> {
  const text = `# Note ${randomUUID()}\n\n${'Treatment room two is free on Thursday afternoons. '.repeat(randomInt(1, 60))}`
  const { status, body } = await client.call('POST', '/knowledge/documents', { text })
  return status === 201 ? { kind: 'document', tenantId: client.tenantId, id: body.document_id, text } : undefined
}

/** One visitor who keeps asking in one session. */
function conversation({ tenantId, call }: TenantClient): () => Promise<Answer | undefined> {
  let sessionId: string | undefined
  return async () => {
    const message = `When is treatment room two free? ${randomUUID()}`
    const { status, body } = await call('POST', '/chat/message', {
      message,
      tenant_id: tenantId,
      session_id: sessionId,
    })
    if (status !== 200) return undefined
    sessionId = body.session_id
    return {
      kind: 'answer',
      tenantId,
      sessionId: body.session_id,
      messageId: body.message_id,
      message,
      reply: body.reply,
    }
  }
}

async function findMissing(clients: TenantClient[], confirmed: Written[], lost: Set<Written>): Promise<void> {
  const byTenant = new Map(clients.map((client) => [client.tenantId, client]))
  const left = confirmed.values()
  const read = async () => {
    for (const write of left) if (!(await isThere(byTenant.get(write.tenantId)!, write))) lost.add(write)
  }
  await Promise.all(Array.from({ length: READERS }, read))
}

async function isThere(client: TenantClient, write: Written): Promise<boolean> {
  if (write.kind === 'document') {
    const { status, body } = await client.call('GET', `/knowledge/documents/${write.id}`)
    return status === 200 && body.text === write.text
  }
  const { status, body } = await client.call('GET', `/chat/sessions/${write.sessionId}`)
  if (status !== 200) return false
  const messages = body.messages as { message_id: string; text: string; answers: string | null }[]
  const isAsked = messages.some((one) => one.message_id === write.messageId && one.text === write.message)
  return isAsked && messages.some((one) => one.answers === write.messageId && one.text === write.reply)
}

/** Documents of all tenants, confirmed or not, that were not processed successfully. */
async function countUnready(clients: TenantClient[]): Promise<number> {
  let unready = 0
  for (const client of clients) {
    for (const status of ['processing', 'failed']) {
      const { body } = await client.call('GET', `/knowledge/documents?status=${status}&limit=200`)
      unready += body.data.length
    }
  }
  return unready
}

interface Outcome {
  confirmed: Written[]
  lost: Set<Written>
  restarts: number[]
  unready: number
}

function summarise({ confirmed, lost, restarts, unready }: Outcome): Result[] {
  const documents = confirmed.filter(({ kind }) => kind === 'document').length
  console.log(
    `${restarts.length - 1} kills; confirmed: ${documents} documents, ${confirmed.length - documents} answers`,
  )
  for (const write of lost) console.log(`lost: ${JSON.stringify(write)}`)
  return [
    { name: 'startup-confirmed-writes', value: confirmed.length, unit: 'writes' },
    { name: 'startup-lost-writes', value: lost.size, unit: 'writes', bar: { atMost: 0 } },
    { name: 'startup-unready-documents', value: unready, unit: 'documents', bar: { atMost: 0 } },
    { name: 'startup-after-kill-median', value: percentile(restarts, 0.5) / 1_000, unit: 's' },
    {
      name: 'startup-after-kill-slowest',
      value: Math.max(...restarts) / 1_000,
      unit: 's',
      bar: { atMost: NEXT_START_S },
    },
  ]
}
