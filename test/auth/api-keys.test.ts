import type { FastifyInstance } from 'fastify'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { newApiKey } from '../../src/auth/api-keys.ts'
import { DAY, MINUTE } from '../../src/core/time.ts'
import { client, startTestApp } from '../support/app.ts'
import { testDatabase } from '../support/database.ts'
import { movableClock, register, type Account } from './account.ts'

const clock = movableClock()
let app: FastifyInstance
let account: Account
beforeAll(async () => {
  app = await startTestApp({ clock })
  account = await register(app)
})
afterAll(() => app.close())

const me = (headers: Record<string, string>) => client(app, headers)({ method: 'GET', url: '/auth/me' })

async function untilUsed(id: string): Promise<string> {
  for (;;) {
    const { data } = (await account.admin({ method: 'GET', url: '/api-keys?limit=200' })).json()
    const { last_used_at: at } = data.find(({ api_key_id: listed }: { api_key_id: string }) => listed === id)
    if (at !== null) return at
  }
}

describe('an API key', () => {
  it('is shown once and never again', async () => {
    const made = await account.admin({
      method: 'POST',
      url: '/api-keys',
      payload: { name: ' Booking page ', kind: 'standard' },
    })
    expect(made.statusCode).toBe(201)
    const { key, ...shown } = made.json()
    expect(shown).toEqual({
      api_key_id: expect.stringMatching(/^key_/),
      name: 'Booking page',
      kind: 'standard',
      prefix: 'ua_',
      last_four: key.slice(-4),
      expires_at: null,
      last_used_at: null,
      created_at: expect.stringMatching(/Z$/),
    })
    const list = await account.admin({ method: 'GET', url: '/api-keys' })
    expect(list.json().data).toContainEqual(shown)
    expect(list.body).not.toContain(key)
    const { rows } = await (
      await testDatabase()
    ).system((tx) => tx.execute(sql`select * from api_keys where id = ${shown.api_key_id}`))
    expect(JSON.stringify(rows)).not.toContain(key)
  })

  it('says who it is', async () => {
    const { id, key } = await account.withKey('admin')
    const reply = await me({ 'x-api-key': key })
    expect(reply.statusCode).toBe(200)
    expect(reply.json()).toMatchObject({
      api_key: { api_key_id: id, kind: 'admin', prefix: 'ua_admin_' },
      tenant: { tenant_id: account.tenantId },
    })
    expect(reply.json().user).toBeUndefined()
  })

  it('has the rights of its kind', async () => {
    const standard = await account.withKey('standard')
    const admin = await account.withKey('admin')
    const refused = await standard.send({ method: 'GET', url: '/api-keys' })
    expect([refused.statusCode, refused.json()]).toEqual([
      403,
      { detail: 'This needs an admin key or an administrator' },
    ])
    expect((await standard.send({ method: 'POST', url: '/api-keys', payload: 'no json' })).statusCode).toBe(403)
    expect((await standard.send({ method: 'GET', url: `/tenants/${account.tenantId}` })).statusCode).toBe(403)
    expect((await admin.send({ method: 'GET', url: '/api-keys' })).statusCode).toBe(200)
    expect((await admin.send({ method: 'POST', url: '/auth/logout' })).statusCode).toBe(403)
  })

  it('gets its rights from its row, not from its text', async () => {
    const { id, send } = await account.withKey('admin')
    await (await testDatabase()).system((tx) => tx.execute(sql`update api_keys set kind = 'standard' where id = ${id}`))
    expect((await send({ method: 'GET', url: '/api-keys' })).statusCode).toBe(403)
  })

  it('is refused at once when it is revoked', async () => {
    const { id, send } = await account.withKey('standard')
    expect((await send({ method: 'GET', url: '/auth/me' })).statusCode).toBe(200)
    const revoked = await account.admin({ method: 'DELETE', url: `/api-keys/${id}` })
    expect([revoked.statusCode, revoked.json()]).toEqual([200, { deleted: true }])
    expect((await send({ method: 'GET', url: '/auth/me' })).statusCode).toBe(401)
    expect((await account.admin({ method: 'DELETE', url: `/api-keys/${id}` })).statusCode).toBe(404)
  })

  it('is refused after its revocation although many requests were under way', async () => {
    const { id, send } = await account.withKey('standard')
    const ask = () => send({ method: 'GET', url: '/auth/me' })
    const before = Array.from({ length: 20 }, ask)
    await account.admin({ method: 'DELETE', url: `/api-keys/${id}` })
    const after = await Promise.all(Array.from({ length: 20 }, ask))
    expect(new Set(after.map(({ statusCode }) => statusCode))).toEqual(new Set([401]))
    await Promise.all(before)
  })

  it('ends when it expires', async () => {
    const { send } = await account.withKey('standard', new Date(clock.now().getTime() + DAY).toISOString())
    expect((await send({ method: 'GET', url: '/auth/me' })).statusCode).toBe(200)
    clock.advance(DAY)
    expect((await send({ method: 'GET', url: '/auth/me' })).statusCode).toBe(401)
    // The session has ended as well.
    account = await register(app)
  })

  test.each([
    ['in the past', '2020-01-01T00:00:00Z'],
    ['without an offset', '2030-01-01T00:00:00'],
    ['on no day', '2030-02-30T00:00:00Z'],
    ['beyond the calendar', '9999-12-31T23:59:59-14:00'],
    ['in words', 'tomorrow'],
  ])('does not expire %s', async (_name, expiresAt) => {
    const reply = await account.admin({
      method: 'POST',
      url: '/api-keys',
      payload: { name: 'x', kind: 'standard', expires_at: expiresAt },
    })
    expect([reply.statusCode, reply.json().detail[0].loc]).toEqual([422, ['body', 'expires_at']])
  })

  it('remembers when it was last used, to the minute', async () => {
    const { id, send } = await account.withKey('standard')
    await send({ method: 'GET', url: '/auth/me' })
    const first = await untilUsed(id)
    clock.advance(MINUTE / 2)
    await send({ method: 'GET', url: '/auth/me' })
    expect(await untilUsed(id)).toBe(first)
    clock.advance(MINUTE)
    await send({ method: 'GET', url: '/auth/me' })
    while ((await untilUsed(id)) === first);
  })
})

