import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { forgetCalls } from '../../src/calls/index.ts'
import { newId } from '../../src/core/ids.ts'
import type { Tx } from '../../src/db/database.ts'
import { clearRecordings } from '../../src/privacy/recordings.ts'
import { startTestApp } from '../support/app.ts'
import { createAppointment, createTenant, type TestTenant } from '../support/factories.ts'
import { figuresSettled } from '../support/figures-settled.ts'
import { until } from '../support/until.ts'

let app: FastifyInstance
let tenant: TestTenant

beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  tenant = await createTenant(app)
})

interface Found {
  person: { lead_ids: string[]; name: string | null; emails: string[]; phones: string[] }
  kept: Record<string, number>
  told: { kind: string; id: string; name: string }[]
}

const ADA = { client_name: 'Ada Byron', client_email: 'ada@example.com', client_phone: '+14155550100' }

async function say(message: string, more: Record<string, unknown> = {}, of = tenant) {
  const payload = { message, tenant_id: of.tenantId, ...more }
  return of.send({ method: 'POST', url: '/chat/message', payload })
}

const find = (q: string, of = tenant) => of.send({ url: `/privacy/people?q=${encodeURIComponent(q)}` })
const post = (act: 'export' | 'erase', q: string, of = tenant) =>
  of.send({ method: 'POST', url: `/privacy/people/${act}`, payload: { q } })

/** A call of Ada that is over, with words. */
async function pastCall(status = 'completed'): Promise<string> {
  const id = newId('call')
  await app.database.tenant(tenant.tenantId, async (tx) => {
    await tx.execute(sql`
      insert into calls (tenant_id, id, status, direction, channel, simulated, source, phone_number, client_name, call_type, duration)
      values (${tenant.tenantId}, ${id}, ${status}, 'inbound', 'phone', true, 'line', '+14155550100', 'Ada Byron', 'inbound', 42)`)
    await tx.execute(sql`
      insert into messages (tenant_id, id, call_id, position, role, text)
      values (${tenant.tenantId}, ${newId('msg')}, ${id}, 1, 'visitor', 'This is Ada Byron speaking')`)
  })
  return id
}

/** Ada wrote, booked, called, and the business's webhook was told. */
async function everythingOfAda() {
  await tenant.send({
    method: 'POST',
    url: '/webhooks/endpoints',
    payload: { url: 'https://receiver.invalid/ada', events: ['*'] },
  })
  const said = (await say('Write to me: ada@example.com', ADA)).json<{
    session_id: string
    lead: { lead_id: string }
  }>()
  const { bookingId } = await createAppointment(tenant)
  const change = { client_name: 'Ada Byron', client_email: 'ada@example.com', notes: 'Ada is afraid of needles' }
  const changed = await tenant.send({ method: 'PATCH', url: `/bookings/${bookingId}`, payload: change })
  expect(changed.statusCode).toBe(200)
  const callId = await pastCall()
  return { sessionId: said.session_id, leadId: said.lead.lead_id, bookingId, callId }
}

/** Rows of the tenant, as text, in which somebody is named. Keyed answers are kept for a day, as the manual says. */
async function rowsNaming(words: RegExp): Promise<string[]> {
  return app.database.tenant(tenant.tenantId, async (tx) => {
    const { rows } = await tx.execute<{ name: string }>(
      sql`select distinct table_name as name from information_schema.columns where column_name = 'tenant_id' and table_schema = 'public'`,
    )
    const found: string[] = []
    for (const { name } of rows.filter((table) => table.name !== 'idempotency_keys')) {
      const content = await tx.execute<{ row: string }>(
        sql`select to_jsonb(t)::text as row from ${sql.identifier(name)} t where tenant_id = ${tenant.tenantId}`,
      )
      found.push(...content.rows.filter(({ row }) => words.test(row)).map(({ row }) => `${name}: ${row}`))
    }
    return found
  })
}

