import { isTag, isText, type Element } from './dom.ts'
import type { Part } from './parts.ts'

const MAX_COLUMNS = 100
const LAYOUT = new Set(['table', 'h1', 'h2', 'h3', 'h4', 'ul', 'ol', 'dl', 'details', 'form'])

interface Row {
  cells: string[]
  isHeader: boolean
}

/** A data table with its column names; undefined for a layout table. */
export function readTable(table: Element, textOf: (cell: Element) => string): Part[] | undefined {
  if (isLayout(table)) return undefined
  const rows = spread(rowsOf(table), textOf).filter(({ cells }) => cells.some((cell) => cell !== ''))
  const caption = childrenOf(table).find(({ name }) => name === 'caption')
  const title: Part[] =
    caption === undefined ? [] : [{ kind: 'paragraph', text: `${textOf(caption).replace(/:$/, '')}:` }]
  return [...title, ...tableOf(rows)]
}

function tableOf(rows: Row[]): Part[] {
  const headers = rows.findIndex(({ isHeader }) => !isHeader)
  const count = headers < 0 ? rows.length : headers
  if (count > 0 && count < rows.length) {
    // With several header rows, a column's name joins all of them.
    const names = rows[0]!.cells.map((_, column) => namesOf(rows.slice(0, count), column))
    return [{ kind: 'table', header: names, rows: rows.slice(count).map(({ cells }) => cells) }]
  }
  const all = rows.map(({ cells }) => cells)
  if (all.length === 0) return []
  const [first = [], ...rest] = all
  if (looksLikeHeader(first, rest)) return [{ kind: 'table', header: first, rows: rest }]
  return [{ kind: 'table', header: [], rows: all }]
}

function namesOf(rows: Row[], column: number): string {
  return [...new Set(rows.map(({ cells }) => cells[column] ?? ''))].filter((name) => name !== '').join(' ')
}

/** For tables without header markup. Two columns are usually names and values, such as days and hours. */
function looksLikeHeader(first: string[], rest: string[][]): boolean {
  return first.length > 2 && rest.length > 0 && first.every((cell) => cell !== '' && !/\d/.test(cell))
}

function isLayout(table: Element): boolean {
  const { role } = table.attribs
  if (role === 'presentation' || role === 'none') return true
  const cells = rowsOf(table).map((row) => childrenOf(row).length)
  return Math.max(0, ...cells) < 2 || contains(table, LAYOUT)
}

function contains(element: Element, names: Set<string>): boolean {
  return childrenOf(element).some((child) => names.has(child.name) || contains(child, names))
}

function childrenOf(element: Element): Element[] {
  return element.children.filter(isTag)
}

function rowsOf(table: Element): Element[] {
  return childrenOf(table).flatMap((child) => {
    if (child.name === 'tr') return [child]
    return ['thead', 'tbody', 'tfoot'].includes(child.name) ? childrenOf(child).filter(({ name }) => name === 'tr') : []
  })
}

/** Repeats a cell with `rowspan` in each of its rows. */
function spread(rows: Element[], textOf: (cell: Element) => string): Row[] {
  const reaching: { text: string; rows: number }[] = []
  return rows.map((row) => {
    const cells: string[] = []
    const takeReaching = () => {
      for (let above = reaching[cells.length]; above !== undefined && above.rows > 0; above = reaching[cells.length]) {
        above.rows -= 1
        cells.push(above.text)
      }
    }
    const own = childrenOf(row).filter(({ name }) => name === 'td' || name === 'th')
    for (const cell of own) {
      takeReaching()
      const text = textOf(cell)
      const [columns, height] = [span(cell, 'colspan'), span(cell, 'rowspan')]
      for (let column = 0; column < columns && cells.length < MAX_COLUMNS; column += 1) {
        reaching[cells.length] = { text, rows: height - 1 }
        cells.push(column === 0 || cell.name === 'th' ? text : '')
      }
    }
    takeReaching()
    const isHeader = isHead(row) || (own.length > 0 && own.every((cell) => cell.name === 'th' || isBold(cell)))
    return { cells, isHeader }
  })
}

/** All of the cell is bold: column names of a table without header cells. */
function isBold(cell: Element): boolean {
  const content = cell.children.filter((child) => isTag(child) || (isText(child) && child.data.trim() !== ''))
  const [only] = content
  return content.length === 1 && only !== undefined && isTag(only) && /^(?:b|strong)$/.test(only.name)
}

function isHead(row: Element): boolean {
  return row.parent !== null && isTag(row.parent) && row.parent.name === 'thead'
}

function span(cell: Element, name: 'colspan' | 'rowspan'): number {
  const count = Number.parseInt(cell.attribs[name] ?? '1', 10)
  return Number.isFinite(count) ? Math.min(Math.max(count, 1), MAX_COLUMNS) : 1
}
