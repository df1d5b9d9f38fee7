import { stringify } from 'csv-stringify/sync'
import type { Database } from '../db/database.ts'
import { findLeads, type LeadSearch } from './finding.ts'
import { presentLead, type LeadData } from './schemas.ts'
import type { LeadRow } from './repository.ts'

/** Rows that are in memory at once. */
const PAGE = 500

const COLUMNS = [
  'lead_id',
  'name',
  'email',
  'other_emails',
  'phone',
  'other_phones',
  'intent',
  'status',
  'source',
  'notes',
  'session_id',
  'call_id',
  'created_at',
  'updated_at',
] as const satisfies (keyof LeadData)[]

/** Spreadsheets take a file for Windows-1252 unless it begins with this. */
const BYTE_ORDER_MARK = '\ufeff'

/**
 * The leads as CSV (RFC 4180), newest first, page by page: the next one is read when the reader has taken the one before. A cell
 * that a spreadsheet would take for a formula gets an apostrophe in front, phones in E.164 included (OWASP, CSV Injection); with
 * `raw` nothing is added, for programs.
 */
export async function* exportLeads(
  database: Database,
  tenantId: string,
  { raw, ...search }: LeadSearch & { raw: boolean },
): AsyncGenerator<string> {
  const lines = (rows: unknown[][]) => stringify(rows, { escape_formulas: !raw, record_delimiter: 'windows' })
  yield `${raw ? '' : BYTE_ORDER_MARK}${lines([[...COLUMNS]])}`
  let cursor: string | undefined
  do {
    const page = await findLeads(database, tenantId, { ...search, cursor, limit: PAGE })
    if (page.data.length > 0) yield lines(page.data.map(cellsOf))
    cursor = page.nextCursor ?? undefined
  } while (cursor !== undefined)
}

function cellsOf(row: LeadRow): unknown[] {
  const lead = presentLead(row)
  return COLUMNS.map((column) => {
    const value = lead[column]
    return Array.isArray(value) ? value.join('; ') : value
  })
}
