import { inAnyLanguage } from '../../../languages/index.ts'
import type { Command, Table } from '../../../models/understanding.ts'
import type { Reading } from '../reading.ts'
import { begins, expression, fold, has, type Span, without, wordsOf } from '../text.ts'

const NOT = inAnyLanguage(({ functionWords }) => functionWords.not)

type Understand = (message: string, table: Table) => Command[]

/**
 * Takes the service that is wished for in place of a refused one: "not the drawing class, the etching one please", "instead of
 * the kayak the sailing boat". The rest of the message is read once more, without the refused services, and keeps its day.
 */
export function withServiceInstead(
  commands: Command[],
  { reading, table, understand }: { reading: Reading; table: Table; understand: Understand },
): Command[] {
  if (table.task !== null && table.task.task !== 'book') return commands
  // "Instead of the massage on Friday can I come on Saturday?" moves the booking.
  if (commands.some((one) => one.type === 'start' && (one.task === 'move' || one.task === 'cancel'))) return commands
  const own = table.task?.serviceId
  const isPlain = own != null && isPlainWished(commands, reading)
  const refused = isPlain ? [own] : refusedIn(commands, reading, table)
  const rest = refused.length === 0 ? '' : wishedIn(reading)
  if (wordsOf(fold(rest)).length === 0) return commands
  const services = table.services.filter(({ id }) => !refused.includes(id))
  if (services.length === 0) return commands
  const found = understand(rest, {
    ...table,
    services,
    task: null,
    question: null,
    options: [],
    topic: null,
    recent: [],
  })
  const values = found.filter(isOfBooking)
  const isNamed = values.some((one) => 'value' in one && one.value.slot === 'service')
  // "Not the dyeing! Could we do the other thing on Saturday?" asks which of the others it is.
  const isReplaced = replacedIn(reading).length > 0
  const others =
    isNamed || isPlain || isReplaced || !isWished(rest, found, reading) ? [] : [serviceOf(services.map(({ id }) => id))]
  return corrected(commands, [...others, ...values], table)
}

function serviceOf(ids: string[]): Command {
  return { type: 'set', value: { slot: 'service', value: ids }, words: '' }
}

/** True for words that wish for something else than what they refuse. */
function isWished(rest: string, found: Command[], { patterns }: Reading): boolean {
  if (found.some((one) => one.type === 'start'))
    return found.every((one) => one.type !== 'start' || one.task === 'book')
  const text = fold(rest)
  const { courtesy, intents, please } = patterns
  return !rest.includes('?') && has(text, `${intents.wish}|${please}`) && !has(text, courtesy.thanks)
}

/** The refused services: the one under way or on offer that is left, and one that stands after "instead of". */
function refusedIn(commands: Command[], reading: Reading, { task, question, options }: Table): string[] {
  const { refused } = reading
  const named = commands.flatMap((one) =>
    'value' in one && one.value.slot === 'service' ? [{ ids: one.value.value, words: fold(one.words) }] : [],
  )
  const replaced = replacedIn(reading).map(({ start, end }) => reading.text.slice(start, end))
  const instead = named.filter(({ words }) => words !== '' && replaced.some((one) => one.includes(words)))
  if (instead.length > 0) return instead.flatMap(({ ids }) => ids)
  if (named.some(({ ids }) => !ids.every((id) => refused.includes(id)))) return []
  const left = commands.flatMap((one) => (one.type === 'abandon' ? [one] : []))
  const services = left.flatMap(({ service }) => service ?? [])
  if (services.length > 0) return [...new Set([...services, ...refused])]
  const isNone = question === 'service' && left.some((one) => one.task === 'book') && task?.serviceId == null
  if (isNone) return options.flatMap((option) => (option.kind === 'service' ? [option.id] : []))
  return named.flatMap(({ ids }) => ids)
}

/** "Instead of" with the service after it. */
function replacedIn({ text, mentions, patterns }: Reading): Span[] {
  const pattern = `(?:${patterns.party.replaced}) (?:\\p{L}{1,5} ){0,2}\\p{L}[\\p{L}'’-]{2,40}`
  return [...text.matchAll(expression(pattern))].map(({ index, 0: words }) => {
    const ends = mentions.filter(({ start }) => start > index && start < index + words.length).map(({ end }) => end)
    return { start: index, end: Math.max(index + words.length, ...ends) }
  })
}

/** The pieces of a message that refuse nothing, without "instead of X". */
function wishedIn(reading: Reading): string {
  const { typed, folded, patterns } = reading
  const replaced = replacedIn(reading).map(({ start, end }) => ({
    start: folded.from[start] ?? 0,
    end: folded.to[end - 1] ?? typed.length,
  }))
  const { answers, others, intents } = patterns
  const refusal = `${answers.no}|${NOT}|${others.none}|${intents.without}|${intents.unwanted}`
  return without(typed, replaced, ' ')
    .split(/(?<=[,.!?;])\s/u)
    .filter((piece) => !has(fold(piece), refusal))
    .join(' ')
}

/** True for a change to the plain service of several, where a special one is under way: "no, the normal tour". */
function isPlainWished(commands: Command[], { typed, text, patterns }: Reading): boolean {
  const isNamed = commands.some((one) => 'value' in one && one.value.slot === 'service')
  const { plain, correction, prefers, answers } = patterns
  const refusal = `${answers.no}|${NOT}`
  if (isNamed || typed.includes('?') || !has(text, plain)) return false
  if (has(text, `(?:${correction}|${prefers})(?: \\S+){0,2} (?:${plain})`)) return true
  return has(text, refusal) && (has(text, `${correction}|${prefers}`) || begins(text, refusal))
}

/** The commands with the other service and its values in place of what left the booking. */
function corrected(commands: Command[], found: Command[], { task }: Table): Command[] {
  const service = found.find((one) => 'value' in one && one.value.slot === 'service')
  if (service === undefined || !('value' in service) || service.value.slot !== 'service') return commands
  const slots = new Set(found.flatMap((one) => ('value' in one ? [one.value.slot] : [])))
  const kept = commands.filter((one) => {
    if ('value' in one) return !slots.has(one.value.slot)
    return !REFUSING.has(one.type)
  })
  const isBegun = task !== null || kept.some((one) => one.type === 'start' && one.task === 'book')
  const begun: Command[] = isBegun ? [] : [{ type: 'start', task: 'book', words: service.words }]
  const own = found.map((one): Command => (task !== null && one === service ? { ...service, type: 'correct' } : one))
  return [
    ...begun,
    ...kept.filter(({ type }) => type === 'start'),
    ...own,
    ...kept.filter(({ type }) => type !== 'start'),
  ]
}

/** The refusal itself. Questions and notes beside it stay. */
const REFUSING = new Set<Command['type']>(['abandon', 'reject', 'unclear', 'unknown'])

const OF_BOOKING = new Set(['service', 'day', 'time', 'party_size', 'staff'])

function isOfBooking(one: Command): boolean {
  return (one.type === 'set' || one.type === 'correct') && OF_BOOKING.has(one.value.slot)
}
