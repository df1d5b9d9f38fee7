import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isDeepStrictEqual, parseArgs } from 'node:util'
import { query, startPostgresServer } from '../support/postgres-server.ts'
import { startProduct } from '../support/product.ts'
import { anyAddress, MANY_ADDRESSES, registerTenant } from '../support/tenant-client.ts'
import { loadRows, rowsOf, type AnalyticsTenant } from './analytics/rows.ts'
import { addNeighbours } from './leads/rows.ts'
import { percentile, type Bar, type Result } from './report.ts'
import { newDatabase, startBare } from './servers.ts'

/*
 * npm run bench -- analytics [--scale SHARE] [--rounds N]
 *
 * Latency of the overview and of a series of a year, of a tenant with a million messages, 100,000 calls and 50,000 bookings
 * beside 1,000 others, against bare Fastify and pg with the same credential check and select; and against a tenant with a
 * tenth of the rows in the same days. The rows are counted by the product. On a PostgreSQL server. A scale below 1 is for
 * trying it out, and has no bars.
 */

const MESSAGES = 1_000_000
const NEIGHBOURS = { count: 1_000, messages: 100, days: 2 }
/** The year asked for, and the one before, which the overview reads too. */
const YEAR = 365
const DAYS = 2 * YEAR - 2
/** Days that begin and end within those of UTC, so that a year is made of hours. */
const TIME_ZONE = 'America/New_York'
const SMALLER = 10

const REQUESTS = 40
/** Each key may ask 120 times a minute. */
const KEYS = 12

const AGAINST_BARE: Bar = { atMost: 2 }
const AGAINST_TENTH: Bar = { atMost: 1.2 }

const BARE_SERVER = join(import.meta.dirname, 'analytics/bare-server.ts')

const today = Temporal.Now.plainDateISO(TIME_ZONE)
const PERIOD = `from=${today.subtract({ days: YEAR - 1 }).toString()}&to=${today.toString()}&time_zone=${TIME_ZONE}`

const QUESTIONS = {
  overview: `/api/v1/analytics/overview?${PERIOD}`,
  series: `/api/v1/analytics/timeseries?${PERIOD}&metric=messages&interval=day`,
}

type Question = keyof typeof QUESTIONS

interface Candidate {
  name: 'bare' | 'full' | 'tenth'
  url: string
  keys: string[]
}

export async function run(args: string[]): Promise<Result[]> {
  const options = { scale: { type: 'string', default: '1' }, rounds: { type: 'string', default: '7' } } as const
  const { scale, rounds } = parseArgs({ args, options }).values
  if (Number(scale) < 1) console.log(`A trial with ${scale} of the rows, without bars`)
  await using cleanUp = new AsyncDisposableStack()
  const server = await startPostgresServer({ settings: { shared_buffers: '1GB', max_wal_size: '8GB' } })
  if (server === undefined) return [{ name: 'analytics', skipped: 'needs PostgreSQL with pgvector' }]
  cleanUp.defer(() => server.stop())
  const directory = mkdtempSync(join(tmpdir(), 'frontdesk-analytics-'))
  cleanUp.defer(() => rmSync(directory, { recursive: true, force: true, maxRetries: 5 }))
  const databaseUrl = await newDatabase(server.url, cleanUp)
  const product = cleanUp.use(await startProduct({ directory, databaseUrl, env: MANY_ADDRESSES }))

  const messages = { full: MESSAGES * Number(scale), tenth: (MESSAGES * Number(scale)) / SMALLER }
  const [full, tenth] = [await tenantWithKeys(product.url), await tenantWithKeys(product.url)]
  const neighbours = await addNeighbours(databaseUrl, Math.ceil(NEIGHBOURS.count * Number(scale)), 0)
  await load(databaseUrl, [
    { tenantId: full.tenantId, messages: messages.full, days: DAYS },
    { tenantId: tenth.tenantId, messages: messages.tenth, days: DAYS },
    ...neighbours.map(({ tenantId }) => ({ ...NEIGHBOURS, tenantId })),
  ])
  const candidates: Candidate[] = [
    { name: 'bare', url: await startBare(BARE_SERVER, [databaseUrl], cleanUp), keys: full.keys },
    { name: 'full', url: product.url, keys: full.keys },
    { name: 'tenth', url: product.url, keys: tenth.keys },
  ]
  await checkAnswers(candidates, messages)
  const times = await measure(candidates, Number(rounds))
  return [{ name: 'analytics-size', value: messages.full, unit: 'messages' }, ...summarise(times, Number(scale) >= 1)]
}

interface TenantWithKeys {
  tenantId: string
  keys: string[]
}

async function tenantWithKeys(url: string): Promise<TenantWithKeys> {
  const tenant = await registerTenant(url)
  const keys = [tenant.key]
  while (keys.length < KEYS) {
    const { status, body } = await tenant.call('POST', '/api-keys', { name: 'bench', kind: 'admin' })
    if (status !== 201) throw new Error(`A key was refused: ${JSON.stringify(body)}`)
    keys.push(body.key)
  }
  return { tenantId: tenant.tenantId, keys }
}

