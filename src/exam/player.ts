import { copyOffer, type Bookings } from '../bookings/index.ts'
import type { Contradictions } from '../contradictions/index.ts'
import type { Assistant, TenantContext } from '../conversation/index.ts'
import type { Database } from '../db/database.ts'
import { NotFound } from '../errors.ts'
import type { KnowledgeService } from '../knowledge/index.ts'
import type { Trade } from '../languages/trades.ts'
import type { Tenants } from '../tenants/index.ts'
import { playBooking } from './booking.ts'
import { hasWorked, languagesOf, planExam } from './plan.ts'
import { playQuestion } from './question.ts'
import {
  examsRepository as exams,
  playRowsRepository as rows,
  type ExamRow,
  type Played,
  type PlayRow,
} from './repository.ts'
import type { Disagreement } from './tables.ts'
import { tradeOf } from './trade.ts'

interface PlayerDeps {
  database: Database
  tenants: Pick<Tenants, 'copy' | 'copies' | 'erase'>
  bookings: Bookings
  knowledge: Pick<KnowledgeService, 'outline' | 'get'>
  contradictions: Pick<Contradictions, 'list'>
  assistant: Pick<Assistant, 'answer'>
  contextOf(tenantId: string): Promise<TenantContext>
  /** The trade that the owner named at the set-up. */
  chosenTrade(tenantId: string): Promise<Trade | null>
  /** A mark that changes with the settings and documents. */
  stateOf(tenantId: string): Promise<string>
  now(): Date
  log: { error(details: object, message: string): void }
}

export type Player = ReturnType<typeof createPlayer>

const MAX_HEADINGS = 60

/** The steps of an exam, each of its own transactions, so that it goes on where a stopped process left it. */
export function createPlayer(deps: PlayerDeps) {
  const { database, tenants, knowledge, contextOf, now } = deps

  return {
    /** Chooses the questions and finds where documents disagree with the settings. */
    async plan(tenantId: string, { id, previousId }: ExamRow): Promise<void> {
      const context = await contextOf(tenantId)
      const headings = await knowledge.outline(tenantId, MAX_HEADINGS)
      const before =
        previousId === null ? [] : await database.tenant(tenantId, (tx) => rows.list(tx, tenantId, previousId))
      const { tenant, services } = context
      const offered = services.map(({ name, aliases = [] }) => [name, ...aliases].join('\n'))
      const trade = (await deps.chosenTrade(tenantId)) ?? tradeOf(tenant.name, offered)
      const material = { language: tenant.language, trade, services, headings, before }
      const [disagreements, state] = [await disagreementsOf(deps, tenantId), await deps.stateOf(tenantId)]
      const languages = languagesOf(material)
      await database.tenant(tenantId, async (tx) => {
        const set = {
          status: 'playing',
          startedAt: now(),
          trade: trade ?? null,
          languages,
          disagreements,
          state,
        } as const
        await exams.update(tx, tenantId, id, set)
        await rows.insert(tx, tenantId, id, planExam(material))
      })
    },

    /** Makes the hidden copy; a copy that a stopped process left half filled is replaced. */
    async copy(tenantId: string, { id, copyId }: ExamRow): Promise<void> {
      if (copyId !== null) await erase(tenants, copyId)
      const to = await database.system(async (tx) => {
        const made = await tenants.copy(tx, tenantId)
        await exams.update(tx, tenantId, id, { copyId: made })
        return made
      })
      await copyOffer({ database, from: tenantId, to, now: now() })
      await database.tenant(tenantId, (tx) => exams.update(tx, tenantId, id, { isCopied: true }))
    },

    /** Plays one row and stores its outcome. */
    async play(tenantId: string, exam: ExamRow, row: PlayRow, signal: AbortSignal): Promise<void> {
      const played = await playRow(deps, { tenantId, exam, row }, signal)
      const lost =
        row.workedBefore === true && !hasWorked(played.outcome) ? await lostOf(deps, { tenantId, exam, row }) : {}
      const detail = { ...played.detail, ...lost }
      await database.tenant(tenantId, (tx) =>
        rows.play(tx, tenantId, { examId: exam.id, position: row.position }, { ...played, detail }),
      )
    },

    /** Deletes the copy of the tenant and all that it holds. */
    discard: async ({ copyId }: Pick<ExamRow, 'copyId'>): Promise<void> => {
      if (copyId !== null) await erase(tenants, copyId)
    },
  }
}

/** Erases the copies that no exam plays against, which a stopped process can leave. */
export async function sweepCopies({ database, tenants }: Pick<PlayerDeps, 'database' | 'tenants'>): Promise<void> {
  const copies = await tenants.copies()
  const used = new Set(await database.systemOnce((tx) => exams.copiesInUse(tx)))
  for (const id of copies) if (!used.has(id)) await erase(tenants, id)
}

async function erase(tenants: Pick<Tenants, 'erase'>, copyId: string): Promise<void> {
  await tenants.erase(copyId).catch((error: unknown) => {
    if (!(error instanceof NotFound)) throw error
  })
}

interface Playing {
  tenantId: string
  exam: ExamRow
  row: PlayRow
}

/** A row that breaks counts as not known, so that the others are played. */
async function playRow(deps: PlayerDeps, { tenantId, exam, row }: Playing, signal: AbortSignal): Promise<Played> {
  try {
    if (row.kind === 'question') {
      const context = await deps.contextOf(tenantId)
      return await playQuestion(deps, { tenantId, context, row, disagreements: exam.disagreements }, signal)
    }
    const context = await deps.contextOf(exam.copyId!)
    return await playBooking(deps, { tenantId: exam.copyId!, context, row }, signal)
  } catch (error) {
    signal.throwIfAborted()
    deps.log.error({ err: error, exam_id: exam.id, row: row.key }, 'A row of an exam could not be played')
    const outcome = row.kind === 'question' ? 'not_known' : 'not_booked'
    return { outcome, reason: 'failed', detail: {}, turns: [], tokens: 0 }
  }
}

/** The document that answered in the exam before, if it is gone. */
async function lostOf(
  { database, knowledge }: PlayerDeps,
  { tenantId, exam, row }: Playing,
): Promise<{ lost?: string }> {
  const { previousId } = exam
  if (previousId === null) return {}
  const before = await database.tenant(tenantId, (tx) => rows.list(tx, tenantId, previousId))
  const source = before
    .find(({ key }) => key === row.key)
    ?.detail.sources?.find(({ documentId }) => documentId !== null)
  if (source === undefined) return {}
  try {
    await knowledge.get(tenantId, source.documentId!)
    return {}
  } catch (error) {
    if (error instanceof NotFound) return { lost: source.title }
    throw error
  }
}

async function disagreementsOf({ contradictions }: PlayerDeps, tenantId: string): Promise<Disagreement[]> {
  const found = await contradictions.list(tenantId, { isWanted: false })
  return found.flatMap(({ differing, documentId, title, documentSays, settingsSay }): Disagreement[] => {
    const one = { kind: differing.kind, documentId, title, documentSays, settingsSay }
    if (differing.kind === 'opening_hours') return differing.days.map((day) => ({ ...one, day }))
    return [differing.kind === 'price' ? { ...one, serviceId: differing.serviceId } : one]
  })
}
