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
  /** Voice conversations of this process. */
  voice: Pick<VoiceCalls, 'find'> | undefined
}

export function createEndCall({ database, progress, carrier, voice }: EndingDeps) {
  /** A call of a carrier that is no longer configured is a row and nothing else. */
  const hangUp = async (call: CallRow) => {
    if (call.channel !== 'phone' || call.simulated !== carrier.isSimulated) return
    await carrier.hangUp(call, AbortSignal.timeout(HANG_UP_MS)).catch((error: unknown) => {
      throw new Unavailable('The telephone line does not answer', 5, error)
    })
  }

  /** Notes the ending before hanging up, because the carrier may report the end before it replies. */
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
    // The dialling work hangs up a call that is being dialled.
    if (status === 'queued') return progress.failed(tenantId, id, 'canceled', { from: 'queued' })
    await hangUp(call)
    if (status === 'ringing') return progress.failed(tenantId, id, 'canceled', { from: 'ringing' })
    // The last words are written before the call is analysed.
    await voice?.find(id)?.end('api')
    return progress.hungUp(tenantId, id, { ending: 'api' })
  }

  /**
   * An unanswered call fails with `canceled`; a call in progress is hung up, and completed after its analysis.
   * @throws NotFound; Conflict for a call that is over; Unavailable when the carrier does not answer
   */
  const end = async (tenantId: string, id: string): Promise<CallRow> => {
    const ended = await conclude(await claim(tenantId, id))
    if (ended !== undefined) return ended
    // The call went one step further meanwhile. Each step happens once, so this recursion ends.
    const again = await database.tenant(tenantId, (tx) => calls.find(tx, tenantId, id))
    if (again === undefined) throw new NotFound()
    return hasEnded(again) ? again : end(tenantId, id)
  }
  return end
}
