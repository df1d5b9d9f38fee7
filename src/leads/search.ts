import type { z } from 'zod'
import { firstIdAt } from '../core/ids.ts'
import { afterEvery, decodeCursor, pageOf, type Page } from '../core/pagination.ts'
import { preparedSql, type Database, type Tx } from '../db/database.ts'
import { isDay, startOfDay } from '../core/days.ts'
import { justAfter } from '../core/time.ts'
import { zoneOf, type Tenants } from '../tenants/index.ts'
import type { LeadRow } from './repository.ts'
import { askedWords } from './search-words.ts'
import type { listLeadsQuery } from './schemas.ts'

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
  if (!q)
    return pageOf(
      await database.tenantOnce(tenantId, (tx) => leadListRepository.list(tx, tenantId, filter)),
      search.limit,
    )
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
    const found = await leadListRepository.vocabulary(tx, tenantId, words[0]!)
    if (found.length <= MAX_PREFIX_WORDS) return leadListRepository.ofWords(tx, tenantId, filter, found)
  }
  const hits = await leadListRepository.hits(tx, tenantId, words)
  const rarestFirst = words.map((word, n) => ({ word, hits: hits[n]! })).toSorted((a, b) => a.hits - b.hits)
  const asked = rarestFirst.map(({ word }) => word)
  if (rarestFirst[0]!.hits === 0) return []
  if (rarestFirst[0]!.hits > MAX_COUNTED_HITS) {
    const rows = await leadListRepository.walk(tx, tenantId, filter, asked)
    if (rows.length === filter.limit) return rows
  }
  return leadListRepository.gather(tx, tenantId, filter, asked)
}

type Query = Omit<z.infer<typeof listLeadsQuery>, 'limit' | 'cursor'>

/** The filter of a list or export. Days are in the tenant's time zone unless one is given; both ends are inclusive. */
export async function searchOf(tenants: Pick<Tenants, 'find'>, tenantId: string, query: Query): Promise<LeadSearch> {
  const { status, source, q, created_from: from, created_to: to } = query
  const zone = await zoneOf(tenants, tenantId, query.time_zone)
  return {
    status,
    source,
    q,
    createdFrom: from === undefined ? undefined : isDay(from) ? startOfDay(from, zone) : new Date(from),
    createdBefore: to === undefined ? undefined : isDay(to) ? startOfDay(to, zone, 1) : justAfter(to),
  }
}

interface LeadFilter {
  status?: LeadRow['status'] | undefined
  source?: LeadRow['source'] | undefined
  /** Lowest id, inclusive. */
  from: string
  /** Upper bound of ids, exclusive. */
  before: string
  limit: number
}

/** Columns of a reply. */
const SHOWN = `l.id, l.name, l.email, l.other_emails as "otherEmails", l.phone, l.other_phones as "otherPhones",
  l.unverified_contacts as "unverifiedContacts", l.intent, l.status, l.source, l.notes, l.session_id as "sessionId", l.call_id as "callId", l.crm, l.created_at as "createdAt",
  l.updated_at as "updatedAt"`

/**
 * Upper bound of the words with this prefix: nothing sorts after its last character. Computed here, because an expression
 * over columns is no leakproof operator and would drop the bound from the index scan.
 */
function endOf(word: string): string {
  return `${word}\u{10ffff}`
}

/** Hits are counted up to this; a word with more is searched among the newest leads first. */
const MAX_COUNTED_HITS = 4_000
/** Newest leads that a scan reads. */
const MAX_SCANNED_LEADS = 10_000
/** Words of one prefix that are looked up one by one. */
const MAX_PREFIX_WORDS = 20

type Statement = ReturnType<typeof preparedSql<LeadRow>>
const statements = new Map<string, Statement>()

/** Statement names are a function of the text, so each connection parses a text once. */
function statement(kind: string, filter: LeadFilter, words: number, text: () => string): Statement {
  const name = `leads_${kind}_${words}_${Number(filter.status !== undefined)}${Number(filter.source !== undefined)}`
  let found = statements.get(name)
  if (found === undefined) {
    found = preparedSql<LeadRow>(name, text())
    statements.set(name, found)
  }
  return found
}

/** $1 tenant, $2 before, $3 from, $4 limit, then status and source if filtered, then the words. */
function valuesOf(tenantId: string, { before, from, limit, status, source }: LeadFilter, words: string[]): unknown[] {
  return [
    tenantId,
    before,
    from,
    limit,
    ...[status, source].filter((value) => value !== undefined),
    ...words.flatMap((word) => [word, endOf(word)]),
  ]
}

function conditionsOf({ status, source }: LeadFilter): { text: string; next: number } {
  const columns = [...(status === undefined ? [] : ['status']), ...(source === undefined ? [] : ['source'])]
  return { text: columns.map((column, n) => ` and l.${column} = $${5 + n}`).join(''), next: 5 + columns.length }
}

/** `offset 0` is an optimisation fence: the condition runs per lead, and never reads the words of all leads. */
function hasWord(parameter: number): string {
  return ` and exists (select from lead_words w where w.tenant_id = $1 and w.lead_id = l.id and ${beginsAt(parameter)} offset 0)`
}

