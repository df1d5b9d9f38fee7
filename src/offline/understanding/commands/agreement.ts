import { forLanguage, inAnyLanguage, spokenLanguage } from '../../../languages/index.ts'
import type { Command, Table } from '../../../models/understanding.ts'
import { asksOnlyIfAllWell } from '../acts/states-asked.ts'
import { likelihoods } from '../classifier/classifier.ts'
import type { ParsedClause } from '../parsed-clause.ts'
import type { Reading } from '../reading.ts'
import { tellingWords } from '../note-matter.ts'
import { begins, expression, fold, has, isWhole } from '../text.ts'
import { CARRIES_TEXT, BOOKING_SLOTS, SUBSTANTIVE, isAcknowledgement, hasQuestionForm, isYes } from './parts.ts'

/** Commands that outweigh a no, or a yes, in the same message. */
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

/**
 * Reads a cancellation beside a yes as a question where it is only supposed: "Yes, book it. I meant, if one falls ill and cancels?"
 */
export function withCancelSupposed(commands: Command[], { question, booking }: Table): Command[] {
  if (question !== 'confirm' || booking !== null || !commands.some(({ type }) => type === 'confirm')) return commands
  return commands.map((one): Command => {
    const isSupposed = one.type === 'start' && one.task === 'cancel' && has(fold(one.words), SUPPOSED)
    return isSupposed ? { type: 'ask', question: one.words, words: one.words } : one
  })
}

const SUPPOSED = inAnyLanguage(({ functionWords }) => functionWords.if)

/**
 * Drops a yes that is taken back, or that depends on an answer, so that the summary is shown again: "Yes, but tell me
 * first whether you pick me up".
 */
export function withoutHastyYes(
  commands: Command[],
  parsed: ParsedClause[],
  { reading: { patterns }, table }: { reading: Reading; table: Table },
): Command[] {
  const isOfTask = table.question === 'confirm' && table.task !== null && !CARRIES_TEXT.has(table.task.task)
  if (isOfTask && isTakenBack(parsed, patterns)) {
    const kept = commands.filter(({ type }) => type !== 'confirm')
    const isElse = kept.some(({ type }) => type === 'ask' || type === 'reject' || SUBSTANTIVE.has(type))
    return isElse ? kept : [...kept, { type: 'reject', words: parsed.at(-1)!.words }]
  }
  const held = parsed.find(
    ({ answers, rest }) => answers.some(isYes) && begins(rest, patterns.but.word) && has(rest, patterns.but.first),
  )
  if (!isOfTask || held === undefined || commands.some(({ type }) => SUBSTANTIVE.has(type))) return commands
  const { words } = held
  const asked = commands.some(({ type }) => type === 'ask') ? [] : [{ type: 'ask' as const, question: words, words }]
  return [...commands.filter(({ type }) => type !== 'confirm'), ...asked]
}

/** Commands of a message that says nothing but that the booking is to be cancelled. */
const BESIDE_CANCELLING = new Set<Command['type']>(['abandon', 'reject', 'repeat', 'courtesy', 'confirm'])

/**
 * At the question whether a booking is to be cancelled, "yes cancel please" agrees, and so does "no, I want it cancelled".
 * "Cancel" gives up any other task.
 */
export function withCancellingAgreed(commands: Command[], { typed, patterns }: Reading, table: Table): Command[] {
  if (table.question !== 'confirm' || table.task?.task !== 'cancel') return commands
  const isLeft = commands.some(({ type }) => type === 'abandon' || type === 'reject' || type === 'repeat')
  const text = fold(typed)
  const { cancelling, wish, denied } = patterns.intents
  const isNamed = commands.some(({ type }) => type === 'reject') ? has(text, wish) : true
  const isElse = commands.some(({ type }) => !BESIDE_CANCELLING.has(type))
  if (!isLeft || typed.includes('?') || !isNamed || isElse || !has(text, cancelling) || has(text, denied))
    return commands
  return [{ type: 'confirm', words: typed.trim() }, ...commands.filter(({ type }) => type === 'courtesy')]
}

/**
 * At the question whether a message is to be passed on, "no service, just pass the message on" agrees: nothing else is said in
 * it.
 */
export function withPassingAgreed(commands: Command[], { typed, patterns }: Reading, table: Table): Command[] {
  if (table.question !== 'confirm' || table.task?.task !== 'message' || typed.includes('?')) return commands
  const { notes, intents, appointment, answers } = patterns
  const text = fold(typed)
  const rest = text.replaceAll(expression(`${notes.passOn}|${notes.sendOff}`), ' ')
  if (rest !== text && isUnsent(text, patterns)) return withoutSending(commands, typed.trim())
  if (rest === text || has(text, `${notes.askTeam}|${intents.refused.message}|${notes.leaveOut}`)) return commands
  if (commands.some((one) => 'value' in one && isContactSlot(one.value.slot))) return commands
  const refused = `(?:${intents.without}) \\S+|${intents.unwanted}|${intents.message}|${notes.message}|${appointment}|${answers.yesAlone}`
  if (tellingWords(rest.replaceAll(expression(refused), ' '), patterns).length > 0)
    return withSentBeside(commands, typed, notes.sendOff)
  return [{ type: 'confirm', words: typed.trim() }]
}

