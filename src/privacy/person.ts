import { preparedSql, type Tx } from '../db/database.ts'
import { Invalid, NotFound } from '../errors.ts'
import type { LeadService } from '../leads/index.ts'
import type { Mail } from '../mail/index.ts'

export interface PersonDeps {
  leads: Pick<LeadService, 'find' | 'knownBy'>
  mail: Pick<Mail, 'threadOf'>
}

/** A person by leads, names and contacts. */
export interface Person {
  leadIds: string[]
  name: string | null
  emails: string[]
  phones: string[]
}

/** Ids of what is kept of a person. */
interface Kept {
  conversations: string[]
  calls: string[]
  bookings: string[]
  mails: string[]
  /** Events about them in the log of webhooks. */
  events: string[]
}

export interface Found {
  person: Person
  kept: Kept
}

/**
 * Finds a person by e-mail, phone or id of a lead, and what is kept of them. Rows of another lead are another person's, even
 * where a phone is shared. @throws Invalid for text that is none of the three; NotFound where nothing is kept
 */
export async function findPerson(deps: PersonDeps, tx: Tx, tenantId: string, q: string): Promise<Found> {
  const person = await personOf(deps, tx, tenantId, q)
  const who = [tenantId, person.leadIds, person.emails, person.phones]
  const [conversations, calls, bookings] = await Promise.all([
    selectConversations(tx, who),
    selectCalls(tx, [tenantId, person.leadIds, person.phones]),
    selectBookings(tx, who),
  ])
  const addresses = new Set([...person.emails, ...bookings.flatMap(({ client_email: email }) => email ?? [])])
  const threads = bookings.flatMap(({ id }) => [...addresses].map((address) => deps.mail.threadOf(id, address)))
  const named = [...person.leadIds, ...[conversations, calls, bookings].flat().map(({ id }) => id)]
  const [mails, events] = await Promise.all([
    selectMails(tx, [tenantId, threads]),
    selectEvents(tx, [tenantId, named, person.emails]),
  ])
  if (named.length === 0) throw new NotFound('Nothing is kept of this person')
  return {
    person,
    kept: {
      conversations: idsOf(conversations),
      calls: idsOf(calls),
      bookings: idsOf(bookings),
      mails: idsOf(mails),
      events: idsOf(events),
    },
  }
}

const idsOf = (rows: { id: string }[]): string[] => rows.map(({ id }) => id)

async function personOf({ leads }: PersonDeps, tx: Tx, tenantId: string, q: string): Promise<Person> {
  const isLead = /^lead_[0-9a-z]{26}$/.test(q)
  const typed = q.includes('@') ? { email: q } : { phone: q }
  const known = isLead ? { spellings: [], leadIds: [q] } : await leads.knownBy(tx, tenantId, typed)
  if (!isLead && known.spellings.length === 0)
    throw new Invalid(['q'], 'must be an e-mail address, a phone number or the id of a lead')
  const found = await Promise.all(known.leadIds.map((id) => leads.find(tx, tenantId, id)))
  const rows = found.filter((lead) => lead !== undefined)
  const emails = rows.flatMap((lead) => [lead.email, ...lead.otherEmails])
  const phones = rows.flatMap((lead) => [lead.phone, ...lead.otherPhones])
  return {
    leadIds: [...new Set(rows.map(({ id }) => id))],
    name: rows.find(({ name }) => name !== null)?.name ?? null,
    emails: [...new Set([...emails.filter(isText), ...('email' in typed ? known.spellings : [])])],
    phones: [...new Set([...phones.filter(isText), ...('phone' in typed ? known.spellings : [])])],
  }
}

function isText(value: string | null): value is string {
  return value !== null
}

/** $2 leads, $3 e-mails, $4 phones. A row without a lead belongs to whoever left the contact that it names. */
const selectConversations = preparedSql<{ id: string }>(
  'privacy_conversations',
  `select id from chat_sessions where tenant_id = $1 and lead_id = any ($2::text[])
   union select s.id from chat_sessions s join leads l on l.tenant_id = s.tenant_id and l.session_id = s.id
     where s.tenant_id = $1 and s.lead_id is null and l.id = any ($2::text[])
   union select id from chat_sessions where tenant_id = $1 and lead_id is null and client_email is not null
     and lower(client_email) = any ($3::text[])
   union select id from chat_sessions where tenant_id = $1 and lead_id is null and client_phone is not null
     and client_phone = any ($4::text[])
   order by id`,
)

/** $2 leads, $3 phones. */
const selectCalls = preparedSql<{ id: string }>(
  'privacy_calls',
  `select id from calls where tenant_id = $1 and lead_id = any ($2::text[])
   union select id from calls where tenant_id = $1 and lead_id is null and phone_number = any ($3::text[])
   order by id`,
)

const selectBookings = preparedSql<{ id: string; client_email: string | null }>(
  'privacy_bookings',
  `select id, client_email from bookings where tenant_id = $1 and lead_id = any ($2::text[])
   union select id, client_email from bookings where tenant_id = $1 and lead_id is null
     and (lower(client_email) = any ($3::text[]) or client_phone = any ($4::text[]))
   order by id`,
)

const selectMails = preparedSql<{ id: string }>(
  'privacy_mails',
  `select id from mails where tenant_id = $1 and thread = any ($2::text[]) order by id`,
)

/** $2 ids that an event may name, $3 e-mails. */
const selectEvents = preparedSql<{ id: string }>(
  'privacy_events',
  `select v.id from webhook_events v where v.tenant_id = $1 and not v.is_test and (
     exists (select from regexp_matches(v.body, '"([a-z]{2,6}_[0-9a-z]{26})"', 'g') named where named[1] = any ($2::text[]))
     or exists (select from unnest($3::text[]) email where strpos(lower(v.body), '"' || email || '"') > 0))
   order by v.id`,
)
