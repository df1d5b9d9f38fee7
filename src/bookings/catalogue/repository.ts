import { and, asc, desc, eq, isNull, lt, sql, inArray } from 'drizzle-orm'
import { afterEvery } from '../../core/pagination.ts'
import type { Tx } from '../../db/database.ts'
import { serviceResources, services, resources } from '../tables.ts'

/** Resource ids in their order. */
export type ServiceRow = Omit<typeof services.$inferSelect, 'tenantId' | 'deletedAt'> & { resourceIds: string[] }

export type NewService = Omit<ServiceRow, 'createdAt' | 'updatedAt'>

export type ServiceChange = Partial<Omit<NewService, 'id'>>

/** Deleted resources are omitted. */
const resourceIds = sql<string[]>`array(
  select sr.resource_id from service_resources sr join resources r on r.tenant_id = sr.tenant_id and r.id = sr.resource_id
  where sr.tenant_id = "services"."tenant_id" and sr.service_id = "services"."id" and r.deleted_at is null order by sr.position)`

const serviceColumns = {
  id: services.id,
  name: services.name,
  description: services.description,
  durationMinutes: services.durationMinutes,
  bufferBeforeMinutes: services.bufferBeforeMinutes,
  bufferAfterMinutes: services.bufferAfterMinutes,
  slotIntervalMinutes: services.slotIntervalMinutes,
  minimumNoticeMinutes: services.minimumNoticeMinutes,
  maximumDaysAhead: services.maximumDaysAhead,
  assignment: services.assignment,
  capacity: services.capacity,
  partyMin: services.partyMin,
  partyMax: services.partyMax,
  weeklyHours: services.weeklyHours,
  aliases: services.aliases,
  maximumPerDay: services.maximumPerDay,
  price: services.price,
  bookableFrom: services.bookableFrom,
  bookableUntil: services.bookableUntil,
  active: services.active,
  createdAt: services.createdAt,
  updatedAt: services.updatedAt,
  resourceIds,
}

const isServiceOf = (tenantId: string) => and(eq(services.tenantId, tenantId), isNull(services.deletedAt))
const isService = (tenantId: string, id: string) => and(isServiceOf(tenantId), eq(services.id, id))

export const servicesRepository = {
  /** Newest first. */
  list(
    tx: Tx,
    tenantId: string,
    { before = afterEvery('svc'), limit }: { before: string | undefined; limit: number },
  ): Promise<ServiceRow[]> {
    return tx
      .select(serviceColumns)
      .from(services)
      .where(and(isServiceOf(tenantId), lt(services.id, before)))
      .orderBy(desc(services.id))
      .limit(limit)
  },

  async count(tx: Tx, tenantId: string): Promise<number> {
    return tx.$count(services, isServiceOf(tenantId))
  },

  async findById(tx: Tx, tenantId: string, id: string): Promise<ServiceRow | undefined> {
    const [row] = await tx.select(serviceColumns).from(services).where(isService(tenantId, id))
    return row
  },

  /** The oldest of this name, whatever its case. */
  async findNamed(tx: Tx, tenantId: string, name: string): Promise<ServiceRow | undefined> {
    const [row] = await tx
      .select(serviceColumns)
      .from(services)
      .where(and(isServiceOf(tenantId), sql`lower(${services.name}) = lower(${name})`))
      .orderBy(services.id)
      .limit(1)
    return row
  },

  /** Locks the row until the transaction ends. */
  async lock(tx: Tx, tenantId: string, id: string): Promise<void> {
    await tx.select({ id: services.id }).from(services).where(isService(tenantId, id)).for('update')
  },

  async insert(tx: Tx, tenantId: string, { resourceIds: ids, ...row }: NewService): Promise<void> {
    await tx.insert(services).values({ tenantId, ...row })
    await assign(tx, tenantId, row.id, ids)
  },

  async update(tx: Tx, tenantId: string, id: string, { resourceIds: ids, ...change }: ServiceChange): Promise<void> {
    await tx
      .update(services)
      .set({ ...change, updatedAt: sql`now()` })
      .where(isService(tenantId, id))
    if (ids === undefined) return
    const own = and(eq(serviceResources.tenantId, tenantId), eq(serviceResources.serviceId, id))
    await tx.delete(serviceResources).where(own)
    await assign(tx, tenantId, id, ids)
  },

  async markDeleted(tx: Tx, tenantId: string, id: string): Promise<boolean> {
    const rows = await tx
      .update(services)
      .set({ active: false, deletedAt: sql`now()` })
      .where(isService(tenantId, id))
      .returning({ id: services.id })
    return rows.length > 0
  },
}

