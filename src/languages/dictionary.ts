/** Everyday words of one language, by the concept that they name. */
type Concepts = ReadonlyMap<string, string[]>

/**
 * Reads the `dictionary` of a language. Each line is a concept, with the same name in every language, and its words; these are
 * stemmed, so each stands in one form, with irregular forms beside it. A question in another language than the documents is
 * searched by the words that share a concept. The glossary has what people mean by a word at a front desk; the dictionary only
 * translates it.
 *
 * It is a text, not a table: a start would build 14,000 entries that only the first foreign question needs.
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
