import type { Database } from '../../db/database.ts'
import type { BookableService } from '../../models/chat-model.ts'
import { resourcesRepository, servicesRepository, type ResourceRow, type ServiceRow } from './repository.ts'

/** An active service with its resources. */
export interface CatalogueEntry {
  service: ServiceRow
  /** Active ones, in the service's order. */
  resources: ResourceRow[]
}

const MAX_ENTRIES = 200

/** Active services in creation order, in one round trip. */
export async function readCatalogue(database: Database, tenantId: string): Promise<CatalogueEntry[]> {
  const [services, resources] = await database.tenantOnce(tenantId, (tx) =>
    Promise.all([
      servicesRepository.list(tx, tenantId, { before: undefined, limit: MAX_ENTRIES }),
      resourcesRepository.list(tx, tenantId, { before: undefined, limit: MAX_ENTRIES }),
    ]),
  )
  const active = new Map(resources.filter((resource) => resource.active).map((resource) => [resource.id, resource]))
  return services
    .filter((service) => service.active)
    .toReversed()
    .map((service) => ({ service, resources: service.resourceIds.flatMap((id) => active.get(id) ?? []) }))
}

/** Finds by id, name, or a unique partial name, ignoring case and accents. */
export function namedLike<T extends { id: string; name: string }>(things: T[], wanted: string): T | undefined {
  const words = folded(wanted)
  const exact = things.find(({ id, name }) => id === wanted.trim() || folded(name) === words)
  if (exact !== undefined) return exact
  const near = things.filter(
    ({ name }) => words.length > 2 && (folded(name).includes(words) || words.includes(folded(name))),
  )
  return near.length === 1 ? near[0] : undefined
}

function folded(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** A service as described to language models and visitors. */
export function bookableOf({ service, resources }: CatalogueEntry): BookableService {
  const { id, name, durationMinutes, price, description, aliases, partyMin, partyMax } = service
  return {
    id,
    name,
    durationMinutes,
    ...(price === null ? {} : { price: String(price) }),
    ...(description === null ? {} : { description }),
    ...(aliases.length === 0 ? {} : { aliases }),
    ...(partyMin === null ? {} : { partyMin }),
    ...(partyMax === null ? {} : { partyMax }),
    staff: resources.map((resource) => ({ id: resource.id, name: resource.name })),
  }
}
