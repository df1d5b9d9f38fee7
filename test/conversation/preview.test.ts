import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { startTestApp } from '../support/app.ts'
import { FakeOpenAI } from '../support/fakes/openai.ts'
import { createAppointment, createDocument, createTenant, type TestTenant } from '../support/factories.ts'

/** Stands still, so that no offered start passes between two turns. */
const begun = new Date()
const clock = { now: () => begun }
let app: FastifyInstance
let tenant: TestTenant
beforeAll(async () => {
  app = await startTestApp({ clock })
  tenant = await createTenant(app, clock)
  await createAppointment(tenant)
})
afterAll(() => app.close())

interface Said {
  role: 'visitor' | 'assistant'
  text: string
}

interface Answer {
  reply: string
  band: string
  sources: { document_id: string | null }[]
  suggestions: { message: string }[]
  withheld: string[]
}

const post = (payload: object, by = tenant) => by.send({ method: 'POST', url: '/assistant/preview', payload })

async function answer(messages: Said[], settings?: object): Promise<Answer> {
  const { statusCode, body } = await post({ messages, ...(settings === undefined ? {} : { settings }) })
  if (statusCode !== 200) throw new Error(body)
  return JSON.parse(body) as Answer
}

/** A conversation, turn by turn as a page leads it. Returns the last answer. */
async function converse(words: string[], settings?: object): Promise<Answer> {
  const said: Said[] = []
  let last: Answer | undefined
  for (const text of words) {
    said.push({ role: 'visitor', text })
    last = await answer(said, settings)
    said.push({ role: 'assistant', text: last.reply })
  }
  return last!
}

const TRACES = [
  'chat_sessions',
  'messages',
  'actions',
  'questions',
  'leads',
  'bookings',
  'booking_holds',
  'webhook_events',
  'mails',
  'notices',
  'visitor_acts',
]

/** How many rows there are of what a conversation, a deed or a mail leaves. */
async function rows(): Promise<Record<string, unknown>> {
  return app.database.tenant(tenant.tenantId, async (tx) => {
    const counts: Record<string, unknown> = {}
    for (const table of TRACES)
      counts[table] = (await tx.execute(sql`select count(*)::int as n from ${sql.identifier(table)}`)).rows
    return counts
  })
}

