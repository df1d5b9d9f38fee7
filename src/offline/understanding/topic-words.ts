import { forLanguage } from '../../languages/index.ts'
import { fillersOf } from './short-answers.ts'
import { topiclessWords } from './common-words.ts'
import { expression, fold, wordsOf } from './text.ts'

/** Words up to this frequency rank name no topic. */
const COMMONEST = 250
const MIN_LENGTH = 3

/** The words of a text that name a topic, which common words and courtesies do not. */
export function topicsOf(text: string, language: string): string[] {
  const { understanding, questions } = forLanguage(language)
  const { courtesy, interjections, answers } = understanding
  const folded = fold(text).replaceAll(
    expression(
      `${courtesy.greeting}|${courtesy.thanks}|${courtesy.remark}|${interjections}|${answers.yes}|${answers.yesAlone}|${answers.no}`,
    ),
    ' ',
  )
  const common = topiclessWords(language, COMMONEST)
  const idle = new Set([...wordsOf(fold(`${questions.asking} ${questions.chatter}`)), ...fillersOf(understanding)])
  return wordsOf(folded).filter((word) => word.length >= MIN_LENGTH && !common.has(word) && !idle.has(word))
}
