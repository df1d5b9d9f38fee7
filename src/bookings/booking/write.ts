import { namesIn } from '../../core/keys.ts'
import type { Tx } from '../../db/database.ts'
import type { Actor } from '../tables.ts'
import { Conflict } from '../../errors.ts'
import type { Events } from '../../plugins/events.ts'
import {
  historyRepository,
  bookingsRepository,
  type HistoryRow,
  type BookingChange,
  type BookingRow,
} from './repository.ts'
import { presentBooking } from './schemas.ts'

export const SYSTEM: Actor = { kind: 'system', id: null }

type Presented = ReturnType<typeof presentBooking>

interface Cause {
  action: HistoryRow['action']
  actor: Actor
  reason?: string | null | undefined
  now: Date
}

interface Change extends Cause {
  before: BookingRow
  change: BookingChange
}

/** Inserts a booking with its first history entry and its event. */
export async function writeNew(
  tx: Tx,
  tenantId: string,
  events: Pick<Events, 'publish'>,
  { row, action, actor, now: at }: Cause & { row: BookingRow },
): Promise<void> {
  await bookingsRepository.insert(tx, tenantId, row)
  await historyRepository.insert(tx, tenantId, row.id, {
    version: row.version,
    action,
    actor,
    changes: {},
    reason: null,
    at,
  })
  await events.publish(tx, { tenantId, event: 'booking.created', data: presentBooking(row) })
}

/**
 * Stores a change with its history entry and event; a change without effect stores nothing.
 * @throws Conflict for an outdated version
 */
export async function writeChange(
  tx: Tx,
  tenantId: string,
  events: Pick<Events, 'publish'>,
  cause: Change,
): Promise<BookingRow> {
  const row = await writeUntold(tx, tenantId, cause)
  if (row === cause.before) return row
  const [from, to] = [presentBooking(cause.before), presentBooking(row)]
  if (cause.action === 'cancelled') {
    await events.publish(tx, { tenantId, event: 'booking.cancelled', data: to })
  } else {
    const fields = [...changedFields(from, to), 'version' as const]
    const previous = Object.fromEntries(fields.map((name) => [name, from[name]]))
    await events.publish(tx, { tenantId, event: 'booking.updated', data: { ...to, previous } })
  }
  return row
}

/** `writeChange` without the event. */
export async function writeUntold(
  tx: Tx,
  tenantId: string,
  { before, change, action, actor, reason = null, now: at }: Change,
): Promise<BookingRow> {
  const wanted = presentBooking({ ...before, ...change })
  if (changedFields(presentBooking(before), wanted).length === 0) return before
  const row = await bookingsRepository.update(tx, tenantId, before, { ...change, updatedAt: at })
  if (row === undefined) throw new StaleVersion()
  const [from, to] = [presentBooking(before), presentBooking(row)]
  const changes = Object.fromEntries(changedFields(from, to).map((name) => [name, { from: from[name], to: to[name] }]))
  await historyRepository.insert(tx, tenantId, row.id, { version: row.version, action, actor, changes, reason, at })
  return row
}

export class StaleVersion extends Conflict {
  constructor() {
    super('The booking was changed in the meantime; read it again')
  }
}

/** Fields that change with every write. */
const BY_ITSELF = new Set<keyof Presented>(['version', 'updated_at'])

function changedFields(from: Presented, to: Presented): (keyof Presented)[] {
  return namesIn(to).filter((name) => !BY_ITSELF.has(name) && from[name] !== to[name])
}
