/** `talk` is a greeting, thanks or a goodbye; it counts neither as answered nor as unanswered. */
export type Band = 'answer' | 'closest' | 'decline' | 'talk'

/** The best evidence that was found for a question, or for the part of a message that asks. */
interface Weighed {
  /** Share of the question's content that the evidence covers, weighted by rarity, 0 to 1. */
  coverage: number
  /** The same for the best sentence, with related words and parts of compounds as whole matches. */
  touched: number
  /** Distinct content words of the question. */
  words: number
  /** Passages in the tenant's knowledge. */
  passages: number
  /** Score of the first passage per weight of the question. */
  strength: number
  /** Score of the first passage over that of the second. */
  margin: number
  /** A number, negation, opposite or restriction of the question is not that of the evidence. */
  isMismatch: boolean
}

// `npm run bench -- answers` measures these limits, with `--small` those of small tenants.

/** From this coverage on the evidence is shown as the answer. */
export const ANSWER_FROM = 0.42
/** From here on it is shown as what the documents say; below, the question is declined. */
const CLOSEST_FROM = 0.28
/** In a small tenant the best passage is more often right, and a refusal more often wrong. */
const SMALL_CLOSEST_FROM = 0.2
/**
 * In a small tenant every question on its trade shares words with some passage, and in a short question each word matters:
 * "Who owns the practice?" is not answered by a sentence on the practice. One with nearly all its words, or a passage with
 * the question as its title, still answers it.
 */
const SHORT_QUESTION_WORDS = 4
export const SMALL_TENANT_PASSAGES = 100
const SHORT_ANSWER_FROM = 0.8
const SHORT_ANSWER_STRENGTH = 0.6
/** A passage that is far ahead of all others is shown, although a long message has few of its words. */
const FAR_AHEAD = { coverage: 0.1, strength: 0.25, margin: 2 }

/** Decision for the built-in engine's quotes. */
export function bandOf(weighed: Weighed): 'answer' | 'closest' | 'decline' {
  const { coverage } = weighed
  if (coverage >= ANSWER_FROM && !weighed.isMismatch && coversShort(weighed)) return 'answer'
  const least = weighed.passages < SMALL_TENANT_PASSAGES ? SMALL_CLOSEST_FROM : CLOSEST_FROM
  return coverage >= least || isFarAhead(weighed) ? 'closest' : 'decline'
}

function coversShort({ words, passages, touched, strength }: Weighed): boolean {
  if (words > SHORT_QUESTION_WORDS || passages >= SMALL_TENANT_PASSAGES) return true
  return touched >= SHORT_ANSWER_FROM || strength >= SHORT_ANSWER_STRENGTH
}

function isFarAhead({ coverage, strength, margin }: Weighed): boolean {
  return coverage >= FAR_AHEAD.coverage && strength >= FAR_AHEAD.strength && margin >= FAR_AHEAD.margin
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
