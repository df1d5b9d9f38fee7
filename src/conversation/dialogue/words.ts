import type { Command } from '../../models/understanding.ts'
import type { Hearing } from './hearing.ts'
import { begin } from './progress.ts'
import { keep, keepNote } from './state.ts'

/** Words beyond the commands' own from which a sentence says something more. */
const SAYING_MORE = 3
/** Nothing that a visitor writes is lost: the text of a message, the reason of a visit. */
export function keepWords(hearing: Hearing): void {
  const { state, commands, message, begun } = hearing
  const texts = commands.flatMap((one) => (one.type === 'message' ? [one.text] : []))
  if (texts.length > 0 && state.tasks.length === 0) beginMessage(hearing, texts)
  const [open] = state.tasks
  if (open === undefined) return
  const isOwn = !begun.includes(open)
  const isAsked = state.question === 'message'
  const isForTeam = open.name === 'message' || open.name === 'call_back'
  const least = isAsked ? 1 : isForTeam ? SAYING_MORE - 1 : SAYING_MORE
  if (isOwn && saysMore(hearing, least) && (isAsked || !isAside(commands))) {
    keep(open, texts.length > 0 ? texts.join('\n') : message)
    // To a message everything belongs that is written until it is passed on.
    hearing.hasGained ||= isForTeam
  }
  const reason = reasonIn(hearing)
  if (open.name !== 'message' && reason !== '') keepNote(open, reason)
}

function beginMessage(hearing: Hearing, texts: string[]): void {
  const task = begin(hearing, 'message')
  task.said = texts
  hearing.begun.push(task)
}

/** A question to the desk is no part of a message. */
function isAside(commands: Command[]): boolean {
  return commands.some(({ type }) => ['ask', 'abandon', 'noise', 'courtesy', 'repeat', 'order'].includes(type))
}

/** True where a message says more than its values and these words. */
export function hasMoreThan({ commands, message }: Hearing, words: string[]): boolean {
  return wordsOf(leftover(message, [...words, ...wordsRead(commands)])).length >= SAYING_MORE
}

function saysMore({ commands, message }: Hearing, least: number): boolean {
  return wordsOf(leftover(message, wordsRead(commands))).length >= least
}

/** Sentences that say more than what was read from them. */
function reasonIn({ commands, message }: Hearing): string {
  const read = [...wordsRead(commands), ...commands.flatMap((one) => ('words' in one ? [one.words] : []))]
  const sentences = message.split(/(?<=[.!?\n])\s/u)
  return sentences.filter((sentence) => wordsOf(leftover(sentence, read)).length >= SAYING_MORE).join(' ')
}

/** Words that became a value, a choice or an answer to the desk. */
function wordsRead(commands: Command[]): string[] {
  const read: Command['type'][] = [
    'set',
    'correct',
    'choose',
    'confirm',
    'reject',
    'ask',
    'abandon',
    'refuse',
    'noise',
    'courtesy',
  ]
  return commands.flatMap((one) => (read.includes(one.type) && 'words' in one ? [one.words] : []))
}

function leftover(message: string, words: string[]): string {
  return words
    .toSorted((a, b) => b.length - a.length)
    .reduce((rest, read) => (read === '' ? rest : rest.replace(read, ' ')), message)
}

function wordsOf(text: string): string[] {
  return text.match(/\p{L}{2,}/gu) ?? []
}
