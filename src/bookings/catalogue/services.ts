import { newId } from '../../core/ids.ts'
import { decodeCursor, pageOf, type Page } from '../../core/pagination.ts'
import type { Clock } from '../../core/time.ts'
import type { Database, Tx } from '../../db/database.ts'
import { Conflict, Invalid, NotFound, existing } from '../../errors.ts'
import { conflictsOfService, type Conflicts } from '../booking/conflicts.ts'
import {
  resourcesRepository,
  servicesRepository as repository,
  type NewService,
  type ServiceChange,
  type ServiceRow,
} from './repository.ts'

/** A higher number is a mistake, not a business. */
const MAX_SERVICES = 1_000

interface ListQuery {
  cursor?: string | undefined
  limit: number
}

/** Bookable services. Changes never cancel bookings; those in conflict are listed. */
export interface Services {
  list(tenantId: string, query: ListQuery): Promise<Page<ServiceRow>>
  /** @throws NotFound */
  get(tenantId: string, id: string): Promise<ServiceRow>
  /** @throws NotFound for an unknown resource; Conflict at the limit */
  create(tenantId: string, values: Omit<NewService, 'id'>): Promise<ServiceRow>
  /** `create` in the caller's transaction. */
  createIn(tx: Tx, tenantId: string, values: Omit<NewService, 'id'>): Promise<ServiceRow>
  /** The service of this name, whatever its case, in the caller's transaction. */
  findNamed(tx: Tx, tenantId: string, name: string): Promise<ServiceRow | undefined>
  /** @throws NotFound, also for an unknown resource */
  change(tenantId: string, id: string, change: ServiceChange): Promise<Changed>
  /** `change` in the caller's transaction. */
  changeIn(tx: Tx, tenantId: string, id: string, change: ServiceChange): Promise<Changed>
  /** Stops new bookings and returns the existing future ones. @throws NotFound */
  remove(tenantId: string, id: string): Promise<Conflicts>
}

interface Changed {
  row: ServiceRow
  conflicts: Conflicts
}

export function createServices(database: Database, clock: Clock): Services {
  async function changeIn(tx: Tx, tenantId: string, id: string, change: ServiceChange): Promise<Changed> {
    await repository.lock(tx, tenantId, id)
    const before = existing(await repository.findById(tx, tenantId, id))
    requireInOrder({ ...before, ...change })
    await requireResources(tx, tenantId, change.resourceIds ?? [])
    await repository.update(tx, tenantId, id, change)
    const row = existing(await repository.findById(tx, tenantId, id))
    return { row, conflicts: await conflictsOfService(tx, tenantId, { id, service: row, now: clock.now() }) }
  }

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

    change: (tenantId, id, change) => database.tenant(tenantId, (tx) => changeIn(tx, tenantId, id, change)),
    changeIn,

    remove: (tenantId, id) =>
      database.tenant(tenantId, async (tx) => {
        if (!(await repository.markDeleted(tx, tenantId, id))) throw new NotFound()
        return conflictsOfService(tx, tenantId, { id, service: undefined, now: clock.now() })
      }),
  }
}

async function createIn(tx: Tx, tenantId: string, values: Omit<NewService, 'id'>): Promise<ServiceRow> {
  requireInOrder(values)
  await requireResources(tx, tenantId, values.resourceIds)
  if ((await repository.count(tx, tenantId)) >= MAX_SERVICES)
    throw new Conflict(`A tenant has at most ${MAX_SERVICES} services`)
  const id = newId('svc')
  await repository.insert(tx, tenantId, { ...values, id })
  return existing(await repository.findById(tx, tenantId, id))
}

type Bounds = Pick<NewService, 'bookableFrom' | 'bookableUntil' | 'partyMin' | 'partyMax' | 'capacity'>

function requireInOrder({ bookableFrom, bookableUntil, partyMin, partyMax, capacity }: Bounds): void {
  if (bookableFrom !== null && bookableUntil !== null && bookableFrom > bookableUntil)
    throw new Invalid(['bookable_until'], 'must not be before bookable_from')
  if (partyMin === null) return
  if (partyMax !== null && partyMin > partyMax) throw new Invalid(['party_max'], 'must not be below party_min')
  if (partyMin > capacity) throw new Invalid(['party_min'], 'must not be above the capacity: nobody could book it')
}

async function requireResources(tx: Tx, tenantId: string, ids: string[]): Promise<void> {
  if (ids.length === 0) return
  const found = await resourcesRepository.findAll(tx, tenantId, ids)
  if (found.length < ids.length) throw new NotFound()
}
