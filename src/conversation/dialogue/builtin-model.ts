import { isRecord } from '../../core/keys.ts'
import { forLanguage, spokenLanguage } from '../../languages/index.ts'
import {
  FACTS,
  type ChatModel,
  type ConversationFacts,
  type ModelEvent,
  type Outcome,
  type TurnRequest,
} from '../../models/chat-model.ts'
import type { Understanding } from '../../models/understanding.ts'
import {
  answerQuestion,
  createReplies,
  emergencyHelp,
  languageOfVisitor,
  type Reply,
  type TextAnalysis,
} from '../../offline/index.ts'
import { withSureAnswer } from './beside-wish.ts'
import type { CallResult } from './learning.ts'
import { messageOf, queryOf } from './message.ts'
import { playTurn, type Move } from './policy.ts'
import { withOneReading } from './question-or-need.ts'
import { say, sentenceOf, type Courtesy, type Part } from './reply-plan.ts'
import { hasContact, markAnswered, meetOwn, stateFrom, type DialogueState } from './state.ts'
import { bookedService, rememberTold } from './spoken-of.ts'
import { offerFor } from './offer.ts'
import { suggestionsFor, topicsToSay } from './suggestions.ts'
import { understandingContext } from './understanding-context.ts'
import { worldOf, type World } from './world.ts'

interface BuiltinDeps {
  text: TextAnalysis
  /** Reads turns that have no commands. */
  understanding: Understanding
}

/**
 * The speaker of installations without a speaking model. The policy decides on commands, a table has their wording, and
 * questions are answered with sentences of the documents. Without a conversation it only answers questions.
 */
export function createBuiltinModel({ text, understanding }: BuiltinDeps): ChatModel {
  return {
    name: 'builtin',
    async *reply(turn, signal) {
      signal.throwIfAborted()
      const { conversation } = turn
      if (conversation === undefined) return yield* answerQuestion(turn, text, signal)
      yield* converse({ turn, conversation, text, understanding, signal })
    },
  }
}

interface Conversing extends BuiltinDeps {
  turn: TurnRequest
  conversation: ConversationFacts
  signal: AbortSignal
}

/** State and surroundings of a turn, for the understanding and for the policy. */
export function settingOf(
  conversation: ConversationFacts,
  assistant: TurnRequest['assistant'],
  language: string | undefined,
  passages: TurnRequest['passages'] = [],
): { state: DialogueState; world: World } {
  const state = stateFrom(conversation.memory)
  const spoken = spokenLanguage(state.language ?? language ?? assistant.language)
  // Contact details known to the page need not be asked for.
  const { name, email, phone } = conversation.visitor
  const known = { ...(name ? { name } : {}), ...(email ? { email } : {}), ...(phone ? { phone } : {}) }
  state.contact = { ...known, ...state.contact }
  meetOwn(state, conversation.bookings ?? [])
  // During a wait for a person, the open question is the one for name and contact, and earlier questions are closed.
  if (conversation.waitMinutes !== undefined) {
    state.question = hasContact(state) && state.contact.name !== undefined ? null : 'details'
    state.options = []
  }
  return { state, world: worldOf(conversation, assistant, spoken, passages) }
}

