import { randomBytes } from 'node:crypto'
import { and, eq, gt, lt } from 'drizzle-orm'
import { sha256 } from '../../core/secrets.ts'
import { DAY, type Clock } from '../../core/time.ts'
import type { Database, Tx } from '../../db/database.ts'
import type { BookingRow } from '../booking/repository.ts'
import { bookingLinks } from './tables.ts'

const TOKEN_BYTES = 32
const TOKEN = /^[\w-]{43}$/

/** Validity after the end of the booking. */
const VALID_FOR_MS = 30 * DAY

type Linked = Pick<BookingRow, 'id' | 'endAt'>

/** Links in visitors' mails. The bearer may see, move and cancel one booking. */
export interface Links {
  /**
   * Creates a link in the caller's transaction and returns its token, which is stored only as a hash. Older links remain valid.
   */
  make(tx: Tx, tenantId: string, booking: Linked, way: 'by_mail' | 'by_page'): Promise<string>
  /** Undefined for an invalid or expired token. */
  find(token: string): Promise<LinkOwner | undefined>
  /** Adapts the expiry to the booking's end. */
  extend(tx: Tx, tenantId: string, booking: Linked): Promise<void>
  /** Deletes all links of a booking that changed its address. True if any existed, so the earlier address was notified. */
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

  /** Over all tenants: only the token identifies its tenant. */
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

  /** True if any existed. */
  async removeOf(tx: Tx, tenantId: string, bookingId: string): Promise<boolean> {
    const removed = await tx
      .delete(bookingLinks)
      .where(isOf(tenantId, bookingId))
      .returning({ hash: bookingLinks.hash })
    return removed.length > 0
  },

  /** Over all tenants, for the sweep: a link is void once it is late. */
  async removeExpired(tx: Tx, now: Date): Promise<void> {
    await tx.delete(bookingLinks).where(lt(bookingLinks.expiresAt, now))
  },
}