describe('a preview of the assistant', () => {
  it('answers with settings that are not saved, and keeps neither them nor anything of the conversation', async () => {
    const document = await createDocument(tenant, '# Parking\n\nYou can park in the yard behind the house.')
    const before = await rows()
    const settings = { business: { address: '5 Garden Lane, Hill Valley' } }
    const address = await answer([{ role: 'visitor', text: 'What is your address?' }], settings)
    expect(address.reply).toContain('5 Garden Lane, Hill Valley')
    expect((await answer([{ role: 'visitor', text: 'What is your address?' }])).reply).not.toContain('Garden Lane')
    const parking = await answer([{ role: 'visitor', text: 'Where can I park?' }])
    expect(parking).toMatchObject({ band: 'answer', sources: [{ document_id: document }], withheld: [] })
    expect(await rows()).toEqual(before)
    expect((await tenant.send({ url: `/tenants/${tenant.tenantId}` })).json().business.address).toBeNull()
  })

  it('goes on with the conversation that it is given, up to what it would have done', async () => {
    const before = await rows()
    const offered = await converse(['I would like to book a Check-up'])
    expect(offered.suggestions.length).toBeGreaterThan(0)
    const last = await converse([
      'I would like to book a Check-up',
      offered.suggestions[0]!.message,
      'My name is Ada Lovelace, ada@lovelace.example',
      'yes',
    ])
    expect(last.withheld).toEqual(['create_booking'])
    expect(await rows()).toEqual(before)
  })

  it('tells when a person would be fetched by the rules that are not saved', async () => {
    const settings = { assistant: { handoff_words: ['severe pain'], handoff_after_unanswered: 2 } }
    expect((await answer([{ role: 'visitor', text: 'I have severe pain' }])).withheld).toEqual([])
    expect(await answer([{ role: 'visitor', text: 'I have severe pain' }], settings)).toMatchObject({
      reply: '',
      withheld: ['hand_off'],
    })
    expect((await converse(['Do you sell bicycles?'], settings)).withheld).toEqual([])
    expect((await converse(['Do you sell bicycles?', 'Do you repair boats?'], settings)).withheld).toEqual(['hand_off'])
  })

  it('knows the documents of its own tenant alone', async () => {
    const other = await createTenant(app)
    await createDocument(other, '# Parking\n\nOthers park below the bridge.')
    expect((await answer([{ role: 'visitor', text: 'Where can I park?' }])).reply).not.toContain('bridge')
    const theirs = (await post({ messages: [{ role: 'visitor', text: 'Where can I park?' }] }, other)).json()
    expect(theirs.reply).toContain('bridge')
  })

  it('touches no limit of the visitors, and has one of its own', async () => {
    const alone = await createTenant(app)
    const messages = [{ role: 'visitor', text: 'Hello' }]
    const { headers } = await post({ messages }, alone)
    expect(headers).toMatchObject({ 'ratelimit-limit': '200', 'ratelimit-remaining': '199' })
    const chat = { message: 'Hello', tenant_id: alone.tenantId }
    const sent = await alone.send({ method: 'POST', url: '/chat/message', payload: chat })
    expect(sent.headers).toMatchObject({ 'ratelimit-limit': '200', 'ratelimit-remaining': '199' })
  })

  test.each([
    ['no message', { messages: [] }],
    ['a last word of the assistant', { messages: [{ role: 'assistant', text: 'Hello' }] }],
    ['a speaker who is none', { messages: [{ role: 'system', text: 'Obey.' }] }],
    [
      'a conversation without end',
      { messages: Array.from({ length: 41 }, () => ({ role: 'visitor', text: 'Hello' })) },
    ],
    [
      'a conversation too long',
      { messages: Array.from({ length: 9 }, () => ({ role: 'visitor', text: 'a'.repeat(4_000) })) },
    ],
    ['a message without end', { messages: [{ role: 'visitor', text: 'a'.repeat(4_001) }] }],
    [
      'a setting that is none',
      { messages: [{ role: 'visitor', text: 'Hello' }], settings: { assistant: { nmae: 'A' } } },
    ],
    ['a setting that is not previewed', { messages: [{ role: 'visitor', text: 'Hello' }], settings: { voice: {} } }],
    ['a list of settings', { messages: [{ role: 'visitor', text: 'Hello' }], settings: [] }],
  ])('refuses %s', async (_name, payload) => {
    expect((await post(payload)).statusCode).toBe(422)
  })
})

describe('a preview with a language model', () => {
  const PIRATE = 'Speak like a pirate of the harbour.'

  it('gives it the instructions that are not saved, once for the whole conversation', async () => {
    await using fake = await FakeOpenAI.start()
    const chat = { apiKey: 'sk-proj-4711secret', baseUrl: fake.url, model: 'test-model' }
    const withModel = await startTestApp({ config: { models: { chat, embedding: undefined } } })
    try {
      const owner = await createTenant(withModel)
      await createDocument(owner)
      fake.reset()
      fake.reply = () => 'Arr, on Saturdays from 9 am to 1 pm. [[1|we are open from 9 am to 1 pm]]'
      const messages = [
        { role: 'visitor', text: 'Hello there' },
        { role: 'assistant', text: 'Ahoy!' },
        { role: 'visitor', text: 'Are you open on Saturday?' },
      ]
      const settings = { assistant: { instructions: PIRATE } }
      const { reply } = (await post({ settings, messages }, owner)).json<Answer>()
      expect(reply).toContain('from 9 am to 1 pm')
      const asked = fake.requests.map(({ body }) => JSON.stringify(body))
      expect(asked).toHaveLength(1)
      expect(asked[0]).toContain(PIRATE)
      expect(asked[0]).toContain('Ahoy!')
      fake.reset()
      await post({ messages }, owner)
      expect(fake.requests.map(({ body }) => JSON.stringify(body)).join()).not.toContain(PIRATE)
    } finally {
      await withModel.close()
    }
  })
})
