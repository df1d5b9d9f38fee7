import { command, slotValue, type Command, type SlotName, type SlotValue, type Table } from '../understanding.ts'
import type { CompactCommand, CompactReply } from './compact-schema.ts'

/**
 * The commands of a reply, checked against the table. The words of each are the whole message; beside a danger nothing else
 * counts. @throws Error
 */
export function commandsOf({ c }: CompactReply, message: string, table: Table): Command[] {
  if (c.length === 0) throw new RangeError('A message has a meaning')
  const commands = c.map((compact) => command.parse(commandOf(compact, message, table)))
  const danger =
    commands.find(({ type }) => type === 'emergency') ?? commands.find(({ type }) => type === 'animal_danger')
  return danger === undefined ? commands : [danger]
}

function commandOf(compact: CompactCommand, words: string, table: Table): Command {
  switch (compact.t) {
    case 'start':
      return { type: 'start', task: compact.v, words }
    case 'start_other':
      return { type: 'start', task: compact.v, words, isOtherBooking: true }
    case 'set':
    case 'correct':
      return { type: compact.t, value: valueOf(compact.s, compact.v, table), words }
    case 'choose':
      if (compact.v > table.options.length) throw new RangeError('There is no such option')
      return { type: 'choose', option: compact.v, words }
    case 'others':
      return { type: 'others', direction: compact.v, words }
    case 'ask':
      return { type: 'ask', question: compact.v, words }
    case 'speak':
      return { type: 'speak', language: compact.v, words }
    case 'courtesy':
      return { type: 'courtesy', kind: compact.v, words }
    case 'unclear':
      return { type: 'unclear', candidates: compact.v.map((value) => valueOf(compact.s, value, table)), words }
    case 'message':
    case 'complaint':
      return { type: compact.t, text: words }
    default:
      return { type: compact.t, words }
  }
}

function valueOf(slot: SlotName, text: string, table: Table): SlotValue {
  return slotValue.parse({ slot, value: READERS[slot](text.trim(), table) })
}

/** By slot; a wrong text gives a value that the schema refuses. */
const READERS: Record<SlotName, (text: string, table: Table) => unknown> = {
  service: (text, { services }) => text.split(',').map((number) => services[Number(number) - 1]?.id),
  staff: (text, { staff }) => (text === 'any' ? text : text === '?' ? null : staff[Number(text) - 1]?.id),
  day: dayOf,
  time: timeOf,
  party_size: Number,
  name: (text) => text,
  email: complete,
  phone: complete,
  reference: (text) => text,
}

function complete(text: string): string | null {
  return text === '?' ? null : text
}

/** `2026-11-28/2026-11-29!`, or `2026-11-24|2026-11-26` */
function dayOf(text: string): unknown {
  if (text === '?') return null
  const only = text.split('|').sort()
  if (only.length > 1) return { from: only[0], to: only.at(-1), only }
  const [from, to = from] = text.replace('!', '').split('/')
  return { from, to, ...(text.endsWith('!') ? { earliest: true } : {}) }
}

/** `10:00`, `03:00?`, `>17:00`, `<12:00`, `08:00-12:00`, `any` */
function timeOf(text: string): unknown {
  if (text === '?') return null
  if (text === 'any') return {}
  if (text.startsWith('>')) return { after: text.slice(1) }
  if (text.startsWith('<')) return { before: text.slice(1) }
  const [first, second] = text.split('-')
  if (second !== undefined) return { after: first, before: second }
  return text.endsWith('?') ? { at: text.slice(0, -1), isHalfDayKnown: false } : { at: text, isHalfDayKnown: true }
}
