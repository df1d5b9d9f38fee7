import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testsRunOnPostgres } from '../support/database.ts'
import { query, startPostgresServer, type PostgresServer } from '../support/postgres-server.ts'
import { startProduct, type Product } from '../support/product.ts'
import { registerTenant, type Answer, type TenantClient } from '../support/tenant-client.ts'
import { until } from '../support/until.ts'

const WRITERS = 8
const POOL_SIZE = 2
const MIN_WRITES = 20

/** A separate server, because these tests stop it, make it read-only and lock its tables. */
describe.skipIf(!testsRunOnPostgres() || process.env['TEST_DATABASE_URL'] !== undefined)(
  'a database that fails',
  () => {
    const directory = mkdtempSync(join(tmpdir(), 'frontdesk-outage-'))
    let server: PostgresServer
    /** A database of its own, so that its defaults do not affect administrative sessions. */
    let url: string
    let product: Product
    let client: TenantClient
    let leads = 0

    beforeAll(async () => {
      // A restarted server must keep what it acknowledged.
      server = (await startPostgresServer({ durable: true }))!
      await query(server.url, 'create database desk')
      url = Object.assign(new URL(server.url), { pathname: 'desk' }).href
      await query(url, 'create extension vector')
      const env = { DATABASE_POOL_SIZE: String(POOL_SIZE), TRUST_PROXY: '127.0.0.0/8' }
      product = await startProduct({ directory, databaseUrl: url, env })
      client = await registerTenant(product.url)
    })

    afterAll(async () => {
      await product[Symbol.asyncDispose]()
      await server.stop()
      rmSync(directory, { recursive: true, force: true, maxRetries: 5 })
    })

    async function writeLead(): Promise<{ email: string; answer: Answer }> {
      leads += 1
      const email = `lead-${leads}@example.com`
      return { email, answer: await client.call('POST', '/leads', { email, name: 'Ada' }) }
    }

    async function readiness(): Promise<number> {
      return (await fetch(`${product.url}/health/ready`)).status
    }

    /** Every stored lead has its event, and vice versa. */
    async function expectNothingPartial(): Promise<string[]> {
      const stored = (await query(url, 'select id, email from leads')) as { id: string; email: string }[]
      const events = await query(
        url,
        `select body::jsonb -> 'data' ->> 'lead_id' as lead from webhook_events where event = 'lead.captured'`,
      )
      expect(events.map(({ lead }) => lead).toSorted()).toEqual(stored.map(({ id }) => id).toSorted())
      return stored.map(({ email }) => email)
    }

    function expectPlainFailure({ status, headers, body }: Answer): void {
      expect(status).toBe(503)
      expect(Object.keys(body)).toEqual(['detail'])
      expect(body.detail).not.toMatch(/sql|select|insert|postgres|pg_|stack|at \//i)
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
    }

    test('restarts under load: acknowledged writes stay, the others are 503, and the process recovers by itself', async () => {
      const acknowledged: string[] = []
      const failures: Answer[] = []
      const enough = new AbortController()
      const writers = Array.from({ length: WRITERS }, async () => {
        while (!enough.signal.aborted) {
          const { email, answer } = await writeLead()
          if (answer.status === 201) acknowledged.push(email)
          else failures.push(answer)
        }
      })
      await until(() => acknowledged.length >= MIN_WRITES)
      await server.restart!('immediate')
      const before = acknowledged.length
      await until(() => acknowledged.length >= before + MIN_WRITES)
      enough.abort()
      await Promise.all(writers)
      failures.forEach(expectPlainFailure)
      const stored = new Set(await expectNothingPartial())
      expect(acknowledged.filter((email) => !stored.has(email))).toEqual([])
      await until(async () => (await readiness()) === 200)
    })

    test('read-only, as a standby is: writes are 503, reads are answered, and writing goes on afterwards', async () => {
      await setDefault('default_transaction_read_only = on')
      expectPlainFailure((await writeLead()).answer)
      expect((await client.call('GET', '/leads')).status).toBe(200)
      await setDefault('default_transaction_read_only = off')
      expect((await writeLead()).answer.status).toBe(201)
      await expectNothingPartial()
    })

    test('a statement that is cancelled, as by its time-out, is a 503 without a partial write', async () => {
      await whileLocked(async () => {
        const writing = writeLead()
        // cancel_backend gives the SQLSTATE of statement_timeout (57014).
        await until(async () => (await cancelWaiting()) > 0)
        expectPlainFailure((await writing).answer)
      })
      expect((await writeLead()).answer.status).toBe(201)
      await expectNothingPartial()
    })

    test('an exhausted pool: requests wait or are 503, readiness says so, and all recovers', async () => {
      const answers = await whileLocked(async () => {
        const waiting = Array.from({ length: WRITERS }, () => writeLead())
        await until(async () => (await readiness()) === 503)
        expect((await fetch(`${product.url}/health/live`)).status).toBe(200)
        return waiting
      })
      for (const { answer } of await Promise.all(answers)) if (answer.status !== 201) expectPlainFailure(answer)
      await until(async () => (await readiness()) === 200)
      expect((await writeLead()).answer.status).toBe(201)
      await expectNothingPartial()
    })

    /** Ends open connections, because only new ones read it. */
    async function setDefault(setting: string): Promise<void> {
      await query(server.url, `alter database desk set ${setting}`)
      await query(server.url, `select pg_terminate_backend(pid) from pg_stat_activity where datname = 'desk'`)
      await until(async () => (await readiness()) === 200)
    }

    async function cancelWaiting(): Promise<number> {
      const cancelled = await query(
        server.url,
        `select pg_cancel_backend(pid) from pg_stat_activity where datname = 'desk' and wait_event_type = 'Lock'`,
      )
      return cancelled.length
    }

    async function whileLocked<T>(work: () => Promise<T>): Promise<T> {
      const locker = new pg.Client({ connectionString: url })
      await locker.connect()
      try {
        await locker.query('begin; lock table leads in access exclusive mode')
        return await work()
      } finally {
        await locker.query('rollback')
        await locker.end()
      }
    }
  },
)
