import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newId } from '../../src/core/ids.ts'
import { retentionLease, retentionRepository } from '../../src/privacy/repository.ts'
import { startTestApp } from '../support/app.ts'
import { createTenant, type TestTenant } from '../support/factories.ts'
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

interface Clearing {
  state: string
  finished_at: string | null
  last_cleared: Record<string, number> | null
  older: { conversations: number; calls: number } | null
}

const WORDS = 'I am Ada Lovelace, ada@example.com or 0171 555 0100, on 2026-11-24 at 10:30, card 4111 1111 1111 1111'

/** An ended conversation and a call that is over, of so many days ago. */
async function past(days: number, count = 1): Promise<{ sessions: string[]; calls: string[] }> {
  const sessions = Array.from({ length: count }, () => newId('chat'))
  const calls = Array.from({ length: count }, () => newId('call'))
  const at = sql`now() - make_interval(days => ${days})`
  const ids = (list: string[]) => sql`unnest(${sql.param(list)}::text[]) id`
  await app.database.tenant(tenant.tenantId, async (tx) => {
    await tx.execute(sql`
      insert into chat_sessions (tenant_id, id, status, client_name, client_email, started_at, last_message_at, ended_at, summary)
      select ${tenant.tenantId}, id, 'ended', 'Ada Lovelace', 'ada@example.com', ${at}, ${at}, ${at}, 'Wants ada@example.com' from ${ids(sessions)}`)
    await tx.execute(sql`
      insert into messages (tenant_id, id, session_id, role, text, created_at)
      select ${tenant.tenantId}, 'msg_' || substr(id, 6), id, 'visitor', ${WORDS}, ${at} from ${ids(sessions)}`)
    await tx.execute(sql`
      insert into calls (tenant_id, id, status, direction, channel, simulated, source, phone_number, call_type, duration, created_at, summary)
      select ${tenant.tenantId}, id, 'completed', 'inbound', 'phone', true, 'line', '+14155550100', 'inbound', 42, ${at}, 'Wants' from ${ids(calls)}`)
  })
  await figuresSettled(app.database, tenant.tenantId)
  return { sessions, calls }
}

async function keep(privacy: object): Promise<void> {
  const payload = { privacy }
  const answer = await tenant.send({ method: 'PATCH', url: `/tenants/${tenant.tenantId}`, payload })
  expect({ status: answer.statusCode, body: answer.body }).toMatchObject({ status: 200 })
}

const state = async (query = '') => (await tenant.send({ url: `/privacy/clearing${query}` })).json<Clearing>()

/** Waits for a whole run that began after the last change. */
async function cleared(): Promise<Clearing> {
  return until(async () => {
    const now = await state()
    return now.finished_at !== null && now.state === 'waiting' ? now : undefined
  })
}

async function rows<T extends Record<string, unknown>>(query: ReturnType<typeof sql>): Promise<T[]> {
  return app.database.tenant(tenant.tenantId, async (tx) => (await tx.execute<T>(query)).rows as T[])
}

