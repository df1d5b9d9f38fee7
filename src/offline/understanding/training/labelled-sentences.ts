import type { Question } from '../../../models/understanding.ts'

/** A text with its acts and the question before it. */
export interface Labelled {
  question: Question | null
  acts: string[]
  text: string
}

/**
 * Parses a file of sentences. A line `# question | act act` applies to the lines below it. `null` is no question, and
 * acts that the classifier does not know (`none`, `value`) label a text without any.
 */
export function labelledIn(file: string): Labelled[] {
  let question: Question | null = null
  let acts: string[] = []
  const found: Labelled[] = []
  for (const line of file.split('\n')) {
    const text = line.trim()
    if (text === '') continue
    if (!text.startsWith('#')) {
      found.push({ question, acts, text })
      continue
    }
    const [asked = 'null', named = ''] = text.slice(1).split('|')
    // The files name questions of the port only.
    question = asked.trim() === 'null' ? null : (asked.trim() as Question)
    acts = named.trim().split(/\s+/u)
  }
  return found
}
