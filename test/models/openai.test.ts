import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { ModelEvent, TurnRequest } from '../../src/models/chat-model.ts'
import { createOpenAIChatModel } from '../../src/models/openai/index.ts'
import type { Provider } from '../../src/models/openai/client.ts'
import { FakeOpenAI } from '../support/fakes/openai.ts'
import { createPartialSchemaCheck, createSchemaCheck } from '../support/fakes/openai-schemas.ts'

const LIMITS = { answerMs: 1_500, firstTokenMs: 1_500, idleMs: 1_500, totalMs: 15_000 }
const TURN: TurnRequest = {
  assistant: {
    name: 'Robin',
    business: 'Harbour Dental',
    language: 'en',
    facts: 'Address: 12 Main Street',
    instructions: 'Be brief.',
  },
  history: [
    { role: 'visitor', text: 'Hello' },
    { role: 'assistant', text: 'Hello, I am Robin.' },
  ],
  question: 'Are you open on Saturday?',
  passages: [{ id: '7', title: 'Opening hours', text: 'On Saturdays we are open from 9 am to 1 pm.', score: 9 }],
  statistics: { chunks: 1, language: 'en', words: [] },
}
const SATURDAYS = 'Yes, from 9 am to 1 pm. [[1|On Saturdays we are open from 9 am to 1 pm]]'

let fake: FakeOpenAI
beforeAll(async () => {
  fake = await FakeOpenAI.start()
})
beforeEach(() => fake.reset())
afterAll(() => fake[Symbol.asyncDispose]())

async function ask(
  turn = TURN,
  provider: Partial<Provider> = {},
  signal = new AbortController().signal,
): Promise<ModelEvent[]> {
  const model = createOpenAIChatModel({
    apiKey: 'sk-test',
    baseUrl: fake.url,
    model: 'test-model',
    limits: LIMITS,
    ...provider,
  })
  return Array.fromAsync(model.reply(turn, signal))
}

describe('a turn', () => {
  it('goes out as instructions and data, and comes back as text with its source and its count of tokens', async () => {
    fake.plan({ say: SATURDAYS, pieces: 20 })
    expect(await ask()).toEqual([
      { type: 'text', text: 'Yes, from 9 am to 1 pm.', isWhole: true },
      { type: 'citation', passageId: '7', quote: 'On Saturdays we are open from 9 am to 1 pm.' },
      { type: 'outcome', band: 'answer', coverage: undefined, tokens: { input: 321, output: 45 }, struck: 0 },
    ])
    const [{ path, headers, body }] = fake.requests as [(typeof fake.requests)[number]]
    expect(path).toBe('/v1/chat/completions')
    expect(headers.authorization).toBe('Bearer sk-test')
    expect(body).toMatchObject({ model: 'test-model', stream: true })
    const [system, user] = body.messages
    expect(system.content).toContain('Be brief.')
    expect(system.content).not.toContain('Saturday')
    for (const part of ['[1] Opening hours', '12 Main Street', 'Visitor: Hello', 'Are you open on Saturday?']) {
      expect(user.content).toContain(part)
    }
  })

  it('declines in our own words', async () => {
    fake.plan({ say: 'NONE' })
    const [text, outcome] = await ask()
    expect(text).toMatchObject({ type: 'text', text: expect.stringContaining('could not find that') })
    expect(outcome).toMatchObject({ band: 'decline', struck: 0 })
  })

  it('says what came whole when the model was cut off for length', async () => {
    fake.plan({ say: `${SATURDAYS}\nOn Sundays we are open from 9 am to 1 pm [[1|we are op`, ending: 'length' })
    const events = await ask()
    expect(events.filter(({ type }) => type === 'text')).toMatchObject([{ text: 'Yes, from 9 am to 1 pm.' }])
  })

  it('is asked a second time when the first failed at once, never a third time', async () => {
    fake.plan({ status: 503 }, { say: SATURDAYS })
    expect((await ask()).at(-1)).toMatchObject({ band: 'answer' })
    fake.plan({ hangUp: true }, { hangUp: true }, { say: SATURDAYS })
    await expect(ask()).rejects.toMatchObject({ code: 'unreachable' })
    expect(fake.requests).toHaveLength(4)
  })

  it.each([
    ['a refused key', { status: 401 }],
    ['a request that is wrong', { status: 404 }],
    ['a provider that wants a long break', { status: 429, headers: { 'retry-after': '60' } }],
  ])('is not asked again after %s', async (_, behaviour) => {
    fake.plan(behaviour)
    await expect(ask()).rejects.toMatchObject({ name: 'ModelFailure', status: behaviour.status })
    expect(fake.requests).toHaveLength(1)
  })

  it('fails when the model falls silent in the middle', async () => {
    fake.plan({ say: 'I am still thinking', ending: 'hang' })
    await expect(ask()).rejects.toMatchObject({ code: 'timeout' })
  })

  it('waits for a model that thinks, as long as thoughts arrive', async () => {
    fake.plan({ say: SATURDAYS, thoughts: Array.from({ length: 8 }, () => 'hm'), everyMs: LIMITS.firstTokenMs / 4 })
    expect((await ask()).at(-1)).toMatchObject({ band: 'answer' })
    fake.plan({ say: SATURDAYS, thoughts: ['hm'], everyMs: LIMITS.firstTokenMs + 500 })
    await expect(ask()).rejects.toMatchObject({ code: 'timeout' })
  })

  it('is sampled, bounded and asked not to think; a setting that the provider refuses is left out from then on', async () => {
    const options = { apiKey: 'sk-test', baseUrl: fake.url, model: 'test-model', limits: LIMITS }
    const model = createOpenAIChatModel(options)
    const reply = () => Array.fromAsync(model.reply(TURN, new AbortController().signal))
    fake.plan({ status: 400 }, { say: SATURDAYS }, { say: SATURDAYS })
    await reply()
    await reply()
    const sent = fake.requests.map(({ body }) => [body.temperature, body.max_tokens, body.reasoning_effort])
    expect(sent).toEqual([
      [0.2, 600, 'none'],
      [0.2, 2_400, undefined],
      [0.2, 2_400, undefined],
    ])
  })

  it('stops the provider when the reader has gone', async () => {
    for (const behaviour of [{ silent: true } as const, { say: `${SATURDAYS}\n`, ending: 'hang' } as const]) {
      fake.plan(behaviour)
      const gone = new AbortController()
      const asked = fake.requests.length
      const answer = expect(ask(TURN, {}, gone.signal)).rejects.toMatchObject({ name: 'AbortError' })
      while (fake.requests.length === asked) await sleep(5)
      gone.abort()
      await answer
    }
    while (fake.abandoned < 2) await sleep(5)
  })
})

