import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp } from '../support/app.ts'
import {
  createAppointment,
  createDocument,
  createLead,
  createSession,
  createTenant,
  createWebCall,
  type TestTenant,
} from '../support/factories.ts'

let app: FastifyInstance
let tenant: TestTenant

beforeAll(async () => {
  app = await startTestApp()
  tenant = await createTenant(app)
})
afterAll(() => app.close())

const as = (who: 'admin' | 'member') => tenant.sendAs(tenant.headers[who])
const today = async (who: 'admin' | 'member' = 'admin') => (await as(who)({ url: '/today' })).json()

describe('today', () => {
  it('is empty for a new business, but for its set-up', async () => {
    expect(await today()).toMatchObject({
      waiting: [],
      calls: [],
      messages: [],
      unanswered: { count: 0, question: null, since: null },
      failed_deliveries: { count: 0 },
      setup: { total: 8 },
      appointments: [],
      new_leads: { count: 0, leads: [] },
      closed: null,
      open: { is_open: true, changes_at: null },
    })
  })

  it('shows who waits, calls, messages, gaps and new leads', async () => {
    const { sessionId } = await createSession(tenant, 'Do you take Delta Dental?')
    await app.database.tenant(tenant.tenantId, (tx) =>
      tx.execute(sql`update chat_sessions set status = 'handoff', handoff_reason = 'visitor_asked',
        waiting_since = now() where tenant_id = ${tenant.tenantId} and id = ${sessionId}`),
    )
    const callId = await createWebCall(tenant, sessionId)
    const leadId = await createLead(tenant, { name: 'Owen', intent: 'callback', notes: 'The invoice again' })
    await createLead(tenant, { name: 'Done', intent: 'callback', status: 'contacted' })
    const found = await today()
    expect(found.waiting).toMatchObject([{ session_id: sessionId, words: 'Do you take Delta Dental?' }])
    expect(found.calls).toMatchObject([{ call_id: callId, status: 'in_progress' }])
    expect(found.messages).toMatchObject([{ lead_id: leadId, notes: 'The invoice again' }])
    expect(found.new_leads).toMatchObject({ count: 1, leads: [{ lead_id: leadId }] })
    expect(found.unanswered).toMatchObject({ count: 1, question: 'Do you take Delta Dental?' })
  })

  it('counts unanswered questions that mean the same as one, until one of them is answered', async () => {
    const asked = await createTenant(app)
    const gaps = async () => (await asked.send({ url: '/today' })).json().unanswered
    for (const message of ['Do you treat goats?', 'Do you treat horses?', 'can you treat a horse'])
      await createSession(asked, message)
    expect(await gaps()).toMatchObject({ count: 2, question: 'can you treat a horse' })
    const { data } = (await asked.send({ url: '/analytics/questions?answered=false' })).json()
    expect(data).toHaveLength(2)
    const { question_id: questionId } = data.find(({ count }: { count: number }) => count === 2)
    const payload = { question_id: questionId, text: 'We treat horses on Mondays.' }
    await asked.send({ method: 'POST', url: '/knowledge/answers', payload })
    expect(await gaps()).toMatchObject({ count: 1, question: 'Do you treat goats?' })
  })

  it('shows the appointments of this day by staff', async () => {
    const { bookingId, resourceId } = await createAppointment(tenant)
    expect((await today()).appointments).toEqual([])
    await app.database.tenant(tenant.tenantId, (tx) =>
      tx.execute(sql`update bookings set start_at = now(), end_at = now() + interval '30 minutes'
        where tenant_id = ${tenant.tenantId} and id = ${bookingId}`),
    )
    const found = await today()
    expect(found.appointments).toMatchObject([{ booking_id: bookingId, resource_ids: [resourceId] }])
    expect(found.staff).toMatchObject([{ resource_id: resourceId, name: 'Grace Hopper' }])
  })

  it('keeps from members what only administrators can mend', async () => {
    expect(await today('member')).toMatchObject({ failed_deliveries: null, setup: null, waiting: [{}] })
    expect((await tenant.sendAs(tenant.headers.standard_key)({ url: '/today' })).statusCode).toBe(403)
  })

  it('counts what happened while it was closed', async () => {
    // Open for a minute, half a day away from now.
    const hour = String((new Date().getUTCHours() + 12) % 24).padStart(2, '0')
    const always = [{ start: `${hour}:00`, end: `${hour}:01` }]
    const days = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']
    const payload = { business: { hours: Object.fromEntries(days.map((day) => [day, always])) } }
    await as('admin')({ method: 'PATCH', url: `/tenants/${tenant.tenantId}`, payload })
    const { open } = await today()
    expect(open.is_open).toBe(false)
    expect(new Date(open.changes_at).getUTCHours()).toBe(Number(hour))
    expect((await today()).closed).toMatchObject({ conversations: 1, answered_alone: 0, bookings: 1, messages: 2 })
  })
})

describe('the search', () => {
  const search = async (q: string, of = tenant) =>
    (await of.sendAs(of.headers.member)({ url: `/search?q=${encodeURIComponent(q)}` })).json()

  it('finds people and what belongs to them, and documents by their title', async () => {
    const { bookingId } = await createAppointment(tenant)
    const documentId = await createDocument(tenant, '# Lovely crowns\n\nThey last.')
    // Letters that no digit of a random e-mail address is.
    const found = await search('love')
    expect(found.people).toMatchObject([{ name: 'Ada Lovelace' }, { name: 'Ada Lovelace' }])
    expect(found.bookings.map((one: { booking_id: string }) => one.booking_id)).toContain(bookingId)
    expect(found.documents).toEqual([{ document_id: documentId, title: 'Lovely crowns' }])
    const email = found.people[0].email
    await tenant.send({
      method: 'POST',
      url: '/chat/message',
      payload: { tenant_id: tenant.tenantId, message: 'Hello there', client_email: email },
    })
    expect((await search(email)).conversations).toMatchObject([{ said: 'Hello there' }])
  })

  it('finds conversations and calls of visitors who left no contact', async () => {
    const say = (message: string) => ({ tenant_id: tenant.tenantId, message, client_name: 'Owen Vale' })
    await tenant.send({ method: 'POST', url: '/chat/message', payload: say('Is the zeppelin parked outside?') })
    for (const words of ['zeppelin', 'owen', 'VALE'])
      expect((await search(words)).conversations).toMatchObject([{ said: 'Is the zeppelin parked outside?' }])
    expect((await search('ze')).conversations).toEqual([])
    const call = { phone_number: '+14155550187', client_name: 'Noor Haddad' }
    await tenant.send({ method: 'POST', url: '/calls/initiate', payload: call })
    for (const words of ['noor', '5550187']) expect((await search(words)).calls).toMatchObject([call])
    expect((await search('zeppelin', await createTenant(app))).conversations).toEqual([])
  })

  it('finds nothing by nothing, by a pattern, or of another tenant', async () => {
    const nothing = { people: [], bookings: [], conversations: [], calls: [], documents: [] }
    expect(await search('')).toEqual(nothing)
    expect(await search('%')).toEqual(nothing)
    expect(await search('ada', await createTenant(app))).toEqual(nothing)
  })
})
