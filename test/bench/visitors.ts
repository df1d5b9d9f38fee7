import { randomBytes } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { sql } from 'drizzle-orm'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { pino } from 'pino'
import { parse } from 'yaml'
import { buildApp } from '../../src/app.ts'
import { newApiKey } from '../../src/auth/api-keys.ts'
import { apiKeysRepository } from '../../src/auth/api-key-repository.ts'
import { loadConfig } from '../../src/config.ts'
import { newId } from '../../src/core/ids.ts'
import { sha256 } from '../../src/core/secrets.ts'
import { openDatabase } from '../../src/db/open.ts'
import { accountLines } from '../../src/demo/index.ts'
import { claimsIn } from '../scenarios/heard.ts'
import { instantOf } from '../scenarios/app-shop.ts'
import type { Result } from './report.ts'
import { wordsOf, type BookingRow, type Conversation, type Goal, type Heard } from './visitors/visitor.ts'

/*
 * npm run bench -- visitors --data DIR [--only WORDS] [--verbose]
 *
 * Conversations of strangers with three businesses and the demo (`conversations.jsonl`, `tenants.json`), against the product
 * without a key, at Sunday, 22 November 2026. The visitor keeps to the script and answers questions as a patient person
 * would; after each one its bookings are cancelled. A goal is reached by rows and by words (`visitors/goals.yaml`). Harmful is: a claim without a row, a booking that
 * nobody wanted, a lead without the words that were written, "not found" in place of words that the goal names.
 */

const NOW = new Date('2026-11-22T09:00:00Z')
const READY_WITHIN_MS = 60_000
/** Fewer turns than one business may have within the hour. */
const CONVERSATIONS_AT_ONCE = 20
/** A third of the conversations ask for facts that no service can give alone. */
const BAR_REACHED = 110

type Json = Record<string, unknown>
type Send = (request: InjectOptions & { url: string }) => Promise<Json>

export interface Desk {
  tenantId: string
  timeZone: string
  send: Send
  services: Map<string, string>
}

interface Verdict {
  id: string
  faults: string[]
  harms: string[]
  transcript: string[]
}

export async function run(args: string[]): Promise<Result[]> {
  const options = {
    data: { type: 'string' },
    only: { type: 'string', default: '' },
    verbose: { type: 'boolean' },
  } as const
  const { data, only, verbose } = parseArgs({ args, options }).values
  if (data === undefined) return [{ name: 'visitors', skipped: 'it needs --data DIR' }]
  const lines = readFileSync(join(data, 'conversations.jsonl'), 'utf8').trim().split('\n')
  const conversations = lines.map((line) => JSON.parse(line) as Conversation).filter(({ id }) => id.includes(only))
  const goals = parse(readFileSync(join(import.meta.dirname, 'visitors/goals.yaml'), 'utf8')) as Record<string, Goal>
  const verdicts: Verdict[] = []
  const tenants = JSON.parse(readFileSync(join(data, 'tenants.json'), 'utf8')) as Json
  const known = conversations.filter(({ id }) => goals[id] !== undefined)
  for (let start = 0; start < known.length; start += CONVERSATIONS_AT_ONCE)
    await withDesks(tenants, async (app, desks) => {
      for (const conversation of known.slice(start, start + CONVERSATIONS_AT_ONCE)) {
        const verdict = await play(app, desks.get(conversation.tenant)!, conversation, goals[conversation.id]!)
        if (verbose === true || verdict.faults.length + verdict.harms.length > 0) tell(verdict)
        verdicts.push(verdict)
      }
    })
  const reached = verdicts.filter(({ faults }) => faults.length === 0).length
  const harmful = verdicts.reduce((sum, { harms }) => sum + harms.length, 0)
  const bar = only === '' ? { atLeast: BAR_REACHED } : undefined
  return [
    { name: 'visitors_goal_reached', value: reached, unit: 'conversations', against: `of_${verdicts.length}`, bar },
    { name: 'visitors_harmful', value: harmful, unit: 'turns', bar: { atMost: 0 } },
  ]
}

function tell({ id, transcript, faults, harms }: Verdict): void {
  console.log(
    [`\n${id}`, ...transcript, ...faults.map((one) => `  ! ${one}`), ...harms.map((one) => `  !! ${one}`)].join('\n'),
  )
}

