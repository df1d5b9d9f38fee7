import type { CrmConnector } from '../connector.ts'
import type { Provider } from '../settings.ts'
import { hubspot } from './hubspot.ts'
import { pipedrive } from './pipedrive.ts'
import { salesforce } from './salesforce.ts'
import { webhook } from './webhook.ts'

export const CONNECTORS: Record<Provider, CrmConnector> = { hubspot, pipedrive, salesforce, webhook }
