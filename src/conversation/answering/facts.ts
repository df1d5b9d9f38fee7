import { WEEKDAYS } from '../../core/days.ts'
import type { AssistantFacts, BookableService, BusinessFacts, Closure, Fact } from '../../models/chat-model.ts'
import { writtenPhone } from '../../core/phone.ts'
import { closedDates, type Tenant } from '../../tenants/index.ts'

/** A Monday, as a base for weekday names. */
const MONDAY = Date.UTC(2024, 0, 1)
const DAY_MS = 24 * 60 * 60 * 1_000

/** The settings of assistant and business, as tables and as quotable lines. */
export function assistantFacts(tenant: Tenant, now: Date, services: BookableService[]): AssistantFacts {
  const { name, assistant, language } = tenant
  const tables = tablesOf(tenant, services)
  const { address, phone, email, website, hours = [], closures } = tables
  const told = [address, phone, email, website, ...hours, ...closures, ...tables.services, ...tables.staff]
  const lines = [
    lineOf('Name', name),
    ...told.flatMap((fact) => fact?.line ?? []),
    lineOf('Now', `${dateAndTime(now, tenant)} (${tenant.timeZone})`),
  ]
  return {
    name: assistant.name ?? name,
    business: name,
    language,
    instructions: assistant.instructions,
    disclosure: assistant.disclosure,
    facts: lines.join('\n'),
    tables,
  }
}

function tablesOf(tenant: Tenant, services: BookableService[]): BusinessFacts {
  const { business, voice } = tenant
  const hours = openingHours(tenant)
  const phone = business.phone ?? voice.phone_number
  return {
    ...(business.address ? { address: factOf('Address', business.address) } : {}),
    ...(phone ? { phone: factOf('Phone', writtenPhone(phone, tenant.country)) } : {}),
    ...(business.email ? { email: factOf('E-mail', business.email) } : {}),
    ...(business.website ? { website: factOf('Website', business.website) } : {}),
    ...(hours === undefined ? {} : { hours }),
    closures: business.closures.map(closedWhen),
    services: services.map((service) => ({ value: service, line: lineOf('Service', serviceLine(service)) })),
    staff: staffOf(services, tenant.language),
  }
}

function factOf(label: string, value: string): Fact<string> {
  return { value, line: lineOf(label, value) }
}

function lineOf(label: string, value: string): string {
  return `${label}: ${value.replace(/\s+/gu, ' ')}`
}

/** Lines from the settings take precedence over a price in a document. */
function serviceLine({ name, durationMinutes, price, staff }: BookableService): string {
  const people = staff.map((person) => person.name).join(', ')
  return [name, `${durationMinutes} min`, price && `price ${price}`, people && `with ${people}`]
    .filter(Boolean)
    .join(', ')
}

/** Missing days are closed as soon as one day is set; without any, the hours are unknown. */
function openingHours({ business: { hours }, language }: Tenant): BusinessFacts['hours'] {
  if (Object.values(hours).every((periods) => periods === undefined)) return undefined
  return WEEKDAYS.map((day, index) => {
    const value = hours[day] ?? []
    return { value, line: lineOf(`Open on ${dayName(index, language)}`, writtenPeriods(value) || 'closed') }
  })
}

function staffOf(services: BookableService[], language: string): BusinessFacts['staff'] {
  const people = new Map(services.flatMap(({ staff }) => staff).map((one) => [one.id, one]))
  return [...people.values()].flatMap((person) => {
    const days = person.hours?.flatMap((periods, index) =>
      periods.length === 0 ? [] : [`${dayName(index, language)} ${writtenPeriods(periods)}`],
    )
    if (days === undefined || days.length === 0) return []
    return [{ value: person, line: lineOf('Works', `${person.name}: ${days.join('; ')}`) }]
  })
}

function writtenPeriods(periods: { start: string; end: string }[]): string {
  return periods.map(({ start, end }) => `${start}–${end}`).join(', ')
}

function closedWhen(closure: Tenant['business']['closures'][number]): Fact<Closure> {
  const value = closedDates(closure)
  const { from, to, reason } = value
  const when = from === to ? from : `${from} to ${to}`
  return { value, line: lineOf('Closed', reason === undefined ? when : `${when} (${reason})`) }
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
