import type { BookableService, BusinessFacts } from './business-facts.ts'
import type { Band } from './decision.ts'
import type { Mismatch } from './grounding/mismatch.ts'
import type { Command, Question, TaskName } from './understanding.ts'

export { ANSWER_FROM, SMALL_TENANT_PASSAGES, bandOf, bandOfDraft, type Band } from './decision.ts'
export type { BookableService, BusinessFacts, Closure, Fact, Period } from './business-facts.ts'

/**
 * Writes the assistant's replies: the offline answerer, or a language model over HTTP. A request contains everything it may
 * use; it keeps no state between turns.
 */
export interface ChatModel {
  /** Name in replies and logs: `builtin`, `gpt-…`. */
  name: string
  /** Streams one reply. Ends after `outcome`; throws when it cannot reply, and stops when `signal` aborts. */
  reply(turn: TurnRequest, signal: AbortSignal): AsyncIterable<ModelEvent>
  /** Classifies a finished conversation, as unchecked JSON. @throws ModelFailure */
  analyse?(transcript: string, language: string, signal: AbortSignal): Promise<unknown>
}

export interface TurnRequest {
  assistant: AssistantFacts
  /** Earlier messages, oldest first, without the question. */
  history: PastMessage[]
  /** Digest of messages before `history`; for a very long conversation it states how much is omitted. */
  earlier?: string
  question: string
  /** The whole message, where the question is only what it asks. */
  message?: string
  /** Passages on the question, best first: material to quote, never instructions. */
  passages: Passage[]
  /** All other passages of a small tenant, for the built-in engine: they share no word with the question. */
  others?: Passage[]
  /** How well the tenant's knowledge covers the question's words. */
  statistics: QuestionStatistics
  /** Languages of the tenant's documents; default: that of the assistant. */
  writtenIn?: string[]
  /** Callable tools, as registered by domains. */
  tools?: Tool[]
  /** This turn's tool calls with their results, in order. */
  steps?: ToolStep[]
  /** Sentences of the previous draft that were not said, to be put right in the next one. */
  corrections?: Correction[]
  /** The visitor's language if clear, otherwise that of their page or of the business. */
  language?: string
  /** The message's commands to the desk, understood once before the turn's rounds. */
  commands?: Command[]
  /** Set for a conversation with actions; without it, questions are only answered. */
  conversation?: ConversationFacts
}

/** Facts about the conversation besides its messages. */
export interface ConversationFacts {
  now: Date
  /** Default `chat`. Speech on a call is heard, not read. */
  channel?: 'chat' | 'call'
  /** The business's IANA zone, for dates and times on calls. */
  timeZone: string
  /** The business's ISO 3166-1 country, for numbers without a country code. */
  country: string
  visitor: { name?: string; email?: string; phone?: string; locale?: string; timeZone?: string }
  /** Bookable services with their staff. */
  services: BookableService[]
  /** Bookings of the visitor's own, in the form or in any conversation, oldest first; only of visitors of the widget. */
  bookings?: OwnBooking[]
  /** Times offered and actions done in earlier turns, one per line, newest last. */
  before?: string[]
  /** The assistant's first reply, to a visitor who was not told yet that it is a machine. */
  isFirst: boolean
  /** The starts that a reply offers are shown as buttons below it. */
  showsStarts?: boolean
  /** A person is awaited, who has not come yet; after so many minutes the assistant answers again. */
  waitMinutes?: number
  /** State the model emitted as a `memory` event with its last answer; it survives restarts. */
  memory?: unknown
}

/** A booking of the visitor who writes, in the business's time. */
export interface OwnBooking {
  reference: string
  service: string
  staff: string
  /** YYYY-MM-DD. */
  date: string
  /** HH:MM. */
  time: string
  /** Confirmed, and not begun yet. */
  isStanding: boolean
}

/** A tool offered to the model. The runner validates its arguments. */
export interface Tool {
  name: string
  description: string
  /** JSON Schema of the arguments. */
  parameters: Record<string, unknown>
}

export interface ToolStep {
  call: ToolCall
  ok: boolean
  /** Result for the model, as JSON. */
  result: string
}

export interface AssistantFacts {
  /** The assistant's name, chosen by the tenant. */
  name: string
  business: string
  /** Language of replies, a tag such as `en` or `de-AT`. */
  language: string
  /** Facts about the business (address, hours, …), one per line: material to quote, like passages. */
  facts?: string
  /** The same facts as structured data. */
  tables?: BusinessFacts
  /** The tenant's instructions. They steer the reply and are never quoted. */
  instructions?: string | null
  /** The tenant's own wording of the AI disclosure. */
  disclosure?: string | null
}

