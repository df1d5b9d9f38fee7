import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { bytesIn, cutAt } from '../../../../../src/core/base64.ts'
import { Playback, type Outgoing } from '../../../../../src/calls/carriers/twilio/media/playback.ts'
import { silence } from '../../../../support/mulaw.ts'
import { PaperPhone } from './paper-phone.ts'

const one = { responseId: 'resp_1', itemId: 'item_1', contentIndex: 0 }
const two = { ...one, itemId: 'item_2' }

function speech(ms: number): string {
  return silence(ms).toString('base64')
}

function marksOf(outgoing: Outgoing[]): string[] {
  return outgoing.flatMap((each) => ('mark' in each ? [each.mark] : []))
}

let now = 0

function newPlayback(): Playback {
  now = 0
  return new Playback(() => now)
}

describe('what was heard of an answer', () => {
  it('is told by marks, and by the time since the last one', () => {
    const playback = newPlayback()
    const marks = marksOf(playback.audio(one, speech(6_000)))
    for (const [index, mark] of marks.slice(0, 15).entries()) {
      now = 100 * (index + 1)
      expect(playback.heard(mark)).toBe(true)
    }
    now = 1_540
    const [cut] = playback.interrupt('resp_1')
    expect(cut).toMatchObject({ ...one, sentMs: 6_000 })
    expect(Math.abs(cut!.heardMs - 1_540)).toBeLessThanOrEqual(5)
  })

  it('is more by what the phone plays while marks are on their way', () => {
    const playback = newPlayback()
    const probe = playback.probe()!.mark
    now = 200
    playback.heard(probe)
    const marks = marksOf(playback.audio(one, speech(6_000)))
    for (const [index, mark] of marks.slice(0, 13).entries()) {
      now = 200 + 100 * (index + 1) + 200
      playback.heard(mark)
    }
    now = 200 + 1_540
    expect(Math.abs(playback.interrupt('resp_1')[0]!.heardMs - 1_540)).toBeLessThanOrEqual(5)
  })

  it('is told without a single mark by the time since it began', () => {
    const playback = newPlayback()
    playback.audio(one, speech(6_000))
    now = 180
    expect(playback.interrupt('resp_1')[0]!.heardMs).toBe(180)
  })

  it('leaves out pauses in which the model sent nothing', () => {
    const playback = newPlayback()
    playback.audio(one, speech(50))
    now = 900
    playback.audio(one, speech(1_000))
    now = 930
    expect(playback.interrupt('resp_1')[0]!.heardMs).toBe(80)
  })

  it('leaves out a pause whose mark comes back after it', () => {
    const playback = newPlayback()
    const probe = playback.probe()!.mark
    now = 53
    playback.heard(probe)
    const [mark] = marksOf(playback.audio(one, speech(100)))
    now += 152
    playback.audio(one, speech(1_000))
    now += 1
    playback.heard(mark!)
    expect(playback.interrupt('resp_1')[0]!.heardMs).toBe(101)
  })

  it('is told for each item of an answer', () => {
    const playback = newPlayback()
    const first = marksOf([...playback.audio(one, speech(1_000)), ...playback.end(one)])
    const second = marksOf(playback.audio(two, speech(5_000)))
    for (const mark of first) {
      now = Math.min(now + 100, 1_000)
      playback.heard(mark)
    }
    for (const mark of second.slice(0, 5)) {
      now += 100
      playback.heard(mark)
    }
    now = 1_550
    expect(playback.interrupt('resp_1')).toEqual([{ ...two, heardMs: expect.closeTo(550, -1), sentMs: 5_000 }])
  })

  it('is nothing of an item that was not reached', () => {
    const playback = newPlayback()
    const first = marksOf(playback.audio(one, speech(1_000)))
    playback.audio(two, speech(1_000))
    now = 100
    playback.heard(first[0]!)
    now = 150
    expect(playback.interrupt('resp_1').map(({ itemId, heardMs }) => [itemId, heardMs])).toEqual([
      ['item_1', expect.closeTo(150, -1)],
      ['item_2', 0],
    ])
  })

  it('is all of it when its last mark came back: nothing is left to be cut', () => {
    const playback = newPlayback()
    const marks = marksOf([...playback.audio(one, speech(250)), ...playback.end(one)])
    for (const mark of marks) playback.heard(mark)
    expect(playback.isPlaying).toBe(false)
    expect(playback.interrupt()).toEqual([])
  })

  it('is never more than was sent', () => {
    const playback = newPlayback()
    for (const mark of marksOf([...playback.audio(one, speech(110)), ...playback.end(one)]).slice(0, 1))
      playback.heard(mark)
    now = 5_000
    expect(playback.interrupt()).toEqual([{ ...one, heardMs: 110, sentMs: 110 }])
  })
})

describe('an interruption', () => {
  it('before the first audio cuts nothing, and nothing of the answer is said any more', () => {
    const playback = newPlayback()
    expect(playback.interrupt('resp_1')).toEqual([])
    expect(playback.audio(one, speech(20))).toEqual([])
    expect(playback.audio({ ...one, responseId: 'resp_2' }, speech(20))).toHaveLength(1)
  })

  it('makes marks that come back later count for nothing', () => {
    const playback = newPlayback()
    const marks = marksOf(playback.audio(one, speech(1_000)))
    playback.interrupt('resp_1')
    const next = marksOf(playback.audio({ ...one, responseId: 'resp_2' }, speech(1_000)))
    for (const mark of marks) expect(playback.heard(mark)).toBe(false)
    expect(playback.unheardMs).toBe(1_000)
    expect(playback.heard(next[0]!)).toBe(true)
  })

  it('leaves the next answer of a model that is done with the last one alone', () => {
    const playback = newPlayback()
    playback.audio(one, speech(1_000))
    playback.endAnswer('resp_1')
    expect(playback.interrupt()).toMatchObject([{ itemId: 'item_1' }])
    expect(playback.audio({ ...one, itemId: 'item_3' }, speech(20))).toHaveLength(1)
  })
})

