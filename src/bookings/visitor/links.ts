import { randomBytes } from 'node:crypto'
import { and, eq, gt, lt } from 'drizzle-orm'
import { sha256 } from '../../core/secrets.ts'
import { DAY, type Clock } from '../../core/time.ts'
import type { Database, Tx } from '../../db/database.ts'
import type { BookingRow } from '../booking/repository.ts'
import { bookingLinks } from './tables.ts'

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
      await linksRepository.insert(tx, tenantId, { ...values, expiresAt: expiryOf(booking) })
      return token
    },
    async find(token) {
      if (!TOKEN.test(token)) return undefined
      return database.systemOnce((tx) => linksRepository.findByHash(tx, sha256(token), clock.now()))
    },
    extend: (tx, tenantId, booking) => linksRepository.extend(tx, tenantId, booking.id, expiryOf(booking)),
    revoke: (tx, tenantId, bookingId) => linksRepository.removeOf(tx, tenantId, bookingId),
    sweep: () => database.systemOnce((tx) => linksRepository.removeExpired(tx, clock.now())),
  }
}

function expiryOf({ endAt }: Linked): Date {
  return new Date(endAt.getTime() + VALID_FOR_MS)
}

export interface LinkOwner {
  tenantId: string
  bookingId: string
  isMailed: boolean
}

const isOf = (tenantId: string, bookingId: string) =>
  and(eq(bookingLinks.tenantId, tenantId), eq(bookingLinks.bookingId, bookingId))

const linksRepository = {
  async insert(
    tx: Tx,
    tenantId: string,
    values: { hash: string; bookingId: string; isMailed: boolean; expiresAt: Date; createdAt: Date },
  ): Promise<void> {
    await tx.insert(bookingLinks).values({ tenantId, ...values })
  },

  /** Over all tenants: the token itself says whose it is. */
  async findByHash(tx: Tx, hash: string, now: Date): Promise<LinkOwner | undefined> {
    const [row] = await tx
      .select({
        tenantId: bookingLinks.tenantId,
        bookingId: bookingLinks.bookingId,
        isMailed: bookingLinks.isMailed,
      })
      .from(bookingLinks)
      .where(and(eq(bookingLinks.hash, hash), gt(bookingLinks.expiresAt, now)))
    return row
  },

  async extend(tx: Tx, tenantId: string, bookingId: string, expiresAt: Date): Promise<void> {
    await tx.update(bookingLinks).set({ expiresAt }).where(isOf(tenantId, bookingId))
  },

  /** True when there were any. */
  async removeOf(tx: Tx, tenantId: string, bookingId: string): Promise<boolean> {
    const removed = await tx
      .delete(bookingLinks)
      .where(isOf(tenantId, bookingId))
      .returning({ hash: bookingLinks.hash })
    return removed.length > 0
  },

  /** Over all tenants, for the sweep. */
  async removeExpired(tx: Tx, now: Date): Promise<void> {
    await tx.delete(bookingLinks).where(lt(bookingLinks.expiresAt, now))
  },
}
