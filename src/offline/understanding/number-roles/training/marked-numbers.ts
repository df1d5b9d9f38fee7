import { forLanguage } from '../../../../languages/index.ts'
import type { Question } from '../../../../models/understanding.ts'
import { foldWithOffsets } from '../../text.ts'
import type { LabelledFeatures } from '../../training/logistic.ts'
import { featuresOfNumber, type Token } from '../features.ts'
import { tokensOf, trainedQuestion, type Role } from '../roles.ts'

/** A number in a sentence, with its role. */
export interface MarkedNumber extends LabelledFeatures {
  /** Position of the sentence in its file. */
  sentence: number
  token: Token
}

const ROLE_OF_MARK: Record<string, Role> = {
  p: 'people',
  a: 'age',
  h: 'hour',
  d: 'day',
  b: 'booked',
  l: 'length',
  m: 'money',
  o: 'other',
}
const MARK = /\{([pahdblmo])\}/gu

/**
 * Parses a file of sentences: `# question` applies to the lines below it, and each number has its role right after it, as in
 * `for 2{p} at 7{h}`. Numbers without a mark are left out.
 */
export function markedIn(file: string, language: string): MarkedNumber[] {
  const patterns = forLanguage(language).understanding
  let question: Question | null = null
  const found: MarkedNumber[] = []
  for (const [sentence, line] of file.split('\n').entries()) {
    if (line.startsWith('#')) {
      const asked = line.slice(1).trim()
      // The files name questions of the port only.
      question = trainedQuestion(asked === 'null' ? null : (asked as Question))
      continue
    }
    const roles = new Map<number, Role>()
    let removed = 0
    for (const { index, 0: mark, 1: letter } of line.matchAll(MARK)) {
      roles.set(index - removed, ROLE_OF_MARK[letter!]!)
      removed += mark.length
    }
    const folded = foldWithOffsets(line.replaceAll(MARK, ''))
    const tokens = tokensOf(folded.text, patterns)
    for (const [place, token] of tokens.entries()) {
      const role = roles.get(folded.to[token.end - 1]!)
      if (token.value === undefined || role === undefined) continue
      found.push({
        acts: [role],
        unlabelled: [],
        sentence,
        token,
        features: featuresOfNumber(tokens, place, question, language),
      })
    }
  }
  return found
}
