import type { Clock } from '../../core/time.ts'
import type { Tx } from '../../db/database.ts'
import type { EventData, EventName } from '../../events/catalogue.ts'
import type { Mail } from '../../mail/index.ts'
import type { Notify } from '../../notify/index.ts'
import type { EventListener, PublishedEvent } from '../../plugins/events.ts'
import type { Tenant, Tenants } from '../../tenants/index.ts'
import type { BookingRow } from '../booking/repository.ts'
import type { Links } from './links.ts'
import { remindersRepository as reminders, planReminders } from './reminders.ts'
import { spokenLanguage } from '../../languages/index.ts'
import { spokenSpan } from '../spoken-time.ts'
import { visitorMail, withdrawalMail, type Occasion } from './visitor-mail.ts'

interface NoticeDeps {
  bookings: { findById(tx: Tx, tenantId: string, id: string): Promise<BookingRow | undefined> }
  tenants: Pick<Tenants, 'findIn'>
  mail: Pick<Mail, 'send' | 'wake' | 'address'>
  notify: Pick<Notify, 'tell'>
  links: Links
  baseUrl: string
  clock: Clock
}

interface Notices extends EventListener {
  /** Queues the reminder in the caller's transaction. */
  remind(tx: Tx, tenantId: string, booking: BookingRow): Promise<void>
}

type Updated = EventData<'booking.updated'>

/** Mails to visitors, written in the transaction of the change: one for each committed change, none for a rollback. */
export function createNotices(deps: NoticeDeps): Notices {
  return {
    async record(tx, event) {
      if (!isBookingEvent(event.event)) return
      const data = dataOf(event)
      const booking = await deps.bookings.findById(tx, event.tenantId, data.booking_id)
      const tenant = await deps.tenants.findIn(tx, event.tenantId)
      if (booking === undefined || tenant === undefined) return
      if (event.event === 'booking.created') await tellTheTeam(deps, tx, { tenant, booking })
      await leaveAddress(deps, tx, { tenant, booking, previous: data.previous })
      await followUp(deps, tx, { tenant, booking, previous: data.previous })
      const occasion = occasionOf(event.event, data.previous)
      if (occasion !== undefined && tenant.business.visitor_mails.confirmations)
        await tell(deps, tx, occasion, { tenant, booking })
    },
    wake: deps.mail.wake,
    async remind(tx, tenantId, booking) {
      const tenant = await deps.tenants.findIn(tx, tenantId)
      if (tenant?.business.visitor_mails.reminders === true)
        await tell(deps, tx, 'booking_reminder', { tenant, booking })
    },
  }
}

function isBookingEvent(event: EventName): event is keyof typeof OCCASIONS {
  return Object.hasOwn(OCCASIONS, event)
}

function dataOf({ body }: PublishedEvent): Omit<Updated, 'previous'> & Partial<Pick<Updated, 'previous'>> {
  // The body was presented with its event; `previous` is of a change alone.
  return (JSON.parse(body) as { data: Updated }).data
}

interface Subject {
  tenant: Tenant
  booking: BookingRow
}

interface Changed extends Subject {
  previous: Updated['previous'] | undefined
}

/** Revokes the links of the address that a booking has left, and cancels the event there if it was notified. */
async function leaveAddress(deps: NoticeDeps, tx: Tx, { tenant, booking, previous = {} }: Changed): Promise<void> {
  const { client_email: clientEmail } = previous
  if (typeof clientEmail !== 'string') return
  const wasTold = await deps.links.revoke(tx, tenant.id, booking.id)
  const known = { ...booking, ...knownBefore(previous), clientEmail }
  if (!wasTold || !tenant.business.visitor_mails.confirmations || known.endAt <= deps.clock.now()) return
  await deps.mail.send(tx, withdrawalMail({ tenant, booking: known }, houseOf(deps)))
}

/** The booking as the earlier address knew it. Later data stays private. */
function knownBefore(previous: Updated['previous']): Partial<BookingRow> {
  const { start, end, service_name: serviceName, resource_name: resourceName, time_zone: timeZone } = previous
  return {
    ...(start === undefined ? {} : { startAt: new Date(start) }),
    ...(end === undefined ? {} : { endAt: new Date(end) }),
    ...(serviceName === undefined ? {} : { serviceName }),
    ...(resourceName == null ? {} : { resourceName }),
    ...(timeZone === undefined ? {} : { visitorTimeZone: timeZone }),
  }
}

/** Extends links and replans reminders. */
async function followUp(
  { links, clock }: NoticeDeps,
  tx: Tx,
  { tenant, booking, previous = {} }: Changed,
): Promise<void> {
  const { id: tenantId } = tenant
  if (previous.end !== undefined) await links.extend(tx, tenantId, booking)
  // Replanning would drop a reminder that is due right now.
  const isKept = booking.status === 'confirmed' && previous.version !== undefined && !touches(previous, PLANNED_BY)
  if (isKept) await reminders.setSequence(tx, tenantId, booking.id, booking.icalSequence)
  else await planReminders(tx, tenantId, booking, clock.now())
}

const PLANNED_BY = ['start', 'status', 'client_email'] as const

/** Changes that visitors are notified of: those visible in their calendar. */
const TOLD = ['start', 'end', 'service_name', 'resource_name'] as const

function touches(previous: Updated['previous'], fields: readonly (keyof Updated['previous'])[]): boolean {
  return fields.some((field) => previous[field] !== undefined)
}

const OCCASIONS = {
  'booking.created': 'booking_confirmed',
  'booking.updated': 'booking_changed',
  'booking.cancelled': 'booking_cancelled',
} as const

/** A new address receives a confirmation, because it was never notified. */
function occasionOf(event: keyof typeof OCCASIONS, previous: Updated['previous'] = {}): Occasion | undefined {
  if (previous.client_email !== undefined) return 'booking_confirmed'
  return event !== 'booking.updated' || touches(previous, TOLD) ? OCCASIONS[event] : undefined
}

/** Past bookings cause no mail. */
async function tell(deps: NoticeDeps, tx: Tx, occasion: Occasion, { tenant, booking }: Subject): Promise<void> {
  const { clientEmail } = booking
  if (clientEmail === null || booking.endAt <= deps.clock.now()) return
  const token = await deps.links.make(tx, tenant.id, booking, 'by_mail')
  await deps.mail.send(
    tx,
    visitorMail(occasion, { tenant, booking: { ...booking, clientEmail }, token }, houseOf(deps)),
  )
}

/** Bookings by staff and by API are known to those who made them. */
const FROM_VISITORS = new Set<BookingRow['source']>(['widget', 'chat', 'call'])

async function tellTheTeam({ notify }: NoticeDeps, tx: Tx, { tenant, booking }: Subject): Promise<void> {
  const { source, sourceId, clientEmail, clientPhone, partySize } = booking
  if (!FROM_VISITORS.has(source)) return
  const { language, country } = tenant
  const data = {
    name: booking.clientName,
    contact: [clientEmail, clientPhone].filter(Boolean).join(', '),
    service: partySize === 1 ? booking.serviceName : `${booking.serviceName} × ${partySize}`,
    person: booking.resourceName,
    when: spokenSpan({ start: booking.startAt, end: booking.endAt }, booking.timeZone, {
      language: spokenLanguage(language),
      country,
    }),
  }
  const sessionId = source === 'chat' ? sourceId : null
  await notify.tell(tx, tenant.id, { kind: 'booking', about: booking.id, sessionId, data })
}

function houseOf({ baseUrl, mail: { address } }: NoticeDeps) {
  return { baseUrl, address }
}
