import { and, asc, desc, eq, gt, inArray, sql } from 'drizzle-orm'
import { prepared, preparedSql, type Tx } from '../db/database.ts'
import type { ContactKey } from './contact.ts'
import { leadHistory, leads, mergedLeads, type LeadCrm } from './tables.ts'

export type LeadRow = Omit<typeof leads.$inferSelect, 'tenantId'>
export type HistoryRow = Omit<typeof leadHistory.$inferSelect, 'tenantId' | 'leadId'>

export type LeadChange = Partial<Omit<LeadRow, 'id' | 'source' | 'crm' | 'createdAt' | 'updatedAt'>>
export type NewLead = Omit<LeadRow, 'id' | 'crm' | 'createdAt' | 'updatedAt'>

const columns = {
  id: leads.id,
  name: leads.name,
  email: leads.email,
  otherEmails: leads.otherEmails,
  phone: leads.phone,
  otherPhones: leads.otherPhones,
  unverifiedContacts: leads.unverifiedContacts,
  intent: leads.intent,
  status: leads.status,
  source: leads.source,
  notes: leads.notes,
  sessionId: leads.sessionId,
  callId: leads.callId,
  crm: leads.crm,
  createdAt: leads.createdAt,
  updatedAt: leads.updatedAt,
}

const historyColumns = {
  id: leadHistory.id,
  action: leadHistory.action,
  by: leadHistory.by,
  previous: leadHistory.previous,
  merged: leadHistory.merged,
  at: leadHistory.at,
}

const MAX_HISTORY = 200

const isLead = (tenantId: string, id: string) => and(eq(leads.tenantId, tenantId), eq(leads.id, id))

const found = prepared('leads_find', (tx, name) =>
  tx
    .select(columns)
    .from(leads)
    .where(and(eq(leads.tenantId, sql.placeholder('tenantId')), eq(leads.id, sql.placeholder('id'))))
    .prepare(name),
)

const matching = preparedSql<{ kind: ContactKey['kind']; lead_id: string }>(
  'leads_matching',
  `select kind, lead_id from lead_contact_points where tenant_id = $1
   and (kind = 'email' and value = any ($2::text[]) or kind = 'phone' and value = any ($3::text[]))`,
)

const survivor = preparedSql<{ lead_id: string }>(
  'leads_survivor',
  `select lead_id from merged_leads where tenant_id = $1 and id = $2`,
)

/** Rows are locked in order of id, so two connections finishing their syncs cannot deadlock. */
const recordCrm = preparedSql(
  'leads_record_crm',
  `with locked as materialized (
     select l.id, r.crm from leads l join unnest($2::text[], $3::jsonb[]) r (id, crm) on r.id = l.id
     where l.tenant_id = $1 order by l.id for update of l
   )
   update leads l set crm = locked.crm from locked where l.tenant_id = $1 and l.id = locked.id`,
)

