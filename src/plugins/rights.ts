import { isOneOf } from '../core/keys.ts'

/** The permission table. A route names the right it needs; nothing else decides. */
export type Principal = 'standard_key' | 'admin_key' | 'admin' | 'member' | 'visitor'

const ADMINS = ['admin_key', 'admin'] as const
const STAFF = [...ADMINS, 'member'] as const
const EVERY_KEY_AND_USER = [...STAFF, 'standard_key'] as const

const RIGHTS = {
  'identity:read': EVERY_KEY_AND_USER,
  /** Rights of a signed-in user only: ending a session, changing a password. */
  'account:own': ['admin', 'member'],
  /** Browsers of an administrator, who is told in them. */
  'notifications:own': ['admin'],
  'tenant:read': STAFF,
  'tenant:write': ADMINS,
  /** Whether the assistant answers: members notice first that something is wrong. */
  'answering:switch': STAFF,
  'keys:manage': ADMINS,
  /** Members read settings, which include the team. */
  'users:read': STAFF,
  'users:manage': ADMINS,
  /** Includes recipients' addresses of held mails. */
  'mails:read': STAFF,
  'mails:manage': ADMINS,
  'knowledge:read': STAFF,
  'knowledge:write': ADMINS,
  /** Proposing an answer: the receptionist hears the wrong ones first. */
  'knowledge:propose': ['admin', 'member'],
  /** Taking back what was deleted in the portal. */
  'knowledge:undo': ['admin'],
  'chat:send': [...EVERY_KEY_AND_USER, 'visitor'],
  'chat:read': [...EVERY_KEY_AND_USER, 'visitor'],
  /** All conversations with the assistant's reasoning; not for visitors. */
  'chat:review': EVERY_KEY_AND_USER,
  /** Replying in place of the assistant. */
  'chat:take_over': STAFF,
  /** Everything of the tenant that changes, as it happens. */
  'live:read': STAFF,
  'chat:end': [...EVERY_KEY_AND_USER, 'visitor'],
  /** Calling people, and the records of all calls. */
  'calls:use': EVERY_KEY_AND_USER,
  /** All operations, including export, import and push to CRMs. */
  'leads:use': EVERY_KEY_AND_USER,
  /** Today, the search and one person's line of time: what staff see across the domains. */
  'desk:read': STAFF,
  /** A page's visitor, in its own conversation. */
  'widget:use': ['visitor'],
  /** Services, resources, availability. */
  'bookings:offer': EVERY_KEY_AND_USER,
  'bookings:use': EVERY_KEY_AND_USER,
  /** Taking back what was done in the portal, while nobody was told. */
  'bookings:undo': ['admin', 'member'],
  /** Everybody's calendar, holds and busy times included; days off. For people at the counter, not for programs. */
  'bookings:board': STAFF,
  /** Services, resources and their hours count as settings. */
  'bookings:set_up': ADMINS,
  'analytics:read': STAFF,
  'exams:read': STAFF,
  'exams:play': ADMINS,
  /** Covers the calendars' passwords. */
  'calendars:manage': ADMINS,
  /** A feed shows every booking to anybody who has its address. */
  'feeds:manage': ADMINS,
  /** The secret signs in the tenant's name, and the log contains visitors' messages. */
  'webhooks:manage': ADMINS,
  'audit:read': ADMINS,
  /** Search, export and erasure of a person's data, and the retention of what is old. */
  'privacy:manage': ADMINS,
  'crm:manage': ADMINS,
  'crm:read': EVERY_KEY_AND_USER,
} as const satisfies Record<string, readonly Principal[]>

export type Right = keyof typeof RIGHTS

export function may(principal: Principal, right: Right): boolean {
  return isOneOf(RIGHTS[right], principal)
}
