import type { FastifyBaseLogger } from 'fastify'
import type { SQL } from 'drizzle-orm'
import type { Clock } from '../../core/time.ts'
import type { Database, Tx } from '../../db/database.ts'
import { createUndo, finalAt } from '../../db/undo.ts'
import type { Events } from '../../plugins/events.ts'
import { untoldCancellations } from '../tables.ts'
import { bookingsRepository } from './repository.ts'
import { presentBooking } from './schemas.ts'

const undo = createUndo(untoldCancellations, {
  key: { tenantId: untoldCancellations.tenantId, id: untoldCancellations.bookingId },
})

export const untoldRepository = {
  has: undo.has,

  /** Undefined if it was told. */
  takeBack: undo.takeBack,

  async insert(tx: Tx, tenantId: string, bookingId: string, now: Date): Promise<void> {
    await tx.insert(untoldCancellations).values({ tenantId, bookingId, dueAt: finalAt(now) })
  },
}

interface TellingDeps {
  database: Database
  events: Pick<Events, 'publish' | 'wake'>
  clock: Clock
  log: Pick<FastifyBaseLogger, 'warn'>
}

/** Tells of cancellations that were not taken back. The row goes in the transaction of the event, so each is told once. */
export function createTelling({ events, ...deps }: TellingDeps) {
  return undo.work({
    ...deps,
    name: 'untold cancellations',
    async finish({ tenantId, id }, isHeld) {
      await deps.database.tenant(tenantId, (tx) => tell(events, tx, { tenantId, id, isHeld }))
      events.wake()
    },
  })
}

/** The booking is locked first, as by those who take the cancellation back. */
async function tell(
  events: Pick<Events, 'publish'>,
  tx: Tx,
  { tenantId, id, isHeld }: { tenantId: string; id: string; isHeld: SQL },
): Promise<void> {
  const booking = await bookingsRepository.lock(tx, tenantId, id)
  const rows = await tx.delete(untoldCancellations).where(isHeld).returning({ id: untoldCancellations.bookingId })
  if (rows.length === 0 || booking === undefined) return
  await events.publish(tx, { tenantId, event: 'booking.cancelled', data: presentBooking(booking) })
}
