import type { Command, Table, TaskName } from '../../../models/understanding.ts'
import { hasDayOrClockTime } from '../acts/clause-values.ts'
import { isInvoice } from '../acts/visit-wishes.ts'
import type { ParsedClause } from '../parsed-clause.ts'
import type { Mention, Reading } from '../reading.ts'
import { begins, expression, fold, has, opening, wordsOf } from '../text.ts'
import { editsIn } from '../message-text.ts'
import { notedText } from './note-text.ts'
import {
  type MessageContext,
  CARRIES_TEXT,
  detailsOf,
  hasQuestionForm,
  isDetail,
  MIN_WORDS_TOLD,
  setsOf,
} from './parts.ts'

const LEFT_FOR_TEAM = new Set<TaskName>(['book', 'move', 'cancel', 'look_up'])

/**
 * Abandons the task under way that is refused in favour of a text for the team: "Forget the times, take a message", "no new
 * appointment, only a message". What else the message offers or refuses is part of it.
 */
export function withLeftTask(
  commands: Command[],
  parsed: ParsedClause[],
  { reading: { patterns, typed }, table: { task } }: { reading: Reading; table: Table },
): Command[] {
  if (task === null || !LEFT_FOR_TEAM.has(task.task)) return commands
  const own = parsed.find(({ act }) => act.type === 'start' && CARRIES_TEXT.has(act.task))
  if (own === undefined) return commands
  const isMessage = own.act.type === 'start' && own.act.task === 'message'
  const only = `(?:${patterns.notes.only}) (?:${patterns.notes.message})`
  const isOnly =
    isMessage && (has(own.rest, only) || begins(own.rest, patterns.notes.only) || isRefused(parsed, patterns))
  const isLeft = task.task === 'book' && has(own.rest, patterns.abandon)
  if (!isOnly && !isLeft) return commands
  const kept = commands.filter(
    ({ type }) => type === 'start' || type === 'set' || type === 'correct' || type === 'message',
  )
  const others = isOnly ? kept : commands.filter(({ type }) => type !== 'abandon')
  return [{ type: 'abandon', words: typed.trim(), task: task.task }, ...others]
}

/** True where another clause refuses an appointment: "No other appointment! A message to the team". */
function isRefused(parsed: ParsedClause[], { intents, appointment }: Reading['patterns']): boolean {
  return parsed.some(
    ({ rest, act, clause }) =>
      act.type === 'unwanted' ||
      has(rest, intents.unwanted) ||
      has(clause.text, `(?:${intents.without}) (?:\\S+ ){0,2}(?:${appointment})`),
  )
}

/**
 * Drops the booking that a story only seems to wish for, beside the wish to leave a message: "I'd like somebody to tell me if the class can
 * be adapted. Can I leave a message?" A booking that names itself, a day or an hour stays.
 */
export function withoutStoryStart(commands: Command[], reading: Reading, { task }: Table): Command[] {
  const { patterns, mentions, typed } = reading
  const isMessage = commands.some((one) => one.type === 'start' && one.task === 'message')
  const isDated = commands.some(
    (one) => one.type === 'unclear' || one.type === 'choose' || ('value' in one && OF_VISIT.has(one.value.slot)),
  )
  // "Whether the throwing lesson works for her" names a service as well, but is what the team is asked.
  const isNamed =
    !has(fold(typed), patterns.questions.whether.word) &&
    mentions.some(({ isHint, values }) => isHint !== true && values.some(({ slot }) => slot === 'service'))
  if (task !== null || !isMessage || isDated || isNamed) return commands
  const { intents, appointment } = patterns
  const isStory = (one: Command): boolean =>
    one.type === 'start' && one.task === 'book' && !has(fold(one.words), `${intents.book}|${appointment}`)
  if (!commands.some(isStory) || commands.some((one) => one.type === 'start' && one.task === 'book' && !isStory(one)))
    return commands
  return commands.filter((one) => !isStory(one) && !('value' in one && one.value.slot === 'service'))
}

const OF_VISIT = new Set(['day', 'time', 'reference', 'party_size'])

/**
 * Drops the acts of clauses after a colon, since they are the text of the message: "Please tell her: I cancelled on
 * Thursday". Wishes and requests stay.
 */
export function withoutDictated(parsed: ParsedClause[], { patterns }: Reading): ParsedClause[] {
  const begin = parsed.findIndex(
    ({ act, rest }) => (act.type === 'note' || act.type === 'instead' || isForTeam(act)) && /:\s*\S/u.test(rest),
  )
  if (begin < 0) return parsed
  const isNote = parsed[begin]!.act.type === 'note'
  return parsed.map((one, index) => {
    const isWish = one.act.type !== 'note' && begins(one.rest, `${patterns.intents.wish}|${patterns.questions.request}`)
    if (index <= begin || isWish || one.act.type === 'left_out') return one
    if (!isNote) return { ...one, act: { type: 'none' } }
    return one.answers.length > 0 || one.clause.isQuestion ? one : { ...one, act: { type: 'told' } }
  })
}

