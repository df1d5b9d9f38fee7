import type { TurnRequest } from '../../models/chat-model.ts'
import type { TextAnalysis } from './text-analysis.ts'
import type { FactAnswer } from '../facts/answer.ts'
import type { Written } from '../facts/written.ts'
import { spokenLanguage } from '../../languages/index.ts'
import { type KnowledgeAnswer, findAnswer } from './knowledge-answer.ts'

/** The answer to one question, from the settings and from documents. */
export interface Answer {
  facts: FactAnswer[]
  /** Rules in documents that are more specific than the facts. */
  exceptions?: Written[]
  /** Undefined if the facts answer everything. */
  knowledge: KnowledgeAnswer | undefined
  band: KnowledgeAnswer['band']
  coverage: number
  /** The facts answer the whole question, so nothing is added when it is asked again. */
  isWhole?: boolean
}

/** The context that a question may refer to. */
export interface QuestionContext {
  language: string
  /** Service of the previous question, for "how much is it?". */
  spokenOf: string | null
  /** The question before this one. */
  before?: string | undefined
  /** The number of people of the booking under way, or of the one made. */
  party?: number | undefined
}

/** Facts with quotes beside them, if there are some. */
export function quotingWith(quotes: Written[], facts: FactAnswer[]): Answer {
  return quotes.length === 0 ? toldAs(facts) : quoting(quotes, { facts, language: null })
}

/** Facts as the whole answer. */
export function toldAs(facts: FactAnswer[]): Answer {
  return { facts, knowledge: undefined, band: 'answer', coverage: 1, isWhole: true }
}

/** An answer of quotes that fit by their form. `language`: that of the quotes; null for the documents' language. */
export function quoting(
  quotes: Written[],
  { facts, language }: { facts: FactAnswer[]; language: string | null },
): Answer {
  const knowledge: KnowledgeAnswer = {
    quotes: quotes.map((quote) => ({ ...quote, language })),
    coverage: 1,
    band: 'answer',
  }
  return { facts, knowledge, band: 'answer', coverage: 1 }
}

/** Answers from documents alone. */
export async function findWritten(question: string, turn: TurnRequest, text: TextAnalysis): Promise<Answer> {
  const found = await findAnswer(question, turn, text)
  return { facts: [], knowledge: found, band: found.band, coverage: found.coverage }
}

export function documentsOf({ assistant, passages }: TurnRequest, { splitSentences }: TextAnalysis) {
  return { passages, tables: assistant.tables, splitSentences, language: spokenLanguage(assistant.language) }
}
