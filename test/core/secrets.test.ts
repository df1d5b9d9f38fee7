import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { loadSecretKey } from '../../src/core/secrets.ts'

describe('the key that an installation makes for itself', () => {
  let directory: string
  beforeEach(() => void (directory = mkdtempSync(join(tmpdir(), 'frontdesk-secret-'))))
  afterEach(() => rmSync(directory, { recursive: true, force: true }))

  test('is one, whoever starts first, and nobody else may read it', async () => {
    const keys = await Promise.all(Array.from({ length: 20 }, () => loadSecretKey(undefined, directory)))
    expect(new Set(keys.map((key) => key.toString('hex'))).size).toBe(1)
    expect(readdirSync(directory)).toEqual(['secret.key'])
    expect(statSync(join(directory, 'secret.key')).mode & 0o777).toBe(0o600)
  })

  test('stays the same', async () => {
    const first = await loadSecretKey(undefined, directory)
    expect(await loadSecretKey(undefined, directory)).toEqual(first)
  })

  test('is refused when the file holds something else, and the file is kept', async () => {
    writeFileSync(join(directory, 'secret.key'), 'abc')
    await expect(loadSecretKey(undefined, directory)).rejects.toThrow('does not hold 32 bytes')
    expect(readdirSync(directory)).toEqual(['secret.key'])
  })
})
