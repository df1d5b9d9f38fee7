import { newId } from '../core/ids.ts'
import type { OutboundHttp } from '../core/outbound-http.ts'
import { decodeCursor, pageOf, type Page } from '../core/pagination.ts'
import { SECOND } from '../core/time.ts'
import type { Database, Tx } from '../db/database.ts'
import { Conflict, Invalid, NotFound, existing } from '../errors.ts'
import type { CrmConnector } from './connector.ts'
import { CrmFailure } from './failure.ts'
import type { LeadService } from '../leads/index.ts'
import { leadValues, previewFields, type FieldMapping, type LeadValues } from './mapping.ts'
import {
  connectionsRepository as connections,
  syncsRepository as syncs,
  type ConnectionChange,
  type ConnectionRow,
} from './repository.ts'
import { openCredentials, withSession, type SessionDeps } from './session.ts'
import {
  addressName,
  mergedSettings,
  missingSettings,
  originOf,
  SECRET_NAMES,
  withDefaults,
  type ConnectionSettings,
  type GivenSettings,
  type Provider,
} from './settings.ts'
import { CREDENTIALS_PURPOSE } from './tokens.ts'

/** Maximum connections, because each change of a lead causes one push per connection. */
const MAX_CONNECTIONS = 20

/** Maximum time of a test, whose result the caller waits for. */
const TEST_TIMEOUT_MS = 20 * SECOND

interface NewConnection {
  provider: Provider
  name?: string | null | undefined
  settings: GivenSettings
  field_mapping?: FieldMapping | null | undefined
  enabled: boolean
}

type GivenChange = Partial<{ [K in keyof Omit<NewConnection, 'provider'>]: NewConnection[K] | undefined }>

interface Preview {
  leadId: string | null | undefined
  /** Undefined: the saved one. */
  mapping: FieldMapping | null | undefined
}

const NO_LEAD: LeadValues = {
  lead_id: null,
  name: null,
  email: null,
  phone: null,
  intent: null,
  status: null,
  source: null,
  notes: null,
  created_at: null,
}

interface ConnectionDeps extends SessionDeps {
  database: Database
  outbound: Pick<OutboundHttp, 'fetch' | 'refusalOf'>
  connectors: Record<Provider, CrmConnector>
  leads: Pick<LeadService, 'find'>
  /** Called when syncs become due. */
  wake(): void
}

export type ConnectionService = ReturnType<typeof createConnectionService>