function isForTeam(act: ParsedClause['act']): boolean {
  return act.type === 'start' && CARRIES_TEXT.has(act.task)
}

/**
 * The commands of a note ("And note that I use crutches"). The note joins the booking under way or already made; without a
 * booking, it becomes a message to the team.
 */
export function noteOf({ clause, words, rest }: ParsedClause, reading: Reading, table: MessageContext): Command[] {
  const { patterns, typed } = reading
  const { isOfVisit, task, booking, heard = [] } = table
  const isOther = isInvoice(rest, patterns)
  // The company of an invoice is no name of the visitor.
  const details = detailsOf(clause.mentions).filter((one) => !isOther || !('value' in one) || one.value.slot !== 'name')
  if (task !== null && CARRIES_TEXT.has(task.task)) return details
  const isMade = task === null && booking !== null && !has(rest, patterns.notes.team)
  if (!isOfVisit && !isMade) return [{ type: 'start', task: 'message', words }, ...details]
  const lead = opening(patterns.joins).exec(fold(words))?.[0].length ?? 0
  const parties = setsOf(clause.mentions).filter((one) => one.type === 'set' && one.value.slot === 'party_size')
  const own = words.slice(lead).trim()
  const noted = isOther ? invoicePiece(own, patterns) : notedText(own, reading, heard)
  const text = noted === own && wordsOf(fold(own)).length <= MAX_WORDS_OF_NOTE ? sentenceWith(own, typed) : noted
  const note: Command = { type: 'message', text, words }
  if (isOfVisit) return [note, ...parties, ...details]
  return [{ type: 'start', task: 'note', words }, note, ...details]
}

/** The changes of the message under way: the text in place of the one so far, and what to leave out of it. */
export function editOf({ words, clause, act }: ParsedClause, { patterns, typed }: Reading): Command[] {
  // A text after a colon goes on to the end of the message: "the message: does it suit her, and how do I pay?"
  const isDictated = act.type === 'instead' && /:\s*\S/u.test(words)
  const { instead, without } = editsIn(isDictated ? typed.slice(Math.max(0, typed.indexOf(words))) : words, patterns)
  return [
    { type: 'message', text: instead, edit: 'instead' },
    ...(without === '' ? [] : [{ type: 'message' as const, text: without, edit: 'without' as const }]),
    // A thing at the beginning of the text reads like a name.
    ...detailsOf(clause.mentions).filter((one) => !('value' in one) || one.value.slot !== 'name'),
  ]
}

/** The part of a sentence that is about the invoice: "my name is Ada, only the invoice goes to Northlight Ltd". */
function invoicePiece(words: string, patterns: Reading['patterns']): string {
  const pieces = words.split(/,\s/u)
  const from = pieces.findIndex((piece) => has(fold(piece), patterns.notes.invoice))
  return from < 0 ? words : pieces.slice(from).join(', ')
}

const MAX_WORDS_OF_NOTE = 3

function sentenceWith(words: string, typed: string): string {
  const at = typed.indexOf(words)
  const before = typed.slice(0, Math.max(0, at)).search(/[^.!?\n]{0,200}$/u)
  return typed.slice(before, at + words.length).trim()
}

/**
 * Turns a request with contact details into a message, because they say how the team may answer: "Could you find that
 * out and answer me at ada@example.com?"
 */
export function asMessage(commands: Command[], { typed, patterns }: Reading, { task, question }: Table): Command[] {
  const isReachable = commands.some(
    (one) => one.type === 'set' && (one.value.slot === 'email' || one.value.slot === 'phone'),
  )
  const isRequested = (one: Command): boolean => one.type === 'ask' && has(fold(one.words), patterns.questions.request)
  const isBegun = commands.some(({ type }) => type === 'start' || type === 'complaint')
  if (task !== null || question !== null || !isReachable || isBegun || !commands.some(isRequested)) return commands
  const words = typed.trim()
  return [{ type: 'start', task: 'message', words }, ...commands.filter((one) => !isRequested(one)), messageOf(words)]
}

/**
 * Turns details with a contact into the message that the last reply offered to take: "Nadia, 0171 2345678, for a birthday with
 * 15 children". A booking is only what names itself, or a day or an hour.
 */
export function asOfferedMessage(
  commands: Command[],
  parsed: ParsedClause[],
  { reading: { typed }, table }: { reading: Reading; table: Table },
): Command[] {
  const isReachable = commands.some(
    (one) => one.type === 'set' && (one.value.slot === 'email' || one.value.slot === 'phone'),
  )
  if (table.isMessageOffered !== true || table.task !== null || !isReachable) return commands
  const isElse = parsed.some(({ act, clause }) => act.type === 'start' && (act.isNamed || hasDayOrClockTime(clause)))
  if (isElse || commands.some(({ type }) => type === 'complaint' || type === 'recall')) return commands
  const words = typed.trim()
  const asked = commands.filter((one) => one.type === 'ask' && one.words.includes('?'))
  return [{ type: 'start', task: 'message', words: '' }, ...commands.filter(isDetail), ...asked, messageOf(words)]
}

