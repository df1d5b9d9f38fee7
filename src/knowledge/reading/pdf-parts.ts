import { inAnyLanguage } from '../../languages/index.ts'
import { median, type Line } from './pdf-layout.ts'
import { oneLine, type ListItem, type Part } from './parts.ts'

const HEADING_FACTOR = 1.15
const MAX_HEADING_LENGTH = 150
const MAX_LEVELS = 4
/** Lines of a paragraph are closer than this multiple of the usual distance. */
const PARAGRAPH_GAP = 1.4
const SHORT_LINE = 0.85
const BULLET = /^[•‣▪■●○◦·–—-]\s+(?=\S)/
const NUMBERED = /^\d{1,2}[.)]\s+(?=\S)/
const SENTENCE_END = /[.!?:;。！？]["'”»)]?$/

/** Classifies lines: headings by size, paragraphs by distance, lists by marks. */
export function partsOfPages(pages: Line[][]): Part[] {
  const lines = withoutRunningHeads(pages)
  const body = commonSize(lines)
  const sizes = headingSizes(lines, body)
  const builder = new PartBuilder(usualDistance(lines))
  for (const line of lines) builder.add(line, levelOf(line, sizes))
  return builder.finish()
}

class PartBuilder {
  readonly #parts: Part[] = []
  readonly #distance: number
  #open: { kind: 'heading' | 'paragraph' | 'item'; level: number; lines: Line[] } | undefined

  constructor(distance: number) {
    this.#distance = distance
  }

  add(line: Line, level: number): void {
    const isItem = line.isRow || BULLET.test(line.text) || NUMBERED.test(line.text)
    const kind = level > 0 ? 'heading' : isItem ? 'item' : 'paragraph'
    const open = this.#open
    if (open !== undefined && this.#goesOn(open, line, kind, level)) open.lines.push(line)
    else {
      this.#close()
      this.#open = { kind, level, lines: [line] }
    }
  }

  finish(): Part[] {
    this.#close()
    return this.#parts
  }

  #goesOn(open: { kind: string; level: number; lines: Line[] }, line: Line, kind: string, level: number): boolean {
    const last = open.lines.at(-1)!
    const distance = (line.y - last.y) / last.size
    // A row of a list ends with its line, and a name may begin on the line before it.
    if (last.isRow && !isGoneOn(line)) return false
    const isNear = distance > 0 && distance < this.#distance * PARAGRAPH_GAP
    if (line.isRow && isNear && open.kind === 'paragraph' && isGoneOn(line)) return true
    if (kind === 'item' || open.level !== level) return false
    if (kind === 'heading') return isNear && open.lines.length < 3
    const width = last.column.right - last.column.left
    const isShort = last.right < last.column.left + width * SHORT_LINE
    // An unfinished sentence continues on the next column or page.
    if (!isNear) return open.kind === 'paragraph' && distance <= 0 && !isShort && startsInside(last, line)
    return !(isShort && SENTENCE_END.test(last.text)) && Math.abs(line.size - last.size) < last.size * 0.1
  }

  #close(): void {
    const open = this.#open
    this.#open = undefined
    if (open === undefined) return
    const text = open.lines.reduce((joined, line) => join(joined, line.text), '')
    if (open.kind === 'heading') this.#parts.push({ kind: 'heading', level: open.level, text })
    else if (open.kind === 'paragraph') this.#parts.push({ kind: 'paragraph', text })
    else this.#addItem({ depth: 0, text: text.replace(BULLET, '') })
  }

  #addItem(item: ListItem): void {
    const last = this.#parts.at(-1)
    if (last?.kind === 'list') last.items.push(item)
    else this.#parts.push({ kind: 'list', items: [item] })
  }
}

function isGoneOn({ text }: Line): boolean {
  return /^\p{Ll}/u.test(text)
}

function startsInside(last: Line, line: Line): boolean {
  return !SENTENCE_END.test(last.text) && isGoneOn(line)
}

function join(text: string, line: string): string {
  if (text === '') return line
  // Rejoins a hyphenated word.
  if (/\p{L}-$/u.test(text) && /^\p{Ll}/u.test(line)) return text.slice(0, -1) + line
  return /\p{Script=Han}$/u.test(text) && /^\p{Script=Han}/u.test(line) ? text + line : `${text} ${line}`
}

/** Drops titles and page numbers repeated at the edges of most pages. */
function withoutRunningHeads(pages: Line[][]): Line[] {
  const counts = new Map<string, number>()
  for (const page of pages)
    for (const edge of new Set(edgesOf(page).map(patternOf))) counts.set(edge, (counts.get(edge) ?? 0) + 1)
  const isRunning = (line: Line) => {
    const count = counts.get(patternOf(line)) ?? 0
    return PAGE_NUMBER.test(oneLine(line.text)) || (count >= 3 && count * 2 > pages.length)
  }
  return pages.flatMap((page) => {
    const edges = new Set(edgesOf(page).filter(isRunning))
    return page.filter((line) => !edges.has(line))
  })
}

const PAGE = inAnyLanguage(({ documents }) => documents.page.before)
const OF_PAGES = inAnyLanguage(({ documents }) => documents.page.of)
const PAGE_NUMBER = new RegExp(`^(?:(?:${PAGE}) ?)?[-–]? ?\\d{1,4} ?[-–]?(?: ?(?:/|${OF_PAGES}) ?\\d{1,4})?$`, 'i')

function edgesOf(page: Line[]): Line[] {
  const byHeight = page.toSorted((a, b) => a.y - b.y)
  return [...byHeight.slice(0, 2), ...byHeight.slice(-2)]
}

function patternOf({ text }: Line): string {
  return text.replace(/\d+/g, '0')
}

/** The size of most letters. */
function commonSize(lines: Line[]): number {
  const letters = new Map<number, number>()
  for (const { size, text } of lines) {
    const rounded = Math.round(size * 2) / 2
    letters.set(rounded, (letters.get(rounded) ?? 0) + text.length)
  }
  return [...letters].reduce((most, entry) => (entry[1] > most[1] ? entry : most), [0, 0])[0]
}

/** Sizes of headings, largest first. */
function headingSizes(lines: Line[], body: number): number[] {
  const sizes = lines
    .filter((line) => line.size >= body * HEADING_FACTOR && isHeadingText(line.text))
    .map(({ size }) => Math.round(size))
  return [...new Set(sizes)].sort((a, b) => b - a)
}

function isHeadingText(text: string): boolean {
  return text.length <= MAX_HEADING_LENGTH && /\p{L}/u.test(text)
}

/** 0 for body text. */
function levelOf(line: Line, sizes: number[]): number {
  const position = isHeadingText(line.text) ? sizes.indexOf(Math.round(line.size)) : -1
  return Math.min(position + 1, MAX_LEVELS)
}

/** Usual distance between lines, relative to the letter size. */
function usualDistance(lines: Line[]): number {
  const distances = lines.flatMap((line, index) => {
    const distance = (line.y - (lines[index - 1]?.y ?? line.y)) / line.size
    return distance > 0.5 && distance < 3 ? [distance] : []
  })
  return distances.length === 0 ? 1.2 : median(distances)
}
