import { isSpace, trimStartWhere } from '../../core/text-scan.ts'

/** The match of a sentence with the material: a `quotation` in quotation marks, or the same `words` without them. */
export type Quoted = 'quotation' | 'words' | undefined

interface Material {
  title: string
  text: string
}

const OPENING = '“„«"'
const CLOSING = /["”“»]$/u

/** A quotation is visibly the business's, so it claims nothing; the same words without marks may sound like the speaker's. */
export function quotedFrom(sentence: string, material: Material[]): Quoted {
  const said = sentence.trim()
  if (said === '') return undefined
  const isMarked = OPENING.includes(said[0]!)
  let found: Quoted
  for (const { title, text } of material) {
    const words = wordsOf(said, title)
    if (words.text === '' || !text.includes(words.text)) continue
    if (isMarked && words.isClosed) return 'quotation'
    found = 'words'
  }
  return found
}

/** The words between the marks, without the title in brackets after them. */
function wordsOf(said: string, title: string): { text: string; isClosed: boolean } {
  const named = `(${title})`
  const quotation = (title !== '' && said.endsWith(named) ? said.slice(0, -named.length) : said).trimEnd()
  const isClosed = CLOSING.test(quotation)
  const opened = trimStartWhere(quotation, (character) => isSpace(character) || OPENING.includes(character))
  return { text: (isClosed ? opened.slice(0, -1) : opened).trim(), isClosed }
}
