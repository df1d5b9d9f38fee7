/** A line of a page: a paragraph's, a row of a table, an entry of a list. */
export interface Line {
  text: string
  /** Cells of a table's row; empty for any other line. */
  cells: string[]
  /** The nearest heading above. */
  heading: string
  isHeading: boolean
  isEntry: boolean
}

const MAX_LINES = 3_000
const MAX_LINE_CHARS = 2_000

/** The lines of a Markdown text, without its marks. */
export function linesOf(markdown: string): Line[] {
  const lines: Line[] = []
  let heading = ''
  for (const raw of markdown.split('\n', MAX_LINES)) {
    const written = raw.slice(0, MAX_LINE_CHARS).trim()
    if (written === '' || /^[|\s:-]+$/.test(written)) continue
    const isHeading = /^#{1,6}\s/.test(written)
    const isRow = written.startsWith('|')
    const cells = isRow
      ? written
          .split(/(?<!\\)\|/)
          .map(plain)
          .filter((cell) => cell !== '')
      : []
    const text = isRow ? cells.join(' ') : plain(written.replace(/^(?:#{1,6}|[-*+>•])\s/, ''))
    if (isHeading) heading = text
    if (text !== '') lines.push({ text, cells, heading, isHeading, isEntry: isRow || /^[-*+•]\s/.test(written) })
  }
  return lines
}

function plain(text: string): string {
  return text
    .replaceAll(/\\(?=[!-/:-@[-`{-~])/g, '')
    .replaceAll(/\*\*|__|`/g, '')
    .trim()
}

/** The sentences of a line; a full stop after a figure or a short form ends none. */
export function sentencesIn(text: string): string[] {
  return text.split(/(?<=[\p{Ll}\p{N})\s][\p{Ll}\p{N})][.!?])\s(?=\p{Lu})/u)
}