async function* converse({ turn, conversation, text, understanding, signal }: Conversing): AsyncGenerator<ModelEvent> {
  const { state, world } = settingOf(conversation, turn.assistant, languageOf(turn), turn.passages)
  const message = messageOf(turn)
  const understood =
    turn.commands ?? (await understanding.understand(message, understandingContext(state, world), signal))
  const commands = await withOneReading(
    understood,
    createReplies({ language: world.language, spokenOf: null }, turn, text),
  )
  const heard = { message, commands }
  const results = (turn.steps ?? []).map(({ call, ok, result }) => ({ name: call.name, ok, data: dataOf(result) }))
  const move = lastMove(turn, (more) => playTurn(state, heard, world, [...results, ...more]))
  const [task] = move.state.tasks
  yield { type: 'step', task: task?.name ?? null, question: move.state.question }
  if (move.type === 'call') {
    const { name, arguments: given } = move.call
    yield { type: 'tool_call', id: `call_${results.length + 1}`, name, arguments: JSON.stringify(given) }
    return yield { type: 'outcome', band: 'talk', coverage: undefined }
  }
  const spoken = { ...world, language: spokenLanguage(move.state.language ?? world.language) }
  const asked = { ...turn, question: queryOf(commands, message), message }
  const offer = offerFor(move.state, spoken)
  spoken.showsStarts &&= offer !== null
  const quoted = new Set<string>()
  let told = ''
  let outcome: Outcome = { type: 'outcome', band: 'talk', coverage: undefined }
  const plan = withSureAnswer(move.plan, heard, { state, language: world.language })
  for await (const event of sayParts(plan, { turn: asked, state: move.state, world: spoken, text })) {
    if (event.type === 'citation') quoted.add(event.passageId)
    if (event.type === 'text') told += event.text
    if (event.type === 'outcome') outcome = event
    else yield event
  }
  rememberTold(move.state, told, commands, spoken)
  const others = turn.passages.filter(({ id }) => !quoted.has(id))
  const said = [...turn.history.flatMap(({ role, text: one }) => (role === 'visitor' ? [one] : [])), turn.question]
  const near = { passages: others, isUnsure: outcome.band === 'closest' || outcome.band === 'decline', said }
  const isEmergency = move.plan.some((part) => 'help' in part)
  const topics = topicsToSay(move.state, spoken, near)
  if (topics.length > 0)
    yield { type: 'text', text: ` ${forLanguage(spoken.language).answers.nearTopics(topics)}`, isQuote: true }
  yield outcome
  if (near.isUnsure && move.state.tasks.length === 0) move.state.isMessageOffered = true
  if (outcome.band === 'answer') markAnswered(move.state)
  const suggestions = isEmergency ? [] : suggestionsFor(move.state, spoken, near)
  yield { type: 'suggestions', suggestions, offer }
  yield { type: 'memory', memory: move.state }
}

function languageOf({ language, history, question, assistant, conversation }: TurnRequest): string {
  if (language !== undefined) return language
  const said = history.flatMap(({ role, text }) => (role === 'visitor' ? [text] : []))
  const names = (conversation?.services ?? []).map(({ name }) => name)
  return languageOfVisitor([...said, question], assistant.language, names)
}

/** The policy's decision for this turn. The last round has no tools, so a tool call in it counts as failed. */
function lastMove({ tools }: TurnRequest, play: (more: CallResult[]) => Move): Move {
  const failed: CallResult[] = []
  for (;;) {
    const move = play(failed)
    if (move.type === 'reply' || tools !== undefined) return move
    if (failed.length >= MAX_FAILED) return { type: 'reply', plan: [say('problem')], state: move.state }
    failed.push({ name: move.call.name, ok: false, data: { error: 'failed' } })
  }
}

const MAX_FAILED = 4

interface Saying {
  turn: TurnRequest
  state: DialogueState
  world: World
  text: TextAnalysis
}

/** The number of people of the booking under way, or else of the one that stands. */
function partyOf({ tasks: [task], booking }: DialogueState): number | undefined {
  return task?.wish.partySize ?? booking?.partySize
}

async function* sayParts(parts: Part[], { turn, state, world, text }: Saying): AsyncGenerator<ModelEvent> {
  // A question beside the yes to a booking is about the booked service.
  const booked = state.topic === null ? bookedService(state.booking, world) : undefined
  const spokenOf = state.topic?.serviceId ?? booked ?? null
  const answer = createReplies(
    { language: spokenLanguage(world.language), spokenOf, party: partyOf(state) },
    turn,
    text,
  )
  const replies = new Map<Part, Reply>()
  for (const part of parts) {
    const reply = 'answer' in part ? await answer(part.answer) : undefined
    if (reply !== undefined && isWanted(part, reply)) replies.set(part, reply)
  }
  // A full refusal would contradict an answer or a question in the same reply, so it is shortened.
  const isMixed =
    parts.some((part) => 'say' in part) || [...replies.values()].some(({ outcome: { band } }) => band !== 'decline')
  // Sentences of the dialogue may answer too: "What times that day?" has the free times beside it.
  const told = [...replies.values()]
    .filter(({ outcome: { band } }) => band !== 'decline')
    .flatMap(({ events }) => events.flatMap((event) => (event.type === 'text' ? event.text : [])))
  const answered = [...told, ...parts.flatMap((part) => ('say' in part ? sentenceOf(part, world) : []))].join('\n')
  let outcome: Outcome = { type: 'outcome', band: 'talk', coverage: undefined }
  let gap = ''
  for (const part of parts) {
    if ('say' in part) {
      yield* sayPart(part, gap, world)
    } else if ('courtesy' in part) yield { type: 'text', text: gap + courtesyOf(part.courtesy, turn, world) }
    else if ('help' in part) yield* sayHelp(part, gap, { turn, world, text })
    else {
      const reply = replies.get(part)
      if (reply === undefined) continue
      const events =
        isMixed && reply.outcome.band === 'decline'
          ? [reply.short(answered)].filter((one) => one !== undefined)
          : reply.events
      if (!isMixed && reply.isTold && reply.outcome.band === 'decline') {
        yield { type: 'text', text: gap + metWith(world) }
        continue
      }
      if (events.length === 0) continue
      if (gap !== '') yield { type: 'text', text: gap }
      yield* events
      outcome = reply.outcome
    }
    gap = gapAfter(part)
  }
  // The reply asks something already; the offer of a message would be a second question.
  const isClosest = [...replies.values()].some(({ outcome: { band } }) => band === 'closest')
  if (isClosest && !parts.some((part) => 'say' in part)) yield* wayOn(turn, world)
  yield outcome
}