describe('finding a person', () => {
  it.each(['ada@example.com', ' ADA@Example.com ', '+1 415 555 0100', '(415) 555-0100'])('by %s', async (q) => {
    await everythingOfAda()
    const response = await find(q)
    expect({ status: response.statusCode, body: response.body }).toMatchObject({ status: 200 })
    const { person, kept } = response.json<Found>()
    expect(person).toMatchObject({ name: 'Ada Byron', emails: ['ada@example.com'], phones: ['+14155550100'] })
    expect(kept).toMatchObject({ leads: 1, conversations: 1, bookings: 1, calls: 1 })
    expect(kept['events']).toBeGreaterThan(1)
  })

  it('names who was told', async () => {
    await everythingOfAda()
    await until(async () => (await find('ada@example.com')).json<Found>().told.length > 0)
    const { told } = (await find('ada@example.com')).json<Found>()
    expect(told).toEqual([expect.objectContaining({ kind: 'webhook', name: 'https://receiver.invalid/ada' })])
  })

  it('is a 404 where nothing is kept and a 422 for what is no contact', async () => {
    expect((await find('nobody@example.com')).statusCode).toBe(404)
    expect((await find(newId('lead'))).statusCode).toBe(404)
    const wrong = await find('ab')
    expect(wrong.statusCode).toBe(422)
  })

  it("does not see another tenant's person, by contact or by lead", async () => {
    const { leadId } = await everythingOfAda()
    const other = await createTenant(app)
    for (const q of ['ada@example.com', '+14155550100', leadId]) {
      expect((await find(q, other)).statusCode).toBe(404)
      expect((await post('export', q, other)).statusCode).toBe(404)
      expect((await post('erase', q, other)).statusCode).toBe(404)
    }
    expect((await find('ada@example.com')).statusCode).toBe(200)
  })

  it('is for administrators: members and standard keys get 403, and it is in the audit', async () => {
    await everythingOfAda()
    for (const of of ['member', 'standard_key'] as const) {
      const send = tenant.sendAs(tenant.headers[of])
      expect((await send({ url: '/privacy/people?q=ada@example.com' })).statusCode).toBe(403)
      for (const act of ['export', 'erase'])
        expect(
          (await send({ method: 'POST', url: `/privacy/people/${act}`, payload: { q: 'ada@example.com' } })).statusCode,
        ).toBe(403)
    }
    await find('ada@example.com')
    await post('export', 'ada@example.com')
    await post('erase', 'ada@example.com')
    const { data } = (await tenant.send({ url: '/audit' })).json<{ data: { action: string }[] }>()
    expect(data.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['findPerson', 'exportPerson', 'erasePerson']),
    )
    expect(JSON.stringify(data)).not.toContain('ada@')
  })
})

it('exports everything of a person in one document', async () => {
  const { sessionId, leadId, bookingId, callId } = await everythingOfAda()
  const response = await post('export', 'ada@example.com')
  expect(response.headers['content-disposition']).toBe('attachment; filename="person.json"')
  expect(response.json()).toMatchObject({
    leads: [{ lead_id: leadId, name: 'Ada Byron', emails: ['ada@example.com'], phones: ['+14155550100'] }],
    conversations: [
      { session_id: sessionId, messages: [{ role: 'visitor', text: 'Write to me: ada@example.com' }, {}] },
    ],
    calls: [{ call_id: callId, seconds: 42, messages: [{ text: 'This is Ada Byron speaking' }] }],
    bookings: [{ booking_id: bookingId, notes: 'Ada is afraid of needles' }],
  })
})

