import { hash, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto'
import { mkdir, open, readFile } from 'node:fs/promises'
import { join } from 'node:path'

const KEY_BYTES = 32

/** The installation's secret from the environment, else one that is made once and kept in `dataDir` (0600). */
export async function loadSecretKey(configured: Buffer | undefined, dataDir: string): Promise<Buffer> {
  if (configured !== undefined) return configured
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const path = join(dataDir, 'secret.key')
  try {
    // 'wx' lets exactly one of two starting processes make the key; the other reads it below.
    const file = await open(path, 'wx', 0o600)
    await file.writeFile(randomBytes(KEY_BYTES).toString('base64'))
    await file.sync()
    await file.close()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  const key = Buffer.from(await readFile(path, 'utf8'), 'base64')
  if (key.length !== KEY_BYTES) {
    throw new Error(
      `${path} does not hold ${KEY_BYTES} bytes in base64. Restore it from a backup, or delete it: every session then ends.`,
    )
  }
  return key
}

/** One key for each purpose, so that a signature made for one thing never serves another (RFC 5869). */
export function deriveKey(secret: Buffer, purpose: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', secret, Buffer.alloc(0), `frontdesk:${purpose}`, KEY_BYTES))
}

/** How one-time and bearer secrets with at least 128 bits of entropy are stored (OWASP ASVS 6.5.2: a plain hash is enough). */
export function sha256(value: string): string {
  return hash('sha256', value, 'hex')
}

export function equalSecrets(a: string, b: string): boolean {
  return timingSafeEqual(hash('sha256', a, 'buffer'), hash('sha256', b, 'buffer'))
}
