import type { Bookings } from '../bookings/index.ts'
import { forgetCalls } from '../calls/index.ts'
import { preparedSql, type Tx } from '../db/database.ts'
import { Conflict } from '../errors.ts'
import type { LeadService } from '../leads/index.ts'
import { findPerson, type Found, type PersonDeps } from './person.ts'
import { hasRecordingOfErased } from './recordings.ts'
import { retentionRepository } from './repository.ts'
import { toldOf, type Told } from './told.ts'

export interface ErasureDeps extends PersonDeps {
  leads: PersonDeps['leads'] & Pick<LeadService, 'removeIn'>
  bookings: Pick<Bookings, 'cancel'>
}

/** Counts of what was erased, by kind. */
export interface Erased {
  leads: number
  conversations: number
  calls: number
  bookings: number
  /** Future bookings among `bookings`, which were cancelled. */
  cancelled: number
  mails: number
  events: number
}

/**
 * Erases a person in the caller's transaction: all or nothing. It locks the conversations first, ordered by id, so that a
 * concurrent turn either commits before and is erased, or finds its conversation gone.
 * @throws Invalid, NotFound as `findPerson`; Conflict while a call with them goes on
 */
export async function erasePerson(
  deps: ErasureDeps,
  tx: Tx,
  tenantId: string,
  q: string,
): Promise<{ erased: Erased; told: Told[] }> {
  const before = await findPerson(deps, tx, tenantId, q)
  await lockConversations(tx, [tenantId, before.kept.conversations])
  const found = await findPerson(deps, tx, tenantId, q)
  await requireSilence(tx, tenantId, found)
  const told = await toldOf(tx, tenantId, found)
  const { person, kept } = found
  await deleteEvents(tx, [tenantId, kept.events])
  await deleteMails(tx, [tenantId, kept.mails])
  const about = [...kept.conversations, ...kept.calls, ...kept.bookings, ...person.leadIds]
  await deleteWaiting(tx, [tenantId, about])
  await deletePushed(tx, [tenantId, about])
  await deleteConversations(tx, [tenantId, kept.conversations])
  await forgetCalls(tx, tenantId, kept.calls)
  const cancelled = await eraseFromBookings(deps, tx, tenantId, kept.bookings)
  await deletePushes(tx, [tenantId, person.leadIds])
  for (const id of person.leadIds) await deps.leads.removeIn(tx, tenantId, id)
  await dropTyped(tx, [tenantId, [...person.emails, ...person.phones]])
  if (await hasRecordingOfErased(tx, tenantId)) await retentionRepository.due(tx, tenantId)
  const { conversations, calls, bookings, mails, events } = kept
  const erased = {
    leads: person.leadIds.length,
    conversations: conversations.length,
    calls: calls.length,
    bookings: bookings.length,
    cancelled,
    mails: mails.length,
    events: events.length,
  }
  return { erased, told }
}

/** Refuses while a call is in progress, which needs its number and its words. */
async function requireSilence(tx: Tx, tenantId: string, { kept }: Found): Promise<void> {
  const going = await lockGoing(tx, [tenantId, kept.calls])
  if (going.length > 0) throw new Conflict('A call with this person goes on. Erase them when it is over.')
}

/**
 * Bookings stay as taken time without a person. Coming ones are cancelled after that, so that nobody is told of the person
 * again; calendars remove their entries.
 */
async function eraseFromBookings({ bookings }: ErasureDeps, tx: Tx, tenantId: string, ids: string[]): Promise<number> {
  const rows = await eraseClients(tx, [tenantId, ids])
  await eraseChanges(tx, [tenantId, ids])
  await deleteReminders(tx, [tenantId, ids])
  await deleteLinks(tx, [tenantId, ids])
  const coming = rows.filter(({ is_coming: isComing }) => isComing)
  const actor = { kind: 'system', id: null } as const
  for (const { id } of coming) await bookings.cancel(tx, tenantId, id, { actor })
  return coming.length
}

const lockConversations = preparedSql(
  'privacy_lock_conversations',
  `select id from chat_sessions where tenant_id = $1 and id = any ($2::text[]) order by id for update`,
)

const lockGoing = preparedSql<{ id: string }>(
  'privacy_lock_calls',
  `select id from (select id, status from calls where tenant_id = $1 and id = any ($2::text[]) order by id for update) own
   where status not in ('completed', 'failed')`,
)

/** Deliveries and attempts cascade; a delivery on its way finds its row gone. */
const deleteEvents = preparedSql(
  'privacy_delete_events',
  `delete from webhook_events where tenant_id = $1 and id = any ($2::text[])`,
)

const deleteMails = preparedSql(
  'privacy_delete_mails',
  `delete from mails where tenant_id = $1 and id = any ($2::text[])`,
)

/** Drops waiting notices to the business about the erased person. */
const deleteWaiting = preparedSql(
  'privacy_delete_waiting',
  `delete from waiting_notices where tenant_id = $1 and about = any ($2::text[])`,
)

/** Drops notifications of browsers about the erased person. */
const deletePushed = preparedSql(
  'privacy_delete_pushed',
  `delete from push_messages where tenant_id = $1 and about = any ($2::text[])`,
)

/** Messages, actions and questions cascade. */
const deleteConversations = preparedSql(
  'privacy_delete_conversations',
  `delete from chat_sessions where tenant_id = $1 and id = any ($2::text[])`,
)

const eraseClients = preparedSql<{ id: string; is_coming: boolean }>(
  'privacy_erase_clients',
  `update bookings set client_name = '–', client_email = null, client_phone = null, notes = null, visitor_time_zone = null,
     visitor_id = null, source_id = null, lead_id = null, cancel_reason = null
   where tenant_id = $1 and id = any ($2::text[])
   returning id, status = 'confirmed' and start_at > now() as is_coming`,
)

const eraseChanges = preparedSql(
  'privacy_erase_changes',
  `update booking_changes set changes = '{}', reason = null,
     actor = case when actor->>'kind' in ('visitor', 'assistant') then jsonb_set(actor, '{id}', 'null') else actor end
   where tenant_id = $1 and booking_id = any ($2::text[])`,
)

const deleteReminders = preparedSql(
  'privacy_delete_reminders',
  `delete from booking_reminders where tenant_id = $1 and booking_id = any ($2::text[])`,
)

const deleteLinks = preparedSql(
  'privacy_delete_links',
  `delete from booking_links where tenant_id = $1 and booking_id = any ($2::text[])`,
)

const deletePushes = preparedSql(
  'privacy_delete_pushes',
  `delete from crm_syncs where tenant_id = $1 and lead_id = any ($2::text[])`,
)

/** Contacts that visitors typed for somebody else's lead. */
const dropTyped = preparedSql(
  'privacy_drop_typed',
  `update leads set unverified_contacts = (
     select coalesce(jsonb_agg(typed), '[]') from jsonb_array_elements(unverified_contacts) typed
     where typed->>'value' <> all ($2::text[]))
   where tenant_id = $1 and unverified_contacts <> '[]' and exists (
     select from jsonb_array_elements(unverified_contacts) typed where typed->>'value' = any ($2::text[]))`,
)
