import { cut } from '../../core/whole-text.ts'
import { advance, replyWith, say } from './advance.ts'
import { mostCommonWords } from './common-words.ts'
import { has } from './lexicon.ts'
import { answeredName } from './names.ts'
import type { Clause, Reading } from './reading.ts'
import type { DialogueState, Outcome, Task, World } from './state.ts'
import { handOn, settle } from './turns.ts'
import { intentsOf, type Intent } from './wishes.ts'
import { applyTo } from './values.ts'
import { wordingOf } from './wording.ts'

/** What a message does to the conversation. */
export function hear(state: DialogueState, reading: Reading, world: World): Outcome {
  state.language = reading.language
  const { intents, questions } = intentsOf(reading, state.task !== null)
  const hasDetails = takeDetails(state, reading)
  if (state.task === null) return begin(state, reading, intents, questions, hasDetails, world)
  return goOn(state, state.task, reading, intents, questions, hasDetails, world)
}

/** Nothing but words, which may be a name. */
function isPlainWords({ isQuestion, kind, day, time, service }: Clause): boolean {
  return !isQuestion && kind === undefined && day === undefined && time === undefined && service === undefined
}

/** Whether something new was learnt of the visitor. */
function takeDetails(state: DialogueState, { contacts, name, lexicon, language, clauses, isOrder }: Reading): boolean {
  const before = JSON.stringify([state.contact, state.task?.reference])
  if (contacts.email !== undefined) state.contact.email = contacts.email
  if (contacts.phone !== undefined) state.contact.phone = contacts.phone
  const isAsked = state.asked === 'name' || state.asked === 'details'
  const isPlain = !isOrder && clauses.every(isPlainWords)
  const isAnswer =
    isAsked &&
    isPlain &&
    !has(clauses[0]?.text ?? '', [lexicon.stop, lexicon.refusal, lexicon.no, ...lexicon.ordinals].join('|'))
  const given = name ?? (isAnswer ? answeredName(contacts.rest, lexicon) : undefined)
  if (given !== undefined) state.contact.name = given
  const bare =
    state.asked === 'reference' ? /(?<![\p{L}\p{N}])[0-9a-z]{6}(?![\p{L}\p{N}])/iu.exec(contacts.rest)?.[0] : undefined
  const reference =
    contacts.reference ?? (bare !== undefined && !mostCommonWords(language).has(bare.toLowerCase()) ? bare : undefined)
  if (reference !== undefined && state.task !== null && state.task.reference !== reference) {
    state.task.reference = reference
    delete state.task.booking
  }
  return JSON.stringify([state.contact, state.task?.reference]) !== before
}

function begin(
  state: DialogueState,
  reading: Reading,
  intents: Intent[],
  questions: string[],
  hasDetails: boolean,
  world: World,
): Outcome {
  const tasks = intents.flatMap((intent) => taskFrom(state, intent, reading, world))
  const gaveContact = reading.contacts.email !== undefined || reading.contacts.phone !== undefined
  if (tasks.length === 0 && hasDetails && gaveContact && questions.length === 0) {
    // Who leaves an address without a word wants to hear from the team.
    tasks.push({ kind: 'lead', wish: {}, text: reading.text, isTextOpen: isOnlyContact(reading), isGuessed: true })
  }
  const mentioned = reading.clauses.findLast(({ service }) => service !== undefined)?.service
  if (mentioned !== undefined) state.spokenOf = mentioned.id
  if (tasks.length === 0) return { state, reply: null }
  const [only] = tasks
  if (only?.kind === 'book' && state.spokenOf !== null && tasks.length === 1) only.wish.serviceId ??= state.spokenOf
  // A greeting in front of a wish asks nothing.
  for (const question of questions) state.said.push({ answer: question })
  const [first, ...rest] = tasks
  state.task = first ?? null
  state.waiting = rest
  state.misses = 0
  return advance(state, world)
}

function isOnlyContact({ contacts, name }: Reading): boolean {
  const rest = name === undefined ? contacts.rest : contacts.rest.replace(name, '')
  return (rest.match(/\p{L}{2,}/gu) ?? []).length <= 5
}

/** A wish of a known kind, with what the message says of it. */
function taskFrom(state: DialogueState, intent: Intent, reading: Reading, world: World): Task[] {
  if (intent.kind === undefined) return []
  const task: Task = { kind: intent.kind, wish: {}, text: cut(reading.text, 500) }
  const { reference } = reading.contacts
  if (intent.kind === 'move' || intent.kind === 'cancel') {
    if (reference !== undefined) task.reference = reference
    else if (state.last !== null && !intent.isOther) task.reference = state.last.reference
  }
  if (intent.kind === 'lead') task.isTextOpen = has(intent.text, 'message|nachricht|mensaje|recado|note|notiz')
  applyTo(state, task, intent, reading, world)
  return [task]
}