/** Reads a yes as a no where the sending is refused. The refusal is no text of the message. */
function withoutSending(commands: Command[], words: string): Command[] {
  const kept = commands.filter((one) => one.type !== 'confirm' && !(one.type === 'message' && one.text === words))
  const isLeft = kept.some(({ type }) => type === 'reject' || type === 'abandon')
  return isLeft ? kept : [{ type: 'reject', words }, ...kept]
}

/** Adds the yes to a message beside a wish to book: "No changes, send it. And I'd like to book Tuesday at ten". */
function withSentBeside(commands: Command[], typed: string, sendOff: string): Command[] {
  const sent = typed.split(/[.!;\n]+/u).find((sentence) => has(fold(sentence), sendOff))
  if (sent === undefined || !commands.some(isBooked)) return commands
  const kept = commands.filter(({ type }) => type !== 'reject' && type !== 'confirm')
  return [{ type: 'confirm', words: sent.trim() }, ...kept]
}

/** True where a negation stands beside the sending, in the same piece: "Das darf so nicht abgeschickt werden". */
function isUnsent(folded: string, { notes, answers, please, courtesy, joins }: Reading['patterns']): boolean {
  const text = folded.replaceAll(expression(answers.harmless), ', ')
  const sending = `(?:${notes.passOn}|${notes.sendOff})`
  const between = `(?: (?!(?:${notes.only}|${please}|${courtesy.thanks}|${joins})(?!\\p{L}))[^\\s.,;!?]{1,20}){0,5}`
  const behind = `(?: [^\\s.,;!?]{1,20}){0,4}`
  return has(text, `(?:${notes.unsent})${between} ${sending}|${sending}${behind} (?:${notes.unsent})`)
}

function isContactSlot(slot: string): boolean {
  return slot === 'name' || slot === 'email' || slot === 'phone'
}

/** Minimum probability of a no in words that no pattern has. */
const LIKELY_NO = 0.8

/** Reads a message as a no to the summary where only the classifier hears one: "that is not what I asked for". */
export function withRefusalHeard(commands: Command[], { typed }: Reading, { question, task }: Table): Command[] {
  if (question !== 'confirm' || task === null || CARRIES_TEXT.has(task.task) || typed.includes('?')) return commands
  const isUnheard = commands.every(({ type }) => type === 'ask' || type === 'courtesy' || type === 'noise')
  if (!isUnheard || likelihoods(fold(typed), question).no < LIKELY_NO) return commands
  return [{ type: 'reject', words: typed.trim() }]
}

/** Drops the question whether all is in order beside a yes, because the words of the deed answer it: "yes. is it all ok then?" */
export function withoutAnsweredDoubt(commands: Command[], { patterns }: Reading, { question }: Table): Command[] {
  if (question !== 'confirm' || !commands.some(({ type }) => type === 'confirm')) return commands
  return commands.filter((one) => one.type !== 'ask' || !asksOnlyIfAllWell(fold(one.words), patterns))
}

/** True where a request to wait follows a yes: "Yes. Actually hang on, we are away that day". */
function isTakenBack(parsed: ParsedClause[], { interjections, correction, wait }: Reading['patterns']): boolean {
  const agreed = parsed.findIndex(({ answers }) => answers.some(isYes))
  const lead = `(?:(?:${interjections}|${correction}),? ){0,2}(?:${wait})`
  return agreed >= 0 && parsed.slice(agreed).some(({ rest, clause }, at) => begins(at === 0 ? rest : clause.text, lead))
}

/** "No, thank you" abandons the task, where a bare no may request other times. */
export function withThanks(commands: Command[], { task }: Table): Command[] {
  const isThanked = commands.some((one) => one.type === 'courtesy' && (one.kind === 'thanks' || one.kind === 'goodbye'))
  if (task === null || !isThanked || commands.some(({ type }) => SUBSTANTIVE.has(type))) return commands
  return commands.map((one) => (one.type === 'reject' ? { type: 'abandon', words: one.words } : one))
}

/** Commands of a visitor who is done, beside their courtesies. */
const OF_LEAVE = new Set<Command['type']>(['courtesy', 'reject', 'abandon', 'confirm', 'ask'])

/** From this likelihood on, words beside a farewell are a question. */
const SURELY_ASKED = 0.9

