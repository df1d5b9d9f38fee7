import { afterEach, beforeEach, expect, test } from 'vitest'
import { encodeMulaw, silence, tone } from '../../support/fakes/realtime-audio.ts'
import { FakeRealtime } from '../../support/fakes/realtime.ts'
import { until } from '../../support/until.ts'
import { WANTS_PERSON } from '../../../src/calls/voice/prompts.ts'
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

const BOOKED = {
  ok: true as const,
  data: { booked: true, reference: 'HD-1' },
  receipt: { claims: ['booked' as const], action: 'booking_created' as const, facts: { when: 'Monday at 10' } },
}

test('a greeting is heard to its end; then the caller is answered at once', async () => {
  await using call = await PhoneCall.begin(fake, {}, true)
  await until(() => call.transcript.length === 1)
  expect(call.conversation.mayInterrupt).toBe(false)
  expect(call.ears).toBe(false)
  call.brain.callerSays('Wait a moment')
  expect(call.asked).toBe(1)
  call.play()
  await until(() => call.transcript.length === 3)
  expect(call.conversation.mayInterrupt).toBe(true)
  expect(call.transcript).toEqual([`agent: ${GREETING}`, 'user: Wait a moment', 'agent: You said: Wait a moment'])
})

test('a greeting waits for somebody who speaks, but not for a noise that does not end', async () => {
  await using call = await PhoneCall.begin(fake, { greetAfterMs: 700 }, true)
  call.brain.callerBegins()
  await until(() => call.events.some(({ type }) => type === 'input_audio_buffer.speech_started'))
  call.timers.pass(700)
  expect(call.conversation.mayInterrupt).toBe(false)
  call.timers.pass(3_000)
  await until(() => call.transcript.length === 1)
  expect(call.transcript).toEqual([`agent: ${GREETING}`])
  call.play()
})

test('a caller who says hello before the greeting is greeted at once, and answered after it', async () => {
  await using call = await PhoneCall.begin(fake, { greetAfterMs: 700 }, true)
  call.brain.callerBegins()
  await until(() => call.events.some(({ type }) => type === 'input_audio_buffer.speech_started'))
  call.timers.pass(700)
  call.brain.callerStops('Hello?')
  await until(() => call.transcript.length === 2)
  expect(call.transcript).toEqual(['user: Hello?', `agent: ${GREETING}`])
  call.play()
  await until(() => call.transcript.at(-1) === 'agent: You said: Hello?')
})

test('a booking: one request to go on after all calls are answered and the response is over', async () => {
  await using call = await PhoneCall.begin(fake)
  call.tool = ({ name }) => (name === 'create_booking' ? BOOKED : { ok: true, data: { found: true } })
  const calls = [
    { name: 'find_slots', arguments: {} },
    { name: 'create_booking', arguments: { slot: 'slot_1' } },
  ]
  fake.script.plan({ calls, say: 'I will book that.' }, { say: 'Your appointment is booked: Monday at 10.' })
  call.brain.callerSays('Monday at ten, please')
  await until(() => call.transcript.length === 4)
  expect(call.runs.map(({ name }) => name)).toEqual(['find_slots', 'create_booking'])
  expect(fake.script.asked.at(-1)?.outputs).toEqual(['{"found":true}', '{"booked":true,"reference":"HD-1"}'])
  const created = call.brain.received.filter(({ type }) => type === 'response.create')
  expect(created).toHaveLength(2)
  expect(call.told).toEqual([])
})

test('the caller’s words stand where they were said, however late they are written down', async () => {
  await using call = await PhoneCall.begin(fake)
  fake.script.transcription = 'held'
  call.brain.callerSays('First')
  call.brain.callerSays('Second')
  await until(() => call.transcript.length === 3)
  call.brain.releaseWords()
  await until(() => call.transcript.length === 5)
  expect(call.transcript.slice(1)).toEqual([
    'user: First',
    'agent: You said: First',
    'user: Second',
    'agent: You said: Second',
  ])
})

test('words that were cut off are kept as far as they were heard', async () => {
  await using call = await PhoneCall.begin(fake)
  fake.script.plan({ say: 'One two three four five six seven eight', ms: 2_000 })
  call.brain.callerSays('Count')
  await until(() => call.transcript.length === 3)
  const item = call.events.findLast((event) => event.type === 'response.output_audio.delta')!
  call.conversation.send({
    type: 'conversation.item.truncate',
    item_id: item.item_id,
    content_index: 0,
    audio_end_ms: 1_000,
  })
  await until(() => call.transcript[2] === 'agent: One two three four')
  expect(call.lines.get(3)).toMatchObject({ interrupted: true })
})

