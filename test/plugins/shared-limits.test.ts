import type { FastifyInstance, FastifyRequest } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anyEmail, client, startTestApp } from '../support/app.ts'
import { createTenant, type TestTenant } from '../support/factories.ts'
import { startRedisServer, type RedisServer } from '../support/redis-server.ts'
import { findProgram } from '../support/tools.ts'

const AT_ONCE = 10

describe.skipIf(findProgram('redis-server') === undefined)('limits that two processes share', () => {
  let redis: RedisServer
  let apps: FastifyInstance[]
  let tenant: TestTenant
  const lines: string[] = []

  beforeAll(async () => {
    redis = (await startRedisServer())!
    const options = { config: { redisUrl: redis.url }, log: { write: (line: string) => void lines.push(line) } }
    apps = [await startTestApp(options), await startTestApp(options)]
    tenant = await createTenant(apps[0]!)
  })
  afterAll(async () => {
    await Promise.all(apps.map((app) => app.close()))
    await redis.kill()
  })

  const ask = (app: FastifyInstance) =>
    client(
      app,
      tenant.headers.admin_key,
    )({
      method: 'POST',
      url: '/chat/message',
      // Limits count before validation, and an invalid body is the cheapest request.
      payload: {},
    })

  it('count exactly, over both, each category for itself', async () => {
    const answers = []
    // Few at once: what waits for Redis longer than its bound passes uncounted, and a busy machine takes long for 210.
    for (let begun = 0; begun < 210; begun += AT_ONCE)
      answers.push(...(await Promise.all(Array.from({ length: AT_ONCE }, (_, index) => ask(apps[index % 2]!)))))
    const statuses = answers.map(({ statusCode }) => statusCode)
    expect(statuses.filter((status) => status === 422)).toHaveLength(200)
    expect(statuses.filter((status) => status === 429)).toHaveLength(10)
    const left = answers
      .filter(({ statusCode }) => statusCode === 422)
      .map(({ headers }) => Number(headers['ratelimit-remaining']))
    expect(new Set(left).size).toBe(200)
    const read = await tenant.send({ url: '/chat/sessions' })
    expect(read.statusCode).toBe(200)
  })

  it('hold for sign-ins by e-mail and address', async () => {
    const email = anyEmail()
    const signIn = (app: FastifyInstance) =>
      app.inject({
        method: 'POST',
        url: '/api/v1/auth/login',
        remoteAddress: '10.9.8.7',
        payload: { email, password: 'not this one' },
      })
    const statuses: number[] = []
    for (let index = 0; index < 7; index += 1) statuses.push((await signIn(apps[index % 2]!)).statusCode)
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429])
  })

  it('hold for the failures of one account from anywhere, and for registrations of one address', async () => {
    const email = anyEmail()
    const failed = (index: number) =>
      apps[index % 2]!.failedSignIns.count({
        ip: `23.1.${index}.7`,
        body: { email },
        routeOptions: {},
      } as FastifyRequest)
    const counts: number[] = []
    for (let index = 0; index < 6; index += 1) counts.push(await failed(index))
    expect(counts).toEqual([1, 2, 3, 4, 5, 6])
    const payload = { password: '' }
    const remoteAddress = '23.9.8.7'
    const statuses = new Set<number>()
    for (let index = 0; index < 20; index += 1) {
      const body = { ...payload, email: anyEmail() }
      const url = '/api/v1/auth/register'
      statuses.add((await apps[index % 2]!.inject({ method: 'POST', url, remoteAddress, payload: body })).statusCode)
    }
    expect([...statuses]).toEqual([422])
    for (const app of apps)
      expect(
        (await app.inject({ method: 'POST', url: '/api/v1/auth/register', remoteAddress, payload })).statusCode,
      ).toBe(429)
  })

  it('let requests pass while Redis is away, say so once, and count again when it is back', async () => {
    expect((await ask(apps[0]!)).statusCode).toBe(429)
    await redis.kill()
    lines.length = 0
    for (let index = 0; index < 5; index += 1) expect((await ask(apps[0]!)).statusCode).toBe(422)
    // Logged once per process.
    await expect.poll(() => lines.filter((line) => line.includes('requests pass without limits')).length).toBe(2)
    await redis.restart()
    await expect.poll(() => lines.filter((line) => line.includes('limits count')).length).toBe(2)
    const { headers } = await ask(apps[1]!)
    expect(headers['ratelimit-remaining']).toBe('199')
  })
})
