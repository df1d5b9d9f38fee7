import { pairsIn } from '../core/keys.ts'
import { withoutDeadlock } from '../db/errors.ts'
import { isDeepStrictEqual } from 'node:util'
import { createBriefCache } from '../core/brief-cache.ts'
import { isTenantId, newId } from '../core/ids.ts'
import { SECOND } from '../core/time.ts'
import type { Database, Tx } from '../db/database.ts'
import { Conflict, Invalid, NotFound, existing } from '../errors.ts'
import { createPhoneNumbers, type PhoneNumbers } from './numbers.ts'
import { withCountryCodes } from './phone-fields.ts'
import { tenantsRepository as repository, type NumberedTenantRow, type TenantChange } from './repository.ts'
import type { ShownConflicts, TenantPatch } from './schemas.ts'
import { completed, merged } from './settings.ts'
import { closedDates, type ClosedDates } from './weekly-hours.ts'
import type { Tenant } from './tenant.ts'
import type { AssistantSwitch, AssistantSwitchChange } from './assistant-switch-schemas.ts'

export type NewTenant = TenantPatch & { name: string }

/** Another domain's constraint on settings, checked in the transaction of the change. @throws Invalid */
export type SettingsRule = (tx: Tx, change: { before: Tenant; after: Tenant; patch: TenantPatch }) => Promise<void>

/** Bookings that a tenant's closures, or its new hours, leave without hours, in the transaction of the change. */
type ConflictsOfClosures = (tx: Tx, tenant: Tenant, areHoursNew: boolean) => Promise<ShownConflicts>

interface Changed {
  tenant: Tenant
  /** Set if the hours or the closures were among the changes. */
  conflicts: ShownConflicts | undefined
}

export interface Tenants {
  /** In the caller's system transaction: a tenant transaction needs the tenant's id. */
  create(tx: Tx, values: NewTenant): Promise<Tenant>
  /** Cached for hot paths: a few seconds old at most, and current in this process after a change. Accepts any string. */
  find(tenantId: string): Promise<Tenant | undefined>
  /** Uncached, in the caller's transaction. */
  findIn(tx: Tx, tenantId: string): Promise<Tenant | undefined>
  /** Uncached. @throws NotFound */
  get(tenantId: string): Promise<Tenant>
  /** With a patch that is not stored, and whose constraints of other domains are not checked. Uncached. @throws NotFound */
  withUnsaved(tenantId: string, patch: TenantPatch): Promise<Tenant>
  /** The tenant to whom a number (E.164) is assigned, uncached. */
  ofPhoneNumber(number: string): Promise<Tenant | undefined>
  /**
   * A hidden copy of the settings, in the caller's system transaction: no website may embed it, no number is its own, and
   * it has nobody to tell. @throws NotFound
   */
  copy(tx: Tx, tenantId: string): Promise<string>
  /** Ids of the hidden copies. */
  copies(): Promise<string[]>
  /** Every tenant, the oldest first; no copies. */
  all(): Promise<Tenant[]>
  numbers: PhoneNumbers
  /** Country for national phone numbers (ISO 3166-1 alpha-2), in the caller's transaction. */
  countryOf(tx: Tx, tenantId: string): Promise<string>
  /** Dates on which the business is closed, in the caller's transaction. */
  closuresOf(tx: Tx, tenantId: string): Promise<ClosedDates[]>
  /** Languages of all tenants, in a system transaction. */
  languages(tx: Tx): Promise<Map<string, string>>
  /** Applies the patch; null resets a field. @throws NotFound; Invalid for a broken rule; Conflict for a stale version */
  change(tenantId: string, patch: TenantPatch): Promise<Changed>
  /** `change` in the caller's transaction. Call `changed` after its commit. */
  changeIn(tx: Tx, tenantId: string, patch: TenantPatch): Promise<Changed>
  changed(tenantId: string): void
  /** @throws NotFound */
  switchAnswering(tenantId: string, change: AssistantSwitchChange): Promise<AssistantSwitch>
  /** Erases the tenant and all its data. @throws NotFound */
  erase(tenantId: string): Promise<void>
  /** Adds a constraint on changes of settings. */
  addRule(rule: SettingsRule): void
  /** Called by the domain that owns bookings, once at start. */
  onClosures(conflicts: ConflictsOfClosures): void
  /** Called after a tenant's settings changed. */
  onChanged(listener: (tenantId: string) => void): void
  /** Called after a tenant is erased, so other domains can drop their caches. */
  onErased(listener: (tenantId: string) => void): void
}