describe('the list of API keys', () => {
  it('has pages, newest first', async () => {
    const owner = await register(app)
    for (let count = 0; count < 5; count += 1) await owner.withKey('standard')
    const ids: string[] = []
    for (let cursor: string | null = ''; cursor !== null;) {
      const page: { data: { api_key_id: string }[]; next_cursor: string | null } = (
        await owner.admin({ method: 'GET', url: `/api-keys?limit=2${cursor === '' ? '' : `&cursor=${cursor}`}` })
      ).json()
      ids.push(...page.data.map(({ api_key_id: id }) => id))
      cursor = page.next_cursor
    }
    expect(ids).toHaveLength(5)
    expect(ids).toEqual([...new Set(ids)].toSorted().toReversed())
  })

  test.each(['limit=0', 'limit=201', 'limit=-1', 'limit=NaN', 'limit=1e400', 'cursor=x', `cursor=${'a'.repeat(300)}`])(
    'refuses ?%s',
    async (query) => {
      const reply = await account.admin({ method: 'GET', url: `/api-keys?${query}` })
      expect([reply.statusCode, typeof reply.json().detail]).toEqual([400, 'string'])
    },
  )

  it('holds the own keys only, whatever the cursor', async () => {
    const stranger = await register(app)
    const { id } = await stranger.withKey('standard')
    const cursor = Buffer.from(id).toString('base64url')
    const { data } = (await account.admin({ method: 'GET', url: `/api-keys?cursor=${cursor}` })).json()
    expect(data.map(({ api_key_id: listed }: { api_key_id: string }) => listed)).not.toContain(id)
    const foreign = await account.admin({ method: 'DELETE', url: `/api-keys/${id}` })
    const unknown = await account.admin({ method: 'DELETE', url: '/api-keys/nothing' })
    expect([foreign.statusCode, foreign.body]).toEqual([404, unknown.body])
    expect((await stranger.admin({ method: 'GET', url: '/api-keys' })).json().data).toHaveLength(1)
  })
})

describe('a bad key', () => {
  test.each([
    ['empty', ''],
    ['junk', 'ua_x'],
    ['long', `ua_${'a'.repeat(10_000)}`],
    ['with SQL', "ua_' or 1=1 --"],
    ['of nobody', newApiKey('admin')],
  ])('is a 401: %s', async (_name, key) => {
    const reply = await me({ 'x-api-key': key })
    expect([reply.statusCode, reply.json()]).toEqual([401, { detail: expect.stringContaining('X-API-Key') }])
    expect(reply.headers['www-authenticate']).toMatch(/^ApiKey /)
  })

  it('is a 401 when it is two, or another kind’s random part behind ua_admin_', async () => {
    const { key } = await account.withKey('standard')
    expect((await me({ 'x-api-key': `${key}, ${key}` })).statusCode).toBe(401)
    expect((await me({ 'x-api-key': key.replace('ua_', 'ua_admin_') })).statusCode).toBe(401)
    expect((await me({ 'x-api-key': `${key}x` })).statusCode).toBe(401)
  })

  it('decides even beside a good cookie, and a good key before another tenant’s cookie', async () => {
    const stranger = await register(app)
    expect((await me({ 'x-api-key': 'ua_x', cookie: account.cookie })).statusCode).toBe(401)
    const { key } = await account.withKey('admin')
    const reply = await me({ 'x-api-key': key, cookie: stranger.cookie })
    expect(reply.json().tenant.tenant_id).toBe(account.tenantId)
  })
})
