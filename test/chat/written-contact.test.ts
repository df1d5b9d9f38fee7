import { describe, expect, it } from 'vitest'
import type { Capture } from '../../src/leads/index.ts'
import { leadOfEnded } from '../../src/conversation/lead.ts'
import { cpuMs } from '../support/cpu-time.ts'

type Arguments = Parameters<typeof leadOfEnded>

/** Contact that a conversation of these messages would capture. */
async function writtenIn(...said: string[]): Promise<Capture | undefined> {
  let captured: Capture | undefined
  const countryOf = async () => 'US'
  const leads = {
    countryOf,
    capture: async (_tx: unknown, _tenant: string, capture: Capture) => void (captured = capture),
  }
  await leadOfEnded(leads as unknown as Arguments[0], {} as Arguments[1], {
    tenantId: 'ten_1',
    source: 'chat',
    sessionId: 'chat_1',
    leadId: null,
    name: null,
    said,
    receipts: [],
    intent: null,
    words: null,
  })
  return captured
}

describe('what a visitor wrote', () => {
  it('is an e-mail or a phone, the first that is one', async () => {
    expect(await writtenIn('See \\\\desk\\ada@example.com', 'or write to (ada@example.com).')).toMatchObject({
      email: 'ada@example.com',
    })
    expect(await writtenIn('Call +1 415 555 0100 then')).toMatchObject({ phone: '+1 415 555 0100' })
    expect(await writtenIn('I follow @example on the web')).toBeUndefined()
  })

  it.each([
    ['Joe Park, 415-555-0177', { name: 'Joe Park', phone: '415-555-0177' }],
    ['my number is (415) 555-0178', { phone: '(415) 555-0178' }],
    ['Ray Cole 4155550179', { name: 'Ray Cole', phone: '4155550179' }],
    ['call me on +1 415 555 0180', { phone: '+1 415 555 0180' }],
    ['my name is Karen Holt karen@ed.example.com', { name: 'Karen Holt', email: 'karen@ed.example.com' }],
    ['Ich heiße Jörg von Stein. joerg@example.com', { name: 'Jörg', email: 'joerg@example.com' }],
  ])('has the forms of its country, and a name: %s', async (said, contact) => {
    expect(await writtenIn(said)).toMatchObject(contact)
  })

  it.each([
    ['0612555022 is my number', 'US'],
    ['from 2026-12-24 10:00 to 24.12.2026', 'US'],
    ['12/24/2026 at 10', 'US'],
    ['order 1234567890123456', 'US'],
    ['it costs 1,250.00', 'US'],
  ])('has no number in: %s', async (said) => {
    expect(await writtenIn(said)).toBeUndefined()
  })

  it('is looked through once, however long its words are', async () => {
    const took = await cpuMs(async () => {
      expect(await writtenIn(...Array<string>(1_000).fill('a'.repeat(4_000)))).toBeUndefined()
    })
    expect(took).toBeLessThan(3_000)
  })
})
