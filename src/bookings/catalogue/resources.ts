import { newId } from '../../core/ids.ts'
import { decodeCursor, pageOf, type Page } from '../../core/pagination.ts'
import type { Clock } from '../../core/time.ts'
import type { Database, Tx } from '../../db/database.ts'
import { Conflict, NotFound, existing } from '../../errors.ts'
import type { Tenants } from '../../tenants/index.ts'
import { conflictsOfResource, type Conflicts } from '../booking/conflicts.ts'
import {
  resourcesRepository as repository,
  type NewResource,
  type ResourceChange,
  type ResourceRow,
} from './repository.ts'

/** A higher number is a mistake, not a business. */
const MAX_RESOURCES = 1_000

interface ListQuery {
  cursor?: string | undefined
  limit: number
}

interface ResourcesDeps {
  database: Database
  clock: Clock
  tenants: Pick<Tenants, 'closuresOf'>
}

/** Staff, rooms and equipment. Changes never cancel bookings; those in conflict are listed. */
export interface Resources {
  list(tenantId: string, query: ListQuery): Promise<Page<ResourceRow>>
  /** @throws NotFound */
  get(tenantId: string, id: string): Promise<ResourceRow>
  /** @throws Conflict at the limit */
  create(tenantId: string, values: Omit<NewResource, 'id'>): Promise<ResourceRow>
  /** `create` in the caller's transaction. */
  createIn(tx: Tx, tenantId: string, values: Omit<NewResource, 'id'>): Promise<ResourceRow>
  /** The resource of this name, whatever its case, in the caller's transaction. */
  findNamed(tx: Tx, tenantId: string, name: string): Promise<ResourceRow | undefined>
  /** @throws NotFound */
  change(tenantId: string, id: string, change: ResourceChange): Promise<{ row: ResourceRow; conflicts: Conflicts }>
  /** Stops new bookings and returns the existing future ones. @throws NotFound */
  remove(tenantId: string, id: string): Promise<Conflicts>
}

export function createResources({ database, clock, tenants }: ResourcesDeps): Resources {
  return {
    async list(tenantId, { cursor, limit }) {
      const before = decodeCursor(cursor)
      const rows = await database.tenantOnce(tenantId, (tx) =>
        repository.list(tx, tenantId, { before, limit: limit + 1 }),
      )
      return pageOf(rows, limit)
    },

    async get(tenantId, id) {
      return existing(await database.tenantOnce(tenantId, (tx) => repository.findById(tx, tenantId, id)))
    },

    create: (tenantId, values) => database.tenant(tenantId, (tx) => createIn(tx, tenantId, values)),
    createIn,
    findNamed: (tx, tenantId, name) => repository.findNamed(tx, tenantId, name),

    change: (tenantId, id, change) =>
      database.tenant(tenantId, async (tx) => {
        const row = existing(await repository.update(tx, tenantId, id, change))
        const closures = await tenants.closuresOf(tx, tenantId)
        const conflicts = await conflictsOfResource(tx, tenantId, { id, resource: row, closures, now: clock.now() })
        return { row, conflicts }
      }),

    remove: (tenantId, id) =>
      database.tenant(tenantId, async (tx) => {
        if (!(await repository.markDeleted(tx, tenantId, id))) throw new NotFound()
        return conflictsOfResource(tx, tenantId, { id, resource: undefined, closures: [], now: clock.now() })
      }),
  }
}

async function createIn(tx: Tx, tenantId: string, values: Omit<NewResource, 'id'>): Promise<ResourceRow> {
  if ((await repository.count(tx, tenantId)) >= MAX_RESOURCES)
    throw new Conflict(`A tenant has at most ${MAX_RESOURCES} resources`)
  return repository.insert(tx, tenantId, { ...values, id: newId('res') })
}
