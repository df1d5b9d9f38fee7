import type { Sealer } from '../core/secrets.ts'
import { signingKeys, type SigningKeys } from './signature.ts'

/** What a webhook secret is sealed for. */
export const SECRET_PURPOSE = 'webhook secret'

const REMEMBERED = 2_000

export interface Keyring {
  /** Undefined when the secret cannot be opened: SECRET_KEY is not the one that sealed it. */
  keysOf(sealed: {
    tenantId: string
    secret: string
    previous: string | null
  }): { current: SigningKeys; previous: SigningKeys | undefined } | undefined
}

/** Opens sealed secrets, and remembers them by their seal: a rotated secret has another. */
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
