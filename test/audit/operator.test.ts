import { afterAll, beforeAll, expect, it } from 'vitest'
import { execute } from '../../src/operator/execution.ts'
import type { OperatorDeps } from '../../src/operator/operator.ts'
import { createTenant, type TestTenant } from '../support/factories.ts'
import { openPhoneDesk, type PhoneDesk } from '../calls/phone-desk.ts'
import { anyEmail } from '../support/app.ts'
import { anyNumber } from '../calls/desk.ts'

let desk: PhoneDesk
let deps: OperatorDeps
let tenant: TestTenant
const number = anyNumber()

beforeAll(async () => {
  desk = await openPhoneDesk({ phoneNumbers: [number] })
  tenant = await createTenant(desk.app)
  const { database, tenants, auth, calls } = desk.app
  const line = tenants.numbers.source
  deps = {
    database,
    tenants,
    auth: auth.operator,
    setupLinks: auth.setupLinks,
    grants: calls.grants,
    line,
    callMinutesPerDay: undefined,
    address: { baseUrl: 'https://desk.example.com', hasProxy: true },
    modelLevel: undefined,
  }
})
afterAll(() => desk[Symbol.asyncDispose]())

const run = async (command: string, given: Record<string, string[]>, options = {}) =>
  expect({ command, ...(await execute(deps, { command, given: { arguments: given, options } })) }).toHaveProperty(
    'answer',
  )

it('records each command that changes something of a tenant, and none that reads', async () => {
  const TENANT = [tenant.tenantId]
  await run('keys list', {})
  await run('keys create', { TENANT, NAME: ['Desk'] })
  await run('keys revoke', { API_KEY_ID: [tenant.apiKeyId] })
  await run('users invite', { EMAIL: [anyEmail()] }, { tenant: tenant.tenantId, role: 'member' })
  await run('users reset-password', { EMAIL: [tenant.email] })
  await run('numbers assign', { NUMBER: [number], TENANT })
  await run('numbers release', { NUMBER: [number] })
  await run('outbound allow', { TENANT, COUNTRY: ['FR'] })
  await run('outbound deny', { TENANT, COUNTRY: ['FR'] })
  await run('budget set', { TENANT, MINUTES: ['30'] })
  await run('budget show', { TENANT })
  const { data } = (await tenant.send({ url: '/audit?actor=operator' })).json<{ data: { action: string }[] }>()
  expect(data.map(({ action }) => action)).toEqual([
    'budget set',
    'outbound deny',
    'outbound allow',
    'numbers release',
    'numbers assign',
    'users reset-password',
    'users invite',
    'keys revoke',
    'keys create',
  ])
  expect(data).toContainEqual(expect.objectContaining({ action: 'keys revoke', target_id: tenant.apiKeyId }))
})
