import { createHash } from 'node:crypto'
import { bookableOf, type Bookings } from '../bookings/index.ts'
import type { Database, Tx } from '../db/database.ts'
import { Conflict, NotFound } from '../errors.ts'
import type { KnowledgeService } from '../knowledge/index.ts'
import { updateTenantBody, type Tenants } from '../tenants/index.ts'
import { contradictionSearch, findContradictions, withAmount, type Contradiction } from './finding.ts'
import { wantedRepository } from './repository.ts'

/** As it is listed: with its name, and whether somebody wants it as it is. */
export type Listed = Contradiction & { id: string; isWanted: boolean }

export const KEPT = ['settings', 'document', 'both', 'undecided'] as const
type Kept = (typeof KEPT)[number]

export interface Contradictions {
  /** All of them; those that are wanted as they are only with `isWanted`. */
  list(tenantId: string, query: { isWanted: boolean }): Promise<Listed[]>
  /** @throws NotFound; Conflict where a person has to change the document */
  resolve(tenantId: string, id: string, keep: Kept): Promise<void>
}

interface ContradictionsDeps {
  database: Database
  tenants: Pick<Tenants, 'get' | 'changeIn' | 'changed'>
  bookings: Pick<Bookings, 'catalogue' | 'services'>
  knowledge: Pick<KnowledgeService, 'search' | 'get' | 'replace'>
}

/** Services that are looked for in documents. */
const MAX_COMPARED = 30

export function createContradictions(deps: ContradictionsDeps): Contradictions {
  const { database, tenants, bookings, knowledge } = deps

  async function all(tenantId: string): Promise<Listed[]> {
    const [tenant, catalogue] = await Promise.all([tenants.get(tenantId), bookings.catalogue(tenantId)])
    const services = catalogue.slice(0, MAX_COMPARED).map(bookableOf)
    const search = contradictionSearch(knowledge, tenantId)
    const found = await findContradictions({ tenant, services, search })
    const writable = await writableSentences(knowledge, tenantId, found)
    const wanted = await database.tenant(tenantId, (tx) => wantedRepository.ids(tx, tenantId))
    return found.map((one) => {
      const id = idOf(one)
      return {
        ...one,
        documentWouldSay: writable.has(one) ? one.documentWouldSay : null,
        id,
        isWanted: wanted.has(id),
      }
    })
  }

  return {
    list: async (tenantId, { isWanted }) => (await all(tenantId)).filter((one) => one.isWanted === isWanted),

    async resolve(tenantId, id, keep) {
      const found = (await all(tenantId)).find((one) => one.id === id)
      if (found === undefined) throw new NotFound()
      const { tenant: inTenant } = database
      switch (keep) {
        case 'settings':
          return correctDocument(deps, tenantId, found)
        case 'document':
          return takeOver(deps, tenantId, found)
        case 'both':
          return inTenant(tenantId, (tx) => wantedRepository.add(tx, tenantId, id))
        case 'undecided':
          return inTenant(tenantId, (tx) => wantedRepository.remove(tx, tenantId, id))
      }
    },
  }
}

/** Contradictions whose document can be changed here, unlike that of a website. */
async function writableSentences(
  knowledge: Pick<KnowledgeService, 'get'>,
  tenantId: string,
  found: Contradiction[],
): Promise<Set<Contradiction>> {
  const writable = new Set<Contradiction>()
  for (const [documentId, ofDocument] of Map.groupBy(found, (one) => one.documentId)) {
    const { url, text } = await knowledge.get(tenantId, documentId)
    if (url !== null) continue
    for (const one of ofDocument) if (text.includes(one.sentence)) writable.add(one)
  }
  return writable
}

function idOf({ differing, documentId, sentence, documentSays, settingsSay }: Contradiction): string {
  const parts = [differing.kind, documentId, sentence, documentSays, settingsSay]
  return `ctr_${createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 32)}`
}

async function correctDocument(
  { knowledge }: ContradictionsDeps,
  tenantId: string,
  { documentId, sentence, documentWouldSay }: Contradiction,
): Promise<void> {
  if (documentWouldSay === null) {
    throw new Conflict(
      'Only a person can write this sentence anew: change the document, or the page that it comes from.',
    )
  }
  const { text } = await knowledge.get(tenantId, documentId)
  await knowledge.replace(tenantId, documentId, { text: text.replace(sentence, () => documentWouldSay) })
}

async function takeOver(
  { database, tenants, bookings }: ContradictionsDeps,
  tenantId: string,
  { differing }: Contradiction,
): Promise<void> {
  if (differing.kind === 'price') {
    const { serviceId: id, amount } = differing
    const { price } = await bookings.services.get(tenantId, id)
    const changed = typeof price === 'number' ? Number(amount.replace(',', '.')) : withAmount(price ?? '', amount)
    await bookings.services.change(tenantId, id, { price: changed })
    return
  }
  await database.tenant(tenantId, (tx: Tx) => tenants.changeIn(tx, tenantId, patchOf(differing)))
  tenants.changed(tenantId)
}

const ENTERED_THERE = 'The settings do not take this value: enter it there.'

/** @throws Conflict for a value that the settings do not take */
function patchOf(differing: Exclude<Contradiction['differing'], { kind: 'price' }>) {
  if (differing.kind === 'opening_hours' && differing.periods === null) throw new Conflict(ENTERED_THERE)
  const business =
    differing.kind === 'opening_hours'
      ? { hours: Object.fromEntries(differing.days.map((day) => [day, differing.periods])) }
      : { [differing.kind]: differing.contact }
  const patch = updateTenantBody.safeParse({ business })
  if (!patch.success) throw new Conflict(ENTERED_THERE)
  return patch.data
}
