import { and, desc, eq, isNull, lt, ne, sql, inArray } from 'drizzle-orm'
import { afterEvery } from '../core/pagination.ts'
import { preparedSql, type Tx } from '../db/database.ts'
import { newId } from '../core/ids.ts'
import type { FieldMapping } from './mapping.ts'
import type { PublicSettings, SecretName } from './settings.ts'
import { crmConnections, crmLinks, crmSyncs } from './tables.ts'

export type ConnectionRow = Omit<typeof crmConnections.$inferSelect, 'tenantId' | 'lease' | 'dueAt' | 'deletedAt'>

type NewConnection = Omit<ConnectionRow, 'token' | 'state' | 'error' | 'lastSuccessAt' | 'createdAt' | 'updatedAt'>

type Account = Pick<ConnectionRow, 'id' | 'credentials'>

export interface ConnectionChange {
  name?: string | null
  settings?: PublicSettings
  credentials?: string
  secretNames?: SecretName[]
  token?: null
  fieldMapping?: FieldMapping | null
  enabled?: boolean
}

const columns = {
  id: crmConnections.id,
  provider: crmConnections.provider,
  name: crmConnections.name,
  settings: crmConnections.settings,
  credentials: crmConnections.credentials,
  secretNames: crmConnections.secretNames,
  token: crmConnections.token,
  fieldMapping: crmConnections.fieldMapping,
  enabled: crmConnections.enabled,
  state: crmConnections.state,
  error: crmConnections.error,
  lastSuccessAt: crmConnections.lastSuccessAt,
  createdAt: crmConnections.createdAt,
  updatedAt: crmConnections.updatedAt,
}

const isOf = (tenantId: string) => and(eq(crmConnections.tenantId, tenantId), isNull(crmConnections.deletedAt))

const isConnection = (tenantId: string, id: string) => and(isOf(tenantId), eq(crmConnections.id, id))

/** Due now, or at the end of its lease for a leased connection. */
const DUE_NOW = sql`case when lease is null then now() else due_at end`

export const connectionsRepository = {
  list(
    tx: Tx,
    tenantId: string,
    { before = afterEvery('crm'), limit }: { before: string | undefined; limit: number },
  ): Promise<ConnectionRow[]> {
    return tx
      .select(columns)
      .from(crmConnections)
      .where(and(isOf(tenantId), lt(crmConnections.id, before)))
      .orderBy(desc(crmConnections.id))
      .limit(limit)
  },

  count(tx: Tx, tenantId: string): Promise<number> {
    return tx.$count(crmConnections, isOf(tenantId))
  },

  async findById(tx: Tx, tenantId: string, id: string): Promise<ConnectionRow | undefined> {
    const [row] = await tx.select(columns).from(crmConnections).where(isConnection(tenantId, id))
    return row
  },

  /** `findById` with a lock until the transaction ends; new syncs may still reference the row. */
  async lock(tx: Tx, tenantId: string, id: string): Promise<ConnectionRow | undefined> {
    const [row] = await tx.select(columns).from(crmConnections).where(isConnection(tenantId, id)).for('no key update')
    return row
  },

  async insert(tx: Tx, tenantId: string, row: NewConnection): Promise<ConnectionRow> {
    const [inserted] = await tx
      .insert(crmConnections)
      .values({ tenantId, ...row, state: 'active' })
      .returning(columns)
    return inserted!
  },

  async update(tx: Tx, tenantId: string, id: string, change: ConnectionChange): Promise<ConnectionRow | undefined> {
    const [row] = await tx
      .update(crmConnections)
      .set({ ...change, updatedAt: sql`now()` })
      .where(isConnection(tenantId, id))
      .returning(columns)
    return row
  },

  /** Back to active, with waiting syncs due at once. False when it already was. */
  async reactivate(tx: Tx, tenantId: string, id: string): Promise<boolean> {
    const rows = await tx
      .update(crmConnections)
      .set({ state: 'active', error: null, dueAt: DUE_NOW })
      .where(and(isConnection(tenantId, id), ne(crmConnections.state, 'active')))
      .returning({ id: crmConnections.id })
    return rows.length > 0
  },

  /** Clears the secrets at once; the row is removed after its syncs have ended and expired. */
  async markDeleted(tx: Tx, tenantId: string, id: string): Promise<boolean> {
    const rows = await tx
      .update(crmConnections)
      .set({ enabled: false, credentials: null, token: null, dueAt: DUE_NOW, deletedAt: sql`now()` })
      .where(isConnection(tenantId, id))
      .returning({ id: crmConnections.id })
    return rows.length > 0
  },

  /** Stores a token, unless the credentials were changed meanwhile. */
  async saveToken(tx: Tx, tenantId: string, { id, credentials }: Account, token: string): Promise<void> {
    await tx
      .update(crmConnections)
      .set({ token })
      .where(and(isConnection(tenantId, id), eq(crmConnections.credentials, credentials ?? '')))
  },
}

