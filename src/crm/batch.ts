import { and, eq, inArray, sql } from 'drizzle-orm'
import { preparedSql, type Tx } from '../db/database.ts'
import type { LeadRow, LeadService } from '../leads/index.ts'
import type { ConnectionJob } from './lease.ts'
import type { CrmConnector, OutgoingLead } from './connector.ts'
import { hashOf, leadValues, mappedFields } from './mapping.ts'
import { syncColumns, type ConnectionRow, type LinkRow, type SyncRow } from './repository.ts'
import type { Account } from './session.ts'
import { withDefaults } from './settings.ts'
import { crmConnections, crmLinks, crmSyncs } from './tables.ts'

/** A lead of the batch, in the form sent to the CRM. */
export interface Item {
  /** The lead's own sync, or the full resync. */
  sync: SyncRow
  outgoing: OutgoingLead
  hash: string
  link: LinkRow
  /** The CRM has the current values, so nothing is sent. */
  isUnchanged: boolean
}

/** The work of one job for one connection. */
export interface Batch {
  account: Account
  items: Item[]
  /** Syncs whose lead was deleted. */
  orphans: SyncRow[]
  /** The full resync this batch belongs to. */
  resync: { sync: SyncRow; isLast: boolean } | undefined
}

export interface BatchDeps {
  leads: Pick<LeadService, 'findAll' | 'listAfter'>
  connectors: Record<ConnectionRow['provider'], CrmConnector>
}

/** Failures after which a sync is pushed alone, in case it makes its whole batch fail. */
const ALONE_AFTER_FAILURES = 3

interface Taking {
  tx: Tx
  deps: BatchDeps
  connection: ConnectionRow
  account: Account
  connector: CrmConnector
}

/**
 * Selects the next syncs and reads their leads' current values. Undefined when the lease is over or nothing is due. Lock
 * order, as wherever leads are written: the leads (by the foreign keys of their links), then the syncs.
 */
export async function takeBatch(tx: Tx, deps: BatchDeps, job: ConnectionJob): Promise<Batch | undefined> {
  const connection = await lockLent(tx, job)
  if (connection === undefined) return undefined
  const connector = deps.connectors[connection.provider]
  const due = await dueSyncs(tx, job, connector.batchSize)
  const [first] = due
  if (first === undefined) return undefined
  const account = { ...connection, tenantId: job.tenantId }
  const taking = { tx, deps, connection, account, connector }
  if (first.leadId === null) return takePage(taking, first)
  const own = due.filter(({ leadId }) => leadId !== null)
  return takeOwn(taking, first.failures >= ALONE_AFTER_FAILURES ? [first] : own)
}

async function lockLent(tx: Tx, { tenantId, id, lease }: ConnectionJob): Promise<ConnectionRow | undefined> {
  const [row] = await tx
    .select()
    .from(crmConnections)
    .where(and(eq(crmConnections.tenantId, tenantId), eq(crmConnections.id, id), eq(crmConnections.lease, lease)))
    .for('no key update')
  return row
}

/** Longest due first. Of two syncs of a lead, the one already attempted. */
function dueSyncs(tx: Tx, { tenantId, id }: ConnectionJob, limit: number): Promise<SyncRow[]> {
  return tx
    .select(syncColumns)
    .from(crmSyncs)
    .where(
      and(
        eq(crmSyncs.tenantId, tenantId),
        eq(crmSyncs.connectionId, id),
        eq(crmSyncs.status, 'pending'),
        sql`${crmSyncs.dueAt} <= now() and not (${crmSyncs.isOpen} and exists (
          select from crm_syncs o where o.tenant_id = ${tenantId} and o.connection_id = ${id}
            and o.lead_id = ${crmSyncs.leadId} and o.status = 'pending' and not o.is_open))`,
      ),
    )
    .orderBy(crmSyncs.dueAt, crmSyncs.id)
    .limit(limit)
}

async function takeOwn(taking: Taking, due: SyncRow[]): Promise<Batch> {
  const { tx, deps, account } = taking
  const { tenantId } = account
  const ids = due.map(({ leadId }) => leadId!)
  const links = await ensureLinks(taking, await deps.leads.findAll(tx, tenantId, ids))
  const syncs = await close(tx, tenantId, due)
  // Reloaded: a change before the syncs were closed joined them and created no sync of its own.
  const leads = new Map((await deps.leads.findAll(tx, tenantId, ids)).map((lead) => [lead.id, lead]))
  const items = syncs.flatMap((sync) => {
    const lead = leads.get(sync.leadId!)
    const link = links.get(sync.leadId!)
    return lead === undefined || link === undefined ? [] : [itemOf(taking, sync, lead, link)]
  })
  for (const item of items) item.isUnchanged = item.sync.trigger === 'change' && item.link.pushedHash === item.hash
  await countAttempts(tx, tenantId, items)
  const orphans = syncs.filter((sync) => !items.some((item) => item.sync === sync))
  return { account, items, orphans, resync: undefined }
}

