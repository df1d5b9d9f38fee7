import type { Command } from '../../models/understanding.ts'
import { hasMatter, sentencesIn, toldInSentence, withoutGreeting } from '../../offline/index.ts'

/**
 * The part of a text that is meant for the team, without words to the assistant ("No appointment, just pass it on", a greeting, or "that
 * doesn't answer my question"), the request in front of it and contact details.
 */
export function forTeam(text: string, language: string, names: string[]): string {
  const own = withoutGreeting(text, language)
  const sentences = sentencesIn(own)
  const told = sentences.map((sentence) => toldInSentence(sentence, language, names))
  return told.every((sentence, index) => sentence === sentences[index])
    ? own
    : told.filter((one) => one !== '').join(' ')
}

/** The message without its questions to the assistant. */
export function besideQuestions(message: string, commands: Command[]): string {
  return commands
    .flatMap((one) => (one.type === 'ask' && one.words !== '' ? [one.words] : []))
    .reduce((rest, words) => rest.replace(words, ' '), message)
    .trim()
}

/** The text without the sentences, or parts of sentences, that are about these words. */
export function withoutMatter(text: string, matter: string[]): string {
  return sentencesIn(text)
    .map((sentence) => {
      const pieces = sentence.split(/,\s/u)
      const kept = pieces.filter((piece) => !hasMatter(piece, matter))
      if (kept.length === pieces.length) return sentence
      return kept.length === 0 ? '' : kept.join(', ').replace(/(?<![.!?])$/u, '.')
    })
    .filter((sentence) => sentence !== '')
    .join(' ')
}
