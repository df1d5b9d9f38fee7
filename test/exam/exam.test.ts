import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { copyOffer } from '../../src/bookings/index.ts'
import type { Database } from '../../src/db/database.ts'
import { sweepCopies } from '../../src/exam/player.ts'
import { startTestApp } from '../support/app.ts'
import { openCopy } from '../support/database.ts'
import {
  createAppointment,
  createDocument,
  createSession,
  createTenant,
  createWebhookDelivery,
  type TestTenant,
} from '../support/factories.ts'
import { figuresSettled } from '../support/figures-settled.ts'
import { until } from '../support/until.ts'
import { examEnds, playExam, type PlayedExam } from './play.ts'

const SETTINGS = {
  time_zone: 'America/New_York',
  business: {
    address: '1 Harbour Street, Boston',
    phone: '+14155550100',
    hours: { mon: [{ start: '09:00', end: '17:00' }], fri: [{ start: '09:00', end: '14:00' }] },
  },
}

const PARKING = '# How to find us\n\n## Parking\n\nPark in the yard behind the house. It is free for two hours.'
const PAYING =
  '# Paying and opening\n\n## Paying\n\nYou can pay by card or cash.\n\n## Fridays\n\nOn Friday we are open from 9:00 to 15:00.'

let app: FastifyInstance
let closeDatabase: () => Promise<unknown>

beforeAll(async () => {
  // Its own, because another file's exam would be played on here, and has a copy.
  const { database, close } = await openCopy()
  closeDatabase = close
  app = await startTestApp({ database })
})

afterAll(async () => {
  await app.close()
  await closeDatabase()
})

/** A practice with documents, a conversation, an appointment, an endpoint and the mails that came of them. */
async function openPractice(on: FastifyInstance): Promise<{ tenant: TestTenant; parkingId: string }> {
  const tenant = await createTenant(on)
  await tenant.send({ method: 'PATCH', url: `/tenants/${tenant.tenantId}`, payload: SETTINGS })
  const parkingId = await createDocument(tenant, PARKING)
  await createDocument(tenant, PAYING)
  await createSession(tenant)
  await createAppointment(tenant)
  await createWebhookDelivery(tenant)
  return { tenant, parkingId }
}

