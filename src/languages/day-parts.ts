import { DAY_PARTS, type DayPart, type WebsiteWords } from './website.ts'

/** Opening hours of a day, `HH:MM`. */
export interface Span {
  start: string
  end: string
}

/** A part or a time of a day that is closed. */
export interface Closure {
  closed: DayPart | Span
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

/** The hours that stay beside what is closed, and whether the page says them. */
export function withoutClosures(spans: Span[], closed: Closure['closed'][]): { spans: Span[]; isSaid: boolean } {
  let open = { spans, isSaid: true }
  for (const one of closed) {
    const next = typeof one === 'string' ? withoutPart(open.spans, one) : { spans: cut(open.spans, one), isSaid: true }
    open = { spans: next.spans, isSaid: open.isSaid && next.isSaid }
  }
  return open
}

/** The hours that stay outside of a time. */
export function cut(spans: Span[], { start, end }: Span): Span[] {
  return spans
    .flatMap((span) => {
      const ends = [
        { start: span.start, end: span.end < start ? span.end : start },
        { start: span.start > end ? span.start : end, end: span.end },
      ]
      return span.end <= start || span.start >= end ? [span] : ends
    })
    .filter((span) => span.start < span.end)
}

/** Where the day has no break, the time at which the part begins is the usual one, and the page does not say it. */
function withoutPart(spans: Span[], part: DayPart): { spans: Span[]; isSaid: boolean } {
  const stay = spans.filter((span) => !IS_OF[part](span))
  const { from, to } = EDGES[part]
  const left = stay.flatMap((span) => {
    // A morning until 14:00 ends in its own time, beside an afternoon that is closed.
    const isMorning = part === 'afternoon' && IS_OF.morning(span)
    return part === 'noon' || isMorning ? [span] : cut([span], { start: from, end: to })
  })
  const isBroken = stay.length < spans.length
  return isBroken
    ? { spans: stay, isSaid: true }
    : { spans: left, isSaid: JSON.stringify(left) === JSON.stringify(spans) }
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
