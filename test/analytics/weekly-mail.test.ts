import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createFigures } from '../../src/analytics/figures.ts'
import { mondayOf } from '../../src/analytics/weekly-mail.ts'
import { createWeeklyWork, weeklyRepository } from '../../src/analytics/weekly-work.ts'
import { newId } from '../../src/core/ids.ts'
import { HOUR, MINUTE } from '../../src/core/time.ts'
import type { OpenDatabase } from '../../src/db/open.ts'
import type { Mail } from '../../src/mail/index.ts'
import { clockAt } from '../bookings/visitor-desk.ts'
import { startTestApp } from '../support/app.ts'
import { openCopy } from '../support/database.ts'
import { createTenant, signIn, type TestTenant } from '../support/factories.ts'
import { figuresSettled } from '../support/figures-settled.ts'
import { startMailServer, type MailServer, type ReceivedMail } from '../support/mail-server.ts'
import { until } from '../support/until.ts'
import { Writer, type Step } from './history.ts'

/** The clocks of Berlin go back on the Sunday of this week, so it has 169 hours. */
const WEEK = { from: '2025-10-20', to: '2025-10-26' }
/** Seven in the morning of the Monday after it. */
const OPENS = '2025-10-27T06:00:00.000Z'
const BEFORE = new Date(Date.parse(OPENS) - 1).toISOString()

const clock = clockAt(OPENS)
let own: OpenDatabase

beforeAll(async () => void (own = await openCopy()))
afterAll(() => own.close())
beforeEach(() => clock.set('2025-10-24T12:00:00.000Z'))

async function createBerlin(app: FastifyInstance, language = 'en'): Promise<TestTenant> {
  const tenant = await createTenant(app, clock)
  await change(tenant, { time_zone: 'Europe/Berlin', country: 'DE', language })
  return tenant
}

const change = (tenant: TestTenant, payload: object) =>
  tenant.send({ method: 'PATCH', url: `/tenants/${tenant.tenantId}`, payload })

const asked = (band: 'answer' | 'decline') =>
  [
    { role: 'visitor', band: null, milliseconds: 0, after: 0 },
    { role: 'assistant', band, milliseconds: 0, after: 0 },
  ] as const

/** Times of steps are milliseconds from midnight (UTC) of the Sunday before the week. */
const SUNDAY = '2025-10-19'
const timeOf = (iso: string) => Date.parse(iso) - Date.parse(SUNDAY)
const chat = (at: number, band: 'answer' | 'decline'): Step => ({
  act: 'chat',
  at,
  lead: 0,
  intent: null,
  sentiment: null,
  said: [...asked(band)],
})

const CALLS: Step[] = [90, 125].map((duration, index) => ({
  act: 'call',
  at: timeOf('2025-10-23T09:00:00Z') + index * HOUR,
  lead: 1,
  intent: null,
  status: 'completed',
  duration,
  said: [],
}))
const OTHERS: Step[] = [
  { act: 'lead', at: timeOf('2025-10-22T09:00:00Z'), lead: 0, source: 'chat' },
  { act: 'booking', at: timeOf('2025-10-22T09:05:00Z'), start: 0, source: 'chat', service: 0, resources: 1 },
  ...CALLS,
  // The first and the last minutes of the week in Berlin, and the first of the week after.
  chat(timeOf('2025-10-19T22:01:00Z'), 'answer'),
  chat(timeOf('2025-10-26T22:59:00Z'), 'decline'),
  chat(timeOf('2025-10-26T23:01:00Z'), 'answer'),
  // The week before.
  chat(timeOf('2025-10-19T21:59:00Z'), 'answer'),
]

/** Adds answered conversations to the week. */
const chats = (count: number): Step[] =>
  Array.from({ length: count }, (_, index) => chat(timeOf('2025-10-21T08:00:00Z') + index * MINUTE, 'answer'))

async function write(tenant: TestTenant, steps: Step[]): Promise<void> {
  const writer = new Writer(own.database, tenant.tenantId, SUNDAY)
  for (const step of steps) await writer.write(step)
  await figuresSettled(own.database, tenant.tenantId)
}

/** Unanswered questions of the week. */
async function ask(app: FastifyInstance, { tenantId }: TestTenant, texts: string[]): Promise<void> {
  await own.database.tenant(tenantId, async (tx) => {
    const { rows } = await tx.execute<{ id: string }>(sql`select id from chat_sessions limit 1`)
    const of = { sessionId: rows[0]!.id, band: 'decline' as const, coverage: 0 }
    for (const text of texts) await app.analytics.recordQuestion(tx, tenantId, { ...of, text, messageId: newId('msg') })
    await tx.execute(sql`update questions set created_at = '2025-10-22T10:00:00Z'`)
  })
}

