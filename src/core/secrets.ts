import { createCipheriv, createDecipheriv, hash, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto'
import { existsSync } from 'node:fs'
import { link, open, readFile, unlink, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { codeOfError } from './caught.ts'
import { makeDirectory } from './directories.ts'

const KEY_BYTES = 32

/** The secret from the environment, or one generated once and kept in `dataDir` (0600). */
export async function loadSecretKey(configured: Buffer | undefined, dataDir: string): Promise<Buffer> {
  if (configured !== undefined) return configured
  await makeDirectory(dataDir)
  const path = join(dataDir, 'secret.key')
  if (!existsSync(path)) await makeSecretKey(path)
  const key = Buffer.from(await readFile(path, 'utf8'), 'base64')
  if (key.length !== KEY_BYTES) {
    throw new Error(
      `${path} does not hold ${KEY_BYTES} bytes in base64. Restore it from a backup: without it, stored secrets of webhooks and connections cannot be read.`,
    )
  }
  return key
}

/**
 * Written under a temporary name and then linked: a crash leaves no partial key, and of two processes starting together only
 * one links.
 */
async function makeSecretKey(path: string): Promise<void> {
  const draft = `${path}.${randomBytes(6).toString('hex')}`
  await writeFile(draft, randomBytes(KEY_BYTES).toString('base64'), { mode: 0o600, flag: 'wx', flush: true })
  try {
    await link(draft, path)
  } catch (error) {
    if (codeOfError(error) !== 'EEXIST') throw error
  } finally {
    await unlink(draft)
  }
  const directory = await open(dirname(path))
  await directory.sync()
  await directory.close()
}

/** One key per purpose, so a signature made for one purpose never verifies for another (RFC 5869). */
export function deriveKey(secret: Buffer, purpose: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', secret, Buffer.alloc(0), `frontdesk:${purpose}`, KEY_BYTES))
}

/** Storage form of one-time and bearer secrets with at least 128 bits of entropy (OWASP ASVS 6.5.2: a plain hash suffices). */
export function sha256(value: string): string {
  return hash('sha256', value, 'hex')
}

export function equalSecrets(a: string, b: string): boolean {
  return timingSafeEqual(hash('sha256', a, 'buffer'), hash('sha256', b, 'buffer'))
}

/** Encrypts secrets that must be readable again: AES-256-GCM under a derived key, bound to tenant and purpose. */
export interface Sealer {
  seal(tenantId: string, purpose: string, secret: string): string
  /** @throws Error for text sealed with another SECRET_KEY, tenant or purpose, or modified since. */
  open(tenantId: string, purpose: string, sealed: string): string
}

/** One sealed text of a tenant. */
interface Sealed {
  tenantId: string
  purpose: string
  sealed: string
}

/** JSON that was sealed for a purpose. @throws Error as `open` does */
export function openJson<T>(sealer: Pick<Sealer, 'open'>, { tenantId, purpose, sealed }: Sealed): T {
  // The encryption is authenticated: the text is from the code that seals for this purpose, which has the type.
  return JSON.parse(sealer.open(tenantId, purpose, sealed)) as T
}

const SEAL_VERSION = 'v1'
const NONCE_BYTES = 12
const TAG_BYTES = 16

export function createSealer(secretKey: Buffer): Sealer {
  const key = deriveKey(secretKey, 'sealed secrets')
  return {
    seal(tenantId, purpose, secret) {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(boundTo(tenantId, purpose))
      const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()])
      return `${SEAL_VERSION}.${Buffer.concat([nonce, sealed, cipher.getAuthTag()]).toString('base64url')}`
    },
    open(tenantId, purpose, sealed) {
      const [version, encoded = ''] = sealed.split('.')
      const bytes = Buffer.from(encoded, 'base64url')
      if (version !== SEAL_VERSION || bytes.length < NONCE_BYTES + TAG_BYTES) throw new Error('Not a sealed secret')
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE_BYTES))
      decipher.setAAD(boundTo(tenantId, purpose)).setAuthTag(bytes.subarray(-TAG_BYTES))
      const middle = bytes.subarray(NONCE_BYTES, -TAG_BYTES)
      try {
        return Buffer.concat([decipher.update(middle), decipher.final()]).toString('utf8')
      } catch (error) {
        throw new Error('A sealed secret cannot be opened. Was SECRET_KEY changed?', { cause: error })
      }
    },
  }
}

function boundTo(tenantId: string, purpose: string): Buffer {
  return Buffer.from(`${SEAL_VERSION}\n${tenantId}\n${purpose}`)
}
