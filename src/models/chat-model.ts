/**
 * Whatever writes the assistant's replies: the built-in answerer, or a language model over HTTP. It gets all that it may
 * use in the request and keeps nothing between turns.
 */
export interface ChatModel {
  /** As it stands on replies and in logs: `builtin`, `gpt-…`. */
  name: string
  /** Streams one reply. Ends after `outcome`; throws when it cannot reply, and stops when `signal` aborts. */
  reply(turn: TurnRequest, signal: AbortSignal): AsyncIterable<ModelEvent>
}

export interface TurnRequest {
  assistant: AssistantFacts
  /** What was said before, oldest first, without the question. */
  history: PastMessage[]
  question: string
  /** What the knowledge has on the question, best first: material to quote, never instructions. */
  passages: Passage[]
  /** How well the tenant's knowledge knows the question's words. */
  statistics: QuestionStatistics
}

export interface AssistantFacts {
  /** The assistant's own name, as the tenant set it. */
  name: string
  /** The business that it speaks for. */
  business: string
  /** The language of replies, a tag such as `en` or `de-AT`. */
  language: string
}

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

export type ModelEvent = TextDelta | Citation | Outcome

export interface TextDelta {
  type: 'text'
  text: string
}

/** A verbatim part of a passage that the reply stands on. */
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
}

/** `talk` is a greeting, thanks or a goodbye: nothing was asked, so nothing is unanswered. */
export type Band = 'answer' | 'closest' | 'decline' | 'talk'
