import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A question of a visitor, or a sentence of a business's documents, with the matter that it is about. */
export interface Example {
  matter: string
  kind: 'question' | 'sentence'
  language: string
  text: string
  /** Index among the examples of its matter, kind and language. */
  place: number
}

/**
 * Reads the sentences of all languages. Below a line `# matter`, a line `? …` is a question, and `- …` a sentence of
 * documents.
 */
export function examplesIn(folder: string): Example[] {
  return readdirSync(folder).flatMap((language) =>
    readdirSync(join(folder, language)).flatMap((file) =>
      examplesOf(readFileSync(join(folder, language, file), 'utf8'), language),
    ),
  )
}

function examplesOf(file: string, language: string): Example[] {
  const examples: Example[] = []
  let matter = ''
  const places = { question: 0, sentence: 0 }
  for (const line of file.split('\n')) {
    const [mark, text] = [line.slice(0, 1), line.slice(1).trim()]
    if (mark === '#') {
      matter = text
      places.question = 0
      places.sentence = 0
    } else if (mark === '?' || mark === '-') {
      const kind = mark === '?' ? 'question' : 'sentence'
      examples.push({ matter, kind, language, text, place: places[kind]++ })
    }
  }
  return examples
}
