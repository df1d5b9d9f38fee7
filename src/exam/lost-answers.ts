import type { Tx } from '../db/database.ts'
import type { Notify } from '../notify/index.ts'
import { hasWorked } from './plan.ts'
import { playRowsRepository as rows, type ExamRow } from './repository.ts'

/** Maximum questions in the notice. */
const MAX_TOLD = 10

/**
 * Tells the owner what worked and no longer does, of an exam that nobody looked at. Apart from the plugin, so that tests
 * give it exams and notices of their own.
 */
export async function tellOfLost(notify: Pick<Notify, 'tell'>, tx: Tx, tenantId: string, exam: ExamRow): Promise<void> {
  if (exam.startedBy !== 'change') return
  const lost = (await rows.list(tx, tenantId, exam.id)).filter(
    ({ outcome, workedBefore }) => workedBefore === true && !hasWorked(outcome),
  )
  if (lost.length === 0) return
  const questions = lost.slice(0, MAX_TOLD).map(({ asked }) => asked)
  await notify.tell(tx, tenantId, { kind: 'exam', about: exam.id, sessionId: null, data: { questions } })
}
