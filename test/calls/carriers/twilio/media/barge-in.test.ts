import { expect, it } from 'vitest'
import { until } from '../../../../support/until.ts'
import { settle, TestLine } from './line.ts'

/** Recognisable audio: one byte, repeated. */
const of = (byte: number, ms: number) => Buffer.alloc(ms * 8, byte)
const [FIRST, SECOND, NEXT] = [0x11, 0x22, 0x33]
/** Marks are 100 ms apart, and the estimate is the middle between two. */
const about = (ms: number) => expect.toSatisfy((value: number) => Math.abs(value - ms) <= 60)
/** Delays between 0 and 200 ms, always the same ones. */
function uneven(): () => number {
  let count = 0
  return () => (count += 73) % 200
}
const msOf = (audio: Buffer, byte: number) => audio.filter((each) => each === byte).length / 8

it.each([
  ['in deltas of 100 ms', { deltaMs: 100, markDelayMs: 0 }],
  ['in deltas of 400 ms', { deltaMs: 400, markDelayMs: 0 }],
  ['in deltas of 20 ms', { deltaMs: 20, markDelayMs: 0 }],
  ['with marks that are on their way for 80 ms', { deltaMs: 100, markDelayMs: 80 }],
  ['with marks that are on their way for 200 ms', { deltaMs: 100, markDelayMs: 200 }],
  ['with marks that are on their way for 400 ms', { deltaMs: 400, markDelayMs: 400 }],
  ['with marks that are on their way for 0 to 200 ms', { deltaMs: 100, markDelayMs: uneven() }],
])('a caller who interrupts ends the answer where it was heard: %s', async (_name, { deltaMs, markDelayMs }) => {
  await using line = await new TestLine().open()
  const [stream, conversation] = await line.talk({ markDelayMs })
  conversation.beginAnswer('resp_1')
  conversation.speak('resp_1', 'item_1', of(FIRST, 6_000), { deltaMs, isWhole: false })
  await settle(stream, conversation, 6_000)
  stream.advance(1_540)
  await settle(stream, conversation)
  conversation.speechStarted()
  const [cleared] = await until(() => stream.clears.length > 0 && stream.clears)
  expect(cleared).toEqual({ atMs: stream.nowMs, audioMs: 6_000 - 1_540 })
  const [told, ...more] = conversation.told()
  expect(more).toEqual([])
  if (told?.type !== 'conversation.item.truncate') throw new Error(`It was told ${told?.type}`)
  expect(told).toMatchObject({ item_id: 'item_1', content_index: 0 })
  expect(Math.abs(told.audio_end_ms - stream.playedMs)).toBeLessThanOrEqual(150)
  expect(Number.isInteger(told.audio_end_ms)).toBe(true)

  // Audio that the model still sends for it is not heard, and does not enter the next answer.
  conversation.speak('resp_1', 'item_1', of(FIRST, 500))
  conversation.endAnswer('resp_1')
  conversation.beginAnswer('resp_2')
  conversation.speak('resp_2', 'item_2', of(NEXT, 300))
  conversation.endAnswer('resp_2')
  await until(() => stream.queuedMs === 300)
  const clearedAt = stream.nowMs
  stream.advance(1_000)
  const heard = stream.playedSince(clearedAt)
  expect([msOf(heard, FIRST), msOf(heard, NEXT), heard.length / 8]).toEqual([0, 300, 300])
  expect(stream.errors).toEqual([])
})

it('60 ms after an interruption nothing is heard any more', async () => {
  await using line = await new TestLine().open()
  const [stream, conversation] = await line.talk()
  conversation.beginAnswer('resp_1')
  conversation.speak('resp_1', 'item_1', of(FIRST, 3_000))
  await settle(stream, conversation, 3_000)
  stream.advance(500)
  conversation.speechStarted()
  await until(() => stream.clears.length > 0)
  stream.advance(1_000)
  expect(stream.playedSince(500 + 60)).toHaveLength(0)
})