describe('a pause', () => {
  const audioOf = (outgoing: Outgoing[]) =>
    Buffer.concat(outgoing.flatMap((each) => ('audio' in each ? [Buffer.from(each.audio, 'base64')] : [])))
  const numbered = Buffer.from(Array.from({ length: 16_000 }, (_, index) => index % 251))

  it('keeps what was not heard, with what comes meanwhile, and says it byte for byte', () => {
    const playback = newPlayback()
    const marks = marksOf(playback.audio(one, numbered.subarray(0, 8_000).toString('base64')))
    now = 100
    playback.heard(marks[0]!)
    now = 150
    playback.pause()
    expect(playback.isPlaying).toBe(false)
    expect(playback.audio(one, numbered.subarray(8_000).toString('base64'))).toEqual([])
    expect(playback.end(one)).toEqual([])
    playback.endAnswer('resp_1')
    now = 900
    const said = audioOf(playback.resume())
    // A cut falls between three bytes.
    expect(Math.abs(said.length - (16_000 - 150 * 8))).toBeLessThanOrEqual(3)
    expect(said).toEqual(numbered.subarray(16_000 - said.length))
  })

  it('counts on where an answer is cut after it', () => {
    const playback = newPlayback()
    playback.audio(one, speech(2_000))
    now = 500
    playback.pause()
    now = 2_000
    playback.resume()
    now = 2_300
    expect(playback.interrupt('resp_1')).toEqual([{ ...one, heardMs: 800, sentMs: 2_000 }])
  })

  it('that is none, where nothing is being said, says nothing', () => {
    const playback = newPlayback()
    playback.pause()
    expect([playback.isPaused, playback.resume(), playback.interrupt()]).toEqual([false, [], []])
  })
})

describe('an answer', () => {
  it('that breaks off ends where it broke off', () => {
    const playback = newPlayback()
    const marks = [...marksOf(playback.audio(one, speech(130))), ...marksOf(playback.endAnswer('resp_1'))]
    expect(playback.isPlaying).toBe(true)
    for (const mark of marks) playback.heard(mark)
    expect(playback.isPlaying).toBe(false)
    expect(playback.endAnswer('resp_1')).toEqual([])
  })

  it('goes to the phone byte for byte', () => {
    const playback = newPlayback()
    const audio = Buffer.from(Array.from({ length: 5_003 }, (_, index) => index % 251))
    const parts = [audio.subarray(0, 7), audio.subarray(7, 2_000), audio.subarray(2_000)]
    const sent = parts.flatMap((part) => playback.audio(one, part.toString('base64')))
    const pieces = sent.flatMap((each) => ('audio' in each ? [Buffer.from(each.audio, 'base64')] : []))
    expect(Buffer.concat(pieces).equals(audio)).toBe(true)
  })
})

describe('base64', () => {
  it('is measured and cut without decoding it', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 60 }), fc.nat(70), (array, at) => {
        const text = Buffer.from(array).toString('base64')
        const [head, rest] = cutAt(text, at)
        expect(bytesIn(text)).toBe(array.length)
        expect(bytesIn(text.replace(/=+$/, ''))).toBe(array.length)
        expect(bytesIn(head)).toBeLessThanOrEqual(at)
        expect(Buffer.concat([head, rest].map((part) => Buffer.from(part, 'base64')))).toEqual(Buffer.from(array))
      }),
    )
  })
})

/** The events of a call, in any order. */
const happening = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({ kind: fc.constant('audio' as const), bytes: fc.integer({ min: 1, max: 4_000 }) }),
  },
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('time' as const), ms: fc.integer({ min: 1, max: 400 }) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('item' as const) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('answer' as const) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('interrupt' as const) }) },
)

describe('on any call', () => {
  it('counts as heard at most what was sent, within half a mark of what was heard, however late marks are', () => {
    fc.assert(
      fc.property(fc.array(happening, { maxLength: 60 }), fc.nat(200), (happenings, markDelayMs) => {
        const phone = new PaperPhone(markDelayMs)
        phone.measure()
        for (const each of happenings) {
          if (each.kind === 'audio') phone.audio(each.bytes)
          else if (each.kind === 'time') phone.pass(each.ms)
          else if (each.kind === 'item') phone.nextItem()
          else if (each.kind === 'answer') phone.nextAnswer()
          else
            for (const { itemId, heardMs, sentMs, trueMs } of phone.interrupt()) {
              expect(heardMs, itemId).toBeLessThanOrEqual(sentMs)
              expect(Math.abs(heardMs - trueMs), itemId).toBeLessThanOrEqual(51)
            }
        }
        phone.nextAnswer()
        phone.pass(1_000_000)
        expect(phone.playback.isPlaying).toBe(false)
        expect(phone.playback.unheardMs).toBe(0)
        expect(phone.longestWithoutMark).toBeLessThanOrEqual(800)
      }),
      { numRuns: 500 },
    )
  })
})
