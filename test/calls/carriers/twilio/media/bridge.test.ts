import { expect, it } from 'vitest'
import { ModelFailure } from '../../../../../src/models/index.ts'
import { shareOf, silence, tone } from '../../../../support/mulaw.ts'
import { until } from '../../../../support/until.ts'
import { settle, TestLine } from './line.ts'

const another = {
  streamSid: `MZ${'1'.repeat(32)}`,
  callSid: `CA${'1'.repeat(32)}`,
  accountSid: `AC${'1'.repeat(32)}`,
  mediaFormat: { encoding: 'audio/x-mulaw', sampleRate: 8_000, channels: 1 },
}

it('carries both voices unchanged', async () => {
  await using line = await new TestLine().open()
  const [stream, conversation] = await line.talk()
  const [asked, answered] = [tone(1_000, 600), tone(440, 800)]
  stream.say(asked)
  stream.advance(600)
  await settle(stream, conversation)
  expect(conversation.heard()).toEqual(Buffer.concat([silence(20), asked]))
  conversation.beginAnswer('resp_1')
  conversation.speak('resp_1', 'item_1', answered, { deltaMs: 230 })
  conversation.endAnswer('resp_1')
  await settle(stream, conversation, 800)
  stream.advance(1_000)
  expect(stream.playedSince()).toEqual(answered)
  expect(shareOf(440, stream.playedSince())).toBeGreaterThan(0.95)
  expect(stream.errors).toEqual([])
})

it('knows whose call it is from its own row', async () => {
  await using line = await new TestLine().open()
  await line.talk({ parameters: { tenant_id: 'ten_2', call_id: 'call_2' } })
  expect(line.voice.opened).toMatchObject([{ tenantId: 'ten_1', callId: 'call_1' }])
})

it('keeps what is said while the model is fetched', async () => {
  await using line = await new TestLine().open()
  const { promise, resolve } = Promise.withResolvers<void>()
  line.voice.gate = () => promise
  const stream = await line.connect()
  const { conversation } = await until(() => line.voice.opened[0])
  stream.say(tone(1_000, 200))
  stream.advance(200)
  stream.press('5')
  await until(() => line.bridges.length > 0)
  resolve()
  await until(() => conversation.sent.length > 0)
  stream.advance(20)
  await settle(stream, conversation)
  expect(conversation.heard()).toEqual(Buffer.concat([tone(1_000, 200), silence(20)]))
})

it('fills what the line lost with silence', async () => {
  await using line = await new TestLine().open()
  const [stream, conversation] = await line.talk()
  stream.advance(300, { isLossy: true })
  stream.say(tone(1_000, 40))
  stream.advance(40)
  await until(() => conversation.heard().length === 360 * 8)
  expect(conversation.heard()).toEqual(Buffer.concat([silence(320), tone(1_000, 40)]))
})

it('ends the sentence of a line that falls silent in mid-speech', async () => {
  await using line = await new TestLine().open()
  const [stream, conversation] = await line.talk()
  conversation.speechStarted()
  line.timers.pass(749)
  expect(conversation.heard()).toHaveLength(160)
  line.timers.pass(1)
  expect(conversation.heard()).toEqual(silence(1_020))
  // Later audio is not preceded by the same silence again.
  stream.advance(1_100, { isLossy: true })
  stream.advance(20)
  await until(() => conversation.heard().length === (20 + 1_000 + 100 + 20) * 8)
  conversation.speechStopped()
  line.timers.pass(10_000)
  expect(conversation.heard()).toHaveLength(1_140 * 8)
})

it('gives the keys of the phone on', async () => {
  await using line = await new TestLine().open()
  const [stream, conversation] = await line.talk()
  for (const key of '12*#') stream.press(key)
  stream.press('A')
  stream.press('12')
  stream.advance(20)
  await settle(stream, conversation)
  expect(conversation.keys).toEqual(['1', '2', '*', '#'])
})

it('stops speaking for a key, and tells the model what was heard', async () => {
  await using line = await new TestLine().open()
  const [stream, conversation] = await line.talk()
  conversation.beginAnswer('resp_1')
  conversation.speak('resp_1', 'item_1', tone(440, 2_000))
  await settle(stream, conversation, 2_000)
  stream.advance(600)
  await until(() => stream.queuedMs === 1_400)
  stream.press('0')
  await until(() => conversation.keys.length === 1 && stream.queuedMs === 0)
  const cut = conversation.sent.find(({ type }) => type === 'conversation.item.truncate')
  expect(cut).toMatchObject({ item_id: 'item_1' })
  expect((cut as { audio_end_ms: number }).audio_end_ms).toBeGreaterThan(400)
  expect((cut as { audio_end_ms: number }).audio_end_ms).toBeLessThanOrEqual(700)
})

