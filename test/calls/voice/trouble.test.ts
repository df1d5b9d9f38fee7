import { afterEach, beforeEach, expect, test } from 'vitest'
import { expire, FakeRealtime } from '../../support/fakes/realtime.ts'
import { until } from '../../support/until.ts'
import { GREETING, PhoneCall } from './phone.ts'

let fake: FakeRealtime

beforeEach(async () => {
  fake = await FakeRealtime.start()
})
afterEach(async () => {
  const { problems } = fake
  await fake[Symbol.asyncDispose]()
  expect(problems).toEqual([])
})

const NOTED = {
  ok: true as const,
  data: { noted: true },
  receipt: { claims: ['noted' as const], action: 'lead_captured' as const, facts: { name: 'Ada Lovelace' } },
}
const CAPTURE = { calls: [{ name: 'capture_lead', arguments: { name: 'Ada Lovelace' } }] }

test('the longest session is over: the next one knows all, and the caller hears no restart', async () => {
  await using call = await PhoneCall.begin(fake)
  call.tool = () => NOTED
  fake.script.plan(CAPTURE, { say: 'I have noted your name.' })
  call.brain.callerSays('I am Ada Lovelace')
  await until(() => call.transcript.length === 3)
  expire(call.brain, fake.session.socket)
  await until(() => fake.sessions.length === 2 && call.brain.items.length >= 4)
  const texts = call.brain.items.flatMap((item) =>
    item.type === 'message' ? (item.content[0] as { text: string }).text : [],
  )
  expect(texts.slice(0, 3)).toEqual([GREETING, 'I am Ada Lovelace', 'I have noted your name.'])
  expect(texts[3]).toContain('lead_captured: Ada Lovelace')
  await until(() => call.ears)
  expect(call.asked).toBe(3)
  call.brain.callerSays('And now?')
  await until(() => call.transcript.length === 5)
  expect(call.transcript.slice(3)).toEqual(['user: And now?', 'agent: You said: And now?'])
})

test('a question without an answer is answered by the next session', async () => {
  await using call = await PhoneCall.begin(fake)
  fake.script.plan({ expire: true })
  call.brain.callerSays('What are your hours?')
  await until(() => call.transcript.length === 3)
  expect(fake.sessions).toHaveLength(2)
  expect(call.transcript.slice(1)).toEqual(['user: What are your hours?', 'agent: You said: What are your hours?'])
})

test('words that nobody wrote down before the session ended are asked for again', async () => {
  await using call = await PhoneCall.begin(fake)
  fake.script.transcription = 'late'
  fake.script.plan({ drop: true })
  call.brain.callerSays('Mumble')
  await until(() => call.transcript.length === 3)
  expect(call.transcript[2]).toContain('Could you please say it again?')
})

test('a call that a lost session made is answered in the next one', async () => {
  await using call = await PhoneCall.begin(fake)
  const { promise, resolve } = Promise.withResolvers<typeof NOTED>()
  call.tool = () => promise
  fake.script.plan(CAPTURE)
  call.brain.callerSays('I am Ada')
  await until(() => call.runs.length === 1)
  fake.session.socket.terminate()
  await until(() => fake.sessions.length === 2 && call.ears)
  fake.script.plan({ say: 'I have noted it.' })
  resolve(NOTED)
  await until(() => call.transcript.at(-1) === 'agent: I have noted it.')
  expect(fake.script.asked.at(-1)?.notes.join()).toContain('The result of capture_lead: {"noted":true}')
  expect(call.runs).toHaveLength(1)
})

test('a provider that does not come back ends the call', async () => {
  await using call = await PhoneCall.begin(fake)
  fake.refusals.push(500)
  fake.session.socket.terminate()
  expect(await call.conversation.ended).toBe('broken')
  expect(call.over).toEqual([{ end: 'broken', wasSpoken: true }])
  expect(call.timers.count).toBe(0)
})

test('one that lets everybody in and breaks off is not asked for ever', async () => {
  await using call = await PhoneCall.begin(fake)
  fake.script.answer = () => ({ drop: true })
  call.brain.callerSays('Hello?')
  expect(await call.conversation.ended).toBe('broken')
  expect(fake.sessions).toHaveLength(5)
})

test.each([{ type: 'response.done' }, { type: 'response.created' }])(
  'an event that is not as the vendor says costs its session, not the process: $type',
  async (event) => {
    await using call = await PhoneCall.begin(fake)
    fake.session.socket.send(JSON.stringify(event))
    await until(() => fake.sessions.length === 2 && call.ears)
    call.brain.callerSays('Still there?')
    await until(() => call.transcript.at(-1) === 'agent: You said: Still there?')
  },
)

test('a listener that throws costs its session, and is reported', async () => {
  await using call = await PhoneCall.begin(fake)
  const broken = new Error('The speaker is broken')
  call.conversation.onEvent(({ type }) => {
    if (type === 'response.created' && fake.sessions.length === 1) throw broken
  })
  call.brain.callerSays('Hello?')
  await until(() => fake.sessions.length === 2 && call.transcript.at(-1)?.startsWith('agent: ') === true)
  expect(call.problems).toEqual([broken])
})

