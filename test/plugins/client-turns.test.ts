import Fastify, { type FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Caller } from '../../src/plugins/identity.ts'
import { clientTurns } from '../../src/plugins/client-turns.ts'
import { until } from '../support/until.ts'

let app: FastifyInstance
let begun: string[]
let release: Map<string, () => void>

/** A visitor by the address in a header; a route that ends when the test says so. */
beforeEach(async () => {
  begun = []
  release = new Map()
  app = Fastify()
  const identity = async (instance: FastifyInstance) => {
    instance.decorateRequest('caller', null)
    instance.addHook('onRequest', async (request) => {
      const key = String(request.headers['x-address'])
      request.caller = {
        kind: 'visitor',
        visitor: { id: 'chat_1', addresses: [{ key, times: 1 }] },
      } as unknown as Caller
    })
  }
  await app.register(fp(identity, { name: 'identity' }))
  await app.register(clientTurns)
  const handler = async ({ headers }: { headers: Record<string, unknown> }) => {
    const name = String(headers['x-name'])
    begun.push(name)
    await new Promise<void>((resolve) => release.set(name, resolve))
    return {}
  }
  app.post('/write', { config: { access: 'widget:use' }, handler })
  app.post('/waits', { config: { access: 'widget:use', waits: true }, handler })
  app.post('/fails', { config: { access: 'widget:use' }, handler: () => Promise.reject(new Error('broken')) })
  app.get('/read', { config: { access: 'widget:use' }, handler })
  app.get('/computes', { config: { access: 'widget:use', takesTurn: true }, handler })
})

afterEach(async () => {
  const isOver = app.close()
  const timer = setInterval(() => release.forEach((resolve) => resolve()), 5)
  await isOver.finally(() => clearInterval(timer))
})

const send = async (name: string, { address = 'a', url = '/write', method = 'POST' as 'POST' | 'GET' } = {}) =>
  await app.inject({ method, url, headers: { 'x-name': name, 'x-address': address } })

it('a client’s writes run one after the other, and those of others beside them', async () => {
  const first = send('first')
  await until(() => begun.length === 1)
  const second = send('second')
  const other = send('other', { address: 'b' })
  const reading = send('reading', { url: '/read', method: 'GET' })
  const calling = send('calling', { url: '/waits' })
  await until(() => begun.length === 4)
  expect(begun.toSorted()).toEqual(['calling', 'first', 'other', 'reading'])
  for (const name of ['first', 'other', 'reading', 'calling']) release.get(name)!()
  await Promise.all([first, other, reading, calling])
  await until(() => begun.includes('second'))
  release.get('second')!()
  expect((await second).statusCode).toBe(200)
})

it('a read that computes long waits for its turn, too', async () => {
  const first = send('first', { url: '/computes', method: 'GET' })
  await until(() => begun.length === 1)
  const second = send('second', { url: '/computes', method: 'GET' })
  const other = send('other', { address: 'b', url: '/computes', method: 'GET' })
  await until(() => begun.includes('other'))
  expect(begun).toEqual(['first', 'other'])
  for (const name of ['first', 'other']) release.get(name)!()
  await until(() => begun.includes('second'))
  release.get('second')!()
  expect((await Promise.all([first, second, other])).map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
})

it('a client that goes away keeps its turn until its work is done, and a failure ends the turn', async () => {
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  const gone = new AbortController()
  const headers = { 'x-name': 'gone', 'x-address': 'a' }
  const leaving = fetch(`${url}/write`, { method: 'POST', headers, signal: gone.signal })
  await until(() => begun.includes('gone'))
  const next = send('next')
  gone.abort()
  await expect(leaving).rejects.toThrow()
  // Another client's whole request passes meanwhile, so the next one had its chance to begin.
  const other = send('other', { address: 'b' })
  await until(() => begun.includes('other'))
  release.get('other')!()
  await other
  expect(begun).toEqual(['gone', 'other'])
  release.get('gone')!()
  await until(() => begun.includes('next'))
  release.get('next')!()
  expect((await next).statusCode).toBe(200)
  expect((await send('failing', { url: '/fails' })).statusCode).toBe(500)
  expect((await send('failing again', { url: '/fails' })).statusCode).toBe(500)
})

it('a client with too many writes under way is refused for a moment', async () => {
  void send('first')
  await until(() => begun.length === 1)
  const waiting = Array.from({ length: 100 }, (_, index) => send(`waiting-${index}`))
  const refused = await send('refused')
  expect(refused.statusCode).toBe(429)
  expect(begun).toEqual(['first'])
  const timer = setInterval(() => release.forEach((resolve) => resolve()), 1)
  const answers = await Promise.all(waiting)
  clearInterval(timer)
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array<number>(100).fill(200))
})
