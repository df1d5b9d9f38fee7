import { TypeID, typeid } from 'typeid-js'

/** Prefixes of public ids; an id in a log or a support mail shows its kind. */
export type IdPrefix =
  | 'ten'
  | 'usr'
  | 'key'
  | 'ses'
  | 'doc'
  | 'ans'
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
  | 'exam'
  | 'copy'
  | 'read'
  | 'prop'
  | 'aud'
  | 'rpl'
  | 'ntc'
  | 'psh'
  | 'apr'

/** A new TypeID: prefix, underscore, UUIDv7 in 26 base-32 characters, so ids sort by creation time. */
export function newId<P extends IdPrefix>(prefix: P): string {
  return typeid(prefix).toString()
}

const TENANT_ID = /^(?:ten|copy)_[0-9a-z]{26}$/

/** True for the exact shape of a tenant id; `Database` rejects everything else before it reaches SQL. */
export function isTenantId(value: string): boolean {
  return TENANT_ID.test(value)
}

/** True for the hidden copy of a tenant, whose changes reach nobody. */
export function isCopy(tenantId: string): boolean {
  return tenantId.startsWith('copy_')
}

/** Creation time of an id, in milliseconds: the first 48 bits of its UUIDv7 (RFC 9562 §5.7). */
export function momentOf(id: string): Date {
  return new Date(Buffer.from(TypeID.fromString(id).toUUIDBytes()).readUIntBE(0, 6))
}

/** Sorts before every id of that moment and after every earlier one. Clamped to 1970. */
export function firstIdAt(prefix: IdPrefix, moment: Date): string {
  const bytes = Buffer.alloc(16)
  bytes.writeUIntBE(Math.min(Math.max(moment.getTime(), 0), MAX_TIMESTAMP_MS), 0, 6)
  return TypeID.fromUUIDBytes(prefix, bytes).toString()
}

const MAX_TIMESTAMP_MS = 2 ** 48 - 1
