import { sql } from 'drizzle-orm'
import { mkdtemp, readdir, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newId } from '../../src/core/ids.ts'
import { testClock } from '../bookings/desk.ts'
import { startTestApp } from '../support/app.ts'
import { createTenant, visitorHeaders, type TestTenant } from '../support/factories.ts'
import { parseMail } from '../support/mail-server.ts'
import { until } from '../support/until.ts'

/* What waits for the end of quiet hours, or for the daily mail. */

/** Sunday evening and Monday morning in Berlin. */
const EVENING = '2030-01-06T21:00:00.000Z'
const MORNING = '2030-01-07T06:00:00.000Z'

const clock = testClock()
let app: FastifyInstance
let outbox: string
let tenant: TestTenant

beforeAll(async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'digest-'))
  outbox = join(dataDir, 'outbox')
  app = await startTestApp({ clock, config: { dataDir } })
})
afterAll(() => app.close())
beforeEach(async () => {
  clock.set(EVENING)
  tenant = await createTenant(app, clock)
  await patch(`/tenants/${tenant.tenantId}`, { time_zone: 'Europe/Berlin' })
  await patch('/notifications', { quiet_hours: { start: '20:00', end: '07:00' } })
})

async function patch(url: string, payload: object): Promise<void> {
  const reply = await tenant.send({ method: 'PATCH', url, payload })
  expect({ url, status: reply.statusCode, body: reply.body }).toMatchObject({ status: 200 })
}

const read = async () => (await tenant.send({ url: '/notifications' })).json()

async function leave(contact: object): Promise<string> {
  const headers = await visitorHeaders(tenant.tenantId, newId('chat'), clock)
  const reply = await tenant.sendAs(headers)({ method: 'POST', url: '/widget/leads', payload: contact })
  expect(reply.statusCode).toBe(201)
  const { data } = (await tenant.send({ url: '/leads?limit=1' })).json()
  return data[0].lead_id
}

const ada = { name: 'Ada', email: 'ada@example.com', message: 'A check-up in May' }
const ben = { name: 'Ben', email: 'ben@example.com' }

async function told(): Promise<string[]> {
  const { rows } = await app.database.system((tx) =>
    tx.execute<{ template: string }>(
      sql`select template from mails where tenant_id = ${tenant.tenantId} order by created_at, id`,
    ),
  )
  return rows.map(({ template }) => template)
}

const untilTold = (template: string) => until(async () => (await told()).includes(template))

function mailTo(address: string, words = '') {
  return until(async () => {
    const names = (await readdir(outbox).catch(() => [])).filter((name) => name.endsWith('.eml'))
    const mails = await Promise.all(names.map(async (name) => parseMail(await readFile(join(outbox, name)))))
    return mails.find(({ raw, text }) => raw.includes(`To: ${address}`) && text.includes(words))
  })
}

