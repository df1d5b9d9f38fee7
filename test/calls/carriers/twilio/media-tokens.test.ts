import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { callsRepository, type CallRow, type NewCall } from '../../../../src/calls/repository.ts'
import { createMediaTokens, type MediaTokens } from '../../../../src/calls/carriers/twilio/connections.ts'
import { newId } from '../../../../src/core/ids.ts'
import { MINUTE } from '../../../../src/core/time.ts'
import { startTestApp } from '../../../support/app.ts'
import { createTenant } from '../../../support/factories.ts'

const start = new Date('2030-01-07T09:00:00.000Z')
let now = start
let app: FastifyInstance
let tokens: MediaTokens
let tenantId: string

beforeAll(async () => {
  app = await startTestApp()
  tokens = createMediaTokens(app.database, { now: () => now })
  tenantId = (await createTenant(app)).tenantId
})

afterAll(() => app.close())

function createCall(values: Partial<NewCall> = {}, owner = tenantId): Promise<CallRow> {
  const call: NewCall = {
    id: newId('call'),
    status: 'in_progress',
    direction: 'inbound',
    channel: 'phone',
    simulated: false,
    source: 'line',
    phoneNumber: '+14155550123',
    callType: 'inbound',
    startedAt: start,
    ...values,
  }
  return app.database.tenant(owner, (tx) => callsRepository.insert(tx, owner, call))
}

describe('the token of a connection', () => {
  it('lets one in, once', async () => {
    const { id } = await createCall()
    const token = await tokens.issue(tenantId, id)
    const tries = await Promise.all([1, 2, 3].map(() => tokens.consume(id, token!)))
    expect(tries.filter((call) => call !== undefined)).toEqual([expect.objectContaining({ id, tenantId })])
    expect(await tokens.consume(id, token!)).toBeUndefined()
  })

  it('is kept as a hash', async () => {
    const { id } = await createCall()
    const token = await tokens.issue(tenantId, id)
    const row = await app.database.tenant(tenantId, (tx) => callsRepository.find(tx, tenantId, id))
    expect(row!.mediaToken).toMatch(/^[0-9a-f]{64}$/)
    expect(token).not.toContain(row!.mediaToken)
  })

  it('is of its call', async () => {
    const [one, other] = [await createCall(), await createCall()]
    const token = await tokens.issue(tenantId, one.id)
    await tokens.issue(tenantId, other.id)
    expect(await tokens.consume(other.id, token!)).toBeUndefined()
    expect(await tokens.consume(newId('call'), token!)).toBeUndefined()
    expect(await tokens.consume(one.id, token!)).toMatchObject({ id: one.id })
  })

  it('is of its tenant: with another name in it, it opens nothing of either', async () => {
    const { tenantId: stranger } = await createTenant(app)
    const id = newId('call')
    await createCall({ id })
    await createCall({ id }, stranger)
    const token = (await tokens.issue(tenantId, id))!
    expect(await tokens.consume(id, token.replace(tenantId, stranger))).toBeUndefined()
    expect(await tokens.consume(id, token)).toMatchObject({ id, tenantId })
  })

  it('is good for a minute, and cannot be given longer', async () => {
    const { id } = await createCall()
    const token = (await tokens.issue(tenantId, id))!
    const [tenant, , secret] = token.split('.')
    now = new Date(start.getTime() + MINUTE + 1)
    expect(await tokens.consume(id, token)).toBeUndefined()
    expect(await tokens.consume(id, `${tenant}.${now.getTime() + MINUTE}.${secret}`)).toBeUndefined()
    now = start
    expect(await tokens.consume(id, token)).toMatchObject({ id })
  })

  it('is replaced by a newer one', async () => {
    const { id } = await createCall()
    const older = await tokens.issue(tenantId, id)
    const newer = await tokens.issue(tenantId, id)
    expect(await tokens.consume(id, older!)).toBeUndefined()
    expect(await tokens.consume(id, newer!)).toMatchObject({ id })
  })

  it.each([
    ['rings', { status: 'ringing' as const, startedAt: null }],
    ['failed', { status: 'failed' as const, failureReason: 'lost' as const }],
    ['is over', { hungUpAt: start }],
  ])('is not given for a call that %s', async (_name, values) => {
    const { id } = await createCall(values)
    expect(await tokens.issue(tenantId, id)).toBeUndefined()
  })

  it('is no good any more when somebody hung up', async () => {
    const { id } = await createCall()
    const token = await tokens.issue(tenantId, id)
    await app.calls.progress.hungUp(tenantId, id, { ending: 'caller' })
    expect(await tokens.consume(id, token!)).toBeUndefined()
  })

  it.each([
    '',
    'x',
    '..',
    `ten_${'0'.repeat(26)}.1893488400000.${'a'.repeat(43)}`,
    `ten_x.1893488400000.${'a'.repeat(43)}`,
    `ten_${'0'.repeat(26)}.1893488400000.${"'".repeat(43)}`,
  ])('is not %j', async (token) => {
    expect(await tokens.consume((await createCall()).id, token)).toBeUndefined()
  })
})
