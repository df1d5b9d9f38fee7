import { momentOf, newId } from '../core/ids.ts'
import type { Tx } from '../db/database.ts'
import { Conflict } from '../errors.ts'
import type { Events } from '../plugins/events.ts'
import type { LeadChange, NewLead } from './completion.ts'
import { phoneKey } from './contact.ts'
import { leadKeysRepository as keys, type Point } from './key-repository.ts'
import { leadsRepository as leads, type HistoryRow, type LeadRow } from './repository.ts'
import { presentLead, type LeadData } from './schemas.ts'
import { wordsOf } from './words.ts'

/** What history says of a change beside what it was. */
export interface Cause {
  by: string
  action: HistoryRow['action']
  /** For a merge: the lead that went into this one. */
  merged?: LeadRow | undefined
}

export type LeadWriter = ReturnType<typeof createLeadWriter>

/** A lead, what it is known by, its history and its event are written together, in the caller's transaction. */
export function createLeadWriter(events: Pick<Events, 'publish'>) {
  return {
    async insert(tx: Tx, tenantId: string, values: NewLead): Promise<LeadRow> {
      const id = newId('lead')
      const row = await leads.insert(tx, tenantId, { ...values, id, createdAt: momentOf(id).toISOString() })
      await write(tx, tenantId, undefined, row)
      await leads.addHistory(tx, tenantId, id, historyOf({ by: row.source, action: 'captured' }, {}))
      await events.publish(tx, { tenantId, event: 'lead.captured', data: presentLead(row) })
      return row
    },

    /** `row` is locked and as it is now; `change` names at least one field, or it is a merge. */
    async update(tx: Tx, tenantId: string, row: LeadRow, change: LeadChange, cause: Cause): Promise<LeadRow> {
      const changed = await leads.update(tx, tenantId, row.id, change)
      await write(tx, tenantId, row, changed)
      const previous = previousOf(row, changed)
      await leads.addHistory(tx, tenantId, row.id, historyOf(cause, previous))
      await events.publish(tx, { tenantId, event: 'lead.updated', data: { ...presentLead(changed), previous } })
      return changed
    },
  }
}

/** What the lead is known and found by: only what differs is touched. */
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

function historyOf({ by, action, merged }: Cause, previous: Partial<LeadData>): Omit<HistoryRow, 'at'> {
  return { id: newId('change'), action, by, previous, merged: merged === undefined ? null : presentLead(merged) }
}

/** The fields that changed, as they were; when it changed is no change. */
export function previousOf(before: LeadRow, after: LeadRow): Partial<LeadData> {
  const now = presentLead(after)
  const fields = Object.entries(presentLead(before)).filter(
    ([field, value]) =>
      field !== 'updated_at' && JSON.stringify(value) !== JSON.stringify(now[field as keyof LeadData]),
  )
  return Object.fromEntries(fields)
}
