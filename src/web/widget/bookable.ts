export interface Service {
  service_id: string
  name: string
  description: string | null
  duration_minutes: number
  price: string | number | null
  assignment: 'any' | 'all' | 'chosen'
  resources: Person[]
  /** Bounds of a party; null where one person comes. */
  party_min: number | null
  party_max: number | null
}

interface Person {
  resource_id: string
  name: string
}

/** The visitor's choices for a service. */
export interface Wish {
  /** Undefined: anyone. */
  person?: Person | undefined
  party: number
}
