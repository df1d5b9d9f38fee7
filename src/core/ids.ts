import { TypeID, typeid } from 'typeid-js'

/** Prefixes of the public ids (api.md §1); an id in a log or a support mail says what it names. */
export type IdPrefix =
  | 'ten'
  | 'usr'
  | 'key'
  | 'ses'
  | 'doc'
  | 'chat'
  | 'msg'
  | 'que'
  | 'mail'
  | 'evt'
  | 'dlv'
  | 'whe'
  | 'act'
  | 'svc'
  | 'res'
  | 'bkg'
  | 'hold'
  | 'cal'
  | 'lead'
  | 'change'
  | 'cpt'
  | 'inv'
  | 'feed'
  | 'sync'
  | 'crm'
  | 'call'
  | 'line'

/** A new TypeID: prefix, underscore, 26 characters of UUIDv7 in base 32, so that ids sort by creation. */
export function newId<P extends IdPrefix>(prefix: P): string {
  return typeid(prefix).toString()
}

const TENANT_ID = /^ten_[0-9a-z]{26}$/

/** True for the exact shape of a tenant id; the database door refuses everything else before it reaches SQL. */
export function isTenantId(value: string): boolean {
  return TENANT_ID.test(value)
}

/** The moment at which an id was made, to the millisecond: the first 48 bits of its UUIDv7 (RFC 9562 §5.7). */
export function momentOf(id: string): Date {
  return new Date(Buffer.from(TypeID.fromString(id).toUUIDBytes()).readUIntBE(0, 6))
}

/** Sorts before every id of that moment and after every earlier one. Moments before 1970 count as 1970. */
export function firstIdAt(prefix: IdPrefix, moment: Date): string {
  const bytes = Buffer.alloc(16)
  bytes.writeUIntBE(Math.min(Math.max(moment.getTime(), 0), LAST_MOMENT), 0, 6)
  return TypeID.fromUUIDBytes(prefix, bytes).toString()
}

const LAST_MOMENT = 2 ** 48 - 1