describe('quiet hours', () => {
  it('hold back what comes in, and tell it in one mail at their end', async () => {
    await leave(ada)
    clock.set('2030-01-07T01:30:00.000Z')
    await leave(ben)
    expect(await told()).toEqual([])
    expect(await read()).toMatchObject({ waiting: 2, next_at: MORNING })
    clock.set('2030-01-07T05:59:59.000Z')
    expect(await told()).toEqual([])
    clock.set(MORNING)
    await untilTold('digest')
    expect(await told()).toEqual(['digest'])
    expect(await read()).toMatchObject({ waiting: 0, next_at: null })
    const mail = await mailTo(tenant.email)
    expect(mail.subject).toBe('Harbour Dental: what came in meanwhile (2)')
    const { text } = mail
    expect(text.indexOf('Sun 10:00 PM · Ada left their contact')).toBeGreaterThan(0)
    expect(text.indexOf('Mon 2:30 AM · Ben left their contact')).toBeGreaterThan(text.indexOf('A check-up in May'))
    expect(text).toContain('ada@example.com')
    await leave({ name: 'Cleo', email: 'cleo@example.com' })
    expect(await told()).toEqual(['digest', 'new_lead'])
  })

  it('are told once, whichever process comes first', async () => {
    const second = await startTestApp({ clock })
    for (let index = 0; index < 8; index += 1) await leave({ name: `No ${index}`, email: `no${index}@example.com` })
    clock.set(MORNING)
    await untilTold('digest')
    await until(async () => (await read()).waiting === 0)
    await second.close()
    expect(await told()).toEqual(['digest'])
  })

  it('that are switched off let go at once of what waits; others let it wait for their end', async () => {
    await leave(ada)
    await patch('/notifications', { quiet_hours: { start: '20:30', end: '06:30' } })
    expect(await read()).toMatchObject({ waiting: 1, next_at: '2030-01-07T05:30:00.000Z' })
    await patch(`/tenants/${tenant.tenantId}`, { time_zone: 'Europe/London' })
    expect(await read()).toMatchObject({ waiting: 1, next_at: '2030-01-07T06:30:00.000Z' })
    await patch('/notifications', { quiet_hours: null })
    await untilTold('digest')
  })

  it('end in the language and for the address of then', async () => {
    await leave(ada)
    await patch(`/tenants/${tenant.tenantId}`, { language: 'de' })
    await patch('/notifications', { email: 'theke@example.com' })
    clock.set(MORNING)
    const mail = await mailTo('theke@example.com')
    expect(mail.subject).toBe('Harbour Dental: was inzwischen kam (1)')
    expect(mail.text).toContain('Ada hat den Kontakt hinterlassen')
  })

  it('tell nothing of a person who was erased meanwhile, by the lead or by the person', async () => {
    const lead = await leave(ada)
    await leave(ben)
    expect((await tenant.send({ method: 'DELETE', url: `/leads/${lead}` })).statusCode).toBe(200)
    expect(await read()).toMatchObject({ waiting: 1 })
    const erased = await tenant.send({ method: 'POST', url: '/privacy/people/erase', payload: { q: ben.email } })
    expect(erased.statusCode).toBe(200)
    expect(await read()).toMatchObject({ waiting: 0 })
  })

  it('do not hold back that a visitor asks for a person, unless that is wished; then it is told as past', async () => {
    await patch(`/tenants/${tenant.tenantId}`, { assistant: { handoff_words: ['emergency'] } })
    const write = (message: string) =>
      tenant.send({ method: 'POST', url: '/chat/message', payload: { tenant_id: tenant.tenantId, message } })
    await write('This is an emergency')
    expect(await told()).toEqual(['handoff'])
    await patch('/notifications', { handoff_at_once: false })
    const { session_id: id } = (await write('Another emergency')).json()
    expect(await told()).toEqual(['handoff'])
    clock.set(MORNING)
    await untilTold('digest')
    const mail = await mailTo(tenant.email, 'What came in meanwhile')
    expect(mail.text).toContain('The visitor waited in the chat at that time.')
    expect(mail.text).toContain(`/inbox/${id}`)
  })
})

describe('the daily mail', () => {
  it('collects contacts until its time, and comes each day', async () => {
    await patch('/notifications', { quiet_hours: null, daily_at: '12:00' })
    await leave(ada)
    expect(await read()).toMatchObject({ waiting: 1, next_at: '2030-01-07T11:00:00.000Z' })
    clock.set('2030-01-07T11:00:00.000Z')
    await untilTold('digest')
    await leave(ben)
    expect(await read()).toMatchObject({ waiting: 1, next_at: '2030-01-08T11:00:00.000Z' })
    expect(await told()).toEqual(['digest'])
  })
})

it('a process that starts anew tells what its predecessor held back, also in the middle of it', async () => {
  await leave(ada)
  await leave(ben)
  await app.database.tenant(tenant.tenantId, (tx) =>
    tx.execute(sql`update waiting_notices set lease = 'dead', attempts = 1 where contents->>'name' = 'Ada'`),
  )
  clock.set(MORNING)
  const second = await startTestApp({ clock })
  await untilTold('digest')
  await until(async () => (await read()).waiting === 0)
  await second.close()
  expect(await told()).toEqual(['digest'])
})

it('refuses times that are none', async () => {
  for (const payload of [
    { quiet_hours: { start: '20:00' } },
    { quiet_hours: { start: '20:00', end: '20:00' } },
    { quiet_hours: { start: '8 pm', end: '07:00' } },
    { daily_at: '24:00' },
  ])
    expect((await tenant.send({ method: 'PATCH', url: '/notifications', payload })).statusCode).toBe(422)
})
