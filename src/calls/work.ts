import type { FastifyInstance } from 'fastify'
import type { Clock } from '../core/time.ts'
import type { InstallationMinutes } from './budget.ts'
import { createCallAnalysis } from './analysis-work.ts'
import type { Attendance } from './attendance.ts'
import { createDialling } from './dialling.ts'
import type { Stopping } from './drain.ts'
import type { Carrier } from './carriers/carrier.ts'
import type { LiveCalls } from './live.ts'
import type { CallProgress } from './progress.ts'
import type { Recordings } from './recordings.ts'
import type { CallRules } from './dialling-rules.ts'
import { createReconciler } from './reconciler.ts'
import { callLeases } from './leases.ts'

interface CallWorkDeps {
  progress: CallProgress
  carrier: Carrier
  rules: CallRules
  minutes: InstallationMinutes
  attendance: Attendance
  stopping: Stopping
  live: LiveCalls
  recordings: Recordings
  clock: Clock
  isEmbedded: boolean
}

/** The jobs for calls: dialling, reconciling, and the analysis of ended calls. */
export function addCallWork(app: FastifyInstance, deps: CallWorkDeps): { wakeDialling(): void; wakeAnalysis(): void } {
  const { database, events, tenants, leads, assistant, measures, log, queue } = app
  const { attendance } = deps
  const shared = { ...deps, database, log }
  const dialling = queue.add(createDialling({ ...shared, tenants }))
  queue.add(createReconciler({ ...shared, isAttended: (id) => attendance.has(id) }))
  const languageOf = async (tenantId: string) => (await tenants.find(tenantId))?.language
  const analysis = createCallAnalysis({ ...shared, events, leads, measures, analyse: assistant.analyse, languageOf })
  const analysing = queue.add({
    ...analysis,
    async run(job, signal) {
      await deps.recordings.hear(job, signal)
      await analysis.run(job, signal)
    },
    free: () => database.systemOnce((tx) => callLeases.analysis.free(tx)),
  })
  return { wakeDialling: dialling.wake, wakeAnalysis: analysing.wake }
}
