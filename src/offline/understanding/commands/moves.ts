import type { Command, Table } from '../../../models/understanding.ts'
import type { Mention, Reading } from '../reading.ts'
import { has } from '../text.ts'
import type { Start } from './parts.ts'

/** "Move my lesson on Tuesday to Wednesday": of two days the first is the one that is left. */
export function withoutLeftDay(mentions: Mention[]): Mention[] {
  const days = mentions.filter((mention) => daysOf(mention).length > 0)
  const [left] = days.length > 1 ? daysOf(days[0]!) : []
  return mentions
    .filter((mention) => !days.slice(0, -1).includes(mention))
    .map((mention) => (mention === days.at(-1) && left !== undefined ? beside(mention, left) : mention))
}

function daysOf({ values, candidates = [] }: Mention): string[] {
  return [...values, ...candidates].flatMap((one) => (one.slot === 'day' && one.value !== null ? [one.value.from] : []))
}

/** Of two readings of the new day, the one behind the day that is left. */
function beside(mention: Mention, left: string): Mention {
  const { candidates = [], ...rest } = mention
  const meant = candidates.find((one) => one.slot === 'day' && one.value !== null && one.value.from > left)
  return meant === undefined ? mention : { ...rest, values: [...rest.values, meant] }
}

/** "12:30 then, and strike the Friday", or "yes, but Saturday at 12:30 instead" to a cancellation: a move, and no end. */
function asMoveUnderWay(commands: Command[], { text, patterns }: Reading, { task }: Table): Command[] {
  const [day, time] = [setIn(commands, 'day'), setIn(commands, 'time')]
  if (task?.task === 'move') {
    const isChosen = time !== undefined || commands.some(({ type }) => type === 'choose')
    const cancel = commands.find((one): one is Start => one.type === 'start' && one.task === 'cancel')
    const isOfCancel = (one: Command): boolean =>
      one === cancel || (one.type === 'set' && cancel?.words.includes(one.words) === true)
    return isChosen ? commands.filter((one) => !isOfCancel(one)) : commands
  }
  const isNamed = commands.some((one) => 'value' in one && one.value.slot === 'reference')
  const isInstead = day !== undefined && !isNamed && (time !== undefined || has(text, patterns.correction))
  if (task?.task !== 'cancel' || !isInstead || commands.some(({ type }) => type === 'start')) return commands
  const start: Command = { type: 'start', task: 'move', words: day.words }
  return [start, ...commands.filter(({ type }) => type !== 'confirm' && type !== 'reject')]
}

function setIn(commands: Command[], slot: 'day' | 'time') {
  return commands.find((one) => one.type === 'set' && one.value.slot === slot && one.value.value !== null) as
    Extract<Command, { type: 'set' }> | undefined
}

/** "I can't, could we do half an hour earlier?": another time moves what was booked. */
export function asMove(given: Command[], reading: Reading, table: Table): Command[] {
  const commands = asMoveUnderWay(given, reading, table)
  const { typed } = reading
  const { booking, task, bookings = [] } = table
  const cancel = commands.find((one): one is Start => one.type === 'start' && one.task === 'cancel')
  const isNamed = bookings.length > 1 && commands.some((one) => one.type === 'set' && one.value.slot === 'reference')
  // "They only come at Easter, so please cancel": the other time stands behind the deed, or it is none.
  const place = typed.indexOf(cancel?.words ?? '')
  const isElsewhere = commands.some(
    (one) =>
      one.type === 'set' &&
      typed.lastIndexOf(one.words) >= place &&
      ((one.value.slot === 'time' && one.value.value?.at !== undefined && one.value.value.at !== booking?.time) ||
        (one.value.slot === 'day' && one.value.value !== null && one.value.value.from !== booking?.date)),
  )
  const isOther = commands.some((one) => (one.type === 'set' && one.value.slot === 'service') || 'isOther' in one)
  if (booking === null || task !== null || cancel === undefined || !isElsewhere || isOther || isNamed) return commands
  return commands
    .filter((one) => one.type !== 'start' || one.task !== 'book')
    .map((one) => (one.type === 'start' && one.task === 'cancel' ? { ...one, task: 'move' } : one))
}
