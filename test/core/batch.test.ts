import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { createBatch } from '../../src/core/batch.ts'

describe('a batch', () => {
  it('writes the first at once, and together what comes meanwhile', async () => {
    const writes: number[][] = []
    const write = createBatch<number>(
      async (items) => {
        writes.push(items)
        await sleep(5)
      },
      { max: 3, writers: 1, retryForMs: 1_000 },
    )
    await Promise.all([1, 2, 3, 4, 5].map((item) => write(item)))
    expect(writes).toEqual([[1], [2, 3, 4], [5]])
  })

  it('tries again what could not be written, one by one, so that one bad item takes no other with it', async () => {
    const written: number[] = []
    const write = createBatch<number>(
      async (items) => {
        if (items.includes(2)) throw new Error('no')
        written.push(...items)
      },
      { max: 10, writers: 1, retryForMs: 300 },
    )
    const results = await Promise.allSettled([1, 2, 3].map((item) => write(item)))
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    expect(written.toSorted()).toEqual([1, 3])
  })
})
