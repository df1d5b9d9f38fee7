import { afterEach, expect, it, vi } from 'vitest'
import type { Database } from '../../src/db/database.ts'
import { createLiveService, type LiveService } from '../../src/live/service.ts'

type Heard = Parameters<Database['listen']>[0]['heard']

let running: LiveService | undefined
afterEach(() => running?.stop())

/** A service over a database whose connection listens when `listens` is settled. */
function serviceOver(listens: Promise<void>) {
  let hear: Heard = () => {}
  const database = {
    async listen({ heard }: { heard: Heard }) {
      await listens
      hear = heard
      return () => {}
    },
  } as unknown as Database
  const log = { warn: vi.fn() }
  const service = createLiveService({ database, watchers: { wake() {} }, log })
  running = service
  const told = { tenant: 'tenant', kind: 'presence', id: 'chat_1', user_id: 'user_1', state: 'typing' }
  return { service, log, tell: () => hear(JSON.stringify(told)) }
}

it('opens the stream of a visitor when the connection listens, and not earlier', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const { service, tell } = serviceOver(promise)
  const look = service.lookTyping('chat_1', new AbortController().signal)
  const first = vi.fn()
  const looked = look().then(first)
  await new Promise(setImmediate)
  expect(first).not.toHaveBeenCalled()
  resolve()
  await looked
  expect(first).toHaveBeenCalledWith({ events: [], isOver: true })
  tell()
  expect((await look()).events).toEqual([{ event: 'typing', data: { is_typing: true } }])
})

it('opens without the typing dots where nothing can be heard', async () => {
  const { service, log } = serviceOver(Promise.reject(new Error('refused')))
  const look = service.lookTyping('chat_1', new AbortController().signal)
  expect(await look()).toEqual({ events: [], isOver: true })
  expect(log.warn).toHaveBeenCalledOnce()
})
