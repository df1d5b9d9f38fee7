import { DAY, HOUR } from '../core/time.ts'

/** What each mail says that its wording does not know. */
export interface Contents {
  password_reset: { token: string }
  password_changed: Record<string, never>
  invitation: { token: string; business: string }
  endpoint_disabled: { business: string; endpoint_url: string; reason: string }
  event_removed: RemovedEvent
  booking_confirmed: LinkedAppointment
  booking_changed: LinkedAppointment
  booking_cancelled: LinkedAppointment
  booking_reminder: LinkedAppointment
  /** The appointment went to another address, of which this one learns nothing. */
  invitation_withdrawn: Appointment
  /** A visitor left a message for the team. */
  visitor_message: { business: string; name: string; contact: string; message: string }
  /** A visitor wants a person; with the conversation so far, a message a line. */
  handoff: { business: string; name: string; contact: string; waits: 'now' | 'closed'; conversation: string[] }
}

/** What a visitor is told of an appointment. */
export interface Appointment {
  business: string
  service: string
  /** Whom it is with; empty where that is nobody in particular. */
  person: string
  /** Day, time and zone in words. */
  when: string
}

export interface LinkedAppointment extends Appointment {
  /** Opens the page where it is shown, moved and cancelled. */
  token: string
}

/** What staff is told when somebody deletes an appointment in a calendar elsewhere. */
export interface RemovedEvent {
  business: string
  service: string
  /** Whose calendar it is. */
  person: string
  client: string
  /** Day, time and zone in words. */
  when: string
  /** The tenant wants such appointments cancelled; else they stand. */
  isCancelled: boolean
}

/** The same in every language. */
export function told({ service, person, when }: Appointment): string[] {
  return [person === '' ? service : `${service} – ${person}`, when]
}

export type Template = keyof Contents

interface TemplateFacts {
  /** Where its button leads, below the base URL. Without a token it asks for one, or shows the portal. Null: it has none. */
  path: string | null
  /** Where the token is in the link; in the fragment when nothing is said. */
  tokenIn?: 'path'
  /** It is tried for so long: a link that has run out helps nobody, and a late notice alarms for nothing. */
  lifetimeMs: number
}

export const TEMPLATES: Record<Template, TemplateFacts> = {
  password_reset: { path: '/reset', lifetimeMs: HOUR },
  password_changed: { path: '/reset', lifetimeMs: 2 * DAY },
  invitation: { path: '/invitation', lifetimeMs: 2 * DAY },
  endpoint_disabled: { path: '/', lifetimeMs: 2 * DAY },
  event_removed: { path: '/', lifetimeMs: 2 * DAY },
  booking_confirmed: { path: '/b/', tokenIn: 'path', lifetimeMs: 2 * DAY },
  booking_changed: { path: '/b/', tokenIn: 'path', lifetimeMs: 2 * DAY },
  booking_cancelled: { path: '/b/', tokenIn: 'path', lifetimeMs: 2 * DAY },
  booking_reminder: { path: '/b/', tokenIn: 'path', lifetimeMs: HOUR },
  invitation_withdrawn: { path: null, lifetimeMs: 2 * DAY },
  visitor_message: { path: '/', lifetimeMs: 2 * DAY },
  handoff: { path: '/', lifetimeMs: 2 * DAY },
}

export interface Text {
  subject: string
  heading: string
  paragraphs: string[]
  /** What is written on the link, where the mail has one. */
  button?: string
  closing: string[]
}

export type MailTexts = { [T in Template]: (contents: Contents[T]) => Text }

/** What a name of somebody's choice is a name of. */
export type Named = 'business' | 'service' | 'person'

/** All mails in one language. */
export type Wording = MailTexts & {
  /** In place of names that are none. */
  unnamed: Record<Named, string>
  /** Above the address that the button has. */
  address: string
  footer(host: string): string
}
