/** The words of each concept: what everyday things are called in one language. */
export type Concepts = ReadonlyMap<string, string[]>

/**
 * Reads the `dictionary` of a language: lines of a concept, by the name that it has in every language, and its words, which are
 * stemmed and therefore in one form each, with irregular forms. A visitor's word is searched as its translations too, where the
 * documents are in another language. What people mean by a word at a front desk is in the glossary; here is only what it is called.
 *
 * A text and not a table, because 14,000 entries would be built at each start, and are read when a foreign question is asked.
 */
export function conceptsIn(dictionary: string): Concepts {
  const lines = dictionary.split('\n').filter((line) => line.trim() !== '')
  return new Map(lines.map(readLine))
}

function readLine(line: string): [concept: string, words: string[]] {
  const at = line.indexOf(':')
  return [
    line.slice(0, at).trim(),
    line
      .slice(at + 1)
      .split(',')
      .map((word) => word.trim()),
  ]
}
