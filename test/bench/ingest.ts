import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { startProduct } from '../support/product.ts'
import {
  addDocuments,
  anyAddress,
  MANY_ADDRESSES,
  registerTenant,
  type TenantClient,
} from '../support/tenant-client.ts'
import { measureArticles } from './articles.ts'
import { benchFile, KINDS, type BenchFile } from './ingest-files.ts'
import { loadQuestionSet, questionSetsIn } from './question-set.ts'
import { percentile, type Result } from './report.ts'

const FILES = 12
const PARAGRAPHS = 100
const LARGE_PARAGRAPHS = 2_500
/** Keeps every tenant below its limit of 200 messages an hour. */
const ASKERS = 6
const ROUNDS = 5
const QUESTIONS = 100
const WARM_UP = 50
/** Wait for the work to begin. */
const SETTLE_MS = 500
/** Reading time between questions; without it one visitor would be a load of its own. */
const PAUSE_MS = 20
const LATENCY_BAR = { atMost: 2 }
const READ_WITHIN_MS = 120_000

/**
 * Ingestion speed by kind of file, its effect on answer latency, and, with `--data DIR`, splitting quality on whole articles
 * (`--only speed|latency|articles` for one of the three). All through the shipped product on the embedded database.
 */
export async function run(args: string[]): Promise<Result[]> {
  const { values } = parseArgs({ args, options: { data: { type: 'string' }, only: { type: 'string' } } })
  const results: Result[] = []
  if (values.only !== 'articles') results.push(...(await measureProduct(values.only)))
  if (values.data === undefined) return [...results, { name: 'articles', skipped: 'no question sets: give --data DIR' }]
  for (const directory of await questionSetsIn(values.data)) {
    const set = await loadQuestionSet(directory)
    if (set.name === 'squad2') results.push(...(await measureArticles(set)))
  }
  return results
}

async function measureProduct(only: string | undefined): Promise<Result[]> {
  await using cleanUp = new AsyncDisposableStack()
  const directory = mkdtempSync(join(tmpdir(), 'frontdesk-ingest-'))
  cleanUp.defer(() => rmSync(directory, { recursive: true, force: true, maxRetries: 5 }))
  const product = cleanUp.use(await startProduct({ directory, args: ['--no-demo'], env: MANY_ADDRESSES }))
  const speeds = only === 'latency' ? [] : await measureSpeeds(product.url)
  return only === 'speed' ? speeds : [...speeds, ...(await measureLatency(product.url))]
}

async function measureSpeeds(url: string): Promise<Result[]> {
  const results: Result[] = []
  for (const kind of KINDS) {
    const files = await Promise.all(Array.from({ length: FILES }, (_, n) => benchFile(kind, PARAGRAPHS, n + 1)))
    const tenant = await registerTenant(url)
    await upload(url, tenant, await benchFile(kind, 1, 0))
    results.push(...(await measureSpeed(url, tenant, kind, files)))
  }
  return results
}

async function measureSpeed(url: string, tenant: TenantClient, kind: string, files: BenchFile[]): Promise<Result[]> {
  const began = performance.now()
  for (const file of files) await upload(url, tenant, file, false)
  await untilRead(tenant)
  const seconds = (performance.now() - began) / 1_000
  const megabytes = files.reduce((sum, { bytes }) => sum + bytes.length, 0) / 1024 / 1024
  return [
    { name: `ingest.${kind}.documents`, value: files.length / seconds, unit: 'documents/s' },
    { name: `ingest.${kind}.bytes`, value: megabytes / seconds, unit: 'MB/s' },
  ]
}

/**
 * The same questions with and without concurrent ingestion of small and large files, alternating, so that other load affects
 * both alike.
 */
async function measureLatency(url: string): Promise<Result[]> {
  const askers = await Promise.all(Array.from({ length: ASKERS }, () => newAsker(url)))
  const files = await filesOfAllKinds()
  await ask(askers, WARM_UP)
  const quiet: number[][] = []
  const busy: number[][] = []
  let documents = 0
  for (let round = 0; round < ROUNDS; round += 1) {
    quiet.push(await ask(askers, QUESTIONS))
    const stop = new AbortController()
    const ingesting = ingest(url, files, stop.signal)
    // Reported where its end is awaited.
    ingesting.catch(() => {})
    await sleep(SETTLE_MS)
    busy.push(await ask(askers, QUESTIONS))
    stop.abort()
    documents += await ingesting
  }
  return latencies(quiet, busy, documents)
}

