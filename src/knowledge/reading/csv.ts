import { parse } from 'csv-parse/sync'
import { oneLine, type Part } from './parts.ts'
import { Unreadable } from './unreadable.ts'
import { delimiterOf } from '../../core/text.ts'
import { inAnyLanguage } from '../../languages/index.ts'

const MAX_ROWS = 50_000
const MAX_COLUMNS = 200
// Beside the spoken languages in Italian, Portuguese and Dutch: documents may be in any.
const QUESTION = columnOf('question', 'domand[ae]|pergunta|vraag|vragen')
const ANSWER = columnOf('answer', 'rispost[ae]|resposta|antwoord(?:en)?')

function columnOf(kind: 'question' | 'answer', others: string): RegExp {
  return new RegExp(`^(?:${inAnyLanguage(({ documents }) => documents.columns[kind])}|${others})$`, 'i')
}

/** Question and answer columns become pairs; other tables repeat their column names in each row. */
export function readCsv(text: string): Part[] {
  const [first = [], ...rest] = readRows(text)
  if (rest.length === 0) return first.length === 0 ? [] : [{ kind: 'table', header: [], rows: [first] }]
  const names = first.map(oneLine)
  const question = names.findIndex((name) => QUESTION.test(name))
  const answer = names.findIndex((name) => ANSWER.test(name))
  if (question >= 0 && answer >= 0) return rest.flatMap((row) => pair(row, names, question, answer))
  if (!isHeader(names)) return [{ kind: 'table', header: [], rows: [first, ...rest] }]
  return [named(names, rest)]
}

/** A number or code in the first column identifies a row for a machine; a person calls it by its first name. */
function named(names: string[], rows: string[][]): Part {
  const isName = (column: number) =>
    rows.every((row) => /\p{L}{2}/u.test(row[column] ?? '') && !/^\W*\d/u.test(row[column] ?? ''))
  const first = isName(0) ? 0 : names.findIndex((_, column) => isName(column))
  if (first <= 0) return { kind: 'table', header: names, rows }
  const turned = (row: string[]) => [row[first] ?? '', ...row.filter((_, column) => column !== first)]
  return { kind: 'table', header: turned(names), rows: rows.map(turned) }
}

function readRows(text: string): string[][] {
  const rows: string[][] = parse(text, {
    bom: true,
    delimiter: delimiterOf(text),
    relax_quotes: true,
    relax_column_count: true,
    skip_empty_lines: true,
    skip_records_with_empty_values: true,
    to: MAX_ROWS + 1,
  })
  if (rows.length > MAX_ROWS) throw new Unreadable(`The table has more than ${MAX_ROWS} rows. Split it.`)
  return rows.map((row) => row.slice(0, MAX_COLUMNS))
}

/** Column names are distinct words; a row of values usually has a number or a gap. */
function isHeader(names: string[]): boolean {
  return names.every((name) => /\p{L}/u.test(name)) && new Set(names).size === names.length
}

function pair(row: string[], names: string[], question: number, answer: number): Part[] {
  const [asked = '', answered = ''] = [row[question], row[answer]]
  if (oneLine(asked) === '' || oneLine(answered) === '') return []
  const rest = names.flatMap((name, column) => {
    const value = oneLine(row[column] ?? '')
    return column === question || column === answer || value === '' ? [] : [{ depth: 0, text: `${name}: ${value}` }]
  })
  const details: Part[] = rest.length === 0 ? [] : [{ kind: 'list', items: rest }]
  return [{ kind: 'question', question: asked, answer: [{ kind: 'paragraph', text: answered }, ...details] }]
}