describe('an exam', () => {
  let tenant: TestTenant
  let parkingId: string
  let exam: PlayedExam
  let before: Map<string, string>

  beforeAll(async () => {
    ;({ tenant, parkingId } = await openPractice(app))
    await settled(app.database, tenant.tenantId)
    before = await contentOf(app.database, tenant.tenantId)
    exam = await playExam(tenant)
  })

  const row = (words: string, of = exam) => of.rows.find(({ asked }) => asked.includes(words))

  it('is done with all of its rows, and counts what worked', () => {
    expect(exam).toMatchObject({ status: 'done', played: 50, total: 50, questions: 40, bookings: 10, previous: null })
    const worked = exam.rows.filter(({ outcome }) => outcome === 'answered' || outcome === 'booked')
    expect(exam.worked).toBe(worked.length)
    expect(new Set(exam.rows.map(({ position }) => position)).size).toBe(50)
  })

  it('counts an answer with its source, from a document or the settings', () => {
    expect(row('Where can I park?')).toMatchObject({
      outcome: 'answered',
      mend: null,
      sources: [{ document_id: parkingId, snippet: expect.stringContaining('yard behind the house') }],
    })
    expect(row('What is your address?')).toMatchObject({ outcome: 'answered', sources: [{ document_id: null }] })
    expect(row('about Parking?')).toMatchObject({ origin: 'heading', outcome: 'answered' })
  })

  it('counts as not known what no source says, and says where it is mended', () => {
    expect(row('Wi-Fi') ?? row('invoice')).toMatchObject({ outcome: 'not_known', mend: 'answer' })
    for (const one of exam.rows.filter(({ outcome }) => outcome === 'answered')) expect(one.sources).not.toEqual([])
  })

  it('shows where a document says something else than the settings', () => {
    expect(row('close on Friday')).toMatchObject({
      outcome: 'contradicts',
      mend: 'contradictions',
      disagreement: { document_says: '9:00 AM–3:00 PM', settings_say: 'Friday: 9:00 AM–2:00 PM' },
    })
  })

  it('books, moves and cancels in its copy', () => {
    const kinds = exam.rows.filter(({ outcome }) => outcome === 'booked').map(({ kind }) => kind)
    expect(
      Object.fromEntries(
        Object.entries(Object.groupBy(kinds, (kind) => kind)).map(([kind, all]) => [kind, all!.length]),
      ),
    ).toEqual({ book: 5, move: 3, cancel: 2 })
  })

  it('leaves every row of the business as it was, the order to play it on record, and nothing of its copy', async () => {
    const { data } = (await tenant.send({ url: '/audit?limit=1' })).json()
    expect(data).toMatchObject([{ action: 'createExam' }])
    await figuresSettled(app.database, tenant.tenantId)
    expect(await contentOf(app.database, tenant.tenantId)).toEqual(before)
    expect(await leftOver(app.database)).toEqual([])
  })

  it('is played by one at a time, and read by members, not by standard keys', async () => {
    const post = (credential: keyof TestTenant['headers']) =>
      tenant.sendAs(tenant.headers[credential])({ method: 'POST', url: '/exams' })
    expect((await post('member')).statusCode).toBe(403)
    expect((await post('standard_key')).statusCode).toBe(403)
    const started = await post('admin')
    expect(started.statusCode).toBe(201)
    expect((await post('admin_key')).statusCode).toBe(409)
    const read = tenant.sendAs(tenant.headers.member)
    const { data, plays_by_itself: playsByItself, estimate } = (await read({ url: '/exams' })).json()
    expect(data.map(({ exam_id: id }: PlayedExam) => id)).toEqual([started.json().exam_id, exam.exam_id])
    expect({ playsByItself, estimate }).toEqual({ playsByItself: true, estimate: null })
    await examEnds(tenant.send, started.json().exam_id)
  })

  it('puts what worked before and no longer does on top, with the document that is gone', async () => {
    await tenant.send({ method: 'DELETE', url: `/knowledge/documents/${parkingId}` })
    const next = await playExam(tenant)
    expect(next).toMatchObject({ total: 50, previous: { worked: exam.worked } })
    expect(next.worked).toBeLessThan(exam.worked)
    const lost = { outcome: 'not_known', worked_before: true, lost: expect.stringContaining('How to find us') }
    expect(row('Where can I park?', next)).toMatchObject(lost)
    expect(row('about Parking?', next)).toMatchObject(lost)
    expect(next.rows.slice(0, 2).map((one) => one.worked_before)).toEqual([true, true])
  })

  it('is not read by another tenant, and its copy is in nobody’s list', async () => {
    const other = await createTenant(app)
    expect((await other.send({ url: `/exams/${exam.exam_id}` })).statusCode).toBe(404)
    expect((await other.send({ url: '/exams' })).json()).toMatchObject({ data: [] })
  })
})

describe('the hidden copy', () => {
  it('has the offer without the clients, nobody to tell, and publishes no event', async () => {
    const { tenant } = await openPractice(app)
    const copyId = await app.database.system(async (tx) => {
      const copy = await app.tenants.copy(tx, tenant.tenantId)
      // Without an exam the sweep would erase it meanwhile; this one is never due.
      await tx.execute(sql`
        insert into exams (tenant_id, id, started_by, status, copy_id, due_at)
        values (${tenant.tenantId}, 'exam_waiting', 'person', 'waiting', ${copy}, now() + interval '1 day')`)
      return copy
    })
    await copyOffer({ database: app.database, from: tenant.tenantId, to: copyId, now: new Date() })
    expect((await app.tenants.all()).map(({ id }) => id)).not.toContain(copyId)
    expect(await app.tenants.get(copyId)).toMatchObject({
      allowedDomains: [],
      numbers: [],
      assistant: { handoff_email: null, notify: { booking: false, lead: false } },
      business: { address: SETTINGS.business.address, visitor_mails: { confirmations: false, reminders: false } },
    })
    const { data } = await app.bookings.list(copyId, { limit: 10 } as never)
    expect(data).toMatchObject([{ clientName: '–', clientEmail: null, clientPhone: null, leadId: null }])
    await app.database.tenant(copyId, (tx) =>
      app.bookings.cancel(tx, copyId, data[0]!.id, { actor: { kind: 'system', id: null } }),
    )
    const content = await contentOf(app.database, copyId)
    for (const table of ['webhook_events', 'webhook_deliveries', 'mails', 'notices', 'leads', 'booking_reminders'])
      expect(content.get(table)).toBe('')
    const widget = await app.inject({
      url: `/api/v1/widget/config?tenant_id=${copyId}`,
      headers: { origin: 'https://a.example' },
    })
    expect(widget.statusCode).toBeGreaterThanOrEqual(400)
    await app.tenants.erase(tenant.tenantId)
  })

  it('is erased by the sweep where no exam plays against it, and with its tenant', async () => {
    const tenant = await createTenant(app)
    const make = () => app.database.system((tx) => app.tenants.copy(tx, tenant.tenantId))
    await make()
    await sweepCopies(app)
    expect(await leftOver(app.database)).toEqual([])
    await make()
    await app.tenants.erase(tenant.tenantId)
    expect(await leftOver(app.database)).toEqual([])
  })
})

