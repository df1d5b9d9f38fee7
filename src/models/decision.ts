/** `talk` is a greeting, thanks or a goodbye; it counts neither as answered nor as unanswered. */
export type Band = 'answer' | 'closest' | 'decline' | 'talk'

/*
 * Shares of a question covered by its evidence, chosen on the tuning half of the articles of six question sets
 * (npm run bench -- answers).
 */
/** From here on the evidence is shown as the answer. */
const ANSWER_FROM = 0.42
/** From here on it is shown as the closest that was found; below, the question is declined. */
const CLOSEST_FROM = 0.28

/** Decision for the built-in engine's quotes, by the covered share of the question. */
export function bandOf(coverage: number): 'answer' | 'closest' | 'decline' {
  if (coverage >= ANSWER_FROM) return 'answer'
  return coverage >= CLOSEST_FROM ? 'closest' : 'decline'
}

/** Decision for a language model's draft, by the lines left after the evidence check. */
export function bandOfDraft({ isCited, isEmpty, isTalk, isCourtesy }: DraftFacts): Band {
  if (isCited) return 'answer'
  if (isEmpty) return isCourtesy ? 'talk' : 'decline'
  return isTalk || isCourtesy ? 'talk' : 'closest'
}

interface DraftFacts {
  /** A passage or fact proves at least one line. */
  isCited: boolean
  /** No line passed the check. */
  isEmpty?: boolean
  /** The model marked the reply as small talk. */
  isTalk?: boolean
  /** The visitor's message is small talk. */
  isCourtesy?: boolean
}
