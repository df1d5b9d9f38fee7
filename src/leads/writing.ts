import { pairsIn } from '../core/keys.ts'
import { momentOf, newId } from '../core/ids.ts'
import type { Tx } from '../db/database.ts'
import { Conflict } from '../errors.ts'
import type { Events } from '../plugins/events.ts'
import {
  type LeadChange,
  type NewLead,
  leadKeysRepository as keys,
  leadsRepository as leads,
  type Point,
  type HistoryRow,
  type LeadRow,
} from './repository.ts'
import { phoneKey } from './contact.ts'
import { presentLead, type LeadData } from './schemas.ts'
import { wordsOf } from './search-words.ts'

/** History entry of a change, beside the previous values. */
interface Cause {
  by: string
  action: HistoryRow['action']
  /** For a merge: the lead merged into this one. */
  merged?: LeadRow | undefined
}

interface Update extends Cause {
  /** Not empty, except for a merge. */
  change: LeadChange
}

export type LeadWriter = ReturnType<typeof createLeadWriter>

/** Writes a lead, its contact keys, its history and its event together, in the caller's transaction. */
export function createLeadWriter(events: Pick<Events, 'publish'>) {
  return {
    async insert(tx: Tx, tenantId: string, values: NewLead): Promise<LeadRow> {
      const id = newId('lead')
      const row = await leads.insert(tx, tenantId, { ...values, id, createdAt: momentOf(id).toISOString() })
      await write(tx, tenantId, undefined, row)
      await leads.addHistory(tx, tenantId, id, historyOf({ by: row.source, action: 'captured' }, {}, row.createdAt))
      await events.publish(tx, { tenantId, event: 'lead.captured', data: presentLead(row) })
      return row
    },

    /** `row` is locked and current. */
    async update(tx: Tx, tenantId: string, row: LeadRow, { change, ...cause }: Update): Promise<LeadRow> {
      const changed = await leads.update(tx, tenantId, row.id, change)
      await write(tx, tenantId, row, changed)
      const previous = previousOf(row, changed)
      await leads.addHistory(tx, tenantId, row.id, historyOf(cause, previous, changed.updatedAt))
      await events.publish(tx, { tenantId, event: 'lead.updated', data: { ...presentLead(changed), previous } })
      return changed
    },
  }
}

/** Updates contact keys and search words; only differences are written. */
async function write(tx: Tx, tenantId: string, before: LeadRow | undefined, { id, ...after }: LeadRow): Promise<void> {
  const [oldPoints, newPoints] = [before === undefined ? [] : pointsOf(before), pointsOf(after)]
  const [oldWords, newWords] = [before === undefined ? [] : wordsOf(before), wordsOf(after)]
  await keys.removePoints(tx, tenantId, id, without(oldPoints, newPoints))
  if (!(await keys.addPoints(tx, tenantId, id, without(newPoints, oldPoints))))
    throw new Conflict('Another lead got this e-mail or phone at the same moment. Try again.')
  await keys.removeWords(tx, tenantId, id, without(oldWords, newWords))
  await keys.addWords(tx, tenantId, id, without(newWords, oldWords))
}

export function pointsOf({
  email,
  otherEmails,
  phone,
  otherPhones,
}: Pick<LeadRow, 'email' | 'otherEmails' | 'phone' | 'otherPhones'>): Point[] {
  const emails = [email, ...otherEmails].filter((value) => value !== null)
  const phones = [phone, ...otherPhones].filter((value) => value !== null)
  return [
    ...emails.map((value) => ({ kind: 'email' as const, value })),
    ...phones.map((value) => ({ kind: 'phone' as const, value: phoneKey(value) })),
  ]
}

function without<T>(items: T[], others: T[]): T[] {
  const known = new Set(others.map((other) => JSON.stringify(other)))
  return items.filter((item) => !known.has(JSON.stringify(item)))
}

function historyOf({ by, action, merged }: Cause, previous: Partial<LeadData>, at: string): HistoryRow {
  return { id: newId('change'), action, by, previous, merged: merged === undefined ? null : presentLead(merged), at }
}

/** Previous values of the changed fields, without the time of the change. */
export function previousOf(before: LeadRow, after: LeadRow): Partial<LeadData> {
  const now = presentLead(after)
  const fields = pairsIn(presentLead(before)).filter(
    ([field, value]) => field !== 'updated_at' && JSON.stringify(value) !== JSON.stringify(now[field]),
  )
  return Object.fromEntries(fields)
}
