import { bandsOf, createAnalysisWork, visitorWords, type AnalysisDeps, type Said } from '../conversation/index.ts'
import { SECOND, type Clock } from '../core/time.ts'
import type { Tx } from '../db/database.ts'
import type { Events } from '../plugins/events.ts'
import { actionsOf, leadOfEndedCall, type CallLeads } from './actions.ts'
import { completedEvent } from './event-payloads.ts'
import type { LiveCalls } from './live.ts'
import { callsRepository as calls, conversations, type CallRow } from './repository.ts'
import { lineOf } from './transcript-repository.ts'
import { workRepository as work } from './work-repository.ts'

interface CallAnalysisDeps extends AnalysisDeps {
  events: Pick<Events, 'publish' | 'wake'>
  leads: CallLeads
  live: Pick<LiveCalls, 'wake'>
  clock: Clock
}

/** Maximum wait for a model, counted from the end of the call. */
const MODEL_MS = 20 * SECOND

/** Leased analysis of ended calls; completes them and publishes `call.completed`. */
export function createCallAnalysis(deps: CallAnalysisDeps) {
  const { events, leads, live, clock } = deps
  return createAnalysisWork(deps, {
    name: 'call analysis',
    concurrency: deps.isEmbedded ? 2 : 8,
    timeoutMs: 25 * SECOND,
    claim: (tx, limit, lease) => work.claim(tx, 'analysis', limit, lease),
    async read(tx, tenantId, id) {
      const call = await calls.find(tx, tenantId, id)
      if (call === undefined) return undefined
      const { said, receipts } = await readDetails(tx, tenantId, id)
      const transcript = {
        messages: said.map(({ role, text }) => ({ role, text })),
        receipts,
        wasHandedOff: call.ending === 'transfer',
        bands: bandsOfCall(said),
      }
      return { transcript, modelMs: timeLeft(call, clock) }
    },
    async finish(tx, job, { summary, sentiment, intent, words }) {
      const { tenantId, id } = job
      const call = await work.change(tx, job, { summary, sentiment, intent, dueAt: null, lease: null, memory: null })
      if (call === undefined) return undefined
      // Read again under the row lock: a voice model writes the last words after the line is dead.
      const { said, receipts } = await readDetails(tx, tenantId, id)
      const lead = await leadOfEndedCall(leads, tx, call, { said: visitorWords(said), receipts, intent, words })
      const row = await calls.change(tx, tenantId, id, {
        status: 'completed',
        endedAt: call.hungUpAt,
        leadId: lead?.id ?? null,
        actions: actionsOf(call, receipts, lead?.callId === id),
      })
      const data = completedEvent(row, said.map(lineOf), lead)
      await events.publish(tx, { tenantId, event: 'call.completed', data })
      return () => {
        events.wake()
        live.wake(row)
      }
    },
    release: work.giveBack,
  })
}

async function readDetails(tx: Tx, tenantId: string, id: string) {
  const said = await conversations.said(tx, tenantId, id)
  return { said, receipts: await conversations.receipts(tx, tenantId, id) }
}

function timeLeft({ hungUpAt }: CallRow, clock: Clock): number {
  const passed = hungUpAt === null ? 0 : clock.now().getTime() - hungUpAt.getTime()
  return Math.min(MODEL_MS, Math.max(0, MODEL_MS - passed))
}

/** A speech-to-speech model reports no bands, so its answers to a caller who had spoken count as `closest`. */
function bandsOfCall(said: Said[]): (string | null)[] {
  const bands = bandsOf(said)
  if (bands.some((band) => band !== null)) return bands
  const asked = said.findIndex(({ role }) => role === 'visitor')
  return said.map(({ role }, index) => (role === 'assistant' && asked !== -1 && index > asked ? 'closest' : null))
}
