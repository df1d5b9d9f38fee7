import type { Command, Table } from '../../../models/understanding.ts'
import { tellingWords, withoutFullStop } from '../note-matter.ts'
import type { Reading } from '../reading.ts'
import { sentencesIn } from '../sentences.ts'
import { begins, fold, foldWithOffsets, has, opening } from '../text.ts'
import { isDetail } from './parts.ts'

type Patterns = Reading['patterns']

/** Commands of another sentence, or of the yes before, that stay beside the words on the note. */
const BESIDE = new Set<Command['type']>(['confirm', 'courtesy', 'ask'])

/**
 * Reads the wish for a booking without its note: "yes, but take that note out", "no note, please". The booking itself is neither
 * cancelled nor refused, and the reason behind it begins no other one.
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

/** The words behind "and" and "please". */
function withoutLead(text: string, patterns: Patterns): string {
  const folded = foldWithOffsets(text)
  const lead = opening(`${leadOf(patterns)}(?:,? ${leadOf(patterns)}){0,3}`).exec(folded.text)?.[0] ?? ''
  return lead === '' ? text : text.slice(folded.to[lead.length - 1]).trim()
}

function piecesOf(sentence: string): string[] {
  return sentence.split(/[,;]\s/u)
}