/**
 * "Cheers, that's all", while times or services are on offer, takes leave of the booking that was not made. Once a start is
 * chosen, it may mean that nothing is to be added. Without a booking, what stands beside it is not searched: "nothing else. but
 * that must not happen again".
 */
export function withLeave(commands: Command[], { typed, patterns }: Reading, { task, question }: Table): Command[] {
  const isOffered = task?.task === 'book' && OFFERING.has(question)
  const isFree = task === null && (question === null || question === 'anything_else')
  if (typed.includes('?') || (!isOffered && !isFree) || !isDone(fold(typed), patterns)) return commands
  const isAsked = commands.some(({ type }) => type === 'ask')
  const isElse = (one: Command): boolean =>
    !OF_LEAVE.has(one.type) || (one.type === 'ask' && !isFree && !isDone(fold(one.words), patterns))
  if (commands.length === 0 || commands.some(isElse) || (isFree && !isAsked)) return commands
  const words = typed.trim()
  const kept = commands.filter(({ type }) => type === 'courtesy' || type === 'reject')
  // "Nope, that's all. Oh is there parking" asks without a question mark.
  const asked = commands.filter((one) => one.type === 'ask' && isSurelyAsked(one.words, patterns))
  if (asked.length > 0) return [...kept.filter(({ type }) => type === 'courtesy'), ...asked]
  // "Anything else?" is answered by it.
  if (question === 'anything_else' && !kept.some(({ type }) => type === 'reject')) kept.push({ type: 'reject', words })
  return [...kept, { type: 'courtesy', kind: 'goodbye', words }]
}

function isSurelyAsked(words: string, patterns: Reading['patterns']): boolean {
  return hasQuestionForm(words, patterns) || likelihoods(words, 'anything_else').ask >= SURELY_ASKED
}

/** True where a part of the text says that nothing else is wanted: "great, thanks, that's all". "How does this all work" does not. */
function isDone(folded: string, { courtesy, answers }: Reading['patterns']): boolean {
  const lead = `(?:${courtesy.thanks}|${answers.no}|${answers.yes}|${answers.yesAlone}|${answers.weak}),? `
  const parts = folded.split(/[.!;,\n]+/u)
  return parts.some((part) => isWhole(part, `(?:${lead}){0,3}(?:${courtesy.done})(?: (?:${courtesy.thanks}))?`))
}

const OFFERING = new Set<Table['question']>([null, 'time', 'day', 'service'])

/** Questions that a yes or a no answers. */
const YES_OR_NO = new Set<Table['question']>(['confirm', 'offer', 'choice', 'anything_else', 'change'])

/** Commands beside which the classifier is not asked for a yes or a no. */
const ANSWERS = new Set<Command['type']>(['confirm', 'reject', 'ask', 'recall', 'repeat'])

const LIKELY = 0.6
/** Maximum probability of another appointment beside a yes. */
const UNLIKELY = 0.4

/** A yes or a no by the classifier, for words that no pattern matches: "you got it right". */
export function answerGuessed(
  commands: Command[],
  { typed, patterns, mentions }: Reading,
  { question, task }: Table,
): Command[] {
  const isAgain = commands.some((one) => one.type === 'start' && one.task === task?.task && CARRIES_TEXT.has(one.task))
  const isAnswered = isAgain || commands.some(({ type }) => ANSWERS.has(type) || OUTWEIGHS_YES.has(type))
  // A reference or an address beside a "sorry" refuses nothing.
  const isValued = commands.some((one) => one.type === 'set' && !BOOKING_SLOTS.has(one.value.slot))
  // "James Okafor, I said" repeats a value and answers neither yes nor no.
  const isTold = new RegExp(`(?<!\\p{L})(?:${patterns.names.tails})(?!\\p{L})`, 'iu').test(typed)
  // "Two of us are vegetarian" agrees to nothing.
  const isApart = mentions.some((one) => one.isApart === true)
  if (!YES_OR_NO.has(question) || isAnswered || isValued || isTold || isApart) return []
  const { yes, no, another, change, ask } = likelihoods(typed, question)
  const words = typed.trim()
  // "No pasa nada" refuses nothing.
  const isHarmless = isWhole(fold(typed), patterns.answers.harmless)
  if (no >= LIKELY && no > yes) return isHarmless ? [] : [{ type: 'reject', words }]
  // "I would book it but tell me the price first" agrees to nothing yet.
  return yes >= LIKELY && another < UNLIKELY && yes > change && ask < LIKELY ? [{ type: 'confirm', words }] : []
}

