import type { Question } from '../../../models/understanding.ts'

/** A sentence with what was asked before it and the acts in it. */
export interface Labelled {
  question: Question | null
  acts: string[]
  text: string
}

/**
 * Reads a file of sentences: a line `# question | act act` holds for the lines below it; `null` is no question, and an act that
 * the classifier does not know (`none`, `value`) is no act.
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
    question = asked.trim() === 'null' ? null : (asked.trim() as Question)
    acts = named.trim().split(/\s+/u)
  }
  return found
}