it('goes on after a stop in the middle, and leaves no copy behind', async () => {
  const own = await openCopy()
  const first = await startTestApp({ database: own.database })
  const { tenant } = await openPractice(first)
  const { exam_id: id } = (await tenant.send({ method: 'POST', url: '/exams' })).json<PlayedExam>()
  await until(async () => (await tenant.send({ url: `/exams/${id}` })).json<PlayedExam>().played >= 3)
  expect(await leftOver(own.database)).not.toEqual([])
  await first.close()
  // The process was killed: its lease and its copy are still there.
  await own.database.system((tx) =>
    tx.execute(sql`update exams set lease = 'killed', due_at = now() + interval '1 hour'`),
  )
  const second = await startTestApp({ database: own.database })
  await second.database.system((tx) => tx.execute(sql`update exams set due_at = now()`))
  const send: TestTenant['send'] = (request) =>
    second.inject({ ...request, url: `/api/v1${request.url}`, headers: tenant.headers.admin_key })
  const exam = await examEnds(send, id)
  expect(exam).toMatchObject({ status: 'done', played: 50 })
  expect(await leftOver(own.database)).toEqual([])
  await second.close()
  await own.close()
})

/** Tables that reading through the API itself changes, those of the exam, and the record that it was ordered. */
const OF_THE_TEST = new Set(['exams', 'exam_rows', 'api_keys', 'login_sessions', 'audit_entries'])

async function tablesOf(database: Database): Promise<string[]> {
  const { rows } = await database.system((tx) =>
    tx.execute<{ name: string }>(sql`
      select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attname = 'tenant_id'`),
  )
  return rows.map(({ name }) => name)
}

/** Every row of the tenant, by table. */
async function contentOf(database: Database, tenantId: string): Promise<Map<string, string>> {
  const content = new Map<string, string>()
  for (const table of (await tablesOf(database)).filter((name) => !OF_THE_TEST.has(name))) {
    const { rows } = await database.system((tx) =>
      tx.execute<{ text: string }>(sql`
        select coalesce(string_agg(t::text, chr(10) order by t::text), '') as text from ${sql.identifier(table)} t
        where tenant_id = ${tenantId}`),
    )
    content.set(table, rows[0]!.text)
  }
  return content
}

/** Hidden copies, and rows of any. */
async function leftOver(database: Database): Promise<string[]> {
  const found: string[] = []
  for (const table of await tablesOf(database)) {
    const { rows } = await database.system((tx) =>
      tx.execute(sql`select 1 from ${sql.identifier(table)} where tenant_id like 'copy_%' limit 1`),
    )
    if (rows.length > 0) found.push(table)
  }
  const { rows } = await database.system((tx) =>
    tx.execute<{ id: string }>(sql`select id from tenants where copy_of is not null`),
  )
  return [...found, ...rows.map(({ id }) => id)]
}

/** Mails and deliveries of the preparation have ended. */
async function settled(database: Database, tenantId: string): Promise<void> {
  await until(async () => {
    const { rows } = await database.system((tx) =>
      tx.execute(sql`
        select 1 from mails where tenant_id = ${tenantId} and (status = 'queued' or lease is not null)
        union all select 1 from webhook_deliveries where tenant_id = ${tenantId} and lease is not null`),
    )
    return rows.length === 0
  })
  await figuresSettled(database, tenantId)
}