/** The yes, no and courtesies at the beginning of a clause. */
export function answersOf(
  { answers, clause, hasContent }: ParsedClause,
  { patterns }: Reading,
  { question }: Table,
): Command[] {
  // "Great, thanks" to "anything else?" is a courtesy and no yes.
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

/** Drops a yes or a no where another command says more, and repeated answers. */
export function withoutWeakerAnswers(given: Command[], { patterns, typed }: Reading, table: Table): Command[] {
  // "I have no e-mail. Yes, please": a summary asks for no value, so none is unknown.
  const isAgreed = table.question === 'confirm' && given.some(({ type }) => type === 'confirm')
  const isCancelled = isAgreed && table.task?.task === 'cancel' && !given.some(isBooked)
  const commands = given.filter(
    (one) => !(isAgreed && one.type === 'unknown') && !(isCancelled && isOfAppointment(one)),
  )
  const weak = new RegExp(`^(?:${patterns.answers.weak})$`, 'u')
  // Only a clause in the form of a question weakens a yes.
  const isAsked = commands.some((one) => one.type === 'ask' && hasQuestionForm(one.words, patterns))
  const includes = (types: ReadonlySet<Command['type']>): boolean => commands.some(({ type }) => types.has(type))
  // A yes is void only if the appointment changes: "My number was wrong. Otherwise yes" confirms. In a call back, "Yes,
  // after six" says when to call. A message has none of these values.
  const isOfTeam = table.task?.task === 'call_back' || table.task?.task === 'message'
  // "Yes, and no call back is needed" refuses another task, so the yes holds.
  const isOfElse = (one: Command): boolean =>
    one.type === 'abandon' && one.task !== undefined && one.task !== table.task?.task
  const isElse = commands.some(
    (one) =>
      OUTWEIGHS_YES.has(one.type) &&
      !isOfElse(one) &&
      (one.type !== 'correct' || (BOOKING_SLOTS.has(one.value.slot) && !isOfTeam)),
  )
  const isValue =
    table.question !== 'confirm' &&
    table.question !== 'offer' &&
    table.question !== 'choice' &&
    table.question !== 'anything_else'
  const isChosen = table.question === 'time' || table.question === 'day' || table.question === 'service'
  const hasValue = commands.some(
    (one) => one.type === 'message' || (one.type === 'set' && (!isChosen || BOOKING_SLOTS.has(one.value.slot))),
  )
  // "Great, thank you" to "anything else?" is a courtesy and no yes.
  const isThanked = commands.some((one) => one.type === 'courtesy' && one.kind === 'thanks')
  const isLeaving = commands.some((one) => one.type === 'courtesy' && one.kind === 'goodbye')
  // "No, I mean the suit itself" corrects the question that was answered, and refuses nothing.
  const isMeant =
    table.topic !== null &&
    commands.some((one) => one.type === 'ask' && begins(fold(one.words), patterns.questions.meant))
  const seen = new Set<string>()
  const isAnnounced = isWhole(fold(typed), `(?:${patterns.questions.announced})(?:,? (?:${patterns.please}))?`)
  return commands.filter((command) => {
    // "One more question please" agrees to nothing.
    if (command.type === 'confirm' && isAnnounced) return false
    if (command.type === 'confirm' && isThanked && table.question === 'anything_else') return false
    // "All clear, thank you, goodbye" accepts none of the times.
    if (command.type === 'confirm' && isLeaving && table.question !== 'confirm') return false
    // "Right. How much is each?" accepts none of the choices.
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

/**
 * True for commands about a new appointment, which an agreed cancellation has not: "Yes. I might come again after
 * Christmas".
 */
function isOfAppointment(command: Command): boolean {
  if (command.type === 'others' || command.type === 'unclear') return true
  if (command.type === 'start') return command.task === 'move'
  return (command.type === 'set' || command.type === 'correct') && BOOKING_SLOTS.has(command.value.slot)
}

/**
 * Drops a no that refuses the answer before and not the booking that is read back, where it stands in or before a question: "no,
 * never mind the station, it's the price that I want".
 */
export function withoutNoToAnswer(
  commands: Command[],
  parsed: ParsedClause[],
  { question, topic, task, language }: Table,
): Command[] {
  const isOpen = question === 'confirm' && task?.task === 'book' && topic !== null
  const refused = parsed.findIndex(({ answers }) => answers.some(({ kind }) => kind === 'no'))
  const { act, clause, rest = '', hasContent = false } = parsed[refused] ?? {}
  const { questions, abandon } = forLanguage(spokenLanguage(language)).understanding
  // "No do you have anything cheaper?" refuses the booking.
  const isElseAsked = clause?.isQuestion === true && !has(rest, `${questions.meant}|${questions.missed}|${abandon}`)
  const isAsked =
    (act?.type === 'ask' && !isElseAsked) ||
    (hasContent && act?.type === 'none' && parsed[refused + 1]?.act.type === 'ask')
  const isOfAnswer = refused >= 0 && isAsked
  const isElse = commands.some(({ type }) => type !== 'reject' && type !== 'ask' && type !== 'courtesy')
  return isOpen && isOfAnswer && !isElse ? commands.filter(({ type }) => type !== 'reject') : commands
}
