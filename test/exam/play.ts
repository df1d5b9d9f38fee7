import { setTimeout as sleep } from 'node:timers/promises'
import type { TestTenant } from '../support/factories.ts'
import { MAX_WAIT_MS } from '../support/waits.ts'

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

const POLL_MS = 500

/** Plays an exam to its end. */
export async function playExam(tenant: TestTenant): Promise<PlayedExam> {
  const started = await tenant.send({ method: 'POST', url: '/exams' })
  if (started.statusCode !== 201) throw new Error(`The exam was refused: ${started.body}`)
  return examEnds(tenant.send, started.json<PlayedExam>().exam_id)
}

/** Waits for the end of an exam as long as it goes on: on a busy machine its rows rest for as long as they took. */
export async function examEnds(send: TestTenant['send'], id: string): Promise<PlayedExam> {
  let played = -1
  let deadline = 0
  for (;;) {
    const exam = (await send({ url: `/exams/${id}` })).json<PlayedExam>()
    if (exam.status === 'done' || exam.status === 'failed') return exam
    if (exam.played > played) deadline = performance.now() + MAX_WAIT_MS
    played = exam.played
    if (performance.now() > deadline) throw new Error(`The exam is ${exam.status} after ${played} rows`)
    await sleep(POLL_MS)
  }
}