describe('erasing a person', () => {
  it('leaves no row that names them, and the times of calls and bookings', async () => {
    const { callId, bookingId, sessionId } = await everythingOfAda()
    const response = await post('erase', 'ada@example.com')
    expect({ status: response.statusCode, body: response.body }).toMatchObject({ status: 200 })
    expect(response.json()).toMatchObject({
      erased: { leads: 1, conversations: 1, calls: 1, bookings: 1, cancelled: 1 },
    })
    await figuresSettled(app.database, tenant.tenantId)
    expect(await rowsNaming(/ada@example|byron|needles|4155550100/i)).toEqual([])
    expect((await find('ada@example.com')).statusCode).toBe(404)
    expect((await tenant.send({ url: `/chat/sessions/${sessionId}` })).statusCode).toBe(404)
    expect((await tenant.send({ url: `/calls/${callId}` })).json()).toMatchObject({ duration: 42, phone_number: '' })
    expect((await tenant.send({ url: `/bookings/${bookingId}` })).json()).toMatchObject({
      status: 'cancelled',
      client_email: null,
    })
  })

  it('tells receivers of the cancelled booking, and not of whom', async () => {
    await everythingOfAda()
    await post('erase', 'ada@example.com')
    const log = await tenant.send({ url: '/webhooks/events?event=booking.cancelled' })
    const { data } = log.json<{ data: { event_id: string }[] }>()
    const { body } = (await tenant.send({ url: `/webhooks/events/${data[0]!.event_id}` })).json<{ body: string }>()
    // An identifier may have these letters in it.
    expect(body).not.toMatch(/\b(?:ada|byron)\b/i)
  })

  it('corrects the figures', async () => {
    await everythingOfAda()
    await figuresSettled(app.database, tenant.tenantId)
    const overview = async () =>
      (await tenant.send({ url: '/analytics/overview' })).json<{ conversations: number; leads: { captured: number } }>()
    const before = await overview()
    await post('erase', 'ada@example.com')
    await figuresSettled(app.database, tenant.tenantId)
    const after = await overview()
    expect(after.conversations).toBe(before.conversations - 2)
    expect(after.leads.captured).toBe(before.leads.captured - 1)
  })

  it("keeps another person's rows, even where they share a phone", async () => {
    await say('Hello', { client_name: 'Grace Hopper', client_email: 'grace@example.com' })
    await everythingOfAda()
    await app.database.tenant(tenant.tenantId, (tx) =>
      tx.execute(
        sql`update bookings set client_phone = '+14155550100', lead_id = (select id from leads where email = 'grace@example.com')`,
      ),
    )
    expect((await post('erase', 'ada@example.com')).json()).toMatchObject({ erased: { bookings: 0 } })
    expect((await find('grace@example.com')).json<Found>().kept).toMatchObject({
      leads: 1,
      conversations: 1,
      bookings: 1,
    })
  })

  it('waits for a call that goes on', async () => {
    await everythingOfAda()
    await pastCall('in_progress')
    expect((await post('erase', 'ada@example.com')).statusCode).toBe(409)
    expect((await find('ada@example.com')).json<Found>().kept).toMatchObject({ leads: 1, conversations: 1 })
  })

  it('holds while their conversation goes on: the next message begins another', async () => {
    const { sessionId } = await everythingOfAda()
    await post('erase', 'ada@example.com')
    expect((await say('And on Sunday?', { session_id: sessionId })).statusCode).toBe(404)
    expect(await rowsNaming(/ada@example/i)).toEqual([])
  })

  it('takes the words of a recorded message at once, and its sound at the carrier, tried until it is gone', async () => {
    const id = await pastCall()
    const recording = JSON.stringify({ sid: 'RE1', seconds: 7, text: 'Please call back about the crown' })
    const own = <T>(act: (tx: Tx) => Promise<T>) => app.database.tenant(tenant.tenantId, act)
    await own((tx) => tx.execute(sql`update calls set recording = ${recording}::jsonb where id = ${id}`))
    expect((await post('export', '+14155550100')).json()).toMatchObject({
      calls: [{ recording: { seconds: 7, text: 'Please call back about the crown' } }],
    })
    // Beside the work in the background, which would be quicker.
    await own((tx) => forgetCalls(tx, tenant.tenantId, [id]))
    expect(await rowsNaming(/about the crown/u)).toEqual([])
    expect((await tenant.send({ url: `/calls/${id}` })).json()).toMatchObject({ recording_url: null })

    // A line that never recorded cannot delete, and forgets nothing.
    const none = clearRecordings({ database: app.database, carrier: {} }, tenant.tenantId, {
      days: null,
      signal: new AbortController().signal,
    })
    expect(await none).toBe(0)

    const removed: string[] = []
    const clear = (removeRecording: (sid: string) => Promise<void>) => {
      const deps = { database: app.database, carrier: { removeRecording } }
      return clearRecordings(deps, tenant.tenantId, { days: null, signal: new AbortController().signal })
    }
    await expect(clear(() => Promise.reject(new Error('The carrier does not answer')))).rejects.toThrow('carrier')
    expect(await clear(async (sid) => void removed.push(sid))).toBe(1)
    expect(await clear(async (sid) => void removed.push(sid))).toBe(0)
    expect(removed).toEqual(['RE1'])
  })

  it('leaves all or nothing when it meets turns on their way', async () => {
    for (let round = 0; round < 3; round += 1) {
      const { session_id: id } = (await say('Hello', ADA)).json<{ session_id: string }>()
      const turns = ['Are you open?', 'My e-mail is ada@example.com', 'Call me: +14155550100']
      const [erased, ...answers] = await Promise.all([
        post('erase', 'ada@example.com'),
        ...turns.map((message) => say(message, { session_id: id })),
      ])
      expect(erased.statusCode).toBe(200)
      // 503: the turn met the erasure, and is asked to come again.
      for (const { statusCode } of answers) expect([200, 404, 409, 503]).toContain(statusCode)
      const rest = await find('ada@example.com')
      if (rest.statusCode === 200) expect((await post('erase', 'ada@example.com')).statusCode).toBe(200)
      await figuresSettled(app.database, tenant.tenantId)
      expect(await rowsNaming(/ada@example|4155550100/i)).toEqual([])
    }
  })

  it('drops what others typed of them for somebody else', async () => {
    await say('Hello', { client_name: 'Grace Hopper', client_email: 'grace@example.com' })
    const typed = [
      {
        contact_id: newId('cpt'),
        kind: 'phone',
        value: '+14155550100',
        source: 'chat',
        session_id: null,
        call_id: null,
        booking_id: null,
        created_at: new Date().toISOString(),
      },
    ]
    await app.database.tenant(tenant.tenantId, (tx) =>
      tx.execute(sql`update leads set unverified_contacts = ${JSON.stringify(typed)}::jsonb`),
    )
    await everythingOfAda()
    await post('erase', 'ada@example.com')
    const [row] = (await tenant.send({ url: '/leads' })).json<{ data: { unverified_contacts: unknown[] }[] }>().data
    expect(row!.unverified_contacts).toEqual([])
  })
})
