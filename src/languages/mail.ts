import { namesIn } from '../core/keys.ts'
import type { EventData } from '../events/catalogue.ts'

/** Why a call did not come about. */
export type FailureReason = EventData<'call.failed'>['failure_reason']

/** The data of each mail. */
export interface Contents {
  password_reset: { token: string }
  password_changed: Record<string, never>
  /** To a newly registered address, whose ownership is unproved. */
  email_confirmation: { token: string }
  /** The first password reset of an unconfirmed account removed everything set up before it. */
  account_secured: { business: string }
  /** Warns of many failed sign-ins. */
  sign_ins_failed: Record<string, never>
  invitation: { token: string; business: string }
  endpoint_disabled: { business: string; endpoint_url: string; reason: string }
  event_removed: RemovedEvent
  booking_confirmed: LinkedAppointment
  booking_changed: LinkedAppointment
  booking_cancelled: LinkedAppointment
  booking_reminder: LinkedAppointment
  /** The invitation moved to another address, which this mail must not reveal. */
  invitation_withdrawn: Appointment
  visitor_message: InConversation & { name: string; contact: string; message: string }
  /** A visitor left a contact; `wish` is what they said, and can be empty. */
  new_lead: InConversation & { name: string; contact: string; wish: string }
  new_booking: InConversation & { name: string; contact: string; service: string; person: string; when: string }
  /** A call that somebody wished for or made did not come about. */
  failed_call: { business: string; call_id: string; name: string; contact: string; reason: FailureReason }
  /** Questions of an exam that the assistant answered or booked before and no longer does. */
  exam_lost: { business: string; questions: string[] }
  /** The figures of the week before a Monday, with those of the preceding week. */
  weekly_figures: WeeklyFigures
  /** Notices held back by quiet hours or for the daily mail. `more` counts the unlisted ones; empty for none. */
  digest: { business: string; count: string; more: string; notices: DigestNotice[] }
  /** Visitors used most of the tenant's daily call-backs. */
  callbacks_nearly_used: { business: string; taken: string; cap: string }
  /** A visitor asks for a person; contains the conversation, one message per line. */
  handoff: InConversation & {
    name: string
    contact: string
    waits: 'now' | 'before' | 'closed'
    conversation: string[]
  }
}

type NoticeTemplate = 'visitor_message' | 'handoff' | 'new_lead' | 'new_booking' | 'failed_call' | 'exam_lost'

/** A mail to the business as part of a digest. `at` is the time of its event in words; the digest adds the link. */
export type DigestNotice = {
  [T in NoticeTemplate]: { at: string; template: T; contents: Contents[T]; link?: string }
}[NoticeTemplate]

/** Mails to the business about a conversation; `session_id` is empty without one. */
interface InConversation {
  business: string
  session_id: string
}

/** Appointment data shown to visitors. */
export interface Appointment {
  business: string
  service: string
  /** Staff member; empty without a particular one. */
  person: string
  /** Day, time and zone as text. */
  when: string
}

export interface LinkedAppointment extends Appointment {
  /** Token of the page that shows, moves and cancels the appointment. */
  token: string
  /** Reference of the booking; missing in mails queued by an earlier version. */
  reference?: string
}

/** For administrators: the figures of two weeks, as the recipient's language writes them. */
export interface WeeklyFigures {
  business: string
  /** First day of the week (`YYYY-MM-DD`). */
  from: string
  /** Last day. */
  to: string
  /** First and last day in words. */
  days: string
  now: WeekOfFigures
  before: WeekOfFigures
  /** The most frequent unanswered questions, with their counts. */
  questions: string[]
}

/** Figures of a week, formatted in the recipient's language. */
export interface WeekOfFigures {
  conversations: string
  /** A rate, or a count if too few conversations asked something. */
  answered: string
  /** A rate or a count; see `answered`. */
  resolved?: string
  /** The total for the counts in `answered` and `resolved`; empty if they are rates. */
  asked: string
  bookings: string
  leads: string
  calls: string
  minutes: string
  /** The speed that the page shows: the first word on calls, or without one the answer in chats. Empty if not measured. */
  first_word?: string
  response?: string
}

/** For staff: an appointment was deleted in an external calendar. */
interface RemovedEvent {
  business: string
  service: string
  /** Owner of the calendar. */
  person: string
  client: string
  /** Day, time and zone as text. */
  when: string
  /** The tenant's setting cancels such appointments; otherwise they stand. */
  isCancelled: boolean
}

/** The paragraphs of a mail with only an appointment; `label` is the language's word for a reference. */
export function appointmentLines(appointment: Appointment | LinkedAppointment, label: string): string[] {
  const { service, person, when } = appointment
  const reference = 'reference' in appointment ? [`${label} ${appointment.reference}`] : []
  return [person === '' ? service : `${service} – ${person}`, when, ...reference]
}

/** Labels end with a colon, which in French follows a space. */
type WeeklyLabels = Record<Exclude<keyof WeekOfFigures, 'asked'>, string> & { of: string }

/** One paragraph per figure, with the preceding week's in brackets. A figure that was not measured has none. */
export function weeklyLines({ now, before }: WeeklyFigures, { of, ...labels }: WeeklyLabels): string[] {
  const written = (week: WeekOfFigures, name: keyof typeof labels) => {
    const figure = week[name] || '–'
    const isOfAsked = (name === 'answered' || name === 'resolved') && week.asked !== ''
    return isOfAsked && figure !== '–' ? `${figure} ${of} ${week.asked}` : figure
  }
  const shown = namesIn(labels).filter((name) => now[name])
  return shown.map((name) => `${labels[name]} ${written(now, name)} (${written(before, name)})`)
}

/** Each notice as in a mail of its own, below its time. */
export function digestLines(texts: Pick<MailTexts, NoticeTemplate>, notices: DigestNotice[]): string[] {
  return notices.flatMap(({ at, template, contents, link }) => {
    // A notice has the contents of its template.
    const write = texts[template] as (contents: object) => Text
    const { heading, paragraphs } = write(contents)
    return [`${at} · ${heading}`, ...paragraphs, ...(link === undefined ? [] : [link])]
  })
}

export type Template = keyof Contents

export interface Text {
  subject: string
  heading: string
  paragraphs: string[]
  /** Label of the link, for mails with one. */
  button?: string
  closing: string[]
}

export type MailTexts = { [T in Template]: (contents: Contents[T]) => Text }

/** Kind of a name that somebody chose. */
export type Named = 'business' | 'service' | 'person'

/** All mails in one language. */
export type MailWording = MailTexts & {
  /** Replacements for names that sanitise to nothing. */
  unnamed: Record<Named, string>
  /** Introduces the link's address below the button. */
  address: string
  footer(host: string): string
}
