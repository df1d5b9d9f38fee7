import { setTimeout as sleep } from 'node:timers/promises'
import { SECOND } from '../core/time.ts'
import type { Database, Tx } from '../db/database.ts'
import type { Attendance } from './attendance.ts'
import type { Carrier } from './carriers/carrier.ts'
import { callsRepository as calls, type CallRow } from './repository.ts'

interface DrainDeps {
  database: Database
  attendance: Pick<Attendance, 'conversations' | 'takeLeave'>
  carrier: Pick<Carrier, 'handOn' | 'ringing'>
  log: { info(details: object, message: string): void; warn(details: object, message: string): void }
}

const LOOK_EVERY_MS = 100
/** The carrier asks within that what follows the end of a conversation, or of ringing. */
const ASKED_WITHIN_MS = SECOND
/** The process has five seconds after the time of the calls. */
const HAND_ON_WITHIN_MS = 3 * SECOND

/** Set when the process begins to stop: new calls are then taken elsewhere. */
export interface Stopping {
  isStopping: boolean
}

interface Going {
  tenantId: string
  id: string
  channel: 'phone' | 'web'
  /** Phones of the team ring, and the caller waits. */
  isRinging: boolean
}

/** Undefined for a call that is ending already, or that a person or another process has. */
async function endBy(tx: Tx, { tenantId, id, isRinging }: Going): Promise<CallRow | undefined> {
  const call = await calls.lock(tx, tenantId, id)
  if (call?.status !== 'in_progress' || call.hungUpAt !== null || call.takenAt !== null) return undefined
  if (isRinging ? call.transferredAt === null : call.ending !== null && call.ending !== 'transfer') return undefined
  return calls.change(tx, tenantId, id, { ending: 'shutdown' })
}

/** Lets the calls of this process come to their end, for at most `seconds`, and hands on those that have not. */
export function createDrain({ database, attendance, carrier, log }: DrainDeps, stopping: Stopping) {
  const going = (): Going[] => [
    ...attendance.conversations.map((one) => ({ ...one, isRinging: false })),
    ...(carrier.ringing?.() ?? []).map((one) => ({ ...one, channel: 'phone' as const, isRinging: true })),
  ]
  const isLeaving = () =>
    attendance.conversations.some(({ channel }) => channel === 'web' || carrier.handOn !== undefined)
  const handOn = async (one: Going): Promise<void> => {
    const { tenantId, id, channel } = one
    // Nothing else can take a page's call.
    if (channel === 'web') return attendance.takeLeave(id)
    const call = await database.tenant(tenantId, (tx) => endBy(tx, one))
    if (call !== undefined) await carrier.handOn?.(call, AbortSignal.timeout(HAND_ON_WITHIN_MS))
  }
  return async (seconds: number): Promise<void> => {
    stopping.isStopping = true
    const until = performance.now() + seconds * SECOND
    if (going().length > 0)
      log.info({ calls: going().length, seconds }, 'Calls may come to their end before the process stops')
    let lastGoing = -Infinity
    while (performance.now() < until) {
      if (going().length > 0) lastGoing = performance.now()
      else if (performance.now() > lastGoing + ASKED_WITHIN_MS) break
      await sleep(LOOK_EVERY_MS)
    }
    await Promise.all(
      going().map((one) =>
        handOn(one).catch((error: unknown) => log.warn({ err: error, call_id: one.id }, 'A call was not handed on')),
      ),
    )
    const left = performance.now() + HAND_ON_WITHIN_MS
    while (isLeaving() && performance.now() < left) await sleep(LOOK_EVERY_MS)
  }
}
