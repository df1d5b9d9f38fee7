import type { Database } from '../db/database.ts'
import type { Bookings } from '../bookings/index.ts'
import { erasePerson, type Erased, type ErasingDeps } from './erasing.ts'
import { exportPerson, type PersonExport } from './export.ts'
import { findPerson, type Found, type Person } from './person.ts'
import { toldOf, type Told } from './told.ts'

interface PeopleDeps extends ErasingDeps {
  database: Database
  bookings: Pick<Bookings, 'cancel' | 'wake'>
  /** Wakes the clearing, which deletes recordings of erased calls at the carrier. */
  wake(): void
}

export type People = ReturnType<typeof createPeople>

/** Conversations of an erased person may be written to meanwhile: Postgres then ends one of the two. */
const MAX_ATTEMPTS = 5

/** Finds, exports and erases a person's data. Errors are those of `findPerson` and `erasePerson`. */
export function createPeople(deps: PeopleDeps) {
  const { database } = deps
  return {
    find: (tenantId: string, q: string): Promise<{ found: Found; told: Told[] }> =>
      database.tenant(tenantId, async (tx) => {
        const found = await findPerson(deps, tx, tenantId, q)
        return { found, told: await toldOf(tx, tenantId, found) }
      }),

    export: (tenantId: string, q: string): Promise<{ person: Person; rows: PersonExport }> =>
      database.tenant(tenantId, async (tx) => {
        const found = await findPerson(deps, tx, tenantId, q)
        return { person: found.person, rows: await exportPerson(tx, tenantId, found) }
      }),

    async erase(tenantId: string, q: string): Promise<{ erased: Erased; told: Told[] }> {
      const result = await withoutDeadlock(() => database.tenant(tenantId, (tx) => erasePerson(deps, tx, tenantId, q)))
      deps.bookings.wake()
      deps.wake()
      return result
    },
  }
}

async function withoutDeadlock<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work()
    } catch (error) {
      if (attempt === MAX_ATTEMPTS || !isDeadlock(error)) throw error
    }
  }
}

function isDeadlock(error: unknown): boolean {
  const causes = [error, error instanceof Error ? error.cause : undefined]
  return causes.some((cause) => cause instanceof Error && (cause as { code?: unknown }).code === '40P01')
}
