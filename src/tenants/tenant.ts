import type { Settings } from './settings.ts'
import type { AssistantSwitch } from './assistant-switch-schemas.ts'

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
