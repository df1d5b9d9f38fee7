import { randomBytes } from 'node:crypto'
import { sha256 } from '../../core/secrets.ts'
import { DAY, type Clock } from '../../core/time.ts'
import type { Database, Tx } from '../../db/database.ts'
import type { BookingRow } from '../repository.ts'
import { linksRepository as repository, type LinkOwner } from './link-repository.ts'

const TOKEN_BYTES = 32
const TOKEN = /^[\w-]{43}$/

/** After the end of the booking. */
const VALID_FOR_MS = 30 * DAY

type Linked = Pick<BookingRow, 'id' | 'endAt'>

/** The links in visitors' mails: whoever has one may see, move and cancel the one booking. */
export interface Links {
  /** A new link, in the caller's transaction; the older ones stay good. Gives the token, which nothing else knows. */
  make(tx: Tx, tenantId: string, booking: Linked, way: 'by_mail' | 'by_page'): Promise<string>
  /** Whose it is. Undefined for what is no token, and for one that is not good any more. */
  find(token: string): Promise<LinkOwner | undefined>
  /** The booking ends at another time. */
  extend(tx: Tx, tenantId: string, booking: Linked): Promise<void>
  /** All of the booking's: it belongs to another address now. True when there were any, so somebody was told of it. */
  revoke(tx: Tx, tenantId: string, bookingId: string): Promise<boolean>
  sweep(): Promise<void>
}

export function createLinks(database: Database, clock: Clock): Links {
  return {
    async make(tx, tenantId, booking, way) {
      const token = randomBytes(TOKEN_BYTES).toString('base64url')
      const values = { hash: sha256(token), bookingId: booking.id, isMailed: way === 'by_mail', createdAt: clock.now() }
      await repository.insert(tx, tenantId, { ...values, expiresAt: expiryOf(booking) })
      return token
    },
    async find(token) {
      if (!TOKEN.test(token)) return undefined
      return database.systemOnce((tx) => repository.findByHash(tx, sha256(token), clock.now()))
    },
    extend: (tx, tenantId, booking) => repository.extend(tx, tenantId, booking.id, expiryOf(booking)),
    revoke: (tx, tenantId, bookingId) => repository.removeOf(tx, tenantId, bookingId),
    sweep: () => database.systemOnce((tx) => repository.removeExpired(tx, clock.now())),
  }
}

function expiryOf({ endAt }: Linked): Date {
  return new Date(endAt.getTime() + VALID_FOR_MS)
}
