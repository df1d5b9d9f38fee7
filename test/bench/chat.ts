import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eventsOf, type StreamEvent } from '../support/event-stream.ts'
import { startProduct } from '../support/product.ts'
import { addDocuments, MANY_ADDRESSES, registerTenant, type TenantClient } from '../support/tenant-client.ts'
import { percentile, type Result } from './report.ts'

const DOCUMENTS = join(import.meta.dirname, '../../src/demo/documents')
const QUESTIONS = [
  'When are you open on Friday?',
  'How much is a cleaning?',
  'What do I bring to my first visit?',
  'Do you take insurance?',
  'My tooth was knocked out, what should I do?',
  'At what age should my child see a dentist?',
  'How do I cancel an appointment?',
  'Can I pay in instalments?',
  'Do you sell bicycles?',
]

/** Several tenants, because each may only ask 200 times an hour. */
const TENANTS = 4
const WARM_UP = 40
const TIMED = 400
const STREAMS = 200
const FIRST_TOKEN_MS = 15

/**
 * Time to first token of the offline answerer on the embedded database, one question at a time; then many concurrent streams,
 * none of which may be lost. `npm run bench -- chat`.
 */
export async function run(): Promise<Result[]> {
  const directory = mkdtempSync(join(tmpdir(), 'frontdesk-chat-'))
  try {
    await using product = await startProduct({ directory, args: ['--no-demo'], env: MANY_ADDRESSES })
    const tenants = await tenantsWithDocuments(product.url)
    return [...(await oneAtATime(tenants)), ...(await allAtOnce(tenants))]
  } finally {
    rmSync(directory, { recursive: true, force: true, maxRetries: 5 })
  }
}

async function tenantsWithDocuments(url: string): Promise<TenantClient[]> {
  const texts = readdirSync(DOCUMENTS).map((name) => readFileSync(join(DOCUMENTS, name), 'utf8'))
  const tenants = await Promise.all(Array.from({ length: TENANTS }, () => registerTenant(url)))
  for (const tenant of tenants) await addDocuments(tenant, texts)
  return tenants
}

async function oneAtATime(tenants: TenantClient[]): Promise<Result[]> {
  const firstTokens: number[] = []
  const wholes: number[] = []
  for (let n = 0; n < WARM_UP + TIMED; n += 1) {
    const { firstTokenMs, doneMs } = await ask(tenants, n)
    if (n < WARM_UP) continue
    firstTokens.push(firstTokenMs)
    wholes.push(doneMs)
  }
  const p95 = percentile(firstTokens, 0.95)
  return [
    { name: 'chat-first-token-p50', value: percentile(firstTokens, 0.5), unit: 'ms', bar: { atMost: FIRST_TOKEN_MS } },
    { name: 'chat-first-token-p95', value: p95, unit: 'ms' },
    { name: 'chat-whole-answer-p50', value: percentile(wholes, 0.5), unit: 'ms' },
  ]
}

async function allAtOnce(tenants: TenantClient[]): Promise<Result[]> {
  const asked = Array.from({ length: STREAMS }, (_, n) => ask(tenants, n))
  const outcomes = await Promise.allSettled(asked)
  const ended = outcomes.filter((outcome) => outcome.status === 'fulfilled').map(({ value }) => value)
  for (const outcome of outcomes) if (outcome.status === 'rejected') console.log(String(outcome.reason))
  const firstTokens = ended.map(({ firstTokenMs }) => firstTokenMs)
  return [
    { name: 'chat-streams-lost', value: STREAMS - ended.length, unit: `of-${STREAMS}`, bar: { atMost: 0 } },
    { name: 'chat-streams-first-token-p50', value: percentile(firstTokens, 0.5), unit: 'ms' },
    { name: 'chat-streams-first-token-p95', value: percentile(firstTokens, 0.95), unit: 'ms' },
    { name: 'chat-streams-last-done', value: Math.max(...ended.map(({ doneMs }) => doneMs)), unit: 'ms' },
  ]
}

interface Timing {
  firstTokenMs: number
  doneMs: number
}

/** Reads one answer to its end. Throws on missing parts. */
async function ask(tenants: TenantClient[], n: number): Promise<Timing> {
  const started = performance.now()
  const response = await tenants[n % tenants.length]!.stream(QUESTIONS[n % QUESTIONS.length]!)
  if (response.status !== 200) throw new Error(`${response.status}: ${await response.text()}`)
  const events: StreamEvent[] = []
  let firstTokenMs = Number.NaN
  for await (const event of eventsOf(response)) {
    if (event.event === 'delta' && Number.isNaN(firstTokenMs)) firstTokenMs = performance.now() - started
    if (event.event !== 'heartbeat') events.push(event)
  }
  checkWhole(events)
  return { firstTokenMs, doneMs: performance.now() - started }
}

function checkWhole(events: StreamEvent[]): void {
  const last = events.at(-1)
  const said = events.filter(({ event }) => event === 'delta').map(({ data }) => String(data.text))
  const isWhole = events.every(({ id }, index) => Number(id) === index + 1)
  if (last?.event !== 'done' || !isWhole || said.join('') !== last.data.reply) {
    throw new Error(`Not a whole answer: ${JSON.stringify(events)}`)
  }
}
