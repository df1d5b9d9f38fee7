import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { commandNamed } from '../../src/operator/commands.ts'
import { execute } from '../../src/operator/execution.ts'
import type { OperatorDeps } from '../../src/operator/operator.ts'
import { anyNumber } from '../calls/desk.ts'
import { assignNumber, BASE_URL, openPhoneDesk, type PhoneDesk } from '../calls/phone-desk.ts'
import { createTenant } from '../support/factories.ts'

let desk: PhoneDesk
let number: string

beforeAll(async () => {
  desk = await openPhoneDesk()
})
beforeEach(() => {
  number = anyNumber()
  desk.twilio.options.numbers.splice(0, Infinity, number)
})
afterAll(() => desk[Symbol.asyncDispose]())

/** The command's answer as text. */
async function run(
  name: string,
  words: string[] = [],
  address: Partial<OperatorDeps['address']> = {},
  line = desk.app.tenants.numbers.source,
) {
  const { database, tenants, auth, calls } = desk.app
  const deps: OperatorDeps = {
    database,
    tenants,
    auth: auth.operator,
    setupLinks: auth.setupLinks,
    grants: calls.grants,
    line,
    callMinutesPerDay: undefined,
    address: { baseUrl: BASE_URL, hasProxy: true, ...address },
    modelLevel: undefined,
  }
  const given = { arguments: { NUMBER: words }, options: {} }
  const answer = await execute(deps, { command: name, given })
  return 'refused' in answer ? answer.refused : commandNamed(name)!.show(answer.answer as never)
}

describe('the set-up of a line without a console', () => {
  it('says where calls go, and brings them here', async () => {
    expect(await run('numbers check')).toMatch(/goes nowhere[^]*numbers connect NUMBER/)
    const hooks = `${BASE_URL}/api/v1/calls/twilio`
    expect(await run('numbers connect', [number])).toMatch(/ connected$/)
    expect(desk.twilio.hooks.get(number)).toEqual({
      voice_url: `${hooks}/inbound`,
      voice_fallback_url: `${hooks}/fallback`,
      status_callback: `${hooks}/status`,
    })
    expect(await run('numbers check', [], { baseUrl: 'https://other.example.com' })).toContain(
      `goes to ${hooks}/inbound`,
    )
  })

  it('warns of what keeps calls from coming', async () => {
    expect(await run('numbers check')).not.toContain('Warning')
    expect(await run('numbers check', [], { hasProxy: false })).toContain('Set TRUST_PROXY')
    expect(await run('numbers check', [], { baseUrl: 'http://localhost:3000' })).toContain('needs an https address')
  })

  it("says the provider's code and its cure", async () => {
    desk.twilio.fail('IncomingPhoneNumbers', { status: 401, body: { code: 20_003, message: 'No', status: 401 } })
    expect(await run('numbers check')).toBe(
      'Twilio answers 401, error 20003: TWILIO_ACCOUNT_SID or TWILIO_AUTH_TOKEN is wrong, or the account is closed',
    )
    expect(await run('numbers connect', [number], { baseUrl: 'http://localhost:3000' })).toContain('error 21502')
    expect(await run('numbers connect', [anyNumber()])).toContain('is no number of the account')
  })

  it('sends calls to the other host where this one fails', async () => {
    await using other = await openPhoneDesk({ fallbackUrl: 'https://bin.example.com/EH1' })
    const { source } = other.app.tenants.numbers
    const own = anyNumber()
    other.twilio.options.numbers.push(own)
    expect(await run('numbers connect', [own], {}, source)).toMatch(/ connected$/)
    expect(other.twilio.hooks.get(own)!.voice_fallback_url).toBe('https://bin.example.com/EH1')
    expect(await run('numbers check', [], {}, source)).toMatch(new RegExp(`\\${own} .*connected`))
    // An address that was set before does not count as connected.
    other.twilio.hooks.get(own)!.voice_fallback_url = `${BASE_URL}/api/v1/calls/twilio/fallback`
    expect(await run('numbers check', [], {}, source)).toContain('goes to')
  })

  it('prints what answers where this installation does not', async () => {
    expect(await run('numbers fallback', [number])).toContain('is assigned to nobody')
    const tenant = await createTenant(desk.app)
    await assignNumber(desk, tenant, number)
    const payload = { voice: { transfer_number: '+14155550177' } }
    await tenant.send({ method: 'PATCH', url: `/tenants/${tenant.tenantId}`, payload })
    const twiml = await run('numbers fallback', [number])
    expect(twiml).toMatch(/<Dial [^>]*callerId="\+\d+"[^>]*><Number>\+14155550177<\/Number><\/Dial>.*<Record /)
    expect(twiml).not.toContain(BASE_URL)
  })
})
