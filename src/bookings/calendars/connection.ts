import type { CalendarEntry } from '../calendar-file.ts'
import type { BusySpan, ExpansionWindow } from './reading/expansion.ts'
import type { SyncState } from './tables.ts'

/** State after the last successful sync. */
export interface Snapshot {
  state: SyncState
  /** ETags by path. */
  etags: ReadonlyMap<string, string | null>
  /** Relevant times. */
  window: Pick<ExpansionWindow, 'from' | 'to'>
  /** Time of the last successful sync; null before the first. */
  checkedAt: Date | null
}

export type SyncResult = ObjectsResult | TimesResult

/** Result of a calendar that provides its events. */
export interface ObjectsResult {
  kind: 'objects'
  state: SyncState
  changed: CalendarObject[]
  /** All listed paths, read or not. */
  seen: string[]
  /** Paths of deleted objects. */
  removed: string[]
}

/** Result of a calendar that provides only busy times. */
export interface TimesResult {
  kind: 'times'
  state: SyncState
  spans: BusySpan[]
  /** Paths of events deleted since the last sync. */
  removed: string[]
}

export interface CalendarObject {
  href: string
  etag: string | null
  content: string
}

/** Address and version of a booking's event in the calendar. */
export interface Written {
  href: string
  etag: string | null
}

/** Access to a calendar. All methods throw CalendarFailure, or the signal's reason. */
export interface CalendarConnection {
  /** Changes since the snapshot. */
  sync(snapshot: Snapshot, signal: AbortSignal): Promise<SyncResult>
  /** Checks read access with minimal traffic. */
  check(signal: AbortSignal): Promise<void>
  /** Undefined for read-only calendars. */
  writer?: CalendarWriter
}

export interface CalendarWriter {
  /** Creates or updates the event; idempotent. `known` is the last write. */
  put(booking: BookedEntry, known: Written | undefined, signal: AbortSignal): Promise<Written>
  /** Deletes the event; idempotent. */
  remove(bookingId: string, known: Written | undefined, signal: AbortSignal): Promise<void>
}

interface BookedEntry {
  bookingId: string
  entry: CalendarEntry
}
