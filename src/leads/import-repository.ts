import { sql } from 'drizzle-orm'
import { preparedSql, type Tx } from '../db/database.ts'
import type { ContactKey } from './contact.ts'
import type { Point } from './key-repository.ts'
import type { HistoryRow, LeadRow } from './repository.ts'
import { leadHistory, leads } from './tables.ts'

/** Rows per statement. */
const CHUNK = 500

const owners = preparedSql<{ kind: ContactKey['kind']; value: string; lead_id: string }>(
  'leads_owners',
  `select kind, value, lead_id from lead_contact_points where tenant_id = $1 and kind = $2 and value = any ($3::text[])`,
)

const insertPoints = preparedSql<{ value: string }>(
  'leads_import_points',
  `insert into lead_contact_points (tenant_id, kind, value, lead_id)
   select $1, kind, value, lead_id from unnest($2::text[], $3::text[], $4::text[]) point (kind, value, lead_id)
   on conflict (tenant_id, kind, value) do update set lead_id = excluded.lead_id
     where lead_contact_points.lead_id = excluded.lead_id
   returning value`,
)

const insertWords = preparedSql(
  'leads_import_words',
  `insert into lead_words (tenant_id, word, lead_id) select $1, word, lead_id
   from unnest($2::text[], $3::text[]) entry (word, lead_id) on conflict do nothing`,
)

export type OwnedPoint = Point & { leadId: string }
export type OwnedWord = { word: string; leadId: string }

/** Bulk statements for imports. */
export const leadImportRepository = {
  /** Owners of these e-mails or phones. */
  async owners(tx: Tx, tenantId: string, kind: ContactKey['kind'], values: string[]): Promise<OwnedPoint[]> {
    const rows = await owners(tx, [tenantId, kind, values])
    return rows.map((row) => ({ kind: row.kind, value: row.value, leadId: row.lead_id }))
  },

  /** Upserts the leads. */
  async write(tx: Tx, tenantId: string, rows: LeadRow[]): Promise<void> {
    for (const chunk of chunks(rows))
      await tx
        .insert(leads)
        .values(chunk.map((row) => ({ tenantId, ...row })))
        .onConflictDoUpdate({
          target: [leads.tenantId, leads.id],
          set: {
            name: sql`excluded.name`,
            email: sql`excluded.email`,
            otherEmails: sql`excluded.other_emails`,
            phone: sql`excluded.phone`,
            otherPhones: sql`excluded.other_phones`,
            unverifiedContacts: sql`excluded.unverified_contacts`,
            intent: sql`excluded.intent`,
            notes: sql`excluded.notes`,
            updatedAt: sql`excluded.updated_at`,
          },
        })
  },

  /** False when a contact belongs to another lead. */
  async addPoints(tx: Tx, tenantId: string, points: OwnedPoint[]): Promise<boolean> {
    let written = 0
    for (const chunk of chunks(points)) {
      const columns = [
        chunk.map(({ kind }) => kind),
        chunk.map(({ value }) => value),
        chunk.map(({ leadId }) => leadId),
      ]
      written += (await insertPoints(tx, [tenantId, ...columns])).length
    }
    return written === points.length
  },

  async addWords(tx: Tx, tenantId: string, words: OwnedWord[]): Promise<void> {
    for (const chunk of chunks(words))
      await insertWords(tx, [tenantId, chunk.map(({ word }) => word), chunk.map(({ leadId }) => leadId)])
  },

  async addHistory(tx: Tx, tenantId: string, rows: (HistoryRow & { leadId: string })[]): Promise<void> {
    for (const chunk of chunks(rows)) await tx.insert(leadHistory).values(chunk.map((row) => ({ tenantId, ...row })))
  },
}

export function chunks<T>(items: T[], size = CHUNK): T[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, n) => items.slice(n * size, (n + 1) * size))
}
