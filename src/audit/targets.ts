import { preparedSql, type Tx } from '../db/database.ts'
import type { AuditRow } from './repository.ts'

/** The changed thing of an audit entry, with its current name. */
interface Target {
  /** Null where it has none, or nothing is left of it. */
  name: string | null
  exists: boolean
}

export interface AuditEntry extends AuditRow {
  /** Null where nothing was named. */
  target: Target | null
}

interface Found extends Target {
  id: string
}

interface Named {
  table: string
  name: string
  /** Left as a row that others name, when it is deleted. */
  isGone?: string
}

const PERSON = (name: string, email: string, phone: string) => `coalesce(${name}, ${email}, ${phone})`

/** By the beginning of an id. A kind that is missing here is shown by its id. */
const NAMES: Readonly<Record<string, Named>> = {
  ten: { table: 'tenants', name: 't.name' },
  usr: { table: 'users', name: 'coalesce(t.name, t.email)' },
  key: { table: 'api_keys', name: 't.name' },
  svc: { table: 'services', name: 't.name', isGone: 't.deleted_at is not null' },
  res: { table: 'resources', name: 't.name', isGone: 't.deleted_at is not null' },
  bkg: { table: 'bookings', name: `t.client_name || ', ' || t.service_name` },
  lead: { table: 'leads', name: PERSON('t.name', 't.email', 't.phone') },
  chat: { table: 'chat_sessions', name: PERSON('t.client_name', 't.client_email', 't.client_phone') },
  call: { table: 'calls', name: `coalesce(t.client_name, nullif(t.phone_number, ''))` },
  doc: { table: 'documents', name: 't.title', isGone: 't.deleted_at is not null' },
  ans: { table: 'known_answers', name: 't.question' },
  apr: { table: 'answer_proposals', name: 't.question' },
  rpl: { table: 'saved_replies', name: 't.title' },
  read: { table: 'website_readings', name: 't.url' },
  exam: { table: 'exams', name: 'null' },
  mail: { table: 'mails', name: 'null' },
  whe: { table: 'webhook_endpoints', name: 'coalesce(t.description, t.url)', isGone: 't.deleted_at is not null' },
  dlv: { table: 'webhook_deliveries', name: 't.event' },
  crm: { table: 'crm_connections', name: 'coalesce(t.name, t.provider)', isGone: 't.deleted_at is not null' },
  cal: {
    table: 'calendar_connections',
    name: '(select r.name from resources r where r.tenant_id = $1 and r.id = t.resource_id)',
  },
  feed: { table: 'calendar_feeds', name: 't.name' },
}

const selectOf = ({ table, name, isGone = 'false' }: Named) =>
  `select t.id, (${name})::text as name, not (${isGone}) as exists from ${table} t
   where ${table === 'tenants' ? 't.id = $1' : 't.tenant_id = $1'} and t.id = any($2)`

/** One statement a kind, so that a page of one kind reads one table. */
const SELECTS = Object.fromEntries(
  Object.entries(NAMES).map(([kind, named]) => [kind, preparedSql<Found>(`audit_target_${kind}`, selectOf(named))]),
)

/** Names that are looked up now: whoever was renamed or erased since is so here as well. */
export async function targetsOf(tx: Tx, tenantId: string, ids: string[]): Promise<Map<string, Target>> {
  const byKind = Map.groupBy(new Set(ids), (id) => id.slice(0, id.indexOf('_')))
  const found = await Promise.all(
    [...byKind].map(([kind, ofKind]) => SELECTS[kind]?.(tx, [tenantId, ofKind]) ?? Promise.resolve([])),
  )
  return new Map(found.flat().map(({ id, name, exists }) => [id, { name, exists }]))
}