/** Loads all rows, and waits until the product has counted them. */
async function load(databaseUrl: string, tenants: AnalyticsTenant[]): Promise<void> {
  const started = performance.now()
  const tell = (words: string) => console.log(`${words} after ${Math.round((performance.now() - started) / 1_000)} s`)
  await loadRows(databaseUrl, tenants)
  tell('loaded')
  for (let looks = 0; ; looks += 1) {
    const [marks] = await query(databaseUrl, 'select count(*)::int as left from analytics_marks where at <= now()')
    if (marks?.['left'] === 0) break
    if (looks % 20 === 0) tell(`${String(marks?.['left'])} marks are to be counted`)
    await new Promise((resolve) => setTimeout(resolve, 1_000))
  }
  await query(databaseUrl, 'vacuum (analyze) analytics_counts')
  for (const { tenantId, messages } of tenants.slice(0, 2)) {
    const kept = `select grain, count(*)::int as kept from analytics_counts where tenant_id = '${tenantId}' group by 1 order by 1`
    const grains = await query(databaseUrl, kept)
    const of = grains.map(({ grain, kept: rows }) => `${String(rows)} of ${Number(grain) / 60} h`).join(', ')
    tell(`${messages} messages are counted in ${of},`)
  }
}

interface Overview {
  [metric: string]: unknown
  messages: number
  calls: { total: number }
  bookings: { created: number }
  previous: Overview
}

/** Nothing is uncounted, and both servers agree. */
async function checkAnswers(candidates: Candidate[], messages: Record<'full' | 'tenth', number>): Promise<void> {
  const [bare, ...ours] = candidates
  for (const candidate of ours) {
    const overview = (await read(candidate, 'overview')) as Overview
    const both = [overview, overview.previous]
    const sum = (of: (one: Overview) => number) => both.reduce((total, one) => total + of(one), 0)
    const { calls, bookings } = rowsOf(messages[candidate.name as 'full' | 'tenth'])
    const told = [sum((one) => one.messages), sum(({ calls: { total } }) => total), sum((one) => one.bookings.created)]
    const made = [messages[candidate.name as 'full' | 'tenth'], calls, bookings]
    if (!isDeepStrictEqual(told, made)) throw new Error(`Counted ${told.join(', ')} of ${made.join(', ')}`)
  }
  const full = ours[0]!
  if (!isDeepStrictEqual(await read(full, 'series'), await read(bare!, 'series')))
    throw new Error('The bare route and the product answer the series differently')
  const [told, sums] = [await read(full, 'overview'), await read(bare!, 'overview')] as [Overview, Overview]
  for (const metric of ['conversations', 'messages', 'asked', 'answered', 'resolved', 'handoffs'])
    if (told[metric] !== sums[metric] || told.previous[metric] !== sums.previous[metric])
      throw new Error(`The bare route and the product differ in ${metric}`)
}

async function read(candidate: Candidate, question: Question): Promise<unknown> {
  return JSON.parse(await ask(candidate, question, 0))
}

const agent = new Agent({ keepAlive: true })

function ask({ url, keys }: Candidate, question: Question, n: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const headers = { 'x-api-key': keys[n % keys.length]!, 'x-forwarded-for': anyAddress() }
    get(`${url}${QUESTIONS[question]}`, { agent, headers }, (response) => {
      let body = ''
      response.setEncoding('utf8')
      response.on('data', (chunk: string) => (body += chunk))
      response.on('end', () => (response.statusCode === 200 ? resolve(body) : reject(new Error(body))))
    }).on('error', reject)
  })
}

type Times = Record<Question, Record<Candidate['name'], number[]>>

/** Sequential requests; all candidates in every round, in changing order. The first round warms up. */
async function measure(candidates: Candidate[], rounds: number): Promise<Times> {
  const times: Times = { overview: { bare: [], full: [], tenth: [] }, series: { bare: [], full: [], tenth: [] } }
  for (let round = 0; round <= rounds; round += 1) {
    for (const question of Object.keys(QUESTIONS) as Question[]) {
      for (const candidate of candidates.toSorted(() => Math.random() - 0.5)) {
        const took = await timesOf(candidate, question)
        times[question][candidate.name].push(...(round === 0 ? [] : took))
      }
      const shown = candidates.map(({ name }) => `${name} ${p50(times[question][name]).toFixed(2)}`)
      console.log(`${question}: ${shown.join('  ')} ms`)
    }
  }
  return times
}

async function timesOf(candidate: Candidate, question: Question): Promise<number[]> {
  const times: number[] = []
  for (let n = 0; n < REQUESTS; n += 1) {
    const started = performance.now()
    await ask(candidate, question, n)
    times.push(performance.now() - started)
  }
  return times
}

const p50 = (times: number[]) => percentile(times, 0.5)

function summarise(times: Times, isFull: boolean): Result[] {
  return Object.entries(times).flatMap(([question, { bare, full, tenth }]): Result[] => {
    const against = (peer: string, of: number[], bar: Bar): Result => ({
      name: `analytics-${question}-against-${peer}`,
      value: p50(full),
      unit: 'ms',
      against: peer === 'bare' ? 'bare-fastify-pg' : 'tenth-of-the-rows',
      ratio: p50(full) / p50(of),
      bar: isFull ? bar : undefined,
    })
    return [
      { name: `analytics-${question}-bare`, value: p50(bare), unit: 'ms' },
      against('bare', bare, AGAINST_BARE),
      against('tenth', tenth, AGAINST_TENTH),
    ]
  })
}
