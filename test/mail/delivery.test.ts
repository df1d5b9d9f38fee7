import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { loadConfig } from '../../src/config.ts'
import { anyEmail, client, startTestApp } from '../support/app.ts'
import { testDirectory } from '../support/database.ts'
import { createTenant, type TestTenant } from '../support/factories.ts'
import { linkIn, parseMail, startMailServer, type MailServer } from '../support/mail-server.ts'
import { until } from '../support/until.ts'

let server: MailServer
let app: FastifyInstance
let tenant: TestTenant
let log = ''

const FROM = 'Front “Desk” Ünder <desk@example.com>'
const config = () => ({ mail: { smtpUrl: server.url, from: FROM } })

beforeAll(async () => {
  server = await startMailServer()
  const destination = new Writable({ write: (chunk, _encoding, done) => ((log += chunk), done()) })
  app = await startTestApp({ log: destination, config: config() })
  tenant = await createTenant(app)
})
afterEach(() => void (server.refuse = undefined))
afterAll(async () => {
  await app.close()
  await server[Symbol.asyncDispose]()
})

async function invite(more: object = {}, own = tenant): Promise<string> {
  const email = anyEmail()
  const reply = await own.send({ method: 'POST', url: '/users', payload: { email, role: 'member', ...more } })
  expect(reply.statusCode).toBe(201)
  return email
}

interface Row extends Record<string, unknown> {
  status: string
  error: string | null
  attempts: number
  sealed: string | null
  lease: string | null
}

async function mailRows(own: TestTenant): Promise<Row[]> {
  const query = sql`select status, error, attempts, sealed, lease from mails order by id`
  return (await app.database.tenant(own.tenantId, (tx) => tx.execute<Row>(query))).rows
}

const rowOf = async (own: TestTenant) => (await mailRows(own)).at(-1)!
const hurry = (own: TestTenant, change = sql`due_at = now()`) =>
  app.database.tenant(own.tenantId, (tx) => tx.execute(sql`update mails set ${change} where status = 'queued'`))