function messageOf(text: string): Command {
  return { type: 'message', text }
}

/**
 * Adds a complaint to the question whether what does not last has to be paid again: "The brake you adjusted rubs again, do I
 * pay twice?" The question is answered, and the team learns of it.
 */
export function withReturned(commands: Command[], { typed, text, patterns }: Reading, table: Table): Command[] {
  const { returned, questions, grievance } = patterns
  const isFree = table.task === null && table.question === null
  const isAsked = commands.some(({ type }) => type === 'ask')
  if (!isFree || !isAsked || commands.some(({ type }) => type === 'complaint' || type === 'start')) return commands
  const isSupposed = has(text, questions.condition) || begins(text, questions.supposed)
  if (isSupposed || has(text, grievance.praise)) return commands
  // "Do I pay again?" is said of the price and not of the thing.
  const told = text.replaceAll(expression(returned.paid), ' ')
  const isReturned = told !== text && has(told, returned.work) && has(told, returned.again)
  if (!isReturned) return commands
  // "Three days after the repair" is no day of a visit.
  const kept = commands.filter((one) => one.type !== 'set' || (one.value.slot !== 'day' && one.value.slot !== 'time'))
  return [...kept, { type: 'complaint', text: typed.trim() }]
}

/** Adds the text for the team, as typed, to a message, a call back or a complaint. */
export function withText(
  commands: Command[],
  parsed: ParsedClause[],
  { typed, patterns }: Reading,
  table: Table,
): Command[] {
  const text = typed.trim()
  const complains = commands.some(({ type }) => type === 'complaint')
  if (complains) return [...commands.filter(({ type }) => type !== 'complaint'), { type: 'complaint', text }]
  const starts = commands.filter((one) => one.type === 'start')
  const isAsked =
    table.question === 'message' && starts.length === 0 && !commands.some(({ type }) => type === 'abandon')
  const isLeft = commands.some((one) => one.type === 'abandon' && (one.task ?? table.task?.task) === table.task?.task)
  const isOpen = table.task !== null && CARRIES_TEXT.has(table.task.task) && starts.length === 0 && !isLeft
  const isBegun = starts.some(({ task }) => CARRIES_TEXT.has(task))
  // Beside the details of an open message, only a question mark makes a question to the desk.
  const isMarked = isOpen && table.question !== 'confirm'
  const hasText = parsed.some(
    ({ act, hasContent, rest, clause }) => hasContent && carries(act, rest, { ...clause, patterns, isAsked, isMarked }),
  )
  const isSaid = (isAsked && hasText) || ((isOpen || isBegun) && hasText)
  if (!isSaid) return commands
  // While a text is taken, only a clause in the form of a question is answered as well ("Ordered on the 31st, it was to
  // take two weeks! What is going on?"). Beside a yes to the text, every question is.
  const isAgreed = table.question === 'confirm' && commands.some(({ type }) => type === 'confirm')
  const isOfText = isOpen && !isAgreed
  const others = isAsked
    ? commands.filter(isDetail)
    : commands.filter((one) => !isOfText || isForDesk(one, patterns, isMarked))
  return [...others, { type: 'message', text }]
}

/**
 * True for commands that the desk handles. While a text is taken, a question is one only in the form of a question:
 * "And are you open on Saturday?"
 */
function isForDesk(one: Command, patterns: Reading['patterns'], isMarked: boolean): boolean {
  return one.type !== 'ask' || (isMarked ? one.words.includes('?') : hasQuestionForm(one.words, patterns))
}

interface Said {
  mentions: Mention[]
  patterns: Reading['patterns']
  isAsked: boolean
  /** Only a question mark makes a question. */
  isMarked: boolean
}

/** True where the content follows the request: "Could you note that I use crutches". */
function isTextBehind(rest: string, task: TaskName, { intents, notes }: Reading['patterns']): boolean {
  if (task === 'message' && has(rest, notes.askTeam)) return true
  const wish = task === 'message' ? expression(intents.message).exec(rest) : null
  return wish !== null && wordsOf(rest.slice(wish.index + wish[0].length)).length >= MIN_WORDS_TOLD
}

/** True where a clause tells the team something, beyond the request to reach it. */
function carries(act: ParsedClause['act'], rest: string, { mentions, patterns, isAsked, isMarked }: Said): boolean {
  if (isAsked) return true
  if (act.type === 'start')
    return (
      CARRIES_TEXT.has(act.task) &&
      (rest.includes(':') || wordsOf(rest).length > 8 || isTextBehind(rest, act.task, patterns))
    )
  // "I wanted to know whether there is a lift", in an open message, is its text.
  const isTold = act.type === 'ask' && isMarked && !rest.includes('?')
  return (
    (isTold || act.type === 'none' || act.type === 'values' || act.type === 'note') &&
    wordsOf(rest).length > (mentions.length > 0 ? 1 : 0)
  )
}
