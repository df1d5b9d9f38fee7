import type { Command, Table } from '../../../models/understanding.ts'
import { tellingWords, withoutFullStop } from '../note-matter.ts'
import type { Reading } from '../reading.ts'
import { sentencesIn } from '../sentences.ts'
import { expression, fold, foldWithOffsets, has } from '../text.ts'
import { isDetail } from './parts.ts'

/**
 * Reads a correction of the note of a booking under way as its new text: "the note should say two vegetarian lunches, not six of us". Its
 * figures are no values of the booking, which is read back once more with the new note.
 */
export function withNoteCorrected(commands: Command[], reading: Reading, table: Table): Command[] {
  const { typed, text, patterns } = reading
  const { note, noteSays, noteDropped } = patterns.states
  if (table.task?.task !== 'book' || !has(text, note) || !has(text, noteSays)) return commands
  if (has(text, `${patterns.notes.leaveOut}|${noteDropped}`)) return commands
  const sentences = sentencesIn(typed)
  const sentence = sentences.findLast((one) => has(fold(one), noteSays)) ?? typed
  if (sentence.includes('?')) return commands
  const told = toldBehind(sentence, patterns)
  if (!tellsMore(told, reading)) return commands
  const others = sentences.filter((one) => one !== sentence)
  const kept = commands.filter((one) => {
    if (isDetail(one) || one.type === 'courtesy') return true
    if (one.type === 'set' || one.type === 'correct') return !sentence.includes(one.words)
    return BESIDE.has(one.type) && 'words' in one && others.some((words) => words.includes(one.words ?? sentence))
  })
  return [...kept, { type: 'message', text: told, edit: 'instead' }]
}

/** Commands of other sentences that stay beside the correction. */
const BESIDE = new Set<Command['type']>(['confirm', 'reject', 'ask', 'start'])

/** True for a text with more than values of the booking: "it should say 11 o'clock" corrects the hour. */
function tellsMore(told: string, { mentions, patterns }: Reading): boolean {
  const rest = mentions.reduce((left, { words }) => (words === '' ? left : left.replace(words, ' ')), told)
  return tellingWords(rest, patterns).length > 0
}

/** The new text of the note, up to the words that name the old one. */
function toldBehind(sentence: string, { states, party }: Reading['patterns']): string {
  const folded = foldWithOffsets(sentence)
  const lead = [...folded.text.matchAll(expression(states.noteSays))].at(-1)
  const start = lead === undefined ? 0 : (folded.to[lead.index + lead[0].length - 1] ?? 0)
  const behind = sentence.slice(start)
  const place = foldWithOffsets(behind)
  const [old] = place.text.matchAll(expression(`(?<=, ?)(?:${states.insteadOf})|${party.replaced}`))
  const end = old === undefined ? behind.length : (place.from[old.index] ?? behind.length)
  return withoutFullStop(behind.slice(0, end).replaceAll(/^[\s:,"“”„«»']+|[\s,"“”„«»']+$/gu, ''))
}
