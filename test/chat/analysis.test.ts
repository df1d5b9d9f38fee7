import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createChatAnalysis } from '../../src/chat/analysis-work.ts'
import { startTestApp } from '../support/app.ts'
import { createDocument, createSession, createTenant, type TestTenant } from '../support/factories.ts'
import { FakeOpenAI, type Behaviour } from '../support/fakes/openai.ts'
import { until } from '../support/until.ts'

const LIMITS = { answerMs: 1_500, firstTokenMs: 1_500, idleMs: 1_500, totalMs: 15_000 }

let fake: FakeOpenAI
let withModel: FastifyInstance
let builtIn: FastifyInstance

beforeAll(async () => {
  fake = await FakeOpenAI.start()
  const chat = { apiKey: 'sk-test', baseUrl: fake.url, model: 'test-model' }
  withModel = await startTestApp({ config: { models: { chat, embedding: undefined } }, modelLimits: LIMITS })
})
beforeEach(() => fake.reset())
afterAll(async () => {
  await withModel.close()
  await fake[Symbol.asyncDispose]()
})

interface Ended {
  session: Record<string, unknown>
  events: { lead: { email: string } | null; summary: string | null; sentiment: string }[]
}

/** Says these messages, ends the conversation and waits for its analysis. */
async function converse(tenant: TestTenant, messages: string[], ...planned: Behaviour[]): Promise<Ended> {
  let id: string | undefined
  for (const message of messages) {
    const payload = { message, tenant_id: tenant.tenantId, session_id: id }
    id = (await tenant.send({ method: 'POST', url: '/chat/message', payload })).json().session_id
  }
  fake.plan(...planned)
  await tenant.send({ method: 'POST', url: `/chat/sessions/${id}/end` })
  const session = await until(async () => {
    const read = (await tenant.send({ url: `/chat/sessions/${id}` })).json()
    return read.outcome === null ? undefined : read
  })
  const log = (await tenant.send({ url: '/webhooks/events?event=chat.session_ended' })).json()
  const bodies = await Promise.all(
    log.data.map(async ({ event_id: event }: { event_id: string }) =>
      JSON.parse((await tenant.send({ url: `/webhooks/events/${event}` })).json().body),
    ),
  )
  return { session, events: bodies.map(({ data }) => data).filter(({ session_id: of }) => of === id) }
}

describe('without a model', () => {
  beforeAll(async () => {
    builtIn = await startTestApp()
  })
  afterAll(() => builtIn.close())

  it('a conversation has its summary, sentiment and outcome, and its lead once', async () => {
    const tenant = await createTenant(builtIn)
    await createDocument(tenant)
    const said = ['Are you open on Saturday?', 'Great, thanks! Write to me: ada@example.com']
    const { session, events } = await converse(tenant, said)
    expect(session).toMatchObject({ status: 'ended', sentiment: 'positive', intent: 'question' })
    expect(session['summary']).toContain('Are you open on Saturday?')
    const lead = { email: 'ada@example.com', intent: 'question', notes: 'Are you open on Saturday?' }
    expect(events).toMatchObject([{ lead, sentiment: 'positive' }])
    expect(events).toHaveLength(1)
    const captured = (await tenant.send({ url: '/webhooks/events?event=lead.captured' })).json().data
    expect(captured).toHaveLength(1)
  })

  it.each([
    ['en', 'Are you open on Saturday?', '“Are you open on Saturday?” – The assistant had an answer.'],
    [
      'de',
      'Haben Sie Raumschiffe zu verkaufen?',
      '„Haben Sie Raumschiffe zu verkaufen?“ – Der Assistent hatte keine Antwort.',
    ],
    ['es', 'Quiero hablar con una persona', '«Quiero hablar con una persona» – La conversación pasó a una persona.'],
    [
      'fr',
      'Je voudrais parler à un conseiller',
      '« Je voudrais parler à un conseiller » – La conversation a été passée à une personne.',
    ],
  ])('its summary is a sentence in the language of the business: %s', async (language, message, summary) => {
    const tenant = await createTenant(builtIn)
    await tenant.send({ method: 'PATCH', url: `/tenants/${tenant.tenantId}`, payload: { language } })
    if (language === 'en') await createDocument(tenant)
    expect((await converse(tenant, [message])).session['summary']).toBe(summary)
  })

  it('one that asked nothing came to nothing', async () => {
    const tenant = await createTenant(builtIn)
    const { session, events } = await converse(tenant, ['Hello'])
    expect(session).toMatchObject({ outcome: 'nothing_asked', sentiment: 'neutral', intent: null })
    expect(events).toMatchObject([{ lead: null }])
  })
})

