import { and, desc, eq, isNull, lt, ne, sql } from 'drizzle-orm'
import { afterEvery } from '../core/pagination.ts'
import type { Tx } from '../db/database.ts'
import type { FieldMapping } from './mapping.ts'
import type { PublicSettings, SecretName } from './settings.ts'
import { crmConnections } from './tables.ts'

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

/** A leased connection finishes first. */
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

  /** Skipped if the credentials were changed meanwhile. */
  async saveToken(tx: Tx, tenantId: string, { id, credentials }: Account, token: string): Promise<void> {
    await tx
      .update(crmConnections)
      .set({ token })
      .where(and(isConnection(tenantId, id), eq(crmConnections.credentials, credentials ?? '')))
  },
}
