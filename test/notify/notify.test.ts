import { sql } from 'drizzle-orm'
import { mkdtemp, readdir, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { ToolContext } from '../../src/conversation/index.ts'
import { ringingCall } from '../calls/going-call.ts'
import { startTestApp } from '../support/app.ts'
import { createTenant, type TestTenant } from '../support/factories.ts'
import { parseMail } from '../support/mail-server.ts'
import { until } from '../support/until.ts'

/* Mails to the business itself. */

let app: FastifyInstance
let outbox: string
let tenant: TestTenant

beforeAll(async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'notify-'))
  outbox = join(dataDir, 'outbox')
  app = await startTestApp({ config: { dataDir } })
})
afterAll(() => app.close())
beforeEach(async () => {
  tenant = await createTenant(app)
})

const settings = (assistant: object) =>
  tenant.send({ method: 'PATCH', url: `/tenants/${tenant.tenantId}`, payload: { assistant } })

/** Kinds of the tenant's mails, in the order in which they were written. */
async function told(): Promise<string[]> {
  const { rows } = await app.database.system((tx) =>
    tx.execute<{ template: string }>(
      sql`select template from mails where tenant_id = ${tenant.tenantId} order by created_at, id`,
    ),
  )
  return rows.map(({ template }) => template)
}

async function mailTo(address: string) {
  return until(async () => {
    const names = (await readdir(outbox).catch(() => [])).filter((name) => name.endsWith('.eml'))
    const mails = await Promise.all(names.map(async (name) => parseMail(await readFile(join(outbox, name)))))
    return mails.find(({ raw }) => raw.includes(`To: ${address}`))
  })
}

const leave = (contact: object) =>
  tenant.sendAs(tenant.visitor)({ method: 'POST', url: '/widget/leads', payload: contact })

async function useTool(name: string, args: object, sessionId = 'chat_1') {
  const tool = app.assistantTools.find(name, 'chat')!
  return tool.run(contextOf(sessionId), tool.arguments.parse(args))
}

function contextOf(sessionId: string): ToolContext {
  return {
    tenantId: tenant.tenantId,
    sessionId,
    turnId: 'msg_1',
    channel: 'chat',
    visitor: {},
    language: 'en',
    offeredSlots: { offer: async () => [], find: async () => undefined },
    now: new Date(),
    signal: new AbortController().signal,
    record: async () => undefined,
  }
}

const ada = { name: 'Ada', email: 'ada@example.com' }

describe('a lead of a visitor', () => {
  it('is mailed to the first administrator, who set nothing', async () => {
    expect((await leave({ ...ada, message: 'A check-up in May' })).statusCode).toBe(201)
    const mail = await mailTo(tenant.email)
    expect(mail).toMatchObject({ subject: 'A visitor of Harbour Dental left their contact' })
    expect(mail.text).toContain('ada@example.com')
    expect(mail.text).toContain('A check-up in May')
  })

  it('is mailed to the address that was set, instead', async () => {
    await settings({ handoff_email: 'desk@example.org' })
    await leave(ada)
    expect((await mailTo('desk@example.org')).text).toContain('ada@example.com')
    expect(await told()).toEqual(['new_lead'])
  })

  it('is mailed once, and not when staff or an import made it', async () => {
    await leave(ada)
    await leave({ ...ada, phone: '+14155550100' })
    await tenant.send({ method: 'POST', url: '/leads', payload: { name: 'Eve', email: 'eve@example.com' } })
    expect(await told()).toEqual(['new_lead'])
  })

  it('is not mailed where that is switched off', async () => {
    await settings({ notify: { lead: false } })
    await leave(ada)
    expect(await told()).toEqual([])
    const message = { ...ada, message: 'Please call me' }
    await useTool('capture_lead', message)
    expect(await told()).toEqual(['visitor_message'])
  })
})