describe('an analysis that fails', () => {
  it('of the second try on has longer and longer pauses', async () => {
    const tenant = await createTenant(withModel)
    const { sessionId: id } = await createSession(tenant)
    const { tenantId } = tenant
    const { database, events, leads } = withModel
    const work = createChatAnalysis({
      database,
      events,
      leads,
      isEmbedded: true,
      analyse: () => Promise.reject(new Error('no')),
      languageOf: async () => 'en',
      log: { error: () => {} },
    })
    const pauses: number[] = []
    for (const attempts of [2, 6, 60]) {
      await database.tenant(tenantId, (tx) =>
        tx.execute(sql`update chat_sessions set analysis_lease = 'mine', analysis_due_at = null where id = ${id}`),
      )
      await work.fail({ tenantId, id, attempts, lease: 'mine' }, new Error('no'))
      const { rows } = await database.tenant(tenantId, (tx) =>
        tx.execute<{ s: number }>(
          sql`select extract(epoch from analysis_due_at - now())::float8 as s from chat_sessions where id = ${id}`,
        ),
      )
      pauses.push(rows[0]!.s)
    }
    expect(pauses[0]).toBeGreaterThan(1)
    expect(pauses[1]).toBeGreaterThan(25)
    expect(pauses[2]).toBeGreaterThan(500)
    expect(pauses[2]).toBeLessThan(670)
  })
})

describe('with a model', () => {
  const JSON_REPLY = '```json\n{"summary":"Asked for bicycles.","sentiment":"negative","intent":"other"}\n```'

  it('what was planned for it is not said of a conversation that another app left', async () => {
    const closing = await startTestApp()
    const { database } = closing
    const left = await createTenant(closing)
    const { sessionId: id } = await createSession(left)
    await closing.close()
    await database.tenant(left.tenantId, (tx) =>
      tx.execute(
        sql`update chat_sessions set status = 'ended', analysis_due_at = now() - interval '1 hour' where id = ${id}`,
      ),
    )
    const tenant = await createTenant(withModel)
    const { session } = await converse(tenant, ['Do you sell bicycles?'], { say: JSON_REPLY })
    expect(session).toMatchObject({ summary: 'Asked for bicycles.' })
    const { rows } = await database.tenant(left.tenantId, (tx) =>
      tx.execute(sql`select analysed_at from chat_sessions where id = ${id}`),
    )
    expect(rows).toEqual([{ analysed_at: null }])
  })

  it('it sums up', async () => {
    const tenant = await createTenant(withModel)
    const { session, events } = await converse(tenant, ['Do you sell bicycles?'], { say: JSON_REPLY })
    expect(session).toMatchObject({
      summary: 'Asked for bicycles.',
      sentiment: 'negative',
      intent: 'other',
      outcome: 'unanswered',
    })
    expect(events).toMatchObject([{ summary: 'Asked for bicycles.' }])
  })

  it.each<[string, ...Behaviour[]]>([
    ['hangs', { silent: true }],
    ['is out of quota', { status: 429 }, { status: 429 }],
    ['writes prose', { say: 'They asked about bicycles.' }],
    ['names an intent of its own', { say: '{"summary":"x","sentiment":"neutral","intent":"Bicycles"}' }],
    ['writes another shape', { say: '{"summary":"x","sentiment":"furious"}' }],
    ['dies', { say: '{"summary"', ending: 'cut' }],
  ])('one that %s does not hold back the end', async (_, ...planned) => {
    const tenant = await createTenant(withModel)
    const { session, events } = await converse(tenant, ['Do you sell bicycles?'], ...planned)
    expect(session).toMatchObject({ outcome: 'unanswered', intent: 'question' })
    expect(events).toHaveLength(1)
  })
})

describe('a long conversation', () => {
  it('reaches the model with what was said long ago, in short', async () => {
    const tenant = await createTenant(withModel)
    let id: string | undefined
    for (let turn = 1; turn <= 16; turn += 1) {
      const payload = { message: `Remark number ${turn}, please`, tenant_id: tenant.tenantId, session_id: id }
      id = (await tenant.send({ method: 'POST', url: '/chat/message', payload })).json().session_id
    }
    const prompt = fake.requests.at(-1)!.body.messages[1].content
    expect(prompt).toContain('EARLIER, IN SHORT')
    for (let turn = 1; turn <= 16; turn += 1) expect(prompt).toContain(`number ${turn},`)
  })
})
