import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from 'drizzle-orm'
import { untilCall } from '../calls/desk.ts'
import { startTestApp } from '../support/app.ts'
import { createAppointment, createCall, createTenant, type TestTenant } from '../support/factories.ts'
import { until } from '../support/until.ts'

interface Entry {
  id: string
  kind: string
  at: string
  lead: { action: string; by: string; previous: object; merged_name: string | null } | null
  conversation: { said: string | null; messages: number } | null
  call: { direction: string; phone_number: string } | null
  booking: { booking_id: string; action: string; service_name: string; start: string; by: string } | null
  mail: { template: string; status: string } | null
}

let app: FastifyInstance
let tenant: TestTenant

beforeAll(async () => {
  app = await startTestApp()
  tenant = await createTenant(app)
})
afterAll(() => app.close())

async function timeline(leadId: string, query = ''): Promise<{ data: Entry[]; next_cursor: string | null }> {
  const reply = await tenant.send({ url: `/leads/${leadId}/timeline${query}` })
  expect({ status: reply.statusCode, body: reply.body }).toEqual({ status: 200, body: expect.any(String) })
  return reply.json()
}

/** Nothing in the background changes an entry any more. */
async function settled(leadId: string): Promise<void> {
  await until(async () => (await timeline(leadId)).data.every(({ mail }) => mail?.status !== 'queued'), 100)
}

/** Somebody with a conversation, a booking that was cancelled, an ended call, and a change by staff. */
async function person(): Promise<string> {
  const { bookingId } = await createAppointment(tenant)
  const { lead_id: leadId, client_email: email } = (await tenant.send({ url: `/bookings/${bookingId}` })).json()
  const message = 'What would one implant cost?'
  const payload = { tenant_id: tenant.tenantId, message, client_email: email, client_name: 'Grace Hopper' }
  await tenant.send({ method: 'POST', url: '/chat/message', payload })
  await tenant.send({ method: 'POST', url: `/bookings/${bookingId}/cancel`, payload: { reason: 'travel' } })
  await tenant.send({ method: 'PATCH', url: `/leads/${leadId}`, payload: { status: 'qualified' } })
  const callId = await createCall(tenant)
  await untilCall(tenant, callId, 'completed')
  await app.database.tenant(tenant.tenantId, (tx) =>
    tx.execute(sql`update calls set lead_id = ${leadId} where tenant_id = ${tenant.tenantId} and id = ${callId}`),
  )
  return leadId
}

describe('the line of time of a lead', () => {
  let leadId: string

  beforeAll(async () => {
    leadId = await person()
    await settled(leadId)
  })

  it('holds conversations, calls, bookings, their mails and changes, newest first', async () => {
    const { data } = await timeline(leadId)
    const moments = data.map(({ at }) => at)
    expect(moments).toEqual(moments.toSorted().toReversed())
    expect(data.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['lead', 'conversation', 'call', 'booking', 'mail']),
    )
    expect(data.find(({ kind }) => kind === 'conversation')).toMatchObject({
      conversation: { said: 'What would one implant cost?' },
      lead: null,
    })
    const bookings = data.flatMap(({ booking }) => (booking === null ? [] : [booking]))
    expect(bookings.map(({ action }) => action)).toEqual(['cancelled', 'created'])
    expect(bookings[0]!.start).toMatch(/^\d{4}-.*\.\d{3}Z$/)
    expect(data.find(({ kind }) => kind === 'call')).toMatchObject({ call: { direction: 'outbound' } })
    const changes = data.flatMap(({ lead }) => (lead === null ? [] : [lead]))
    expect(changes.find(({ previous }) => 'status' in previous)).toMatchObject({ previous: { status: 'new' } })
    const mails = data.flatMap(({ mail }) => (mail === null ? [] : [mail.template]))
    expect(mails).toEqual(expect.arrayContaining(['booking_cancelled']))
  })

  it('comes in pages that neither repeat nor lose an entry', async () => {
    const { data: whole } = await timeline(leadId, '?limit=200')
    const paged: string[] = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const page = await timeline(leadId, `?limit=2${cursor === '' ? '' : `&cursor=${cursor}`}`)
      paged.push(...page.data.map(({ id }) => id))
      cursor = page.next_cursor
    }
    expect(paged).toEqual(whole.map(({ id }) => id))
    expect(new Set(paged).size).toBe(paged.length)
  })

  it('is read by the id of a merged lead too', async () => {
    const payload = { name: 'G. Hopper', email: 'other@example.com' }
    const { lead_id: other } = (await tenant.send({ method: 'POST', url: '/leads', payload })).json()
    await tenant.send({ method: 'POST', url: `/leads/${leadId}/merge`, payload: { lead_id: other } })
    const { data } = await timeline(other)
    expect(data).toEqual((await timeline(leadId)).data)
    expect(data.find(({ lead }) => lead?.action === 'merged')).toMatchObject({ lead: { merged_name: 'G. Hopper' } })
  })

  it('refuses foreign cursors, other tenants and standard keys', async () => {
    const bad = Buffer.from('2026-01-01T00:00:00.000Z x', 'utf8').toString('base64url')
    expect((await tenant.send({ url: `/leads/${leadId}/timeline?cursor=${bad}` })).statusCode).toBe(400)
    const other = await createTenant(app)
    expect((await other.send({ url: `/leads/${leadId}/timeline` })).statusCode).toBe(404)
    const program = tenant.sendAs(tenant.headers.standard_key)
    expect((await program({ url: `/leads/${leadId}/timeline` })).statusCode).toBe(403)
  })
})