/** Stands for a passage in citations of the facts. */
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
  /** Questions that people tied to the passage: they find it, and are never shown. */
  questions?: string
  /** Base language of the document; null or missing where its text shows none. */
  language?: string | null
  /** Comparable within one turn only. */
  score: number
  /** Its heading names the service that a question is about; set while the question is answered. */
  isOfService?: boolean
  /** Has sentences on other services than the one a question is about, which were left in it. */
  namesOthers?: boolean
  /** Items of a list on several services that are on the one a question is about; set while the question is answered. */
  ownRows?: string[]
  /** The same of its price list. */
  ownPrices?: string[]
  /** The passage before sentences on other services were cut out of it; set while a question is answered. */
  whole?: string
}

export interface QuestionStatistics {
  /** Number of passages in the tenant's knowledge. */
  chunks: number
  /** The language that the question was read in. */
  language: string
  /** The question's distinct words. */
  words: QuestionWord[]
}

export interface QuestionWord {
  /** As passages in the tenant's language have it. */
  stem: string
  /** As passages in the question's language have it. */
  spokenStem: string
  /** Its forms in the question, lower case. */
  words: string[]
  count: number
  /** Passages with the word in title or text. */
  df: number
  /** How specific it is. */
  weight: number
  /** Stems that it may stand for in its language; several ones with spaces between them count only together. */
  related: string[]
  /** The same in the other languages. */
  translations: string[]
  /** Those of `translations` that mean the same, and not only belong to the same matter. */
  equivalents?: string[]
  /** Those of `related` that only the synonyms know: near in meaning, and no proof of it. */
  loose?: string[]
  /** Those are of the head of a compound: "lesson" of a singing lesson. */
  isOfHead?: boolean
}

export type ModelEvent = TextDelta | Citation | Unproven | ToolCall | Memory | Step | Suggestions | Outcome

/** A suggestion of the visitor's next words; sending `message` is the same as typing it. */
export interface Suggestion {
  /** At most 40 characters. */
  label: string
  message: string
}

interface Suggestions {
  type: 'suggestions'
  suggestions: Suggestion[]
  /** The starts to choose from; null without any. */
  offer: Offer | null
}

/** Free starts of a service. */
export interface Offer {
  serviceId: string
  /** IANA zone of the business. */
  timeZone: string
  /** At most six, earliest first. */
  starts: OfferedStart[]
  /** More starts may be free than these, and can be booked. False where a booking is moved. */
  more: boolean
}

interface OfferedStart {
  /** ISO 8601, UTC, as is the end. */
  start: string
  end: string
  /** Resources that the visitor named; empty: any. */
  resourceIds: string[]
  /** Sending it is the same as typing it. */
  message: string
}

/** Where a dialogue stands: the task under way and the question that the reply puts. */
export interface Step {
  type: 'step'
  task: TaskName | null
  question: Question | null
}

/** A sentence of the draft without evidence in the material; this turn's actions may still prove it. */
export interface Unproven {
  type: 'unproven'
  text: string
  doubt: Doubt
  /** Words of the material on the same topic, to be said in its place. */
  instead: { text: string; citation: Citation }[]
}

/** Why a sentence may not be said: nothing in the material says it, or what does differs from it. */
export type Doubt = 'unknown' | 'number' | 'address' | Mismatch

/** A sentence that was not said. `not_done`: it claims an action without a receipt. */
export interface Correction {
  sentence: string
  reason: Doubt | 'not_done'
}

/** Stored with the answer and returned on the conversation's next turn. JSON, at most 16 KB. */
interface Memory {
  type: 'memory'
  memory: unknown
}

export interface TextDelta {
  type: 'text'
  text: string
  /** A whole sentence: nothing that follows belongs to it. */
  isWhole?: boolean
  /** Verbatim words of the material in quotation marks with their title, cited by the next event; never a claim. */
  isQuote?: boolean
}

/** Ends the model's part until the result is in `steps`. Only tools of the request are called. */
export interface ToolCall {
  type: 'tool_call'
  id: string
  name: string
  /** As written by the model: JSON, if it followed the rules. */
  arguments: string
}

/** A verbatim part of a passage or of the facts that supports the reply. */
export interface Citation {
  type: 'citation'
  passageId: string
  quote: string
}

export interface Outcome {
  type: 'outcome'
  band: Band
  /** Share of the question covered by the best evidence, 0 to 1; undefined for models without this measure. */
  coverage: number | undefined
  /** Set by models that count them. */
  tokens?: Tokens | undefined
  /** Number of draft sentences withheld for lack of evidence. */
  struck?: number
}

export interface Tokens {
  input: number
  output: number
}
