import type { Command, Table } from '../../../models/understanding.ts'
import { likelihoods } from '../classifier/classifier.ts'
import type { Heard } from '../heard.ts'
import type { Reading } from '../reading.ts'
import { begins, fold, has } from '../text.ts'
import { CARRIES_TEXT, CORRECTED, GIVES, isAcknowledgement, isAskedFor, isYes } from './parts.ts'

/** Commands that answer a question better than a yes or a no beside them. */
const OUTWEIGHS_NO = new Set<Command['type']>([
  'correct',
  'others',
  'choose',
  'start',
  'abandon',
  'refuse',
  'unknown',
  'complaint',
  'message',
  'repeat',
])

const OUTWEIGHS_YES = new Set<Command['type']>([
  'correct',
  'others',
  'choose',
  'abandon',
  'reject',
  'unclear',
  'refuse',
  'unknown',
])

/** "Yes, but tell me first whether you pick me up": what comes first is answered, then the summary is put again. */
export function withoutHastyYes(
  commands: Command[],
  heard: Heard[],
  { reading: { patterns }, table }: { reading: Reading; table: Table },
): Command[] {
  const isDeed = table.question === 'confirm' && table.task !== null && !CARRIES_TEXT.has(table.task.task)
  if (isDeed && isTakenBack(heard, patterns)) {
    const kept = commands.filter(({ type }) => type !== 'confirm')
    const isElse = kept.some(({ type }) => type === 'ask' || type === 'reject' || GIVES.has(type))
    return isElse ? kept : [...kept, { type: 'reject', words: heard.at(-1)!.words }]
  }
  const held = heard.find(
    ({ answers, rest }) => answers.some(isYes) && begins(rest, patterns.but.word) && has(rest, patterns.but.first),
  )
  if (!isDeed || held === undefined || commands.some(({ type }) => GIVES.has(type))) return commands
  const { words } = held
  const asked = commands.some(({ type }) => type === 'ask') ? [] : [{ type: 'ask' as const, question: words, words }]
  return [...commands.filter(({ type }) => type !== 'confirm'), ...asked]
}

/** "Yes. Actually hang on, we are away that day": what asks for a moment behind a yes takes it back. */
function isTakenBack(heard: Heard[], { interjections, correction, wait }: Reading['patterns']): boolean {
  const agreed = heard.findIndex(({ answers }) => answers.some(isYes))
  const lead = `(?:(?:${interjections}|${correction}),? ){0,2}(?:${wait})`
  return agreed >= 0 && heard.slice(agreed).some(({ rest, clause }, at) => begins(at === 0 ? rest : clause.text, lead))
}

/** "No, thank you" ends what is under way, where a bare no may ask for other times. */
export function withThanks(commands: Command[], { task }: Table): Command[] {
  const isThanked = commands.some((one) => one.type === 'courtesy' && (one.kind === 'thanks' || one.kind === 'goodbye'))
  if (task === null || !isThanked || commands.some(({ type }) => GIVES.has(type))) return commands
  return commands.map((one) => (one.type === 'reject' ? { type: 'abandon', words: one.words } : one))
}

/** Questions that a yes or a no answers. */
const YES_OR_NO = new Set<Table['question']>(['confirm', 'offer', 'choice', 'anything_else', 'change'])

/** Commands beside which no yes or no is to be guessed. */
const ANSWERS = new Set<Command['type']>(['confirm', 'reject', 'ask', 'recall', 'repeat'])

const LIKELY = 0.6

/** A yes or a no in words that have no form for it: "you got it right". */
export function answerGuessed(commands: Command[], { typed, patterns }: Reading, { question }: Table): Command[] {
  const isAnswered = commands.some(({ type }) => ANSWERS.has(type) || OUTWEIGHS_YES.has(type))
  // A reference or an address behind a "sorry" refuses nothing.
  const isValued = commands.some((one) => one.type === 'set' && !CORRECTED.has(one.value.slot))
  // "James Okafor, I said" says a name once more.
  const isTold = new RegExp(`(?<!\\p{L})(?:${patterns.names.tails})(?!\\p{L})`, 'iu').test(typed)
  if (!YES_OR_NO.has(question) || isAnswered || isValued || isTold) return []
  const { yes, no } = likelihoods(typed, question)
  const words = typed.trim()
  if (no >= LIKELY && no > yes) return [{ type: 'reject', words }]
  return yes >= LIKELY ? [{ type: 'confirm', words }] : []
}

