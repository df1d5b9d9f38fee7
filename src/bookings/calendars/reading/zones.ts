import ical from 'node-ical'
import { isTimeZone } from '../../../core/time.ts'

/** Resolves a TZID; undefined if unknown. */
export type ZoneFinder = (tzid: string) => string | undefined

/**
 * Supports IANA names, prefixed ones (`/mozilla.org/20050126_1/Europe/Berlin`), Windows names with or without a definition,
 * offsets, and private names explained only by a VTIMEZONE.
 * @param definitions lines of the VTIMEZONE per TZID
 */
export function createZoneFinder(definitions: ReadonlyMap<string, readonly string[]>): ZoneFinder {
  const known = new Map<string, string | undefined>()
  return (tzid) => {
    if (!known.has(tzid)) known.set(tzid, find(tzid, definitions.get(tzid)))
    return known.get(tzid)
  }
}

function find(tzid: string, definition: readonly string[] | undefined): string | undefined {
  const named = [tzid, ...endings(tzid), placeIn(definition)].find((name) => name !== undefined && isTimeZone(name))
  if (named !== undefined) return named
  // "(UTC+01:00) Berlin" is a label with the winter offset, so the definition takes precedence.
  const byRules = definition === undefined ? undefined : zoneByRules(definition)
  return tzid.startsWith('(') ? (byRules ?? zoneByName(tzid)) : (zoneByName(tzid) ?? byRules)
}

function endings(tzid: string): string[] {
  const parts = tzid.split('/')
  return [3, 2, 1].filter((count) => count < parts.length).map((count) => parts.slice(-count).join('/'))
}

function placeIn(definition: readonly string[] | undefined): string | undefined {
  return definition?.find((line) => line.startsWith('X-LIC-LOCATION:'))?.slice('X-LIC-LOCATION:'.length)
}

/** node-ical maps Windows names. */
function zoneByName(tzid: string): string | undefined {
  if (/["\r\n;:]/.test(tzid.replace(/^\([^)]*\)/, ''))) return undefined
  return zoneOfProbe(`DTSTART;TZID="${tzid}":20260105T120000`, [])
}

/** node-ical matches the rules against known zones, but only under this name. */
function zoneByRules(definition: readonly string[]): string | undefined {
  const name = 'Customized Time Zone'
  return zoneOfProbe(`DTSTART;TZID=${name}:20260105T120000`, [
    'BEGIN:VTIMEZONE',
    `TZID:${name}`,
    ...definition,
    'END:VTIMEZONE',
  ])
}

function zoneOfProbe(start: string, zone: readonly string[]): string | undefined {
  const lines = ['BEGIN:VCALENDAR', ...zone, 'BEGIN:VEVENT', 'UID:probe', start, 'END:VEVENT', 'END:VCALENDAR']
  try {
    const probe = ical.sync.parseICS(lines.join('\n'))['probe']
    const found = probe?.type === 'VEVENT' ? probe.start.tz : undefined
    return found === undefined ? undefined : usable(found)
  } catch {
    return undefined
  }
}

/** An IANA name, or an offset without a colon, which would end a parameter. */
function usable(found: string): string | undefined {
  if (isTimeZone(found)) return found
  const offset = /^(?:UTC|GMT)?([+-])(\d\d?):?(\d\d)$/.exec(found)
  return offset === null ? undefined : `${offset[1]}${offset[2]!.padStart(2, '0')}${offset[3]}`
}
