import { beforeEach, describe, expect, it } from 'vitest'
import { createPhoneLine } from '../../src/calls/phone-line.ts'
import { SECOND } from '../../src/core/time.ts'
import type { NumberSource, NumberState, Tenant } from '../../src/tenants/index.ts'

const [HERE, ELSEWHERE, GONE, HALF] = ['+14155550100', '+14155550101', '+14155550102', '+14155550103'] as const
const BASE_URL = 'https://desk.example.com'
const STATES: NumberState[] = [
  { number: HERE, isConnected: true, goesTo: `${BASE_URL}/api/v1/calls/twilio/inbound` },
  { number: ELSEWHERE, isConnected: false, goesTo: 'https://user:word@other.example.com/voice?token=secret' },
  { number: HALF, isConnected: false, goesTo: `${BASE_URL}/api/v1/calls/twilio/inbound` },
  { number: '+14155550199', isConnected: true, goesTo: null },
]

let now: number
let asked: string[]
let answer: () => Promise<NumberState[]>
beforeEach(() => {
  now = 0
  asked = []
  answer = async () => STATES
})

function line(numbers: string[], isSimulated = false) {
  const source: NumberSource = {
    known: undefined,
    list: async () => [],
    check(baseUrl) {
      asked.push(baseUrl)
      return answer()
    },
  }
  return createPhoneLine({
    tenants: { get: async () => ({ numbers }) as Tenant, numbers: { source } },
    carrier: { isSimulated },
    baseUrl: BASE_URL,
    clock: { now: () => new Date(now) },
    log: { warn: () => {} },
  })
}

describe('the telephone line of a business', () => {
  it('says of its own numbers to which host their calls go, and no more of the address', async () => {
    expect(await line([HERE, ELSEWHERE, GONE, HALF]).of('ten_1')).toEqual({
      isSimulated: false,
      numbers: [
        { number: HERE, state: 'connected', goesTo: 'desk.example.com' },
        { number: ELSEWHERE, state: 'elsewhere', goesTo: 'other.example.com' },
        { number: GONE, state: 'missing', goesTo: null },
        { number: HALF, state: 'incomplete', goesTo: 'desk.example.com' },
      ],
    })
    expect(asked).toEqual([BASE_URL])
  })

  it('asks the carrier once in half a minute, and again after that', async () => {
    const one = line([HERE])
    await Promise.all([one.of('ten_1'), one.of('ten_2')])
    now = 29 * SECOND
    await one.of('ten_1')
    expect(asked).toHaveLength(1)
    now = 30 * SECOND
    await one.of('ten_1')
    expect(asked).toHaveLength(2)
  })

  it('does not know where the carrier does not answer', async () => {
    answer = async () => Promise.reject(new Error('away'))
    expect((await line([HERE]).of('ten_1')).numbers).toEqual([{ number: HERE, state: 'unknown', goesTo: null }])
  })

  it('asks nobody where it is simulated, or has no number', async () => {
    expect(await line([], true).of('ten_1')).toEqual({ isSimulated: true, numbers: [] })
    expect(await line([]).of('ten_1')).toEqual({ isSimulated: false, numbers: [] })
    expect(asked).toEqual([])
  })
})
