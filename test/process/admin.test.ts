import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest'
import { databaseCopy, testsRunOnPostgres, type DatabasePlace } from '../support/database.ts'
import { FakeTwilio } from '../support/fakes/twilio.ts'
import { startProduct, type Product } from '../support/product.ts'
import { registerTenant } from '../support/tenant-client.ts'

vi.setConfig({ testTimeout: 300_000 })

const ROOT = join(import.meta.dirname, '../..')
const ACCOUNT = { accountSid: `AC${'2'.repeat(32)}`, authToken: 'a token' }
const NUMBER = '+14155550010'

const running = new Set<Product>()
const root = mkdtempSync(join(tmpdir(), 'frontdesk-admin-'))

afterEach(async () => {
  await Promise.all([...running].map((product) => product[Symbol.asyncDispose]()))
  running.clear()
})
afterAll(() => rmSync(root, { recursive: true, force: true, maxRetries: 5 }))

async function start({ directory, url }: DatabasePlace, env: Record<string, string> = {}): Promise<Product> {
  const product = await startProduct({ directory, databaseUrl: url, env, args: ['--no-demo'] })
  running.add(product)
  return product
}

async function stop(product: Product): Promise<void> {
  product.signal('SIGTERM')
  expect(await product.ended).toEqual({ code: 0, signal: null })
  running.delete(product)
}