const ALL_ANSWERED: AssistantSwitch = { chat: true, phone: true }

const CACHE = { ttlMs: 5 * SECOND, max: 10_000 }

export function createTenants(database: Database): Tenants {
  const recent = createBriefCache<Tenant>(CACHE)
  const onChanged: ((tenantId: string) => void)[] = []
  const onErased: ((tenantId: string) => void)[] = []
  let conflictsOf: ConflictsOfClosures | undefined
  const rules: SettingsRule[] = [fixedFieldsStay, phoneNumberIsAssigned]
  const forget = (tenantId: string) => {
    recent.drop(tenantId)
    for (const listener of onChanged) listener(tenantId)
  }
  const changeIn = async (tx: Tx, tenantId: string, patch: TenantPatch): Promise<Changed> => {
    const tenant = await changeTenant(tx, tenantId, patch, rules)
    const areHoursNew = patch.business?.hours !== undefined
    const isAsked = areHoursNew || patch.business?.closures !== undefined
    return { tenant, conflicts: isAsked ? await conflictsOf?.(tx, tenant, areHoursNew) : undefined }
  }
  const load = (tenantId: string) => database.tenantOnce(tenantId, (tx) => findIn(tx, tenantId))
  return {
    create: async (tx, { name, ...typed }) =>
      tenantOf({
        ...(await repository.insert(tx, { id: newId('ten'), name, ...changeOf(BLANK, read(BLANK, typed)) })),
        numbers: [],
      }),
    find: async (tenantId) => (isTenantId(tenantId) ? recent.get(tenantId, () => load(tenantId)) : undefined),
    findIn,
    get: async (tenantId) => existing(await load(tenantId)),
    async withUnsaved(tenantId, patch) {
      const row = existing(await database.tenantOnce(tenantId, (tx) => repository.find(tx, tenantId)))
      return tenantOf({ ...row, ...changeOf(row, read(row, patch)) })
    },
    ofPhoneNumber: async (number) => {
      const row = await database.systemOnce((tx) => repository.findByPhone(tx, number))
      return row && tenantOf(row)
    },
    async copy(tx, tenantId) {
      const row = existing(await repository.lock(tx, tenantId))
      const id = newId('copy')
      await repository.insert(tx, {
        ...row,
        ...silenced(row),
        id,
        copyOf: tenantId,
        allowedDomains: [],
        voice: {},
        answering: {},
      })
      return id
    },
    copies: async () => (await database.systemOnce((tx) => repository.copies(tx))).map(({ id }) => id),
    all: async () => (await database.systemOnce((tx) => repository.list(tx))).map(tenantOf),
    numbers: createPhoneNumbers({ database, onChanged: forget }),
    countryOf: async (tx, tenantId) => existing(await repository.find(tx, tenantId)).country,
    closuresOf: async (tx, tenantId) =>
      (existing(await repository.find(tx, tenantId)).business.closures ?? []).map(closedDates),
    languages: (tx) => repository.languages(tx),
    async change(tenantId, patch) {
      const changed = await database.tenant(tenantId, (tx) => changeIn(tx, tenantId, patch))
      forget(tenantId)
      return changed
    },
    changeIn,
    changed: forget,
    async switchAnswering(tenantId, change) {
      const { answering } = await database.tenant(tenantId, async (tx) => {
        const { answering: current } = existing(await repository.lock(tx, tenantId))
        // A switch that is not named is left out by zod, not undefined.
        return repository.update(tx, tenantId, { answering: { ...current, ...(change as Partial<AssistantSwitch>) } })
      })
      forget(tenantId)
      return { ...ALL_ANSWERED, ...answering }
    },
    async erase(tenantId) {
      if (!(await removeRow(database, tenantId))) throw new NotFound()
      recent.drop(tenantId)
      for (const listener of onErased) listener(tenantId)
    },
    addRule: (rule) => void rules.push(rule),
    onClosures: (conflicts) => void (conflictsOf = conflicts),
    onChanged: (listener) => void onChanged.push(listener),
    onErased: (listener) => void onErased.push(listener),
  }
}

