import { oneOf, trimEndWhere, trimStartWhere } from '../core/text-scan.ts'
import { forLanguage, speaks } from '../languages/index.ts'

/** Includes brackets around the address alone; a stop after it belongs to the sentence. */
const ADDRESS = /<?(?:https?:\/\/|www\.)(?:[^\s<>()[\]"“”„«»]|\([^\s()]*\))+(?<![.,;:!?…])>?/giu
const ADDRESS_IN_BRACKETS = new RegExp(`[ \\t]?\\([ \\t]*${ADDRESS.source}[ \\t]*\\)`, 'giu')

/** `---` between optional colons, cells apart by `|` or space. Each character fits one part only: no backtracking. */
const TABLE_RULE =
  /^[ \t]*(?:\|[ \t]*)?:?-{3,}(?:(?:(?::[ \t]*|[ \t]+)(?:\|[ \t]*)?|\|[ \t]*):?-{3,})*:?[ \t]*(?:\|[ \t]*)?$/gmu

/** Removes marks that cannot be heard, or should not be read out; the rest stays word for word. */
const SILENT: ((text: string) => string)[] = [
  // [text](address), then addresses on their own
  instead(/!?\[([^\][]*)\]\([^()\s]*\)/gu, '$1'),
  instead(ADDRESS_IN_BRACKETS, ''),
  instead(ADDRESS, ''),
  // Headings, bullets and rules of tables
  instead(/^[ \t]*(?:#{1,6}|[-*•‣]|>)[ \t]+/gmu, ''),
  instead(TABLE_RULE, ''),
  (text) => withoutPipes(text),
  instead(/\*\*|__|~~|`+/gu, ''),
  instead(/(?<![\p{L}\p{N}])[*_](?=\S)|(?<=\S)[*_](?![\p{L}\p{N}])/gu, ''),
  instead(/[→⇒➔]/gu, ','),
  instead(/[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}]|\u{200D}|\u{FE0F}/gu, ''),
  // Quotes: the marks, and the title of the document after them
  instead(/[”“»"] \([^()]*\)/gu, ''),
  instead(/[“”„«»"][ \u00A0\u202F]?(?=[\p{P}\s]|$)|[“”„«»"](?:[\u00A0\u202F])?/gu, ''),
]

const TITLE = /^ ?\([^()]*\)/u
const ENDS_QUOTE = /[”“»"]\s*$/u
const ENDS_SENTENCE = /[.!?…:;,]/u

function instead(pattern: RegExp, replacement: string): (text: string) => string {
  return (text) => text.replace(pattern, replacement)
}

/** The cells of a table row as a list. */
function withoutPipes(text: string): string {
  const cells = text.split('|')
  return cells
    .map((cell, index) => (index === 0 ? cell : trimStartWhere(cell, isBlank)))
    .map((cell, index) => (index === cells.length - 1 ? cell : trimEndWhere(cell, isBlank)))
    .join(', ')
}

const isBlank = oneOf(' \t')

/** A reply for the ear, piece by piece as it comes: no marks, no links, no titles; a new line is a new sentence. */
export class SpokenText {
  readonly #to: string
  /** Last part that is not white space. */
  #last = ''
  #space = ''
  #isQuoteBefore = false

  /** `language`: BCP 47. */
  constructor(language: string) {
    this.#to = speaks(language) ? forLanguage(language).calls.to : '–'
  }

  /** `piece`: one or more whole sentences. */
  add(piece: string): string {
    let text = this.#isQuoteBefore ? piece.replace(TITLE, '') : piece
    this.#isQuoteBefore = ENDS_QUOTE.test(text)
    for (const silence of SILENT) text = silence(text)
    text = text.replace(/(?<=\d)\s?–\s?(?=\d)/gu, ` ${this.#to} `)
    return this.#joined(text)
  }

  /** White space becomes one space before the next word; a line that ends without a stop gets one. */
  #joined(text: string): string {
    let said = ''
    for (const [part] of text.matchAll(/\s+|\S+/gu)) {
      if (part.trim() === '') this.#space += part
      else said += this.#gapBefore(part) + part
    }
    return said
  }

  #gapBefore(part: string): string {
    const space = this.#space
    const before = this.#last
    this.#space = ''
    this.#last = part.at(-1) ?? ''
    if (before === '') return ''
    if (space.includes('\n') && !ENDS_SENTENCE.test(before)) return '. '
    return space === '' || /^[.,;…]+$/u.test(part) ? '' : ' '
  }
}

/** A whole text for the ear. */
export function spoken(text: string, language: string): string {
  return new SpokenText(language).add(text)
}