describe('a mail', () => {
  it('has plain text and HTML, says who it is from, and wants no automatic answer', async () => {
    const mail = await server.take(await invite())
    const header = (name: string) => mail.headers.find(({ key }) => key === name)?.value
    expect(mail.from).toBe('desk@example.com')
    expect(header('message-id')).toMatch(/^<mail_[0-9a-z]{26}@localhost>$/)
    expect(header('auto-submitted')).toBe('auto-generated')
    expect(header('content-language')).toBe('en')
    expect(Math.abs(Date.parse(header('date')!) - Date.now())).toBeLessThan(30_000)
    expect(header('content-type')).toContain('multipart/alternative')
    expect(mail.text).toContain('The link works once, for seven days.')
    expect(mail.html).toContain('<html lang="en">')
    expect(mail.html).not.toMatch(/<img|src=|url\(|<script/)
    await until(async () => (await rowOf(tenant)).status === 'sent')
    expect(await rowOf(tenant)).toMatchObject({ sealed: null, lease: null, attempts: 1 })
  })

  it.each([
    ['de-AT', 'Harbour Dental lädt Sie zu FrontDesk ein', 'de'],
    ['es', 'Harbour Dental le invita a FrontDesk', 'es'],
    ['fr-CA', 'Harbour Dental vous invite sur FrontDesk', 'fr'],
    ['ja', 'Harbour Dental invites you to FrontDesk', 'en'],
  ])('speaks the language of the tenant: %s', async (language, subject, spoken) => {
    const own = await createTenant(app)
    await own.send({ method: 'PATCH', url: `/tenants/${own.tenantId}`, payload: { language } })
    const mail = await server.take(await invite({}, own))
    expect(mail.subject).toBe(subject)
    expect(mail.html).toContain(`<html lang="${spoken}">`)
    expect(mail.headers).toContainEqual({ key: 'content-language', value: spoken })
    expect(linkIn(mail).url).toMatch(new RegExp(`&language=${spoken}$`))
  })

  it('takes no header, line or markup from a name', async () => {
    const own = await createTenant(app)
    const name = 'Evil Bcc: victim@example.com <img src=x onerror=alert(1)> gnp. "A" <b@example.com>'
    const renamed = await own.send({ method: 'PATCH', url: `/tenants/${own.tenantId}`, payload: { name } })
    expect(renamed.statusCode).toBe(200)
    const mail = await server.take(await invite({ name }, own))
    expect(mail.headers.filter(({ key }) => /^b?cc$/.test(key))).toEqual([])
    expect(mail.subject).toBe('Evil Bcc: gnp. "A" invites you to FrontDesk')
    expect(mail.html).not.toContain('<img')
    expect(mail.html).not.toContain('onerror')
    expect(server.received.filter(({ to }) => to.startsWith('victim'))).toEqual([])
  })

  it('shortens what is too long to be a name', async () => {
    const own = await createTenant(app)
    const name = '🦷'.repeat(200)
    await own.send({ method: 'PATCH', url: `/tenants/${own.tenantId}`, payload: { name } })
    expect((await server.take(await invite({}, own))).subject).toBe(`${'🦷'.repeat(59)}… invites you to FrontDesk`)
  })

  it('is not sent when its transaction is taken back', async () => {
    const email = anyEmail()
    const undone = app.database.tenant(tenant.tenantId, async (tx) => {
      await app.mail.send(tx, { tenantId: tenant.tenantId, to: email, template: 'password_changed', data: {} })
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    app.mail.wake()
    await server.take(await invite())
    expect(server.received.filter(({ to }) => to === email)).toEqual([])
  })

  it('tells of an endpoint that was switched off', async () => {
    const email = anyEmail()
    const data = {
      business: 'Harbour Dental',
      endpoint_url: 'https://hooks.example.com/a?b=<c>',
      reason: 'connection_timeout',
    }
    await app.database.tenant(tenant.tenantId, (tx) =>
      app.mail.send(tx, { tenantId: tenant.tenantId, to: email, template: 'endpoint_disabled', data }),
    )
    const mail = await server.take(email)
    expect(mail.subject).toBe('A webhook endpoint of Harbour Dental was switched off')
    expect(mail.text).toContain(data.endpoint_url)
    expect(mail.text).toContain('connection_timeout')
  })
})

describe('a server that is away', () => {
  it('gets the mail once it is back', async () => {
    const own = await createTenant(app)
    await server.down()
    const email = await invite({}, own)
    await until(async () => (await rowOf(own)).error !== null)
    expect(await rowOf(own)).toMatchObject({ status: 'queued', error: 'ESOCKET', attempts: 1, lease: null })
    await server.up()
    await hurry(own)
    app.mail.wake()
    const mail = await server.take(email)
    expect(mail.subject).toContain('Harbour Dental')
    expect((await createAndList(own))[0]).toMatchObject({ invitation: { mail: 'sent' } })
  })

  it('is asked again ever more rarely, and not for ever', async () => {
    const own = await createTenant(app)
    server.refuse = { code: 451, text: 'not now' }
    await invite({}, own)
    for (let attempts = 1; attempts <= 6; attempts += 1) {
      await until(async () => (await rowOf(own)).attempts === attempts && (await rowOf(own)).lease === null)
      const wait = sql`select extract(epoch from due_at - now())::float8 as seconds from mails`
      const { rows } = await app.database.tenant(own.tenantId, (tx) => tx.execute<{ seconds: number }>(wait))
      expect(rows[0]!.seconds).toBeGreaterThan(2 ** attempts - 1)
      expect(rows[0]!.seconds).toBeLessThan(2 ** attempts * 1.2)
      await hurry(own)
      app.mail.wake()
    }
    // Two days later.
    await hurry(own, sql`expires_at = now() + interval '1 second', due_at = now()`)
    app.mail.wake()
    await until(async () => (await rowOf(own)).status === 'failed')
    expect(await rowOf(own)).toMatchObject({ error: 'EENVELOPE 451', sealed: null, lease: null })
  })
})

async function createAndList(own: TestTenant): Promise<unknown[]> {
  await until(async () => (await rowOf(own)).status !== 'queued')
  return (await own.send({ url: '/users' })).json<{ data: unknown[] }>().data
}

describe('a recipient whom the server refuses', () => {
  it('is asked for once, and the team shows it', async () => {
    const own = await createTenant(app)
    server.refuse = { code: 550, text: 'no such user' }
    const email = await invite({}, own)
    expect((await createAndList(own))[0]).toMatchObject({ email, status: 'invited', invitation: { mail: 'failed' } })
    expect(await rowOf(own)).toMatchObject({ status: 'failed', error: 'EENVELOPE 550', attempts: 1, sealed: null })
  })
})

describe('a mail that cannot be sent', () => {
  it('is given up when it comes too late', async () => {
    const own = await createTenant(app)
    await server.down()
    const email = await invite({}, own)
    await until(async () => (await rowOf(own)).lease === null && (await rowOf(own)).attempts === 1)
    await hurry(own, sql`expires_at = now() - interval '1 second', due_at = now()`)
    await server.up()
    app.mail.wake()
    await until(async () => (await rowOf(own)).status === 'failed')
    expect((await rowOf(own)).error).toBe('too_late')
    expect(server.received.filter(({ to }) => to === email)).toEqual([])
  })

  it('is given up when it was sealed with another key, or for another tenant', async () => {
    const [own, other] = [await createTenant(app), await createTenant(app)]
    await server.down()
    await invite({}, own)
    await invite({}, other)
    await until(async () => (await rowOf(own)).lease === null && (await rowOf(own)).attempts === 1)
    const foreign = (await rowOf(other)).sealed
    await hurry(own, sql`sealed = ${foreign}, due_at = now()`)
    app.mail.wake()
    await until(async () => (await rowOf(own)).status === 'failed')
    expect((await rowOf(own)).error).toBe('sealed_with_another_key')
    await server.up()
  })

  it('says nothing in the log but what it was and a code', async () => {
    const own = await createTenant(app)
    server.refuse = { code: 550, text: 'rejected <secret-words@example.com>' }
    const email = await invite({}, own)
    await createAndList(own)
    const line = log.split('\n').find((entry) => entry.includes('given up') && entry.includes(own.tenantId))!
    expect(JSON.parse(line)).toMatchObject({ template: 'invitation', attempts: 1, failure: 'EENVELOPE 550' })
    for (const secret of [email, 'secret-words', 'ott_', '@example.com']) expect(log).not.toContain(secret)
  })
})

describe('without a server', () => {
  it('a mail is a file of its owner, and the log names it without its link', async () => {
    let ownLog = ''
    const destination = new Writable({ write: (chunk, _encoding, done) => ((ownLog += chunk), done()) })
    const dataDir = join(testDirectory(), 'without-server')
    // The only running app, so no other one claims its mails.
    await app.close()
    const quiet = await startTestApp({ log: destination, config: { dataDir } })
    const own = await createTenant(quiet)
    const email = anyEmail()
    await client(quiet, own.headers.admin)({ method: 'POST', url: '/users', payload: { email, role: 'member' } })
    const outbox = join(dataDir, 'outbox')
    const { file, ...mail } = await until(async () => {
      // Incomplete files have another suffix; mails of other test files may exist as well.
      const names = (await readdir(outbox).catch(() => [])).filter((name) => name.endsWith('.eml'))
      const mails = names.map(async (name) => ({
        file: name,
        ...(await parseMail(await readFile(join(outbox, name)))),
      }))
      return (await Promise.all(mails)).find(({ raw }) => raw.includes(email))
    })
    await until(() => ownLog.includes('written to the outbox'))
    await quiet.close()
    const { token } = linkIn(mail)
    expect(token).toMatch(/^ott_/)
    expect(ownLog).not.toContain(token)
    expect((await stat(join(outbox, file))).mode & 0o777).toBe(0o600)
    expect((await stat(outbox)).mode & 0o777).toBe(0o700)
    app = await startTestApp({ config: config() })
  })
})

describe('the settings', () => {
  it('take what is an address, and say so of what is none', () => {
    expect(loadConfig({}).mail).toEqual({ smtpUrl: undefined, from: 'FrontDesk <no-reply@localhost>' })
    const production = { BASE_URL: 'https://desk.example.com', SECRET_KEY: Buffer.alloc(32, 1).toString('base64') }
    expect(loadConfig(production).mail.from).toBe('FrontDesk <no-reply@desk.example.com>')
    for (const MAIL_FROM of ['desk@example.com', 'Front Desk <desk@example.com>'])
      expect(loadConfig({ MAIL_FROM, SMTP_URL: 'smtps://a:b@mail.example.com' }).mail).toEqual({
        from: MAIL_FROM,
        smtpUrl: 'smtps://a:b@mail.example.com',
      })
    for (const MAIL_FROM of ['desk', 'a@b\nBcc: c@d', 'A <a@b>, B <c@d>', '<a@b> <c@d>', '"A\r\nB" <a@b>'])
      expect(() => loadConfig({ MAIL_FROM })).toThrow('MAIL_FROM: must be an address')
    for (const SMTP_URL of ['mail.example.com', 'http://mail.example.com', 'smtp://'])
      expect(() => loadConfig({ SMTP_URL })).toThrow('SMTP_URL: must be an smtp://')
  })
})
