import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { pino } from 'pino'
import { buildApp } from '../../src/app.ts'
import { loadConfig, type Config } from '../../src/config.ts'
import type { Clock } from '../../src/core/time.ts'
import { anyEmail, client, type Send } from '../support/app.ts'
import { testDatabase, testDirectory, testsRunOnPostgres } from '../support/database.ts'

/** A registered business: its signed-in administrator, and clients for its kinds of callers. */
export interface Account {
  email: string
  password: string
  tenantId: string
  userId: string
  /** `name=value` of the session. */
  cookie: string
  /** The administrator's client, by cookie. */
  admin: Send
  /** A client with a new key. */
  withKey(kind: 'standard' | 'admin', expiresAt?: string): Promise<{ id: string; key: string; send: Send }>
}

export const PASSWORD = 'correct horse battery'

/** Registers with a confirmed address. */
export async function register(app: FastifyInstance, email = anyEmail()): Promise<Account> {
  const account = await registerUnconfirmed(app, email)
  const confirm = sql`update users set email_confirmed_at = now() where email_confirmed_at is null`
  await app.database.tenant(account.tenantId, (tx) => tx.execute(confirm))
  return account
}

export async function registerUnconfirmed(app: FastifyInstance, email = anyEmail()): Promise<Account> {
  const reply = await client(app)({ method: 'POST', url: '/auth/register', payload: { email, password: PASSWORD } })
  if (reply.statusCode !== 201) throw new Error(`Registration failed: ${reply.body}`)
  const { user, tenant } = reply.json()
  const cookie = cookieOf(reply)
  const admin = client(app, { cookie })
  return {
    email,
    password: PASSWORD,
    tenantId: tenant.tenant_id,
    userId: user.user_id,
    cookie,
    admin,
    async withKey(kind, expiresAt) {
      const payload = { name: 'test', kind, ...(expiresAt === undefined ? {} : { expires_at: expiresAt }) }
      const { key, api_key_id: id } = (await admin({ method: 'POST', url: '/api-keys', payload })).json()
      return { id, key, send: client(app, { 'x-api-key': key }) }
    },
  }
}

/** Signs in as from another browser. */
export async function signIn(
  app: FastifyInstance,
  { email, password }: Pick<Account, 'email' | 'password'>,
): Promise<string> {
  return cookieOf(await client(app)({ method: 'POST', url: '/auth/login', payload: { email, password } }))
}

export function cookieOf(reply: LightMyRequestResponse): string {
  const cookie = reply.cookies[0]
  if (cookie === undefined) throw new Error(`No cookie: ${reply.statusCode} ${reply.body}`)
  return `${cookie.name}=${cookie.value}`
}

/** Status of a request with this cookie. */
export async function statusOf(app: FastifyInstance, cookie: string): Promise<number> {
  return (await client(app, { cookie })({ method: 'GET', url: '/auth/me' })).statusCode
}

/** A clock advanced by the test. */
export function movableClock(): Clock & { advance(ms: number): void } {
  let ahead = 0
  return { now: () => new Date(Date.now() + ahead), advance: (ms) => void (ahead += ms) }
}

/** The product with a known secret, like another process of the same installation. */
export async function startWithSecret(
  secretKey: Buffer = randomBytes(32),
  config: Partial<Config> = {},
): Promise<FastifyInstance> {
  const database = { database: await testDatabase(), isEmbedded: !testsRunOnPostgres() }
  const log = pino({ level: 'silent' })
  return buildApp(
    { ...loadConfig({ PORT: '3000', DATA_DIR: testDirectory() }), ...config },
    { database, secretKey, log },
  )
}