test('a response that the caller speaks into is kept as far as it came', async () => {
  await using call = await PhoneCall.begin(fake)
  fake.script.plan({ say: 'One two three four', hold: true })
  call.brain.callerSays('Count')
  call.brain.callerSays('Stop')
  await until(() => call.transcript.length === 5)
  expect(call.transcript[2]).toBe('agent: One two')
})

test('a claim that nothing bears out is taken back at once', async () => {
  await using call = await PhoneCall.begin(fake)
  fake.script.plan(
    { say: 'Done, I have booked your appointment for Monday.' },
    { say: 'Sorry, I have not booked it yet.' },
  )
  call.brain.callerSays('Monday at ten')
  await until(() => call.transcript.length === 4)
  expect(call.told).toEqual([expect.stringContaining('No tool did that')])
  expect(call.told[0]).toContain('I have booked your appointment')
})

test('after a second false claim the truth is said word for word', async () => {
  await using call = await PhoneCall.begin(fake)
  fake.script.plan({ say: 'I have booked your appointment.' }, { say: 'It is all booked for you, I have booked it.' })
  call.brain.callerSays('Monday at ten')
  await until(() => call.transcript.length === 5)
  expect(call.transcript.at(-1)).toBe(
    'agent: To be clear: I have not done anything yet in this matter. Shall we go on?',
  )
})

test('an earlier action may be told again, and no more than that', async () => {
  await using call = await PhoneCall.begin(fake)
  call.tool = () => BOOKED
  fake.script.plan(
    { calls: [{ name: 'create_booking', arguments: {} }] },
    { say: 'Your appointment is booked for Monday at 10.' },
    { say: 'Yes, your appointment is booked for Monday at 10.' },
    { say: 'Your appointment on Tuesday at 11 is booked, too.' },
    { say: 'Sorry, that is not so.' },
  )
  call.brain.callerSays('Book it')
  await until(() => call.transcript.length === 3)
  call.brain.callerSays('Is it booked?')
  await until(() => call.transcript.length === 5)
  expect(call.told).toEqual([])
  call.brain.callerSays('And Tuesday?')
  await until(() => call.transcript.length === 8)
  expect(call.told).toEqual([expect.stringContaining('Tuesday at 11')])
})

test('a silent caller is asked once, then hears goodbye', async () => {
  await using call = await PhoneCall.begin(fake)
  await until(() => call.timers.count === 2)
  call.timers.pass(10_000)
  await until(() => call.transcript.at(-1) === 'agent: Are you still there?')
  await until(() => call.timers.count === 2)
  call.timers.pass(9_999)
  expect(call.asked).toBe(2)
  call.timers.pass(1)
  expect(await call.conversation.ended).toBe('silence')
  expect(call.transcript.at(-1)).toContain('Goodbye!')
  expect(call.over).toEqual([{ end: 'silence', wasSpoken: true }])
  expect(call.released).toBe('silence')
  expect(call.timers.count).toBe(0)
})

test('a caller who answers the question is there again', async () => {
  await using call = await PhoneCall.begin(fake)
  await until(() => call.timers.count === 2)
  call.timers.pass(10_000)
  await until(() => call.transcript.length === 2)
  call.brain.callerSays('Yes, I am')
  await until(() => call.transcript.length === 4 && call.timers.count === 2)
  call.timers.pass(10_000)
  await until(() => call.transcript.length === 5)
  expect(call.transcript.at(-1)).toBe('agent: Are you still there?')
  expect(call.released).toBeUndefined()
})

test('the longest call ends with a word', async () => {
  await using call = await PhoneCall.begin(fake)
  fake.script.plan({ say: 'And so on and so on', hold: true })
  call.brain.callerSays('Tell me everything')
  await until(() => call.transcript.length === 2)
  call.timers.pass(30 * 60_000)
  expect(await call.conversation.ended).toBe('limit')
  expect(call.transcript.at(-1)).toContain('longest time')
})

test('end_call: goodbye is heard before the line goes dead', async () => {
  await using call = await PhoneCall.begin(fake)
  fake.script.plan({ calls: [{ name: 'end_call', arguments: {} }] }, { say: 'Goodbye!' })
  call.hold()
  call.brain.callerSays('Thanks, bye')
  await until(() => call.transcript.at(-1) === 'agent: Goodbye!')
  expect(call.released).toBeUndefined()
  call.play()
  expect(await call.conversation.ended).toBe('agent')
  expect(call.asked).toBe(3)
})

