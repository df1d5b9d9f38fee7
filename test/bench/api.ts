import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import autocannon from 'autocannon'
import { query, startPostgresServer } from '../support/postgres-server.ts'
import { startProduct } from '../support/product.ts'
import {
  addDocuments,
  anyAddress,
  MANY_ADDRESSES,
  registerTenant,
  type TenantClient,
} from '../support/tenant-client.ts'
import { percentile, type Result } from './report.ts'
import { newDatabase, startBare } from './servers.ts'

const DEFAULT_ROUNDS = 7
const ROUND_S = 3
const CONNECTIONS = 20
const DOCUMENTS = 60
/** The default page of clients: 50 rows. */
const LIST = '/api/v1/knowledge/documents'
const BAR = 0.8

/** Enough to stay below the limit of 1,000 requests a minute per address. */
const ADDRESSES = 2_000

const BARE_SERVER = join(import.meta.dirname, 'bare-server.ts')

interface Candidate {
  url: string
  key: string
}

type Candidates = Record<'bare' | 'native' | 'embedded', Candidate>

/**
 * The product's list of documents against the same rows from bare Fastify and pg, in alternating rounds: requests per second
 * on a PostgreSQL server, and embedded. `npm run bench -- api [ROUNDS]`.
 */
export async function run([rounds = String(DEFAULT_ROUNDS)]: string[]): Promise<Result[]> {
  await using cleanUp = new AsyncDisposableStack()
  const server = await startPostgresServer({ durable: true })
  if (server === undefined) return [{ name: 'api', skipped: 'needs PostgreSQL with pgvector' }]
  cleanUp.defer(() => server.stop())
  const directory = mkdtempSync(join(tmpdir(), 'frontdesk-api-'))
  cleanUp.defer(() => rmSync(directory, { recursive: true, force: true, maxRetries: 5 }))

  const candidates = await startCandidates(await newDatabase(server.url, cleanUp), directory, cleanUp)
  await checkSameAnswers(candidates)
  return summarise(await measure(candidates, Number(rounds)))
}

async function startCandidates(
  databaseUrl: string,
  directory: string,
  cleanUp: AsyncDisposableStack,
): Promise<Candidates> {
  const env = MANY_ADDRESSES
  const native = cleanUp.use(await startProduct({ directory: join(directory, 'native'), databaseUrl, env }))
  const nativeTenant = await tenantWithDocuments(native.url)
  const embedded = cleanUp.use(await startProduct({ directory: join(directory, 'embedded'), args: ['--no-demo'], env }))
  const embeddedTenant = await tenantWithDocuments(embedded.url)
  // Equal planner statistics for both servers.
  await query(databaseUrl, 'analyze')
  return {
    bare: { url: await startBare(BARE_SERVER, [databaseUrl, nativeTenant.tenantId], cleanUp), key: nativeTenant.key },
    native: { url: native.url, key: nativeTenant.key },
    embedded: { url: embedded.url, key: embeddedTenant.key },
  }
}

async function tenantWithDocuments(url: string): Promise<TenantClient> {
  const tenant = await registerTenant(url)
  await addDocuments(
    tenant,
    Array.from(
      { length: DOCUMENTS },
      (_, n) => `# Price list, page ${n + 1}\n\nA check-up with cleaning costs ${90 + n} dollars.`,
    ),
  )
  return tenant
}

async function checkSameAnswers({ bare, native }: Candidates): Promise<void> {
  const [ours, theirs] = await Promise.all([native, bare].map(ask))
  if (!isDeepStrictEqual(ours, theirs)) throw new Error('The bare route and the product answer differently')
}

async function ask({ url, key }: Candidate): Promise<unknown> {
  return (await fetch(`${url}${LIST}`, { headers: { 'x-api-key': key } })).json()
}

type Rates = Record<keyof Candidates, number[]>

/** All candidates in every round, in changing order, so that other load affects all alike. The first round warms up. */
async function measure(candidates: Candidates, rounds: number): Promise<Rates> {
  const rates: Rates = { bare: [], native: [], embedded: [] }
  const names = Object.keys(candidates) as (keyof Candidates)[]
  for (let round = 0; round <= rounds; round += 1) {
    for (const name of names.toSorted(() => Math.random() - 0.5)) {
      const rate = await requestsPerSecond(candidates[name])
      if (round > 0) rates[name].push(rate)
    }
    console.log(names.map((name) => `${name} ${Math.round(rates[name].at(-1) ?? Number.NaN)}/s`).join('  '))
  }
  return rates
}

async function requestsPerSecond({ url, key }: Candidate): Promise<number> {
  const headers = { 'x-api-key': key }
  const requests = Array.from({ length: ADDRESSES }, () => ({
    path: LIST,
    headers: { ...headers, 'x-forwarded-for': anyAddress() },
  }))
  const outcome = await autocannon({ url, connections: CONNECTIONS, duration: ROUND_S, requests })
  if (outcome.non2xx + outcome.errors + outcome.timeouts > 0)
    throw new Error(`Not all answered: ${JSON.stringify(outcome)}`)
  return outcome.requests.total / outcome.duration
}

function summarise({ bare, native, embedded }: Rates): Result[] {
  const ratio = (of: number[]) =>
    percentile(
      of.map((rate, round) => rate / bare[round]!),
      0.5,
    )
  const common = { unit: 'requests/s', against: 'bare-fastify-pg' }
  return [
    { name: 'api-list-bare', value: percentile(bare, 0.5), unit: 'requests/s' },
    { name: 'api-list', value: percentile(native, 0.5), ...common, ratio: ratio(native), bar: { atLeast: BAR } },
    { name: 'api-list-embedded', value: percentile(embedded, 0.5), ...common, ratio: ratio(embedded) },
  ]
}
