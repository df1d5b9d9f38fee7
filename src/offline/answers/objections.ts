import { forLanguage } from '../../languages/index.ts'
import { begins, fold, opening, wordsOf } from '../understanding/text.ts'

/** Maximum characters of a message that are read for an objection. */
const MAX_READ = 400

/**
 * True for a message that objects to the reply before and asks something else: "That's about lockers. I asked about boots". The
 * correction of one word ("I meant the massage") is none, because the sentence that was told may name it too.
 */
export function isObjection(message: string, language: string): boolean {
  const { questions, answers, interjections } = forLanguage(language).understanding
  const lead = opening(`(?:(?:${answers.no}|${interjections})[ ,]{1,2}){1,3}`)
  return message
    .slice(0, MAX_READ)
    .split(/[.!?;,\n]/u)
    .map((piece) => wordsOf(fold(piece)).join(' '))
    .some((piece) => {
      const text = piece.slice(lead.exec(piece)?.[0].length ?? 0)
      if (begins(text, `${questions.missed}|${questions.misread}|${questions.objection}`)) return true
      const meant = opening(questions.meant).exec(text)?.[0]
      return (
        meant !== undefined && begins(text.slice(meant.length).trim(), `${questions.start}|${questions.whether.word}`)
      )
    })
}
