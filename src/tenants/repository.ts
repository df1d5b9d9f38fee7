import { asc, eq, getTableColumns, isNotNull, isNull, sql } from 'drizzle-orm'
import { prepared, type Tx } from '../db/database.ts'
import { numbersOfTenant } from './numbers-repository.ts'
import { phoneNumbers, tenants } from './tables.ts'

type TenantRow = typeof tenants.$inferSelect
/** With its assigned numbers, the first assigned first. */
export type NumberedTenantRow = Omit<TenantRow, 'copyOf'> & { numbers: string[] }
type NewTenant = typeof tenants.$inferInsert
export type TenantChange = Partial<Omit<TenantRow, 'id' | 'copyOf' | 'createdAt'>>

const { copyOf: _, ...shown } = getTableColumns(tenants)
const columns = { ...shown, numbers: numbersOfTenant }

const found = prepared('tenants_find', (tx, name) =>
  tx
    .select(columns)
    .from(tenants)
    .where(eq(tenants.id, sql.placeholder('tenantId')))
    .prepare(name),
)

export const tenantsRepository = {
  /** Over all tenants: a start compares each with the index of its knowledge. */
  async languages(tx: Tx): Promise<Map<string, string>> {
    const rows = await tx
      .select({ id: tenants.id, language: tenants.language })
      .from(tenants)
      .where(isNull(tenants.copyOf))
    return new Map(rows.map(({ id, language }) => [id, language]))
  },

  /** Over all tenants: the tenant a phone number is assigned to. */
  async findByPhone(tx: Tx, number: string): Promise<NumberedTenantRow | undefined> {
    const [row] = await tx
      .select(columns)
      .from(tenants)
      .innerJoin(phoneNumbers, eq(phoneNumbers.tenantId, tenants.id))
      .where(eq(phoneNumbers.number, number))
    return row
  },

  /** Over all tenants: the hidden copies. */
  copies(tx: Tx): Promise<{ id: string }[]> {
    return tx
      .select({ id: tenants.id })
      .from(tenants)
      .where(isNotNull(tenants.copyOf))
      .orderBy(asc(tenants.id))
      .execute()
  },

  /** Over all tenants, the oldest first. */
  list(tx: Tx): Promise<NumberedTenantRow[]> {
    return tx.select(columns).from(tenants).where(isNull(tenants.copyOf)).orderBy(asc(tenants.id)).execute()
  },

  async find(tx: Tx, tenantId: string): Promise<NumberedTenantRow | undefined> {
    const [row] = await found(tx).execute({ tenantId })
    return row
  },

  /** Locks the row until the transaction ends. */
  async lock(tx: Tx, tenantId: string): Promise<TenantRow | undefined> {
    const [row] = await tx.select().from(tenants).where(eq(tenants.id, tenantId)).for('update')
    return row
  },

  /** Over all tenants: the new one is none of them yet. */
  async insert(tx: Tx, values: NewTenant): Promise<TenantRow> {
    const [row] = await tx.insert(tenants).values(values).returning()
    return row!
  },

  async update(tx: Tx, tenantId: string, change: TenantChange): Promise<TenantRow> {
    const [row] = await tx.update(tenants).set(change).where(eq(tenants.id, tenantId)).returning()
    return row!
  },

  /** All data of the tenant cascades from this row by foreign keys. */
  async remove(tx: Tx, tenantId: string): Promise<boolean> {
    const rows = await tx.delete(tenants).where(eq(tenants.id, tenantId)).returning({ id: tenants.id })
    return rows.length > 0
  },
}
