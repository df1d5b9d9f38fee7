import { namesIn } from '../core/keys.ts'
import type { Bookings } from '../bookings/index.ts'
import type { Database } from '../db/database.ts'
import type { KnowledgeService } from '../knowledge/index.ts'
import type { Tenants } from '../tenants/index.ts'
import { setupRepository } from './repository.ts'
import type { Trade } from '../languages/trades.ts'
import type { Step } from './tables.ts'

interface SetupDeps {
  database: Database
  tenants: Pick<Tenants, 'get'>
  bookings: Pick<Bookings, 'catalogue'>
  knowledge: Pick<KnowledgeService, 'list'>
  sightings: { list(tenantId: string): Promise<unknown[]> }
}

export interface SetupState {
  trade: Trade | null
  done: ReadonlySet<Step>
}

export type Setup = ReturnType<typeof createSetup>

/** The checklist of the set-up: a step is done when the data shows it, or when somebody said so. */
export function createSetup({ database, tenants, bookings, knowledge, sightings }: SetupDeps) {
  async function shown(tenantId: string): Promise<Step[]> {
    const [tenant, catalogue, ready, seen] = await Promise.all([
      tenants.get(tenantId),
      bookings.catalogue(tenantId),
      knowledge.list(tenantId, { limit: 1, status: 'ready' }),
      sightings.list(tenantId),
    ])
    const { business, widget } = tenant
    const found: Record<Step, boolean> = {
      business: business.website !== null,
      website: false,
      hours: Object.values(business.hours).some((spans) => spans !== undefined),
      services: catalogue.some(({ resources }) => resources.length > 0),
      documents: ready.data.length > 0,
      widget: widget.questions.length > 0,
      try: false,
      live: seen.length > 0,
    }
    return namesIn(found).filter((step) => found[step])
  }

  async function read(tenantId: string): Promise<SetupState> {
    const { trade, done } = await database.tenantOnce(tenantId, (tx) => setupRepository.find(tx, tenantId))
    const named: Step[] = trade === null ? done : [...done, 'business']
    return { trade, done: new Set([...named, ...(await shown(tenantId))]) }
  }

  return {
    read,

    async change(
      tenantId: string,
      { trade, done = [] }: { trade?: Trade | null | undefined; done?: Step[] | undefined },
    ) {
      await database.tenant(tenantId, async (tx) => {
        const before = await setupRepository.find(tx, tenantId)
        const all = [...new Set([...before.done, ...done])]
        await setupRepository.save(tx, tenantId, { done: all, ...(trade === undefined ? {} : { trade }) })
      })
      return read(tenantId)
    },
  }
}
