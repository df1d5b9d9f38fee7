import { afterEach, describe, expect, it, vi } from 'vitest'
import { Turn, Turns, type TurnMessage } from '../../src/chat/answer-stream.ts'

const delta = (text: string) => ({ event: 'delta', data: { text } }) as const
const failed = { event: 'error', data: { detail: 'no' } } as const

async function readAll(turn: Turn, after?: number): Promise<TurnMessage[]> {
  return Array.fromAsync(turn.read(after))
}

afterEach(() => void vi.useRealTimers())

describe('a turn', () => {
  it('gives every reader all events, those that came before it too', async () => {
    const turn = new Turn('ten', 'chat')
    turn.push(delta('a'))
    const [first, second] = [readAll(turn), readAll(turn)]
    turn.push(delta('b'))
    turn.push(failed)
    expect((await first).map(({ id }) => id)).toEqual([1, 2, 3])
    expect(await second).toEqual(await first)
    expect(await readAll(turn)).toEqual(await first)
  })

  it('goes on after the last event that was read', async () => {
    const turn = new Turn('ten', 'chat')
    turn.push(delta('a'))
    turn.push(delta('b'))
    turn.push(failed)
    expect((await readAll(turn, 2)).map(({ event }) => event)).toEqual(['error'])
    expect(await readAll(turn, 3)).toEqual([])
    expect(await readAll(turn, 99)).toEqual([])
  })

  it('is cancelled 20 s after its last reader left, not before, and not while one reads', async () => {
    vi.useFakeTimers()
    const turn = new Turn('ten', 'chat')
    turn.push(delta('a'))
    const reader = turn.read()
    await reader.next()
    await reader.return(undefined)
    await vi.advanceTimersByTimeAsync(19_000)
    expect(turn.signal.aborted).toBe(false)
    const again = turn.read()
    await again.next()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(turn.signal.aborted).toBe(false)
    await again.return(undefined)
    await vi.advanceTimersByTimeAsync(20_000)
    expect(turn.signal.aborted).toBe(true)
  })
})

describe('the turns of a process', () => {
  it('cancel an older turn of the same session', () => {
    const turns = new Turns()
    const endless = () => new Promise<void>(() => {})
    const older = turns.start('msg_1', new Turn('ten', 'chat'), endless)
    const newer = turns.start('msg_2', new Turn('ten', 'chat'), endless)
    expect(older.signal.aborted).toBe(true)
    expect(newer.signal.aborted).toBe(false)
  })

  it('show a turn to its own tenant only, until 5 minutes after its end', async () => {
    vi.useFakeTimers()
    const turns = new Turns()
    const turn = turns.start('msg_1', new Turn('ten_a', 'chat'), async (running) => running.push(failed))
    await vi.advanceTimersByTimeAsync(4 * 60_000)
    expect(turns.find('ten_a', 'msg_1')).toBe(turn)
    expect(turns.find('ten_b', 'msg_1')).toBeUndefined()
    await vi.advanceTimersByTimeAsync(61_000)
    expect(turns.find('ten_a', 'msg_1')).toBeUndefined()
  })
})
