import { newId } from '../core/ids.ts'
import { decodeCursor, pageOf, type Page } from '../core/pagination.ts'
import type { Database, Tx } from '../db/database.ts'
import { Conflict, NotFound } from '../errors.ts'
import { examsRepository as exams, playRowsRepository as rows, type ExamRow, type PlayRow } from './repository.ts'

interface ServiceDeps {
  database: Database
  now(): Date
  /** Call after the commit of a start. */
  wake(): void
}

/** An exam beside the one it is compared with. */
export interface Compared {
  exam: ExamRow
  previous: ExamRow | undefined
}

export type ExamService = ReturnType<typeof createExamService>

export function createExamService({ database, now, wake }: ServiceDeps) {
  return {
    /** In the caller's transaction. @throws Conflict while another exam is open */
    async start(tx: Tx, tenantId: string, startedBy: ExamRow['startedBy']): Promise<Compared> {
      const previous = await exams.newestDone(tx, tenantId)
      const values = { id: newId('exam'), startedBy, createdAt: now(), previousId: previous?.id ?? null }
      const exam = await exams.insert(tx, tenantId, values)
      if (exam === undefined) throw new Conflict('An exam is being played. Wait until it is done.')
      return { exam, previous }
    },

    wake,

    async list(
      tenantId: string,
      { cursor, limit }: { cursor?: string | undefined; limit: number },
    ): Promise<Page<Compared & { id: string }>> {
      const before = decodeCursor(cursor)
      return database.tenant(tenantId, async (tx) => {
        // One more than a page, whose last has its earlier one too.
        const found = await exams.list(tx, tenantId, { before, limit: limit + 1 })
        const compared = await Promise.all(found.map((exam) => withPrevious(tx, tenantId, exam)))
        return pageOf(
          compared.map((one) => ({ ...one, id: one.exam.id })),
          limit,
        )
      })
    },

    /** @throws NotFound */
    async get(tenantId: string, id: string): Promise<Compared & { rows: PlayRow[] }> {
      return database.tenant(tenantId, async (tx) => {
        const exam = await exams.find(tx, tenantId, id)
        if (exam === undefined) throw new NotFound()
        return { ...(await withPrevious(tx, tenantId, exam)), rows: await rows.list(tx, tenantId, id) }
      })
    },

    /** Tokens of the newest exam that a model played; null without one. */
    async tokensOfLast(tenantId: string): Promise<number | null> {
      const last = await database.tenantOnce(tenantId, (tx) => exams.newestDone(tx, tenantId))
      return last === undefined || last.tokens === 0 ? null : last.tokens
    },
  }
}

async function withPrevious(tx: Tx, tenantId: string, exam: ExamRow): Promise<Compared> {
  const { previousId } = exam
  return { exam, previous: previousId === null ? undefined : await exams.find(tx, tenantId, previousId) }
}
