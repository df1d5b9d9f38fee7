import { CsvError, parse } from 'csv-parse/browser/esm/sync'
import {
  csvLines,
  MAX_COLUMNS,
  MAX_FILE_BYTES,
  TooManyRows,
  type CsvLine,
  type ImportField,
} from '../../../../core/lead-file.ts'
import { decodeText } from '../../../../core/text-encoding.ts'
import { delimiterOf } from '../../../../core/text.ts'

/** The field that a column goes to; null leaves the column out. */
export type Target = ImportField | null

/** A file that was read in the browser, as the API will read it. */
export interface LeadFile {
  name: string
  delimiter: string
  head: CsvLine
  rows: CsvLine[]
  /** Of the text, in UTF-8. */
  bytes: Uint8Array<ArrayBuffer>
}

type Reason = 'gone' | 'large' | 'kind' | 'empty' | 'rows' | 'columns' | 'quote'

/** A file that cannot be imported, whatever its columns go to. */
export class Unusable extends Error {
  readonly reason: Reason
  /** Of a wrong quotation mark. */
  readonly line: number

  constructor(reason: Reason, line = 0) {
    super(reason)
    this.reason = reason
    this.line = line
  }
}

/** Reads a file with the limits of the API, so that they are told before anything is sent. @throws Unusable */
export function readLeadFile(name: string, encoded: Uint8Array): LeadFile {
  if (encoded.length > MAX_FILE_BYTES) throw new Unusable('large')
  const text = decodeText(encoded)
  if (text.includes('\0')) throw new Unusable('kind')
  const [head, ...rows] = linesOf(text)
  if (head === undefined || rows.length === 0) throw new Unusable('empty')
  if (head.record.length > MAX_COLUMNS) throw new Unusable('columns')
  return { name, delimiter: delimiterOf(text), head, rows, bytes: new TextEncoder().encode(text) }
}

function linesOf(text: string): CsvLine[] {
  try {
    return csvLines(parse, text)
  } catch (error) {
    if (error instanceof TooManyRows) throw new Unusable('rows')
    throw new Unusable('quote', error instanceof CsvError ? Number(error['lines'] ?? 1) : 1)
  }
}

/**
 * Rows of the file, all unless it is said, below fields in place of its headers. Lines keep their numbers, and a column
 * without a header, or with that of another, can have its own field, which `columns` of the API cannot say.
 */
export function partOf(
  { delimiter, head, rows, bytes }: LeadFile,
  targets: Target[],
  { from, to }: { from: number; to: number } = { from: 0, to: rows.length },
): Blob {
  const before = from === 0 ? head : rows[from - 1]!
  const fields = targets.map((target) => target ?? '').join(delimiter)
  const part = bytes.subarray(before.bytes, rows[to - 1]?.bytes)
  // Empty lines stand for those before, below the head, because its separator is looked for at the beginning.
  return new Blob([fields, '\n'.repeat(before.lines), part], { type: 'text/csv' })
}

const isBreak = (character: string | undefined): boolean => character === '\r' || character === '\n'

/** Breaks alone are cut off: a tab at the beginning is an empty first cell. */
function withoutBreaks(text: string): string {
  let [start, end] = [0, text.length]
  while (isBreak(text[start])) start += 1
  while (end > start && isBreak(text[end - 1])) end -= 1
  return text.slice(start, end)
}

/** The rows of these lines as they stand in the file, below its head. */
export function onlyRows({ head, rows, bytes }: LeadFile, lines: Set<number>): Blob {
  const text = (from: number, to: number) => withoutBreaks(new TextDecoder().decode(bytes.subarray(from, to)))
  const all = [head, ...rows]
  const kept = all.flatMap(({ line, bytes: end }, n) =>
    n === 0 || lines.has(line) ? [text(all[n - 1]?.bytes ?? 0, end)] : [],
  )
  // Without the mark, spreadsheets read the file as Windows-1252.
  return new Blob(['\ufeff', kept.map((row) => `${row}\r\n`).join('')], { type: 'text/csv' })
}

/** The first field that more than one column goes to, with those columns. */
export function clashOf(targets: Target[]): { field: ImportField; columns: number[] } | undefined {
  const field = targets.find((target, column) => target !== null && targets.indexOf(target) !== column) ?? null
  if (field === null) return undefined
  return { field, columns: targets.flatMap((target, column) => (target === field ? [column] : [])) }
}

/** A lead is known by its e-mail address or phone number. */
export function hasContact(targets: Target[]): boolean {
  return targets.includes('email') || targets.includes('phone')
}
