import { firstIdAt } from '../core/ids.ts'
import { afterEvery, decodeCursor, pageOf, type Page } from '../core/pagination.ts'
import type { Database, Tx } from '../db/database.ts'
import { FEW, leadListRepository as lists, MANY, type LeadFilter } from './list-repository.ts'
import type { LeadRow } from './repository.ts'
import { askedWords } from './words.ts'

/** Filter of a list; unset fields match all leads. */
export interface LeadSearch {
  status?: LeadRow['status'] | undefined
  source?: LeadRow['source'] | undefined
  /** Word prefixes in name, e-mails and phones, all required. */
  q?: string | undefined
  createdFrom?: Date | undefined
  /** Exclusive. */
  createdBefore?: Date | undefined
}

/** A page, newest first. @throws BadRequest for a foreign cursor */
export async function findLeads(
  database: Database,
  tenantId: string,
  search: LeadSearch & { cursor?: string | undefined; limit: number },
): Promise<Page<LeadRow>> {
  const filter = filterOf(search)
  const { q } = search
  if (!q) return pageOf(await database.tenantOnce(tenantId, (tx) => lists.list(tx, tenantId, filter)), search.limit)
  const words = askedWords(q)
  if (words.length === 0) return { data: [], nextCursor: null }
  return pageOf(await database.tenant(tenantId, (tx) => searchLeads(tx, tenantId, filter, words)), search.limit)
}

/** Ids contain the creation time, so cursor and time range become one key range. */
function filterOf(search: LeadSearch & { cursor?: string | undefined; limit: number }): LeadFilter {
  const { status, source, createdFrom, createdBefore, cursor, limit } = search
  const ends = [decodeCursor(cursor), createdBefore && firstIdAt('lead', createdBefore)].filter(
    (end) => end !== undefined,
  )
  return {
    status,
    source,
    from: firstIdAt('lead', createdFrom ?? new Date(0)),
    before: ends.toSorted()[0] ?? afterEvery('lead'),
    limit: limit + 1,
  }
}

/**
 * A single prefix of few words reads the index in order. Otherwise the rarest prefix selects the leads; if even that one is
 * common, the newest leads are scanned until enough match.
 */
async function searchLeads(tx: Tx, tenantId: string, filter: LeadFilter, words: string[]): Promise<LeadRow[]> {
  if (words.length === 1 && filter.status === undefined && filter.source === undefined) {
    const found = await lists.vocabulary(tx, tenantId, words[0]!)
    if (found.length <= FEW) return lists.ofWords(tx, tenantId, filter, found)
  }
  const hits = await lists.hits(tx, tenantId, words)
  const rarestFirst = words.map((word, n) => ({ word, hits: hits[n]! })).toSorted((a, b) => a.hits - b.hits)
  const asked = rarestFirst.map(({ word }) => word)
  if (rarestFirst[0]!.hits === 0) return []
  if (rarestFirst[0]!.hits > MANY) {
    const rows = await lists.walk(tx, tenantId, filter, asked)
    if (rows.length === filter.limit) return rows
  }
  return lists.gather(tx, tenantId, filter, asked)
}
