import { argon2Sync, randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { createPasswords } from '../../src/auth/password.ts'

const passwords = createPasswords()

function encode(bytes: Buffer): string {
  return bytes.toString('base64').replaceAll('=', '')
}

/** A PHC string with other parameters, as stored by an older version. */
function olderHash(password: string): string {
  const nonce = randomBytes(16)
  const tag = argon2Sync('argon2id', {
    message: password,
    nonce,
    parallelism: 1,
    tagLength: 32,
    memory: 8 * 1024,
    passes: 1,
  })
  return `$argon2id$v=19$m=8192,t=1,p=1$${encode(nonce)}$${encode(tag)}`
}

describe('a password', () => {
  it('is stored as argon2id with 19 MiB and two passes, salted', async () => {
    const [one, other] = await Promise.all([passwords.hash('correct horse'), passwords.hash('correct horse')])
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z\d+/]{22}\$[A-Za-z\d+/]{43}$/)
    expect(one).not.toBe(other)
    expect(passwords.isOutdated(one!)).toBe(false)
  })

  it('counts exactly as typed, in whatever form the keyboard writes its letters', async () => {
    const hash = await passwords.hash(' pässwort ')
    const verified = [' pa\u0308sswort ', 'pässwort', ' passwort ', ' PÄSSWORT '].map((typed) =>
      passwords.verify(typed, hash),
    )
    expect(await Promise.all(verified)).toEqual([true, false, false, false])
  })

  it('is not cut: the 73rd byte counts', async () => {
    const hash = await passwords.hash('x'.repeat(72) + 'a')
    expect(await passwords.verify('x'.repeat(72) + 'b', hash)).toBe(false)
  })

  it('verifies against a hash of older parameters, which is then outdated', async () => {
    const older = olderHash('correct horse')
    expect(await passwords.verify('correct horse', older)).toBe(true)
    expect(passwords.isOutdated(older)).toBe(true)
  })

  it('fits nobody, and no hash that cannot be read', async () => {
    expect(await passwords.verify('correct horse', undefined)).toBe(false)
    expect(await passwords.verify('correct horse', '$2b$10$abcdefghijklmnopqrstuv')).toBe(false)
  })

  it('is verified at sign-in without waiting for new passwords, however many are being set', async () => {
    const held: (() => void)[] = []
    const derived: string[] = []
    const queued = createPasswords(async (password) => {
      derived.push(password)
      if (password.startsWith('new')) await new Promise<void>((resolve) => held.push(resolve))
      return Buffer.alloc(32)
    })
    const flood = Array.from({ length: 220 }, (_, index) => queued.hash(`new ${index}`))
    const settled = Promise.allSettled(flood)
    // Nothing of the flood finishes before the sign-in.
    const stored = `$argon2id$v=19$m=19456,t=2,p=1$${'A'.repeat(22)}$${'A'.repeat(43)}`
    expect(await queued.verify('known', stored)).toBe(true)
    expect(await queued.verify('unknown', undefined)).toBe(false)
    expect(await queued.renew('known')).toMatch(/^\$argon2id\$/)
    expect(derived.toSorted()).toEqual(['known', 'known', 'new 0', 'unknown'])

    for (let served = 0; served < 101; served += 1) {
      await expect.poll(() => held.length, { interval: 1 }).toBeGreaterThan(served)
      held[served]!()
    }
    const refused = (await settled).filter(({ status }) => status === 'rejected')
    expect(refused).toHaveLength(119)
    expect(refused[0]).toMatchObject({ reason: { status: 503, retryAfter: 5 } })
  })

  it('is refused with 503 when too many others wait, and the rest is served', async () => {
    const crowded = createPasswords()
    const results = await Promise.allSettled(
      Array.from({ length: 110 }, () => crowded.verify('x', olderHash('y').replace('m=8192', 'm=8'))),
    )
    const refused = results.filter(({ status }) => status === 'rejected')
    expect(refused).toHaveLength(8)
    expect(refused[0]).toMatchObject({ reason: { status: 503, retryAfter: 5 } })
    expect(await crowded.verify('correct horse', olderHash('correct horse'))).toBe(true)
  })
})
