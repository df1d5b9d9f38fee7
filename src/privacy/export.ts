import { preparedSql, type Tx } from '../db/database.ts'
import type { Found } from './person.ts'

/** A person's data as handed out, without fields about other people or of internal use. */
export interface PersonExport {
  leads: ExportedLead[]
  conversations: ExportedConversation[]
  calls: ExportedCall[]
  bookings: ExportedBooking[]
  mails: ExportedMail[]
}

interface ExportedLead {
  lead_id: string
  name: string | null
  emails: string[]
  phones: string[]
  unverified: string[]
  intent: string | null
  status: string
  notes: string | null
  created_at: string
  history: { at: string; action: string; previous: Record<string, unknown> }[]
}

interface Line {
  at: string
  role: string
  text: string
}

interface ExportedConversation {
  session_id: string
  name: string | null
  email: string | null
  phone: string | null
  summary: string | null
  started_at: string
  messages: Line[]
}

interface ExportedCall {
  call_id: string
  direction: string
  phone_number: string
  name: string | null
  summary: string | null
  created_at: string
  seconds: number
  recording: { seconds: number; text: string | null } | null
  consent: Record<string, string> | null
  messages: Line[]
}

interface ExportedBooking {
  booking_id: string
  service: string
  start: string
  end: string
  status: string
  name: string
  email: string | null
  phone: string | null
  notes: string | null
  created_at: string
}

interface ExportedMail {
  mail_id: string
  about: string
  status: string
  created_at: string
}

/** Reads the rows that `findPerson` named. */
export async function exportPerson(tx: Tx, tenantId: string, { person, kept }: Found): Promise<PersonExport> {
  const [leads, conversations, calls, bookings, mails] = await Promise.all([
    selectLeads(tx, [tenantId, person.leadIds]),
    selectConversations(tx, [tenantId, kept.conversations]),
    selectCalls(tx, [tenantId, kept.calls]),
    selectBookings(tx, [tenantId, kept.bookings]),
    selectMails(tx, [tenantId, kept.mails]),
  ])
  return { leads, conversations, calls, bookings, mails }
}

const at = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

const lines = (conversation: string) => `coalesce((
  select jsonb_agg(jsonb_build_object('at', ${at('m.created_at')}, 'role', m.role, 'text', m.text) order by m.position, m.id)
  from messages m where m.tenant_id = $1 and ${conversation}), '[]') as messages`

const selectLeads = preparedSql<ExportedLead>(
  'privacy_export_leads',
  `select l.id as lead_id, l.name, array_remove(l.email || l.other_emails, null) as emails,
     array_remove(l.phone || l.other_phones, null) as phones,
     array(select typed->>'value' from jsonb_array_elements(l.unverified_contacts) typed) as unverified,
     l.intent, l.status, l.notes, ${at('l.created_at')} as created_at,
     coalesce((select jsonb_agg(jsonb_build_object('at', ${at('h.at')}, 'action', h.action, 'previous', h.previous) order by h.id)
       from lead_history h where h.tenant_id = $1 and h.lead_id = l.id), '[]') as history
   from leads l where l.tenant_id = $1 and l.id = any ($2::text[]) order by l.id`,
)

const selectConversations = preparedSql<ExportedConversation>(
  'privacy_export_conversations',
  `select s.id as session_id, s.client_name as name, s.client_email as email, s.client_phone as phone, s.summary,
     ${at('s.started_at')} as started_at, ${lines('m.session_id = s.id')}
   from chat_sessions s where s.tenant_id = $1 and s.id = any ($2::text[]) order by s.id`,
)

const selectCalls = preparedSql<ExportedCall>(
  'privacy_export_calls',
  `select c.id as call_id, c.direction, c.phone_number, c.client_name as name, c.summary, ${at('c.created_at')} as created_at,
     c.duration as seconds, c.consent,
     case when c.recording is null or c.redacted = 'forgotten' then null
       else jsonb_build_object('seconds', c.recording->'seconds', 'text', c.recording->>'text') end as recording,
     ${lines('m.call_id = c.id')}
   from calls c where c.tenant_id = $1 and c.id = any ($2::text[]) order by c.id`,
)

const selectBookings = preparedSql<ExportedBooking>(
  'privacy_export_bookings',
  `select b.id as booking_id, b.service_name as service, ${at('b.start_at')} as start, ${at('b.end_at')} as "end", b.status,
     b.client_name as name, b.client_email as email, b.client_phone as phone, b.notes, ${at('b.created_at')} as created_at
   from bookings b where b.tenant_id = $1 and b.id = any ($2::text[]) order by b.id`,
)

const selectMails = preparedSql<ExportedMail>(
  'privacy_export_mails',
  `select m.id as mail_id, m.template as about, m.status, ${at('m.created_at')} as created_at
   from mails m where m.tenant_id = $1 and m.id = any ($2::text[]) order by m.id`,
)