test('a caller who speaks on after the goodbye is listened to', async () => {
  await using call = await PhoneCall.begin(fake)
  fake.script.plan({ calls: [{ name: 'end_call', arguments: {} }], say: 'Goodbye!' })
  call.hold()
  call.brain.callerSays('Thanks, bye')
  await until(() => call.transcript.at(-1) === 'agent: Goodbye!' && call.runs.some(({ name }) => name === 'end_call'))
  call.brain.callerSays('Oh, one more thing')
  await until(() => call.transcript.at(-1) === 'agent: You said: Oh, one more thing')
  call.play()
  call.timers.pass(20_000)
  expect(call.released).toBeUndefined()
})

test('a caller who speaks on after a goodbye at the longest time does not stay for ever', async () => {
  await using call = await PhoneCall.begin(fake)
  fake.script.plan({ say: 'And so on', hold: true }, { calls: [{ name: 'end_call', arguments: {} }], say: 'Goodbye!' })
  call.brain.callerSays('Tell me everything')
  await until(() => call.transcript.length === 2)
  call.timers.pass(30 * 60_000 - 5_000)
  call.hold()
  call.brain.callerSays('Thanks, bye')
  // Only now the conversation takes leave: the longest time would end one that does not.
  await until(() => call.transcript.at(-1) === 'agent: Goodbye!' && call.runs.some(({ name }) => name === 'end_call'))
  call.timers.pass(5_000)
  call.brain.callerSays('Oh, one more thing')
  await until(() => call.transcript.at(-1) === 'agent: You said: Oh, one more thing')
  call.play()
  call.timers.pass(20_000)
  expect(await call.conversation.ended).toBe('limit')
})

test('keys are told together', async () => {
  await using call = await PhoneCall.begin(fake)
  for (const key of ['1', '2', 'x', '3', '#']) call.conversation.press(key)
  await until(() => call.transcript.length === 3)
  expect(call.transcript.slice(1)).toEqual([
    'user: (1 2 3 #)',
    'agent: You said: The caller pressed these keys: (1 2 3 #)',
  ])
})

test('the key 0 asks the model for a person', async () => {
  await using call = await PhoneCall.begin(fake)
  call.conversation.press('0')
  // Until no further key follows.
  call.timers.pass(2_000)
  await until(() => call.transcript.length === 3)
  expect(call.transcript.slice(1)).toEqual(['user: (0)', `agent: You said: ${WANTS_PERSON}`])
})

test('keys that are pressed before the model takes its turns get one answer', async () => {
  await using call = await PhoneCall.begin(fake, {}, true)
  await until(() => call.transcript.length === 1)
  call.play()
  while (!call.conversation.mayInterrupt) await Promise.resolve()
  for (const key of ['1', '#']) call.conversation.press(key)
  expect(call.events.some(({ type }) => type === 'session.updated')).toBe(false)
  await until(() => call.transcript.length >= 3)
  await until(() => call.events.some(({ type }) => type === 'session.updated'))
  call.brain.callerSays('Thank you')
  await until(() => call.transcript.at(-1) === 'agent: You said: Thank you')
  expect(call.transcript.slice(1)).toEqual([
    'user: (1 #)',
    'agent: You said: The caller pressed these keys: (1 #)',
    'user: Thank you',
    'agent: You said: Thank you',
  ])
})

test('a model that leaves out who it is says it again before it listens', async () => {
  fake.script.garble('Yes?')
  await using call = await PhoneCall.begin(fake)
  expect(call.transcript).toEqual(['agent: Yes?', `agent: ${GREETING}`])
})

test('a caller who comes back is not greeted again, and what was done for them stays true', async () => {
  fake.script.plan({ say: 'You are back. Your appointment is booked for Monday at 10.' })
  const lines = [{ role: 'assistant' as const, text: GREETING }]
  const before = { lines, lastPosition: 4, receipts: [BOOKED.receipt] }
  await using call = await PhoneCall.begin(fake, { greeting: undefined, before })
  await until(() => call.transcript.length === 1)
  expect([...call.lines.keys()]).toEqual([5])
  expect(fake.script.asked[0]?.notes.join()).toContain('booking_created: Monday at 10')
  call.brain.callerSays('Good')
  await until(() => call.transcript.length === 3)
  expect(call.told).toEqual([])
})

test('the caller’s audio reaches the model as it is, and is heard', async () => {
  await using call = await PhoneCall.begin(fake)
  fake.script.hear('Good morning')
  const sound = encodeMulaw(Int16Array.from([...tone(440, 800), ...silence(700)]))
  for (let start = 0; start < sound.length; start += 160) {
    const audio = sound.subarray(start, start + 160).toString('base64')
    call.conversation.send({ type: 'input_audio_buffer.append', audio })
  }
  await until(() => call.transcript.length === 3)
  expect(call.transcript[1]).toBe('user: Good morning')
  const answer = call.events.flatMap((event) => (event.type === 'response.output_audio.delta' ? [event.delta] : []))
  expect(answer.length).toBeGreaterThan(1)
})
