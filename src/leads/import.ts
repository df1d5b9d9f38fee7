import { newId } from '../core/ids.ts'
import type { Tx } from '../db/database.ts'
import { Conflict } from '../errors.ts'
import type { Events } from '../plugins/events.ts'
import type { Tenants } from '../tenants/index.ts'
import type { ContactKey } from './contact.ts'
import type { ImportRow } from './import-file.ts'
import { keyText, plan, planRows, type Draft, type ImportPlan, type PlannedRow } from './import-plan.ts'
import { chunks, leadImportRepository as imports } from './import-repository.ts'
import { leadKeysRepository as keys } from './key-repository.ts'
import { leadsRepository as leads, type LeadRow } from './repository.ts'
import { presentLead } from './schemas.ts'
import { wordsOf } from './words.ts'
import { pointsOf, previousOf } from './writing.ts'

export interface ImportDeps {
  events: Pick<Events, 'publish'>
  tenants: Pick<Tenants, 'countryOf'>
}

/** Events per batch. */
const PUBLISH = 100

/** Dry run: the effect of the rows, without changes. */
export async function previewImport(
  { tenants }: ImportDeps,
  tx: Tx,
  tenantId: string,
  rows: ImportRow[],
): Promise<ImportPlan> {
  const planned = planRows(rows, await tenants.countryOf(tx, tenantId))
  return plan(planned, await knownLeads(tx, tenantId, planned))
}

/** Applies the preview, with an event per new or changed lead, in the caller's transaction. */
export async function importLeads(deps: ImportDeps, tx: Tx, tenantId: string, rows: ImportRow[]): Promise<ImportPlan> {
  await keys.lockAll(tx, tenantId)
  const made = await previewImport(deps, tx, tenantId, rows)
  const now = new Date().toISOString()
  const updated = made.updated.map(({ before, after }) => ({ before, after: { ...after, updatedAt: now } }))
  await write(tx, tenantId, [...made.created, ...updated])
  for (const [lead, other] of made.suggestions) await keys.suggestMerge(tx, tenantId, lead, other)
  for (const drafts of chunks(made.created, PUBLISH))
    await Promise.all(
      drafts.map(({ after }) =>
        deps.events.publish(tx, { tenantId, event: 'lead.captured', data: presentLead(after) }),
      ),
    )
  for (const drafts of chunks(updated, PUBLISH))
    await Promise.all(
      drafts.map(({ before, after }) => {
        const data = { ...presentLead(after), previous: previousOf(before!, after) }
        return deps.events.publish(tx, { tenantId, event: 'lead.updated', data })
      }),
    )
  return made
}

/** Existing leads matched by the rows, keyed by all their contacts. */
async function knownLeads(tx: Tx, tenantId: string, rows: PlannedRow[]): Promise<Map<string, LeadRow>> {
  const valuesOf = (kind: ContactKey['kind']) => [
    ...new Set(rows.flatMap((row) => row.keys.filter((key) => key.kind === kind).flatMap(({ values }) => values))),
  ]
  const points = [
    ...(await imports.owners(tx, tenantId, 'email', valuesOf('email'))),
    ...(await imports.owners(tx, tenantId, 'phone', valuesOf('phone'))),
  ]
  const ids = [...new Set(points.map(({ leadId }) => leadId))]
  const found = new Map<string, LeadRow>()
  for (const some of chunks(ids)) for (const row of await leads.lock(tx, tenantId, some)) found.set(row.id, row)
  const known = points.filter(({ leadId }) => found.has(leadId))
  return new Map(known.map(({ kind, value, leadId }) => [keyText(kind, value), found.get(leadId)!]))
}

async function write(tx: Tx, tenantId: string, drafts: Draft[]): Promise<void> {
  await imports.write(
    tx,
    tenantId,
    drafts.map(({ after }) => after),
  )
  const points = drafts.flatMap(({ after }) => pointsOf(after).map((point) => ({ ...point, leadId: after.id })))
  if (!(await imports.addPoints(tx, tenantId, points)))
    throw new Conflict('A lead changed at the same moment. Nothing was imported; try again.')
  const words = drafts.flatMap(({ after }) => wordsOf(after).map((word) => ({ word, leadId: after.id })))
  await imports.addWords(tx, tenantId, words)
  const history = drafts.map(({ before, after }) => ({
    id: newId('change'),
    leadId: after.id,
    action: before === undefined ? ('captured' as const) : ('updated' as const),
    by: 'import',
    previous: before === undefined ? {} : previousOf(before, after),
    merged: null,
    at: after.updatedAt,
  }))
  await imports.addHistory(tx, tenantId, history)
}