async function play(app: FastifyInstance, desk: Desk, conversation: Conversation, goal: Goal): Promise<Verdict> {
  const before = await rowsOf(app, desk)
  const reference = goal.given === undefined ? undefined : await book(desk, goal.given)
  const given = await rowsOf(app, desk)
  const verdict: Verdict = { id: conversation.id, faults: [], harms: [], transcript: [] }
  let session: unknown
  let last: Heard | undefined
  const replies: string[] = []
  for await (const words of wordsOf(conversation, goal, () => last)) {
    const message = reference === undefined ? words : words.replaceAll(goal.given!.ref, reference)
    const payload = { tenant_id: desk.tenantId, message, ...(session === undefined ? {} : { session_id: session }) }
    const answer = await desk.send({ method: 'POST', url: '/chat/message', payload })
    session = answer['session_id']
    const trace = await desk.send({
      url: `/chat/sessions/${String(session)}/messages/${String(answer['message_id'])}/trace`,
    })
    const step = trace['step'] as { task: string | null; question: string | null } | null
    last = {
      reply: String(answer['reply'] ?? ''),
      task: step?.task ?? null,
      question: step?.question ?? null,
      suggestions: answer['suggestions'] as Heard['suggestions'],
    }
    replies.push(last.reply)
    verdict.transcript.push(`  > ${message.slice(0, 200)}`, `  < ${last.reply}`)
    const rows = await rowsOf(app, desk)
    const isChanged = JSON.stringify(rows) !== JSON.stringify(given)
    if (claimsIn(last.reply).length > 0 && !isChanged) verdict.harms.push(`said without a row: ${last.reply}`)
  }
  const after = await rowsOf(app, desk)
  judge(verdict, goal, { before, after, replies })
  await cancelAll(desk, after)
  return verdict
}

/** The next visitor meets a free calendar. */
async function cancelAll({ send }: Desk, { bookings }: Rows): Promise<void> {
  for (const { id, status } of bookings)
    if (status === 'confirmed') await send({ method: 'POST', url: `/bookings/${id}/cancel`, payload: {} })
}

interface Outcome {
  before: Rows
  after: Rows
  replies: string[]
}

function judge({ faults, harms }: Verdict, goal: Goal, { before, after, replies }: Outcome): void {
  const own = after.bookings.slice(before.bookings.length)
  const wanted = goal.bookings ?? (goal.given === undefined ? [] : [{ service: goal.given.service }])
  const rest = own.filter(({ status }) => status !== 'cancelled' || wanted.some((one) => one.status === 'cancelled'))
  for (const one of wanted) {
    const place = rest.findIndex((row) => fits(row, one))
    if (place < 0) faults.push(`no booking ${JSON.stringify(one)}`)
    else rest.splice(place, 1)
  }
  // Another time than the scripted one was read back and agreed to: the goal is missed, nobody is harmed.
  const isWanted = (row: BookingRow): boolean =>
    (goal.bookings ?? []).some(({ service }) => service !== undefined && row.service.startsWith(service))
  const unwanted = rest.filter((row) => wanted.length === 0 || faults.length === 0 || !isWanted(row))
  for (const row of unwanted) harms.push(`a booking that nobody wanted: ${JSON.stringify(row)}`)
  const said = replies.join('\n')
  for (const pattern of goal.says ?? [])
    if (!new RegExp(pattern, 'iu').test(said)) faults.push(`nobody said ${pattern}`)
  for (const pattern of goal.never ?? [])
    if (new RegExp(pattern, 'iu').test(said)) harms.push(`somebody said ${pattern}`)
  const leads = after.leads.filter((notes) => !before.leads.includes(notes))
  if (goal.lead !== undefined && !leads.some((notes) => new RegExp(goal.lead!, 'iu').test(notes)))
    (leads.length > 0 ? harms : faults).push(`no lead says ${goal.lead}: ${JSON.stringify(leads)}`)
  const isReached = after.handoffs > before.handoffs || leads.length > 0
  if (goal.person === true && !isReached) faults.push('nobody of the team was told')
}

function fits(row: BookingRow, wanted: Partial<BookingRow>): boolean {
  return Object.entries(wanted).every(([key, value]) => {
    const found = row[key as keyof BookingRow]
    return typeof value === 'string' ? String(found).startsWith(value) : found === value
  })
}

interface Rows {
  bookings: BookingRow[]
  /** Notes of the leads. */
  leads: string[]
  handoffs: number
}

async function rowsOf(app: FastifyInstance, { tenantId, timeZone }: Desk): Promise<Rows> {
  return app.database.tenant(tenantId, async (tx) => {
    const bookings = await tx.execute(sql`select * from bookings where tenant_id = ${tenantId} order by created_at, id`)
    const leads = await tx.execute(sql`select notes from leads where tenant_id = ${tenantId} order by created_at, id`)
    const done = await tx.execute(sql`
      select count(*)::int as count from actions where tenant_id = ${tenantId} and tool = 'hand_off' and status = 'done'`)
    return {
      bookings: bookings.rows.map((row) => bookingOf(row, timeZone)),
      leads: leads.rows.map(({ notes }) => String(notes ?? '')),
      handoffs: Number(done.rows[0]?.['count'] ?? 0),
    }
  })
}

function bookingOf(row: Json, timeZone: string): BookingRow {
  const instant = Temporal.Instant.fromEpochMilliseconds(new Date(String(row['start_at'])).getTime())
  return {
    id: String(row['id']),
    service: String(row['service_name']),
    start: instant.toZonedDateTimeISO(timeZone).toPlainDateTime().toString({ smallestUnit: 'minute' }),
    status: String(row['status']),
    party: Number(row['party_size'] ?? 1),
    name: String(row['client_name']),
  }
}

