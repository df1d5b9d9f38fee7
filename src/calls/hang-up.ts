import { SECOND } from '../core/time.ts'
import type { Database } from '../db/database.ts'
import { Conflict, NotFound, Unavailable } from '../errors.ts'
import type { Carrier } from './carriers/carrier.ts'
import type { CallProgress } from './progress.ts'
import { callsRepository as calls, type CallRow } from './repository.ts'
import { hasEnded } from './states.ts'
import type { VoiceCalls } from './voice/index.ts'

const HANG_UP_MS = 10 * SECOND

interface EndingDeps {
  database: Database
  progress: CallProgress
  carrier: Carrier
  /** What a voice model says and hears on the call in this process. */
  voice: Pick<VoiceCalls, 'find'> | undefined
}

/** Ends a call by request. */
export function createEndCall({ database, progress, carrier, voice }: EndingDeps) {
  /** A call of a carrier that is no longer there has nobody to be told: what is left of it is its row. */
  const hangUp = async (call: CallRow) => {
    if (call.channel !== 'phone' || call.simulated !== carrier.isSimulated) return
    await carrier.hangUp(call, AbortSignal.timeout(HANG_UP_MS)).catch((error: unknown) => {
      throw new Unavailable('The telephone line does not answer', 5, error)
    })
  }

  /** As it is now; noted is who ends it before it is hung up, because the carrier may tell of the end before it says that it is done. */
  const claim = (tenantId: string, id: string) =>
    database.tenant(tenantId, async (tx) => {
      const row = await calls.lock(tx, tenantId, id)
      if (row === undefined) throw new NotFound()
      if (hasEnded(row)) throw new Conflict('The call is over')
      const isOurs = row.status === 'in_progress' && row.ending === null
      return isOurs ? calls.change(tx, tenantId, id, { ending: 'api' }) : row
    })

  const conclude = async (call: CallRow): Promise<CallRow | undefined> => {
    const { tenantId, id, status } = call
    // One that is being dialled right now is hung up by whoever dials.
    if (status === 'queued') return progress.failed(tenantId, id, 'canceled', 'queued')
    await hangUp(call)
    if (status === 'ringing') return progress.failed(tenantId, id, 'canceled', 'ringing')
    // What was said last is written down before the call is analysed.
    await voice?.find(id)?.end('api')
    return progress.hungUp(tenantId, id, { ending: 'api' })
  }

  /**
   * One that was not answered fails with `canceled`; one that goes on is hung up, and is completed when it was analysed.
   * @throws NotFound; Conflict for one that is over; Unavailable where the carrier cannot be told
   */
  const end = async (tenantId: string, id: string): Promise<CallRow> => {
    const ended = await conclude(await claim(tenantId, id))
    if (ended !== undefined) return ended
    // Meanwhile it rang, was answered, or is over by itself: one step further than it was seen, and each is seen once.
    const again = await database.tenant(tenantId, (tx) => calls.find(tx, tenantId, id))
    if (again === undefined) throw new NotFound()
    return hasEnded(again) ? again : end(tenantId, id)
  }
  return end
}
