import { spokenLanguage } from '../../languages/index.ts'
import type { Appointment, LinkedAppointment } from '../../languages/mail.ts'
import { nameInMail, withoutLinks, type NewMail } from '../../mail/index.ts'
import type { Tenant } from '../../tenants/index.ts'
import { uidOf, writeInvitation, writeWithdrawal, type CalendarEntry, type Withdrawal } from '../ics.ts'
import type { BookingRow } from '../booking/repository.ts'
import { spokenSpan, type Speech } from '../spoken-time.ts'

/** What a visitor is told of. */
export type Occasion = 'booking_confirmed' | 'booking_changed' | 'booking_cancelled' | 'booking_reminder'

interface Subject {
  tenant: Tenant
  booking: BookingRow & { clientEmail: string }
  /** Of a link made for this mail. */
  token: string
}

interface House {
  baseUrl: string
  /** The address that mails come from. */
  address: string
}

/** One mail to the visitor: words, a link, and the invitation where their calendar has something to change. */
export function visitorMail(occasion: Occasion, { tenant, booking, token }: Subject, house: House): NewMail {
  const speech = speechOf(booking, tenant)
  const data: LinkedAppointment = { token, ...appointmentOf(booking, tenant, speech) }
  return {
    tenantId: tenant.id,
    to: booking.clientEmail,
    language: speech.language,
    onBehalfOf: { name: tenant.name, replyTo: tenant.business.email },
    about: booking.id,
    until: occasion === 'booking_reminder' ? booking.startAt : booking.endAt,
    template: occasion,
    data,
    ...(occasion === 'booking_reminder'
      ? {}
      : { calendar: invitationTo({ tenant, booking, token }, house, speech.language) }),
  }
}

/** To an address that a booking went away from, in the state that was told there: neither link nor name, nothing of today. */
export function withdrawalMail({ tenant, booking }: Omit<Subject, 'token'>, house: House): NewMail {
  const speech = speechOf(booking, tenant)
  const { name, business } = tenant
  const attendee = { email: booking.clientEmail }
  return {
    tenantId: tenant.id,
    to: booking.clientEmail,
    language: speech.language,
    onBehalfOf: { name, replyTo: business.email },
    about: booking.id,
    until: booking.endAt,
    template: 'invitation_withdrawn',
    data: appointmentOf(booking, tenant, speech),
    calendar: writeWithdrawal(entryOf(booking, tenant, house.baseUrl, speech.language), {
      organizer: organizerOf(tenant, house, speech.language),
      attendee,
    }),
  }
}

function appointmentOf(booking: BookingRow, tenant: Tenant, speech: Speech): Appointment {
  return {
    business: tenant.name,
    service: booking.serviceName,
    person: booking.resourceName,
    when: spokenSpan({ start: booking.startAt, end: booking.endAt }, zoneOf(booking), speech),
  }
}

function organizerOf({ name, business }: Tenant, { address }: House, language: string) {
  return { name: nameInMail(name, 'business', language), email: business.email ?? address }
}

function invitationTo({ tenant, booking, token }: Subject, house: House, language: string) {
  const { baseUrl } = house
  const organizer = organizerOf(tenant, house, language)
  const attendee = { name: nameInMail(booking.clientName, 'person', language), email: booking.clientEmail }
  return writeInvitation(visitorEntry(booking, tenant, `${baseUrl}/b/${token}`, baseUrl), { organizer, attendee })
}

/** The booking in the visitor's own calendar: there it is named by whom they go to. */
export function visitorEntry(booking: BookingRow, tenant: Tenant, link: string, baseUrl: string): CalendarEntry {
  const { language } = speechOf(booking, tenant)
  const { address } = tenant.business
  return {
    ...entryOf(booking, tenant, baseUrl, language),
    description: `${nameInMail(booking.resourceName, 'person', language)}\n${link}`,
    location: address === null ? null : withoutLinks(address),
    url: link,
    isCancelled: booking.status === 'cancelled',
  }
}

function entryOf(booking: BookingRow, tenant: Tenant, baseUrl: string, language: string): Withdrawal {
  return {
    uid: uidOf(booking.id, baseUrl),
    sequence: booking.icalSequence,
    start: booking.startAt,
    end: booking.endAt,
    summary: `${nameInMail(booking.serviceName, 'service', language)} – ${nameInMail(tenant.name, 'business', language)}`,
    createdAt: booking.createdAt,
    updatedAt: booking.updatedAt,
  }
}

/** In the visitor's language and in the manner of their country, where they are known; else in those of the tenant. */
export function speechOf({ locale }: Pick<BookingRow, 'locale'>, tenant: Pick<Tenant, 'language' | 'country'>): Speech {
  const tag = locale ?? tenant.language
  return { language: spokenLanguage(tag), country: new Intl.Locale(tag).region ?? tenant.country }
}

/** The visitor's zone where it is known, else that of the place. */
export function zoneOf({ visitorTimeZone, timeZone }: Pick<BookingRow, 'visitorTimeZone' | 'timeZone'>): string {
  return visitorTimeZone ?? timeZone
}
