import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { SECOND } from '../../src/core/time.ts'
import { Watchers } from '../../src/core/watchers.ts'
import { unstalledTime } from '../support/unstalled-time.ts'

const EVERY_20_MS = { interval: 20 }

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
  await expect.poll(() => looks.length, EVERY_20_MS).toBe(1)
  const time = unstalledTime()
  watchers.wake('chat_1')
  await expect.poll(() => looks.length, EVERY_20_MS).toBe(2)
  expect(time.read()).toBeLessThan(SECOND)
  await expect.poll(() => looks.length, EVERY_20_MS).toBe(3)
  expect(looks[2]! - looks[1]!).toBeGreaterThan(1.9 * SECOND)
})

it('many readers share fifty looks a second, and are woken at once all the same', async () => {
  const readers = 400
  const looks: number[] = []
  for (let index = 1; index < readers; index += 1) read(`chat_${index}`, looks)
  const woken: number[] = []
  read('chat_woken', woken)
  const began = performance.now()
  await sleep(5 * SECOND)
  const seconds = (performance.now() - began) / SECOND
  // One each at the beginning. A second more than waited for is leeway for timers that are due together.
  expect(looks.length + woken.length).toBeLessThanOrEqual(readers + (seconds + 1) * 50)
  const before = woken.length
  const time = unstalledTime()
  watchers.wake('chat_woken')
  await expect.poll(() => woken.length, EVERY_20_MS).toBeGreaterThan(before)
  // By itself it looks every eight seconds.
  expect(time.read()).toBeLessThan(SECOND)
})
