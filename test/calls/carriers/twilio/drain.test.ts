import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTenant, type TestTenant } from '../../../support/factories.ts'
import { until } from '../../../support/until.ts'
import { anyNumber, rowOf, untilCall } from '../../desk.ts'
import { assignNumber, BASE_URL, conversationOf, openPhoneDesk, phone, type PhoneDesk } from '../../phone-desk.ts'

const CALLS = 20
const INBOUND = `${BASE_URL}/api/v1/calls/twilio/inbound`
const PERSON = '+14155550177'

let desk: PhoneDesk

beforeAll(async () => {
  desk = await openPhoneDesk()
})
afterAll(async () => {
  expect(desk.twilio.violations).toEqual([])
  await desk[Symbol.asyncDispose]()
})

async function withTeam(): Promise<TestTenant> {
  const tenant = await createTenant(desk.app)
  const payload = { voice: { transfer_number: PERSON } }
  await tenant.send({ method: 'PATCH', url: `/tenants/${tenant.tenantId}`, payload })
  return tenant
}

describe('a process that stops', () => {
  it('lets calls come to their end, hands on the others, and takes no new one', async () => {
    const tenants = await Promise.all([withTeam(), withTeam(), createTenant(desk.app)])
    for (const tenant of tenants) await assignNumber(desk, tenant)
    // Together, because a caller who waits for the others to be placed is silent and is said goodbye.
    const going = await Promise.all(
      Array.from({ length: CALLS }, async (_, index) => {
        const tenant = tenants[index % tenants.length]!
        const call = await phone(desk, tenant)
        await conversationOf(call.phone)
        return { ...call, tenant }
      }),
    )
    const [first, second, ...others] = going
    const draining = desk.app.calls.drain(2)
    first!.phone.hangUp()
    second!.phone.hangUp()
    const ours = await assignNumber(desk, tenants[0]!)
    const late = desk.twilio.comes(anyNumber(), ours, INBOUND)
    await until(() => late.verbs.includes(`Dial ${PERSON}`))
    await draining
    for (const { id, tenant } of [first!, second!])
      expect(await untilCall(tenant, id, 'completed')).toMatchObject({ ended_reason: 'caller' })
    for (const { id, tenant, phone: call } of others) {
      await until(() => call.verbs.includes('Record'))
      expect(call.verbs.includes(`Dial ${PERSON}`)).toBe(tenant !== tenants[2])
      expect(await rowOf(desk.app, tenant, id)).toMatchObject({ ending: 'shutdown' })
      expect(await untilCall(tenant, id, 'completed')).toMatchObject({ ended_reason: 'shutdown' })
    }
  })
})
