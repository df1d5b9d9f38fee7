import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import type { Browser } from 'playwright-core'
import { chromiumPath, launchChromium } from '../support/browser.ts'
import { startPostgresServer } from '../support/postgres-server.ts'
import { startProduct } from '../support/product.ts'
import { MANY_ADDRESSES, registerTenant } from '../support/tenant-client.ts'
import { loadConversations } from './inbox/conversations.ts'
import { openPage, openStream, seenOn, textOf, type Seen, type Shown, type Stream } from './inbox/viewers.ts'
import { percentile, type Result } from './report.ts'
import { newDatabase, startBare } from './servers.ts'

/*
 * npm run bench -- inbox [--minutes N]
 *
 * A team at its inbox: 500 open conversations, 50 viewers (five pages of the portal and 45 streams) and twenty messages a
 * second that are written from ten addresses, with the limits on. Every message is also passed through a bare stream to as
 * many pages and streams, at the same moment. On a PostgreSQL server.
 */

const CONVERSATIONS = 500
const STAFF = 10
const PAGES = 5
const STREAMS = 45
/** Conversations that a stream may follow. */
const WATCHED = 5
const PER_SECOND = 20
/** One message of twenty is for a conversation that a page shows: each of them has one in five seconds. */
const FOR_PAGES = 20
const SETTLE_MS = 5_000
const RSS_EVERY_MS = 5_000
/** The first moments load code, and are not counted. */
const WARM_UP_MS = 10_000

const AGAINST_BARE = 5
const FLAT = 1.1

const BARE_SERVER = join(import.meta.dirname, 'inbox/bare-server.ts')

interface Staff {
  headers: Record<string, string>
  cookie: string
}

interface Desk {
  productUrl: string
  bareUrl: string
  staff: Staff[]
  /** The user that all of them are. */
  userId: string
  /** Shown by a page each. */
  shown: string[]
  others: string[]
}

export async function run(args: string[]): Promise<Result[]> {
  const { minutes } = parseArgs({ args, options: { minutes: { type: 'string', default: '10' } } }).values
  if (chromiumPath === undefined) return [{ name: 'inbox', skipped: 'no Chromium on this machine' }]
  await using cleanUp = new AsyncDisposableStack()
  const server = await startPostgresServer({ durable: true })
  if (server === undefined) return [{ name: 'inbox', skipped: 'needs PostgreSQL with pgvector' }]
  cleanUp.defer(() => server.stop())
  const desk = await openDesk(await newDatabase(server.url, cleanUp), cleanUp)
  const browser = await launchChromium()
  cleanUp.defer(() => browser.close())
  const left = new AbortController()
  cleanUp.defer(() => left.abort())

  const viewers = { ours: await openOurs(desk, browser, left.signal), bare: await openBare(desk, browser, left.signal) }
  const memory = sampleMemory(desk.productUrl, left.signal)
  const written = await write(desk, Number(minutes))
  await sleep(SETTLE_MS)
  const ours = await tellOf(viewers.ours, written, 'at')
  const bare = await tellOf(viewers.bare, written, 'bareAt')
  left.abort()
  return summarise({ ours, bare, rss: await memory, written })
}

async function openDesk(databaseUrl: string, cleanUp: AsyncDisposableStack): Promise<Desk> {
  const directory = mkdtempSync(join(tmpdir(), 'frontdesk-inbox-'))
  cleanUp.defer(() => rmSync(directory, { recursive: true, force: true, maxRetries: 5 }))
  const product = cleanUp.use(await startProduct({ directory, databaseUrl, env: MANY_ADDRESSES }))
  const { tenantId, email, call } = await registerTenant(product.url)
  const { body: team } = await call('GET', '/users')
  const userId = team.data[0].user_id as string
  const ids = await loadConversations(databaseUrl, { tenantId, userId, count: CONVERSATIONS })
  const staff: Staff[] = []
  for (let n = 0; n < STAFF; n += 1) staff.push(await signIn(product.url, email, `10.9.0.${n + 1}`))
  return {
    productUrl: product.url,
    bareUrl: await startBare(BARE_SERVER, ['-'], cleanUp),
    staff,
    userId,
    shown: ids.slice(0, PAGES),
    others: ids.slice(PAGES),
  }
}

