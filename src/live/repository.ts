import { lt, sql } from 'drizzle-orm'
import { CHANNEL } from '../db/notifications.ts'
import type { Tx } from '../db/database.ts'
import { liveWatches } from './tables.ts'

const SOON_OVER = sql`now() + interval '60 seconds'`

export const liveRepository = {
  /** The tenant's tables tell of changes for 60 s from now, in database time as the triggers read it. */
  async watch(tx: Tx, tenantId: string): Promise<void> {
    await tx
      .insert(liveWatches)
      .values({ tenantId, until: SOON_OVER })
      .onConflictDoUpdate({ target: liveWatches.tenantId, set: { until: SOON_OVER } })
  },

  /** Tells the readers of every process, once the transaction is committed. */
  async tell(tx: Tx, tenantId: string, change: object): Promise<void> {
    await tx.execute(sql`select pg_notify(${CHANNEL}, ${JSON.stringify({ tenant: tenantId, ...change })})`)
  },

  /** Over all tenants, for the sweep: ended watches of any tenant are waste. */
  async removeOld(tx: Tx): Promise<void> {
    await tx.delete(liveWatches).where(lt(liveWatches.until, sql`now() - interval '1 hour'`))
  },
}
