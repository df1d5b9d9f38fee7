import { randomBytes, randomInt } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startProduct } from '../support/product.ts'
import { addDocuments, MANY_ADDRESSES, tenantClient, type TenantClient } from '../support/tenant-client.ts'
import { percentile, type Result } from './report.ts'

/** Attempts of one client, and the share its limits allow. */
const TRIES = { callbacks: 65, bookings: 200, messages: 210, registrations: 40, invitations: 200 }
const ALLOWED = { callbacks: 10, bookings: 20, messages: 30, registrations: 20, invitations: 20 }

/** Concurrent requests of the attacker. */
const AT_ONCE = 4
/** Rounds of other clients, before and during an attack. */
const WARM_UP = 10
const QUIET_ROUNDS = 60
/** Minimum rounds for attacks that end sooner. */
const MIN_ROUNDS = 10
/** Few rounds are conversations, because a tenant takes 200 messages an hour. */
const CHATS_OF_A_PHASE = 15
const QUIET_SIGN_INS = 15
const BAR = 2

const ATTACKER = '198.18.0.1'
const PASSWORD = 'correct horse battery'
const HOUR_MS = 3_600_000

/**
 * One attacker against a business: call-backs, bookings, messages, registrations and invitations. Accepted requests must
 * equal the limits, and the latency of a second visitor and a second tenant is compared with the quiet phase of the same run.
 * `npm run bench -- attacks`.
 */
export async function run(): Promise<Result[]> {
  const directory = mkdtempSync(join(tmpdir(), 'frontdesk-attacks-'))
  try {
    const env = { ...MANY_ADDRESSES, REGISTRATION: 'open' }
    await using product = await startProduct({ directory, args: ['--no-demo'], env })
    return await attack(product.url)
  } finally {
    rmSync(directory, { recursive: true, force: true, maxRetries: 5 })
  }
}

async function attack(url: string): Promise<Result[]> {
  const [victim, second] = [await openBusiness(url), await openBusiness(url)]
  const others = new Others(url, victim, second)
  await others.rounds(WARM_UP)
  others.forget()
  await others.quiet()
  const results: Result[] = []
  for (const [name, attempt] of Object.entries(attacksOn(url, victim))) {
    const kind = name as keyof typeof TRIES
    const statuses = await others.during(kind, () => inParallel(TRIES[kind], attempt))
    const passed = statuses.filter((status) => status < 300).length
    console.log(`${name}: ${JSON.stringify(counted(statuses))}`)
    const allowed = { against: 'contract', bar: { atMost: ALLOWED[kind] } }
    results.push({ name: `attack-${name}-passed`, value: passed, unit: `of-${TRIES[kind]}`, ...allowed })
    if (kind === 'callbacks' || kind === 'bookings' || kind === 'messages')
      results.push({
        name: `attack-${name}-served`,
        value: passed,
        unit: `of-${TRIES[kind]}`,
        against: 'contract',
        bar: { atLeast: ALLOWED[kind] },
      })
  }
  return [...results, ...others.summary()]
}

interface Business {
  client: TenantClient
  email: string
  serviceId: string
  /** On the hour, free at the start of the run. */
  starts: string[]
}

async function openBusiness(url: string): Promise<Business> {
  const { email, cookie, tenantId } = await register(url, anyAddress())
  const key = await send(url, { path: '/api-keys', headers: { cookie }, body: { name: 'bench', kind: 'admin' } })
  const client = tenantClient(url, tenantId, key.body.key)
  const days = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']
  const always = Object.fromEntries(days.map((day) => [day, [{ start: '00:00', end: '24:00' }]]))
  const resource = await client.call('POST', '/resources', { name: 'Room', time_zone: 'UTC', weekly_hours: always })
  const { resource_id: resourceId } = resource.body
  const offered = { name: 'Check-up', duration_minutes: 60, resource_ids: [resourceId], maximum_days_ahead: 60 }
  const service = await client.call('POST', '/services', offered)
  await addDocuments(client, ['# Opening hours\n\nOn Saturdays we are open from 9 am to 1 pm.'])
  const first = Math.ceil(Date.now() / HOUR_MS) * HOUR_MS + 24 * HOUR_MS
  const starts = Array.from({ length: TRIES.bookings }, (_, index) => new Date(first + index * HOUR_MS).toISOString())
  return { client, email, serviceId: service.body.service_id, starts }
}

