import type { Command } from '../../models/understanding.ts'
import { isForDesk, isInstruction, withoutGreeting } from '../../offline/index.ts'

/**
 * The sentences of a text that are for the team, and not for the desk: "No appointment, just pass it on", a greeting, or "that
 * doesn't answer my question".
 */
export function forTeam(text: string, language: string, names: string[]): string {
  const own = withoutGreeting(text, language)
  const sentences = sentencesOf(own)
  const told = sentences.filter(
    (sentence) => !isInstruction(sentence, language, names) && !isForDesk(sentence, language),
  )
  return told.length === sentences.length ? own : told.join(' ')
}

/** A full stop behind one or two figures is that of a date, and one before a figure that of a short word: "Bundesstr. 12". */
export function sentencesOf(message: string): string[] {
  return message.split(/(?<=[!?\n])\s|(?<=(?<!(?<!\d)\d{1,2})\.)\s(?!\d)/u)
}

/** A message without the questions to the desk in it. */
export function besideQuestions(message: string, commands: Command[]): string {
  return commands
    .flatMap((one) => (one.type === 'ask' && one.words !== '' ? [one.words] : []))
    .reduce((rest, words) => rest.replace(words, ' '), message)
    .trim()
}
