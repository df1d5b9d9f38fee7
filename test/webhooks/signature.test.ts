import { describe, expect, it } from 'vitest'
import {
  bodySignature,
  newSecret,
  signatureHeaders,
  signingKeys,
  standardSignature,
} from '../../src/webhooks/signature.ts'

describe('signatures', () => {
  it("are GitHub's over its published vector", () => {
    expect(bodySignature(signingKeys("It's a Secret to Everybody"), Buffer.from('Hello, World!'))).toBe(
      'sha256=757107ea0eb2509fc211221cce984b8a37570b6d7586c22c46f4379c8b043e17',
    )
  })

  it('are those of Standard Webhooks over its published vector', () => {
    const keys = signingKeys('whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw')
    const body = Buffer.from('{"test": 2432232314}')
    expect(standardSignature(keys, 'msg_p5jXN8AQM9LWM0D4loKWxJek', 1_614_265_330, body)).toBe(
      'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
    )
  })

  it('take the bytes of UTF-8, and the text of the secret as it is shown', () => {
    const body = Buffer.from(
      '{"event":"lead.captured","timestamp":"2026-01-01T00:00:00.000Z","tenant_id":"tn_1","data":{"name":"Zoë 😀","phone":"+14155550100"}}',
    )
    expect(body).toHaveLength(134)
    expect(bodySignature(signingKeys('whsec_test'), body)).toBe(
      'sha256=e2949392396cc4a2890c6027ae3377f2bec7822579400dc717fad00d71f174d3',
    )
  })

  it('carry both secrets while the old one counts, the new one first', () => {
    const [current, previous] = [signingKeys(newSecret()), signingKeys(newSecret())]
    const signed = { id: 'evt_1', timestamp: 1_700_000_000, body: Buffer.from('{}') }
    expect(signatureHeaders(signed, current, previous)).toEqual({
      'x-webhook-signature': bodySignature(current, signed.body),
      'x-webhook-signature-previous': bodySignature(previous, signed.body),
      'webhook-id': 'evt_1',
      'webhook-timestamp': '1700000000',
      'webhook-signature': [current, previous]
        .map((keys) => standardSignature(keys, 'evt_1', 1_700_000_000, signed.body))
        .join(' '),
    })
  })

  it('come from secrets of 32 random bytes', () => {
    const secret = newSecret()
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
    expect(signingKeys(secret).bytes).toHaveLength(32)
    expect(newSecret()).not.toBe(secret)
  })
})
