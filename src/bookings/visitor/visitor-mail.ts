import { spokenLanguage } from '../../languages/index.ts'
import type { Appointment, LinkedAppointment } from '../../languages/mail.ts'
import { nameInMail, withoutLinks, type NewMail } from '../../mail/index.ts'
import type { Tenant } from '../../tenants/index.ts'
import { uidOf, writeInvitation, writeWithdrawal, type CalendarEntry, type Withdrawal } from '../calendar-file.ts'
import { referenceOf } from '../booking/bookings.ts'
import type { BookingRow } from '../booking/repository.ts'
import { spokenSpan, type Speech } from '../spoken-time.ts'

/** Reasons for a mail to a visitor. */
export type Occasion = 'booking_confirmed' | 'booking_changed' | 'booking_cancelled' | 'booking_reminder'

interface Subject {
  tenant: Tenant
  booking: BookingRow & { clientEmail: string }
  /** Token of a link made for this mail. */
  token: string
}

interface House {
  baseUrl: string
  /** Sender address. */
  address: string
}

/** A mail with wording, link, and, except in reminders, an invitation. */
export function visitorMail(occasion: Occasion, { tenant, booking, token }: Subject, house: House): NewMail {
  const speech = speechOf(booking, tenant)
  const data: LinkedAppointment = {
    token,
    ...appointmentOf(booking, tenant, speech),
    reference: referenceOf(booking.id),
  }
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

/**
 * Cancels the event at an address that the booking has left. It contains neither a link nor the client's name, and only data
 * from before the change.
 */
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

/** The booking in the visitor's calendar, titled with service and business. */
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

/** Whether the visitor is told of the booking and of its changes by mail. */
export function isToldByMail(
  { clientEmail }: Pick<BookingRow, 'clientEmail'>,
  { business }: Pick<Tenant, 'business'>,
): boolean {
  return clientEmail !== null && business.visitor_mails.confirmations
}

/** The visitor's language and conventions if known, otherwise the tenant's. */
export function speechOf({ locale }: Pick<BookingRow, 'locale'>, tenant: Pick<Tenant, 'language' | 'country'>): Speech {
  const tag = locale ?? tenant.language
  return { language: spokenLanguage(tag), country: new Intl.Locale(tag).region ?? tenant.country }
}

/** The visitor's zone if known, otherwise the resource's. */
export function zoneOf({ visitorTimeZone, timeZone }: Pick<BookingRow, 'visitorTimeZone' | 'timeZone'>): string {
  return visitorTimeZone ?? timeZone
}
