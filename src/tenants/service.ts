import { createBriefCache } from '../core/brief-cache.ts'
import { isTenantId, newId } from '../core/ids.ts'
import { SECOND } from '../core/time.ts'
import type { Database, Tx } from '../db/database.ts'
import { Conflict, NotFound } from '../errors.ts'
import { tenantsRepository as repository, type TenantChange, type TenantRow } from './repository.ts'
import type { TenantPatch } from './schemas.ts'
import { completed, merged, type Settings } from './settings.ts'

/** A business that uses the platform, its settings complete with the defaults. */
export interface Tenant extends Settings {
  id: string
  name: string
  allowedDomains: string[]
  timeZone: string
  language: string
  country: string
  createdAt: Date
}

export type NewTenant = TenantPatch & { name: string }

export interface Tenants {
  /** Within the caller's transaction, which is the system's: the tenant has no other yet. */
  create(tx: Tx, values: NewTenant): Promise<Tenant>
  /** For hot paths: what was true within the last seconds, in this process at once after a change. Any string is welcome. */
  find(tenantId: string): Promise<Tenant | undefined>
  /** As it is now, within the caller's transaction. */
  findIn(tx: Tx, tenantId: string): Promise<Tenant | undefined>
  /** As it is now. @throws NotFound */
  get(tenantId: string): Promise<Tenant>
  /** Who is called on this number (E.164), as it is now. */
  ofPhoneNumber(number: string): Promise<Tenant | undefined>
  /** How national phone numbers are read (ISO 3166-1 alpha-2), within the caller's transaction. */
  countryOf(tx: Tx, tenantId: string): Promise<string>
  /** Of every tenant, within a transaction of the system. */
  languages(tx: Tx): Promise<Map<string, string>>
  /** Changes what the patch names; null resets. @throws NotFound; Conflict for the phone number of another tenant */
  change(tenantId: string, patch: TenantPatch): Promise<Tenant>
  /** Erases the tenant and everything of it. @throws NotFound */
  erase(tenantId: string): Promise<void>
  /** Called after a tenant's settings changed. */
  onChanged(listener: (tenantId: string) => void): void
  /** Called after a tenant is gone, for what other domains remember of it. */
  onErased(listener: (tenantId: string) => void): void
}

const REMEMBERED = { ttlMs: 5 * SECOND, max: 10_000 }

export function createTenants(database: Database): Tenants {
  const recent = createBriefCache<Tenant>(REMEMBERED)
  const onChanged: ((tenantId: string) => void)[] = []
  const onErased: ((tenantId: string) => void)[] = []
  const load = (tenantId: string) => database.tenantOnce(tenantId, (tx) => findIn(tx, tenantId))
  return {
    create: async (tx, { name, ...patch }) =>
      tenantOf(await repository.insert(tx, { id: newId('ten'), name, ...changeOf(BLANK, patch) })),
    find: async (tenantId) => (isTenantId(tenantId) ? recent.get(tenantId, () => load(tenantId)) : undefined),
    findIn,
    get: async (tenantId) => existing(await load(tenantId)),
    ofPhoneNumber: async (number) => {
      const row = await database.systemOnce((tx) => repository.findByPhone(tx, number))
      return row && tenantOf(row)
    },
    countryOf: async (tx, tenantId) => existing(await repository.find(tx, tenantId)).country,
    languages: (tx) => repository.languages(tx),
    async change(tenantId, patch) {
      const row = await database.tenant(tenantId, (tx) => changeRow(tx, tenantId, patch)).catch(refuseTakenNumber)
      recent.drop(tenantId)
      for (const listener of onChanged) listener(tenantId)
      return tenantOf(row)
    },
    async erase(tenantId) {
      if (!(await removeRow(database, tenantId))) throw new NotFound()
      recent.drop(tenantId)
      for (const listener of onErased) listener(tenantId)
    },
    onChanged: (listener) => void onChanged.push(listener),
    onErased: (listener) => void onErased.push(listener),
  }
}

async function findIn(tx: Tx, tenantId: string): Promise<Tenant | undefined> {
  const row = await repository.find(tx, tenantId)
  return row && tenantOf(row)
}

async function changeRow(tx: Tx, tenantId: string, patch: TenantPatch): Promise<TenantRow> {
  const row = existing(await repository.lock(tx, tenantId))
  const change = changeOf(row, patch)
  return Object.keys(change).length === 0 ? row : repository.update(tx, tenantId, change)
}

function refuseTakenNumber(error: unknown): never {
  if (causeOf(error)?.constraint === 'tenants_phone_number')
    throw new Conflict('voice.phone_number: another tenant is called on this number')
  throw error
}

const REMOVE_ATTEMPTS = 5

/**
 * Work of the tenant that is under way (a document, a chat) may hold rows that the removal needs and wait for the tenant's
 * own row. Postgres ends one of the two; when it is the removal, the other finishes and the next attempt succeeds.
 */
async function removeRow(database: Database, tenantId: string): Promise<boolean> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await database.tenant(tenantId, (tx) => repository.remove(tx, tenantId))
    } catch (error) {
      if (attempt === REMOVE_ATTEMPTS || !isDeadlock(error)) throw error
    }
  }
}

function isDeadlock(error: unknown): boolean {
  return causeOf(error)?.code === '40P01'
}

/** What Postgres says of a failed query. */
function causeOf(error: unknown): { code?: unknown; constraint?: unknown } | undefined {
  const cause = error instanceof Error ? error.cause : undefined
  return cause instanceof Error ? (cause as { code?: unknown; constraint?: unknown }) : undefined
}

type Changeable = Required<TenantChange>

/** A tenant that set nothing; a field that a patch clears goes back to this. */
const BLANK: Changeable = {
  name: '',
  allowedDomains: [],
  timeZone: 'UTC',
  language: 'en',
  country: 'US',
  business: {},
  assistant: {},
  widget: {},
  voice: {},
  privacy: {},
}

/** The columns that a patch changes. */
function changeOf(current: Changeable, patch: TenantPatch): TenantChange {
  const replaced = {
    name: patch.name,
    allowedDomains: patch.allowed_domains,
    timeZone: patch.time_zone,
    language: patch.language,
    country: patch.country,
  }
  const change = Object.entries(replaced).filter(([, value]) => value !== undefined)
  const settings = (['business', 'assistant', 'widget', 'voice', 'privacy'] as const).filter(
    (group) => patch[group] !== undefined,
  )
  return Object.fromEntries([
    ...change.map(([column, value]) => [column, value ?? BLANK[column as keyof Changeable]]),
    ...settings.map((group) => [group, merged(current[group], patch[group])]),
  ]) as TenantChange
}

function tenantOf({ business, assistant, widget, voice, privacy, ...columns }: TenantRow): Tenant {
  return { ...columns, ...completed({ business, assistant, widget, voice, privacy }) }
}

function existing<T>(found: T | undefined): T {
  if (found === undefined) throw new NotFound()
  return found
}
