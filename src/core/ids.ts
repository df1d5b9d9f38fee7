import { typeid } from 'typeid-js'

/** Prefixes of the public ids (api.md §1); an id in a log or a support mail says what it names. */
export type IdPrefix = 'ten' | 'usr' | 'key' | 'ses' | 'doc' | 'chat' | 'msg' | 'que' | 'mail' | 'evt' | 'dlv' | 'whe' | 'sync' | 'crm'

/** A new TypeID: prefix, underscore, 26 characters of UUIDv7 in base 32, so that ids sort by creation. */
export function newId<P extends IdPrefix>(prefix: P): string {
  return typeid(prefix).toString()
}

const TENANT_ID = /^ten_[0-9a-z]{26}$/

/** True for the exact shape of a tenant id; the database door refuses everything else before it reaches SQL. */
export function isTenantId(value: string): boolean {
  return TENANT_ID.test(value)
}
