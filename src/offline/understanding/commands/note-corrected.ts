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
export function withNoteCorrected(commands: Command[], { typed, text, patterns }: Reading, table: Table): Command[] {
  const { note, noteSays } = patterns.states
  if (table.task?.task !== 'book' || typed.includes('?') || !has(text, note) || !has(text, noteSays)) return commands
  const sentence = sentencesIn(typed).findLast((one) => has(fold(one), noteSays)) ?? typed
  const told = toldBehind(sentence, patterns)
  if (tellingWords(told, patterns).length === 0) return commands
  const isOfNote = (words: string): boolean => sentence.includes(words)
  const kept = commands.filter((one) => {
    if (isDetail(one)) return true
    if (one.type === 'set' || one.type === 'correct') return !isOfNote(one.words)
    return one.type === 'courtesy'
  })
  return [...kept, { type: 'message', text: told, edit: 'instead' }]
}

/** The new text of the note, up to the words that name the old one. */
function toldBehind(sentence: string, { states, party }: Reading['patterns']): string {
  const folded = foldWithOffsets(sentence)
  const lead = [...folded.text.matchAll(expression(states.noteSays))].at(-1)
  const start = lead === undefined ? 0 : (folded.to[lead.index + lead[0].length - 1] ?? 0)
  const behind = sentence.slice(start)
  const old = new RegExp(`, ?(?:${states.insteadOf})(?!\\p{L})|,? (?:${party.replaced})(?!\\p{L})`, 'u').exec(
    fold(behind),
  )
  const end = old === null ? behind.length : (foldWithOffsets(behind).from[old.index] ?? behind.length)
  return withoutFullStop(behind.slice(0, end).replaceAll(/^[\s:,"“”„«»']+|[\s,"“”„«»']+$/gu, ''))
}