describe('what is older than the limit', () => {
  it('goes: conversations with their words, number and words of calls', async () => {
    const old = await past(40)
    const young = await past(5)
    expect(await state('?retention_days=30')).toMatchObject({ state: 'off', older: { conversations: 1, calls: 1 } })
    await keep({ retention_days: 30 })
    expect(await cleared()).toMatchObject({
      last_cleared: { conversations: 1, calls: 1, redacted: 0 },
      older: { conversations: 0, calls: 0 },
    })
    expect(await rows(sql`select id from chat_sessions`)).toEqual(young.sessions.map((id) => ({ id })))
    expect(await rows(sql`select session_id from messages`)).toEqual(young.sessions.map((id) => ({ session_id: id })))
    expect(await rows(sql`select id from calls where phone_number = ''`)).toEqual(old.calls.map((id) => ({ id })))
  })

  it('stays in the figures, also where something of that time is counted again', async () => {
    await past(40, 3)
    const range = () => {
      const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10)
      return tenant.send({ url: `/analytics/overview?from=${day(45)}&to=${day(35)}&time_zone=UTC` })
    }
    const before = (await range()).json<{ conversations: number; messages: number }>()
    expect(before).toMatchObject({ messages: 3 })
    await keep({ retention_days: 30 })
    await cleared()
    await app.database.tenant(tenant.tenantId, (tx) => tx.execute(sql`update calls set duration = 43`))
    await figuresSettled(app.database, tenant.tenantId)
    expect((await range()).json()).toEqual(before)
  })

  it('is kept without a limit, and where it goes on', async () => {
    await past(400)
    await app.database.tenant(tenant.tenantId, (tx) => tx.execute(sql`update chat_sessions set status = 'handoff'`))
    await keep({ redaction: 'contacts', retention_days: 30 })
    await cleared()
    expect(await rows(sql`select status from chat_sessions`)).toEqual([{ status: 'handoff' }])
  })

  it("is the tenant's own: nobody else's is touched", async () => {
    const first = tenant
    await past(40)
    tenant = await createTenant(app)
    await past(40)
    await keep({ retention_days: 30 })
    await cleared()
    expect(await rows(sql`select id from chat_sessions`)).toEqual([])
    tenant = first
    expect(await rows(sql`select id from chat_sessions`)).toHaveLength(1)
  })

  it('goes in batches, each counted once', async () => {
    await past(40, 120)
    await keep({ retention_days: 30 })
    const done = await cleared()
    expect(done.last_cleared).toMatchObject({ conversations: 120, calls: 120 })
  })

  it('is cleared by nobody twice: a worker whose lease was lost changes nothing', async () => {
    await keep({ retention_days: 30 })
    await cleared()
    await past(40)
    const dead = await app.database.system(async (tx) => {
      await tx.execute(
        sql`update privacy_work set due_at = now() - interval '1 minute' where tenant_id = ${tenant.tenantId}`,
      )
      const jobs = await retentionLease.claim(tx, 100, { token: 'dead', seconds: 0 })
      return jobs.find(({ tenantId }) => tenantId === tenant.tenantId)!
    })
    const before = (await state()).finished_at
    await until(async () => (await state()).finished_at !== before)
    expect(await app.database.tenant(tenant.tenantId, (tx) => retentionLease.finish(tx, dead))).toBe(false)
    expect(await rows(sql`select id from chat_sessions`)).toEqual([])
    expect(
      await app.database.tenant(tenant.tenantId, (tx) => retentionRepository.find(tx, tenant.tenantId)),
    ).toMatchObject({
      lastCleared: { conversations: 1, calls: 1 },
    })
  })
})

describe('words after the end', () => {
  it('lose addresses and numbers, and keep days, times and the rest', async () => {
    const { sessions } = await past(1)
    await keep({ redaction: 'contacts' })
    expect((await cleared()).last_cleared).toMatchObject({ redacted: 2 })
    const [message] = await rows<{ text: string }>(sql`select text from messages where session_id = ${sessions[0]!}`)
    expect(message!.text).toBe('I am Ada Lovelace, ••• or •••, on 2026-11-24 at 10:30, card •••')
    expect(await rows(sql`select client_email, summary, client_name from chat_sessions`)).toEqual([
      { client_email: null, summary: 'Wants •••', client_name: 'Ada Lovelace' },
    ])
  })

  it('go whole, also where contacts went before', async () => {
    await past(1)
    await keep({ redaction: 'contacts' })
    await cleared()
    const { finished_at: first } = await state()
    await keep({ redaction: 'everything' })
    await until(async () => (await state()).finished_at !== first)
    expect(await rows(sql`select text from messages`)).toEqual([{ text: '•••' }])
    expect(await rows(sql`select client_name, summary from chat_sessions`)).toEqual([
      { client_name: null, summary: '•••' },
    ])
  })

  it('stay while the conversation goes on', async () => {
    await tenant.send({ method: 'POST', url: '/chat/message', payload: { message: WORDS, tenant_id: tenant.tenantId } })
    await keep({ redaction: 'everything' })
    await cleared()
    expect(await rows(sql`select text from messages where role = 'visitor'`)).toEqual([{ text: WORDS }])
  })
})