it('an answer of two items is cut in the one that was heard', async () => {
  await using line = await new TestLine().open()
  const [stream, conversation] = await line.talk()
  conversation.beginAnswer('resp_1')
  conversation.speak('resp_1', 'item_1', of(FIRST, 1_000))
  conversation.speak('resp_1', 'item_2', of(SECOND, 5_000))
  await settle(stream, conversation, 6_000)
  stream.advance(1_540)
  await settle(stream, conversation)
  conversation.speechStarted()
  await until(() => stream.clears.length > 0)
  expect(msOf(stream.playedSince(), SECOND)).toBe(540)
  expect(conversation.told()).toEqual([
    {
      type: 'conversation.item.truncate',
      item_id: 'item_2',
      content_index: 0,
      audio_end_ms: about(540),
    },
  ])
})

it('of an answer of two items, the one that nobody heard is forgotten', async () => {
  await using line = await new TestLine().open()
  const [stream, conversation] = await line.talk()
  conversation.beginAnswer('resp_1')
  conversation.speak('resp_1', 'item_1', of(FIRST, 1_000))
  conversation.speak('resp_1', 'item_2', of(SECOND, 1_000))
  await settle(stream, conversation, 2_000)
  stream.advance(400)
  await settle(stream, conversation)
  conversation.speechStarted()
  expect(conversation.told()).toEqual([
    { type: 'conversation.item.truncate', item_id: 'item_1', content_index: 0, audio_end_ms: about(400) },
    { type: 'conversation.item.delete', item_id: 'item_2' },
  ])
})

it('an interruption before the first audio truncates nothing, and the answer is not heard', async () => {
  await using line = await new TestLine().open()
  const [stream, conversation] = await line.talk()
  conversation.beginAnswer('resp_1')
  conversation.speechStarted()
  conversation.speak('resp_1', 'item_1', of(FIRST, 500))
  conversation.endAnswer('resp_1')
  conversation.beginAnswer('resp_2')
  conversation.speak('resp_2', 'item_2', of(NEXT, 100))
  await until(() => stream.queuedMs === 100)
  stream.advance(1_000)
  expect(msOf(stream.playedSince(), FIRST)).toBe(0)
  expect(msOf(stream.playedSince(), NEXT)).toBe(100)
  expect(conversation.told()).toEqual([])
  expect(stream.clears).toEqual([])
})

it('an ordinary turn, in which nobody is interrupted, clears nothing', async () => {
  await using line = await new TestLine().open()
  const [stream, conversation] = await line.talk()
  conversation.beginAnswer('resp_1')
  conversation.speak('resp_1', 'item_1', of(FIRST, 300))
  conversation.endAnswer('resp_1')
  await settle(stream, conversation, 300)
  stream.advance(400)
  await settle(stream, conversation)
  conversation.speechStarted()
  conversation.beginAnswer('resp_2')
  conversation.speak('resp_2', 'item_2', of(NEXT, 300))
  await until(() => stream.queuedMs === 300)
  expect(stream.clears).toEqual([])
  expect(conversation.told()).toEqual([])
})

it('the greeting is heard to its end, whatever the caller says', async () => {
  await using line = await new TestLine().open()
  const [stream, conversation] = await line.talk()
  conversation.mayInterrupt = false
  conversation.beginAnswer('resp_1')
  conversation.speak('resp_1', 'item_1', of(FIRST, 2_000))
  conversation.endAnswer('resp_1')
  let wasHeard = false
  void conversation.carrier.heard().then(() => (wasHeard = true))
  await settle(stream, conversation, 2_000)
  stream.advance(500)
  conversation.speechStarted()
  stream.advance(1_400)
  await settle(stream, conversation)
  expect(wasHeard).toBe(false)
  stream.advance(200)
  await until(() => wasHeard)
  expect(msOf(stream.playedSince(), FIRST)).toBe(2_000)
  expect([stream.clears, conversation.told()]).toEqual([[], []])
})

it('an answer of a lost connection to the model ends there, and is not cut on the next one', async () => {
  await using line = await new TestLine().open()
  const [stream, conversation] = await line.talk()
  conversation.beginAnswer('resp_1')
  conversation.speak('resp_1', 'item_1', of(FIRST, 250), { isWhole: false })
  conversation.anotherWire()
  await settle(stream, conversation, 250)
  stream.advance(300)
  await settle(stream, conversation)
  conversation.speechStarted()
  conversation.beginAnswer('resp_1')
  conversation.speak('resp_1', 'item_9', of(NEXT, 100))
  await until(() => stream.queuedMs === 100)
  expect([stream.clears, conversation.told()]).toEqual([[], []])
})