async function register(url: string, from: string) {
  const email = `${randomBytes(8).toString('hex')}@example.com`
  const answer = await send(url, { path: '/auth/register', from, body: { email, password: PASSWORD } })
  if (answer.status !== 201) throw new Error(`The registration was refused: ${JSON.stringify(answer.body)}`)
  const cookie = answer.headers.getSetCookie()[0]!.split(';', 1)[0]!
  return { email, cookie, tenantId: answer.body.tenant.tenant_id as string }
}

type Attempt = (index: number) => Promise<number>

/** From the attacker's single address, with as many sessions as help. */
function attacksOn(url: string, { client, serviceId, starts }: Business): Record<keyof typeof TRIES, Attempt> {
  const { tenantId } = client
  const visit = async () => beginVisit(url, tenantId, ATTACKER)
  const half = TRIES.bookings / 2
  const own = visit()
  const talking = visit()
  return {
    callbacks: async () => (await visit())('/widget/callback', { phone_number: anyNumber() }),
    bookings: async (index) => {
      const post = index < half ? await own : await visit()
      const wanted = { service_id: serviceId, start: starts[index] }
      return post('/widget/bookings', { ...wanted, client_name: 'Ada', client_email: 'victim@example.com' })
    },
    messages: async () =>
      (await talking)('/chat/message', { tenant_id: tenantId, message: 'Are you open on Saturday?' }),
    registrations: async () => {
      const email = `${randomBytes(8).toString('hex')}@example.com`
      return (await send(url, { path: '/auth/register', from: ATTACKER, body: { email, password: PASSWORD } })).status
    },
    invitations: async () => {
      const email = `${randomBytes(8).toString('hex')}@example.com`
      return (await client.call('POST', '/users', { email, role: 'member' })).status
    },
  }
}

/** A visitor of the attacked business and one of another: both sign in, book and ask as usual. */
class Others {
  readonly #url: string
  readonly #businesses: { visitor: Business; tenant: Business }
  #quiet: Record<Who, number[]> = { visitor: [], tenant: [], 'sign-in': [] }
  #busy: Record<Who, number[]> = { visitor: [], tenant: [], 'sign-in': [] }
  #into = this.#quiet
  #refused = 0

  constructor(url: string, visitor: Business, tenant: Business) {
    this.#url = url
    this.#businesses = { visitor, tenant }
  }

  forget(): void {
    this.#quiet = { visitor: [], tenant: [], 'sign-in': [] }
    this.#into = this.#quiet
  }

  async rounds(count: number): Promise<void> {
    for (let round = 0; round < count; round += 1) await this.#round(round)
  }

  async quiet(): Promise<void> {
    await this.rounds(QUIET_ROUNDS)
    for (let count = 0; count < QUIET_SIGN_INS; count += 1) await this.#signIn()
    for (let count = 0; count < CHATS_OF_A_PHASE; count += 1) await this.#chat()
  }

  async during<T>(kind: keyof typeof TRIES, attacking: () => Promise<T>): Promise<T> {
    this.#into = this.#busy
    const state = { isOver: false }
    const outcome = attacking().finally(() => {
      state.isOver = true
    })
    for (let round = 0; !state.isOver || round < MIN_ROUNDS; round += 1) {
      await this.#round(round)
      if (kind === 'registrations') await this.#signIn()
      if (kind === 'messages' && round < CHATS_OF_A_PHASE) await this.#chat()
    }
    return outcome
  }

