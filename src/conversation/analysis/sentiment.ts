import { LANGUAGES } from '../../languages/index.ts'
import type { SentimentPatterns } from '../../languages/patterns.ts'

export type Sentiment = 'positive' | 'neutral' | 'negative'

/** The last message weighs more, because it is closest to the visitor's final mood. */
const LAST_WEIGHT = 1.5
const INTENSIFIED = 1.5
/** Words after a negation that it applies to. */
const NEGATION_REACH = 3
// `test/conversation/sentiment.test.ts` compares their judgement with labelled transcripts.
const POSITIVE_FROM = 0.9
const NEGATIVE_FROM = -0.9

interface Table {
  positive: Matcher
  negative: Matcher
  negations: Set<string>
  intensifiers: Set<string>
}

type Matcher = (word: string) => boolean

const TABLES = Object.values(LANGUAGES).map(({ analysis }) => tableOf(analysis.sentiment))

/** The visitor's sentiment, from the words of their messages; `neutral` without a clear signal. */
export function sentimentOf(messages: string[]): Sentiment {
  const scores = messages.map(scoreOf)
  const last = scores.at(-1) ?? 0
  const sum = scores.reduce((total, score) => total + score, 0) + last * (LAST_WEIGHT - 1)
  if (sum >= POSITIVE_FROM) return 'positive'
  return sum <= NEGATIVE_FROM ? 'negative' : 'neutral'
}

/** The score of the language with the strongest result. */
function scoreOf(message: string): number {
  const words =
    message
      .normalize('NFKC')
      .toLowerCase()
      .replaceAll('’', "'")
      .match(/[\p{L}\p{M}'-]+|[!?]{2,}/gu) ?? []
  const scores = TABLES.map((table) => weigh(words, table))
  return scores.reduce((most, score) => (Math.abs(score) > Math.abs(most) ? score : most), 0)
}

function weigh(words: string[], { positive, negative, negations, intensifiers }: Table): number {
  let sum = 0
  for (const [index, word] of words.entries()) {
    const value = negative(word) ? -1 : positive(word) ? 1 : 0
    if (value === 0) continue
    const before = words.slice(Math.max(0, index - NEGATION_REACH), index)
    const isNegated = before.some((other) => negations.has(other)) && !negations.has(word)
    const strength = intensifiers.has(words[index - 1] ?? '') ? INTENSIFIED : 1
    // "Not bad" is faint praise, "not good" a complaint.
    sum += isNegated ? (value > 0 ? -1 : 0.5) : value * strength
  }
  return sum
}

function tableOf({ positive, negative, negations, intensifiers }: SentimentPatterns): Table {
  return {
    positive: matcher(positive),
    negative: matcher(negative),
    negations: new Set(list(negations)),
    intensifiers: new Set(list(intensifiers)),
  }
}

function matcher(stems: string): Matcher {
  const all = list(stems)
  const whole = new Set(all.flatMap((stem) => (stem.startsWith('=') ? [stem.slice(1)] : [])))
  const beginnings = all.filter((stem) => !stem.startsWith('='))
  return (word) => whole.has(word) || beginnings.some((stem) => word.startsWith(stem))
}

function list(words: string): string[] {
  return words.split(/\s+/u).filter(Boolean)
}
