import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createOpenAIUnderstanding } from '../../src/models/openai/understanding.ts'
import { command, type Command, type SlotValue, type Table } from '../../src/models/understanding.ts'
import { FakeOpenAI } from '../support/fakes/openai.ts'
import { createSchemaCheck } from '../support/fakes/openai-schemas.ts'
import { TABLE, TURNS, type Turn } from './understood-turns.ts'
import { unstalledTime } from '../support/unstalled-time.ts'

let fake: FakeOpenAI
beforeAll(async () => {
  fake = await FakeOpenAI.start()
})
beforeEach(() => fake.reset())
afterAll(() => fake[Symbol.asyncDispose]())

function understand(message: string, table: Table = TABLE, signal = new AbortController().signal): Promise<Command[]> {
  const model = createOpenAIUnderstanding({ apiKey: 'sk-test', baseUrl: fake.url, model: 'small' })
  return model.understand(message, table, signal)
}

/** The compact form in which a model writes what was meant. */
function written({ message, table, meant }: Turn): string {
  const full = { ...TABLE, ...table }
  return JSON.stringify({ c: meant.map((one) => compact(withWords(one, message), full)) })
}

function withWords(meant: Turn['meant'][number], words: string): Command {
  return command.parse({
    ...meant,
    ...(meant.type === 'message' || meant.type === 'complaint' ? { text: words } : { words }),
  })
}

function compact(one: Command, table: Table): object {
  switch (one.type) {
    case 'start':
      return { t: one.isOtherBooking === true ? 'start_other' : 'start', v: one.task }
    case 'set':
    case 'correct':
      return { t: one.type, s: one.value.slot, v: valueOf(one.value, table) }
    case 'choose':
      return { t: 'choose', v: one.option }
    case 'others':
      return { t: 'others', v: one.direction }
    case 'ask':
      return { t: 'ask', v: one.question }
    case 'courtesy':
      return { t: 'courtesy', v: one.kind }
    case 'speak':
      return { t: 'speak', v: one.language }
    case 'unclear':
      return { t: 'unclear', s: one.candidates[0]!.slot, v: one.candidates.map((value) => valueOf(value, table)) }
    default:
      return { t: one.type }
  }
}

function valueOf(value: SlotValue, { services, staff }: Table): string {
  if (value.value === null) return '?'
  switch (value.slot) {
    case 'service':
      return value.value.map((id) => services.findIndex((one) => one.id === id) + 1).join(',')
    case 'staff':
      return value.value === 'any' ? 'any' : String(staff.findIndex((one) => one.id === value.value) + 1)
    case 'day': {
      const { from, to, earliest } = value.value
      return `${from}${to === from ? '' : `/${to}`}${earliest === true ? '!' : ''}`
    }
    case 'time': {
      const { at, isHalfDayKnown, after, before } = value.value
      if (at !== undefined) return isHalfDayKnown === false ? `${at}?` : at
      return after === undefined ? `<${before}` : before === undefined ? `>${after}` : `${after}-${before}`
    }
    default:
      return String(value.value)
  }
}

describe('a model that only understands', () => {
  it.each(TURNS)('gives the commands that are meant: $message', async (turn) => {
    fake.plan({ say: written(turn), pieces: 9 })
    const table = { ...TABLE, ...turn.table }
    expect(await understand(turn.message, table)).toEqual(turn.meant.map((one) => withWords(one, turn.message)))
  })

  it('writes some forty tokens', () => {
    const lengths = TURNS.map((turn) => written(turn).length / 3).toSorted((a, b) => a - b)
    expect(lengths[Math.floor(lengths.length / 2)]).toBeLessThan(20)
    expect(lengths.at(-1)).toBeLessThan(60)
  })

  it('is asked for a schema without sampling, and sees what the message is read against', async () => {
    fake.plan({ say: '{"c":[{"t":"choose","v":1}]}' })
    const options = [{ kind: 'start', date: '2026-12-11', time: '10:00', staffId: 'res_ada' } as const]
    await understand('the first', { ...TABLE, options, question: 'time' })
    const [{ body }] = fake.requests as [(typeof fake.requests)[number]]
    expect(body).toMatchObject({ temperature: 0, response_format: { type: 'json_schema' } })
    // The setting that only other servers know and get is not in the vendor's document.
    const { chat_template_kwargs: _, ...vendors } = body
    expect(createSchemaCheck()('CreateChatCompletionRequest', vendors)).toEqual([])
    const { content } = body.messages[1]
    for (const part of [
      'Tuesday, November 24 2026-11-24',
      '2 Cleaning',
      '1 2026-12-11 10:00 Ada Lovelace',
      'question: time',
      'the first',
    ])
      expect(content).toContain(part)
    // Some 1,300 tokens.
    expect(JSON.stringify(body.messages).length).toBeLessThan(5_200)
  })

  it.each(['emergency', 'animal_danger'])('tells of a danger alone (%s)', async (type) => {
    fake.plan({ say: `{"c":[{"t":"start","v":"book"},{"t":"${type}"},{"t":"ask","v":"Can you see her today?"}]}` })
    expect(await understand('help!', { ...TABLE, isEmergency: true })).toEqual([{ type, words: 'help!' }])
    const { content } = fake.requests[0]!.body.messages[1]
    expect(content).toContain('emergency: told before')
  })

  it('may refuse the schema, and is asked again without', async () => {
    fake.plan({ status: 400 }, { status: 400 }, { say: '```json\n{"c":[{"t":"confirm"}]}\n```' })
    expect(await understand('yes')).toEqual([{ type: 'confirm', words: 'yes' }])
    expect(fake.requests.at(-1)!.body.response_format).toBeUndefined()
  })
})

describe('a reply that cannot be read', () => {
  it.each([
    ['half of a JSON', '{"c":[{"t":"confirm"'],
    ['no JSON', 'Yes, of course!'],
    ['no command', '{"c":[]}'],
    ['an unknown command', '{"c":[{"t":"pay"}]}'],
    ['an unknown task', '{"c":[{"t":"start","v":"buy"}]}'],
    ['a wrong slot', '{"c":[{"t":"set","s":"colour","v":"red"}]}'],
    ['a service that is not offered', '{"c":[{"t":"set","s":"service","v":"9"}]}'],
    ['an option that was not shown', '{"c":[{"t":"choose","v":1}]}'],
    ['a day that is none', '{"c":[{"t":"set","s":"day","v":"2026-13-45"}]}'],
    ['a time that is none', '{"c":[{"t":"set","s":"time","v":"25:00"}]}'],
    ['a party of nobody', '{"c":[{"t":"set","s":"party_size","v":"0"}]}'],
    ['a field too many', '{"c":[{"t":"confirm","say":"Booked!"}]}'],
  ])('(%s) is a failure, never a guess', async (_, say) => {
    fake.plan({ say })
    await expect(understand('hm')).rejects.toMatchObject({ name: 'ModelFailure', code: 'malformed' })
  })

  it.each([
    ['chat', 1_500],
    ['call', 1_200],
  ] as const)('is a failure in a %s when it is late', async (channel, limit) => {
    fake.plan({ silent: true })
    const time = unstalledTime()
    await expect(understand('hm', { ...TABLE, channel })).rejects.toMatchObject({ code: 'timeout' })
    expect(time.read()).toBeLessThan(limit + 500)
  })
})
