import { DAY, HOUR } from '../core/time.ts'
import type { Template } from '../languages/mail.ts'

interface TemplateFacts {
  /** Where its button leads, below the base URL. Without a token it asks for one, or shows the portal. Null: it has none. */
  path: string | null
  /** Where the token is in the link; in the fragment when nothing is said. */
  tokenIn?: 'path'
  /** It is tried for so long: a link that has run out helps nobody, and a late notice alarms for nothing. */
  lifetimeMs: number
  /** It takes back what an earlier mail of its thread told: it leaves where that one left, and is dropped where it did not. */
  takesBack?: true
  /** Its recipient has a right to it: no flood of other mails to their address may hold it up. */
  isOwed?: true
}

export const TEMPLATES: Record<Template, TemplateFacts> = {
  password_reset: { path: '/reset', lifetimeMs: HOUR, isOwed: true },
  password_changed: { path: '/reset', lifetimeMs: 2 * DAY, isOwed: true },
  sign_ins_failed: { path: '/reset', lifetimeMs: 2 * DAY, isOwed: true },
  email_confirmation: { path: '/confirm', lifetimeMs: 2 * DAY },
  account_secured: { path: '/', lifetimeMs: 2 * DAY, isOwed: true },
  invitation: { path: '/invitation', lifetimeMs: 2 * DAY },
  endpoint_disabled: { path: '/', lifetimeMs: 2 * DAY },
  event_removed: { path: '/', lifetimeMs: 2 * DAY },
  booking_confirmed: { path: '/b/', tokenIn: 'path', lifetimeMs: 2 * DAY },
  booking_changed: { path: '/b/', tokenIn: 'path', lifetimeMs: 2 * DAY },
  booking_cancelled: { path: '/b/', tokenIn: 'path', lifetimeMs: 2 * DAY, takesBack: true },
  booking_reminder: { path: '/b/', tokenIn: 'path', lifetimeMs: HOUR },
  invitation_withdrawn: { path: null, lifetimeMs: 2 * DAY, takesBack: true },
  visitor_message: { path: '/', lifetimeMs: 2 * DAY },
  handoff: { path: '/', lifetimeMs: 2 * DAY },
  callbacks_nearly_used: { path: '/', lifetimeMs: DAY },
}