export type SyncRow = Omit<typeof crmSyncs.$inferSelect, 'tenantId' | 'isOpen' | 'isRefusedConnection' | 'dueAt'>
type SyncStatus = SyncRow['status']
export type LinkRow = Omit<typeof crmLinks.$inferSelect, 'tenantId' | 'connectionId'>

export interface SyncFilter {
  status?: SyncStatus | undefined
  leadId?: string | undefined
  connectionId?: string | undefined
  before: string | undefined
  limit: number
}

export const syncColumns = {
  id: crmSyncs.id,
  connectionId: crmSyncs.connectionId,
  leadId: crmSyncs.leadId,
  provider: crmSyncs.provider,
  trigger: crmSyncs.trigger,
  status: crmSyncs.status,
  attempts: crmSyncs.attempts,
  failures: crmSyncs.failures,
  externalId: crmSyncs.externalId,
  error: crmSyncs.error,
  counts: crmSyncs.counts,
  position: crmSyncs.position,
  createdAt: crmSyncs.createdAt,
  updatedAt: crmSyncs.updatedAt,
}

const NO_COUNTS = { created: 0, updated: 0, unchanged: 0, failed: 0 }

/** Repeats syncs that failed because of the connection: the CRM still lacks those changes. */
const recordAgain = preparedSql(
  'crm_record_again',
  `insert into crm_syncs (tenant_id, id, connection_id, lead_id, provider, trigger, status, counts)
   select distinct on (s.lead_id) s.tenant_id,
     'sync_' || substr($3, 1, 13) || substr(encode(sha256(convert_to($3 || s.id, 'UTF8')), 'hex'), 1, 13),
     s.connection_id, s.lead_id, s.provider, s.trigger, 'pending', case when s.lead_id is null then $4::jsonb end
   from crm_syncs s where s.tenant_id = $1 and s.connection_id = $2 and s.status = 'failed' and s.is_refused_connection
   order by s.lead_id, s.id desc
   on conflict do nothing`,
)

const forgetRefusals = preparedSql(
  'crm_forget_refusals',
  `update crm_syncs set is_refused_connection = false
   where tenant_id = $1 and connection_id = $2 and status = 'failed' and is_refused_connection`,
)

export const syncsRepository = {
  list(
    tx: Tx,
    tenantId: string,
    { status, leadId, connectionId, before = afterEvery('sync'), limit }: SyncFilter,
  ): Promise<SyncRow[]> {
    return tx
      .select(syncColumns)
      .from(crmSyncs)
      .where(
        and(
          eq(crmSyncs.tenantId, tenantId),
          lt(crmSyncs.id, before),
          status === undefined ? undefined : eq(crmSyncs.status, status),
          leadId === undefined ? undefined : eq(crmSyncs.leadId, leadId),
          connectionId === undefined ? undefined : eq(crmSyncs.connectionId, connectionId),
        ),
      )
      .orderBy(desc(crmSyncs.id))
      .limit(limit)
  },

  findAll(tx: Tx, tenantId: string, ids: string[]): Promise<SyncRow[]> {
    return tx
      .select(syncColumns)
      .from(crmSyncs)
      .where(and(eq(crmSyncs.tenantId, tenantId), inArray(crmSyncs.id, ids)))
      .orderBy(desc(crmSyncs.id))
  },

  /** The pending full resync, or a new one. */
  async insertResync(
    tx: Tx,
    tenantId: string,
    connection: { id: string; provider: SyncRow['provider'] },
  ): Promise<SyncRow> {
    await tx
      .insert(crmSyncs)
      .values({
        tenantId,
        id: newId('sync'),
        connectionId: connection.id,
        provider: connection.provider,
        trigger: 'resync',
        status: 'pending',
        counts: NO_COUNTS,
      })
      .onConflictDoNothing()
    const isResync = sql`${crmSyncs.leadId} is null and ${crmSyncs.status} = 'pending'`
    const [row] = await tx
      .select(syncColumns)
      .from(crmSyncs)
      .where(and(eq(crmSyncs.tenantId, tenantId), eq(crmSyncs.connectionId, connection.id), isResync))
    return row!
  },

  async repeatRefused(tx: Tx, tenantId: string, connectionId: string): Promise<void> {
    await recordAgain(tx, [tenantId, connectionId, newId('sync').slice('sync_'.length), JSON.stringify(NO_COUNTS)])
    await forgetRefusals(tx, [tenantId, connectionId])
  },
}