async function dueAt({ tenantId }: TestTenant): Promise<string | undefined> {
  const { rows } = await own.database.tenant(tenantId, (tx) =>
    tx.execute<{ due_at: string; lease: string | null }>(sql`select due_at, lease from weekly_mails`),
  )
  const [row] = rows
  return row === undefined || row.lease !== null ? undefined : new Date(row.due_at).toISOString()
}

async function mailsOf({ tenantId }: TestTenant): Promise<number> {
  const { rows } = await own.database.tenant(tenantId, (tx) =>
    tx.execute(sql`select 1 from mails where template = 'weekly_figures'`),
  )
  return rows.length
}

describe('the weekly mail', () => {
  let server: MailServer
  let app: FastifyInstance

  const config = () => ({ mail: { smtpUrl: server.url, from: 'desk@example.com' } })
  beforeAll(async () => {
    server = await startMailServer()
    app = await startTestApp({ database: own.database, clock, config: config() })
  })
  afterAll(async () => {
    await app.close()
    await server[Symbol.asyncDispose]()
  })

  /** The work waits for the Monday after the week. */
  const planned = (tenant: TestTenant, next = OPENS) => until(async () => (await dueAt(tenant)) === next)
  const done = (tenant: TestTenant) => planned(tenant, '2025-11-03T06:00:00.000Z')

  async function mailOf(tenant: TestTenant): Promise<ReceivedMail> {
    await planned(tenant)
    clock.set(OPENS)
    return server.take(tenant.email)
  }

  it('comes to each administrator with the figures of GET /analytics/overview, at seven after the clocks changed', async () => {
    const tenant = await createBerlin(app)
    const second = `second.${tenant.email}`
    await signIn(app, tenant.tenantId, { email: second, role: 'admin', clock })
    await write(tenant, [...OTHERS, ...chats(21)])
    await planned(tenant)
    clock.set(BEFORE)
    await app.database.tenant(tenant.tenantId, (tx) => weeklyRepository.due(tx, tenant.tenantId, clock.now()))
    await planned(tenant)
    expect(await mailsOf(tenant)).toBe(0)
    const { text, subject } = await mailOf(tenant)
    const { previous, ...now } = (
      await tenant.send({ url: `/analytics/overview?from=${WEEK.from}&to=${WEEK.to}&time_zone=Europe/Berlin` })
    ).json()
    expect([now.conversations, now.asked, now.answered, previous.conversations]).toEqual([25, 23, 22, 1])
    expect(subject).toBe('Harbour Dental: the week of 20–26 October 2025')
    const lines = text.split('\n\n')
    expect(lines).toContain(`Conversations: ${now.conversations} (${previous.conversations})`)
    expect(lines).toContain(`Answered without a person: ${Math.round(now.answered_rate * 100)}% (1 of 1)`)
    expect(lines).toContain(
      `Resolved, and not asked again: ${Math.round(now.resolved_rate * 100)}% (${previous.resolved} of 1)`,
    )
    // As on the page: the first word on calls, and where none was measured the answer in chats.
    const { first_audio_ms: audio, response_ms: response } = now
    const speed =
      audio.p50 === null ? (['Time to the answer', response] as const) : (['First word on calls', audio] as const)
    const told = lines.filter((line) => /^(First word|Time to)/.test(line)).map((line) => line.split(' (')[0])
    expect(told).toEqual(speed[1].p50 === null ? [] : [`${speed[0]}: ${(speed[1].p50 / 1_000).toFixed(1)}s`])
    expect(lines).toContain(`New appointments: ${now.bookings.created} (${previous.bookings.created})`)
    expect(lines).toContain(`New leads: ${now.leads.captured} (${previous.leads.captured})`)
    expect(lines).toContain(`Calls: ${now.calls.total} (${previous.calls.total})`)
    expect(lines).toContain(`Minutes of calls: ${now.calls.minutes.toFixed(1)} (${previous.calls.minutes})`)
    expect(lines).toContain(`http://localhost:3000/analytics?from=${WEEK.from}&to=${WEEK.to}`)
    expect(text).toContain('switched off in FrontDesk under Settings, Assistant, "Mails to you"')
    expect((await server.take(second)).text).toBe(text)
    expect(await mailsOf(tenant)).toBe(2)
  })

  it('has counts in place of rates below twenty conversations, and the three questions asked most', async () => {
    const tenant = await createBerlin(app, 'de')
    await write(tenant, OTHERS)
    const questions = ['Do you sell bicycles?', 'Can I bring my dog?', 'Who owns the boat?', 'Is there a lift?']
    await ask(app, tenant, questions.slice(0, 3))
    await ask(app, tenant, questions)
    await ask(app, tenant, questions.slice(0, 1))
    const { text, subject } = await mailOf(tenant)
    expect(subject).toBe('Harbour Dental: die Woche vom 20.–26. Oktober 2025')
    expect(text).toContain('\nOhne eine Person beantwortet: 1 von 2 (1 von 1)\n')
    expect(text).toContain('\nErledigt und nicht noch einmal gefragt: 1 von 2 (0 von 1)\n')
    expect(text).toContain('\nAnrufminuten: 3,6 (0)\n')
    expect(text).not.toContain('%')
    expect(text.match(/^\d × .*$/gm)).toEqual([
      '3 × Do you sell bicycles?',
      ...['Who owns the boat?', 'Can I bring my dog?'].map((one) => `2 × ${one}`),
    ])
    expect(text).not.toContain('lift')
  })

  it('is sent once by two processes', async () => {
    const other = await startTestApp({ database: own.database, clock, config: config() })
    const tenants = await Promise.all(Array.from({ length: 6 }, () => createBerlin(app)))
    for (const tenant of tenants) await write(tenant, chats(1))
    for (const tenant of tenants) await planned(tenant)
    clock.set(OPENS)
    for (const tenant of tenants) {
      await done(tenant)
      expect(await mailsOf(tenant)).toBe(1)
    }
    await other.close()
  })

  it('is not sent where it is switched off, but the same Monday once it is switched on', async () => {
    const tenant = await createBerlin(app)
    await write(tenant, chats(1))
    await change(tenant, { assistant: { notify: { weekly: false } } })
    await planned(tenant)
    clock.set(OPENS)
    await done(tenant)
    expect(await mailsOf(tenant)).toBe(0)
    await change(tenant, { assistant: { notify: { weekly: null } } })
    await server.take(tenant.email)
    await change(tenant, { time_zone: 'America/New_York' })
    await planned(tenant, '2025-10-27T11:00:00.000Z')
    clock.set('2025-10-27T11:00:00.000Z')
    await planned(tenant, '2025-11-03T12:00:00.000Z')
    expect(await mailsOf(tenant)).toBe(1)
  })

  it('is not sent for a week in which nothing happened', async () => {
    const tenant = await createBerlin(app)
    await write(tenant, [
      chat(timeOf('2025-10-19T21:59:00Z'), 'answer'),
      chat(timeOf('2025-10-26T23:01:00Z'), 'answer'),
    ])
    await planned(tenant)
    clock.set(OPENS)
    await done(tenant)
    expect(await mailsOf(tenant)).toBe(0)
  })

  it.each([
    ['is sent by a process that starts late on the Monday', '2025-10-27T22:59:00.000Z', 1],
    ['is not sent by one that starts on the day after', '2025-10-27T23:00:00.000Z', 0],
  ])('%s', async (_, at, count) => {
    const tenant = await createBerlin(app)
    await write(tenant, chats(1))
    await planned(tenant)
    clock.set(at)
    await done(tenant)
    expect(await mailsOf(tenant)).toBe(count)
  })

  it('is planned for tenants that never changed a setting', async () => {
    const tenant = await createTenant(app, clock)
    await app.database.system((tx) => weeklyRepository.addMissing(tx, clock.now()))
    await planned(tenant, '2025-10-27T07:00:00.000Z')
  })
})

