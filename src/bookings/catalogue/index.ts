import { WEEKDAYS } from '../../core/days.ts'
import { plainWords } from '../../core/words.ts'
import type { Database } from '../../db/database.ts'
import type { BookableService } from '../../models/chat-model.ts'
import { hasSizes, isForParties, partyBounds } from './parties.ts'
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

interface Named {
  id: string
  name: string
  /** Other names. */
  aliases?: string[]
}

/** Finds by id, by name, or by a unique part of a name, ignoring case and accents. Figures count in full. */
export function namedLike<T extends Named>(things: T[], wanted: string): T | undefined {
  const [first, ...others] = likeNamed(things, wanted)
  return others.length === 0 ? first : undefined
}

/** All that a name can mean, if nothing bears it exactly. */
export function likeNamed<T extends Named>(things: T[], wanted: string): T[] {
  const byId = things.find(({ id }) => id === wanted.trim())
  if (byId !== undefined) return [byId]
  const words = plainWords(wanted)
  const whole = words.join('')
  const exact = [
    things.filter(({ name }) => plainWords(name).join('') === whole),
    things.filter(({ aliases = [] }) => aliases.some((alias) => plainWords(alias).join('') === whole)),
  ].find((found) => found.length > 0)
  if (exact !== undefined) return exact
  return things.filter(({ name, aliases = [] }) =>
    [name, ...aliases].some((label) => isPartOf(words, plainWords(label)) || isPartOf(plainWords(label), words)),
  )
}

/** True where a name has this figure as a word: "Table for 4", but not "Table for 14". */
export function bearsFigure({ name, aliases = [] }: Omit<Named, 'id'>, figure: number): boolean {
  return [name, ...aliases].some((label) => plainWords(label).includes(String(figure)))
}

const MIN_PART_LENGTH = 3

/** True where the words follow each other; letters may be a part of a word, and figures may not. */
function isPartOf(part: string[], whole: string[]): boolean {
  if (part.join('').length < MIN_PART_LENGTH) return false
  return whole.some((_, at) => part.every((word, index) => isWithin(word, whole[at + index] ?? '')))
}

function isWithin(part: string, word: string): boolean {
  return part === word || (part.length >= MIN_PART_LENGTH && !/\d/.test(part) && word.includes(part))
}

/** A service as described to language models and visitors. */
export function bookableOf({ service, resources }: CatalogueEntry): BookableService {
  const { id, name, durationMinutes, price, description, aliases } = service
  const { min, max } = partyBounds(service)
  return {
    id,
    name,
    durationMinutes,
    ...(price === null ? {} : { price: String(price) }),
    ...(description === null ? {} : { description }),
    ...(aliases.length === 0 ? {} : { aliases }),
    ...(hasSizes(service) ? { partyMin: min } : {}),
    ...(isForParties(service) ? { partyMax: max } : {}),
    bookable: bookableLimits(service),
    staff: resources.map(({ id: resourceId, name: person, weeklyHours }) => ({
      id: resourceId,
      name: person,
      hours: WEEKDAYS.map((day) => [...(weeklyHours[day] ?? [])]),
    })),
  }
}

function bookableLimits(service: ServiceRow): NonNullable<BookableService['bookable']> {
  const { minimumNoticeMinutes: noticeMinutes, maximumDaysAhead: daysAhead, bookableFrom, bookableUntil } = service
  return {
    noticeMinutes,
    daysAhead,
    ...(bookableFrom === null ? {} : { from: bookableFrom }),
    ...(bookableUntil === null ? {} : { until: bookableUntil }),
  }
}
