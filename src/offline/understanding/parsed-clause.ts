import type { Table } from '../../models/understanding.ts'
import { actOf } from './acts.ts'
import type { Act } from './acts/act.ts'
import { isSettled } from './acts/messages.ts'
import { answersAt, fillersOf, closingCourtesy, type Answer } from './short-answers.ts'
import { isDatedFarewell, isRemark, type Said } from './courtesies.ts'
import { REFERENCE, type Clause } from './clause.ts'
import type { Reading } from './reading.ts'
import { begins, has, isWhole, isWithin, opening, overlaps, typedAt, wordsOf } from './text.ts'

/** A clause split into its leading answers and courtesies, and one act for the rest. */
export interface ParsedClause {
  clause: Clause
  answers: (Answer & { words: string })[]
  act: Act
  /** The clause without its answers: `rest` is folded, `words` is as typed. */
  rest: string
  words: string
  isCorrection: boolean
  /** Has words beside fillers, references and interjections. */
  hasContent: boolean
}

/** Splits a clause into answers, courtesies and one act. */
export function parseClause(clause: Clause, reading: Reading, table: Table): ParsedClause {
  return missedIn(clause, reading, table) ?? settledIn(clause, reading, table) ?? answeredClause(clause, reading, table)
}

function answeredClause(clause: Clause, reading: Reading, table: Table): ParsedClause {
  const { patterns, typed, folded } = reading
  // "Otherwise yes, all is right": the answer stands after an interjection.
  const lead = clause.text.length - withoutInterjections(clause.text, patterns).length
  const found = answersAt(clause.text.slice(lead), patterns)
  const isAnswered = found.answers.length > 0
  const answers = found.answers.map((one) => ({ ...one, start: one.start + lead, end: one.end + lead }))
  const at = isAnswered ? lead + found.rest : 0
  const rest = withoutLead(
    withoutInterjections(clause.text.slice(at).replace(/^[^\p{L}\p{N}¿]+/u, ''), patterns),
    patterns,
  )
  const start = clause.end - rest.length
  const filler = fillersOf(patterns)
  const words = typedAt(typed, folded, { start, end: clause.end })
  // A day within a courtesy is no value: "How are you today?"
  const courtesies = answers.filter(({ kind }) => kind !== 'yes' && kind !== 'no' && kind !== 'none')
  const mentions = clause.mentions.filter(
    (mention) =>
      !courtesies.some(({ kind, start: from, end }) =>
        (kind === 'greeting' ? isWithin : overlaps)(mention, { start: clause.start + from, end: clause.start + end }),
      ),
  )
  // "Hello how much is a cleaning" has its question after the greeting; "You know what, cancel it" has none.
  const isLed = lead > 0 && !clause.text.includes('?')
  // Spanish "vale" begins a question, and is a yes: "vale, pues nada".
  const isBehind = isAnswered && !clause.text.includes('?')
  const isQuestion = (clause.isQuestion && !isLed && !isBehind) || begins(rest, patterns.questions.start)
  const act: Act =
    rest === '' && mentions.length === 0
      ? { type: 'none' }
      : actOf(rest, { ...clause, mentions, isQuestion }, reading, table)
  // "I have an appointment on Friday, and need to move it": Friday is the old day and not the new one.
  const isMoved = act.type === 'start' && act.task === 'move'
  const own = isMoved && begins(rest, patterns.existing) ? withoutFirstDay(mentions) : mentions
  // A person addressed by a farewell is no value: in "Thank you Poppy!" the word is not read as a puppy.
  const isGreeted = answers.some(({ kind }) => kind === 'goodbye') && !clause.text.includes('?') && areOfStaff(mentions)
  const isBareThanks =
    answers.some(({ kind }) => kind === 'thanks' || kind === 'goodbye') && isBare(act, rest, mentions)
  const said = { rest, act, clause: { ...clause, mentions, isQuestion }, answers }
  const leave = trailingFarewell(said, patterns, table)
  const isFarewell = isGreeted || isBareThanks || leave !== undefined
  const isRemarked = isRemark(said, reading, table)
  // "Yes, the one you suggested" requests no other option.
  const isTaken = act.type === 'others' && answers.some(({ kind }) => kind === 'yes')
  return {
    clause: { ...clause, mentions: isFarewell ? [] : own, isQuestion },
    answers: [...answers, ...(leave === undefined ? [] : [leave])].map((answer) => ({
      ...answer,
      words: typedAt(typed, folded, { start: clause.start + answer.start, end: clause.start + answer.end }),
    })),
    act: isTaken || isFarewell ? { type: 'none' } : isRemarked ? { type: 'remark' } : act,
    rest,
    words,
    isCorrection: act.type !== 'repeat' && has(clause.text, patterns.correction),
    hasContent:
      !isWhole(rest, patterns.interjections) &&
      wordsOf(rest).some((word) => !filler.has(word) && !word.startsWith(REFERENCE)),
  }
}