export const leadsRepository = {
  async findById(tx: Tx, tenantId: string, id: string): Promise<LeadRow | undefined> {
    const [row] = await found(tx).execute({ tenantId, id })
    return row
  },

  findAll(tx: Tx, tenantId: string, ids: string[]): Promise<LeadRow[]> {
    return tx
      .select(columns)
      .from(leads)
      .where(and(eq(leads.tenantId, tenantId), inArray(leads.id, ids)))
  },

  /** Oldest first. */
  listAfter(tx: Tx, tenantId: string, after: string, limit: number): Promise<LeadRow[]> {
    return tx
      .select(columns)
      .from(leads)
      .where(and(eq(leads.tenantId, tenantId), gt(leads.id, after)))
      .orderBy(asc(leads.id))
      .limit(limit)
  },

  async recordCrm(tx: Tx, tenantId: string, records: { leadId: string; crm: LeadCrm }[]): Promise<void> {
    await recordCrm(tx, [tenantId, records.map(({ leadId }) => leadId), records.map(({ crm }) => JSON.stringify(crm))])
  },

  /** The lead this id was merged into. */
  async survivorOf(tx: Tx, tenantId: string, id: string): Promise<string | undefined> {
    return (await survivor(tx, [tenantId, id]))[0]?.lead_id
  },

  /** Locks the existing rows until the transaction ends, in order of id. */
  lock(tx: Tx, tenantId: string, ids: string[]): Promise<LeadRow[]> {
    return tx
      .select(columns)
      .from(leads)
      .where(and(eq(leads.tenantId, tenantId), inArray(leads.id, ids)))
      .orderBy(leads.id)
      .for('update')
  },

  /** Owners of these e-mails and phones. */
  async matching(tx: Tx, tenantId: string, keys: ContactKey[]): Promise<{ kind: ContactKey['kind']; id: string }[]> {
    const valuesOf = (kind: ContactKey['kind']) => keys.filter((key) => key.kind === kind).flatMap((key) => key.values)
    const rows = await matching(tx, [tenantId, valuesOf('email'), valuesOf('phone')])
    return rows.map(({ kind, lead_id: id }) => ({ kind, id }))
  },

  async insert(tx: Tx, tenantId: string, row: NewLead & { id: string; createdAt: string }): Promise<LeadRow> {
    const [inserted] = await tx
      .insert(leads)
      .values({ tenantId, ...row, updatedAt: row.createdAt })
      .returning(columns)
    return inserted!
  },

  async update(tx: Tx, tenantId: string, id: string, change: LeadChange): Promise<LeadRow> {
    const [row] = await tx
      .update(leads)
      .set({ ...change, updatedAt: sql`clock_timestamp()` })
      .where(isLead(tenantId, id))
      .returning(columns)
    return row!
  },

  /** Related rows cascade. */
  async remove(tx: Tx, tenantId: string, id: string): Promise<boolean> {
    return (await tx.delete(leads).where(isLead(tenantId, id)).returning({ id: leads.id })).length > 0
  },

  async addHistory(tx: Tx, tenantId: string, leadId: string, row: HistoryRow): Promise<void> {
    await tx.insert(leadHistory).values({ tenantId, leadId, ...row })
  },

  history(tx: Tx, tenantId: string, leadId: string): Promise<HistoryRow[]> {
    return tx
      .select(historyColumns)
      .from(leadHistory)
      .where(and(eq(leadHistory.tenantId, tenantId), eq(leadHistory.leadId, leadId)))
      .orderBy(desc(leadHistory.id))
      .limit(MAX_HISTORY)
  },

  /** Moves this domain's own rows of a lead; the old id keeps resolving to the person. */
  async move(tx: Tx, tenantId: string, from: string, into: string): Promise<void> {
    await tx.execute(
      sql`update lead_contact_points set lead_id = ${into} where tenant_id = ${tenantId} and lead_id = ${from}`,
    )
    await tx.execute(sql`update lead_history set lead_id = ${into} where tenant_id = ${tenantId} and lead_id = ${from}`)
    await tx.execute(sql`update merged_leads set lead_id = ${into} where tenant_id = ${tenantId} and lead_id = ${from}`)
    await tx.insert(mergedLeads).values({ tenantId, id: from, leadId: into })
    await moveSuggestions(tx, tenantId, from, into)
  },
}

/** Suggestions move to the surviving lead; the old rows cascade. */
async function moveSuggestions(tx: Tx, tenantId: string, from: string, into: string): Promise<void> {
  await tx.execute(sql`
    insert into lead_merge_suggestions (tenant_id, lead_id, other_id)
    select ${tenantId}, least(third, ${into}), greatest(third, ${into})
    from (select case when lead_id = ${from} then other_id else lead_id end as third from lead_merge_suggestions
      where tenant_id = ${tenantId} and ${from} in (lead_id, other_id)) suggested
    where third <> ${into} on conflict do nothing`)
}

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

  /** Leads that may be the same person. */
  async suggestedWith(tx: Tx, tenantId: string, id: string): Promise<string[]> {
    const { rows } = await tx.execute<{ other: string }>(sql`
      select other_id as other from lead_merge_suggestions where tenant_id = ${tenantId} and lead_id = ${id}
      union all select lead_id from lead_merge_suggestions where tenant_id = ${tenantId} and other_id = ${id} order by 1`)
    return rows.map(({ other }) => other)
  },
}
