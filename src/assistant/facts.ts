import type { AssistantFacts, BookableService } from '../models/chat-model.ts'
import type { Tenant } from '../tenants/index.ts'

export const DAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const
/** A Monday, for the names of days. */
const MONDAY = Date.UTC(2024, 0, 1)
const DAY_MS = 24 * 60 * 60 * 1_000

/** What the tenant's settings say about the assistant and the business, in lines that can be quoted. */
export function assistantFacts(tenant: Tenant, now: Date, services: BookableService[]): AssistantFacts {
  const { name, business, assistant, language } = tenant
  const lines = [
    ['Name', name],
    ['Address', business.address],
    ['E-mail', business.email],
    ['Website', business.website],
    ...openingHours(tenant),
    ...business.closures.map((closure) => ['Closed', closedWhen(closure)]),
    ...services.map((service) => ['Service', serviceLine(service)]),
    ['Now', `${dateAndTime(now, tenant)} (${tenant.timeZone})`],
  ].filter(([, value]) => value)
  return {
    name: assistant.name ?? name,
    business: name,
    language,
    instructions: assistant.instructions,
    disclosure: assistant.disclosure,
    facts: lines.map(([label, value]) => `${label}: ${value?.replace(/\s+/gu, ' ')}`).join('\n'),
  }
}

/** From the tables, so that a price in some document never comes before it. */
function serviceLine({ name, durationMinutes, price, staff }: BookableService): string {
  const people = staff.map((person) => person.name).join(', ')
  return [name, `${durationMinutes} min`, price && `price ${price}`, people && `with ${people}`]
    .filter(Boolean)
    .join(', ')
}

/** Once one day is named, the days that are not are closed; with none, nobody told. */
function openingHours({ business: { hours }, language }: Tenant): string[][] {
  if (Object.values(hours).every((periods) => periods === undefined)) return []
  return DAYS.map((day, index) => {
    const periods = (hours[day] ?? []).map(({ start, end }) => `${start}–${end}`)
    return [`Open on ${dayName(index, language)}`, periods.join(', ') || 'closed']
  })
}

function closedWhen({ date, from, to, reason }: Tenant['business']['closures'][number]): string {
  const when = date ?? `${from} to ${to}`
  return reason === undefined ? when : `${when} (${reason})`
}

export function dayName(index: number, language: string): string {
  return formatter(language, { weekday: 'long', timeZone: 'UTC' }).format(MONDAY + index * DAY_MS)
}

function dateAndTime(now: Date, { language, timeZone }: Tenant): string {
  return formatter(language, { dateStyle: 'full', timeStyle: 'short', timeZone }).format(now)
}

function formatter(language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat([language, 'en'], options)
}
