import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { SECOND } from '../../src/core/time.ts'
import { Watchers } from '../../src/core/watchers.ts'

let watchers: Watchers
beforeEach(() => {
  watchers = new Watchers()
})
afterEach(() => watchers.stop())

/** Reads until the watchers stop; each look is counted by the time since the reader began. */
function read(name: string, looks: number[]): void {
  const began = performance.now()
  const look = async () => {
    looks.push(performance.now() - began)
    return { events: [], isOver: false }
  }
  void watchers.watch(name, look, new AbortController().signal).next()
}

it('a few readers look every other second, and at once when they are woken', async () => {
  const looks: number[] = []
  read('chat_1', looks)
  await sleep(100)
  expect(looks).toHaveLength(1)
  watchers.wake('chat_1')
  await sleep(100)
  expect(looks).toHaveLength(2)
  await sleep(2.5 * SECOND)
  expect(looks).toHaveLength(3)
})

it('many readers share fifty looks a second, and are woken at once all the same', async () => {
  const readers = 400
  const looks: number[] = []
  for (let index = 0; index < readers; index += 1) read(`chat_${index}`, looks)
  await sleep(5 * SECOND)
  // One each at the beginning. A second more than waited for is leeway for a slow machine.
  expect(looks.length).toBeLessThanOrEqual(readers + 6 * 50)
  const before = looks.length
  watchers.wake('chat_7')
  await sleep(100)
  expect(looks.length).toBeGreaterThan(before)
})
