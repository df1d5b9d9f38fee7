import { describe, expect, it } from 'vitest'
import { KeyedQueue } from '../../src/core/keyed-queue.ts'

describe('a queue by key', () => {
  it('runs the work of one key in its order, one at a time, and other keys beside it', async () => {
    const queue = new KeyedQueue(5)
    const entered: string[] = []
    const first = await queue.enter('a')
    const second = queue.enter('a').then((release) => (entered.push('second'), release))
    const third = queue.enter('a').then((release) => (entered.push('third'), release))
    expect(await queue.enter('b')).toBeTypeOf('function')
    expect(entered).toEqual([])
    first!()
    first!()
    const release = await second
    expect(entered).toEqual(['second'])
    release!()
    await third
    expect(entered).toEqual(['second', 'third'])
  })

  it('refuses what would wait behind too many, and is free again after the last', async () => {
    const queue = new KeyedQueue(1)
    const first = await queue.enter('a')
    const second = queue.enter('a')
    expect(await queue.enter('a')).toBeUndefined()
    first!()
    ;(await second)!()
    expect(await queue.enter('a')).toBeTypeOf('function')
  })

  it('lets work go that is aborted while it waits', async () => {
    const queue = new KeyedQueue(5)
    const first = await queue.enter('a')
    const gone = new AbortController()
    const waiting = queue.enter('a', gone.signal)
    const next = queue.enter('a')
    gone.abort(new Error('gone'))
    await expect(waiting).rejects.toThrow('gone')
    first!()
    expect(await next).toBeTypeOf('function')
    await expect(queue.enter('b', gone.signal)).rejects.toThrow('gone')
  })
})