/** Runs the program of the bundle, as `npm run admin` does. */
async function admin({ directory, url }: DatabasePlace, args: string[], env: Record<string, string> = {}) {
  const place = { DATA_DIR: directory, ...(url === undefined ? {} : { DATABASE_URL: url }) }
  const child = spawn(process.execPath, ['dist/admin.js', ...args], {
    cwd: ROOT,
    env: { PATH: process.env['PATH'] ?? '', ...place, ...env },
  })
  const [out, errors, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')])
  return { code: code as number, out, errors }
}

describe('beside the running product', () => {
  test('numbers, outbound, budget, users and keys; and when it stands still the same', async () => {
    await using twilio = new FakeTwilio({ ...ACCOUNT, baseUrl: 'http://localhost', numbers: [NUMBER] })
    await twilio.start()
    const place = await databaseCopy()
    const env = {
      TWILIO_ACCOUNT_SID: ACCOUNT.accountSid,
      TWILIO_AUTH_TOKEN: ACCOUNT.authToken,
      TWILIO_API_URL: twilio.url,
      CALL_MINUTES_PER_DAY: '500',
    }
    const product = await start(place, env)
    const client = await registerTenant(product.url)
    const json = async (...args: string[]) => {
      const ran = await admin(place, [...args, '--json'], env)
      expect({ args, errors: ran.errors, code: ran.code }).toEqual({ args, errors: '', code: 0 })
      return JSON.parse(ran.out)
    }

    const listed = (await json('tenants', 'list')) as { tenant_id: string }[]
    expect(listed.map(({ tenant_id }) => tenant_id)).toContain(client.tenantId)
    expect(await json('numbers', 'list')).toEqual([{ number: NUMBER, tenant_id: null, tenant: null, on_line: true }])
    await json('numbers', 'assign', NUMBER, client.tenantId)
    const shown = async () => (await client.call('GET', `/tenants/${client.tenantId}`)).body.voice.phone_number
    await expect.poll(shown).toBe(NUMBER)

    const foreign = await admin(place, ['numbers', 'assign', '+14155550011', client.tenantId], env)
    expect(foreign).toMatchObject({
      code: 1,
      out: '',
      errors: expect.stringMatching(/is no number of the telephone line/),
    })

    expect(await json('outbound', 'allow', client.tenantId, 'de')).toMatchObject({ countries: ['DE', 'US'] })
    expect(await json('outbound', 'deny', client.tenantId, 'US')).toMatchObject({ countries: ['DE'] })
    expect(await json('budget', 'set', client.tenantId, '90')).toMatchObject({ minutes_per_day: 90 })
    expect(await json('budget', 'show', client.tenantId)).toMatchObject({
      call_minutes_per_day: 500,
      tenants: [{ minutes_per_day: 90, minutes_used_today: 0 }],
    })

    const { key, api_key_id } = await json('keys', 'create', client.tenantId, 'From the shell', '--kind', 'admin')
    const withKey = () => fetch(`${product.url}/api/v1/auth/me`, { headers: { 'x-api-key': key as string } })
    expect((await withKey()).status).toBe(200)
    await json('keys', 'revoke', api_key_id as string)
    await expect.poll(async () => (await withKey()).status).toBe(401)

    const users = (await json('users', 'list', '--tenant', client.tenantId)) as { email: string }[]
    const { url } = await json('users', 'reset-password', users[0]!.email)
    const post = async (path: string, body: object) =>
      (
        await fetch(`${product.url}/api/v1/auth/${path}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        })
      ).status
    const token = /#token=(ott_\S+)/.exec(url as string)![1]!
    expect(await post('password-reset/confirm', { token, password: 'a new password' })).toBe(200)
    expect(await post('login', { email: users[0]!.email, password: 'a new password' })).toBe(200)
    expect(await post('password-reset/confirm', { token, password: 'another one' })).toBe(400)

    const invited = await json('users', 'invite', 'grace@example.com', '--tenant', client.tenantId)
    const invitation = /#token=(ott_\S+)/.exec(invited.url as string)![1]!
    expect(await post('invitations/accept', { token: invitation, password: 'her password' })).toBe(201)

    expect(product.output() + product.errors()).not.toMatch(/ott_[\w-]{20}|ua_\w{20}/)
    await stop(product)
    // No process runs: the files are opened directly, a server is connected to as before.
    expect(await json('numbers', 'list')).toMatchObject([{ number: NUMBER, tenant_id: client.tenantId }])
    expect(await json('numbers', 'release', NUMBER)).toEqual({ number: NUMBER, tenant_id: client.tenantId })
  })

  test.skipIf(testsRunOnPostgres())(
    'is heard on a socket that only its user can open, and takes the place of a stale one',
    async () => {
      const place = await databaseCopy()
      const product = await start(place)
      const socket = join(place.directory, 'run', 'operator.sock')
      expect(statSync(socket).mode & 0o777).toBe(0o600)
      expect(statSync(join(place.directory, 'run')).mode & 0o777).toBe(0o700)
      product.signal('SIGKILL')
      await product.ended
      running.delete(product)
      expect(existsSync(socket)).toBe(true)
      expect((await admin(place, ['tenants', 'list'])).code).toBe(0)
      const next = await start(place)
      expect((await admin(place, ['tenants', 'list'])).code).toBe(0)
      await stop(next)
      expect(existsSync(socket)).toBe(false)
    },
  )

  test.skipIf(testsRunOnPostgres())('is found where the path of DATA_DIR is too long for a socket', async () => {
    const { directory } = await databaseCopy()
    const long = join(root, 'x'.repeat(60), 'y'.repeat(60))
    const { cpSync } = await import('node:fs')
    cpSync(directory, long, { recursive: true })
    const place = { directory: long, url: undefined }
    const product = await start(place)
    expect((await admin(place, ['tenants', 'list'])).code).toBe(0)
    await stop(product)
  })
})

describe('mistakes', () => {
  const nowhere = () => ({ directory: join(root, 'nowhere'), url: undefined })

  test.each([
    [['numbers', 'steal'], /There is no command numbers steal/],
    [['numbers', 'list', '--all'], /Unknown option '--all'/],
    [['budget', 'set', 'x', 'many'], /MINUTES is a whole number/],
  ])('%j ends with 2 and touches nothing', async (args, message) => {
    const ran = await admin(nowhere(), args)
    expect(ran).toMatchObject({ code: 2, out: '', errors: expect.stringMatching(message) })
    for (const line of ran.errors.trimEnd().split('\n')) expect(line).toMatch(/^admin: /)
    expect(existsSync(nowhere().directory)).toBe(false)
  })

  test('a variable ends with 2', async () => {
    const ran = await admin(nowhere(), ['tenants', 'list'], { CALL_MINUTES_PER_DAY: 'many' })
    expect(ran).toMatchObject({ code: 2, errors: expect.stringMatching(/CALL_MINUTES_PER_DAY/) })
  })

  test('a directory without a database is not made one', async () => {
    const ran = await admin(nowhere(), ['tenants', 'list'])
    expect(ran).toMatchObject({ code: 1, errors: expect.stringMatching(/There is no database in/) })
    expect(existsSync(nowhere().directory)).toBe(false)
    writeFileSync(join(root, 'kept'), '')
  })

  test('help needs nothing', async () => {
    const ran = await admin(nowhere(), ['--help'])
    expect(ran).toMatchObject({ code: 0, errors: '', out: expect.stringContaining('numbers assign NUMBER TENANT') })
  })
})
