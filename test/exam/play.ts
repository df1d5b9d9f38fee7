import { setTimeout as sleep } from 'node:timers/promises'
import type { TestTenant } from '../support/factories.ts'

export interface PlayedExam {
  exam_id: string
  status: string
  played: number
  total: number
  worked: number
  answered: number
  booked: number
  seconds: number | null
  rows: PlayedRow[]
}

export interface PlayedRow {
  position: number
  kind: string
  origin: string
  asked: string
  outcome: string | null
  reason: string | null
  error: string | null
  sources: { document_id: string | null; title: string; snippet: string }[]
  disagreement: { document_says: string; settings_say: string } | null
  worked_before: boolean | null
  lost: string | null
  mend: string | null
  turns: { role: string; text: string }[]
}

const MAX_MS = 120_000
const POLL_MS = 200

/** Plays an exam to its end. */
export async function playExam(tenant: TestTenant): Promise<PlayedExam> {
  const started = await tenant.send({ method: 'POST', url: '/exams' })
  if (started.statusCode !== 201) throw new Error(`The exam was refused: ${started.body}`)
  return examEnds(tenant, started.json<PlayedExam>().exam_id)
}

export async function examEnds(tenant: TestTenant, id: string): Promise<PlayedExam> {
  const deadline = performance.now() + MAX_MS
  for (;;) {
    const exam = (await tenant.send({ url: `/exams/${id}` })).json<PlayedExam>()
    if (exam.status === 'done' || exam.status === 'failed') return exam
    if (performance.now() > deadline) throw new Error(`The exam is ${exam.status} after ${exam.played} rows`)
    await sleep(POLL_MS)
  }
}
