import type { UnderstandingPatterns } from '../../../languages/understanding.ts'
import { has, isWhole, opening, wordsOf } from '../text.ts'

type Work = Pick<UnderstandingPatterns, 'work'>

/**
 * True for a request in the form of a question to do something to the visitor's own thing: "Can somebody adjust the
 * brake?" Without such a thing ("can you adjust brakes?") the question is what the business does, and with a verb of
 * telling it asks for knowledge.
 */
export function asksWork(text: string, { work }: Work): boolean {
  const lead = opening(work.asked).exec(text)
  if (lead === null) return false
  return has(text, work.own) && !has(text.slice(lead[0].length), work.told)
}

const MAX_WORDS_OF_WORK = 10

/** True for such a request that names neither thing nor work, which the sentence before does: "Could you have a look?" */
export function asksWorkTold(text: string, { work }: Work): boolean {
  const lead = opening(work.asked).exec(text)
  return lead !== null && wordsOf(text).length <= MAX_WORDS_OF_WORK && isWhole(text.slice(lead[0].length), work.done)
}