async function signIn(url: string, email: string, address: string): Promise<Staff> {
  const response = await fetch(`${url}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify({ email, password: 'correct horse battery' }),
  })
  if (response.status !== 200) throw new Error(`The sign-in was refused: ${await response.text()}`)
  return {
    headers: { 'x-forwarded-for': address },
    cookie: response.headers.getSetCookie()[0]!.split(';', 1)[0]!,
  }
}

interface Viewers {
  pages: Shown[]
  streams: Stream[]
}

async function openOurs(desk: Desk, browser: Browser, left: AbortSignal): Promise<Viewers> {
  const { productUrl, staff, shown } = desk
  const pages: Shown[] = []
  for (const [n, watched] of shown.entries())
    pages.push(await openPage(browser, { address: `${productUrl}/inbox/${watched}`, watched, ...staff[n % STAFF]! }))
  const streams = await openStreams(`${productUrl}/api/v1/events`, desk, left)
  return { pages, streams }
}

async function openBare(desk: Desk, browser: Browser, left: AbortSignal): Promise<Viewers> {
  const { bareUrl, shown } = desk
  const pages: Shown[] = []
  for (const watched of shown)
    pages.push(await openPage(browser, { address: `${bareUrl}/?watch=${watched}`, watched, headers: {} }))
  return { pages, streams: await openStreams(`${bareUrl}/events`, desk, left) }
}

function openStreams(url: string, { staff, others }: Desk, left: AbortSignal): Promise<Stream[]> {
  return Promise.all(
    Array.from({ length: STREAMS }, (_, n) => {
      const { headers, cookie } = staff[n % STAFF]!
      const watched = others.slice(n * WATCHED, (n + 1) * WATCHED)
      return openStream(url, { headers: { ...headers, cookie }, watched, left })
    }),
  )
}

/** Samples of the product's resident memory, until `left`. */
async function sampleMemory(url: string, left: AbortSignal): Promise<number[]> {
  const samples: number[] = []
  while (!left.aborted) {
    const metrics = await (await fetch(`${url}/metrics`)).text()
    samples.push(Number(/^process_resident_memory_bytes (\S+)/m.exec(metrics)?.[1]))
    await sleep(RSS_EVERY_MS, undefined, { signal: left }).catch(() => {})
  }
  return samples
}

interface Written {
  id: string
  n: number
  /** When it was sent to the product, and when to the bare server. */
  at: number
  bareAt: number
}

/** Twenty a second, each by the clock, so that a slow answer delays no other message. */
async function write(desk: Desk, minutes: number): Promise<Written[]> {
  const count = Math.round(minutes * 60 * PER_SECOND)
  const written: Promise<Written>[] = []
  const started = performance.now()
  for (let n = 0; n < count; n += 1) {
    await sleep(Math.max(0, started + (n * 1_000) / PER_SECOND - performance.now()))
    written.push(writeOne(desk, n))
    written.at(-1)!.catch(() => {})
    if (n % (60 * PER_SECOND) === 0) console.log(`minute ${n / 60 / PER_SECOND} of ${minutes}`)
  }
  return Promise.all(written)
}

/** Both at the same moment, so that the machine is equally busy. */
async function writeOne({ productUrl, bareUrl, staff, shown, others, userId }: Desk, n: number): Promise<Written> {
  const turn = Math.floor(n / FOR_PAGES)
  const id = n % FOR_PAGES === 0 ? shown[turn % PAGES]! : others[(n - turn - 1) % others.length]!
  const { headers, cookie } = staff[n % STAFF]!
  const text = textOf(n)
  const url = `${productUrl}/api/v1/chat/sessions/${id}/messages`
  const at = Date.now()
  const posted = post(url, { text }, { ...headers, cookie })
  const bareAt = Date.now()
  await post(`${bareUrl}/messages`, asSent(id, text, userId), {})
  await posted
  return { id, n, at, bareAt }
}

/** A message with as many bytes as the product's stream gives it. */
function asSent(id: string, text: string, author: string): object {
  return {
    session_id: id,
    message_id: 'msg_00000000000000000000000000',
    role: 'person',
    text,
    author,
    answers: null,
    sources: [],
    actions: [],
    suggestions: [],
    offer: null,
    created_at: new Date().toISOString(),
  }
}

async function post(url: string, body: object, headers: Record<string, string>): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  if (response.status !== 200) throw new Error(`${response.status}: ${await response.text()}`)
  await response.arrayBuffer()
}

interface Told {
  /** Messages and changes that somebody who follows them was not told of. */
  lost: number
  complaints: string[]
  /** Milliseconds to the screen, and to the streams. */
  onPages: number[]
  onStreams: number[]
}

async function tellOf({ pages, streams }: Viewers, written: Written[], sent: 'at' | 'bareAt'): Promise<Told> {
  const told: Told = { lost: 0, complaints: pages.flatMap(({ complaints }) => complaints), onPages: [], onStreams: [] }
  const counted = written[0]!.at + WARM_UP_MS
  const add = (seen: Seen, followed: Written[], times: number[]) => {
    for (const one of followed) {
      const at = seen.get(one.n)
      if (at === undefined) told.lost += 1
      else if (one.at > counted && !Number.isNaN(at)) times.push(at - one[sent])
    }
  }
  for (const { page, watched } of pages)
    add(
      await seenOn(page),
      written.filter(({ id }) => id === watched),
      told.onPages,
    )
  const perConversation = Map.groupBy(written, ({ id }) => id)
  for (const { watched, seen, changes } of streams) {
    add(
      seen,
      watched.flatMap((id) => perConversation.get(id) ?? []),
      told.onStreams,
    )
    for (const [id, { length }] of perConversation) told.lost += Math.max(0, length - (changes.get(id) ?? 0))
  }
  return told
}

function summarise({
  ours,
  bare,
  rss,
  written,
}: {
  ours: Told
  bare: Told
  rss: number[]
  written: Written[]
}): Result[] {
  for (const complaint of ours.complaints.slice(0, 5)) console.log(complaint)
  const third = Math.floor(rss.length / 3)
  const mean = (of: number[]) => of.reduce((sum, one) => sum + one, 0) / of.length / 1e6
  const [middle, last] = [mean(rss.slice(third, 2 * third)), mean(rss.slice(2 * third))]
  const time = (name: string, of: keyof Pick<Told, 'onPages' | 'onStreams'>, share: number): Result => {
    const [value, peer] = [percentile(ours[of], share), percentile(bare[of], share)]
    return { name, value, unit: 'ms', against: 'bare-sse', ratio: value / peer }
  }
  return [
    { name: 'inbox-written', value: written.length, unit: 'messages' },
    { name: 'inbox-lost', value: ours.lost, unit: 'messages', against: `bare-lost-${bare.lost}`, bar: { atMost: 0 } },
    { name: 'inbox-refused', value: ours.complaints.length, unit: 'answers', bar: { atMost: 0 } },
    { name: 'inbox-screen-bare-p95', value: percentile(bare.onPages, 0.95), unit: 'ms' },
    time('inbox-screen-p50', 'onPages', 0.5),
    { ...time('inbox-screen-p95', 'onPages', 0.95), bar: { atMost: AGAINST_BARE } } as Result,
    time('inbox-stream-p50', 'onStreams', 0.5),
    time('inbox-stream-p95', 'onStreams', 0.95),
    {
      name: 'inbox-rss',
      value: last,
      unit: 'MB',
      against: 'middle-third',
      ratio: last / middle,
      bar: { atMost: FLAT },
    },
  ]
}