it('is never silent for three seconds while a caller waits for an answer', async () => {
  await using line = await new TestLine().open()
  const [stream, conversation] = await line.talk()
  conversation.speechStarted()
  conversation.speechStopped()
  line.timers.pass(2_500)
  await until(() => stream.queuedMs === 120)
  stream.advance(200)
  line.timers.pass(2_500)
  await until(() => stream.queuedMs === 120)
  stream.advance(200)
  // Two short tones that fade, with pauses around them.
  expect(shareOf(440, stream.playedSince())).toBeGreaterThan(0.4)
  conversation.beginAnswer('resp_1')
  conversation.speak('resp_1', 'item_1', tone(1_000, 200))
  await settle(stream, conversation, 200)
  line.timers.pass(10_000)
  expect(stream.queuedMs).toBe(200)
})

it.each(['before the greeting', 'after a key'])('is never silent for three seconds %s either', async (when) => {
  await using line = await new TestLine().open()
  const [stream, conversation] = await line.talk()
  if (when === 'after a key') {
    conversation.beginAnswer('resp_1')
    conversation.speak('resp_1', 'item_1', tone(1_000, 200))
    await settle(stream, conversation, 200)
    stream.advance(400)
    line.timers.pass(10_000)
    expect(stream.queuedMs).toBe(0)
    stream.press('5')
    await until(() => conversation.keys.length === 1)
  }
  line.timers.pass(2_500)
  await until(() => stream.queuedMs === 120)
})

it('has been heard only when the phone says so, or when it was cleared', async () => {
  await using line = await new TestLine().open()
  const [stream, conversation] = await line.talk()
  const { carrier } = conversation
  await carrier.heard()
  conversation.beginAnswer('resp_1')
  conversation.speak('resp_1', 'item_1', tone(440, 500))
  const seen: string[] = []
  void carrier.heard().then(() => seen.push('first'))
  await settle(stream, conversation, 500)
  stream.advance(480)
  await settle(stream, conversation)
  expect(seen).toEqual([])
  stream.advance(40)
  await until(() => seen.length === 1)
  conversation.speak('resp_1', 'item_2', tone(440, 500))
  void carrier.heard().then(() => seen.push('second'))
  conversation.speechStarted()
  await until(() => seen.length === 2)
  expect(line.timers.count).toBe(1)
})

it('does not wait for ever for a mark that is not given back', async () => {
  await using line = await new TestLine().open()
  const [, conversation] = await line.talk()
  conversation.beginAnswer('resp_1')
  conversation.speak('resp_1', 'item_1', tone(440, 500))
  let wasHeard = false
  void conversation.carrier.heard().then(() => (wasHeard = true))
  line.timers.pass(5_499)
  await Promise.resolve()
  expect(wasHeard).toBe(false)
  line.timers.pass(1)
  await until(() => wasHeard)
})

it.each(['agent', 'silence', 'limit', 'api', 'transfer'] as const)(
  'closes after the end %s: Twilio asks what comes next',
  async (end) => {
    await using line = await new TestLine().open()
    const [stream, conversation] = await line.talk()
    conversation.finish(end)
    expect(await stream.closed).toEqual({ code: 1000, by: 'server' })
    expect([line.given, conversation.ending]).toEqual([[], end])
    await line.bridges[0]!.settled
  },
)

it('gives the call to the next rung first where the model went away', async () => {
  await using line = await new TestLine().open()
  const [stream, conversation] = await line.talk()
  const { promise, resolve } = Promise.withResolvers<void>()
  line.give = () => promise
  conversation.finish('broken')
  await until(() => line.given.length > 0)
  let isClosed = false
  void stream.closed.then(() => (isClosed = true))
  stream.advance(60)
  expect(isClosed).toBe(false)
  resolve()
  expect(await stream.closed).toEqual({ code: 1011, by: 'server' })
  expect([line.given, conversation.ending]).toEqual([['call_1'], 'broken'])
  await line.bridges[0]!.settled
})

it('closes also where that cannot be written', async () => {
  await using line = await new TestLine().open()
  const [stream, conversation] = await line.talk()
  line.give = () => Promise.reject(new Error('The provider is away'))
  conversation.finish('broken')
  expect(await stream.closed).toMatchObject({ code: 1011 })
  await line.bridges[0]!.settled
})

it('lets a person take over once the last words were heard', async () => {
  await using line = await new TestLine().open()
  const [stream, conversation] = await line.talk()
  conversation.beginAnswer('resp_1')
  conversation.speak('resp_1', 'item_1', tone(440, 300))
  conversation.endAnswer('resp_1')
  await settle(stream, conversation, 300)
  line.bridges[0]!.finish()
  stream.advance(280)
  await settle(stream, conversation)
  expect(conversation.ending).toBeUndefined()
  stream.advance(40)
  expect(await stream.closed).toEqual({ code: 1000, by: 'server' })
  expect(await conversation.ended).toBe('transfer')
  expect(stream.playedMs).toBe(300)
})

it.each([
  ['hangs up', 'caller'],
  ['is lost', 'lost'],
])('ends the conversation when the caller %s', async (how, end) => {
  await using line = await new TestLine().open()
  const [stream, conversation] = await line.talk()
  conversation.beginAnswer('resp_1')
  conversation.speak('resp_1', 'item_1', tone(440, 500))
  const heard = conversation.carrier.heard()
  if (how === 'hangs up') await stream.hangUp()
  else stream.drop()
  expect(await conversation.ended).toBe(end)
  await heard
  await line.bridges[0]!.settled
  expect([line.given, line.timers.count]).toEqual([[], 0])
})

