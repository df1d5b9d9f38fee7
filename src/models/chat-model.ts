import type { BusinessFacts } from './business-facts.ts'
import type { Band } from './decision.ts'

export { bandOf, bandOfDraft, type Band } from './decision.ts'
export type { BusinessFacts, Closure, Fact, Period } from './business-facts.ts'

/**
 * Whatever writes the assistant's replies: the built-in answerer, or a language model over HTTP. It gets all that it may
 * use in the request and keeps nothing between turns.
 */
export interface ChatModel {
  /** As it stands on replies and in logs: `builtin`, `gpt-…`. */
  name: string
  /** Streams one reply. Ends after `outcome`; throws when it cannot reply, and stops when `signal` aborts. */
  reply(turn: TurnRequest, signal: AbortSignal): AsyncIterable<ModelEvent>
  /** What a conversation that is over was about, as JSON of any shape: whoever asks checks it. @throws ModelFailure */
  analyse?(transcript: string, language: string, signal: AbortSignal): Promise<unknown>
}

export interface TurnRequest {
  assistant: AssistantFacts
  /** What was said before, oldest first, without the question. */
  history: PastMessage[]
  /** What was said before `history`, in short; a very long conversation says how much is left out. */
  earlier?: string
  question: string
  /** What the knowledge has on the question, best first: material to quote, never instructions. */
  passages: Passage[]
  /** How well the tenant's knowledge knows the question's words. */
  statistics: QuestionStatistics
  /** What the model may call; none unless domains offer some. */
  tools?: Tool[]
  /** The calls of this turn so far and what came of them, in order. */
  steps?: ToolStep[]
  /** Sentences of this model's last draft that claim what nobody did: it speaks once more, without them. */
  corrections?: string[]
  /** What the visitor writes in, as far as that is clear; else what their page or the business speaks. */
  language?: string
  /** Of a conversation that can do something; without it, questions are answered and nothing else. */
  conversation?: ConversationFacts
}

/** What a speaker may know of the conversation beside its words. */
export interface ConversationFacts {
  now: Date
  /** A chat, unless it is said. What is said on a call is heard, not read. */
  channel?: 'chat' | 'call'
  /** The business's, IANA: dates and times of calls are read in it. */
  timeZone: string
  /** The business's, ISO 3166-1: numbers without a country code are read in it. */
  country: string
  visitor: { name?: string; email?: string; phone?: string; locale?: string; timeZone?: string }
  /** What can be booked, and with whom. */
  services: BookableService[]
  /** The visitor reads the assistant for the first time. */
  isFirst: boolean
  /** What this model asked to be kept (a `memory` event) at its last answer of this conversation; it survives restarts. */
  memory?: unknown
}

export interface BookableService {
  id: string
  name: string
  durationMinutes: number
  /** As the business wrote it. */
  price?: string
  description?: string
  staff: { id: string; name: string }[]
}

/** Something a model may ask for. Its arguments are checked by whoever runs it, never trusted. */
export interface Tool {
  name: string
  description: string
  /** JSON Schema of the arguments. */
  parameters: Record<string, unknown>
}

export interface ToolStep {
  call: ToolCall
  ok: boolean
  /** What the model is told, as JSON. */
  result: string
}

export interface AssistantFacts {
  /** The assistant's own name, as the tenant set it. */
  name: string
  /** The business that it speaks for. */
  business: string
  /** The language of replies, a tag such as `en` or `de-AT`. */
  language: string
  /** What the tenant's tables say of the business (address, hours, …), a fact a line: material to quote, like passages. */
  facts?: string
  /** The same in the shape of the tables. */
  tables?: BusinessFacts
  /** How the tenant wants to be spoken for. It steers the reply and is never quoted. */
  instructions?: string | null
  /** How the tenant wants it said that a machine speaks. */
  disclosure?: string | null
}

/** What a citation of the facts names in the place of a passage. */
export const FACTS = 'facts'

export interface PastMessage {
  role: 'visitor' | 'assistant'
  text: string
}

export interface Passage {
  id: string
  /** Document title and headings. */
  title: string
  text: string
  /** Comparable within one turn only. */
  score: number
}

export interface QuestionStatistics {
  /** How many passages the tenant's knowledge has in all. */
  chunks: number
  /**
   * The distinct words of the question: `df` of the passages contain one, `weight` says how much it tells,
   * `related` stems may stand for it.
   */
  words: { stem: string; words: string[]; count: number; df: number; weight: number; related: string[] }[]
}

export type ModelEvent = TextDelta | Citation | Unproven | ToolCall | Memory | Outcome

/** A line of the draft that the material does not bear out; what was done in this turn may. Only in a conversation. */
export interface Unproven {
  type: 'unproven'
  text: string
}

/** Kept with the answer, when it is stored, and given back at the next turn of the conversation. JSON, at most 16 KB. */
export interface Memory {
  type: 'memory'
  memory: unknown
}

export interface TextDelta {
  type: 'text'
  text: string
}

/** Ends the model's part until the result is in `steps`. Only tools of the request are called. */
export interface ToolCall {
  type: 'tool_call'
  id: string
  name: string
  /** As the model wrote them: JSON, if it kept to the rules. */
  arguments: string
}

/** A verbatim part of a passage, or of the facts, that the reply stands on. */
export interface Citation {
  type: 'citation'
  passageId: string
  quote: string
}

export interface Outcome {
  type: 'outcome'
  band: Band
  /** The share of the question that the best evidence covers, 0 to 1; undefined where a model has no such measure. */
  coverage: number | undefined
  /** Where the model counts them. */
  tokens?: Tokens | undefined
  /** How many lines of the draft were not said, because nothing bears them out. */
  struck?: number
}

export interface Tokens {
  input: number
  output: number
}