/** Sentences that report an earlier action, so they are not checked for claims. */
const REPORTS = new Set<string>(['teamHas', 'isCancelled', 'isMade'])
/** Words of the visitor that are read back, in quotation marks. */
const READ_BACK = /([“„«][^“”„«»]*[”“»])/u

/** Says a sentence of the dialogue. Words of the visitor in it claim nothing: "ring me after six". */
function* sayPart(part: Extract<Part, { say: string }>, gap: string, world: World): Generator<ModelEvent> {
  const sentence = sentenceOf(part, world)
  if (REPORTS.has(part.say)) return yield { type: 'text', text: gap + sentence, isQuote: true }
  for (const [index, text] of (gap + sentence).split(READ_BACK).entries())
    if (text !== '') yield { type: 'text', text, ...(index % 2 === 1 ? { isQuote: true } : {}) }
}

/** Says what documents tell on an emergency; on the danger of an animal, else whom to call. */
async function* sayHelp(
  { help, otherwise }: Extract<Part, { help: string }>,
  gap: string,
  { turn, world, text }: Omit<Saying, 'state'>,
): AsyncGenerator<ModelEvent> {
  const spoken = { language: spokenLanguage(world.language), isOfAnimal: otherwise !== undefined }
  const events = await emergencyHelp(help, spoken, turn, text)
  if (events.length > 0 && gap !== '') yield { type: 'text', text: '\n\n' }
  yield* events
  if (events.length === 0 && otherwise !== undefined) yield { type: 'text', text: sentenceOf(otherwise, world) }
}

/** False for an answer that is not sure enough for its part, or from the settings where only documents are wanted. */
function isWanted(part: Part, { outcome, events }: Reply): boolean {
  if (!('answer' in part) || part.isSureOnly !== true) return true
  const isTold = events.some((event) => event.type === 'citation' && event.passageId === FACTS)
  return outcome.band === 'answer' && !(part.isWrittenOnly === true && isTold)
}

/** Says once on a call what the buttons under a written reply offer: other words, or a message. */
function* wayOn({ history }: TurnRequest, { isCall, language }: World): Generator<ModelEvent> {
  const { offerAfterClosest } = forLanguage(language).answers
  const isSaid = history.some(({ role, text }) => role === 'assistant' && text.includes(offerAfterClosest))
  if (isCall && !isSaid) yield { type: 'text', text: `\n\n${offerAfterClosest}` }
}

/** Replies to a statement for which no passage was found. */
function metWith(world: World): string {
  return `${sentenceOf(say('thanksForTelling'), world)} ${sentenceOf(say('askIfAny'), world)}`
}

/** Separates an answer by a blank line, and joins short sentences on one line. */
function gapAfter(part: Part): string {
  if ('answer' in part) return '\n\n'
  return 'say' in part ? ' ' : '\n'
}

function courtesyOf(courtesy: Courtesy, turn: TurnRequest, world: World): string {
  const { name, business } = turn.assistant
  const { language } = world
  // The assistant introduces itself once.
  const isMet = turn.history.some(({ role }) => role === 'assistant')
  if (courtesy === 'greeting' && isMet) return sentenceOf(say('goOn'), world)
  const wording = forLanguage(language).answers[courtesy]
  return typeof wording === 'string' ? wording : wording(name, business)
}

function dataOf(result: string): Record<string, unknown> {
  try {
    const data: unknown = JSON.parse(result)
    return isRecord(data) ? data : {}
  } catch {
    return {}
  }
}