export function createConnectionService(deps: ConnectionDeps) {
  const { database, outbound, sealer, connectors, leads, wake } = deps

  /** @throws Invalid for a missing required setting */
  function requireWhole(provider: Provider, merged: ConnectionSettings): void {
    const [missing] = missingSettings(provider, merged)
    if (missing !== undefined) throw new Invalid(['settings', missing], `is required for ${provider}`)
    const name = addressName(provider)
    const refusal = outbound.refusalOf(withDefaults(provider, merged.settings)[name]!)
    if (refusal !== undefined) throw new Invalid(['settings', name], refusal)
  }

  function sealed(tenantId: string, { settings, credentials }: ConnectionSettings) {
    return {
      settings,
      credentials: sealer.seal(tenantId, CREDENTIALS_PURPOSE, JSON.stringify(credentials)),
      secretNames: SECRET_NAMES.filter((name) => credentials[name] !== undefined),
    }
  }

  function settingsChange(tenantId: string, row: ConnectionRow, given: GivenSettings): ConnectionChange {
    const before = { settings: row.settings, credentials: storedCredentials(row, tenantId) }
    const merged = mergedSettings(row.provider, before, given)
    requireWhole(row.provider, merged)
    // Changing the address must not send stored secrets to another origin.
    const isElsewhere = originOf(row.provider, before.settings) !== originOf(row.provider, merged.settings)
    const kept = SECRET_NAMES.find((name) => merged.credentials[name] !== undefined && given[name] === undefined)
    if (isElsewhere && kept !== undefined)
      throw new Invalid(['settings', kept], 'must be given again for another address')
    return { ...sealed(tenantId, merged), token: null }
  }

  /** Credentials that cannot be decrypted must be entered again. */
  function storedCredentials(row: ConnectionRow, tenantId: string) {
    try {
      return openCredentials(sealer, { ...row, tenantId })
    } catch {
      return {}
    }
  }

  return {
    async list(
      tenantId: string,
      { cursor, limit }: { cursor?: string | undefined; limit: number },
    ): Promise<Page<ConnectionRow>> {
      const before = decodeCursor(cursor)
      const rows = await database.tenantOnce(tenantId, (tx) =>
        connections.list(tx, tenantId, { before, limit: limit + 1 }),
      )
      return pageOf(rows, limit)
    },

    async get(tenantId: string, id: string): Promise<ConnectionRow> {
      return existing(await database.tenantOnce(tenantId, (tx) => connections.findById(tx, tenantId, id)))
    },

    /** Stores a connection. Sends nothing: no test request, and no existing leads. */
    create(tenantId: string, given: NewConnection): Promise<ConnectionRow> {
      const { provider, name = null, field_mapping: fieldMapping = null, enabled } = given
      const merged = mergedSettings(provider, { settings: {}, credentials: {} }, given.settings)
      requireWhole(provider, merged)
      return database.tenant(tenantId, async (tx) => {
        if ((await connections.count(tx, tenantId)) >= MAX_CONNECTIONS)
          throw new Conflict(`A tenant has at most ${MAX_CONNECTIONS} CRM connections`)
        const row = { id: newId('crm'), provider, name, fieldMapping, enabled, ...sealed(tenantId, merged) }
        return connections.insert(tx, tenantId, row)
      })
    },

    /** New settings, or enabling, also reactivate a connection that waits for an administrator. */
    async change(tenantId: string, id: string, given: GivenChange): Promise<ConnectionRow> {
      const row = await database.tenant(tenantId, async (tx) => {
        const before = existing(await connections.lock(tx, tenantId, id))
        const { name, enabled, settings, field_mapping: fieldMapping } = given
        const change: ConnectionChange = {
          ...(name === undefined ? {} : { name }),
          ...(enabled === undefined ? {} : { enabled }),
          ...(fieldMapping === undefined ? {} : { fieldMapping }),
          ...(settings === undefined ? {} : settingsChange(tenantId, before, settings)),
        }
        await connections.update(tx, tenantId, id, change)
        if (settings !== undefined || enabled === true) await mend(tx, tenantId, id)
        return existing(await connections.findById(tx, tenantId, id))
      })
      wake()
      return row
    },

    /** Deletes a connection, and fails its pending syncs; the ledger stays. */
    async remove(tenantId: string, id: string): Promise<void> {
      if (!(await database.tenant(tenantId, (tx) => connections.markDeleted(tx, tenantId, id)))) throw new NotFound()
      wake()
    },

    /** The lead by the saved mapping, or by one to try. @throws NotFound, also for an unknown lead */
    preview(tenantId: string, id: string, { leadId, mapping }: Preview) {
      return database.tenant(tenantId, async (tx) => {
        const row = existing(await connections.findById(tx, tenantId, id))
        const lead = leadId == null ? undefined : await leads.find(tx, tenantId, leadId)
        if (leadId != null && lead === undefined) throw new NotFound()
        const settings = withDefaults(row.provider, row.settings)
        const chosen = mapping === undefined ? row.fieldMapping : mapping
        return previewFields(row.provider, settings, chosen, lead === undefined ? NO_LEAD : leadValues(lead))
      })
    },

    /** The problem found, or null. A failed connection that works again is reactivated. */
    async test(tenantId: string, id: string): Promise<string | null> {
      const row = existing(await database.tenantOnce(tenantId, (tx) => connections.findById(tx, tenantId, id)))
      const signal = AbortSignal.timeout(TEST_TIMEOUT_MS)
      try {
        await withSession(deps, { ...row, tenantId }, signal, (session) => connectors[row.provider].test(session))
      } catch (error) {
        if (error instanceof CrmFailure) return error.message
        throw error
      }
      await database.tenant(tenantId, (tx) => mend(tx, tenantId, id))
      wake()
      return null
    },
  }
}

/** Repeats the syncs that failed because of the connection. */
async function mend(tx: Tx, tenantId: string, id: string): Promise<void> {
  if (await connections.reactivate(tx, tenantId, id)) await syncs.repeatRefused(tx, tenantId, id)
}
