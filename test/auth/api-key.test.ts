import { expect, it, test } from 'vitest'
import { isApiKey, newApiKey } from '../../src/auth/api-keys.ts'

it('makes keys of 256 random bits, told apart by their prefix', () => {
  const standard = newApiKey('standard')
  const admin = newApiKey('admin')
  expect(standard).toMatch(/^ua_[0-9A-Za-z]{49}$/)
  expect(admin).toMatch(/^ua_admin_[0-9A-Za-z]{49}$/)
  expect([standard, admin].every(isApiKey)).toBe(true)
  expect(new Set(Array.from({ length: 1_000 }, () => newApiKey('standard'))).size).toBe(1_000)
})

test.each([
  ['', ''],
  ['a short one', 'ua_x'],
  ['the prefix alone', 'ua_admin_'],
  ['10 MB', `ua_${'a'.repeat(10_000_000)}`],
  ['a key with a newline', `${newApiKey('standard')}\n`],
  ['a key with a NUL', `${newApiKey('standard')}\0`],
  ['two keys', `${newApiKey('standard')}, ${newApiKey('standard')}`],
  ['a standard key that calls itself admin', newApiKey('standard').replace('ua_', 'ua_admin_')],
  ['an admin key that calls itself standard', newApiKey('admin').replace('ua_admin_', 'ua_')],
])('tells junk without the database: %s', (_name, key) => {
  expect(isApiKey(key)).toBe(false)
})

it('tells every single wrong character', () => {
  const key = newApiKey('standard')
  for (let index = 3; index < key.length; index += 1) {
    const other = key[index] === 'a' ? 'b' : 'a'
    expect(isApiKey(key.slice(0, index) + other + key.slice(index + 1))).toBe(false)
  }
})
