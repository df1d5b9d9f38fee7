import type { Tx } from '../../db/database.ts'
import type { SyncJob } from './lease.ts'
import { storeMissing, type MissingMirror } from './mirror-repository.ts'

/** Reaction to events of bookings deleted in a calendar. */
export interface RemovalReport {
  /** Read before the transaction, which must not wait for another connection. */
  businessOf(tenantId: string): Promise<Business>
  /** Runs in the transaction of the sync. */
  record(tx: Tx, job: SyncJob, found: { missing: MissingMirror[]; business: Business; now: Date }): Promise<void>
  /** Call after the commit. */
  wake(): void
}

interface RemovalDeps {
  businessOf: RemovalReport['businessOf']
  adminEmails(tx: Tx, tenantId: string): Promise<string[]>
  tell(tx: Tx, tenantId: string, to: string, notice: RemovalNotice): Promise<unknown>
  /** Cancels within the transaction, with its event. */
  cancel(tx: Tx, tenantId: string, bookingId: string): Promise<unknown>
  wake(): void
}

export interface RemovalNotice {
  business: Business
  missing: MissingMirror
  isCancelled: boolean
}

/** The notified business, its language and conventions. */
interface Business {
  name: string
  language: string
  country: string
}

/** A deleted event notifies the administrators, and cancels the booking only if the connection says so. */
export function createRemovalReport({ businessOf, adminEmails, tell, cancel, wake }: RemovalDeps): RemovalReport {
  return {
    businessOf,
    wake,
    async record(tx, job, { missing, business, now }) {
      const { tenantId, settings } = job
      const isCancelled = settings.cancelDeleted === true
      const ids = missing.map(({ bookingId }) => bookingId)
      // Sorted, so concurrent syncs never deadlock.
      if (isCancelled) for (const id of ids.toSorted()) await cancel(tx, tenantId, id)
      await storeMissing(tx, job, ids, now)
      for (const to of await adminEmails(tx, tenantId))
        for (const booking of missing) await tell(tx, tenantId, to, { business, missing: booking, isCancelled })
    },
  }
}