describe('a message in a conversation', () => {
  it('is mailed in place of its lead, each once, with a link to the conversation', async () => {
    await useTool('capture_lead', { ...ada, message: 'The paella was cold' })
    await useTool('capture_lead', { ...ada, message: 'The paella was cold' })
    await useTool('capture_lead', { ...ada, message: 'And the wine was warm' })
    expect(await told()).toEqual(['visitor_message', 'visitor_message'])
    const mail = await mailTo(tenant.email)
    expect(mail.text).toMatch(/\/inbox\/chat_1\n/)
  })

  it('is not mailed without a contact, and nothing is kept of it', async () => {
    expect(await useTool('capture_lead', { message: 'Hello' })).toMatchObject({ data: { error: 'contact_needed' } })
    expect(await told()).toEqual([])
  })

  it('for a call back has the reason and the time in the words of the visitor', async () => {
    await useTool('request_callback', {
      phone: '(415) 555-0178',
      topic: 'Wegen der Rechnung',
      wanted_time: 'ab 14 Uhr',
    })
    const { text } = await mailTo(tenant.email)
    expect(text).toContain('Wegen der Rechnung')
    expect(text).toContain('ab 14 Uhr')
    expect(text).toContain('+14155550178')
    expect(text).not.toContain('Call back')
    const [lead] = (await tenant.send({ url: '/leads' })).json().data
    expect(lead).toMatchObject({ phone: '+14155550178', intent: 'callback', notes: 'Wegen der Rechnung\nab 14 Uhr' })
  })
})

describe('a call that did not come about', () => {
  it('is mailed with its reason where a visitor wished for it, with a link to it', async () => {
    const { id } = await ringingCall(app, tenant.tenantId, {
      source: 'widget',
      direction: 'outbound',
      clientName: 'Ada',
    })
    await app.calls.progress.failed(tenant.tenantId, id, 'no_answer')
    expect(await told()).toEqual(['failed_call'])
    const { text } = await mailTo(tenant.email)
    expect(text).toContain('Nobody picked up.')
    expect(text).toContain('+14155550123')
    expect(text).toContain(`/calls/${id}`)
  })

  it('is not mailed where the team or a program started it, nobody can be called back, or it is switched off', async () => {
    const fail = async (more: object) => {
      const { id } = await ringingCall(app, tenant.tenantId, more)
      await app.calls.progress.failed(tenant.tenantId, id, 'busy')
    }
    await fail({ source: 'api', direction: 'outbound' })
    await fail({ phoneNumber: '' })
    await settings({ notify: { failed_call: false } })
    await fail({ source: 'widget', direction: 'outbound' })
    expect(await told()).toEqual([])
  })
})

describe('a booking of a visitor', () => {
  it('is mailed with its time and contact; one by staff is not', async () => {
    const hours = { mon: [{ start: '09:00', end: '17:00' }] }
    const week = Object.fromEntries(['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'].map((day) => [day, hours.mon]))
    const post = async (url: string, payload: object) => (await tenant.send({ method: 'POST', url, payload })).json()
    const resource = await post('/resources', { name: 'Dr. Hopper', weekly_hours: week })
    const made = { name: 'Check-up', duration_minutes: 60, resource_ids: [resource.resource_id], capacity: 4 }
    const service = await post('/services', made)
    const range = `from=${new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)}`
    const query = `service_id=${service.service_id}&${range}&${range.replace('from', 'to')}`
    const { slots } = (await tenant.send({ url: `/bookings/availability?${query}` })).json()
    const booking = {
      service_id: service.service_id,
      client_name: 'Ada',
      client_email: 'ada@example.com',
      party_size: 2,
    }
    await post('/bookings', { ...booking, start: slots[0].start })
    expect(await told()).not.toContain('new_booking')
    const visitor = tenant.sendAs(tenant.visitor)
    const answer = await visitor({
      method: 'POST',
      url: '/widget/bookings',
      payload: { ...booking, start: slots[1].start },
    })
    expect(answer.statusCode).toBe(201)
    expect(await told()).toContain('new_booking')
    const { text } = await mailTo(tenant.email)
    expect(text).toContain('Check-up × 2, with Dr. Hopper')
    expect(text).toContain('ada@example.com')
  })
})
