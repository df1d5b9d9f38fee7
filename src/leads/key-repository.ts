import { sql } from 'drizzle-orm'
import { preparedSql, type Tx } from '../db/database.ts'
import type { ContactKey } from './contact.ts'

const lockShared = preparedSql('leads_lock_shared', `select pg_advisory_xact_lock_shared(hashtextextended($1, 0))`)

const lockKeys = preparedSql(
  'leads_lock_keys',
  `select pg_advisory_xact_lock(hash) from (
     select distinct hashtextextended(key, 0) as hash from unnest($1::text[]) key order by 1) ordered`,
)

const insertPoints = preparedSql<{ value: string }>(
  'leads_insert_points',
  `insert into lead_contact_points (tenant_id, kind, value, lead_id)
   select $1, kind, value, $2 from unnest($3::text[], $4::text[]) point (kind, value)
   on conflict (tenant_id, kind, value) do update set lead_id = excluded.lead_id
     where lead_contact_points.lead_id = excluded.lead_id
   returning value`,
)

const deletePoints = preparedSql(
  'leads_delete_points',
  `delete from lead_contact_points p using unnest($3::text[], $4::text[]) point (kind, value)
   where p.tenant_id = $1 and p.lead_id = $2 and p.kind = point.kind and p.value = point.value`,
)

const insertWords = preparedSql(
  'leads_insert_words',
  `insert into lead_words (tenant_id, word, lead_id) select $1, word, $2 from unnest($3::text[]) word on conflict do nothing`,
)

const deleteWords = preparedSql(
  'leads_delete_words',
  `delete from lead_words where tenant_id = $1 and lead_id = $2 and word = any ($3::text[])`,
)

/** A contact that identifies a lead. */
export interface Point {
  kind: ContactKey['kind']
  value: string
}

const columnsOf = (points: Point[]) => [points.map(({ kind }) => kind), points.map(({ value }) => value)]

export const leadKeysRepository = {
  /**
   * Serialises captures of the same person until the transaction ends. Locks are taken in one global order against deadlocks;
   * an import has too many keys and locks out all captures of its tenant instead.
   */
  async lock(tx: Tx, tenantId: string, keys: ContactKey[]): Promise<void> {
    await lockShared(tx, [`leads:${tenantId}`])
    if (keys.length === 0) return
    await lockKeys(tx, [keys.map(({ kind, values }) => `leads:${tenantId}:${kind}:${values[0]}`)])
  },

  /** Locks out all captures and changes of the tenant's leads until the transaction ends. */
  async lockAll(tx: Tx, tenantId: string): Promise<void> {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`leads:${tenantId}`}, 0))`)
  },

  /** False when a contact belongs to another lead. */
  async addPoints(tx: Tx, tenantId: string, leadId: string, points: Point[]): Promise<boolean> {
    if (points.length === 0) return true
    return (await insertPoints(tx, [tenantId, leadId, ...columnsOf(points)])).length === points.length
  },

  async removePoints(tx: Tx, tenantId: string, leadId: string, points: Point[]): Promise<void> {
    if (points.length > 0) await deletePoints(tx, [tenantId, leadId, ...columnsOf(points)])
  },

  async addWords(tx: Tx, tenantId: string, leadId: string, words: string[]): Promise<void> {
    if (words.length > 0) await insertWords(tx, [tenantId, leadId, words])
  },

  async removeWords(tx: Tx, tenantId: string, leadId: string, words: string[]): Promise<void> {
    if (words.length > 0) await deleteWords(tx, [tenantId, leadId, words])
  },

  async suggestMerge(tx: Tx, tenantId: string, a: string, b: string): Promise<void> {
    await tx.execute(sql`insert into lead_merge_suggestions (tenant_id, lead_id, other_id)
      values (${tenantId}, least(${a}, ${b}), greatest(${a}, ${b})) on conflict do nothing`)
  },

  /** Possible duplicates. */
  async suggestedWith(tx: Tx, tenantId: string, id: string): Promise<string[]> {
    const { rows } = await tx.execute<{ other: string }>(sql`
      select other_id as other from lead_merge_suggestions where tenant_id = ${tenantId} and lead_id = ${id}
      union all select lead_id from lead_merge_suggestions where tenant_id = ${tenantId} and other_id = ${id} order by 1`)
    return rows.map(({ other }) => other)
  },
}
