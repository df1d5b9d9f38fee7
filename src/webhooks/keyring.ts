import type { Sealer } from '../core/secrets.ts'
import { signingKeys, type SigningKeys } from './signature.ts'

/** Sealing purpose of webhook secrets. */
export const SECRET_PURPOSE = 'webhook secret'

const REMEMBERED = 2_000

export interface Keyring {
  /** Undefined when the secret was sealed with another SECRET_KEY. */
  keysOf(sealed: {
    tenantId: string
    secret: string
    previous: string | null
  }): { current: SigningKeys; previous: SigningKeys | undefined } | undefined
}

/** Unseals secrets, cached by sealed text: a rotated secret has a new one. */
export function createKeyring(sealer: Sealer, log: { error(details: object, message: string): void }): Keyring {
  const opened = new Map<string, SigningKeys>()
  function open(tenantId: string, sealed: string): SigningKeys {
    const known = opened.get(sealed)
    if (known !== undefined) return known
    const keys = signingKeys(sealer.open(tenantId, SECRET_PURPOSE, sealed))
    if (opened.size >= REMEMBERED) opened.clear()
    opened.set(sealed, keys)
    return keys
  }
  return {
    keysOf({ tenantId, secret, previous }) {
      try {
        return { current: open(tenantId, secret), previous: previous === null ? undefined : open(tenantId, previous) }
      } catch (error) {
        log.error({ err: error, tenant_id: tenantId }, 'A webhook secret cannot be opened')
        return undefined
      }
    },
  }
}
