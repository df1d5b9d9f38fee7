import { useQuery } from '@tanstack/react-query'
import { servicesQuery } from '../settings/services/queries.ts'

const COLOURS = 3

/** Colour of a service, by its place in the list: 0 to 2. */
export type KindOf = (serviceId: string) => number

export function useKinds(): KindOf {
  const { data: services = [] } = useQuery(servicesQuery)
  const places = new Map(services.map(({ service_id: id }, place) => [id, place]))
  return (id) => (places.get(id) ?? 0) % COLOURS
}
