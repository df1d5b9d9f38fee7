import { lowerWords } from '../../core/words.ts'
import {
  hasMatter,
  isNoteLikely,
  matterOf,
  pointedMatter,
  readVisitRemark,
  sentencesIn,
  tellsOnlyNumber,
} from '../../offline/index.ts'
import type { DialogueState } from './state.ts'
import type { Turn } from './tasks/task.ts'

const MIN_WORDS_OF_MATTER = 2

/**
 * The words before a message that only refers to them: the statements just before, or the last question, where it had
 * no sure answer.
 */
export function toldBeforeMessage({ recent, asked, answered }: DialogueState, language: string): string[] {
  const told: string[] = []
  for (const message of recent.toReversed()) {
    if (!asked.includes(message)) {
      told.unshift(message)
      continue
    }
    if (told.length === 0) told.unshift(...(answered.includes(message) ? statementsIn(message, language) : [message]))
    break
  }
  return told
}

/**
 * The question of before that a message for the team only points at, also where it was answered: "ask them about my dad then". The
 * newest one on that matter counts.
 */
export function questionPointedAt(
  { heard, asked }: DialogueState,
  message: string,
  language: string,
): string | undefined {
  const matter = pointedMatter(message, language)
  if (matter === undefined) return undefined
  const questions = [...new Set([...asked, ...heard])].flatMap((one) => {
    const marked = sentencesIn(one).filter((sentence) => sentence.includes('?'))
    return marked.length > 0 ? marked : asked.includes(one) ? [one] : []
  })
  return matter.length === 0 ? questions.at(-1) : questions.findLast((one) => hasMatter(one, matter))
}

/** The statements beside an answered question: "My crutches are with you. When do you open?" */
function statementsIn(message: string, language: string): string[] {
  const told = sentencesIn(message).filter(
    (sentence) => !sentence.includes('?') && matterOf(sentence, language).length >= MIN_WORDS_OF_MATTER,
  )
  return told.length === 0 ? [] : [told.join(' ')]
}

/** True where the team was given these words before. */
export function isPassedOn({ passedOn }: DialogueState, text: string): boolean {
  const words = lowerWords(text).join(' ')
  return words !== '' && passedOn.some((before) => lowerWords(before).join(' ').includes(words))
}

/**
 * Sentences about the visit in messages before the booking began. A person named beside a question belongs to the
 * question: "Do you sell vouchers? It's for my dad" tells nothing of the visit. Of a sentence with a question only the facts
 * beside it count: "he is allergic to nuts, is that a problem?"
 */
export function toldOfVisit({ state: { recent }, world }: Turn): string[] {
  return recent.flatMap((message) => {
    const isAsking = message.includes('?')
    return sentencesIn(message)
      .map(withoutQuestion)
      .filter((sentence) => {
        const told = readVisitRemark(sentence, world.language)
        const isTold = told.isMatter || (told.isForSomebody && !isAsking)
        const isTelling = !told.isTalk && isTold && !tellsOnlyNumber(sentence, world.language)
        return isTelling && (told.isForSomebody || isNoteLikely(sentence, world.language))
      })
  })
}

/** A sentence without its pieces from the question on. */
function withoutQuestion(sentence: string): string {
  if (!sentence.includes('?')) return sentence
  const pieces = sentence.split(/,\s/u)
  const asked = pieces.findIndex((piece) => /[?¿]/u.test(piece))
  return pieces.slice(0, asked).join(', ')
}
