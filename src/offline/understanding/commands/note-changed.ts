import type { Command, Table } from '../../../models/understanding.ts'
import { tellingWords, withoutFullStop } from '../note-matter.ts'
import type { Reading } from '../reading.ts'
import { sentencesIn } from '../sentences.ts'
import { begins, expression, fold, foldWithOffsets, has, opening } from '../text.ts'
import { isDetail } from './parts.ts'

type Patterns = Reading['patterns']

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
    return (
      BESIDE_CORRECTION.has(one.type) && 'words' in one && others.some((words) => words.includes(one.words ?? sentence))
    )
  })
  return [...kept, { type: 'message', text: told, edit: 'instead' }]
}

/** Commands of other sentences that stay beside the correction. */
const BESIDE_CORRECTION = new Set<Command['type']>(['confirm', 'reject', 'ask', 'start'])

/** True for a text with more than values of the booking: "it should say 11 o'clock" corrects the hour. */
function tellsMore(told: string, { mentions, patterns }: Reading): boolean {
  const rest = mentions.reduce((left, { words }) => (words === '' ? left : left.replace(words, ' ')), told)
  return tellingWords(rest, patterns).length > 0
}

/** The new text of the note, up to the words that name the old one. */
function toldBehind(sentence: string, { states, party }: Patterns): string {
  const folded = foldWithOffsets(sentence)
  const lead = [...folded.text.matchAll(expression(states.noteSays))].at(-1)
  const start = lead === undefined ? 0 : (folded.to[lead.index + lead[0].length - 1] ?? 0)
  const behind = sentence.slice(start)
  const place = foldWithOffsets(behind)
  const [old] = place.text.matchAll(expression(`(?<=, ?)(?:${states.insteadOf})|${party.replaced}`))
  const end = old === undefined ? behind.length : (place.from[old.index] ?? behind.length)
  return withoutFullStop(behind.slice(0, end).replaceAll(/^[\s:,"“”„«»']+|[\s,"“”„«»']+$/gu, ''))
}

/** Commands of another sentence, or of the yes before, that stay beside the words on the note. */
const BESIDE = new Set<Command['type']>(['confirm', 'courtesy', 'ask'])

/**
 * Reads the wish for a booking without its note: "yes, but take that note out", "no note, please". The booking itself is neither
 * cancelled nor refused, and the reason after it begins no other one.
 */
export function withNoteDropped(commands: Command[], { typed, patterns }: Reading, { task }: Table): Command[] {
  if (task?.task !== 'book' || commands.some((one) => one.type === 'message' && one.edit !== undefined)) return commands
  const sentences = sentencesIn(typed)
  const dropping = sentences.find((one) => dropsNote(one, patterns))
  if (dropping === undefined) return commands
  const text = piecesOf(dropping).find((piece) => dropsNote(piece, patterns)) ?? dropping
  const isElsewhere = (one: Command): boolean =>
    'words' in one && one.words !== '' && !dropping.includes(one.words ?? '')
  const kept = commands.filter((one) =>
    one.type === 'confirm' ? agrees(one.words, patterns) : isDetail(one) || (BESIDE.has(one.type) && isElsewhere(one)),
  )
  const isAgreed = agrees(dropping, patterns) && !kept.some(({ type }) => type === 'confirm')
  const agreed: Command[] = isAgreed ? [{ type: 'confirm', words: dropping }] : []
  const added = piecesOf(typed).filter((piece) => !piece.includes(text) && putsDown(piece, patterns))
  return [
    ...agreed,
    ...kept,
    { type: 'message', text, edit: 'without' },
    ...added.map((piece): Command => ({ type: 'message', text: withoutLead(piece.trim(), patterns), words: piece })),
  ]
}

/** True for a piece that wants the note away. A question whether it is gone drops nothing. */
function dropsNote(piece: string, { states, notes, questions }: Patterns): boolean {
  const text = fold(piece)
  const isAsked = text.includes('?') && !begins(text, `(?:\\S+,? ){0,2}(?:${questions.request})`)
  if (isAsked) return false
  return has(text, states.noNote) || (has(text, states.note) && has(text, `${states.noteDropped}|${notes.leaveOut}`))
}

/** True for a text that begins with a yes: "fine, but without the note". A "please" is none. */
function agrees(words: string, { answers, please }: Patterns): boolean {
  const text = fold(words)
  return begins(text, `${answers.yes}|${answers.yesAlone}`) && !begins(text, please)
}

/**
 * Reads what is to be put down beside a yes to the booking as its note, whatever verb asks for it: "yes, and put the child's name:
 * Carla". Numbers, days and hours are values of the booking.
 */
export function withNoteAdded(commands: Command[], { typed, patterns, mentions }: Reading, table: Table): Command[] {
  const isAgreed = table.question === 'confirm' && table.task?.task === 'book'
  if (!isAgreed || typed.includes('?') || commands.some(({ type }) => !BESIDE.has(type))) return commands
  const pieces = typed.split(/[,;!\n]\s*|\.\s+/u).filter((piece) => piece.trim() !== '')
  const at = pieces.findIndex((piece) => putsDown(piece, patterns))
  if (at < 0 || !commands.some(({ type }) => type === 'confirm')) return commands
  const asked = typed.slice(typed.indexOf(pieces[at]!)).trim()
  const isOfValues = mentions.some(({ values, candidates = [] }) =>
    [...values, ...candidates].some(({ slot }) => slot === 'day' || slot === 'time' || slot === 'party_size'),
  )
  const note = withoutLead(asked, patterns)
  if (isOfValues || tellingWords(note, patterns).length === 0) return commands
  return [...commands, { type: 'message', text: withoutFullStop(note), words: asked }]
}

/** True for a piece that begins with the order to put something down. */
function putsDown(piece: string, patterns: Patterns): boolean {
  return begins(fold(piece).trim(), `(?:${leadOf(patterns)},? ){0,4}(?:${patterns.states.putDown})`)
}

function leadOf({ joins, please, answers }: Patterns): string {
  return `(?:${answers.yes}|${answers.yesAlone}|${joins}|${please})`
}

/** The words after "and" and "please". */
function withoutLead(text: string, patterns: Patterns): string {
  const folded = foldWithOffsets(text)
  const lead = opening(`${leadOf(patterns)}(?:,? ${leadOf(patterns)}){0,3}`).exec(folded.text)?.[0] ?? ''
  return lead === '' ? text : text.slice(folded.to[lead.length - 1]).trim()
}

function piecesOf(sentence: string): string[] {
  return sentence.split(/[,;]\s/u)
}
