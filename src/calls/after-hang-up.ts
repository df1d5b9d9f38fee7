import { setTimeout as sleep } from 'node:timers/promises'
import { SECOND } from '../core/time.ts'
import type { Database } from '../db/database.ts'
import type { Attendance } from './attendance.ts'
import type { Carrier } from './carriers/carrier.ts'
import type { CallProgress } from './progress.ts'
import { callsRepository as calls, type CallRow } from './repository.ts'
import { isOver } from './states.ts'

interface AfterHangUpDeps {
  database: Database
  carrier: Pick<Carrier, 'isSimulated' | 'lookUp'>
  progress: Pick<CallProgress, 'told' | 'readyForAnalysis'>
  attendance: Pick<Attendance, 'isOurs'>
  /** Resolves when the last words of this process's conversation are written; at once without one. */
  ended(callId: string): Promise<unknown>
  wakeAnalysis(): void
  log: { warn(details: object, message: string): void }
}

/** Delays after the hang-up at which the carrier is polled for its count of seconds, where no hook reports it. */
const LOOKS_MS = [100, 300, 700, 1_200, 2_000, 3_000]
const ASK_FROM_MS = SECOND
const ANSWER_WITHIN_MS = SECOND

/** After a hang-up: waits for the last words and the carrier's count of seconds, then lets the analysis begin. */
export function createAfterHangUp({
  database,
  carrier,
  progress,
  attendance,
  ended,
  wakeAnalysis,
  log,
}: AfterHangUpDeps) {
  const countOf = async (call: CallRow, afterMs: number): Promise<number | undefined> => {
    const row = await database.tenant(call.tenantId, (tx) => calls.find(tx, call.tenantId, call.id))
    if (row === undefined || isOver(row.status)) return 0
    if (row.toldDuration !== null || afterMs < ASK_FROM_MS) return row.toldDuration ?? undefined
    const state = await carrier.lookUp(row, AbortSignal.timeout(ANSWER_WITHIN_MS))
    if (state.status !== 'completed' || state.duration === undefined) return undefined
    await progress.told(call.tenantId, call.id, state.duration)
    return state.duration
  }

  const counted = async (call: CallRow): Promise<void> => {
    if (call.channel !== 'phone' || call.simulated || carrier.isSimulated) return
    let passed = 0
    for (const at of LOOKS_MS) {
      await sleep(at - passed, undefined, { ref: false })
      passed = at
      if ((await countOf(call, at)) !== undefined) return
    }
  }

  /** Does nothing for a call in progress or already completed. */
  const afterHangUp = async ({ tenantId, id }: Pick<CallRow, 'tenantId' | 'id'>): Promise<void> => {
    try {
      await ended(id)
      const call = await database.tenant(tenantId, (tx) => calls.find(tx, tenantId, id))
      if (call?.status !== 'in_progress' || call.hungUpAt === null) return
      await counted(call)
      await progress.readyForAnalysis(tenantId, id)
    } catch (error) {
      // The row is analysed a few seconds later anyway.
      log.warn({ err: error, call_id: id }, 'The end of a call could not be waited for')
    }
    wakeAnalysis()
  }

  return {
    afterHangUp,
    /** True for a conversation of another process, which waits for its end itself. */
    isElsewhere: ({ id, channel, rungs }: CallRow): boolean =>
      channel === 'phone' && ['voice', 'relay'].includes(rungs.at(-1) ?? '') && !attendance.isOurs(id),
  }
}
