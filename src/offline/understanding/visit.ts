import { forLanguage } from '../../languages/index.ts'
import { fillersOf } from './answers.ts'
import { mostCommonWords } from './common-words.ts'
import { begins, fold, has, wordsOf } from './text.ts'

/** Words as frequent as these are in any sentence. */
const MOST_COMMON = 1_000
const SHORTEST = 3

/** A sentence about the visit, for the note of a booking. */
export interface Told {
  /** Words that not every sentence has. */
  words: number
  /** Names for whom it is: "for my daughter". */
  isForSomebody: boolean
  /** "Could he have the oatmeal shampoo?" */
  isRequest: boolean
  /** Tells what brings them, or what must be known: "the tap leaks", "I am allergic to latex". */
  isMatter: boolean
  /** Speaks of the talk itself: "wait", "no, not that one", "that isn't what I asked". */
  isTalk: boolean
}

/** "I am a bit scared": what a visitor feels wants a word before anything else. */
export function worriesIn(message: string, language: string): boolean {
  return has(fold(message), forLanguage(language).understanding.courtesy.worry)
}

export function toldIn(sentence: string, language: string): Told {
  const { understanding: patterns } = forLanguage(language)
  const common = mostCommonWords(language, MOST_COMMON)
  const own = new Set([...fillersOf(patterns), ...wordsOf(`${patterns.marks} ${patterns.slips}`)])
  const folded = fold(sentence)
  const telling = wordsOf(folded).filter((word) => word.length >= SHORTEST && !common.has(word) && !own.has(word))
  return {
    words: telling.length,
    isForSomebody: has(folded, fold(patterns.names.relatives)),
    isRequest: begins(folded, patterns.questions.request),
    isMatter: has(folded, `${patterns.deeds.problem}|${patterns.deeds.matter}`),
    isTalk:
      begins(
        folded,
        `(?:(?:${patterns.interjections}),? )?(?:${patterns.wait}|${patterns.answers.no}|${patterns.abandon})`,
      ) || has(folded, `${patterns.questions.again}|${patterns.questions.meant}`),
  }
}
