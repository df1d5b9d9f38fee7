import { BadRequest } from '../errors.ts'
import type { IdPrefix } from './ids.ts'

export interface Page<T> {
  data: T[]
  nextCursor: string | null
}

/**
 * Cuts a page out of `limit + 1` rows, newest first; the extra row only shows that more exist. The cursor is the last shown
 * row's id, opaque to clients.
 */
export function pageOf<T extends { id: string }>(rows: T[], limit: number): Page<T> {
  if (rows.length <= limit) return { data: rows, nextCursor: null }
  const data = rows.slice(0, limit)
  return { data, nextCursor: encodeCursor(data[data.length - 1]!.id) }
}

/** Sorts after every id of its kind in every collation, so the first page uses the same statement as the others. */
export function afterEvery(prefix: IdPrefix): string {
  return `${prefix}_${'z'.repeat(26)}`
}

export function encodeCursor(id: string): string {
  return Buffer.from(id, 'utf8').toString('base64url')
}

const ID_SHAPE = /^[a-z]{2,5}_[0-9a-z]{26}$/

/** The id inside a cursor, or undefined without one. A foreign cursor is a 400. */
export function decodeCursor(cursor: string | undefined): string | undefined {
  if (cursor === undefined) return undefined
  const id = Buffer.from(cursor, 'base64url').toString('utf8')
  if (!ID_SHAPE.test(id)) throw new BadRequest('Invalid cursor')
  return id
}
