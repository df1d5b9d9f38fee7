import { and, desc, eq, inArray, isNull, lt, sql } from 'drizzle-orm'
import { afterEvery } from '../../core/pagination.ts'
import type { Tx } from '../../db/database.ts'
import { resources } from '../tables.ts'

export type ResourceRow = Omit<typeof resources.$inferSelect, 'tenantId' | 'deletedAt'>

export type ResourceChange = Partial<Omit<ResourceRow, 'id' | 'createdAt' | 'updatedAt'>>

export type NewResource = Omit<ResourceRow, 'createdAt' | 'updatedAt'>

const columns = {
  id: resources.id,
  name: resources.name,
  kind: resources.kind,
  email: resources.email,
  timeZone: resources.timeZone,
  weeklyHours: resources.weeklyHours,
  dateOverrides: resources.dateOverrides,
  active: resources.active,
  createdAt: resources.createdAt,
  updatedAt: resources.updatedAt,
}

const isOf = (tenantId: string) => and(eq(resources.tenantId, tenantId), isNull(resources.deletedAt))
const isResource = (tenantId: string, id: string) => and(isOf(tenantId), eq(resources.id, id))

export const resourcesRepository = {
  /** Newest first. */
  list(
    tx: Tx,
    tenantId: string,
    { before = afterEvery('res'), limit }: { before: string | undefined; limit: number },
  ): Promise<ResourceRow[]> {
    return tx
      .select(columns)
      .from(resources)
      .where(and(isOf(tenantId), lt(resources.id, before)))
      .orderBy(desc(resources.id))
      .limit(limit)
  },

  async count(tx: Tx, tenantId: string): Promise<number> {
    return tx.$count(resources, isOf(tenantId))
  },

  async findById(tx: Tx, tenantId: string, id: string): Promise<ResourceRow | undefined> {
    const [row] = await tx.select(columns).from(resources).where(isResource(tenantId, id))
    return row
  },

  /** In no order. */
  findAll(tx: Tx, tenantId: string, ids: string[]): Promise<ResourceRow[]> {
    return tx
      .select(columns)
      .from(resources)
      .where(and(isOf(tenantId), inArray(resources.id, ids)))
  },

  async insert(tx: Tx, tenantId: string, row: NewResource): Promise<ResourceRow> {
    const [inserted] = await tx
      .insert(resources)
      .values({ tenantId, ...row })
      .returning(columns)
    return inserted!
  },

  async update(tx: Tx, tenantId: string, id: string, change: ResourceChange): Promise<ResourceRow | undefined> {
    const [row] = await tx
      .update(resources)
      .set({ ...change, updatedAt: sql`now()` })
      .where(isResource(tenantId, id))
      .returning(columns)
    return row
  },

  async markDeleted(tx: Tx, tenantId: string, id: string): Promise<boolean> {
    const rows = await tx
      .update(resources)
      .set({ active: false, deletedAt: sql`now()` })
      .where(isResource(tenantId, id))
      .returning({ id: resources.id })
    return rows.length > 0
  },
}