describe('tools', () => {
  const tools = [{ name: 'find_slots', description: 'Free times.', parameters: { type: 'object', properties: {} } }]
  const call = { type: 'tool_call' as const, id: 'call_1', name: 'find_slots', arguments: '{"day":"friday"}' }

  it('are offered, called, and told of in the next request', async () => {
    fake.plan({ call: { name: 'find_slots', arguments: '{"day":"friday"}' } }, { say: SATURDAYS })
    expect(await ask({ ...TURN, tools })).toEqual([call])
    expect((await ask({ ...TURN, tools, steps: [{ call, ok: true, result: 'none' }] })).at(-1)).toMatchObject({
      band: 'answer',
    })
    expect(fake.requests[0]!.body.tools).toHaveLength(1)
    expect(fake.requests[1]!.body.messages.slice(2)).toMatchObject([
      { role: 'assistant' },
      { role: 'tool', content: 'none' },
    ])
  })

  it('are not offered for a courtesy, unless it answers a question', async () => {
    const thanks = { ...TURN, tools, question: 'great, thanks' }
    fake.plan({ say: 'TALK\nYou are welcome!' }, { say: SATURDAYS })
    await ask(thanks)
    await ask({ ...thanks, history: [{ role: 'assistant', text: 'Shall I book that?' }] })
    expect(fake.requests.map(({ body }) => body.tools?.length)).toEqual([undefined, 1])
  })

  it('that were not offered are not called', async () => {
    fake.plan({ call: { name: 'list_all_leads', arguments: '{}' } })
    await expect(ask({ ...TURN, tools })).rejects.toMatchObject({ code: 'unknown_tool' })
  })
})

describe('the address', () => {
  it('works without a key, for Ollama and vLLM', async () => {
    fake.plan({ say: SATURDAYS })
    await ask(TURN, { apiKey: undefined })
    expect(fake.requests[0]!.headers.authorization).toBeUndefined()
  })

  it("may be Azure's, with a deployment and a version in it", async () => {
    fake.plan({ say: SATURDAYS })
    await ask(TURN, { baseUrl: `${fake.url}/openai/deployments/desk/?api-version=2024-10-21` })
    expect(fake.requests[0]).toMatchObject({
      path: '/v1/openai/deployments/desk/chat/completions',
      query: '?api-version=2024-10-21',
      headers: { 'api-key': 'sk-test' },
    })
  })
})

/** Without the setting that only other servers know and get. */
function ofTheVendor(body: Record<string, unknown>): object {
  return Object.fromEntries(Object.entries(body).filter(([name]) => name !== 'chat_template_kwargs'))
}

describe("the vendor's schemas", () => {
  const checks = { whole: createSchemaCheck(), parts: createPartialSchemaCheck() }

  it.each(Object.entries(checks))('hold for what is asked and what the fake answers (%s)', async (_, check) => {
    const tools = [{ name: 'find_slots', description: 'Free times.', parameters: { type: 'object', properties: {} } }]
    const call = { type: 'tool_call' as const, id: 'call_1', name: 'find_slots', arguments: '{}' }
    fake.plan({ say: SATURDAYS }, { call: { name: 'find_slots', arguments: '{}' } }, { status: 404 })
    await ask({ ...TURN, tools, steps: [{ call, ok: true, result: 'none' }] })
    await ask({ ...TURN, tools })
    await expect(ask()).rejects.toThrow('bad_request')
    expect(fake.requests.flatMap(({ body }) => check('CreateChatCompletionRequest', ofTheVendor(body)))).toEqual([])
    expect(fake.sent.flatMap(({ schema, value }) => check(schema, value))).toEqual([])
    expect(check('CreateChatCompletionRequest', { model: 'x', messages: 'hello' })).not.toEqual([])
  })
})
