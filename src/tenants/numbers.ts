import type { Database, Tx } from '../db/database.ts'
import { Conflict, NotFound } from '../errors.ts'
import { phoneNumbersRepository as numbers, type AssignedNumber } from './numbers-repository.ts'

/** The phone numbers of the carrier account. */
export interface NumberSource {
  /** The last known numbers, without a request; undefined before the first answer. */
  readonly known: readonly string[] | undefined
  /** The current numbers, asked from the carrier. */
  list(signal: AbortSignal): Promise<string[]>
  /** Compares the settings of each number at the carrier with those that `baseUrl` needs. @throws Error with the cure */
  check?(baseUrl: string, signal: AbortSignal): Promise<NumberState[]>
  /** Tells the carrier to bring the calls of a number to `baseUrl`. @throws Error with the cure */
  connect?(baseUrl: string, number: string, signal: AbortSignal): Promise<void>
  /** Instructions that the carrier follows while this installation is away: it phones the team, then records a message. */
  withoutUs?(number: string, team: { numbers: string[]; language: string }): Promise<string>
}

/** A number of the carrier, and where its calls go. */
export interface NumberState {
  number: string
  /** True where its calls come to this installation, which also learns of their ends and errors. */
  isConnected: boolean
  /** Address that calls go to now; null for none. */
  goesTo: string | null
}

/** Phone numbers of tenants. Only the operator assigns them: no tenant request reaches the writing methods. */
export interface PhoneNumbers {
  /** Sets the carrier as the source of numbers; without one there are none. */
  offerFrom(source: NumberSource): void
  /** Undefined without a carrier. */
  readonly source: NumberSource | undefined
  assigned(): Promise<AssignedNumber[]>
  /** @throws Conflict for another tenant's number @throws NotFound for an erased tenant */
  assign(tenantId: string, number: string): Promise<void>
  /** Returns the tenant it was assigned to. @throws NotFound for an unassigned number */
  release(number: string): Promise<string>
  /**
   * Assigns and returns the carrier's only number if no tenant has it: for the tenant of the set-up link, in its
   * registration's system transaction.
   */
  assignOnly(tx: Tx, tenantId: string): Promise<string | undefined>
}

interface PhoneNumbersDeps {
  database: Database
  /** Called after a commit, so that caches reload the tenant. */
  onChanged(tenantId: string): void
}

export function createPhoneNumbers({ database, onChanged }: PhoneNumbersDeps): PhoneNumbers {
  let source: NumberSource | undefined
  return {
    offerFrom: (line) => void (source = line),
    get source() {
      return source
    },
    assigned: () => database.systemOnce((tx) => numbers.list(tx)),
    async assign(tenantId, number) {
      await database.system(async (tx) => {
        // The index decides: another tenant may be assigned it concurrently.
        if (await numbers.insert(tx, tenantId, number)) return
        const owner = await numbers.ownerOf(tx, number)
        if (owner !== tenantId) throw new Conflict(`${number} is assigned to ${owner}. Release it first.`)
      })
      onChanged(tenantId)
    },
    async release(number) {
      const owner = await database.system((tx) => numbers.remove(tx, number))
      if (owner === undefined) throw new NotFound(`${number} is assigned to nobody`)
      onChanged(owner.tenantId)
      return owner.tenantId
    },
    async assignOnly(tx, tenantId) {
      const [number, ...others] = source?.known ?? []
      if (number === undefined || others.length > 0) return undefined
      return (await numbers.insert(tx, tenantId, number)) ? number : undefined
    },
  }
}
