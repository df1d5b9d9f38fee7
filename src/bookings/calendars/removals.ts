import type { Tx } from '../../db/database.ts'
import type { SyncJob } from './lease.ts'
import { storeMissing, type MissingMirror } from './mirror-repository.ts'

/** What happens when somebody deletes the event of a booking in their calendar. */
export interface RemovalReport {
  /** Asked before the transaction, which must not wait for another. */
  businessOf(tenantId: string): Promise<Business>
  /** In the transaction of the look that noticed. */
  record(tx: Tx, job: SyncJob, found: { missing: MissingMirror[]; business: Business; now: Date }): Promise<void>
  /** It was committed. */
  wake(): void
}

interface RemovalDeps {
  businessOf: RemovalReport['businessOf']
  adminEmails(tx: Tx, tenantId: string): Promise<string[]>
  tell(tx: Tx, tenantId: string, to: string, notice: RemovalNotice): Promise<unknown>
  /** Within the transaction, with its event. */
  cancel(tx: Tx, tenantId: string, bookingId: string): Promise<unknown>
  wake(): void
}

export interface RemovalNotice {
  business: Business
  missing: MissingMirror
  isCancelled: boolean
}

/** Who is told, and how people write there. */
export interface Business {
  name: string
  language: string
  country: string
}

/** A booking stands until a person ends it: the deletion is told to the administrators, and cancels only where they said so. */
export function createRemovalReport({ businessOf, adminEmails, tell, cancel, wake }: RemovalDeps): RemovalReport {
  return {
    businessOf,
    wake,
    async record(tx, job, { missing, business, now }) {
      const { tenantId, settings } = job
      const isCancelled = settings.cancelDeleted === true
      const ids = missing.map(({ bookingId }) => bookingId)
      // In one order, so that two looks cannot wait for each other.
      if (isCancelled) for (const id of ids.toSorted()) await cancel(tx, tenantId, id)
      await storeMissing(tx, job, ids, now)
      for (const to of await adminEmails(tx, tenantId))
        for (const booking of missing) await tell(tx, tenantId, to, { business, missing: booking, isCancelled })
    },
  }
}
