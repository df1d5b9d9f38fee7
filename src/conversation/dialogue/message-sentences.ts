import type { Command } from '../../models/understanding.ts'
import { isForDesk, isInstruction, withoutGreeting } from '../../offline/index.ts'

/**
 * The sentences of a text that are meant for the team, without those meant for the assistant: "No appointment, just
 * pass it on", a greeting, or "that doesn't answer my question".
 */
export function forTeam(text: string, language: string, names: string[]): string {
  const own = withoutGreeting(text, language)
  const sentences = sentencesOf(own)
  const told = sentences.filter(
    (sentence) => !isInstruction(sentence, language, names) && !isForDesk(sentence, language),
  )
  return told.length === sentences.length ? own : told.join(' ')
}

/**
 * Splits a message into sentences. A full stop after one or two digits belongs to a date, and one before a digit to an
 * abbreviation: "Bundesstr. 12".
 */
export function sentencesOf(message: string): string[] {
  return message.split(/(?<=[!?\n])\s|(?<=(?<!(?<!\d)\d{1,2})\.)\s(?!\d)/u)
}

/** The message without its questions to the assistant. */
export function besideQuestions(message: string, commands: Command[]): string {
  return commands
    .flatMap((one) => (one.type === 'ask' && one.words !== '' ? [one.words] : []))
    .reduce((rest, words) => rest.replace(words, ' '), message)
    .trim()
}
