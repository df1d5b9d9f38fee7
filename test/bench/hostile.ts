import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { spoken } from '../../src/calls/spoken-text.ts'
import { freePort } from '../support/free-port.ts'
import { startProduct, type Product } from '../support/product.ts'
import {
  addDocuments,
  anyAddress,
  MANY_ADDRESSES,
  registerTenant,
  type TenantClient,
} from '../support/tenant-client.ts'
import { FakeOpenAI } from '../support/fakes/openai.ts'
import { uploadFile, FILE_KINDS } from './hostile/files.ts'
import type { Reading } from './hostile/meter.ts'
import { harmlessText, HOSTILE_TEXTS } from './hostile/texts.ts'
import type { Result } from './report.ts'

const MAX_RATIO = 10
/** Lower costs, and ratios to them, are noise. */
const MIN_COST_MS = 20
const MIN_DELAY_MS = 25
const TWINS = 3
/** Questions are limited per tenant and hour. */
const TEXTS_PER_TENANT = 40

const MESSAGE_CHARACTERS = 4_000
const LEAD_CHARACTERS = 2_000
const SHORT_DOCUMENT_CHARACTERS = 19_000
const LONG_DOCUMENT_CHARACTERS = 300_000
const QUOTED_CHARACTERS = 1_800
const REPLY_CHARACTERS = 60_000
const REPLY_PIECES = 3_000
const READ_OUT_CHARACTERS = 100_000

/** An entry point for untrusted text. */
interface Way {
  name: string
  characters: number
  /** Submits the text; resolves once all resulting work is done. */
  bring(tenant: TenantClient, text: string): Promise<void>
  /** Unmeasured preparation. */
  prepare?(tenant: TenantClient, text: string): Promise<void>
}

interface Bench {
  product: Product
  meterPort: number
}

/**
 * Event loop cost of one request with hostile text, against plain words of the same length in the same run, and the longest
 * block of the loop. `npm run bench -- hostile [WAY…]`.
 */
export async function run(args: string[]): Promise<Result[]> {
  const isWanted = (name: string) => args.length === 0 || args.includes(name)
  const results: Result[] = []
  await withProduct({}, async (bench) => {
    const ways = waysOf(bench.product.url).filter(({ name }) => isWanted(name))
    for (const way of ways) results.push(...(await measureWay(bench, way)))
  })
  if (isWanted('reply')) results.push(...(await measureReplies()))
  if (isWanted('read-out')) results.push(measureReadOut())
  return results
}

async function withProduct(env: Record<string, string>, work: (bench: Bench) => Promise<void>): Promise<void> {
  const directory = mkdtempSync(join(tmpdir(), 'frontdesk-hostile-'))
  const meterPort = await freePort()
  try {
    await using product = await startProduct({
      directory,
      args: ['--no-demo'],
      env: { ...MANY_ADDRESSES, ...env, METER_PORT: String(meterPort) },
      nodeArgs: ['--import', join(import.meta.dirname, 'hostile/meter.ts')],
    })
    await work({ product, meterPort })
  } finally {
    rmSync(directory, { recursive: true, force: true, maxRetries: 5 })
  }
}

const QUESTION = 'Is my appointment for the zebra tour booked and confirmed?'

const waysOf = (url: string): Way[] => [
  {
    name: 'chat',
    characters: MESSAGE_CHARACTERS,
    bring: async (tenant, message) =>
      expectStatus([200, 422], await tenant.call('POST', '/chat/message', { tenant_id: tenant.tenantId, message })),
  },
  {
    name: 'stream',
    characters: MESSAGE_CHARACTERS,
    bring: async (tenant, message) => void (await (await tenant.stream(message)).text()),
  },
  {
    name: 'lead',
    characters: LEAD_CHARACTERS,
    // A visitor leaves five messages an hour at most.
    prepare: async (tenant) => void (visits[tenant.tenantId] = await beginVisit(url, tenant)),
    bring: async (tenant, message) => leaveLead(url, visits[tenant.tenantId]!, message),
  },
  {
    name: 'quote',
    characters: QUOTED_CHARACTERS,
    prepare: (tenant, text) =>
      addDocuments(tenant, [
        `# Zebra tours\n\nYour appointment for the zebra tour is booked and confirmed${text}by our guide at the gate.`,
      ]),
    bring: async (tenant) =>
      expectStatus(
        [200],
        await tenant.call('POST', '/chat/message', { tenant_id: tenant.tenantId, message: QUESTION }),
      ),
  },
  { name: 'short-document', characters: SHORT_DOCUMENT_CHARACTERS, bring: (tenant, text) => addText(tenant, text) },
  { name: 'long-document', characters: LONG_DOCUMENT_CHARACTERS, bring: (tenant, text) => addText(tenant, text) },
  ...FILE_KINDS.map((kind): Way => ({
    name: kind,
    characters: LONG_DOCUMENT_CHARACTERS,
    bring: (tenant, text) => uploadFile(url, tenant, kind, text),
  })),
]

const ORIGIN = 'https://shop.example'
/** Visitor tokens by tenant. */
const visits: Record<string, string> = {}

async function beginVisit(url: string, tenant: TenantClient): Promise<string> {
  const domains = { allowed_domains: [new URL(ORIGIN).host] }
  expectStatus([200], await tenant.call('PATCH', `/tenants/${tenant.tenantId}`, domains))
  const response = await postFromSite(`${url}/api/v1/widget/session`, { tenant_id: tenant.tenantId })
  return (response.body as { token: string }).token
}

