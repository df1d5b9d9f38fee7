import { describe, expect, it } from 'vitest'
import { strangerIn } from '../../src/conversation/verification/visitor-contact.ts'
import { cpuMs } from '../support/cpu-time.ts'

function strangerOf(email: string, visitorWords: string): string | undefined {
  return strangerIn({ email }, { visitorWords, facts: { visitor: {} } } as Parameters<typeof strangerIn>[1])
}

describe('an e-mail in a call', () => {
  it.each([
    ['ada@example.com', 'It is Ada@Example.com.'],
    ['ada@example.com', 'ada at example dot com'],
    ['ada@example.com', 'soy ada arroba example punto com, gracias'],
    ['ada.king@example.co.uk', 'ada dot king at example dot co dot uk'],
    ['ada@example.com', 'Adam? No: ada (at) example (dot) com'],
  ])('%s is the words of "%s"', (email, words) => expect(strangerOf(email, words)).toBeUndefined())

  it.each([
    ['ada@example.com', 'My name is Ada'],
    ['ada@example.com', 'nevada at example dot com'],
    ['ada@example.com', 'ada at example dot company'],
    ['ada@example.com', 'ada is at the example of dot com'],
    ['grace@example.com', 'ada at example dot com'],
  ])('%s is not the words of "%s"', (email, words) => expect(strangerOf(email, words)).toBe('email'))

  it('is looked for in one pass, whatever a visitor makes a model say', async () => {
    const email = `aa@${Array(24).fill('aa').join('.')}.zz`
    const took = await cpuMs(() => expect(strangerOf(email, Array(48).fill('aa').join(' '))).toBe('email'))
    expect(took).toBeLessThan(2_000)
  })
})
