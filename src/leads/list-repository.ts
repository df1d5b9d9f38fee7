import { preparedSql, type Tx } from '../db/database.ts'
import type { LeadRow } from './repository.ts'

export interface LeadFilter {
  status?: LeadRow['status'] | undefined
  source?: LeadRow['source'] | undefined
  /** Ids from here on, this one included. */
  from: string
  /** Ids before this one. */
  before: string
  limit: number
}

/** The rows as they are shown, newest first: the order of their ids. */
const SHOWN = `l.id, l.name, l.email, l.other_emails as "otherEmails", l.phone, l.other_phones as "otherPhones", l.intent,
  l.status, l.source, l.notes, l.session_id as "sessionId", l.call_id as "callId", l.created_at as "createdAt",
  l.updated_at as "updatedAt"`

/** Sorts after every character, so that `word || LAST` is the end of what begins with the word. */
const LAST = `U&'\\+10FFFF'`

/** Where a search counts no further, and how far it reads through the newest leads. */
export const MANY = 4_000
const NEAR = 10_000

type Statement = ReturnType<typeof preparedSql<LeadRow>>
const statements = new Map<string, Statement>()

/** The same text gets the same name, so that each connection parses it once. */
function statement(kind: string, filter: LeadFilter, words: number, text: () => string): Statement {
  const name = `leads_${kind}_${words}_${Number(filter.status !== undefined)}${Number(filter.source !== undefined)}`
  let found = statements.get(name)
  if (found === undefined) {
    found = preparedSql<LeadRow>(name, text())
    statements.set(name, found)
  }
  return found
}

/** $1 tenant, $2 before, $3 from, $4 limit, then status and source where they are asked for, then the words. */
function valuesOf(tenantId: string, { before, from, limit, status, source }: LeadFilter, words: string[]): unknown[] {
  return [tenantId, before, from, limit, ...[status, source].filter((value) => value !== undefined), ...words]
}

function conditionsOf({ status, source }: LeadFilter): { text: string; next: number } {
  const columns = [...(status === undefined ? [] : ['status']), ...(source === undefined ? [] : ['source'])]
  return { text: columns.map((column, n) => ` and l.${column} = $${5 + n}`).join(''), next: 5 + columns.length }
}

/** Fenced, so that it is asked of one lead after the other: the words of all leads are never read. */
function hasWord(parameter: number): string {
  return ` and exists (select from lead_words w where w.tenant_id = $1 and w.lead_id = l.id
    and w.word >= $${parameter}::text collate "C" and w.word < $${parameter}::text collate "C" || ${LAST} offset 0)`
}

const numbers = (from: number, count: number) => Array.from({ length: count }, (_, n) => from + n)

const countHits = preparedSql<{ hits: number }>(
  'leads_hits',
  `select (select count(*)::int from (select from lead_words w where w.tenant_id = $1 and w.word >= asked.word collate "C"
     and w.word < asked.word collate "C" || ${LAST} limit ${MANY + 1}) counted) as hits
   from unnest($2::text[]) with ordinality asked (word, n) order by n`,
)

export const leadListRepository = {
  /** The newest leads. */
  list(tx: Tx, tenantId: string, filter: LeadFilter): Promise<LeadRow[]> {
    const { text } = conditionsOf(filter)
    const list = statement('list', filter, 0, () => `select ${SHOWN} from leads l ${ofTenant(text)} limit $4`)
    return list(tx, valuesOf(tenantId, filter, []))
  },

  /** For each of these beginnings how many words have it, up to `MANY` and one. */
  async hits(tx: Tx, tenantId: string, words: string[]): Promise<number[]> {
    return (await countHits(tx, [tenantId, words])).map(({ hits }) => hits)
  },

  /**
   * Reads through the newest leads and keeps those that have all of the words: quick for what many have. Looks at `NEAR`
   * leads, so it may find fewer than there are.
   */
  walk(tx: Tx, tenantId: string, filter: LeadFilter, words: string[]): Promise<LeadRow[]> {
    const { text, next } = conditionsOf(filter)
    const walk = statement(
      'walk',
      filter,
      words.length,
      () => `select ${SHOWN} from (select * from leads l ${ofTenant(text)} limit ${NEAR}) l
        where true ${numbers(next, words.length).map(hasWord).join('')} order by l.id desc limit $4`,
    )
    return walk(tx, valuesOf(tenantId, filter, words))
  },

  /** Reads all leads that have the first of the words, and keeps those that have the others: quick for what few have. */
  gather(tx: Tx, tenantId: string, filter: LeadFilter, words: string[]): Promise<LeadRow[]> {
    const { text, next } = conditionsOf(filter)
    const gather = statement(
      'gather',
      filter,
      words.length,
      () => `select ${SHOWN} from (
          select distinct w.lead_id from lead_words w where w.tenant_id = $1 and w.lead_id < $2 and w.lead_id >= $3
            and w.word >= $${next}::text collate "C" and w.word < $${next}::text collate "C" || ${LAST}
          order by w.lead_id desc offset 0) hit
        cross join lateral (select * from leads l where l.tenant_id = $1 and l.id = hit.lead_id offset 0) l
        where true${text}${numbers(next + 1, words.length - 1)
          .map(hasWord)
          .join('')} order by hit.lead_id desc limit $4`,
    )
    return gather(tx, valuesOf(tenantId, filter, words))
  },
}

function ofTenant(conditions: string): string {
  return `where l.tenant_id = $1 and l.id < $2 and l.id >= $3${conditions} order by l.id desc`
}
