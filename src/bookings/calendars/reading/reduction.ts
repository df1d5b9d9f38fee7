import { isTimeZone } from '../../../core/time.ts'
import { contentLines, type ContentLine } from './content-lines.ts'
import { createZoneFinder, type ZoneFinder } from './zones.ts'

/** All events of one UID, a series with its exceptions or one event, without any personal data. */
export interface EventGroup {
  uid: string
  /** Content lines per VEVENT; local times name their zone. */
  events: string[][]
  /** The calendar's own zone, for whole days. */
  timeZone?: string
}

interface ReducedCalendar {
  groups: EventGroup[]
  /** Events without UID or start, or beyond the maximum. */
  ignored: number
}

export interface ReductionContext {
  /** Default for calendars without a zone. */
  timeZone: string
  /** The owner's e-mails, in lower case. */
  owners: readonly string[]
}

/** Exceeds ten years of a busy practice. */
const MAX_EVENTS = 50_000
const MAX_UID_LENGTH = 500

const TIMES = new Set(['DTSTART', 'DTEND', 'RECURRENCE-ID', 'EXDATE', 'RDATE'])
const PLAIN = new Set(['DURATION', 'RRULE', 'SEQUENCE'])
/** Duplicates make an event unreadable to node-ical, so only the first is kept. */
const ONCE = new Set(['DTSTART', 'DTEND', 'RECURRENCE-ID', 'RRULE', 'DURATION'])

interface RawCalendar {
  events: ContentLine[][]
  zones: Map<string, string[]>
  timeZone: string | undefined
  ignored: number
}

/**
 * Reduces a calendar to times: titles, places, notes and guests of other people's appointments never reach the database.
 * Accepts any text; unreadable events are counted.
 */
export function reduceCalendar(text: string, context: ReductionContext): ReducedCalendar {
  const { events, zones, timeZone: named, ignored } = rawCalendar(text)
  const timeZone = named ?? context.timeZone
  const zoneOf = createZoneFinder(zones)
  const groups = new Map<string, string[][]>()
  let unreadable = ignored
  for (const event of events) {
    const uid = valueOf(event, 'UID')?.trim()
    const lines = reducedEvent(event, { zoneOf, timeZone, owners: context.owners })
    if (uid === undefined || uid === '' || uid.length > MAX_UID_LENGTH || lines === undefined) unreadable += 1
    else if (groups.has(uid)) groups.get(uid)!.push(lines)
    else groups.set(uid, [lines])
  }
  const zone = named === undefined ? {} : { timeZone: named }
  return { groups: [...groups].map(([uid, list]) => ({ uid, events: list, ...zone })), ignored: unreadable }
}

/** Zone of the calendar. */
function ownZone({ name, value }: ContentLine): string | undefined {
  return name === 'X-WR-TIMEZONE' && isTimeZone(value.trim()) ? value.trim() : undefined
}

function rawCalendar(text: string): RawCalendar {
  const found: RawCalendar = { events: [], zones: new Map(), timeZone: undefined, ignored: 0 }
  const inside: string[] = []
  let current: ContentLine[] = []
  for (const line of contentLines(text)) {
    const component = line.value.trim().toUpperCase()
    if (line.name === 'BEGIN') {
      inside.push(component)
      if (inside.length === 2) current = []
      else if (inside[1] === 'VTIMEZONE') current.push(line)
    } else if (line.name === 'END') {
      inside.pop()
      if (inside.length === 1) collect(found, component, current)
      else if (inside[1] === 'VTIMEZONE') current.push(line)
    } else if (inside.length === 1) found.timeZone ??= ownZone(line)
    else if (inside.length === 2 || inside[1] === 'VTIMEZONE') current.push(line)
  }
  return found
}

function collect(found: RawCalendar, component: string, lines: ContentLine[]): void {
  if (component === 'VTIMEZONE') {
    const tzid = valueOf(lines, 'TZID')
    const rules = lines.filter(({ name }) => name !== 'TZID').map(({ name, value }) => `${name}:${value}`)
    if (tzid !== undefined) found.zones.set(tzid, rules)
  } else if (component === 'VEVENT') {
    if (found.events.length < MAX_EVENTS) found.events.push(lines)
    else found.ignored += 1
  }
}

function valueOf(lines: ContentLine[], name: string): string | undefined {
  return lines.find((line) => line.name === name)?.value
}

interface EventContext {
  zoneOf: ZoneFinder
  timeZone: string
  owners: readonly string[]
}

function reducedEvent(event: ContentLine[], context: EventContext): string[] | undefined {
  const kept: string[] = []
  const seen = new Set<string>()
  for (const line of event) {
    const { name, value } = line
    if (ONCE.has(name) && seen.has(name)) continue
    seen.add(name)
    if (TIMES.has(name)) kept.push(timeLine(line, context))
    else if (PLAIN.has(name)) kept.push(`${name}:${value.trim()}`)
  }
  if (!seen.has('DTSTART')) return undefined
  if (isFree(event, context.owners)) kept.push('TRANSP:TRANSPARENT')
  return kept
}

/** Replaces the zone by an IANA name or offset. Whole days stay dates, and instants stay instants. */
function timeLine({ name, parameters, value: given }: ContentLine, { zoneOf, timeZone }: EventContext): string {
  const value = given.trim()
  if (parameters.get('VALUE')?.toUpperCase() === 'DATE' || /^\d{8}(,\d{8})*$/.test(value))
    return `${name};VALUE=DATE:${value}`
  // Includes periods, `20260305T140000Z/PT1H`.
  if (/^\d{8}T\d{6}Z/.test(value)) return `${name}:${value}`
  const tzid = parameters.get('TZID')
  const zone = (tzid === undefined ? undefined : zoneOf(tzid)) ?? timeZone
  return `${name};TZID=${zone}:${value}`
}

/** True for events shown as free, cancelled, or declined by the owner. */
function isFree(event: ContentLine[], owners: readonly string[]): boolean {
  const is = (name: string, value: string) => valueOf(event, name)?.trim().toUpperCase() === value
  if (is('TRANSP', 'TRANSPARENT') || is('STATUS', 'CANCELLED') || is('X-MICROSOFT-CDO-BUSYSTATUS', 'FREE')) return true
  return event.some(
    ({ name, parameters, value }) =>
      name === 'ATTENDEE' &&
      parameters.get('PARTSTAT')?.toUpperCase() === 'DECLINED' &&
      owners.includes(value.replace(/^mailto:/i, '').toLowerCase()),
  )
}
