import { MutationObserver } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { answerOf, api, type Api } from '../../api/client.ts'
import { asProblem, type Problem } from '../../api/problem.ts'
import { queryClient } from '../../api/session.ts'
import { tellLongJob } from '../../parts/long-job.ts'
import { fill, t } from '../../texts/index.ts'
import { refreshLeads } from '../queries.ts'
import { partOf, type LeadFile, type Target, type Unusable } from './file.ts'

/** The counts of an import, or of its dry run. */
export type Outcome = Pick<Api['LeadImport'], 'created' | 'updated' | 'unchanged' | 'error_count' | 'errors'>

const NOTHING: Outcome = { created: 0, updated: 0, unchanged: 0, error_count: 0, errors: [] }

interface Chosen {
  file: LeadFile
  targets: Target[]
}

interface Progress {
  /** Rows that were sent. */
  rows: number
  outcome: Outcome
  /** Known once an import has gone on for a while. */
  secondsLeft: number | null
}

/** Why an import does not go on: it was refused, or somebody stopped it. */
type Pause = Problem | 'wanted'

/** The page of an import: its file, its columns, its way, its end. */
export type Step =
  | { at: 'choose'; refused: Unusable | null }
  | (Chosen & { at: 'map'; key: string })
  | (Chosen & { at: 'run'; key: string; progress: Progress; pause: Pause | null })
  | (Chosen & { at: 'done'; outcome: Outcome })
export type StepAt<At extends Step['at']> = Extract<Step, { at: At }>

/** Kept outside of the page: an import goes on while another page is open, and its result waits. */
let step: Step = { at: 'choose', refused: null }
const listeners = new Set<() => void>()

export function useImport(): Step {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => step,
  )
}

export function chooseAgain(refused: Unusable | null = null): void {
  set({ at: 'choose', refused })
}

/** Shows what the columns of a file go to. Other columns are another import, with a key of its own. */
export function mapColumns(file: LeadFile, targets: Target[]): void {
  set({ at: 'map', file, targets, key: crypto.randomUUID() })
}

/**
 * Rows of one request. An import holds back what visitors leave meanwhile, so a large file goes in parts, which also tell how
 * far it is.
 */
const PART_ROWS = 250

/** An estimate of the first seconds would jump. */
const ESTIMATED_AFTER_MS = 10_000

let stop = new AbortController()

/** Stops after the part that is on its way. */
export function stopImport(): void {
  stop.abort()
}

/** Imports the rows that are left, bad ones left out. It stops at a problem; what was imported until then stays. */
export async function runImport(from: StepAt<'map'> | StepAt<'run'>): Promise<void> {
  const { file, targets, key } = from
  const start = { rows: from.at === 'run' ? from.progress.rows : 0, at: Date.now() }
  let progress: Progress = from.at === 'run' ? from.progress : { rows: 0, outcome: NOTHING, secondsLeft: null }
  const show = (pause: Pause | null) => set({ at: 'run', file, targets, key, progress, pause })
  const { signal } = (stop = new AbortController())
  try {
    while (progress.rows < file.rows.length && !signal.aborted) {
      show(null)
      const outcome = sum(progress.outcome, await sendPart({ file, targets }, key, progress.rows))
      const rows = Math.min(progress.rows + PART_ROWS, file.rows.length)
      progress = { rows, outcome, secondsLeft: secondsFor(file.rows.length - rows, rows - start.rows, start.at) }
    }
    if (progress.rows < file.rows.length) show('wanted')
    else set({ at: 'done', file, targets, outcome: progress.outcome })
  } catch (error) {
    show(asProblem(error))
  }
  await refreshLeads()
}

function secondsFor(left: number, done: number, since: number): number | null {
  const passedMs = Date.now() - since
  return passedMs < ESTIMATED_AFTER_MS ? null : Math.round((passedMs / done / 1_000) * left)
}

/** By the client's cache, so that a session which has ended is noticed here as well. */
function sendPart(chosen: Chosen, key: string, from: number): Promise<Outcome> {
  const to = from + PART_ROWS
  // A part whose answer was lost is sent again with its key, and counts once.
  const headers = { 'Idempotency-Key': `${key}-${from}` }
  const mutationFn = () => send(partOf(chosen.file, chosen.targets, { from, to }), { skip_errors: 'true' }, headers)
  return new MutationObserver(queryClient, { mutationFn }).mutate()
}

/** Asks what an import of all rows would do. */
export function tryImport({ file, targets }: Chosen): Promise<Outcome> {
  return send(partOf(file, targets), { dry_run: 'true' })
}

type Options = Partial<Record<'dry_run' | 'skip_errors', 'true'>>

function send(csv: Blob, options: Options, headers: Record<string, string> = {}): Promise<Outcome> {
  const form = new FormData()
  for (const [name, value] of Object.entries(options)) form.append(name, value)
  form.append('file', csv, 'leads.csv')
  const body = { file: 'leads.csv', ...options }
  return answerOf(api.POST('/api/v1/leads/import', { body, bodySerializer: () => form, headers }))
}

function sum(one: Outcome, other: Outcome): Outcome {
  return {
    created: one.created + other.created,
    updated: one.updated + other.updated,
    unchanged: one.unchanged + other.unchanged,
    error_count: one.error_count + other.error_count,
    errors: [...one.errors, ...other.errors],
  }
}

const PAGE = '/leads/import'

/** The sidebar follows it on other pages, and a toast says there that it is over. */
function tell(changed: Step): void {
  const { file } = changed.at === 'run' || changed.at === 'done' ? changed : { file: null }
  const isRunning = changed.at === 'run' && changed.pause === null
  const [done, of] = [changed.at === 'run' ? changed.progress.rows : 0, file?.rows.length ?? 0]
  const words = `${t.leadImport.running}: ${fill(t.leadImport.progress, { done, rows: of })}`
  tellLongJob(isRunning ? { words, done, of, to: PAGE } : null)
  const isOver = changed.at === 'done' || (changed.at === 'run' && changed.pause !== null)
  if (!isOver || location.pathname === PAGE) return
  const said = changed.at === 'done' ? t.leadImport.done : t.leadImport.stopped
  void import('../../parts/toasts.tsx').then(({ showSaid }) =>
    showSaid({ words: said, act: t.leadImport.look, to: PAGE }),
  )
}

function set(changed: Step): void {
  step = changed
  tell(changed)
  for (const listener of listeners) listener()
}