/** A prefix match: the word is in this parameter, its upper bound in the next one. */
function beginsAt(parameter: number): string {
  return `w.word >= $${parameter}::text collate "C" and w.word < $${parameter + 1}::text collate "C"`
}

const parameters = (from: number, words: number) => Array.from({ length: words }, (_, n) => from + 2 * n)

const countHits = preparedSql<{ hits: number }>(
  'leads_hits',
  `select (select count(*)::int from (select from lead_words w where w.tenant_id = $1 and w.word >= asked.first collate "C"
     and w.word < asked.last collate "C" limit ${MAX_COUNTED_HITS + 1}) counted) as hits
   from unnest($2::text[], $3::text[]) with ordinality asked (first, last, n) order by n`,
)

const listWords = preparedSql<{ word: string }>(
  'leads_vocabulary',
  `with recursive seen (word, n) as (
     (select w.word, 1 from lead_words w where w.tenant_id = $1 and ${beginsAt(2)} order by w.word limit 1)
     union all
     select (select w.word from lead_words w where w.tenant_id = $1 and w.word > seen.word
       and w.word < $3::text collate "C" order by w.word limit 1), n + 1
     from seen where seen.word is not null and n <= ${MAX_PREFIX_WORDS})
   select word from seen where word is not null`,
)

const newestOfWords = preparedSql<LeadRow>(
  'leads_of_words',
  `select ${SHOWN} from (
     select distinct newest.lead_id from unnest($5::text[]) asked (word)
     cross join lateral (select w.lead_id from lead_words w where w.tenant_id = $1 and w.word = asked.word collate "C"
       and w.lead_id < $2 and w.lead_id >= $3 order by w.lead_id desc limit $4) newest
     order by newest.lead_id desc limit $4) hit
   cross join lateral (select * from leads l where l.tenant_id = $1 and l.id = hit.lead_id offset 0) l
   order by hit.lead_id desc`,
)

const leadListRepository = {
  list(tx: Tx, tenantId: string, filter: LeadFilter): Promise<LeadRow[]> {
    const { text } = conditionsOf(filter)
    const list = statement('list', filter, 0, () => `select ${SHOWN} from leads l ${ofTenant(text)} limit $4`)
    return list(tx, valuesOf(tenantId, filter, []))
  },

  /**
   * Distinct words with this prefix, in order; at most `MAX_PREFIX_WORDS` + 1, each found by an index skip over all leads
   * with the previous one.
   */
  async vocabulary(tx: Tx, tenantId: string, word: string): Promise<string[]> {
    return (await listWords(tx, [tenantId, word, endOf(word)])).map(({ word: found }) => found)
  },

  /** Newest leads with one of these whole words, in index order. Applies no other filter. */
  ofWords(tx: Tx, tenantId: string, { before, from, limit }: LeadFilter, words: string[]): Promise<LeadRow[]> {
    return newestOfWords(tx, [tenantId, before, from, limit, words])
  },

  /** Number of words per prefix, up to `MAX_COUNTED_HITS` + 1. */
  async hits(tx: Tx, tenantId: string, words: string[]): Promise<number[]> {
    return (await countHits(tx, [tenantId, words, words.map(endOf)])).map(({ hits }) => hits)
  },

  /**
   * Scans the newest leads for those with all words: fast for common words. Reads `MAX_SCANNED_LEADS` leads at most, so it
   * may return fewer than exist.
   */
  walk(tx: Tx, tenantId: string, filter: LeadFilter, words: string[]): Promise<LeadRow[]> {
    const { text, next } = conditionsOf(filter)
    const walk = statement(
      'walk',
      filter,
      words.length,
      () => `select ${SHOWN} from (select * from leads l ${ofTenant(text)} limit ${MAX_SCANNED_LEADS}) l
        where true ${parameters(next, words.length).map(hasWord).join('')} order by l.id desc limit $4`,
    )
    return walk(tx, valuesOf(tenantId, filter, words))
  },

  /** Reads all leads with the first word and filters by the others: fast for rare words. */
  gather(tx: Tx, tenantId: string, filter: LeadFilter, words: string[]): Promise<LeadRow[]> {
    const { text, next } = conditionsOf(filter)
    const gather = statement(
      'gather',
      filter,
      words.length,
      // Materialized: a generic plan would otherwise walk the other index, which has the sort order but contains every word.
      () => `with found as materialized (select w.lead_id from lead_words w where w.tenant_id = $1 and ${beginsAt(next)})
        select ${SHOWN} from (select distinct lead_id from found where lead_id < $2 and lead_id >= $3
          order by lead_id desc offset 0) hit
        cross join lateral (select * from leads l where l.tenant_id = $1 and l.id = hit.lead_id offset 0) l
        where true${text}${parameters(next + 2, words.length - 1)
          .map(hasWord)
          .join('')} order by hit.lead_id desc limit $4`,
    )
    return gather(tx, valuesOf(tenantId, filter, words))
  },
}

function ofTenant(conditions: string): string {
  return `where l.tenant_id = $1 and l.id < $2 and l.id >= $3${conditions} order by l.id desc`
}
