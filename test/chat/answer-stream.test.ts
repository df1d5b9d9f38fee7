import { afterEach, describe, expect, it, vi } from 'vitest'
import { AnswerStream, AnswerStreams, type AnswerStreamEvent } from '../../src/chat/answer-stream.ts'

const delta = (text: string) => ({ event: 'delta', data: { text } }) as const
const failed = { event: 'error', data: { detail: 'no' } } as const

async function readAll(stream: AnswerStream, after?: number): Promise<AnswerStreamEvent[]> {
  return Array.fromAsync(stream.read(after))
}

afterEach(() => void vi.useRealTimers())

describe('a turn', () => {
  it('gives every reader all events, those that came before it too', async () => {
    const stream = new AnswerStream('ten', 'chat')
    stream.push(delta('a'))
    const [first, second] = [readAll(stream), readAll(stream)]
    stream.push(delta('b'))
    stream.push(failed)
    expect((await first).map(({ id }) => id)).toEqual([1, 2, 3])
    expect(await second).toEqual(await first)
    expect(await readAll(stream)).toEqual(await first)
  })

  it('goes on after the last event that was read', async () => {
    const stream = new AnswerStream('ten', 'chat')
    stream.push(delta('a'))
    stream.push(delta('b'))
    stream.push(failed)
    expect((await readAll(stream, 2)).map(({ event }) => event)).toEqual(['error'])
    expect(await readAll(stream, 3)).toEqual([])
    expect(await readAll(stream, 99)).toEqual([])
  })

  it('is cancelled 20 s after its last reader left, not before, and not while one reads', async () => {
    vi.useFakeTimers()
    const stream = new AnswerStream('ten', 'chat')
    stream.push(delta('a'))
    const reader = stream.read()
    await reader.next()
    await reader.return(undefined)
    await vi.advanceTimersByTimeAsync(19_000)
    expect(stream.signal.aborted).toBe(false)
    const again = stream.read()
    await again.next()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(stream.signal.aborted).toBe(false)
    await again.return(undefined)
    await vi.advanceTimersByTimeAsync(20_000)
    expect(stream.signal.aborted).toBe(true)
  })
})

describe('the turns of a process', () => {
  it('keeps the turn of the newest message where an older one gets here after it', async () => {
    const streams = new AnswerStreams()
    const [older, newer] = [new AnswerStream('ten_1', 'chat_1'), new AnswerStream('ten_1', 'chat_1')]
    const work = async () => {}
    streams.start('msg_2', newer, work)
    streams.start('msg_1', older, work)
    expect(newer.signal.aborted).toBe(false)
    expect(older.signal.aborted).toBe(true)
    await streams.stop()
  })

  it('cancel an older turn of the same session', () => {
    const streams = new AnswerStreams()
    const endless = () => new Promise<void>(() => {})
    const older = streams.start('msg_1', new AnswerStream('ten', 'chat'), endless)
    const newer = streams.start('msg_2', new AnswerStream('ten', 'chat'), endless)
    expect(older.signal.aborted).toBe(true)
    expect(newer.signal.aborted).toBe(false)
  })

  it('show a turn to its own tenant only, until 5 minutes after its end', async () => {
    vi.useFakeTimers()
    const streams = new AnswerStreams()
    const stream = streams.start('msg_1', new AnswerStream('ten_a', 'chat'), async (running) => running.push(failed))
    await vi.advanceTimersByTimeAsync(4 * 60_000)
    expect(streams.find('ten_a', 'msg_1')).toBe(stream)
    expect(streams.find('ten_b', 'msg_1')).toBeUndefined()
    await vi.advanceTimersByTimeAsync(61_000)
    expect(streams.find('ten_a', 'msg_1')).toBeUndefined()
  })
})
