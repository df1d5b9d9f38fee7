import type { Settings } from './settings.ts'
import type { AssistantSwitch } from './assistant-switch-schemas.ts'
import { NotFound } from '../errors.ts'
import type { Caller } from '../plugins/identity.ts'

/** A business on the platform, its settings completed with the defaults. */
export interface Tenant extends Settings {
  id: string
  name: string
  allowedDomains: string[]
  timeZone: string
  language: string
  country: string
  answering: AssistantSwitch
  /** Phone numbers assigned by the operator; `voice.phone_number` is the one shown to callers. */
  numbers: string[]
  /** Counts the changes of the settings. */
  version: number
  createdAt: Date
}

/** Another tenant is a 404, exactly like one that never existed. */
export function ownTenant({ tenantId }: Caller, asked: string): string {
  if (asked !== tenantId) throw new NotFound()
  return tenantId
}
