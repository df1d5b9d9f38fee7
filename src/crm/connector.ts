import type { CrmHttp } from './http.ts'
import type { Credentials, PublicSettings } from './settings.ts'

/** A lead to be sent to a CRM. */
export interface OutgoingLead {
  leadId: string
  tenantId: string
  syncId: string
  /** Idempotency key of this push, equal on every attempt. */
  pushId: string
  /** By field name of the CRM. */
  fields: Record<string, string | null>
  email: string | null
  phone: string | null
  /** The record's id in the CRM; null while unknown. */
  externalId: string | null
  /** Lookup key used by an earlier attempt whose response was lost; the record may already exist. */
  sentKey: string | null
}

export type PushOutcome =
  | { result: 'created' | 'updated'; externalId: string | null }
  /** Permanent. The error text is ours. */
  | { result: 'refused'; error: string }

/** Everything one job needs to talk to a connection's CRM. */
export interface CrmSession {
  http: CrmHttp
  /** Completed with the provider's defaults. */
  settings: PublicSettings
  credentials: Credentials
  /** The OAuth access token, or the private app's token. */
  accessToken: string | undefined
  /** Base URL of the API: as configured, or as returned with the token. Without a trailing slash. */
  baseUrl: string
  sentAt(): string
  /** Headers with the tenant's signature over these bytes. */
  sign(id: string, body: Buffer): Promise<Record<string, string>>
}

/** A CRM of one kind. Pushes must be idempotent, also after a lost response: no second record. */
export interface CrmConnector {
  /** Maximum leads in one push. */
  batchSize: number
  /** Lookup key for a new lead, stored before the push. Null: the CRM finds the lead by our own id. */
  keyOf(lead: Pick<OutgoingLead, 'email' | 'phone' | 'leadId'>): string | null
  /** One outcome per lead, in order. @throws CrmFailure for what affects all of them */
  push(leads: readonly OutgoingLead[], session: CrmSession): Promise<PushOutcome[]>
  /** Sends a harmless request that needs the permissions of a push. @throws CrmFailure */
  test(session: CrmSession): Promise<void>
}

/** Drops null fields. */
export function compact(fields: Record<string, string | null>): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).filter((entry): entry is [string, string] => entry[1] !== null))
}
