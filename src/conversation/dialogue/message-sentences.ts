import type { Command } from '../../models/understanding.ts'
import { isForDesk, isInstruction, sentencesIn, withoutGreeting } from '../../offline/index.ts'

/**
 * The sentences of a text that are meant for the team, without those meant for the assistant: "No appointment, just
 * pass it on", a greeting, or "that doesn't answer my question".
 */
export function forTeam(text: string, language: string, names: string[]): string {
  const own = withoutGreeting(text, language)
  const sentences = sentencesIn(own)
  const told = sentences.filter(
    (sentence) => !isInstruction(sentence, language, names) && !isForDesk(sentence, language),
  )
  return told.length === sentences.length ? own : told.join(' ')
}

/** The message without its questions to the assistant. */
export function besideQuestions(message: string, commands: Command[]): string {
  return commands
    .flatMap((one) => (one.type === 'ask' && one.words !== '' ? [one.words] : []))
    .reduce((rest, words) => rest.replace(words, ' '), message)
    .trim()
}