test('a response that fails is asked for once more, and then no more', async () => {
  await using call = await PhoneCall.begin(fake)
  fake.script.plan({ fail: 'server_error' }, { say: 'Here I am.' }, { fail: 'quota' }, { fail: 'quota' })
  call.brain.callerSays('Hello?')
  await until(() => call.transcript.length === 3)
  call.brain.callerSays('And again?')
  expect(await call.conversation.ended).toBe('broken')
  expect(call.released).toBe('broken')
})

test('a slow tool: one word in between, one answer, and no second request', async () => {
  await using call = await PhoneCall.begin(fake)
  const { promise, resolve } = Promise.withResolvers<typeof NOTED>()
  call.tool = () => promise
  fake.script.plan(CAPTURE, { say: 'I have noted it.' })
  call.brain.callerSays('I am Ada')
  await until(() => call.runs.length === 1)
  call.timers.pass(3_000)
  await until(() => call.transcript.at(-1) === 'agent: One moment, please.')
  call.timers.pass(5_000)
  resolve(NOTED)
  await until(() => call.transcript.at(-1) === 'agent: I have noted it.')
  expect(call.asked).toBe(4)
})

test('a tool that takes too long is told when it is through', async () => {
  await using call = await PhoneCall.begin(fake)
  const { promise, resolve } = Promise.withResolvers<typeof NOTED>()
  call.tool = () => promise
  fake.script.plan(CAPTURE, { say: 'It takes a little longer.' }, { say: 'Now I have noted it.' })
  call.brain.callerSays('I am Ada')
  await until(() => call.runs.length === 1)
  call.timers.pass(15_000)
  await until(() => call.transcript.at(-1) === 'agent: It takes a little longer.')
  expect(fake.script.asked.at(-1)?.outputs.join()).toContain('still_running')
  resolve(NOTED)
  await until(() => call.transcript.at(-1) === 'agent: Now I have noted it.')
  expect(call.told.join()).toContain('The result of capture_lead')
})

test('a caller who hangs up while a tool runs: it is finished, and nothing stays open', async () => {
  await using call = await PhoneCall.begin(fake)
  const { promise, resolve } = Promise.withResolvers<typeof NOTED>()
  let isDone = false
  call.tool = () => promise.finally(() => (isDone = true))
  fake.script.plan({ calls: [...CAPTURE.calls, { name: 'find_slots', arguments: {} }] })
  call.brain.callerSays('I am Ada')
  await until(() => call.runs.length === 1)
  const ended = call.conversation.end('caller')
  // One turn of the event loop, in which a premature report would have come.
  await new Promise(setImmediate)
  expect(call.over).toEqual([])
  resolve(NOTED)
  await ended
  expect(isDone).toBe(true)
  expect(call.over).toEqual([{ end: 'caller', wasSpoken: true }])
  // A tool that had not begun does not run for a caller who is gone.
  expect(call.runs).toHaveLength(1)
  await until(() => fake.session.socket.readyState === fake.session.socket.CLOSED)
  expect(call.timers.count).toBe(0)
})

test('a hang-up waits for the last words, but not for ever', async () => {
  await using call = await PhoneCall.begin(fake)
  fake.script.transcription = 'held'
  call.brain.callerSays('Good')
  await until(() => call.transcript.length === 2)
  const ended = call.conversation.end('caller')
  call.brain.releaseWords()
  await ended
  expect(call.transcript[1]).toBe('user: Good')

  await using other = await PhoneCall.begin(fake)
  other.brain.callerSays('Bye')
  await until(() => other.transcript.length === 2)
  const late = other.conversation.end('caller')
  other.timers.pass(10_000)
  await late
  expect(other.over).toHaveLength(1)
})

test('an unanswered caller: the model is asked again, then apologises, then its session is replaced', async () => {
  await using call = await PhoneCall.begin(fake)
  fake.script.plan({ mute: true }, { mute: true })
  call.brain.callerSays('Hello?')
  await until(() => call.asked === 2 && call.transcript.length === 2)
  call.timers.pass(8_000)
  await until(() => call.asked === 3)
  call.timers.pass(8_000)
  await until(() => call.transcript.at(-1)?.startsWith('agent: I am sorry, something went wrong'))
  expect(fake.sessions).toHaveLength(1)
})

test('a model that says nothing to greet with loses the call to the next rung', async () => {
  fake.script.isMute = true
  await using call = await PhoneCall.begin(fake, {}, true)
  await until(() => call.asked === 1)
  call.timers.pass(3_000)
  expect(call.released).toBeUndefined()
  call.timers.pass(3_000)
  expect(await call.conversation.ended).toBe('broken')
  expect(fake.sessions).toHaveLength(1)
})

test('a greeting that takes long is heard to its end', async () => {
  await using call = await PhoneCall.begin(fake, {}, true)
  await until(() => call.transcript.length === 1)
  call.timers.pass(20_000)
  expect(call.released).toBeUndefined()
  call.play()
  await until(() => call.conversation.mayInterrupt)
})

test('a session that answers nothing at all is given up', async () => {
  await using call = await PhoneCall.begin(fake)
  fake.script.plan({ ignore: true }, { ignore: true })
  call.brain.callerSays('Hello?')
  await until(() => call.asked === 2 && call.transcript.length === 2)
  for (let round = 0; round < 3; round += 1) {
    const { count } = call.timers
    call.timers.pass(8_000)
    await until(() => call.timers.count >= count - 1)
  }
  await until(() => fake.sessions.length === 2)
  await until(() => call.transcript.length === 3)
})
