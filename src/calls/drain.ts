import { setTimeout as sleep } from 'node:timers/promises'
import { SECOND } from '../core/time.ts'
import type { Database, Tx } from '../db/database.ts'
import type { Attendance } from './attendance.ts'
import type { Carrier } from './carriers/carrier.ts'
import { callsRepository as calls, type CallRow } from './repository.ts'

interface DrainDeps {
  database: Database
  attendance: Pick<Attendance, 'conversations' | 'takeLeave'>
  carrier: Pick<Carrier, 'handOn'>
  log: { info(details: object, message: string): void; warn(details: object, message: string): void }
}

const LOOK_EVERY_MS = 100
/** The process has five seconds after the time of the calls. */
const HAND_ON_WITHIN_MS = 3 * SECOND

/** Set when the process begins to stop: new calls are then taken elsewhere. */
export interface Stopping {
  isStopping: boolean
}

/** Undefined for a call that is ending already. */
async function endBy(tx: Tx, tenantId: string, id: string): Promise<CallRow | undefined> {
  const call = await calls.lock(tx, tenantId, id)
  if (call?.status !== 'in_progress' || call.hungUpAt !== null || call.ending !== null) return undefined
  return calls.change(tx, tenantId, id, { ending: 'shutdown' })
}

/** Lets the calls of this process come to their end, for at most `seconds`, and hands on those that have not. */
export function createDrain({ database, attendance, carrier, log }: DrainDeps, stopping: Stopping) {
  const handOn = async ({ tenantId, id, channel }: Attendance['conversations'][number]): Promise<void> => {
    // Nothing else can take a page's call.
    if (channel === 'web') return attendance.takeLeave(id)
    const call = await database.tenant(tenantId, (tx) => endBy(tx, tenantId, id))
    if (call !== undefined) await carrier.handOn?.(call, AbortSignal.timeout(HAND_ON_WITHIN_MS))
  }
  return async (seconds: number): Promise<void> => {
    stopping.isStopping = true
    const until = performance.now() + seconds * SECOND
    if (attendance.conversations.length > 0)
      log.info(
        { calls: attendance.conversations.length, seconds },
        'Calls may come to their end before the process stops',
      )
    while (attendance.conversations.length > 0 && performance.now() < until) await sleep(LOOK_EVERY_MS)
    await Promise.all(
      attendance.conversations.map((one) =>
        handOn(one).catch((error: unknown) => log.warn({ err: error, call_id: one.id }, 'A call was not handed on')),
      ),
    )
    const left = performance.now() + HAND_ON_WITHIN_MS
    const isLeaving = () =>
      attendance.conversations.some(({ channel }) => channel === 'web' || carrier.handOn !== undefined)
    while (isLeaving() && performance.now() < left) await sleep(LOOK_EVERY_MS)
  }
}
