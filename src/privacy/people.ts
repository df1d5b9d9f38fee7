import { withoutDeadlock } from '../db/errors.ts'
import type { Database } from '../db/database.ts'
import type { Bookings } from '../bookings/index.ts'
import { erasePerson, type Erased, type ErasureDeps } from './erasure.ts'
import { exportPerson, type PersonExport } from './export.ts'
import { findPerson, type Found, type Person } from './person.ts'
import { toldOf, type Told } from './told.ts'

interface PeopleDeps extends ErasureDeps {
  database: Database
  bookings: Pick<Bookings, 'cancel' | 'wake'>
  /** Wakes the work of retention, which deletes recordings of erased calls at the carrier. */
  wake(): void
}

export type People = ReturnType<typeof createPeople>

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
      // Conversations of the person may be written to meanwhile: Postgres then ends one of the two.
      const result = await withoutDeadlock(() => database.tenant(tenantId, (tx) => erasePerson(deps, tx, tenantId, q)))
      deps.bookings.wake()
      deps.wake()
      return result
    },
  }
}
