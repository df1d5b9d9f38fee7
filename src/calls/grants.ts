import { eq } from 'drizzle-orm'
import { countryOfNumber } from '../core/phone.ts'
import type { Clock } from '../core/time.ts'
import type { Database, Tx } from '../db/database.ts'
import type { Tenant } from '../tenants/index.ts'
import { usedOfDay } from './budget.ts'
import { callGrants } from './tables.ts'

/** Minutes a day by a carrier for a tenant without a grant. */
const DEFAULT_MINUTES_PER_DAY = 60

/** The operator's grant to a tenant for calls by a carrier. */
export interface Grant {
  /** False: no outbound calls. */
  outbound: boolean
  allowedCountries: string[]
  deniedCountries: string[]
  minutesPerDay: number
}

const DEFAULT: Grant = {
  outbound: true,
  allowedCountries: [],
  deniedCountries: [],
  minutesPerDay: DEFAULT_MINUTES_PER_DAY,
}

/** Callable countries of a tenant: those of its numbers and the allowed ones, without the denied ones. */
export function grantedCountries(numbers: readonly string[], grant: Grant): string[] {
  if (!grant.outbound) return []
  const own = numbers.flatMap((number) => countryOfNumber(number) ?? [])
  const all = new Set([...own, ...grant.allowedCountries])
  return [...all].filter((country) => !grant.deniedCountries.includes(country)).toSorted()
}

export async function grantOf(tx: Tx, tenantId: string): Promise<Grant> {
  const [row] = await tx.select().from(callGrants).where(eq(callGrants.tenantId, tenantId))
  if (row === undefined) return DEFAULT
  const { outbound, allowedCountries, deniedCountries, minutesPerDay } = row
  return { outbound, allowedCountries, deniedCountries, minutesPerDay: minutesPerDay ?? DEFAULT_MINUTES_PER_DAY }
}

export interface GrantInUse extends Grant {
  countries: string[]
  usedSeconds: number
}

export type CallGrants = ReturnType<typeof createCallGrants>

export function createCallGrants(database: Database, clock: Clock) {
  /** Serialises changes: inserts the row if missing, and locks it. */
  const change = (tenantId: string, next: (grant: Grant) => Partial<typeof callGrants.$inferInsert>) =>
    database.system(async (tx) => {
      await tx.insert(callGrants).values({ tenantId }).onConflictDoNothing()
      await tx.select().from(callGrants).where(eq(callGrants.tenantId, tenantId)).for('update')
      const set = next(await grantOf(tx, tenantId))
      await tx.update(callGrants).set(set).where(eq(callGrants.tenantId, tenantId))
      return grantOf(tx, tenantId)
    })

  return {
    /** Includes the resulting countries and the seconds used today. */
    of: (tenant: Tenant): Promise<GrantInUse> =>
      database.system(async (tx) => {
        const grant = await grantOf(tx, tenant.id)
        const usedSeconds = await usedOfDay(tx, tenant, clock.now())
        return { ...grant, countries: grantedCountries(tenant.numbers, grant), usedSeconds }
      }),

    /** Adds countries, and lifts an earlier `deny` of all calls. */
    allow: (tenantId: string, countries: readonly string[]): Promise<Grant> =>
      change(tenantId, ({ allowedCountries, deniedCountries }) => ({
        outbound: true,
        allowedCountries: [...new Set([...allowedCountries, ...countries])].toSorted(),
        deniedCountries: deniedCountries.filter((country) => !countries.includes(country)),
      })),

    /** An empty list denies all outbound calls. */
    deny: (tenantId: string, countries: readonly string[]): Promise<Grant> =>
      change(tenantId, ({ allowedCountries, deniedCountries }) =>
        countries.length === 0
          ? { outbound: false }
          : {
              allowedCountries: allowedCountries.filter((country) => !countries.includes(country)),
              deniedCountries: [...new Set([...deniedCountries, ...countries])].toSorted(),
            },
      ),

    /** Undefined restores the default. */
    setMinutes: (tenantId: string, minutesPerDay: number | undefined): Promise<Grant> =>
      change(tenantId, () => ({ minutesPerDay: minutesPerDay ?? null })),
  }
}
