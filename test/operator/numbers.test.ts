import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ConfigError, loadConfig } from '../../src/config.ts'
import type { NumberSource } from '../../src/tenants/index.ts'
import { createTenant, type TestTenant } from '../support/factories.ts'
import { anyNumber } from '../calls/desk.ts'
import { openPhoneDesk, type PhoneDesk } from '../calls/phone-desk.ts'

const ACCOUNT = { TWILIO_ACCOUNT_SID: `AC${'1'.repeat(32)}`, TWILIO_AUTH_TOKEN: 'x' }

describe('the numbers of the telephone line', () => {
  it('are those of TWILIO_PHONE_NUMBERS, or all of the account', () => {
    const list = loadConfig({ ...ACCOUNT, TWILIO_PHONE_NUMBERS: ' +14155550100, +14155550101,+14155550100 ' })
    expect(list.twilio?.phoneNumbers).toEqual(['+14155550100', '+14155550101'])
    expect(loadConfig(ACCOUNT).twilio?.phoneNumbers).toEqual([])
  })

  it.each([
    [{ ...ACCOUNT, TWILIO_PHONE_NUMBERS: '4155550100' }, /TWILIO_PHONE_NUMBERS: must be a comma-separated list/],
    [{ TWILIO_PHONE_NUMBERS: '+14155550100' }, /TWILIO_PHONE_NUMBERS: needs TWILIO_ACCOUNT_SID/],
    [{ ...ACCOUNT, TWILIO_PHONE_NUMBER: '+14155550100' }, /TWILIO_PHONE_NUMBER: is TWILIO_PHONE_NUMBERS now/],
    [{ TWILIO_ACCOUNT_SID: ACCOUNT.TWILIO_ACCOUNT_SID }, /TWILIO_AUTH_TOKEN/],
    [{ CALL_MINUTES_PER_DAY: '0' }, /CALL_MINUTES_PER_DAY/],
  ])('are told wrongly by %j', (env, message) => {
    const load = () => loadConfig(env as Record<string, string>)
    expect(load).toThrow(ConfigError)
    expect(load).toThrow(message)
  })
})

describe('an only number', () => {
  let desk: PhoneDesk
  let tenant: TestTenant
  const only = anyNumber()

  beforeAll(async () => {
    desk = await openPhoneDesk({ phoneNumbers: [only] })
  })
  beforeEach(async () => {
    tenant = await createTenant(desk.app)
  })
  afterAll(() => desk[Symbol.asyncDispose]())

  const assignOnly = () => desk.app.database.system((tx) => desk.app.tenants.numbers.assignOnly(tx, tenant.tenantId))
  const numbers = async () => (await desk.app.tenants.get(tenant.tenantId)).numbers

  it('is assigned by itself once, and not taken from the tenant that has it', async () => {
    expect(await assignOnly()).toBe(only)
    expect(await numbers()).toEqual([only])
    tenant = await createTenant(desk.app)
    expect(await assignOnly()).toBeUndefined()
    expect(await numbers()).toEqual([])
  })

  it('is none where the line has several, or has not told yet', async () => {
    const source = (known: string[] | undefined): NumberSource => ({ known, list: async () => known ?? [] })
    for (const known of [[anyNumber(), anyNumber()], [], undefined]) {
      desk.app.tenants.numbers.offerFrom(source(known))
      expect(await assignOnly()).toBeUndefined()
    }
    expect(await numbers()).toEqual([])
  })

  it('belongs to one of all to which it is assigned at once', async () => {
    const number = anyNumber()
    const all = await Promise.all(Array.from({ length: 5 }, () => createTenant(desk.app)))
    const tries = await Promise.allSettled(all.map((one) => desk.app.tenants.numbers.assign(one.tenantId, number)))
    const owners = (await desk.app.tenants.numbers.assigned()).filter((one) => one.number === number)
    expect(owners).toHaveLength(1)
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })
})
