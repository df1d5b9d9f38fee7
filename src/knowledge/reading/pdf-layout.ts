/** A run of text on a page, measured from the top left. */
export interface Piece {
  text: string
  x: number
  /** Of the baseline. */
  y: number
  width: number
  size: number
}

/** A line in reading order, with the edges of its column. */
export interface Line {
  text: string
  x: number
  right: number
  y: number
  size: number
  column: { left: number; right: number }
  /** Of a table or a price list: has cells, or ends with an amount. */
  isRow: boolean
}

interface Row {
  y: number
  pieces: Piece[]
}

/** Orders the text of a page: block by block, and within a block column by column. */
export function readPage(pieces: Piece[]): Line[] {
  return blocksOf(rowsOf(pieces)).flatMap((rows) => {
    const gutter = findGutter(rows)
    return gutter === undefined ? linesOf(rows) : readColumns(rows, gutter)
  })
}

/** A gap of this many line distances ends a block. */
const BLOCK_GAP = 3

function blocksOf(rows: Row[]): Row[][] {
  const distances = rows.slice(1).map((row, index) => row.y - rows[index]!.y)
  const widest = median(distances) * BLOCK_GAP
  const starts = rows.map((_, index) => index).filter((index) => index === 0 || distances[index - 1]! > widest)
  return starts.map((start, index) => rows.slice(start, starts[index + 1]))
}

/** Pieces grouped by baseline, top to bottom, each row left to right. */
function rowsOf(pieces: Piece[]): Row[] {
  const rows: Row[] = []
  for (const piece of pieces.toSorted((a, b) => a.y - b.y || a.x - b.x)) {
    const row = rows.at(-1)
    if (row !== undefined && piece.y - row.y < Math.max(piece.size, 1) * 0.45) row.pieces.push(piece)
    else rows.push({ y: piece.y, pieces: [piece] })
  }
  for (const row of rows) row.pieces.sort((a, b) => a.x - b.x)
  return rows
}

/** Rows that cross the gutter separate two-column sections; within a section the left column comes first. */
function readColumns(rows: Row[], gutter: number): Line[] {
  const lines: Line[] = []
  let left: Piece[] = []
  let right: Piece[] = []
  const flush = () => {
    lines.push(...readPage(left), ...readPage(right))
    left = []
    right = []
  }
  for (const row of rows) {
    if (crosses(row, gutter)) {
      flush()
      lines.push(...linesOf([row]))
    } else for (const piece of row.pieces) (middle(piece) < gutter ? left : right).push(piece)
  }
  flush()
  return lines
}

const MIN_ROWS = 4
const STEPS = 60
const MAX_CROSSING = 0.25
const NARROWEST_COLUMN = 0.25
/** Lines of running text fill their column; cells of a table usually do not. */
const TEXT_FILLS = 0.6
/** Share of letters in running text. */
const MIN_SHARE_OF_LETTERS = 0.7

/** The x of the gutter between two columns of running text. */
function findGutter(rows: Row[]): number | undefined {
  if (rows.length < MIN_ROWS * 2 && rows.filter(({ pieces }) => pieces.length > 1).length < MIN_ROWS) return undefined
  const left = Math.min(...rows.map(({ pieces }) => pieces[0]!.x))
  const right = Math.max(...rows.map(rightOf))
  const candidates = Array.from({ length: STEPS - 1 }, (_, step) => left + ((right - left) * (step + 1)) / STEPS)
  const inside = candidates.filter(
    (x) => x - left > (right - left) * NARROWEST_COLUMN && right - x > (right - left) * NARROWEST_COLUMN,
  )
  let best: { x: number; crossing: number } | undefined
  for (const x of inside) {
    const crossing = rows.filter((row) => crosses(row, x)).length
    if (best === undefined || crossing < best.crossing) best = { x, crossing }
  }
  if (best === undefined || best.crossing > rows.length * MAX_CROSSING) return undefined
  const within = rows.filter((row) => !crosses(row, best.x))
  const sides = [sideOf(within, (x) => x < best.x), sideOf(within, (x) => x >= best.x)]
  return sides.every((side) => isRunningText(side) && !isOfFigures(side)) ? best.x : undefined
}

interface Extent {
  from: number
  to: number
  text: string
}

/** A column of prices or durations belongs to the names beside it. */
function isOfFigures(extents: Extent[]): boolean {
  const text = extents.map((extent) => extent.text).join('')
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  return letters < text.replaceAll(/\s/g, '').length * MIN_SHARE_OF_LETTERS
}

function sideOf(rows: Row[], isOn: (x: number) => boolean): Extent[] {
  return rows.flatMap(({ pieces }) => {
    const own = pieces.filter((piece) => isOn(middle(piece)))
    if (own.length === 0) return []
    const to = Math.max(...own.map((piece) => piece.x + piece.width))
    return [{ from: own[0]!.x, to, text: own.map((piece) => piece.text).join(' ') }]
  })
}

function isRunningText(extents: Extent[]): boolean {
  if (extents.length < MIN_ROWS) return false
  const from = Math.min(...extents.map((extent) => extent.from))
  const width = Math.max(...extents.map((extent) => extent.to)) - from
  return median(extents.map((extent) => extent.to - extent.from)) > width * TEXT_FILLS
}

function crosses({ pieces }: Row, x: number): boolean {
  return pieces.some((piece) => piece.x < x && piece.x + piece.width > x)
}

function linesOf(rows: Row[]): Line[] {
  if (rows.length === 0) return []
  const column = { left: Math.min(...rows.map(({ pieces }) => pieces[0]!.x)), right: Math.max(...rows.map(rightOf)) }
  return rows.map((row) => {
    const { text, hasCells } = textOf(row.pieces)
    return {
      text,
      x: row.pieces[0]!.x,
      right: rightOf(row),
      y: row.y,
      size: sizeOf(row.pieces),
      column,
      isRow: hasCells || (row.pieces.length > 1 && AMOUNT_AT_END.test(text)),
    }
  })
}

const SPACE = 0.15
const TAB = 2.5

/** The text of a row, with a mark between cells, which are a tab apart. */
function textOf(pieces: Piece[]): { text: string; hasCells: boolean } {
  let text = ''
  let end = 0
  let hasCells = false
  for (const { text: own, x, width, size } of pieces) {
    const gap = x - end
    if (text === '') text = own
    else if (gap > size * TAB && !isMark(text)) {
      text = `${text.trimEnd()} · ${own.trimStart()}`
      hasCells = true
    } else text += gap > size * SPACE && !/\s$/.test(text) && !/^\s/.test(own) ? ` ${own}` : own
    end = x + width
  }
  return { text: text.replace(/\s+/g, ' ').trim(), hasCells }
}

const AMOUNT_AT_END = /(?:\d ?(?:€|\$|£|EUR|CHF|USD|GBP)|(?:€|\$|£|EUR|CHF|USD|GBP) ?\d[\d.,]*)$/u

/** Bullets and numbers are a tab away from their item. */
function isMark(text: string): boolean {
  return text.trim().length <= 3
}

/** The size of the longest piece. */
function sizeOf(pieces: Piece[]): number {
  return pieces.reduce((most, piece) => (piece.text.length > most.text.length ? piece : most)).size
}

function rightOf({ pieces }: Row): number {
  return Math.max(...pieces.map(({ x, width }) => x + width))
}

function middle({ x, width }: Piece): number {
  return x + width / 2
}

export function median(numbers: number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0
}
