import { DAY_PARTS, type DayPart, type WebsiteWords } from '../../languages/website.ts'
import type { Span } from './finding.ts'

/** A part of a day that is closed. */
export interface Closure {
  part: DayPart
  /** Said of this very day: "closed on Sunday and on Monday morning" closes all of Sunday. */
  isOwn: boolean
}

/** When a part begins and ends where the hours of the day go on through it. */
const EDGES: Record<DayPart, { from: string; to: string }> = {
  morning: { from: '00:00', to: '12:00' },
  noon: { from: '12:00', to: '14:00' },
  afternoon: { from: '12:00', to: '24:00' },
  evening: { from: '18:00', to: '24:00' },
}

/** Whether hours of their own, beside others of the day, are those of the part: lunch is from 11:30 to 14:30. */
const IS_OF: Record<DayPart, (span: Span) => boolean> = {
  morning: ({ start, end }) => start < '12:00' && end <= '15:00',
  noon: ({ start, end }) => start >= '11:00' && start <= '14:00' && end <= '16:30',
  afternoon: ({ start }) => start >= '12:00',
  evening: ({ start }) => start >= '16:30',
}

/**
 * The hours that stay, and whether the page says them: where the day has no break, the time at which the part begins is the
 * usual one.
 */
export function withoutPart(spans: Span[], part: DayPart): { spans: Span[]; isSaid: boolean } {
  const stay = spans.filter((span) => !IS_OF[part](span))
  const { from, to } = EDGES[part]
  const cut = stay.flatMap((span) => {
    // A morning until 14:00 ends in its own time, beside an afternoon that is closed.
    const isMorning = part === 'afternoon' && IS_OF.morning(span)
    if (part === 'noon' || isMorning || span.end <= from || span.start >= to) return [span]
    const ends = [
      { start: span.start, end: from },
      { start: to, end: span.end },
    ]
    return ends.filter(({ start, end }) => start < end)
  })
  const isBroken = stay.length < spans.length
  return isBroken
    ? { spans: stay, isSaid: true }
    : { spans: cut, isSaid: JSON.stringify(cut) === JSON.stringify(spans) }
}

/** Reads parts of days: words of their own, and ends of compounds, such as Mittwochnachmittag. */
export function createDayParts({ dayParts, weekdays }: Pick<WebsiteWords, 'dayParts' | 'weekdays'>) {
  const names = new Map(
    DAY_PARTS.flatMap((part) => dayParts[part].split(' ').map((name) => [name, markOf(part)] as const)),
  )
  const marks = new Map(DAY_PARTS.map((part) => [markOf(part), part] as const))
  const days = weekdays.flatMap((forms) => forms.split(' ')).filter((form) => form.length > 3)
  const any = [...names.keys()]
    .sort((a, b) => b.length - a.length)
    .join('|')
    .replaceAll('-', '[- ]')
  const written = new RegExp(`(?:(?<!\\p{L})|(?<=(?<!\\p{L})(?:${days.join('|')})))(?:${any})(?!\\p{L})`, 'gu')

  return {
    /** The text with a mark in place of each part, which is a word of its own. */
    marked: (plain: string) => plain.replaceAll(written, (name) => ` ${names.get(name.replace(' ', '-'))} `),
    of: (token: string | undefined) => marks.get(token ?? ''),
  }
}

function markOf(part: DayPart): string {
  return `part${part}`
}