function goOn(
  state: DialogueState,
  task: Task,
  reading: Reading,
  intents: Intent[],
  questions: string[],
  hasDetails: boolean,
  world: World,
): Outcome {
  const wording = wordingOf(state.language)
  if (reading.isOrder) {
    say(state, wording.cannotObey)
    return advance(state, world)
  }
  if (isMessageText(state, reading, intents)) return takeText(state, task, reading, world)
  const { own, others } = sorted(state, task, reading, intents)
  if (isEnd(reading, own, others, state)) return settle(state, wording.stopped, world)
  const isChanged = own.map((intent) => applyTo(state, task, intent, reading, world)).some(Boolean)
  if (state.asked === 'confirm' && !isChanged && !hasDetails && others.length === 0 && questions.length === 0) {
    const answer = answerOf(reading)
    if (answer === 'yes') return advance(state, world, true)
    if (answer === 'no') return refuse(state, task, world)
  }
  for (const question of questions) state.said.push({ answer: question })
  const isSwitched =
    others.length > 0 &&
    handOn(
      state,
      others.flatMap((one) => taskFrom(state, one, reading, world)),
      isChanged,
    )
  if (isChanged || hasDetails || isSwitched || questions.length > 0) {
    state.misses = 0
    return advance(state, world)
  }
  return missed(state, reading, world)
}

/** "Yes" to what was said last: nothing in it may speak against it. */
function answerOf({ isYes, isNo, isStop }: Reading): 'yes' | 'no' | undefined {
  if (isNo || isStop) return 'no'
  return isYes ? 'yes' : undefined
}

/** What belongs to the task under way, and what is something else. */
function sorted(state: DialogueState, task: Task, reading: Reading, intents: Intent[]) {
  const own: Intent[] = []
  const others: Intent[] = []
  const isOfOther = (intent: Intent): boolean => intent.isOther || reading.contacts.reference !== undefined
  for (const intent of intents) {
    const { kind } = intent
    const isSame = kind === undefined || kind === task.kind || kind === 'lead'
    // "Move it to three" before anything is booked is a correction.
    const isCorrection = task.kind === 'book' && kind === 'move' && !isOfOther(intent)
    // To who is giving details, the name of a service is part of their words.
    const isAside = kind === 'book' && !intent.isExplicit && task.kind !== 'cancel' && task.isGuessed !== true
    if (isSame && own.some((one) => one.kind === kind && kind === 'book')) others.push(intent)
    else if (isSame || isCorrection || isAside) own.push(intent)
    else if (task.kind === 'book' && kind === 'cancel' && !isOfOther(intent)) reading.isStop = true
    else if ((task.kind === 'move' && kind === 'cancel') || (task.kind === 'cancel' && kind === 'move'))
      turnInto(state, task, intent, own)
    else others.push(intent)
  }
  return { own, others }
}

/** "Cancel it rather than move it": the same booking. */
function turnInto(state: DialogueState, task: Task, intent: Intent, own: Intent[]): void {
  // At a confirmation "don't cancel" and "leave it" name the deed that is not wanted.
  if (state.asked === 'confirm' && intent.wish.date === undefined && intent.wish.time === undefined) return
  task.kind = intent.kind ?? task.kind
  own.push({ ...intent, kind: task.kind })
}

function isEnd(reading: Reading, own: Intent[], others: Intent[], state: DialogueState): boolean {
  const hasValues = own.some(({ wish }) => Object.keys(wish).length > 0) || others.length > 0
  if (hasValues || reading.contacts.email !== undefined || reading.contacts.phone !== undefined) return false
  if (state.asked === 'confirm' && answerOf({ ...reading, isStop: false }) === 'yes') return false
  // A "no" at the confirmation of a change keeps what is there, and says so.
  if (state.asked === 'confirm' && (state.task?.kind === 'move' || state.task?.kind === 'cancel')) return false
  return reading.isStop || reading.isFarewell
}

function isMessageText(state: DialogueState, { isStop }: Reading, intents: Intent[]): boolean {
  return state.asked === 'message' && !isStop && intents.every(({ kind }) => kind === undefined || kind === 'lead')
}

function takeText(state: DialogueState, task: Task, reading: Reading, world: World): Outcome {
  task.text = cut(reading.text, 1_000)
  task.isTextOpen = false
  return advance(state, world)
}

function refuse(state: DialogueState, task: Task, world: World): Outcome {
  const wording = wordingOf(state.language)
  if (task.kind === 'move' || task.kind === 'cancel') return settle(state, wording.kept, world)
  state.asked = 'change'
  say(state, wording.whatToChange)
  return replyWith(state)
}

/** Nothing in the message fits: what the knowledge has on it, or that it was not understood; then the open question again. */
function missed(state: DialogueState, reading: Reading, world: World): Outcome {
  const wording = wordingOf(state.language)
  const { asked } = state
  state.misses += 1
  if (asked === 'change' && answerOf(reading) === 'no') return settle(state, wording.stopped, world)
  const isAboutContact = asked === 'details' || asked === 'contact' || asked === 'phone'
  if (isAboutContact && reading.contacts.badEmail !== undefined) say(state, wording.badEmail)
  else if (isAboutContact && reading.contacts.badPhone !== undefined) say(state, wording.badPhone)
  else if (isAboutContact && (reading.isRefusal || reading.isNo)) say(state, wording.whyContact)
  else if (asked === 'reference' && (reading.isLost || reading.isNo))
    return settle(state, wording.withoutReference, world)
  else if (state.misses > 3) return settle(state, wording.lost, world)
  else state.said.push({ answer: reading.text, orElse: wording.notUnderstood })
  return advance(state, world)
}
