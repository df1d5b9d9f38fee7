import { cut, cutEnd } from '../core/whole-text.ts'
import { forLanguage } from '../languages/index.ts'
import type { ChatModel, ConversationFacts, ModelEvent, Outcome, TurnRequest } from '../models/chat-model.ts'
import { languageOfVisitor, playTurn, wentWrong, type Part } from './dialogue/index.ts'
import type { TextAnalysis } from './answers/evidence.ts'
import { languageOfTag } from './dialogue/lexicon.ts'
import { findReply, sayReply, type Asking } from './answers/question-answer.ts'
import { phoneTalkOf } from './phone-talk.ts'
import { smallTalkOf, type SmallTalk } from '../languages/small-talk.ts'
import type { AnswerWording } from '../languages/wording.ts'

export { languageOfVisitor } from './dialogue/index.ts'

/**
 * The engine without key or network: quotes the tenant's own sentences or declines, and in a conversation leads dialogues
 * that end in a tool call.
 */
export function createBuiltinModel(text: TextAnalysis): ChatModel {
  return {
    name: 'builtin',
    async *reply(request, signal) {
      signal.throwIfAborted()
      const turn = readable(request)
      if (turn.conversation === undefined) return yield* answer(turn, text, signal)
      yield* converse(turn, turn.conversation, text, signal)
    },
  }
}

async function* converse(
  turn: TurnRequest,
  conversation: ConversationFacts,
  text: TextAnalysis,
  signal: AbortSignal,
): AsyncGenerator<ModelEvent> {
  const move = playTurn(messageOf(turn), conversation, turn.assistant, languageOf(turn), turn.steps ?? [])
  if (move.type === 'call' && turn.tools !== undefined) {
    const { name, arguments: args } = move.call
    yield { type: 'tool_call', id: `call_${move.number}`, name, arguments: JSON.stringify(args) }
    return yield { type: 'outcome', band: 'talk', coverage: undefined }
  }
  if (move.type === 'call') return yield* speak(wentWrong(move.memory), 'talk')
  const { language, spokenOf, task } = move.memory
  const asking = { language, spokenOf: task?.wish.serviceId ?? spokenOf }
  const talk = move.type === 'none' && conversation.channel === 'call' ? phoneTalk(turn, language) : undefined
  if (talk !== undefined) yield* talk
  else if (move.type === 'none') yield* answer(turn, text, signal, asking)
  else yield* sayParts(move.parts, turn, text, asking)
  yield { type: 'memory', memory: move.memory }
}

/** Ends the call of a caller who takes leave, then says goodbye. */
function phoneTalk(turn: TurnRequest, language: string): Iterable<ModelEvent> | undefined {
  const { question, history, tools = [], steps = [] } = turn
  const talk = phoneTalkOf(question, language, history)
  if (talk === undefined) return undefined
  if (talk === 'go_on') return speak(forLanguage(language).answers.goOn, 'talk')
  const hasEnded = steps.length > 0 || !tools.some(({ name }) => name === 'end_call')
  return hasEnded ? speak(forLanguage(language).answers.goodbye, 'talk') : END_CALL
}

const END_CALL: ModelEvent[] = [
  { type: 'tool_call', id: 'call_1', name: 'end_call', arguments: '{}' },
  { type: 'outcome', band: 'talk', coverage: undefined },
]

function languageOf({ language, history, question, assistant }: TurnRequest): string {
  if (language !== undefined) return language
  const said = history.flatMap(({ role, text }) => (role === 'visitor' ? [text] : []))
  return languageOfVisitor([...said, question], assistant.language)
}

/** Bounds the input, because some expressions of this engine take quadratic time. */
const MAX_READ_CHARACTERS = 4_000

function readable(turn: TurnRequest): TurnRequest {
  const history = turn.history.map((message) => ({ ...message, text: cut(message.text, MAX_READ_CHARACTERS) }))
  return { ...turn, history, question: cut(turn.question, MAX_READ_CHARACTERS) }
}

/** Joins a burst of messages without an answer into one message. */
function messageOf({ history, question }: TurnRequest): string {
  const last = history.findLastIndex(({ role }) => role === 'assistant')
  const burst = [...history.slice(last + 1).map((message) => message.text), question].join('\n')
  if (burst.length <= MAX_READ_CHARACTERS) return burst
  return `${cut(burst, MAX_READ_CHARACTERS / 2 - 2)} … ${cutEnd(burst, MAX_READ_CHARACTERS / 2 - 2)}`
}

/** Answers a question, or returns a courtesy. */
async function* answer(
  turn: TurnRequest,
  text: TextAnalysis,
  signal: AbortSignal,
  asking?: Asking,
): AsyncGenerator<ModelEvent> {
  const language = asking?.language ?? turn.assistant.language
  const wording = forLanguage(language).answers
  const talk = smallTalkOf(turn.question, language)
  if (talk !== undefined) return yield* speak(chat(talk, wording, turn), 'talk')
  const found = await findReply(
    turn.question,
    asking ?? { language: languageOfTag(language), spokenOf: null },
    turn,
    text,
  )
  signal.throwIfAborted()
  yield* sayReply(found, wording, turn.assistant.business)
  yield { type: 'outcome', band: found.band, coverage: found.coverage }
}

async function* sayParts(
  parts: Part[],
  turn: TurnRequest,
  text: TextAnalysis,
  asking: Asking,
): AsyncGenerator<ModelEvent> {
  const wording = forLanguage(asking.language).answers
  let outcome: Outcome = { type: 'outcome', band: 'talk', coverage: undefined }
  for (const [index, part] of parts.entries()) {
    const after = index === parts.length - 1 ? '' : '\n'
    if ('say' in part) {
      yield { type: 'text', text: part.say + after }
      continue
    }
    const found = await findReply(part.answer, asking, turn, text)
    if (part.orElse !== undefined && found.band !== 'answer') {
      yield { type: 'text', text: part.orElse + after }
      continue
    }
    yield* sayReply(found, wording, turn.assistant.business)
    yield { type: 'text', text: after }
    outcome = { type: 'outcome', band: found.band, coverage: found.coverage }
  }
  yield outcome
}

function* speak(text: string, band: Outcome['band']): Generator<ModelEvent> {
  yield { type: 'text', text }
  yield { type: 'outcome', band, coverage: undefined }
}

function chat(talk: SmallTalk, wording: AnswerWording, { assistant: { name, business } }: TurnRequest): string {
  switch (talk) {
    case 'greeting':
      return wording.greeting(name, business)
    case 'identity':
      return wording.identity(name, business)
    case 'thanks':
      return wording.thanks
    case 'goodbye':
      return wording.goodbye
  }
}