async function assign(tx: Tx, tenantId: string, serviceId: string, ids: string[]): Promise<void> {
  if (ids.length === 0) return
  await tx
    .insert(serviceResources)
    .values(ids.map((resourceId, position) => ({ tenantId, serviceId, resourceId, position })))
}

export type ResourceRow = Omit<typeof resources.$inferSelect, 'tenantId' | 'deletedAt'>

type Week = ResourceRow['weeklyHours']

export type ResourceChange = Partial<Omit<ResourceRow, 'id' | 'createdAt' | 'updatedAt'>>

export type NewResource = Omit<ResourceRow, 'createdAt' | 'updatedAt'>

const resourceColumns = {
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

const isResourceOf = (tenantId: string) => and(eq(resources.tenantId, tenantId), isNull(resources.deletedAt))
const isResource = (tenantId: string, id: string) => and(isResourceOf(tenantId), eq(resources.id, id))

export const resourcesRepository = {
  /** Newest first. */
  list(
    tx: Tx,
    tenantId: string,
    { before = afterEvery('res'), limit }: { before: string | undefined; limit: number },
  ): Promise<ResourceRow[]> {
    return tx
      .select(resourceColumns)
      .from(resources)
      .where(and(isResourceOf(tenantId), lt(resources.id, before)))
      .orderBy(desc(resources.id))
      .limit(limit)
  },

  async count(tx: Tx, tenantId: string): Promise<number> {
    return tx.$count(resources, isResourceOf(tenantId))
  },

  async findById(tx: Tx, tenantId: string, id: string): Promise<ResourceRow | undefined> {
    const [row] = await tx.select(resourceColumns).from(resources).where(isResource(tenantId, id))
    return row
  },

  /** The oldest of this name, whatever its case. */
  async findNamed(tx: Tx, tenantId: string, name: string): Promise<ResourceRow | undefined> {
    const [row] = await tx
      .select(resourceColumns)
      .from(resources)
      .where(and(isResourceOf(tenantId), sql`lower(${resources.name}) = lower(${name})`))
      .orderBy(resources.id)
      .limit(1)
    return row
  },

  /** Staff first, then rooms and equipment, each by name. */
  listAll(tx: Tx, tenantId: string): Promise<ResourceRow[]> {
    return tx
      .select(resourceColumns)
      .from(resources)
      .where(isResourceOf(tenantId))
      .orderBy(sql`array_position(array['staff', 'room', 'equipment'], ${resources.kind})`, asc(resources.name))
  },

  /** Unordered. */
  findAll(tx: Tx, tenantId: string, ids: string[]): Promise<ResourceRow[]> {
    return tx
      .select(resourceColumns)
      .from(resources)
      .where(and(isResourceOf(tenantId), inArray(resources.id, ids)))
  },

  async insert(tx: Tx, tenantId: string, row: NewResource): Promise<ResourceRow> {
    const [inserted] = await tx
      .insert(resources)
      .values({ tenantId, ...row })
      .returning(resourceColumns)
    return inserted!
  },

  async update(tx: Tx, tenantId: string, id: string, change: ResourceChange): Promise<ResourceRow | undefined> {
    const [row] = await tx
      .update(resources)
      .set({ ...change, updatedAt: sql`now()` })
      .where(isResource(tenantId, id))
      .returning(resourceColumns)
    return row
  },

  /** Resources in the zone `from`. */
  async moveZone(tx: Tx, tenantId: string, { from, to }: { from: string; to: string }): Promise<void> {
    await tx
      .update(resources)
      .set({ timeZone: to, updatedAt: sql`now()` })
      .where(and(isResourceOf(tenantId), eq(resources.timeZone, from)))
  },

  /** Resources whose week is exactly `from`. */
  async moveWeek(tx: Tx, tenantId: string, { from, to }: Record<'from' | 'to', Week>): Promise<void> {
    await tx
      .update(resources)
      .set({ weeklyHours: to, updatedAt: sql`now()` })
      .where(and(isResourceOf(tenantId), eq(resources.weeklyHours, from)))
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
