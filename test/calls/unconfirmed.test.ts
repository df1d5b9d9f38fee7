import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '../../src/core/ids.ts'
import { client, startTestApp } from '../support/app.ts'
import { openCopy } from '../support/database.ts'
import { createTenant, visitorHeaders, type TestTenant } from '../support/factories.ts'
import { startMailServer, type MailServer } from '../support/mail-server.ts'
import { ScriptedCarrier } from '../support/scripted-carrier.ts'
import { anyNumber, rowOf } from './desk.ts'
import { until } from '../support/until.ts'

const REASON = 'Calls are possible once an administrator has confirmed their e-mail address'

let server: MailServer
let app: FastifyInstance
let close: () => Promise<unknown>
const carrier = new ScriptedCarrier()

beforeAll(async () => {
  server = await startMailServer()
  // A carrier, as far as the product can tell.
  carrier.isSimulated = false
  const own = await openCopy()
  close = own.close
  app = await startTestApp({
    database: own.database,
    openCarrier: carrier.open,
    config: { mail: { smtpUrl: server.url, from: 'desk@example.com' } },
  })
})
afterAll(async () => {
  await app.close()
  await close()
  await server[Symbol.asyncDispose]()
})

const setConfirmed = ({ tenantId }: TestTenant, at: 'now()' | 'null') =>
  app.database.tenant(tenantId, (tx) => tx.execute(sql`update users set email_confirmed_at = ${sql.raw(at)}`))

/** Assigns a number to the tenant, as the operator does. */
async function calling(): Promise<TestTenant> {
  const tenant = await createTenant(app)
  await app.tenants.numbers.assign(tenant.tenantId, anyNumber())
  return tenant
}

const initiate = (tenant: TestTenant, number: string) =>
  tenant.send({ method: 'POST', url: '/calls/initiate', payload: { phone_number: number, call_type: 'outbound' } })

describe('a tenant that has not confirmed an e-mail address', () => {
  it('calls nobody by a carrier: 409 with the reason, and nothing of it for a visitor', async () => {
    const tenant = await calling()
    await setConfirmed(tenant, 'null')
    const refused = await initiate(tenant, anyNumber())
    expect([refused.statusCode, refused.json()]).toEqual([409, { detail: REASON }])
    const visitor = client(app, await visitorHeaders(tenant.tenantId, newId('chat')))
    const callback = await visitor({ method: 'POST', url: '/widget/callback', payload: { phone_number: anyNumber() } })
    expect([callback.statusCode, callback.json()]).toEqual([
      409,
      { detail: 'We cannot call this number at the moment' },
    ])
    await setConfirmed(tenant, 'now()')
    expect((await initiate(tenant, anyNumber())).statusCode).toBe(201)
  })

  it('is asked again when the call is dialled', async () => {
    const tenant = await calling()
    // Withdrawn in the transaction that queues the call, so that the dialling sees nothing else.
    const { id } = await app.database.tenant(tenant.tenantId, async (tx) => {
      const call = await app.calls.initiate(tx, tenant.tenantId, { phoneNumber: anyNumber(), source: 'api' })
      await tx.execute(sql`update users set email_confirmed_at = null`)
      return call
    })
    app.calls.wake()
    await until(async () => (await rowOf(app, tenant, id))?.status === 'failed')
    expect(carrier.timesDialled(id)).toBe(0)
  })

  it('calls on the simulated carrier, which reaches nobody', async () => {
    const tenant = await createTenant(app)
    await setConfirmed(tenant, 'null')
    carrier.isSimulated = true
    expect((await initiate(tenant, anyNumber())).statusCode).toBe(201)
    carrier.isSimulated = false
  })
})
