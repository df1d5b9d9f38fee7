import { describe, expect, it } from 'vitest'
import type { Capture } from '../../src/leads/index.ts'
import { leadOfEnded } from '../../src/conversation/lead.ts'
import { cpuMs } from '../support/cpu-time.ts'

type Arguments = Parameters<typeof leadOfEnded>

/** Contact that a conversation of these messages would capture. */
async function writtenIn(...said: string[]): Promise<Capture | undefined> {
  let captured: Capture | undefined
  const leads = { capture: async (_tx: unknown, _tenant: string, capture: Capture) => void (captured = capture) }
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

  it('is looked through once, however long its words are', async () => {
    const took = await cpuMs(async () => {
      expect(await writtenIn(...Array<string>(1_000).fill('a'.repeat(4_000)))).toBeUndefined()
    })
    expect(took).toBeLessThan(3_000)
  })
})
