import { preparedSql, type Database } from '../db/database.ts'
import type { LeadRow, LeadService } from '../leads/index.ts'

interface SearchDeps {
  database: Database
  leads: Pick<LeadService, 'list'>
}

interface FoundBooking {
  booking_id: string
  service_name: string
  client_name: string
  resource_name: string
  start: string
  status: string
}

interface FoundConversation {
  session_id: string
  client_name: string | null
  said: string | null
  started_at: string
  status: string
}

interface FoundCall {
  call_id: string
  client_name: string | null
  phone_number: string
  direction: string
  created_at: string
}

interface FoundDocument {
  document_id: string
  title: string
}

export interface Found {
  people: LeadRow[]
  bookings: FoundBooking[]
  conversations: FoundConversation[]
  calls: FoundCall[]
  documents: FoundDocument[]
}

export type Search = ReturnType<typeof createSearch>

const MAX_PEOPLE = 5
/** Maximum rows of each kind other than people. */
const MAX_ROWS = 3
/** Newest documents whose titles are compared. */
const MAX_TITLES = 2_000

/** Newest conversations and calls that are compared: those of visitors without a contact belong to no lead. */
const MAX_COMPARED = 500
/** Minimum length of a compared word; shorter ones are in everything. */
const MIN_COMPARED_LETTERS = 3

/** People by the beginnings of their words, then what belongs to them; conversations and calls also by what was said and by their name. */
export function createSearch({ database, leads }: SearchDeps) {
  return {
    async find(tenantId: string, q: string): Promise<Found> {
      const words = q.toLowerCase()
      const { data: people } = await leads.list(tenantId, { q, limit: MAX_PEOPLE })
      const ids = people.map(({ id }) => id)
      const [bookings, conversations, calls, documents] = await database.tenantOnce(tenantId, (tx) =>
        Promise.all([
          selectBookings(tx, [tenantId, ids]),
          selectConversations(tx, [tenantId, ids, words]),
          selectCalls(tx, [tenantId, ids, words]),
          selectDocuments(tx, [tenantId, words]),
        ]),
      )
      return { people, bookings, conversations, calls, documents }
    },
  }
}

const selectBookings = preparedSql<FoundBooking>(
  'search_bookings',
  `select b.id as booking_id, b.service_name, b.client_name, b.resource_name, b.start_at as start, b.status
   from bookings b where b.tenant_id = $1 and b.lead_id = any ($2::text[]) and b.status <> 'cancelled'
   order by b.start_at desc limit ${MAX_ROWS}`,
)

const selectConversations = preparedSql<FoundConversation>(
  'search_conversations',
  `select s.id as session_id, s.client_name, s.started_at, s.status,
     (select left(m.text, 120) from messages m where m.tenant_id = $1 and m.session_id = s.id and m.role = 'visitor'
       order by m.id limit 1) as said
   from chat_sessions s where s.tenant_id = $1 and (s.lead_id = any ($2::text[]) or s.id in (
     select n.id from (select id, client_name from chat_sessions where tenant_id = $1 order by id desc limit ${MAX_COMPARED}) n
     where length($3) >= ${MIN_COMPARED_LETTERS} and (strpos(lower(coalesce(n.client_name, '')), $3) > 0 or exists (
       select 1 from messages m where m.tenant_id = $1 and m.session_id = n.id and m.role = 'visitor' and strpos(lower(m.text), $3) > 0))))
   order by s.id desc limit ${MAX_ROWS}`,
)

const selectCalls = preparedSql<FoundCall>(
  'search_calls',
  `select c.id as call_id, c.client_name, c.phone_number, c.direction, c.created_at
   from calls c where c.tenant_id = $1 and (c.lead_id = any ($2::text[]) or c.id in (
     select n.id from (select id, client_name, phone_number from calls where tenant_id = $1 order by id desc limit ${MAX_COMPARED}) n
     where length($3) >= ${MIN_COMPARED_LETTERS}
       and (strpos(lower(coalesce(n.client_name, '')), $3) > 0 or strpos(n.phone_number, $3) > 0)))
   order by c.id desc limit ${MAX_ROWS}`,
)

/** `strpos` and no pattern: the words of a search are never read as one. */
const selectDocuments = preparedSql<FoundDocument>(
  'search_documents',
  `select id as document_id, title from (select d.id, d.title from documents d
     where d.tenant_id = $1 and d.deleted_at is null order by d.id desc limit ${MAX_TITLES}) newest where strpos(lower(title), $2) > 0 order by id desc limit ${MAX_ROWS}`,
)
