import { sql } from 'drizzle-orm'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createGuessing, delayAfter } from '../../src/auth/guessing.ts'
import { HOUR, MINUTE } from '../../src/core/time.ts'
import { anyClientAddress, anyEmail, client, startTestApp } from '../support/app.ts'
import { ManualTimers } from '../support/manual-timers.ts'
import { until } from '../support/until.ts'
import { movableClock, PASSWORD, register } from './account.ts'

let app: FastifyInstance
const clock = movableClock()

beforeAll(async () => void (app = await startTestApp({ clock })))
afterAll(() => app.close())

/** Fails this many sign-ins of the e-mail, each from another address. */
async function fail(count: number, email: string): Promise<void> {
  for (let failures = 0; failures < count; failures += 1)
    await app.failedSignIns.count({ ip: anyClientAddress(), body: { email }, routeOptions: {} } as FastifyRequest)
}

async function signIn(email: string, password: string): Promise<{ status: number; body: string; took: number }> {
  const started = performance.now()
  const payload = { email, password }
  const reply = await client(app)({ method: 'POST', url: '/auth/login', payload, remoteAddress: anyClientAddress() })
  return { status: reply.statusCode, body: reply.body, took: performance.now() - started }
}

async function warnings(tenantId: string): Promise<number> {
  const { rows } = await app.database.system((tx) =>
    tx.execute(sql`select id from mails where tenant_id = ${tenantId} and template = 'sign_ins_failed'`),
  )
  return rows.length
}

describe('the delay of an account', () => {
  it('begins with the 50th failure of an hour, grows with each, and never is longer than 5 s', () => {
    const delays = [0, 1, 49, 50, 51, 60, 98, 99, 100, 5_000, 1_000_000].map(delayAfter)
    expect(delays).toEqual([0, 0, 0, 100, 200, 1_100, 4_900, 5_000, 5_000, 5_000, 5_000])
  })

  it('is waited for by each try alone', async () => {
    const timers = new ManualTimers()
    const { database, mail, log } = app
    const { slowDown } = createGuessing({ database, mail, clock, log, timers })
    await slowDown(49)
    expect(timers.count).toBe(0)
    let over = 0
    const slowed = [99, 99, 50].map((failures) => slowDown(failures).then(() => (over += 1)))
    timers.pass(100)
    await slowed[2]
    expect(over).toBe(1)
    timers.pass(4_900)
    await Promise.all(slowed)
  })

  it('holds no place among the passwords that are verified', async () => {
    const slowed = await register(app)
    const other = await register(app)
    await fail(69, slowed.email)
    const order: string[] = []
    const waiting = Array.from({ length: 5 }, () => signIn(slowed.email, PASSWORD).then(() => order.push('slowed')))
    const { status } = await signIn(other.email, PASSWORD)
    order.push('other')
    expect(status).toBe(200)
    await Promise.all(waiting)
    expect(order[0]).toBe('other')
  })
})

describe('an account that many addresses guess at', () => {
  it('stays open to its owner, who is told', async () => {
    const account = await register(app)
    await fail(49, account.email)
    await Promise.all([50, 51, 52].map((guess) => signIn(account.email, `guess ${guess}`)))
    await until(async () => (await warnings(account.tenantId)) > 0)
    expect(await signIn(account.email, PASSWORD)).toMatchObject({ status: 200 })
    expect(await warnings(account.tenantId)).toBe(1)
  })

  it('tells its owner from the 50th failure on, once an hour at most', async () => {
    const account = await register(app)
    const { database, mail, log } = app
    const told = async (...failures: number[]) => {
      const guessing = createGuessing({ database, mail, clock, log })
      const others = createGuessing({ database, mail, clock, log })
      for (const count of failures) for (const each of [guessing, others]) each.tellOwner(account.email, count)
      await Promise.all([guessing.settled(), others.settled()])
      return warnings(account.tenantId)
    }
    expect(await told(1, 48, 49)).toBe(0)
    expect(await told(50, 51)).toBe(1)
    expect(await told(52, 5_000)).toBe(1)
    clock.advance(HOUR - MINUTE)
    expect(await told(60)).toBe(1)
    clock.advance(2 * MINUTE)
    expect(await told(61)).toBe(2)
  })

  it('gets no mail if it does not exist, and a failed warning breaks nothing', async () => {
    const lines: string[] = []
    const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) })
    const { database, mail } = app
    const guessing = createGuessing({ database, mail, clock, log })
    guessing.tellOwner(anyEmail(), 50)
    await guessing.settled()
    const broken = createGuessing({
      database,
      clock,
      log,
      mail: { ...mail, send: () => Promise.reject(new Error('x')) },
    })
    broken.tellOwner((await register(app)).email, 50)
    await broken.settled()
    expect(lines).toEqual([expect.stringContaining('could not be told')])
  })

  it('is slowed down like an e-mail that is no account, right password or wrong', async () => {
    const account = await register(app)
    const unknown = anyEmail()
    await Promise.all([fail(60, account.email), fail(60, unknown)])
    const [right, wrong, nobody] = await Promise.all([
      signIn(account.email, PASSWORD),
      signIn(account.email.toUpperCase(), 'wrong'),
      signIn(unknown, 'wrong'),
    ])
    expect([right.status, wrong.status, nobody.status]).toEqual([200, 401, 401])
    expect(wrong.body).toBe(nobody.body)
    // Timers may fire a millisecond early.
    for (const { took } of [right, wrong, nobody]) expect(took).toBeGreaterThanOrEqual(delayAfter(60) - 5)
  })

  it('counts failures alone, of that e-mail alone', async () => {
    const account = await register(app)
    await fail(200, anyEmail())
    const request = { ip: anyClientAddress(), body: { email: account.email }, routeOptions: {} } as FastifyRequest
    for (let count = 0; count < 5; count += 1) expect((await signIn(account.email, PASSWORD)).status).toBe(200)
    expect(await app.failedSignIns.ofAccount(request)).toBe(0)
    await fail(2, ` ${account.email.toUpperCase()}`)
    expect(await app.failedSignIns.ofAccount(request)).toBe(2)
  })
})
