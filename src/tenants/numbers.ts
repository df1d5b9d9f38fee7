import { asc, eq, sql } from 'drizzle-orm'
import type { Database, Tx } from '../db/database.ts'
import { Conflict, NotFound } from '../errors.ts'
import { phoneNumbers, tenants } from './tables.ts'

/** A number and the tenant that it is assigned to. */
export interface AssignedNumber {
  number: string
  tenantId: string
  tenantName: string
}

/** The numbers that a telephone line has. */
export interface NumberSource {
  /** As it was known last, without asking; undefined: it never answered. */
  readonly known: readonly string[] | undefined
  /** As the line has them now. */
  list(signal: AbortSignal): Promise<string[]>
}

/** Which number is whose. Numbers are the operator's to assign: no request of a tenant reaches what writes here. */
export interface PhoneNumbers {
  /** The line's numbers are known from there; without a line there are none. */
  offerFrom(source: NumberSource): void
  /** Undefined without a telephone line. */
  readonly source: NumberSource | undefined
  assigned(): Promise<AssignedNumber[]>
  /** @throws Conflict for the number of another tenant @throws NotFound for a tenant that is gone */
  assign(tenantId: string, number: string): Promise<void>
  /** The tenant that had it. @throws NotFound for a number that nobody has */
  release(number: string): Promise<string>
  /**
   * Assigns the line's number to the tenant where it has one alone and nobody has that: for the tenant of the set-up link,
   * within its registration, a transaction of the system. Gives the number.
   */
  assignOnly(tx: Tx, tenantId: string): Promise<string | undefined>
}

interface PhoneNumbersDeps {
  database: Database
  /** The tenant is read anew. */
  onChanged(tenantId: string): void
}

export function createPhoneNumbers({ database, onChanged }: PhoneNumbersDeps): PhoneNumbers {
  let source: NumberSource | undefined
  return {
    offerFrom: (line) => void (source = line),
    get source() {
      return source
    },
    assigned: () => database.systemOnce((tx) => list(tx)),
    async assign(tenantId, number) {
      await database.system(async (tx) => {
        // The index decides: another tenant may be assigned it at this moment.
        if (await insert(tx, tenantId, number)) return
        const owner = await ownerOf(tx, number)
        if (owner !== tenantId) throw new Conflict(`${number} is assigned to ${owner}. Release it first.`)
      })
      onChanged(tenantId)
    },
    async release(number) {
      const [row] = await database.system((tx) =>
        tx.delete(phoneNumbers).where(eq(phoneNumbers.number, number)).returning({ tenantId: phoneNumbers.tenantId }),
      )
      if (row === undefined) throw new NotFound(`${number} is assigned to nobody`)
      onChanged(row.tenantId)
      return row.tenantId
    },
    async assignOnly(tx, tenantId) {
      const [number, ...others] = source?.known ?? []
      if (number === undefined || others.length > 0) return undefined
      return (await insert(tx, tenantId, number)) ? number : undefined
    },
  }
}

/** True where nobody had it. */
async function insert(tx: Tx, tenantId: string, number: string): Promise<boolean> {
  const rows = await tx.insert(phoneNumbers).values({ tenantId, number }).onConflictDoNothing().returning()
  return rows.length > 0
}

function list(tx: Tx): Promise<AssignedNumber[]> {
  return tx
    .select({ number: phoneNumbers.number, tenantId: phoneNumbers.tenantId, tenantName: tenants.name })
    .from(phoneNumbers)
    .innerJoin(tenants, eq(tenants.id, phoneNumbers.tenantId))
    .orderBy(asc(phoneNumbers.number))
    .execute()
}

async function ownerOf(tx: Tx, number: string): Promise<string | undefined> {
  const [row] = await tx
    .select({ tenantId: phoneNumbers.tenantId })
    .from(phoneNumbers)
    .where(eq(phoneNumbers.number, number))
  return row?.tenantId
}

/** The numbers of the tenant of this query's row, the first assigned first. */
export const numbersOfTenant = sql<string[]>`array(
  select p.number from phone_numbers p where p.tenant_id = tenants.id order by p.created_at, p.number)`
