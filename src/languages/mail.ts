/** The data of each mail. */
export interface Contents {
  password_reset: { token: string }
  password_changed: Record<string, never>
  /** Somebody registered with this address, and it is not known whether it is theirs. */
  email_confirmation: { token: string }
  /** The first reset of an account whose address was never confirmed ended everything that was set up before it. */
  account_secured: { business: string }
  /** Many sign-ins with wrong passwords. */
  sign_ins_failed: Record<string, never>
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
  /** Visitors took most of the call-backs that the tenant takes in a day. */
  callbacks_nearly_used: { business: string; taken: string; cap: string }
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

/** The paragraphs of a mail that only shows an appointment. */
export function appointmentLines({ service, person, when }: Appointment): string[] {
  return [person === '' ? service : `${service} – ${person}`, when]
}

export type Template = keyof Contents

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
export type MailWording = MailTexts & {
  /** In place of names that are none. */
  unnamed: Record<Named, string>
  /** Above the address that the button has. */
  address: string
  footer(host: string): string
}
