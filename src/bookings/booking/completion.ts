import { HOUR, type Clock } from '../../core/time.ts'
import type { Database } from '../../db/database.ts'
import type { Events } from '../../plugins/events.ts'
import { SYSTEM, writeChange } from './write.ts'
import { bookingsRepository } from './repository.ts'

const COMPLETE_AFTER_MS = 1 * HOUR
const BATCH_SIZE = 100

interface CompletionDeps {
  database: Database
  events: Pick<Events, 'publish' | 'wake'>
  clock: Clock
}

/** Completes appointments an hour after their end, unless cancelled or marked as a no-show. */
export async function completeEnded({ database, events, clock }: CompletionDeps): Promise<void> {
  let found: { tenantId: string; id: string }[]
  do {
    const now = clock.now()
    const before = new Date(now.getTime() - COMPLETE_AFTER_MS)
    found = await database.systemOnce((tx) => bookingsRepository.ended(tx, before, BATCH_SIZE))
    for (const { tenantId, id } of found) {
      await database.tenant(tenantId, async (tx) => {
        const row = await bookingsRepository.lock(tx, tenantId, id)
        if (row?.status !== 'confirmed' || row.endAt >= before) return
        const change = { status: 'completed' as const }
        await writeChange(tx, tenantId, events, { before: row, change, action: 'completed', actor: SYSTEM, now })
      })
    }
    if (found.length > 0) events.wake()
  } while (found.length === BATCH_SIZE)
}
