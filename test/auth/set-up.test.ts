import type { FastifyInstance } from 'fastify'
import { afterEach, describe, expect, it } from 'vitest'
import { loadConfig } from '../../src/config.ts'
import { DAY } from '../../src/core/time.ts'
import { DEMO_EMAIL } from '../../src/demo/page.ts'
import { anyEmail, client, startTestApp } from '../support/app.ts'
import { openCopy } from '../support/database.ts'
import { movableClock, PASSWORD } from './account.ts'

const clock = movableClock()
const open: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of open.splice(0).toReversed()) await close()
})

/** The product on an empty database. */
async function newInstallation(registration: 'open' | 'invited' = 'invited'): Promise<FastifyInstance> {
  const { database, close } = await openCopy()
  open.push(close)
  const app = await startTestApp({ clock, database, config: { registration } })
  open.push(() => app.close())
  return app
}

const register = (app: FastifyInstance, more: object = {}) =>
  client(app)({ method: 'POST', url: '/auth/register', payload: { email: anyEmail(), password: PASSWORD, ...more } })
const optionsOf = async (app: FastifyInstance) => (await client(app)({ url: '/auth/options' })).json<object>()

async function newToken(app: FastifyInstance): Promise<string> {
  const link = await app.auth.setupLinks.make()
  expect(link).toMatch(/^http:\/\/localhost:3000\/setup#token=ott_[\w-]{43}$/)
  return link!.split('#token=')[1]!
}

describe('the first registration, where registration is by invitation', () => {
  it('needs the set-up link, says so, and uses it up', async () => {
    const app = await newInstallation()
    expect(await optionsOf(app)).toEqual({ registration: 'invited', setup: true })
    const without = await register(app)
    expect([without.statusCode, without.json()]).toEqual([
      403,
      { detail: expect.stringContaining('needs the set-up link that FrontDesk printed') },
    ])
    expect(without.json().detail).toContain('npm run admin -- users invite')
    const older = await newToken(app)
    const token = await newToken(app)
    for (const bad of [older, `ott_${'0'.repeat(43)}`, 'x', `${token} `]) {
      const refused = await register(app, { setup_token: bad })
      expect([refused.statusCode, refused.json().detail]).toEqual([403, expect.stringContaining('no longer valid')])
    }

    const setUp: string[] = []
    app.auth.onSetUp(async (_tx, tenantId) => void setUp.push(tenantId))
    const answers = await Promise.all([1, 2, 3].map(() => register(app, { setup_token: token })))
    const [made] = answers.filter(({ statusCode }) => statusCode === 201)
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 403, 403])
    expect(setUp.at(-1)).toBe(made!.json().tenant.tenant_id)
    expect(await optionsOf(app)).toEqual({ registration: 'invited', setup: false })
    expect(await app.auth.setupLinks.make()).toBeUndefined()
    const later = await register(app, { setup_token: token })
    expect([later.statusCode, later.json().detail]).toEqual([403, expect.stringContaining('by invitation only')])
  })

  it('assigns the only number of the telephone line to the tenant that it makes', async () => {
    const app = await newInstallation()
    app.tenants.numbers.offerFrom({ known: ['+14155550100'], list: async () => ['+14155550100'] })
    const made = await register(app, { setup_token: await newToken(app) })
    const { tenant_id: tenantId } = made.json<{ tenant: { tenant_id: string } }>().tenant
    expect((await app.tenants.get(tenantId)).numbers).toEqual(['+14155550100'])
  })

  it('keeps the link when it fails for another reason, and for 24 hours only', async () => {
    const app = await newInstallation()
    await app.auth.createAccount({ email: DEMO_EMAIL, password: PASSWORD, tenant: { name: 'Demo' } })
    expect(await optionsOf(app)).toEqual({ registration: 'invited', setup: true })
    const token = await newToken(app)
    expect((await register(app, { setup_token: token, email: DEMO_EMAIL })).statusCode).toBe(409)
    expect((await register(app, { setup_token: token, password: 'short' })).statusCode).toBe(422)
    expect(await app.auth.setupLinks.isOut()).toBe(true)
    clock.advance(DAY)
    expect(await app.auth.setupLinks.isOut()).toBe(false)
    expect((await register(app, { setup_token: token })).statusCode).toBe(403)
    expect((await register(app, { setup_token: await newToken(app) })).statusCode).toBe(201)
  })

  it('keeps no token in the database, and shows it to no tenant', async () => {
    const app = await newInstallation()
    const token = await newToken(app)
    const { rows } = await app.database.system((tx) => tx.execute('select * from setup_links'))
    expect(JSON.stringify(rows)).not.toContain(token)
    expect(rows).toHaveLength(1)
    const tenant = `ten_${'0'.repeat(26)}`
    const asked = app.database.tenant(tenant, (tx) => tx.execute('select * from setup_links'))
    await expect(asked).rejects.toMatchObject({ cause: { code: '42501' } })
  })
})

describe('open registration', () => {
  it('needs no link, also when it is the first', async () => {
    const app = await newInstallation('open')
    expect(await optionsOf(app)).toEqual({ registration: 'open', setup: false })
    expect((await register(app, { setup_token: 'x' })).statusCode).toBe(201)
    expect((await register(app)).statusCode).toBe(201)
  })

  it('is the default outside of https; the operator’s word wins', () => {
    const https = { BASE_URL: 'https://desk.example.com', SECRET_KEY: Buffer.alloc(32, 7).toString('base64') }
    const registrationOf = (env: Record<string, string>) => loadConfig(env).registration
    expect(registrationOf({})).toBe('open')
    expect(registrationOf(https)).toBe('invited')
    expect(registrationOf({ ...https, REGISTRATION: 'open' })).toBe('open')
    expect(registrationOf({ REGISTRATION: 'invited' })).toBe('invited')
  })
})
