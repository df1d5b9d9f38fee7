import { bandOf, type Band, type ModelEvent, type TurnRequest } from '../../models/chat-model.ts'
import { findEvidence, type Evidence, type TextAnalysis } from './evidence.ts'
import type { AnswerWording } from '../../languages/wording.ts'

/** Quotes for a question, with the confidence in them. */
export interface KnowledgeAnswer {
  evidence: Evidence
  band: 'answer' | 'closest' | 'decline'
}

/** Searches the turn's passages for a question, which may be a part of the visitor's message. */
export async function findAnswer(question: string, turn: TurnRequest, text: TextAnalysis): Promise<KnowledgeAnswer> {
  const { passages, assistant } = turn
  const isPart = question !== turn.question
  const statistics = isPart ? statisticsOf(question, turn) : turn.statistics
  const evidence = await findEvidence({ text: question, language: assistant.language, passages, statistics }, text)
  return { evidence, band: bandOf(evidence.coverage) }
}

/** Emits the quotes with their sources, or the decline. */
export function* sayAnswer(
  { evidence, band }: KnowledgeAnswer,
  wording: AnswerWording,
  business: string,
): Generator<ModelEvent> {
  if (band === 'decline') return yield { type: 'text', text: wording.decline(business) }
  yield* quote(evidence, band, wording)
}

/** Restricts the message's statistics to the words of the question. */
function statisticsOf(question: string, { statistics }: TurnRequest): TurnRequest['statistics'] {
  const asked = new Set(plainWords(question))
  const words = statistics.words.filter((word) =>
    word.words.some((form) => plainWords(form).some((one) => asked.has(one))),
  )
  return { ...statistics, words }
}

function plainWords(text: string): string[] {
  const plain = text.normalize('NFKD').replaceAll(/\p{M}/gu, '').replaceAll('ß', 'ss').toLowerCase()
  return plain.match(/[\p{L}\p{N}]+/gu) ?? []
}

function* quote({ quotes }: Evidence, band: Band, wording: AnswerWording): Generator<ModelEvent> {
  if (band === 'closest') yield { type: 'text', text: `${wording.closest}\n\n` }
  yield* sayQuotes(quotes, wording)
  if (band === 'closest') yield { type: 'text', text: `\n\n${wording.offerAfterClosest}` }
}

/** Emits verbatim sentences in quotation marks, each with its source. */
export function* sayQuotes(quotes: Evidence['quotes'], wording: AnswerWording): Generator<ModelEvent> {
  for (const [index, { passageId, title, text }] of quotes.entries()) {
    if (index > 0) yield { type: 'text', text: '\n\n' }
    yield { type: 'text', text: wording.quote(text, title), isQuote: true }
    yield { type: 'citation', passageId, quote: text }
  }
}