it('ends a conversation that is opened for a caller who is gone', async () => {
  await using line = await new TestLine().open()
  const { promise, resolve } = Promise.withResolvers<void>()
  line.voice.gate = () => promise
  const stream = await line.connect()
  const { conversation, signal } = await until(() => line.voice.opened[0])
  await stream.hangUp()
  await until(() => signal.aborted)
  resolve()
  expect(await conversation.ended).toBe('caller')
  await line.bridges[0]!.settled
})

it('closes when no voice model answers, so that another rung takes the call', async () => {
  await using line = await new TestLine().open()
  line.voice.gate = () => Promise.reject(new ModelFailure('rate_limited'))
  const stream = await line.connect()
  expect(await stream.closed).toEqual({ code: 1011, by: 'server' })
  await line.bridges[0]!.settled
})

it.each([
  ['another sampling rate', { encoding: 'audio/x-mulaw', sampleRate: 16_000, channels: 1 }],
  ['another encoding', { encoding: 'audio/x-l16', sampleRate: 8_000, channels: 1 }],
  ['two channels', { encoding: 'audio/x-mulaw', sampleRate: 8_000, channels: 2 }],
])('takes no stream of %s', async (_name, mediaFormat) => {
  await using line = await new TestLine().open()
  const stream = await line.connect({ mediaFormat })
  expect(await stream.closed).toEqual({ code: 1003, by: 'server' })
  expect(line.voice.opened).toEqual([])
})

it.each([
  ['phone call', { callSid: `CA${'2'.repeat(32)}` }],
  ['account', { accountSid: `AC${'2'.repeat(32)}` }],
])('takes no stream of another %s', async (_name, names) => {
  await using line = await new TestLine().open()
  const stream = await line.connect(names)
  expect(await stream.closed).toEqual({ code: 1008, by: 'server' })
  expect(line.voice.opened).toEqual([])
})

it('waits ten seconds for the stream to start', async () => {
  await using line = await new TestLine().open()
  const stream = await line.connect({ isMute: true })
  await until(() => line.timers.count > 0)
  let isClosed = false
  void stream.closed.then(() => (isClosed = true))
  line.timers.pass(9_999)
  stream.sendRaw('{"event":"media","media":{"timestamp":"1","payload":"////"}}')
  expect(isClosed).toBe(false)
  line.timers.pass(1)
  expect(await stream.closed).toEqual({ code: 1008, by: 'server' })
  expect(line.voice.opened).toEqual([])
})

it.each([
  ['no JSON', 'nonsense'],
  ['no object', '[]'],
  ['an unknown event', '{"event":"telepathy"}'],
  ['audio without a payload', '{"event":"media","media":{"timestamp":"1"}}'],
  ['a mark without a name', '{"event":"mark","mark":{}}'],
  ['a second start', JSON.stringify({ event: 'start', start: another })],
  ['bytes', Buffer.from([1, 2, 3])],
])('lets %s pass unheard', async (_name, message) => {
  await using line = await new TestLine().open()
  const [stream, conversation] = await line.talk()
  stream.sendRaw(message)
  stream.advance(40)
  await settle(stream, conversation)
  expect(conversation.heard()).toHaveLength(60 * 8)
  expect(line.voice.opened).toHaveLength(1)
})

it('takes no message above 64 KiB', async () => {
  await using line = await new TestLine().open()
  const [stream, conversation] = await line.talk()
  const payload = 'A'.repeat(64 * 1024)
  stream.sendRaw(JSON.stringify({ event: 'media', media: { track: 'inbound', timestamp: '20', payload } }))
  expect(await stream.closed).toMatchObject({ by: 'server' })
  // The phone may see the close first.
  expect(await until(() => conversation.ending)).toBe('lost')
  expect(conversation.heard()).toHaveLength(160)
})

it('keeps fifty calls at once apart: each voice comes to its own model, and each answer to its own phone', async () => {
  await using line = await new TestLine().open()
  const streams = await Promise.all(Array.from({ length: 50 }, () => line.connect()))
  await until(() => line.voice.opened.length === 50)
  for (const [index, stream] of streams.entries()) {
    stream.say(Buffer.alloc(800, index))
    stream.advance(100)
  }
  await until(() => line.voice.opened.every(({ conversation }) => conversation.heard().length === 800))
  for (const { conversation } of line.voice.opened) {
    const voice = conversation.heard()
    expect(new Set(voice).size).toBe(1)
    conversation.beginAnswer('resp_1')
    conversation.speak('resp_1', 'item_1', Buffer.alloc(2_400, voice[0]))
  }
  await until(() => streams.every(({ queuedMs }) => queuedMs === 300))
  for (const [index, stream] of streams.entries()) {
    stream.advance(400)
    expect(stream.playedSince()).toEqual(Buffer.alloc(2_400, index))
    stream.drop()
  }
  await Promise.all(line.bridges.map(({ settled }) => settled))
  expect(line.timers.count).toBe(0)
})
