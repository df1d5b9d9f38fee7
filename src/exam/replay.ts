import { DAY, MINUTE } from '../core/time.ts'
import type { Database } from '../db/database.ts'
import { Conflict, NotFound } from '../errors.ts'
import { examsRepository as exams, type ExamRow } from './repository.ts'
import type { ExamService } from './service.ts'

interface ReplayDeps {
  database: Database
  service: Pick<ExamService, 'start' | 'wake'>
  stateOf(tenantId: string): Promise<string>
  now(): Date
}

/** Debounce: settings and documents are examined this long after the last of several changes. */
const QUIET_MS = 10 * MINUTE
const MAX_A_DAY = 4

type Newest = ExamRow & { tenantId: string }

/**
 * Starts the exams that changes ask for, of tenants that have played one. A state is compared and not recorded by those who
 * change it, so no change is missed: neither an import nor one in another process.
 */
export async function replayChanged(deps: ReplayDeps): Promise<void> {
  const newest = await deps.database.systemOnce((tx) => exams.newestOfEach(tx))
  for (const exam of newest) await look(deps, exam)
}

async function look(deps: ReplayDeps, exam: Newest): Promise<void> {
  const { database, now } = deps
  const { tenantId, id } = exam
  const state = await stateOf(deps, tenantId)
  if (state === undefined) return
  const isChanged = state !== exam.state
  const seen = isChanged ? state : null
  if (seen !== exam.newState) {
    const set = { newState: seen, newStateAt: isChanged ? now() : null }
    await database.tenant(tenantId, (tx) => exams.update(tx, tenantId, id, set))
    return
  }
  if (!isChanged || exam.newStateAt === null) return
  if (now().getTime() - exam.newStateAt.getTime() >= QUIET_MS) await replay(deps, tenantId)
}

/** Undefined for a tenant that was erased meanwhile. */
async function stateOf({ stateOf: read }: ReplayDeps, tenantId: string): Promise<string | undefined> {
  try {
    return await read(tenantId)
  } catch (error) {
    if (error instanceof NotFound) return undefined
    throw error
  }
}

async function replay({ database, service, now }: ReplayDeps, tenantId: string): Promise<void> {
  const yesterday = new Date(now().getTime() - DAY)
  const isStarted = await database.tenant(tenantId, async (tx) => {
    if ((await exams.countOfChanges(tx, tenantId, yesterday)) >= MAX_A_DAY) return false
    await service.start(tx, tenantId, 'change').catch(ignoreConflict)
    return true
  })
  if (isStarted) service.wake()
}

/** Ignores an exam that a person has started meanwhile. */
function ignoreConflict(error: unknown): void {
  if (!(error instanceof Conflict)) throw error
}