async function book({ send, services, timeZone }: Desk, given: NonNullable<Goal['given']>): Promise<string> {
  const { service, start, name, email } = given
  const payload = {
    service_id: services.get(service),
    start: instantOf(start, timeZone).toISOString(),
    client_name: name,
    client_email: email,
  }
  const { booking_id: id } = await send({ method: 'POST', url: '/bookings', payload })
  return String(id).slice(-6).toUpperCase()
}

/** The product in this process with all businesses. */
export async function withDesks(
  tenants: Json,
  work: (app: FastifyInstance, desks: Map<string, Desk>) => Promise<void>,
): Promise<void> {
  const directory = mkdtempSync(join(tmpdir(), 'frontdesk-visitors-'))
  const log = pino({ level: 'error' })
  const opened = await openDatabase({ url: undefined, directory, poolSize: 1, durable: false, log })
  const config = loadConfig({ PORT: '3000', DATA_DIR: directory })
  const app = await buildApp(config, { database: opened, secretKey: randomBytes(32), log, clock: { now: () => NOW } })
  await app.ready()
  const desks = new Map<string, Desk>([['demo', await demoDesk(app, config)]])
  for (const [key, tenant] of Object.entries(tenants)) desks.set(key, await openDesk(app, tenant as TenantData))
  for (const desk of desks.values()) await allReady(desk)
  await work(app, desks)
  await app.close()
  await opened.close()
  rmSync(directory, { recursive: true, force: true })
}

async function demoDesk(app: FastifyInstance, config: ReturnType<typeof loadConfig>): Promise<Desk> {
  await accountLines(app, { ...config, demo: true })
  const { rows } = await app.database.system((tx) => tx.execute(sql`select id from tenants`))
  const tenantId = String(rows[0]?.['id'])
  const send = await senderOf(app, tenantId)
  const { time_zone: timeZone } = await send({ url: `/tenants/${tenantId}` })
  return { tenantId, timeZone: String(timeZone), send, services: await servicesOf(send) }
}

export interface TenantData {
  company_name: string
  settings: Json & { business: Json; voice?: { phone_number?: string } }
  resources: (Json & { name: string })[]
  services: (Json & { who: string[] })[]
  documents: Json[]
}

async function openDesk(app: FastifyInstance, data: TenantData): Promise<Desk> {
  const { id: tenantId } = await app.database.system((tx) => app.tenants.create(tx, { name: data.company_name }))
  const send = await senderOf(app, tenantId)
  const { voice, ...settings } = data.settings
  const business = { ...settings.business, ...(voice?.phone_number === undefined ? {} : { phone: voice.phone_number }) }
  await send({ method: 'PATCH', url: `/tenants/${tenantId}`, payload: { ...settings, business } })
  const timeZone = String(settings['time_zone'])
  const ids = new Map<string, unknown>()
  for (const resource of data.resources) {
    const made = await send({ method: 'POST', url: '/resources', payload: { time_zone: timeZone, ...resource } })
    ids.set(resource.name, made['resource_id'])
  }
  for (const { who, ...service } of data.services)
    await send({
      method: 'POST',
      url: '/services',
      payload: { ...service, resource_ids: who.map((name) => ids.get(name)) },
    })
  for (const document of data.documents) await send({ method: 'POST', url: '/knowledge/documents', payload: document })
  return { tenantId, timeZone, send, services: await servicesOf(send) }
}

async function servicesOf(send: Send): Promise<Map<string, string>> {
  const { data } = await send({ url: '/services?limit=100' })
  return new Map((data as Json[]).map((one) => [String(one['name']), String(one['service_id'])]))
}

async function senderOf(app: FastifyInstance, tenantId: string): Promise<Send> {
  const key = newApiKey('admin')
  const values = { id: newId('key'), name: 'bench', kind: 'admin' as const, hash: sha256(key), lastFour: key.slice(-4) }
  await app.database.tenant(tenantId, (tx) => apiKeysRepository.insert(tx, tenantId, values))
  let address = 0
  return async (request) => {
    address += 1
    const remoteAddress = `10.${(address >> 16) & 255}.${(address >> 8) & 255}.${(address % 253) + 1}`
    const reply = await app.inject({
      ...request,
      url: `/api/v1${request.url}`,
      remoteAddress,
      headers: { 'x-api-key': key },
    })
    if (reply.statusCode >= 300)
      throw new Error(`${request.method ?? 'GET'} ${request.url}: ${reply.statusCode} ${reply.body}`)
    return reply.json()
  }
}

async function allReady({ send }: Desk): Promise<void> {
  const deadline = performance.now() + READY_WITHIN_MS
  for (;;) {
    const { data } = await send({ url: '/knowledge/documents?limit=100' })
    if ((data as Json[]).every(({ status }) => status === 'ready' || status === 'failed')) return
    if (performance.now() > deadline) throw new Error('The documents are not ready')
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
