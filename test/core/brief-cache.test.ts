import { describe, expect, it } from 'vitest'
import { createBriefCache } from '../../src/core/brief-cache.ts'

const counted = (values: (string | undefined)[]) => {
  let calls = 0
  return { load: async () => values[calls++], calls: () => calls }
}

describe('a brief cache', () => {
  it('asks once for callers that come together or soon after', async () => {
    const cache = createBriefCache<string>({ ttlMs: 1_000, max: 10 })
    const source = counted(['a', 'b'])
    expect(await Promise.all([cache.get('k', source.load), cache.get('k', source.load)])).toEqual(['a', 'a'])
    expect(await cache.get('k', source.load)).toBe('a')
    expect(source.calls()).toBe(1)
  })

  it('does not remember what was not found, nor a failure', async () => {
    const cache = createBriefCache<string>({ ttlMs: 1_000, max: 10 })
    const source = counted([undefined, 'b'])
    expect(await cache.get('k', source.load)).toBeUndefined()
    expect(await cache.get('k', source.load)).toBe('b')
    await expect(cache.get('j', () => Promise.reject(new Error('away')))).rejects.toThrow('away')
    expect(await cache.get('j', async () => 'back')).toBe('back')
  })

  it('does not remember what a look-up finds that was under way when the entry was dropped', async () => {
    const cache = createBriefCache<string>({ ttlMs: 1_000, max: 10 })
    const late = Promise.withResolvers<string>()
    const early = cache.get('k', () => late.promise)
    cache.drop('k')
    late.resolve('old')
    expect(await early).toBe('old')
    expect(await cache.get('k', async () => 'new')).toBe('new')
  })

  it('forgets after its time, and the oldest when it is full', async () => {
    const past = createBriefCache<string>({ ttlMs: 0, max: 10 })
    await past.get('k', async () => 'old')
    expect(await past.get('k', async () => 'new')).toBe('new')

    const small = createBriefCache<string>({ ttlMs: 1_000, max: 2 })
    for (const key of ['a', 'b', 'c']) await small.get(key, async () => 'old')
    expect(await small.get('c', async () => 'new')).toBe('old')
    expect(await small.get('a', async () => 'new')).toBe('new')
  })
})
