import type { FastifyInstance } from 'fastify'
import {
  bandsOf,
  createAnalysisWork,
  visitorWords,
  type AnalysisDeps,
  type Receipt,
  type Said,
} from '../conversation/index.ts'
import { MINUTE, SECOND, type Clock } from '../core/time.ts'
import type { Tx } from '../db/database.ts'
import type { Events } from '../plugins/events.ts'
import type { Circumstance } from '../languages/language.ts'
import { actionsOf, leadOfEndedCall, type CallLeads } from './actions.ts'
import type { LeadRow } from '../leads/index.ts'
import { completedEvent, failedEvent } from './event-payloads.ts'
import { wordsOfPerson } from './machines.ts'
import type { LiveCalls } from './live.ts'
import type { Recordings } from './recordings.ts'
import { callsRepository as calls, conversations, type CallRow } from './repository.ts'
import { hadAssistant } from './states.ts'
import { lineOf, type CallLine } from './transcript-lines.ts'
import { latencyOf } from './turn-latency.ts'
import { callLeases } from './leases.ts'

interface CallAnalysisDeps extends AnalysisDeps {
  events: Pick<Events, 'publish' | 'wake'>
  leads: CallLeads
  live: Pick<LiveCalls, 'wake'>
  recordings: Pick<Recordings, 'tell'>
  measures: FastifyInstance['measures']
  clock: Clock
}

/** Maximum wait for a model, counted from the end of the call. */
const MODEL_MS = 20 * SECOND
const LONG_OVER_MS = 2 * MINUTE

/** Leased analysis of ended calls; completes them and publishes `call.completed`. */
export function createCallAnalysis(deps: CallAnalysisDeps) {
  const { events, leads, live, recordings, measures, clock } = deps
  const publish = async (tx: Tx, row: CallRow, said: CallLine[], lead: LeadRow | undefined): Promise<void> => {
    const { tenantId } = row
    if (row.status === 'failed') await events.publish(tx, { tenantId, event: 'call.failed', data: failedEvent(row) })
    else await events.publish(tx, { tenantId, event: 'call.completed', data: completedEvent(row, said, lead) })
  }
  return createAnalysisWork(deps, {
    name: 'call analysis',
    concurrency: deps.isEmbedded ? 2 : 8,
    timeoutMs: 25 * SECOND,
    claim: (tx, limit, lease) => callLeases.analysis.claim(tx, limit, lease),
    async read(tx, tenantId, id) {
      const call = await calls.find(tx, tenantId, id)
      if (call === undefined) return undefined
      const { said, receipts } = await readDetails(tx, tenantId, id)
      const wasHandedOff = call.ending === 'transfer'
      const heard = withoutMachines(call, said)
      const transcript = {
        messages: heard.map(({ role, text }) => ({ role, text })),
        // A transfer's receipt precedes the person's answer, so it alone proves no hand-off.
        receipts: wasHandedOff ? receipts : receipts.filter((receipt) => !isTransfer(receipt)),
        wasHandedOff,
        circumstance: circumstanceOf(call, { said, heard, receipts }),
        bands: bandsOfCall(heard),
      }
      return { transcript, modelMs: timeLeft(call, clock) }
    },
    async finish(tx, job, { summary, sentiment, intent, words }) {
      const { tenantId, id } = job
      const outcome = { summary, sentiment, intent }
      const call = await calls.changeLeased(tx, job, { ...outcome, dueAt: null, lease: null, memory: null })
      if (call === undefined) return undefined
      // Read again under the row lock: a voice model writes the last words after the line is dead.
      const { said, receipts } = await readDetails(tx, tenantId, id)
      // Before the lead, which then needs no mail of its own.
      await recordings.tell(tx, call)
      const lead = await leadOfEndedCall(leads, tx, call, { said: visitorWords(said), receipts, intent, words })
      const row = await calls.change(tx, tenantId, id, {
        ...endOf(call),
        endedAt: call.hungUpAt,
        leadId: lead?.id ?? null,
        actions: actionsOf(call, receipts, lead?.callId === id),
        latency: latencyOf(said),
      })
      await publish(tx, row, said.map(lineOf), lead)
      return () => {
        for (const { latencyMs } of said) if (latencyMs !== null) measures.firstAudio(row.channel, latencyMs)
        events.wake()
        live.wake(row)
      }
    },
    release: async (tx, job, seconds) => void (await callLeases.analysis.retry(tx, job, seconds)),
  })
}

/** `failed`: the assistant broke, nothing else kept the caller, and no message was left. */
function endOf(call: CallRow): Partial<Pick<CallRow, 'status' | 'failureReason' | 'ending'>> {
  const { rungs, recording, ending } = call
  const last = rungs.at(-1)
  const isAtEnd = last === 'goodbye' || (last === 'voicemail' && hadAssistant(call))
  if (!isAtEnd || recording !== null || ending === 'api') return { status: 'completed' }
  return { status: 'failed', failureReason: 'error', ending: 'error' }
}

/** Without the words of machines that answered before a person, and of a voicemail. */
function withoutMachines(call: CallRow, said: Said[]): Said[] {
  const isOurs = call.ending === 'voicemail' && call.recording === null
  const words = visitorWords(said)
  const left = isOurs ? 0 : wordsOfPerson(call, words).length
  let machines = words.length - left
  return said.filter(({ role, text }) => role !== 'visitor' || text.trim() === '' || (machines -= 1) < 0)
}

interface Heard {
  /** The whole transcript. */
  said: Said[]
  /** Without machines. */
  heard: Said[]
  receipts: Receipt[]
}

/** Undefined for an ordinary conversation. */
function circumstanceOf(
  { ending, recording, rungs }: CallRow,
  { said, heard, receipts }: Heard,
): Circumstance | undefined {
  if (ending === 'transfer') return rungs.includes('person') ? 'taken' : undefined
  if (recording !== null) return 'message_recorded'
  if (ending === 'voicemail') return 'message_left'
  if (receipts.some(isTransfer)) return 'nobody_there'
  if (visitorWords(heard).length > 0) return undefined
  return visitorWords(said).length > 0 ? 'machine_only' : 'silent'
}

const isTransfer = ({ action }: Receipt) => action === 'call_transferred'

async function readDetails(tx: Tx, tenantId: string, id: string) {
  const said = await conversations.said(tx, tenantId, id)
  return { said, receipts: await conversations.receipts(tx, tenantId, id) }
}

function timeLeft({ hungUpAt }: CallRow, clock: Clock): number {
  const passed = hungUpAt === null ? 0 : clock.now().getTime() - hungUpAt.getTime()
  // Long after the end, as after a restart, no deadline is left to keep, so the model gets its whole time.
  if (passed > LONG_OVER_MS) return MODEL_MS
  return Math.min(MODEL_MS, Math.max(0, MODEL_MS - passed))
}

/** A speech-to-speech model reports no bands, so its answers to a caller who had spoken count as `closest`. */
function bandsOfCall(said: Said[]): (string | null)[] {
  const bands = bandsOf(said)
  if (bands.some((band) => band !== null)) return bands
  const asked = said.findIndex(({ role }) => role === 'visitor')
  return said.map(({ role }, index) => (role === 'assistant' && asked !== -1 && index > asked ? 'closest' : null))
}
