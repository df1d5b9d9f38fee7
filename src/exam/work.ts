import { setTimeout as sleep } from 'node:timers/promises'
import type { WorkSource } from '../core/leased-work.ts'
import { MINUTE, SECOND } from '../core/time.ts'
import type { Database, Tx } from '../db/database.ts'
import { TOTAL } from './plan.ts'
import type { Player } from './player.ts'
import {
  examLease as lease,
  examsRepository as exams,
  playRowsRepository as rows,
  type ExamJob,
  type ExamRow,
} from './repository.ts'

interface ExamWorkDeps {
  database: Database
  player: Player
  /** Resolves when no request is open. */
  pause(): Promise<void>
  servesOthers(tenantId: string): boolean
  /** In the transaction of an exam's end. */
  ended(tx: Tx, tenantId: string, exam: ExamRow): Promise<void>
  now(): Date
  log: { error(details: object, message: string): void }
}

/** A slice ends after this, so that the exams of several tenants take turns. */
const SLICE_MS = 2 * SECOND
/** Rest after a step, in times of its duration. Beside other tenants, a step then runs in one moment of twenty-one. */
const REST = 2
const REST_BESIDE_OTHERS = 20
const MAX_REST_MS = 1 * SECOND
const MAX_ATTEMPTS = 3
const RETRY_S = 5

/** Exams as leased work: a slice of a few rows, then the exam waits for its next turn. */
export function createExamWork(deps: ExamWorkDeps): WorkSource<ExamJob> {
  const { database, player } = deps
  return {
    name: 'exams',
    concurrency: 1,
    timeoutMs: 3 * MINUTE,
    ...lease.source(database),
    async run(job, signal) {
      const exam = await read(database, job)
      if (exam === undefined) return
      if (await playSlice(deps, job, signal)) await end(deps, job)
      else await database.tenantOnce(job.tenantId, (tx) => lease.retry(tx, job, 0, { attempts: 0 }))
    },
    async fail(job, error) {
      deps.log.error({ err: error, exam_id: job.id }, 'An exam could not be played')
      const { tenantId, id } = job
      if (job.attempts < MAX_ATTEMPTS) {
        await database.tenantOnce(tenantId, (tx) => lease.retry(tx, job, RETRY_S))
        return
      }
      const exam = await read(database, { tenantId, id })
      if (exam !== undefined) await player.discard(exam)
      const failed = { status: 'failed', copyId: null, finishedAt: deps.now() } as const
      await database.tenantOnce(tenantId, (tx) => lease.finish(tx, job, failed))
    },
  }
}

function read(database: Database, { tenantId, id }: Pick<ExamJob, 'tenantId' | 'id'>): Promise<ExamRow | undefined> {
  return database.tenantOnce(tenantId, (tx) => exams.find(tx, tenantId, id))
}

/** True when the last row was played. */
async function playSlice(deps: ExamWorkDeps, job: ExamJob, signal: AbortSignal): Promise<boolean> {
  const { database } = deps
  const { tenantId, id } = job
  const until = performance.now() + SLICE_MS
  for (;;) {
    signal.throwIfAborted()
    await deps.pause()
    const began = performance.now()
    const exam = await read(database, job)
    if (exam === undefined || exam.played >= TOTAL) return true
    const open = await database.tenantOnce(tenantId, (tx) => rows.list(tx, tenantId, id))
    await step(
      deps,
      { tenantId, exam, row: open.find(({ outcome }) => outcome === null), isPlanned: open.length > 0 },
      signal,
    )
    const rest = deps.servesOthers(tenantId) ? REST_BESIDE_OTHERS : REST
    await sleep(Math.min(MAX_REST_MS, (performance.now() - began) * rest))
    if (performance.now() > until) return false
  }
}

interface Step {
  tenantId: string
  exam: ExamRow
  row: Parameters<Player['play']>[2] | undefined
  isPlanned: boolean
}

async function step({ player }: ExamWorkDeps, { tenantId, exam, row, isPlanned }: Step, signal: AbortSignal) {
  if (!isPlanned) await player.plan(tenantId, exam)
  else if (!exam.isCopied) await player.copy(tenantId, exam)
  else if (row !== undefined) await player.play(tenantId, exam, row, signal)
}

async function end({ database, player, ended, now }: ExamWorkDeps, job: ExamJob): Promise<void> {
  const { tenantId } = job
  const exam = await read(database, job)
  if (exam === undefined) return
  await player.discard(exam)
  await database.tenant(tenantId, async (tx) => {
    const done = { status: 'done', copyId: null, finishedAt: now() } as const
    if (!(await lease.finish(tx, job, done))) return
    await ended(tx, tenantId, { ...exam, ...done })
    await exams.removeOld(tx, tenantId)
  })
}
