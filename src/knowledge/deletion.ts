import { and, eq, isNull, lt, notInArray, or, sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import { DAY, type Clock } from '../core/time.ts'
import type { Database, Tx } from '../db/database.ts'
import { createUndo, finalAt, isUndoable } from '../db/undo.ts'
import { Conflict, NotFound } from '../errors.ts'
import { removeChunks } from './index-store.ts'
import { documentsRepository, siteRepository } from './repository.ts'
import { lockIndex } from './statistics.ts'
import { documentDeletions, documents } from './tables.ts'
import { moveVectors } from './vectors.ts'
import { versions } from './versions.ts'

const undo = createUndo(documentDeletions, {
  key: { tenantId: documentDeletions.tenantId, id: documentDeletions.documentId },
  pending: isNull(documentDeletions.removedAt),
})

/** After this time, a late undo gets a 404 without a reason. */
const REMEMBERED_MS = DAY

interface DeletionDeps {
  database: Database
  clock: Clock
}

export type Deletions = ReturnType<typeof createDeletions>

/**
 * Deletions of the portal, which can be taken back for some seconds. Until then only the visibility changes: of the rows by
 * `deletedAt`, of the passages by hidden versions. A site takes its pages along.
 */
export function createDeletions({ database, clock }: DeletionDeps) {
  return {
    /** @throws NotFound */
    async hide(tenantId: string, id: string): Promise<void> {
      await database.tenant(tenantId, async (tx) => {
        if (!(await documentsRepository.lock(tx, tenantId, id))) throw new NotFound()
        await hide(tx, tenantId, id, clock.now())
      })
    },

    /** Takes a deletion back, exactly. @throws NotFound; Conflict for a document that is not deleted, or for good */
    async restore(tenantId: string, id: string): Promise<void> {
      await database.tenant(tenantId, async (tx) => {
        const deletedAt = await documentsRepository.lockDeleted(tx, tenantId, id)
        if (deletedAt === null) throw new Conflict('The document is not deleted')
        if (deletedAt === undefined && !(await isRemembered(tx, tenantId, id))) throw new NotFound()
        const isInTime = deletedAt !== undefined && isUndoable(deletedAt, clock.now())
        const deletion = isInTime ? await undo.takeBack(tx, tenantId, id) : undefined
        if (deletion === undefined) throw new Conflict('The document was deleted for good; add it again')
        await show(tx, tenantId, id, deletion.version)
      })
    },

    forget: (): Promise<void> =>
      database.system(async (tx) => {
        const before = new Date(clock.now().getTime() - REMEMBERED_MS)
        await tx.delete(documentDeletions).where(lt(documentDeletions.removedAt, before))
      }),
  }
}

/** Removes documents whose deletion was not taken back. The document is locked first, as by those who take it back. */
export function createRemoval({ database, clock, log }: DeletionDeps & { log: Pick<FastifyBaseLogger, 'warn'> }) {
  return undo.work({
    name: 'deleted documents',
    database,
    clock,
    log,
    async finish({ tenantId, id }, isHeld) {
      await removePages(database, tenantId, id)
      await database.tenant(tenantId, async (tx) => {
        await removeDocument(tx, tenantId, id)
        await tx.update(documentDeletions).set({ removedAt: clock.now(), lease: null }).where(isHeld)
      })
    },
  })
}

/** One transaction each: a site may have a thousand pages. */
export async function removePages(database: Database, tenantId: string, siteId: string): Promise<void> {
  const pages = await database.tenantOnce(tenantId, (tx) => siteRepository.pageIds(tx, tenantId, siteId))
  for (const { id } of pages) await database.tenant(tenantId, (tx) => removeDocument(tx, tenantId, id))
}

export async function removeDocument(tx: Tx, tenantId: string, id: string): Promise<void> {
  if ((await documentsRepository.lockDeleted(tx, tenantId, id)) === undefined) return
  // Before the row, whose cascade would bypass the statistics.
  await removeChunks(tx, tenantId, id)
  await versions.forget(tx, tenantId, id)
  await documentsRepository.remove(tx, tenantId, id)
}

const withPages = (tenantId: string, id: string) =>
  and(eq(documents.tenantId, tenantId), or(eq(documents.id, id), eq(documents.siteId, id)))

async function hide(tx: Tx, tenantId: string, id: string, now: Date): Promise<void> {
  const hidden = await tx
    .update(documents)
    .set({
      deletedAt: now,
      // Work in progress loses its lease, and is due at once should the document come back.
      dueAt: sql`case when ${documents.lease} is null then ${documents.dueAt} else now() end`,
      lease: null,
    })
    .where(and(withPages(tenantId, id), isNull(documents.deletedAt)))
    .returning({ id: documents.id, version: documents.version })
  await lockIndex(tx, tenantId)
  const version = await versions.open(tx, tenantId, id)
  const ids = hidden.map((one) => one.id)
  await moveVectors(tx, tenantId, { documentIds: ids, from: 0, to: version })
  for (const one of hidden) if (one.version > 0) await versions.hide(tx, tenantId, one.id, one.version)
  await tx.insert(documentDeletions).values({ tenantId, documentId: id, version, dueAt: finalAt(now) })
}

/** A page that was deleted before its site stays so. */
async function show(tx: Tx, tenantId: string, id: string, version: number): Promise<void> {
  const own = tx
    .select({ id: documentDeletions.documentId })
    .from(documentDeletions)
    .where(and(eq(documentDeletions.tenantId, tenantId), isNull(documentDeletions.removedAt)))
  const shown = await tx
    .update(documents)
    .set({ deletedAt: null })
    .where(and(withPages(tenantId, id), notInArray(documents.id, own)))
    .returning({ id: documents.id, version: documents.version })
  await lockIndex(tx, tenantId)
  const ids = shown.map((one) => one.id)
  await moveVectors(tx, tenantId, { documentIds: ids, from: version, to: 0 })
  await versions.show(tx, tenantId, version)
  for (const one of shown) if (one.version > 0) await versions.show(tx, tenantId, one.version)
}

async function isRemembered(tx: Tx, tenantId: string, id: string): Promise<boolean> {
  const isOf = and(eq(documentDeletions.tenantId, tenantId), eq(documentDeletions.documentId, id))
  return (await tx.$count(documentDeletions, isOf)) > 0
}
