import { firstIdAt } from '../core/ids.ts'
import { afterEvery, decodeCursor, pageOf, type Page } from '../core/pagination.ts'
import type { Database, Tx } from '../db/database.ts'
import { leadListRepository as lists, MANY, type LeadFilter } from './list-repository.ts'
import type { LeadRow } from './repository.ts'
import { askedWords } from './words.ts'

/** Which leads; what is not named does not matter. */
export interface LeadSearch {
  status?: LeadRow['status'] | undefined
  source?: LeadRow['source'] | undefined
  /** Beginnings of words of name, e-mails and phones, all of which a lead must have. */
  q?: string | undefined
  createdFrom?: Date | undefined
  /** Not included. */
  createdBefore?: Date | undefined
}

/** A page, newest first. @throws BadRequest for a cursor that this API never gave */
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

/** The id is the moment of creation as well, so cursor and range of time are one range of the key. */
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

/** By the rarest word; where even that one is everywhere, the newest leads are read until enough of them have it. */
async function searchLeads(tx: Tx, tenantId: string, filter: LeadFilter, words: string[]): Promise<LeadRow[]> {
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
