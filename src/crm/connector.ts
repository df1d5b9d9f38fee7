import type { CrmHttp } from './http.ts'
import type { Credentials, PublicSettings } from './settings.ts'

/** A lead on its way to a CRM. */
export interface OutgoingLead {
  leadId: string
  tenantId: string
  syncId: string
  /** Names this push; the same on every try of it. */
  pushId: string
  /** In the CRM's words. */
  fields: Record<string, string | null>
  email: string | null
  phone: string | null
  /** What the CRM calls it; null while nobody knows. */
  externalId: string | null
  /** By what it was looked for in a try whose answer was lost: such a record may be there. */
  sentKey: string | null
}

export type PushOutcome =
  | { result: 'created' | 'updated'; externalId: string | null }
  /** For good; the words are ours. */
  | { result: 'refused'; error: string }

/** All that one job needs to speak to one connection's CRM. */
export interface CrmSession {
  http: CrmHttp
  /** With the provider's defaults. */
  settings: PublicSettings
  credentials: Credentials
  /** Of OAuth, or the private token. */
  accessToken: string | undefined
  /** Where the API is: the configured address, or the one that came with the token. Without a slash at its end. */
  baseUrl: string
  /** Now, as ISO 8601. */
  sentAt(): string
  /** The tenant's signature over these bytes. */
  sign(id: string, body: Buffer): Promise<Record<string, string>>
}

/** A CRM of one kind. A push must be safe to repeat after any failure, also when its answer was lost: no second record. */
export interface CrmConnector {
  /** Leads in one push at most. */
  batchSize: number
  /** By what a new lead will be looked for; it is noted before the push. Null: the CRM knows the lead by our own id. */
  keyOf(lead: Pick<OutgoingLead, 'email' | 'phone' | 'leadId'>): string | null
  /** One outcome for each lead, in their order. @throws CrmFailure for what concerns all of them. */
  push(leads: readonly OutgoingLead[], session: CrmSession): Promise<PushOutcome[]>
  /** Asks for something harmless that needs the rights of a push. @throws CrmFailure */
  test(session: CrmSession): Promise<void>
}

/** The same for the same lead, however often it is tried. */
export function compact(fields: Record<string, string | null>): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).filter((entry): entry is [string, string] => entry[1] !== null))
}
