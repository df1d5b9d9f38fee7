import type { Command, CommandOf, Table, TaskName } from '../../models/understanding.ts'
import type { ParsedClause } from './parsed-clause.ts'
import type { Mention, Reading } from './reading.ts'
import { begins, has, type Span } from './text.ts'

const CHANGES = new Set<TaskName>(['cancel', 'move'])

/**
 * Adds the reference of the one of several bookings that a day, an hour or a service identifies: "Cancel the Thursday
 * one, keep Friday". The values that identify it are dropped.
 */
export function withBookingNamed(
  commands: Command[],
  parsed: ParsedClause[],
  { reading, table: { task, bookings = [] } }: { reading: Reading; table: Table },
): Command[] {
  const begun = commands.find((one): one is CommandOf<'start'> => one.type === 'start' && CHANGES.has(one.task))
  const name = begun?.task ?? task?.task
  if (name === undefined || !CHANGES.has(name) || bookings.length === 0) return commands
  const { patterns } = reading
  const isNamed = commands.some((one) => 'value' in one && one.value.slot === 'reference')
  const { kept = [], said = [] } = Object.groupBy(
    parsed.flatMap(({ clause }) => clause.mentions),
    (mention) => (isKept(mention, reading.text, patterns) ? 'kept' : 'said'),
  )
  const left = bookings.filter((booking) => !kept.some((mention) => identifies(mention, booking)))
  const telling = said.filter((mention) => bookings.some((booking) => identifies(mention, booking)))
  const meant = left.filter((booking) => telling.every((mention) => identifies(mention, booking)))
  const isTold = bookings.length > 1 && meant.length === 1 && (telling.length > 0 || kept.length > 0)
  // The new day of a move does not identify the booking.
  const isOfMove = name === 'move' && (begun === undefined || telling.length === 0)
  if (isNamed || !isTold || isOfMove) return commands
  const reference: Command = {
    type: 'set',
    value: { slot: 'reference', value: meant[0]!.reference },
    words: telling[0]?.words ?? kept[0]!.words,
  }
  const spoken = new Set([...telling, ...kept].map(({ words }) => words))
  const isOfBooking = (one: Command): boolean =>
    ((one.type === 'set' || one.type === 'correct' || one.type === 'unclear') && spoken.has(one.words)) ||
    (one.type === 'start' && one.task === 'book' && kept.some(({ words }) => one.words.includes(words)))
  const rest = commands.filter((one) => !isOfBooking(one))
  return begun === undefined ? [...rest, reference] : rest.flatMap((one) => (one === begun ? [one, reference] : [one]))
}

/** True where a mention has the day, the hour or the service of the booking. */
export function identifies(
  { values, candidates = [] }: Mention,
  { date, time, serviceId }: NonNullable<Table['booking']>,
): boolean {
  return [...values, ...candidates].some(({ slot, value }) => {
    if (slot === 'day') return value !== null && value.from === date && value.to === date
    if (slot === 'time') return value?.at === time
    return slot === 'service' && serviceId !== null && value.includes(serviceId)
  })
}

const REACH_OF_KEPT = 30

/** True for a booking that is to stay: "Keep Friday", "leave the other one". */
function isKept({ start, end }: Span, text: string, { keeps, stays }: Reading['patterns']): boolean {
  if (begins(text.slice(end), stays)) return true
  return has(text.slice(Math.max(0, start - REACH_OF_KEPT), start), `(?:${keeps})(?: \\p{L}{1,6}){0,2} $`)
}
