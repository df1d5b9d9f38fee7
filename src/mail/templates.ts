import { DAY, HOUR } from '../core/time.ts'

/** What each mail says that its wording does not know. */
export interface Contents {
  password_reset: { token: string }
  password_changed: Record<string, never>
  invitation: { token: string; business: string }
  endpoint_disabled: { business: string; endpoint_url: string; reason: string }
  /** A visitor left a message for the team. */
  visitor_message: { business: string; name: string; contact: string; message: string }
  /** A visitor wants a person; with the conversation so far, a message a line. */
  handoff: { business: string; name: string; contact: string; waits: 'now' | 'closed'; conversation: string[] }
}

export type Template = keyof Contents

interface TemplateFacts {
  /** Where its button leads, below the base URL. Without a token it asks for one, or shows the portal. */
  path: string
  /** It is tried for so long: a link that has run out helps nobody, and a late notice alarms for nothing. */
  lifetimeMs: number
}

export const TEMPLATES: Record<Template, TemplateFacts> = {
  password_reset: { path: '/reset', lifetimeMs: HOUR },
  password_changed: { path: '/reset', lifetimeMs: 2 * DAY },
  invitation: { path: '/invitation', lifetimeMs: 2 * DAY },
  endpoint_disabled: { path: '/', lifetimeMs: 2 * DAY },
  visitor_message: { path: '/', lifetimeMs: 2 * DAY },
  handoff: { path: '/', lifetimeMs: 2 * DAY },
}

export interface Text {
  subject: string
  heading: string
  paragraphs: string[]
  button: string
  closing: string[]
}

export type MailTexts = { [T in Template]: (contents: Contents[T]) => Text }

/** All mails in one language. */
export type Wording = MailTexts & {
  /** Above the address that the button has. */
  address: string
  footer(host: string): string
}
