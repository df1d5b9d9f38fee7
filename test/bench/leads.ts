import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { startPostgresServer } from '../support/postgres-server.ts'
import { startProduct } from '../support/product.ts'
import { anyAddress, MANY_ADDRESSES, registerTenant } from '../support/tenant-client.ts'
import { addNeighbours, COMMON_NAME, loadLeads, RARE_LEADS, RARE_NAME, WIDE_NAME } from './leads/rows.ts'
import { percentile, type Result } from './report.ts'
import { newDatabase, startBare } from './servers.ts'

const BARE_SERVER = join(import.meta.dirname, 'leads/bare-server.ts')
const SIZES = [1_000, 100_000, 1_000_000]
const NEIGHBOURS = { count: 1_000, leads: 100 }
const DEFAULT_ROUNDS = 5
const REQUESTS = 40
/** Searches without a bar: gathered for a small tenant, scanned in the newest leads for a large one. Bounded, but not flat. */
const BOUNDED: Question[] = ['search-wide']
/** Maximum latency ratio between largest and smallest tenant. */
const FLAT = 2

const QUESTIONS = {
  list: '/api/v1/leads',
  filter: '/api/v1/leads?status=qualified',
  'search-rare': `/api/v1/leads?q=${RARE_NAME.slice(0, 6)}`,
  'search-common': `/api/v1/leads?q=${COMMON_NAME}`,
  'search-wide': `/api/v1/leads?q=${WIDE_NAME}`,
}

type Question = keyof typeof QUESTIONS

interface Candidate {
  name: string
  url: string
  key: string
}

/**
 * Latency of a page of leads for tenants of 1 k, 100 k and 1 M leads in one database with 1,000 others: newest, by status, by
 * a prefix shared by five leads, by a twentieth in one word, by a tenth in thousands of words; for the largest tenant also
 * the same statements through bare Fastify and pg. On a PostgreSQL server. `npm run bench -- leads [ROUNDS]`.
 */
export async function run([rounds = String(DEFAULT_ROUNDS)]: string[]): Promise<Result[]> {
  await using cleanUp = new AsyncDisposableStack()
  const settings = { shared_buffers: '1GB', max_wal_size: '8GB' }
  const server = await startPostgresServer({ settings })
  if (server === undefined) return [{ name: 'leads', skipped: 'needs PostgreSQL with pgvector' }]
  cleanUp.defer(() => server.stop())
  const directory = mkdtempSync(join(tmpdir(), 'frontdesk-leads-'))
  cleanUp.defer(() => rmSync(directory, { recursive: true, force: true, maxRetries: 5 }))
  const databaseUrl = await newDatabase(server.url, cleanUp)
  const product = cleanUp.use(await startProduct({ directory, databaseUrl, env: MANY_ADDRESSES }))

  const tenants = await Promise.all(SIZES.map(() => registerTenant(product.url)))
  const sized = tenants.map(({ tenantId }, n) => ({ tenantId, leads: SIZES[n]! }))
  const started = performance.now()
  await loadLeads(databaseUrl, [...sized, ...(await addNeighbours(databaseUrl, NEIGHBOURS.count, NEIGHBOURS.leads))])
  console.log(`loaded in ${Math.round((performance.now() - started) / 1_000)} s`)

  const candidates = tenants.map(({ key }, n) => ({ name: nameOf(SIZES[n]!), url: product.url, key }))
  const largest = candidates.at(-1)!
  const bare = {
    name: 'bare',
    url: await startBare(BARE_SERVER, [databaseUrl, tenants.at(-1)!.tenantId], cleanUp),
    key: '',
  }
  await checkAnswers(candidates, largest, bare)
  return summarise(await measure([...candidates, bare], Number(rounds)))
}

const nameOf = (leads: number) => (leads >= 1_000_000 ? `${leads / 1_000_000}m` : `${leads / 1_000}k`)

/** Pages are full, except for the rare name, equally frequent in every tenant; both servers agree. */
async function checkAnswers(candidates: Candidate[], largest: Candidate, bare: Candidate): Promise<void> {
  for (const [question, path] of Object.entries(QUESTIONS)) {
    const expected = question === 'search-rare' ? RARE_LEADS : 50
    for (const candidate of candidates) {
      const { data } = JSON.parse(await ask(candidate, path)) as { data: unknown[] }
      if (data.length !== expected) throw new Error(`${candidate.name} ${question}: ${data.length} leads`)
    }
    const [ours, theirs] = await Promise.all(
      [largest, bare].map(async (one) => JSON.parse(await ask(one, path)) as unknown),
    )
    if (!isDeepStrictEqual(ours, theirs))
      throw new Error(`The bare route and the product answer ${question} differently`)
  }
}

const agent = new Agent({ keepAlive: true })

function ask({ url, key }: Candidate, path: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const headers = { 'x-api-key': key, 'x-forwarded-for': anyAddress() }
    get(`${url}${path}`, { agent, headers }, (response) => {
      let body = ''
      response.setEncoding('utf8')
      response.on('data', (chunk: string) => (body += chunk))
      response.on('end', () => (response.statusCode === 200 ? resolve(body) : reject(new Error(body))))
    }).on('error', reject)
  })
}

type Times = Record<Question, Record<string, number[]>>

/** Sequential requests; all candidates in every round, in changing order. The first round warms up. */
async function measure(candidates: Candidate[], rounds: number): Promise<Times> {
  const questions = Object.keys(QUESTIONS) as Question[]
  const times = Object.fromEntries(
    questions.map((question) => [question, Object.fromEntries(candidates.map(({ name }) => [name, []]))]),
  ) as unknown as Times
  for (let round = 0; round <= rounds; round += 1) {
    for (const question of questions) {
      for (const candidate of candidates.toSorted(() => Math.random() - 0.5)) {
        const took = await timesOf(candidate, QUESTIONS[question])
        times[question][candidate.name]!.push(...(round === 0 ? [] : took))
      }
      const shown = candidates.map(({ name }) => `${name} ${p50(times[question][name]!).toFixed(2)}`)
      console.log(`${question}: ${shown.join('  ')} ms`)
    }
  }
  return times
}

async function timesOf(candidate: Candidate, path: string): Promise<number[]> {
  const times: number[] = []
  for (let n = 0; n < REQUESTS; n += 1) {
    const started = performance.now()
    await ask(candidate, path)
    times.push(performance.now() - started)
  }
  return times
}

const p50 = (times: number[]) => percentile(times, 0.5)

function summarise(times: Times): Result[] {
  return Object.entries(times).flatMap(([question, byName]): Result[] => {
    const [smallest, ...larger] = SIZES.map((leads) => ({ name: nameOf(leads), value: p50(byName[nameOf(leads)]!) }))
    const flat = larger.map(({ name, value }): Result => ({
      name: `leads-${question}-${name}`,
      value,
      unit: 'ms',
      against: `p50-${smallest!.name}`,
      ratio: value / smallest!.value,
      bar: BOUNDED.includes(question as Question) ? undefined : { atMost: FLAT },
    }))
    const bare = p50(byName['bare']!)
    const ours = larger.at(-1)!
    return [
      { name: `leads-${question}-${smallest!.name}`, value: smallest!.value, unit: 'ms' },
      ...flat,
      {
        name: `leads-${question}-rate`,
        value: 1_000 / ours.value,
        unit: 'requests/s',
        against: 'bare-fastify-pg',
        ratio: bare / ours.value,
      },
    ]
  })
}
