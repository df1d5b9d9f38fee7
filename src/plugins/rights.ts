/** Who may call (api.md §1), as one table. A route names the right that it needs; nothing else decides. */
export type Principal = 'standard_key' | 'admin_key' | 'admin' | 'member' | 'visitor'

const ADMINS = ['admin_key', 'admin'] as const
const STAFF = [...ADMINS, 'member'] as const
const EVERY_KEY_AND_USER = [...STAFF, 'standard_key'] as const

export const RIGHTS = {
  /** Who am I? */
  'identity:read': EVERY_KEY_AND_USER,
  /** What only a signed-in person has: a session to end, a password to change. */
  'account:own': ['admin', 'member'],
  'tenant:read': STAFF,
  'tenant:write': ADMINS,
  'keys:manage': ADMINS,
  /** The team is one of the settings, which members read. */
  'users:read': STAFF,
  'users:manage': ADMINS,
  /** Mails that did not leave, with the addresses that they are for. */
  'mails:read': STAFF,
  'mails:manage': ADMINS,
  'knowledge:read': STAFF,
  'knowledge:write': ADMINS,
  'chat:send': [...EVERY_KEY_AND_USER, 'visitor'],
  'chat:read': [...EVERY_KEY_AND_USER, 'visitor'],
  /** All conversations, and why the assistant said what: not the visitor's. */
  'chat:review': EVERY_KEY_AND_USER,
  /** Answering in the place of the assistant. */
  'chat:take_over': STAFF,
  'chat:end': [...EVERY_KEY_AND_USER, 'visitor'],
  /** Phoning people, and the record of every call. */
  'calls:use': EVERY_KEY_AND_USER,
  /** All of it, export, import and the push to CRMs too. */
  'leads:use': EVERY_KEY_AND_USER,
  /** A page's visitor, in its own conversation. */
  'widget:use': ['visitor'],
  /** What is on offer: services, resources, availability. */
  'bookings:offer': EVERY_KEY_AND_USER,
  /** Bookings and holds. */
  'bookings:use': EVERY_KEY_AND_USER,
  /** Services, resources and their hours are settings. */
  'bookings:set_up': ADMINS,
  'analytics:read': STAFF,
  /** Whose calendars are read, and with which passwords. */
  'calendars:manage': ADMINS,
  /** A feed shows every booking to whoever has its address. */
  'feeds:manage': ADMINS,
  /** The secret signs in the tenant's name, and the log holds what visitors wrote. */
  'webhooks:manage': ADMINS,
  'crm:manage': ADMINS,
  'crm:read': EVERY_KEY_AND_USER,
} as const satisfies Record<string, readonly Principal[]>

export type Right = keyof typeof RIGHTS

export function may(principal: Principal, right: Right): boolean {
  return (RIGHTS[right] as readonly Principal[]).includes(principal)
}