describe('the work of the weekly mail', () => {
  let app: FastifyInstance
  let tenant: TestTenant

  // Without a mail server the app has no such work, so the tests hold the only ones.
  beforeAll(async () => void (app = await startTestApp({ database: own.database, clock })))
  afterAll(() => app.close())
  beforeEach(async () => {
    tenant = await createBerlin(app)
    await signIn(app, tenant.tenantId, { email: `second.${tenant.email}`, role: 'admin', clock })
    await write(tenant, chats(1))
    clock.set(OPENS)
    await own.database.tenant(tenant.tenantId, (tx) => weeklyRepository.due(tx, tenant.tenantId, clock.now()))
  })

  function workOf(mail: Pick<Mail, 'send' | 'wake'> = app.mail) {
    const { database } = own
    const { tenants, auth, analytics: questions, log } = app
    const figures = createFigures(database)
    return createWeeklyWork({ database, tenants, auth, mail, figures, questions, demoEmail: 'demo', clock, log })
  }

  async function claimed(work: ReturnType<typeof workOf>, token: string) {
    const jobs = await work.claim(1_000, { token, seconds: 35 }, new Map())
    return jobs.find(({ tenantId }) => tenantId === tenant.tenantId)
  }

  const signal = new AbortController().signal
  const later = (ms: number) => clock.set(new Date(clock.now().getTime() + ms).toISOString())

  it('is done by another process when one dies, and a late finisher of it sends nothing', async () => {
    const [one, other] = [workOf(), workOf()]
    const lost = await claimed(one, 'one')
    expect(await claimed(other, 'other')).toBeUndefined()
    later(MINUTE)
    const taken = await claimed(other, 'other')
    await expect(one.run(lost!, signal)).rejects.toThrow()
    await one.fail(lost!, new Error('The lease was lost'))
    expect(await mailsOf(tenant)).toBe(0)
    await other.run(taken!, signal)
    expect(await mailsOf(tenant)).toBe(2)
    expect(await dueAt(tenant)).toBe('2025-11-03T06:00:00.000Z')
  })

  it('leaves nothing of a mail that broke off halfway, and tries again', async () => {
    let sent = 0
    const broken = workOf({
      ...app.mail,
      send: async (tx, mail) => {
        sent += 1
        if (sent === 2) throw new Error('Broken')
        return app.mail.send(tx, mail)
      },
    })
    const job = await claimed(broken, 'one')
    const error: unknown = await broken.run(job!, signal).catch((cause: unknown) => cause)
    await broken.fail(job!, error)
    expect(await mailsOf(tenant)).toBe(0)
    later(MINUTE)
    const work = workOf()
    await work.run((await claimed(work, 'two'))!, signal)
    expect(await mailsOf(tenant)).toBe(2)
  })

  it('begins anew when the settings change under it', async () => {
    const work = workOf()
    const job = await claimed(work, 'one')
    await own.database.tenant(tenant.tenantId, (tx) => weeklyRepository.due(tx, tenant.tenantId, clock.now()))
    await expect(work.run(job!, signal)).rejects.toThrow()
    expect(await mailsOf(tenant)).toBe(0)
    await work.run((await claimed(work, 'two'))!, signal)
    expect(await mailsOf(tenant)).toBe(2)
  })

  it('waits for figures that are not counted yet', async () => {
    const work = workOf()
    const mark = (statement: string) => own.database.tenant(tenant.tenantId, (tx) => tx.execute(sql.raw(statement)))
    await app.close()
    await mark(`insert into analytics_marks (tenant_id, at) values ('${tenant.tenantId}', '2025-10-22T10:00:00Z')`)
    const job = await claimed(work, 'one')
    const error: unknown = await work.run(job!, signal).catch((cause: unknown) => cause)
    await work.fail(job!, error)
    expect(await mailsOf(tenant)).toBe(0)
    await mark('delete from analytics_marks')
    later(5_000)
    await work.run((await claimed(work, 'two'))!, signal)
    expect(await mailsOf(tenant)).toBe(2)
  })
})

describe('a Monday', () => {
  it.each([
    ['Pacific/Auckland', '2025-09-28T18:00:00.000Z', '2025-09-29', '2025-09-28T18:00:00.000Z'],
    ['America/New_York', '2026-03-09T10:59:00.000Z', '2026-03-09', '2026-03-09T11:00:00.000Z'],
    ['America/New_York', '2026-03-09T03:59:00.000Z', '2026-03-02', '2026-03-02T12:00:00.000Z'],
    ['Asia/Kathmandu', '2026-01-01T00:00:00.000Z', '2025-12-29', '2025-12-29T01:15:00.000Z'],
  ])('of %s at %s is %s and opens at %s', (zone, now, date, opens) => {
    const monday = mondayOf(new Date(now), zone)
    expect(monday.date).toBe(date)
    expect(monday.opens.toISOString()).toBe(opens)
    expect(Temporal.PlainDate.from(monday.week.to).until(date).days).toBe(1)
    expect(Temporal.PlainDate.from(monday.week.from).until(date).days).toBe(7)
  })
})
