import { DAY, HOUR } from '../core/time.ts'
import type { Template } from '../languages/mail.ts'

interface TemplateFacts {
  /** Path of the button below the base URL; null for no button. Without a token the page asks for one, or shows the portal. */
  path: string | null
  /** Place of the token in the link; the fragment by default. */
  tokenIn?: 'path'
  /** Fields that the link has as its query. */
  query?: readonly string[]
  /** Retry period; a mail that arrives after it is useless or alarming. */
  lifetimeMs: number
  /** Revokes an earlier mail of its thread: sent if that one was sent, otherwise dropped. */
  takesBack?: true
  /** Owed to its recipient: exempt from the limits, so a flood of other mails cannot hold it up. */
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
  new_lead: { path: '/', lifetimeMs: 2 * DAY },
  new_booking: { path: '/', lifetimeMs: 2 * DAY },
  failed_call: { path: '/calls/', lifetimeMs: 2 * DAY },
  exam_lost: { path: '/exam', lifetimeMs: 2 * DAY },
  digest: { path: '/', lifetimeMs: 2 * DAY },
  weekly_figures: { path: '/analytics', query: ['from', 'to'], lifetimeMs: 2 * DAY },
  callbacks_nearly_used: { path: '/', lifetimeMs: DAY },
}
