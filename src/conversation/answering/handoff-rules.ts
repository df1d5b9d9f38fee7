import { lowerWords } from '../../core/words.ts'
import type { TurnRules } from '../conversation.ts'

/** The tenant's conditions for a hand-off the visitor did not request. */
interface HandoffRules {
  words: string[]
  /** Null: never. */
  afterUnanswered: number | null
}

/** Applies the rules to a message. */
export function rulesFor(
  { words, afterUnanswered }: HandoffRules,
  { text, unanswered }: { text: string; unanswered: number },
): TurnRules {
  const said = ` ${lowerWords(text).join(' ')} `
  return {
    handOffNow: words.some((word) => said.includes(` ${lowerWords(word).join(' ')} `)),
    handOffUnanswered: afterUnanswered !== null && unanswered + 1 >= afterUnanswered,
  }
}
