import { createCipheriv, createDecipheriv, hash, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto'
import { existsSync } from 'node:fs'
import { link, open, readFile, unlink, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { makeDirectory } from './directories.ts'

const KEY_BYTES = 32

/** The installation's secret from the environment, else one that is made once and kept in `dataDir` (0600). */
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

/** Written whole under another name first: a process that dies on the way leaves no half key. Of two that start, one links. */
async function makeSecretKey(path: string): Promise<void> {
  const draft = `${path}.${randomBytes(6).toString('hex')}`
  await writeFile(draft, randomBytes(KEY_BYTES).toString('base64'), { mode: 0o600, flag: 'wx', flush: true })
  try {
    await link(draft, path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    await unlink(draft)
  }
  const directory = await open(dirname(path))
  await directory.sync()
  await directory.close()
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

/** Keeps secrets that must be readable again: AES-256-GCM under a key of its own, bound to the tenant and to what it is for. */
export interface Sealer {
  seal(tenantId: string, purpose: string, secret: string): string
  /** @throws Error for what was sealed with another SECRET_KEY, for another tenant or purpose, or changed since. */
  open(tenantId: string, purpose: string, sealed: string): string
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
