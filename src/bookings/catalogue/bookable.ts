import type { BookableService } from '../../models/chat-model.ts'
import type { CatalogueEntry } from './index.ts'

/** A service as whoever speaks is told of it. */
export function bookableOf({ service, resources }: CatalogueEntry): BookableService {
  const { id, name, durationMinutes, price, description } = service
  return {
    id,
    name,
    durationMinutes,
    ...(price === null ? {} : { price: String(price) }),
    ...(description === null ? {} : { description }),
    staff: resources.map((resource) => ({ id: resource.id, name: resource.name })),
  }
}
