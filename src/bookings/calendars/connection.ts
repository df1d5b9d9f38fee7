import type { CalendarEntry } from '../ics.ts'
import type { BusySpan, ExpansionWindow } from './reading/expansion.ts'
import type { SyncState } from './tables.ts'

/** What is known of a calendar from the last good look. */
export interface Snapshot {
  state: SyncState
  /** ETags by path. */
  etags: ReadonlyMap<string, string | null>
  /** Which times matter. */
  window: Pick<ExpansionWindow, 'from' | 'to'>
  /** When the last good look was; null before the first. */
  checkedAt: Date | null
}

/** What a look at a calendar found. */
export type SyncResult = ObjectsResult | TimesResult

/** From a calendar that hands out its events. */
export interface ObjectsResult {
  kind: 'objects'
  state: SyncState
  changed: CalendarObject[]
  /** Paths that were listed, whether or not their content was read. */
  seen: string[]
  /** Paths of what went. */
  removed: string[]
}

/** From a calendar that only says when somebody is busy. */
export interface TimesResult {
  kind: 'times'
  state: SyncState
  spans: BusySpan[]
  /** Paths of events that were deleted since the last look. */
  removed: string[]
}

export interface CalendarObject {
  href: string
  etag: string | null
  content: string
}

/** What stands in the calendar for a booking. */
export interface Written {
  href: string
  etag: string | null
}

/** Where a calendar is kept. All methods throw CalendarFailure, or the signal's reason. */
export interface CalendarConnection {
  /** What changed since then. */
  sync(snapshot: Snapshot, signal: AbortSignal): Promise<SyncResult>
  /** Whether it can be read at all, with as little as possible. */
  check(signal: AbortSignal): Promise<void>
  /** Undefined where nobody but its owner may write. */
  writer?: CalendarWriter
}

export interface CalendarWriter {
  /** Puts the entry there, or brings it up to date: the same however often. `known` is what was written last. */
  put(booking: BookedEntry, known: Written | undefined, signal: AbortSignal): Promise<Written>
  /** Takes it away; that it is gone already is as good. */
  remove(bookingId: string, known: Written | undefined, signal: AbortSignal): Promise<void>
}

interface BookedEntry {
  bookingId: string
  entry: CalendarEntry
}