/** Settings without an address, and with every mail off. */
function silenced({ business, assistant }: Pick<NumberedTenantRow, 'business' | 'assistant'>): TenantChange {
  const { handoff_email: _, ...rest } = assistant
  const notify = {
    lead: false,
    booking: false,
    handoff: false,
    message: false,
    failed_call: false,
    exam: false,
    weekly: false,
  }
  return {
    business: { ...business, visitor_mails: { confirmations: false, reminders: false } },
    assistant: { ...rest, notify },
  }
}

async function findIn(tx: Tx, tenantId: string): Promise<Tenant | undefined> {
  const row = await repository.find(tx, tenantId)
  return row && tenantOf(row)
}

async function changeTenant(
  tx: Tx,
  tenantId: string,
  typed: TenantPatch,
  rules: readonly SettingsRule[],
): Promise<Tenant> {
  existing(await repository.lock(tx, tenantId))
  const row = existing(await repository.find(tx, tenantId))
  if (typed.version !== undefined && typed.version !== row.version)
    throw new Conflict('The settings were changed since they were read. Read them again, then send your change.')
  const patch = read(row, typed)
  const change = changeOf(row, patch)
  const before = tenantOf(row)
  const version = isDeepStrictEqual(before, tenantOf({ ...row, ...change })) ? row.version : row.version + 1
  const after = tenantOf({ ...row, ...change, version })
  for (const rule of rules) await rule(tx, { before, after, patch })
  if (Object.keys(change).length > 0) await repository.update(tx, tenantId, { ...change, version })
  return after
}

const fixedFieldsStay: SettingsRule = async (_tx, { before, patch }) => {
  const shown = { tenant_id: before.id, created_at: before.createdAt.toISOString() }
  for (const field of ['tenant_id', 'created_at'] as const)
    if (patch[field] !== undefined && patch[field] !== shown[field]) throw new Invalid([field], 'cannot be changed')
}

const phoneNumberIsAssigned: SettingsRule = async (_tx, { after, patch }) => {
  const wanted = patch.voice?.phone_number
  if (wanted == null || after.numbers.includes(wanted)) return
  throw new Invalid(
    ['voice', 'phone_number'],
    'must be a number that the operator of this installation assigned to this tenant',
  )
}

/**
 * Concurrent work of the tenant (a document, a chat) may hold rows the removal needs while waiting for the tenant's own row.
 * Postgres ends one of the two; if it ends the removal, the next attempt succeeds after the other finishes.
 */
const removeRow = (database: Database, tenantId: string): Promise<boolean> =>
  withoutDeadlock(() => database.tenant(tenantId, (tx) => repository.remove(tx, tenantId)))

type Changeable = Omit<Required<TenantChange>, 'answering' | 'version'>

/** @throws Invalid for a phone number that cannot be read */
function read({ country }: Pick<Changeable, 'country'>, patch: TenantPatch): TenantPatch {
  return withCountryCodes(patch, patch.country ?? country)
}

/** Defaults of a new tenant; clearing a field restores these. */
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

function changeOf(current: Changeable, patch: TenantPatch): TenantChange {
  const replaced = {
    name: patch.name,
    allowedDomains: patch.allowed_domains,
    timeZone: patch.time_zone,
    language: patch.language,
    country: patch.country,
  }
  const change = pairsIn(replaced).filter(([, value]) => value !== undefined)
  const settings = (['business', 'assistant', 'widget', 'voice', 'privacy'] as const).filter(
    (group) => patch[group] !== undefined,
  )
  // Each column gets the value of its own field, or its own default; the type of an entry cannot pair them.
  return Object.fromEntries([
    ...change.map(([column, value]) => [column, value ?? BLANK[column]]),
    ...settings.map((group) => [group, merged(current[group], patch[group])]),
  ]) as TenantChange
}

function tenantOf({ business, assistant, widget, voice, privacy, ...columns }: NumberedTenantRow): Tenant {
  const settings = completed({ business, assistant, widget, voice, privacy })
  const [first = null] = columns.numbers
  const chosen = columns.numbers.find((number) => number === settings.voice.phone_number)
  const answering = { ...ALL_ANSWERED, ...columns.answering }
  return { ...columns, ...settings, answering, voice: { ...settings.voice, phone_number: chosen ?? first } }
}

/** The zone that a query names, otherwise the tenant's. */
export async function zoneOf(
  tenants: Pick<Tenants, 'find'>,
  tenantId: string,
  named: string | undefined,
): Promise<string> {
  return named ?? (await tenants.find(tenantId))?.timeZone ?? 'UTC'
}
