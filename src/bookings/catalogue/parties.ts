import type { ServiceRow } from './repository.ts'

type Sizes = Pick<ServiceRow, 'partyMin' | 'partyMax' | 'capacity'>

export interface PartyBounds {
  min: number
  max: number
}

/** The sizes of a party that a service takes, both included. */
export function partyBounds({ partyMin, partyMax, capacity }: Sizes): PartyBounds {
  return { min: partyMin ?? 1, max: Math.min(partyMax ?? capacity, capacity) }
}

/** True where the owner named the sizes of a party; the places of a class alone are none. */
export function hasSizes({ partyMin, partyMax }: Sizes): boolean {
  return partyMin !== null || partyMax !== null
}

/** False for a service that one person books at a time, of which nobody is asked how many come. */
export function isForParties({ partyMin, partyMax, capacity }: Sizes): boolean {
  return capacity > 1 || partyMin !== null || partyMax !== null
}

/** True where the service takes the party; without a size, the smallest one. */
export function takesParty(service: Sizes, size: number | undefined): boolean {
  const { min, max } = partyBounds(service)
  return (size ?? min) >= min && (size ?? min) <= max
}
