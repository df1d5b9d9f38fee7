import { eq, sql } from 'drizzle-orm'
import { prepared, type Tx } from '../db/database.ts'
import { tenants } from './tables.ts'

export type TenantRow = typeof tenants.$inferSelect
export type NewTenant = typeof tenants.$inferInsert
export type TenantChange = Partial<Omit<TenantRow, 'id' | 'createdAt'>>

const found = prepared('tenants_find', (tx, name) =>
  tx
    .select()
    .from(tenants)
    .where(eq(tenants.id, sql.placeholder('tenantId')))
    .prepare(name),
)

export const tenantsRepository = {
  /** Over all tenants. */
  async languages(tx: Tx): Promise<Map<string, string>> {
    const rows = await tx.select({ id: tenants.id, language: tenants.language }).from(tenants)
    return new Map(rows.map(({ id, language }) => [id, language]))
  },

  /** Over all tenants: whom a phone number belongs to. */
  async findByPhone(tx: Tx, number: string): Promise<TenantRow | undefined> {
    const [row] = await tx
      .select()
      .from(tenants)
      .where(sql`${tenants.voice} ->> 'phone_number' = ${number}`)
    return row
  },

  async find(tx: Tx, tenantId: string): Promise<TenantRow | undefined> {
    const [row] = await found(tx).execute({ tenantId })
    return row
  },

  /** The row, kept from other writers until the transaction ends. */
  async lock(tx: Tx, tenantId: string): Promise<TenantRow | undefined> {
    const [row] = await tx.select().from(tenants).where(eq(tenants.id, tenantId)).for('update')
    return row
  },

  async insert(tx: Tx, values: NewTenant): Promise<TenantRow> {
    const [row] = await tx.insert(tenants).values(values).returning()
    return row!
  },

  async update(tx: Tx, tenantId: string, change: TenantChange): Promise<TenantRow> {
    const [row] = await tx.update(tenants).set(change).where(eq(tenants.id, tenantId)).returning()
    return row!
  },

  /** Everything of the tenant hangs on this row by foreign keys and goes with it. */
  async remove(tx: Tx, tenantId: string): Promise<boolean> {
    const rows = await tx.delete(tenants).where(eq(tenants.id, tenantId)).returning({ id: tenants.id })
    return rows.length > 0
  },
}