/** The yes, no or courtesy that a clause begins with. */
export function answersOf(
  { answers, clause, hasContent }: Heard,
  { patterns }: Reading,
  { question }: Table,
): Command[] {
  // "Great, thanks" to "anything else?" wants nothing more.
  const isIdle = (kind: string): boolean =>
    kind === 'yes' && question === 'anything_else' && !hasContent && likelihoods(clause.text, question).yes < LIKELY
  return answers.flatMap(({ kind, words }): Command[] => {
    if (kind === 'none') return []
    if (kind === 'yes' && question === 'anything_else' && has(fold(words), patterns.courtesy.thanks))
      return [{ type: 'courtesy', kind: 'thanks', words }]
    if (kind === 'yes' || kind === 'no') {
      if (question === null || isIdle(kind)) return [{ type: 'courtesy', kind: 'acknowledgement', words }]
      return [{ type: kind === 'yes' ? 'confirm' : 'reject', words }]
    }
    return [{ type: 'courtesy', kind, words }]
  })
}

/** A yes or a no gives way to what says more; the second of two is left out. */
export function weighed(given: Command[], { patterns }: Reading, table: Table): Command[] {
  // "I have no e-mail. Yes, please": nothing is asked for at the summary that could be unknown.
  const isAgreed = table.question === 'confirm' && given.some(({ type }) => type === 'confirm')
  const isCancelled = isAgreed && table.task?.task === 'cancel' && !given.some(isBooked)
  const commands = given.filter(
    (one) => !(isAgreed && one.type === 'unknown') && !(isCancelled && isOfAppointment(one)),
  )
  const weak = new RegExp(`^(?:${patterns.answers.weak})$`, 'u')
  // Words that only look like a question say a weak yes no less.
  const isAsked = commands.some((one) => one.type === 'ask' && isAskedFor(one.words, patterns))
  const includes = (types: ReadonlySet<Command['type']>): boolean => commands.some(({ type }) => types.has(type))
  // "My number was wrong. Otherwise yes": only another appointment makes a yes to this one void.
  // "Yes, after six" says when to call.
  const isOfCall = table.task?.task === 'call_back'
  // "Yes, and no call back is needed" agrees to the message.
  const isOfElse = (one: Command): boolean =>
    one.type === 'abandon' && one.task !== undefined && one.task !== table.task?.task
  const isElse = commands.some(
    (one) =>
      OUTWEIGHS_YES.has(one.type) &&
      !isOfElse(one) &&
      (one.type !== 'correct' || (CORRECTED.has(one.value.slot) && !isOfCall)),
  )
  const isValue =
    table.question !== 'confirm' &&
    table.question !== 'offer' &&
    table.question !== 'choice' &&
    table.question !== 'anything_else'
  const isChosen = table.question === 'time' || table.question === 'day' || table.question === 'service'
  const hasValue = commands.some(
    (one) => one.type === 'message' || (one.type === 'set' && (!isChosen || CORRECTED.has(one.value.slot))),
  )
  // "Great, thank you" to "anything else?" wants nothing more.
  const isThanked = commands.some((one) => one.type === 'courtesy' && one.kind === 'thanks')
  const isLeaving = commands.some((one) => one.type === 'courtesy' && one.kind === 'goodbye')
  // "No, I mean the suit itself" puts the question right that was answered, and refuses nothing.
  const isMeant =
    table.topic !== null &&
    commands.some((one) => one.type === 'ask' && begins(fold(one.words), patterns.questions.meant))
  const seen = new Set<string>()
  return commands.filter((command) => {
    if (command.type === 'confirm' && isThanked && table.question === 'anything_else') return false
    // "All clear, thank you, goodbye" takes none of the times.
    if (command.type === 'confirm' && isLeaving && table.question !== 'confirm') return false
    // "Right. How much is each?" takes none of the choices.
    if (command.type === 'confirm' && isAsked && (isChosen || weak.test(fold(command.words)))) return false
    if (command.type === 'reject' && (includes(OUTWEIGHS_NO) || isMeant)) return false
    if (command.type === 'confirm' && (isElse || (isValue && hasValue))) return false
    if (isAcknowledgement(command) && !commands.every(isAcknowledgement)) return false
    const key = command.type === 'courtesy' ? command.kind : command.type
    const isOnce = key === 'confirm' || key === 'reject' || key === 'recall' || command.type === 'courtesy'
    const isRepeat = seen.has(key) && isOnce
    seen.add(key)
    return !isRepeat
  })
}

function isBooked(command: Command): boolean {
  return command.type === 'start' && command.task === 'book'
}

/** "Yes. I might come again after Christmas": an agreed cancellation has no other day. */
function isOfAppointment(command: Command): boolean {
  if (command.type === 'others' || command.type === 'unclear') return true
  if (command.type === 'start') return command.task === 'move'
  return (command.type === 'set' || command.type === 'correct') && CORRECTED.has(command.value.slot)
}