async function leaveLead(url: string, token: string, message: string): Promise<void> {
  const lead = { email: 'ada@example.com', message }
  expectStatus([201, 422], await postFromSite(`${url}/api/v1/widget/leads`, lead, { authorization: `Bearer ${token}` }))
}

async function postFromSite(url: string, body: object, headers: Record<string, string> = {}) {
  const response = await fetch(url, {
    method: 'POST',
    headers: { origin: ORIGIN, 'x-forwarded-for': anyAddress(), 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  return { status: response.status, body: (await response.json()) as unknown }
}

async function addText(tenant: TenantClient, text: string): Promise<void> {
  await addDocuments(tenant, [`# A document\n\n${text}\n\nIts last words.`])
}

async function measureWay(bench: Bench, way: Way): Promise<Result[]> {
  const twins: Reading[] = []
  const hostile: { name: string; reading: Reading }[] = []
  let tenant = await registerTenant(bench.product.url)
  // Warm-up: the first text loads modules.
  await measureText(bench, way, tenant, harmlessText(way.characters))
  for (let twin = 0; twin < TWINS; twin += 1)
    twins.push(await measureText(bench, way, tenant, harmlessText(way.characters)))
  for (const [index, { name, make }] of HOSTILE_TEXTS.entries()) {
    if (index % TEXTS_PER_TENANT === 0) tenant = await registerTenant(bench.product.url)
    hostile.push({ name, reading: await measureText(bench, way, tenant, make(way.characters)) })
  }
  return compare(way.name, twins, hostile)
}

async function measureText(bench: Bench, way: Way, tenant: TenantClient, text: string): Promise<Reading> {
  await way.prepare?.(tenant, text)
  await readMeter(bench)
  await way.bring(tenant, text)
  return readMeter(bench)
}

async function readMeter({ meterPort }: Bench): Promise<Reading> {
  return (await fetch(`http://127.0.0.1:${meterPort}`)).json() as Promise<Reading>
}

/** The costliest hostile text and the longest delay, against the costliest plain text. */
function compare(name: string, twins: Reading[], hostile: { name: string; reading: Reading }[]): Result[] {
  const dearest = hostile.reduce((most, one) => (one.reading.cpuMs > most.reading.cpuMs ? one : most))
  const longest = hostile.reduce((most, one) => (one.reading.longestDelayMs > most.reading.longestDelayMs ? one : most))
  const cost = Math.max(...twins.map(({ cpuMs }) => cpuMs))
  const delay = Math.max(...twins.map(({ longestDelayMs }) => longestDelayMs))
  const bar = { atMost: MAX_RATIO }
  return [
    { name: `hostile-${name}-twin-cpu`, value: cost, unit: 'ms' },
    {
      name: `hostile-${name}-cpu`,
      value: dearest.reading.cpuMs,
      unit: 'ms',
      against: `harmless(${dearest.name})`,
      ratio: dearest.reading.cpuMs / Math.max(cost, MIN_COST_MS),
      bar,
    },
    { name: `hostile-${name}-twin-delay`, value: delay, unit: 'ms' },
    {
      name: `hostile-${name}-delay`,
      value: longest.reading.longestDelayMs,
      unit: 'ms',
      against: `harmless(${longest.name})`,
      ratio: longest.reading.longestDelayMs / Math.max(delay, MIN_DELAY_MS),
      bar,
    },
  ]
}

/** A model's replies in many pieces, with evidence to be verified. */
async function measureReplies(): Promise<Result[]> {
  await using fake = await FakeOpenAI.start()
  const env = { OPENAI_API_KEY: 'sk-test', OPENAI_BASE_URL: fake.url, CHAT_MODEL: 'test-model', CHAT_LEVEL: 'speak' }
  let results: Result[] = []
  await withProduct(env, async (bench) => {
    const way: Way = {
      name: 'reply',
      characters: REPLY_CHARACTERS,
      prepare: async (_, text) =>
        fake.plan({ say: `We open at nine. [[1|open from Monday]]\n${text}`, pieces: REPLY_PIECES }),
      bring: async (tenant) =>
        expectStatus(
          [200],
          await tenant.call('POST', '/chat/message', { tenant_id: tenant.tenantId, message: 'When are you open?' }),
        ),
    }
    results = await measureWay(bench, way)
  })
  return results
}

/** Preparation for speech, in this process. */
function measureReadOut(): Result {
  const cost = (text: string) => {
    const before = process.threadCpuUsage()
    spoken(text, 'en')
    return process.threadCpuUsage(before).user / 1_000
  }
  const twin = Math.max(...[1, 2, 3].map(() => cost(harmlessText(READ_OUT_CHARACTERS))))
  const costs = HOSTILE_TEXTS.map(({ name, make }) => ({ name, cpuMs: cost(make(READ_OUT_CHARACTERS)) }))
  const dearest = costs.reduce((most, one) => (one.cpuMs > most.cpuMs ? one : most))
  return {
    name: 'hostile-read-out-cpu',
    value: dearest.cpuMs,
    unit: 'ms',
    against: `harmless(${dearest.name})`,
    ratio: dearest.cpuMs / Math.max(twin, MIN_COST_MS),
    bar: { atMost: MAX_RATIO },
  }
}

function expectStatus(known: number[], { status, body }: { status: number; body: unknown }): void {
  if (!known.includes(status)) throw new Error(`${status}: ${JSON.stringify(body)}`)
}
