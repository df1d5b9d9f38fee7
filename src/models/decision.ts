/** `talk` is a greeting, thanks or a goodbye: nothing was asked, so nothing is unanswered. */
export type Band = 'answer' | 'closest' | 'decline' | 'talk'

/**
 * Shares of a question that its evidence must cover. Chosen on the tune half of the articles of six question sets
 * (npm run bench -- answers). Between the two, the evidence is shown and called the closest, not the answer.
 */
const ANSWER_FROM = 0.42
const CLOSEST_FROM = 0.28

/** The decision of the built-in engine, which only quotes: by the share of the question that the quotes cover. */
export function bandOf(coverage: number): 'answer' | 'closest' | 'decline' {
  if (coverage >= ANSWER_FROM) return 'answer'
  return coverage >= CLOSEST_FROM ? 'closest' : 'decline'
}

/** The decision on a language model's draft: by what is left of it once each line was held against its evidence. */
export function bandOfDraft({ isCited, isEmpty, isTalk, isCourtesy }: DraftFacts): Band {
  if (isCited) return 'answer'
  if (isEmpty) return isCourtesy ? 'talk' : 'decline'
  return isTalk || isCourtesy ? 'talk' : 'closest'
}

interface DraftFacts {
  /** A passage or a fact bears out a line of it. */
  isCited: boolean
  /** No line was left to say. */
  isEmpty?: boolean
  /** By the model's own word the reply is small talk. */
  isTalk?: boolean
  /** The visitor's message is small talk. */
  isCourtesy?: boolean
}
