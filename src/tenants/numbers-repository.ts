import { asc, eq, sql } from 'drizzle-orm'
import type { Tx } from '../db/database.ts'
import { phoneNumbers, tenants } from './tables.ts'

export interface AssignedNumber {
  number: string
  tenantId: string
  tenantName: string
}

export const phoneNumbersRepository = {
  /** False when already assigned. Later than the tenant's other numbers, whose order is that of their assignment. */
  async insert(tx: Tx, tenantId: string, number: string): Promise<boolean> {
    const createdAt = sql`greatest(now(), (select max(p.created_at) + interval '1 millisecond' from ${phoneNumbers} p
      where p.tenant_id = ${tenantId}))`
    const rows = await tx.insert(phoneNumbers).values({ tenantId, number, createdAt }).onConflictDoNothing().returning()
    return rows.length > 0
  },

  /** Over all tenants, for the operator, who assigns the numbers. */
  list(tx: Tx): Promise<AssignedNumber[]> {
    return tx
      .select({ number: phoneNumbers.number, tenantId: phoneNumbers.tenantId, tenantName: tenants.name })
      .from(phoneNumbers)
      .innerJoin(tenants, eq(tenants.id, phoneNumbers.tenantId))
      .orderBy(asc(phoneNumbers.number))
      .execute()
  },

  /** Over all tenants: a number has one owner on the installation. */
  async ownerOf(tx: Tx, number: string): Promise<string | undefined> {
    const [row] = await tx
      .select({ tenantId: phoneNumbers.tenantId })
      .from(phoneNumbers)
      .where(eq(phoneNumbers.number, number))
    return row?.tenantId
  },

  /** Over all tenants: the operator names a number by itself. Returns the tenant that had it, by which the audit names it. */
  async remove(tx: Tx, number: string): Promise<{ tenantId: string } | undefined> {
    const [row] = await tx
      .delete(phoneNumbers)
      .where(eq(phoneNumbers.number, number))
      .returning({ tenantId: phoneNumbers.tenantId })
    return row
  },
}

/** The numbers of the query's tenant, the first assigned first. */
export const numbersOfTenant = sql<string[]>`array(
  select p.number from phone_numbers p where p.tenant_id = tenants.id order by p.created_at, p.number)`