function latencies(quiet: number[][], busy: number[][], documents: number): Result[] {
  const compared = (share: number) => ({
    value: middle(busy, share),
    unit: 'ms',
    against: 'quiet',
    ratio: middle(busy, share) / middle(quiet, share),
  })
  return [
    { name: 'ingest.meanwhile.documents', value: documents, unit: 'documents' },
    { name: 'chat.quiet.p50', value: middle(quiet, 0.5), unit: 'ms' },
    { name: 'chat.busy.p50', ...compared(0.5) },
    { name: 'chat.quiet.p95', value: middle(quiet, 0.95), unit: 'ms' },
    { name: 'chat.busy.p95', ...compared(0.95), bar: LATENCY_BAR },
    { name: 'chat.busy.max', value: Math.max(...busy.flat()), unit: 'ms' },
  ]
}

/** Median of the rounds' percentiles. */
function middle(rounds: number[][], share: number): number {
  return percentile(
    rounds.map((times) => percentile(times, share)),
    0.5,
  )
}

async function newAsker(url: string): Promise<TenantClient> {
  const tenant = await registerTenant(url)
  const rooms = Array.from(
    { length: 20 },
    (_, n) => `# Room ${n}\n\nRoom ${n} has ${n + 1} chairs and costs ${90 + n} dollars a day.`,
  )
  await addDocuments(tenant, rooms)
  return tenant
}

/** Sequential questions, in turn from each tenant; returns latencies. */
async function ask(askers: TenantClient[], count: number): Promise<number[]> {
  const times: number[] = []
  for (let n = 0; n < count; n += 1) {
    const { tenantId, call } = askers[n % askers.length]!
    const began = performance.now()
    const answer = await call('POST', '/chat/message', {
      tenant_id: tenantId,
      message: `What does room ${n % 20} cost?`,
    })
    times.push(performance.now() - began)
    if (answer.status !== 200) throw new Error(`No answer: ${JSON.stringify(answer.body)}`)
    await sleep(PAUSE_MS)
  }
  return times
}

/** Prepared in advance, because inventing words would disturb the measurement. */
async function filesOfAllKinds(): Promise<BenchFile[]> {
  const files = await Promise.all(KINDS.map((kind, seed) => benchFile(kind, PARAGRAPHS, seed + 1)))
  return [...files, await benchFile('md', LARGE_PARAGRAPHS, 99)]
}

/** Ingests files until stopped; returns their number. */
async function ingest(url: string, files: BenchFile[], signal: AbortSignal): Promise<number> {
  let count = 0
  while (!signal.aborted) {
    const tenant = await registerTenant(url)
    for (const file of files) {
      if (signal.aborted) return count
      await upload(url, tenant, file)
      count += 1
    }
  }
  return count
}

async function upload(url: string, tenant: TenantClient, file: BenchFile, isAwaited = true): Promise<void> {
  const body = new FormData()
  body.set('file', new Blob([new Uint8Array(file.bytes)]), file.name)
  const headers = { 'x-api-key': tenant.key, 'x-forwarded-for': anyAddress() }
  const made = await fetch(`${url}/api/v1/knowledge/documents`, { method: 'POST', headers, body })
  if (made.status !== 201) throw new Error(`A file was refused: ${await made.text()}`)
  if (isAwaited) await untilRead(tenant)
}

async function untilRead(tenant: TenantClient): Promise<void> {
  const deadline = performance.now() + READ_WITHIN_MS
  for (;;) {
    const { body } = await tenant.call('GET', '/knowledge/documents?limit=200')
    const states = body.data.map(({ status }: { status: string }) => status)
    if (states.includes('failed')) throw new Error(`A file could not be read: ${JSON.stringify(body.data)}`)
    if (!states.includes('processing')) return
    if (performance.now() > deadline) throw new Error('Files are still being read')
    await sleep(20)
  }
}
