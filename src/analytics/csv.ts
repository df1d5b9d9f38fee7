import type { FastifyReply, FastifyRequest } from 'fastify'
import { stringify } from 'csv-stringify/sync'
import { isRecord } from '../core/keys.ts'
import { BYTE_ORDER_MARK } from '../core/text-encoding.ts'
import type { Series } from './figures-schemas.ts'

/** True when the caller prefers CSV: `Accept` begins with it, or names it and not JSON. */
export function wantsCsv({ headers: { accept = '' } }: FastifyRequest): boolean {
  const types = accept.split(',').map((type) => type.split(';')[0]!.trim().toLowerCase())
  return types[0] === 'text/csv' || (types.includes('text/csv') && !types.includes('application/json'))
}

/** Rows as CSV (RFC 4180), the names of the columns first. Cells that a spreadsheet takes for a formula get an apostrophe. */
export function sendCsv(reply: FastifyReply, name: string, rows: unknown[][]): FastifyReply {
  return reply
    .header('Content-Type', 'text/csv; charset=utf-8')
    .header('Content-Disposition', `attachment; filename="${name}.csv"`)
    .header('Cache-Control', 'no-store')
    .send(
      BYTE_ORDER_MARK +
        stringify(rows, { escape_formulas: true, record_delimiter: 'windows', cast: { boolean: String } }),
    )
}

/** Lines of `name, value` of nested figures, with those of the period before beside them. */
export function figureRows(now: Nested, before: Nested): unknown[][] {
  const earlier = new Map(flat(before))
  const names = new Set([...flat(now).map(([name]) => name), ...earlier.keys()])
  const current = new Map(flat(now))
  return [['figure', 'value', 'previous'], ...[...names].map((name) => [name, current.get(name), earlier.get(name)])]
}

/** A line for each point, with its group where the series has groups. */
export function seriesRows({ metric, data }: Series, groupBy: string | undefined): unknown[][] {
  const grouped = (group: unknown) => (groupBy === undefined ? [] : [group])
  const rows = data.map(({ from, to, group, value }) => [from, to, ...grouped(group), value])
  return [['from', 'to', ...grouped(groupBy), metric], ...rows]
}

type Nested = { [name: string]: unknown }

function flat(figures: Nested, prefix = ''): [name: string, value: unknown][] {
  return Object.entries(figures).flatMap(([name, value]): [string, unknown][] =>
    isRecord(value) ? flat(value, `${prefix}${name}.`) : [[`${prefix}${name}`, value]],
  )
}