/** One page of all leads. Leads with a sync of their own, or pushed since the resync began, are skipped. */
async function takePage(taking: Taking, due: SyncRow): Promise<Batch> {
  const { tx, deps, account, connector } = taking
  const { tenantId } = account
  const leads = await deps.leads.listAfter(tx, tenantId, due.position ?? '', connector.batchSize)
  const links = await ensureLinks(taking, leads)
  const [sync] = await close(tx, tenantId, [due])
  const underWay = await triedLeads(tx, account, leads)
  const items = leads.map((lead) => itemOf(taking, sync!, lead, links.get(lead.id)!))
  for (const item of items) {
    const { leadId } = item.outgoing
    const wasPushed = item.link.syncedAt !== null && item.link.syncedAt >= due.createdAt
    item.isUnchanged = underWay.has(leadId) || (wasPushed && item.link.pushedHash === item.hash)
  }
  await tx
    .update(crmSyncs)
    .set({ attempts: sql`greatest(attempts, failures + 1)` })
    .where(and(eq(crmSyncs.tenantId, tenantId), eq(crmSyncs.id, due.id)))
  return { account, items, orphans: [], resync: { sync: sync!, isLast: leads.length < connector.batchSize } }
}

function itemOf({ account, connection }: Taking, sync: SyncRow, lead: LeadRow, link: LinkRow): Item {
  const { id, email, phone } = lead
  const settings = withDefaults(connection.provider, connection.settings)
  const fields = mappedFields(connection.provider, settings, connection.fieldMapping, leadValues(lead))
  const { externalId, sentKey } = link
  const known = { externalId, sentKey: externalId === null ? sentKey : null }
  const pushId = sync.leadId === null ? `${sync.id}.${id}` : sync.id
  const outgoing = { leadId: id, tenantId: account.tenantId, syncId: sync.id, pushId, fields, email, phone, ...known }
  return { sync, outgoing, hash: hashOf(fields), link, isUnchanged: false }
}

const insertLinks = preparedSql<LinkRow>(
  'crm_ensure_links',
  `insert into crm_links (tenant_id, connection_id, lead_id, sent_key)
   select $1, $2, lead_id, sent_key from unnest($3::text[], $4::text[]) given (lead_id, sent_key)
   on conflict (tenant_id, connection_id, lead_id)
   do update set sent_key = coalesce(crm_links.sent_key, excluded.sent_key) where crm_links.external_id is null`,
)

/** Links by lead. The lookup key of a new lead is stored before anything is sent. */
async function ensureLinks(
  { tx, account, connector }: Taking,
  leads: readonly LeadRow[],
): Promise<Map<string, LinkRow>> {
  const { tenantId, id } = account
  const ids = leads.map((lead) => lead.id)
  const keys = leads.map((lead) => connector.keyOf({ leadId: lead.id, email: lead.email, phone: lead.phone }))
  await insertLinks(tx, [tenantId, id, ids, keys])
  const { connectionId: _, ...columns } = linkColumns
  const rows = await tx
    .select(columns)
    .from(crmLinks)
    .where(and(eq(crmLinks.tenantId, tenantId), eq(crmLinks.connectionId, id), inArray(crmLinks.leadId, ids)))
  return new Map(rows.map((row) => [row.leadId, row]))
}

const linkColumns = {
  connectionId: crmLinks.connectionId,
  leadId: crmLinks.leadId,
  externalId: crmLinks.externalId,
  sentKey: crmLinks.sentKey,
  pushedHash: crmLinks.pushedHash,
  syncedAt: crmLinks.syncedAt,
}

/** From here on a change of the lead creates a new sync. */
function close(tx: Tx, tenantId: string, syncs: SyncRow[]): Promise<SyncRow[]> {
  const ids = syncs.map(({ id }) => id)
  return tx
    .update(crmSyncs)
    .set({ isOpen: false })
    .where(and(eq(crmSyncs.tenantId, tenantId), inArray(crmSyncs.id, ids), eq(crmSyncs.status, 'pending')))
    .returning(syncColumns)
}

async function countAttempts(tx: Tx, tenantId: string, items: Item[]): Promise<void> {
  const sent = items.filter(({ isUnchanged }) => !isUnchanged)
  for (const { sync } of sent) sync.attempts += 1
  await tx
    .update(crmSyncs)
    .set({ attempts: sql`attempts + 1` })
    .where(
      and(
        eq(crmSyncs.tenantId, tenantId),
        inArray(
          crmSyncs.id,
          sent.map(({ sync }) => sync.id),
        ),
      ),
    )
}

/** Leads with a pending sync whose last attempt may have arrived. */
async function triedLeads(tx: Tx, { tenantId, id }: Account, leads: readonly LeadRow[]): Promise<Set<string | null>> {
  const ids = leads.map((lead) => lead.id)
  const isTried = sql`${crmSyncs.status} = 'pending' and ${crmSyncs.attempts} > 0`
  const rows = await tx
    .select({ leadId: crmSyncs.leadId })
    .from(crmSyncs)
    .where(and(eq(crmSyncs.tenantId, tenantId), eq(crmSyncs.connectionId, id), inArray(crmSyncs.leadId, ids), isTried))
  return new Set(rows.map(({ leadId }) => leadId))
}