/**
 * A clause that only refuses what the last reply said: "Das war nicht meine Frage". Its words are no answer to an open
 * summary, which it corrects.
 */
function missedIn(clause: Clause, { patterns, typed, folded }: Reading, table: Table): ParsedClause | undefined {
  const text = withoutInterjections(clause.text, patterns)
  if (table.question === 'confirm' || table.question === 'message' || clause.text.includes('?')) return undefined
  if (!isWhole(text, `${patterns.questions.missed}|${patterns.questions.misread}`)) return undefined
  return bareClause(clause, text, { type: 'missed' }, { typed, folded })
}

/** A clause that only calls the message under way needless. */
function settledIn(clause: Clause, { patterns, typed, folded }: Reading, table: Table): ParsedClause | undefined {
  if (table.question === 'message' || !isSettled(clause.text, patterns, table)) return undefined
  return bareClause(clause, clause.text, { type: 'refused', task: table.task!.task }, { typed, folded })
}

/** A clause with this act alone, without values. */
function bareClause(
  clause: Clause,
  text: string,
  act: Act,
  { typed, folded }: Pick<Reading, 'typed' | 'folded'>,
): ParsedClause {
  return {
    clause: { ...clause, mentions: [], isQuestion: false },
    answers: [],
    act,
    rest: text,
    words: typedAt(typed, folded, { start: clause.end - text.length, end: clause.end }),
    isCorrection: false,
    hasContent: false,
  }
}

/** The farewell at the end of a clause without a request, or with a day that the visitor looks forward to. */
function trailingFarewell(said: Said, patterns: Reading['patterns'], table: Table): Answer | undefined {
  const { rest, act, clause } = said
  if (clause.text.includes('?')) return undefined
  const from = clause.text.length - rest.length
  if (isDatedFarewell(said, patterns, table)) return { kind: 'goodbye', start: from, end: clause.text.length }
  const isIdle =
    act.type === 'none' ||
    act.type === 'told' ||
    (act.type === 'ask' && !clause.isQuestion) ||
    begins(rest, patterns.courtesy.remark)
  if (!isIdle && !(act.type === 'start' && act.isGuessed === true)) return undefined
  const found = closingCourtesy(rest, patterns)
  return found && { ...found, start: found.start + from, end: found.end + from }
}

const MAX_WORDS_OF_FAREWELL = 2

/** True where only persons are named, as in "Goodbye, and my regards to Helen". */
function areOfStaff(mentions: Clause['mentions']): boolean {
  return mentions.length > 0 && mentions.every(({ values }) => values.every(({ slot }) => slot === 'staff'))
}

/** True for a service in a word or two, without a wish for it. */
function isBare(act: Act, rest: string, mentions: Clause['mentions']): boolean {
  const isOfService =
    mentions.length > 0 && mentions.every(({ values }) => values.every(({ slot }) => slot === 'service'))
  return act.type === 'start' && !act.isNamed && isOfService && wordsOf(rest).length <= MAX_WORDS_OF_FAREWELL
}

function withoutFirstDay(mentions: Clause['mentions']): Clause['mentions'] {
  const first = mentions.find(({ values }) => values.some(({ slot }) => slot === 'day' || slot === 'time'))
  return mentions.filter((mention) => mention !== first)
}

/** The question after a request to wait or a correction: "Hang on, which day is it", "sorry, what time was that". */
export function withoutLead(text: string, { wait, correction, questions }: Reading['patterns']): string {
  const lead = opening(`${wait}|${correction}`).exec(text)?.[0] ?? ''
  const behind = text.slice(lead.length).replace(/^[^\p{L}\p{N}]+/u, '')
  return begins(behind, questions.start) ? behind : text
}

/** The text without its leading interjections: "Oh, by the way, can my husband come as well?" */
function withoutInterjections(text: string, { interjections }: Reading['patterns']): string {
  const lead = new RegExp(`^(?:(?:${interjections})(?![\\p{L}\\p{N}'])[ ,.!…:]{0,4}){1,3}`, 'u').exec(text)?.[0] ?? ''
  return lead.length < text.length ? text.slice(lead.length) : text
}