  summary(): Result[] {
    const waits = (['visitor', 'tenant', 'sign-in'] as const).flatMap((who): Result[] => {
      const [quiet, busy] = [percentile(this.#quiet[who], 0.95), percentile(this.#busy[who], 0.95)]
      const name = who === 'sign-in' ? 'attack-sign-in' : `attack-second-${who}`
      const compared = { against: 'quiet-of-the-run', ratio: busy / quiet, bar: { atMost: BAR } }
      return [
        { name: `${name}-quiet-p95`, value: quiet, unit: 'ms' },
        { name: `${name}-p95`, value: busy, unit: 'ms', ...compared },
      ]
    })
    return [...waits, { name: 'attack-others-refused', value: this.#refused, unit: 'requests', bar: { atMost: 0 } }]
  }

  /** A new visitor of each business reads free times, holds one, releases it and leaves a message. */
  async #round(round: number): Promise<void> {
    for (const who of ['visitor', 'tenant'] as const) {
      const { client, serviceId, starts } = this.#businesses[who]
      const from = anyAddress()
      const post = await beginVisit(this.#url, client.tenantId, from)
      const start = new Date(Date.parse(starts.at(-1)!) + (1 + (round % 200)) * HOUR_MS).toISOString()
      await this.#timed(who, () => post('/widget/holds', { service_id: serviceId, start }))
      await this.#timed(who, () => post('/widget/leads', { email: `${from}@example.com`, message: 'Please call me.' }))
    }
  }

  async #chat(): Promise<void> {
    for (const who of ['visitor', 'tenant'] as const) {
      const { tenantId } = this.#businesses[who].client
      const post = await beginVisit(this.#url, tenantId, anyAddress())
      const asked = { tenant_id: tenantId, message: 'Are you open on Saturday?' }
      await this.#timed(who, () => post('/chat/message', asked))
    }
  }

  async #signIn(): Promise<void> {
    const body = { email: this.#businesses.tenant.email, password: PASSWORD }
    await this.#timed('sign-in', async () => {
      return (await send(this.#url, { path: '/auth/login', from: anyAddress(), body })).status
    })
  }

  async #timed(who: Who, work: () => Promise<number>): Promise<void> {
    const began = performance.now()
    const status = await work()
    this.#into[who].push(performance.now() - began)
    if (status === 429 || status >= 500) this.#refused += 1
  }
}

type Who = 'visitor' | 'tenant' | 'sign-in'

/** Starts a session on the platform's own page; returns a function that posts with it and returns the status. */
async function beginVisit(url: string, tenantId: string, from: string) {
  const headers = { 'sec-fetch-site': 'same-origin' }
  const begun = await send(url, { path: '/widget/session', from, headers, body: { tenant_id: tenantId } })
  const authorization = `Bearer ${begun.body.token}`
  return async (path: string, body: object): Promise<number> =>
    (await send(url, { path, from, headers: { ...headers, authorization }, body })).status
}

interface Sent {
  path: string
  body: object
  from?: string
  headers?: Record<string, string>
}

async function send(url: string, { path, body, from = anyAddress(), headers = {} }: Sent) {
  const response = await fetch(`${url}/api/v1${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from, ...headers },
    body: JSON.stringify(body),
  })
  // oxlint-disable-next-line typescript/no-explicit-any -- whatever the server said; the caller knows what it asked for
  return { status: response.status, headers: response.headers, body: (await response.json()) as any }
}

async function inParallel(count: number, attempt: Attempt): Promise<number[]> {
  const statuses: number[] = []
  let next = 0
  const work = async () => {
    while (next < count) {
      const index = next
      next += 1
      statuses.push(await attempt(index))
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return statuses
}

function counted(statuses: number[]): Record<number, number> {
  const counts: Record<number, number> = {}
  for (const status of statuses) counts[status] = (counts[status] ?? 0) + 1
  return counts
}

/** A countable address (RFC 2544 §C.2.2) other than the attacker's. */
function anyAddress(): string {
  return `198.19.${randomInt(256)}.${randomInt(1, 255)}`
}

/** A San Francisco number; only 976 is premium rate there. */
function anyNumber(): string {
  return `+1415${randomInt(2_000_000, 9_000_000)}`
}
