import { BYTE_ORDER_MARK } from '../core/text-encoding.ts'
import { stringify } from 'csv-stringify/sync'
import type { Database } from '../db/database.ts'
import { findLeads, type LeadSearch } from './search.ts'
import { presentLead, type LeadData } from './schemas.ts'
import type { LeadRow } from './repository.ts'

/** Rows held in memory at once. */
const PAGE_ROWS = 500

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

/**
 * Leads as CSV (RFC 4180), newest first, with backpressure by page. Formula-like cells (including E.164 phones) get a leading
 * apostrophe (OWASP, CSV Injection); `raw` omits it, for programs.
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
    const page = await findLeads(database, tenantId, { ...search, cursor, limit: PAGE_ROWS })
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
