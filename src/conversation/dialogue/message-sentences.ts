import type { Command } from '../../models/understanding.ts'
import { isInstruction } from '../../offline/index.ts'

/** The sentences of a text that are for the team, and not for the desk: "No appointment, just pass it on". */
export function withoutInstructions(text: string, language: string, names: string[]): string {
  const sentences = sentencesOf(text)
  const told = sentences.filter((sentence) => !isInstruction(sentence, language, names))
  return told.length === sentences.length ? text : told.join(' ')
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
