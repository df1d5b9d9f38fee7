import { CsvError, parse } from 'csv-parse/sync'
import { z } from 'zod'
import {
  csvLines,
  fieldsOf,
  IMPORT_FIELDS,
  MAX_COLUMNS,
  MAX_ROWS,
  TooManyRows,
  type CsvLine,
  type ImportField,
} from '../core/lead-file.ts'
import { leadFields } from './schemas.ts'

interface ImportColumn {
  header: string
  field: ImportField | null
}

/** An invalid line of the file. */
interface RowError {
  line: number
  field: ImportField | null
  detail: string
}

export type ImportRow = z.infer<typeof rowSchema> & { line: number }

export interface ImportFile {
  columns: ImportColumn[]
  rows: ImportRow[]
  errors: RowError[]
}

/** The file as a whole cannot be read. */
export class UnreadableFile extends Error {}

const rowSchema = z
  .object(leadFields)
  .refine((row) => row.email || row.phone, { message: 'needs an e-mail or a phone', path: ['email'] })

/** Parses a CSV file with a header line. @throws UnreadableFile */
export function readImport(text: string, named?: Record<string, ImportField | null>): ImportFile {
  const [head, ...lines] = readLines(text)
  if (head === undefined) throw new UnreadableFile('The file is empty')
  if (head.record.length > MAX_COLUMNS) throw new UnreadableFile(`A file has at most ${MAX_COLUMNS} columns`)
  const fields = fieldsOf(head.record, named)
  if (!fields.includes('email') && !fields.includes('phone'))
    throw new UnreadableFile('No column is an e-mail or a phone: name the columns in the first line, or in `columns`')
  const rows: ImportRow[] = []
  const errors: RowError[] = []
  for (const { record, line } of lines) {
    const { success, data, error } = rowSchema.safeParse(valuesOf(record, fields))
    if (success) rows.push({ ...data, line })
    else
      for (const issue of error.issues)
        errors.push({
          line,
          field: IMPORT_FIELDS.find((name) => name === issue.path[0]) ?? null,
          detail: issue.message,
        })
  }
  return { columns: head.record.map((header, n) => ({ header, field: fields[n] ?? null })), rows, errors }
}

function readLines(text: string): CsvLine[] {
  try {
    return csvLines(parse, text)
  } catch (error) {
    if (error instanceof TooManyRows) throw new UnreadableFile(`A file has at most ${MAX_ROWS} rows; split it`)
    if (!(error instanceof CsvError)) throw error
    throw new UnreadableFile(`Line ${Number(error['lines'] ?? 1)}: a quotation mark is missing or in the wrong place`)
  }
}

function valuesOf(record: string[], fields: (ImportField | null)[]): Record<string, unknown> {
  const cells = new Map(fields.map((field, n) => [field, cellOf(record[n] ?? '')]))
  const parts = [cells.get('first_name'), cells.get('last_name')].filter((part) => part)
  // Spreadsheets allow line breaks in a cell, but a name is one line.
  const whole = (cells.get('name') ?? parts.join(' ')).replace(/[\t\r\n]+/g, ' ')
  return {
    name: whole || null,
    email: cells.get('email'),
    phone: cells.get('phone'),
    intent: cells.get('intent'),
    notes: cells.get('notes'),
    status: cells.get('status')?.toLowerCase(),
  }
}

/** Strips the apostrophe that protects against formulas; an empty cell becomes null. */
function cellOf(cell: string): string | null {
  const text = cell.trim().replace(/^'(?=[=+\-@\t\r])/, '')
  return text === '' ? null : text
}
