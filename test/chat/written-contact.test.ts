import { describe, expect, it } from 'vitest'
import type { Capture } from '../../src/leads/index.ts'
import { captureWritten } from '../../src/chat/visitor-lead.ts'

type Arguments = Parameters<typeof captureWritten>

/** What a conversation of these messages would be captured with. */
async function writtenIn(...texts: string[]): Promise<Capture | undefined> {
  let captured: Capture | undefined
  const leads = { capture: async (_tx: unknown, _tenant: string, capture: Capture) => void (captured = capture) }
  const session = { id: 'chat_1', clientName: null, intent: null } as Arguments[3]
  const messages = texts.map((text, index) => ({ id: `msg_${index}`, role: 'visitor', text }))
  await captureWritten(leads as unknown as Arguments[0], {} as Arguments[1], 'ten_1', session, {
    messages,
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
    const began = performance.now()
    expect(await writtenIn(...Array<string>(1_000).fill('a'.repeat(4_000)))).toBeUndefined()
    expect(performance.now() - began).toBeLessThan(3_000)
  })
})
