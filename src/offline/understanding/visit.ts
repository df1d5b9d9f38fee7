import { forLanguage } from '../../languages/index.ts'
import { fillersOf } from './answers.ts'
import { mostCommonWords } from './common-words.ts'
import { begins, fold, has, wordsOf } from './text.ts'

/** Words up to this frequency rank may be in any sentence. */
const MOST_COMMON = 1_000
const SHORTEST = 3

/** A sentence of a message, as a candidate for the note of a booking. */
interface VisitRemark {
  /** Number of words that are not in every sentence. */
  words: number
  /** Says for whom the visit is: "for my daughter". */
  isForSomebody: boolean
  /** Requests something: "Could he have the oatmeal shampoo?" */
  isRequest: boolean
  /** Gives the reason of the visit, or what the team must know: "the tap leaks", "I am allergic to latex". */
  isMatter: boolean
  /** Is about the conversation itself: "wait", "no, not that one", "that isn't what I asked". */
  isTalk: boolean
}

/** True for a worry ("I am a bit scared"), which the reply addresses first. */
export function worriesIn(message: string, language: string): boolean {
  return has(fold(message), forLanguage(language).understanding.courtesy.worry)
}

/** Describes a sentence that may become part of a booking's note. */
export function toldIn(sentence: string, language: string): VisitRemark {
  const { understanding: patterns } = forLanguage(language)
  const common = mostCommonWords(language, MOST_COMMON)
  const own = new Set([...fillersOf(patterns), ...wordsOf(`${patterns.marks} ${patterns.correctable}`)])
  const folded = fold(sentence)
  const telling = wordsOf(folded).filter((word) => word.length >= SHORTEST && !common.has(word) && !own.has(word))
  return {
    words: telling.length,
    isForSomebody: has(folded, fold(patterns.names.relatives)),
    isRequest: begins(folded, patterns.questions.request),
    isMatter: has(folded, `${patterns.intents.problem}|${patterns.intents.matter}`),
    isTalk:
      begins(
        folded,
        `(?:(?:${patterns.interjections}),? )?(?:${patterns.wait}|${patterns.answers.no}|${patterns.abandon})`,
      ) || has(folded, `${patterns.questions.again}|${patterns.questions.meant}`),
  }
}
