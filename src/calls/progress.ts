import { intentOf, visitorWords } from '../conversation/index.ts'
import { secondsBetween, type Clock } from '../core/time.ts'
import { cut } from '../core/text.ts'
import type { Database, Tx } from '../db/database.ts'
import type { Events } from '../plugins/events.ts'
import { actionsOf, leadOfEndedCall, type CallLeads } from './actions.ts'
import type { LiveCalls } from './live.ts'
import { wordsOfPerson } from './machines.ts'
import { transcriptLines as lines, type CallLine, type NewLine } from './transcript-lines.ts'
import { failedEvent, startedEvent } from './event-payloads.ts'
import { callsRepository as calls, conversations, type CallRow } from './repository.ts'
import type { Recording } from './tables.ts'
import { mayBecome, type CallStatus, type Ending, type FailureReason, type Refusal, type Rung } from './states.ts'
import { dueIn } from '../db/lease.ts'
import { SETTLED_AFTER_S, WATCH_AFTER_S } from './limits.ts'

/** Maximum characters of the person's words in a lead's notes. */
const MAX_NOTE_CHARS = 500

interface ProgressDeps {
  database: Database
  events: Pick<Events, 'publish' | 'wake'>
  clock: Clock
  live: LiveCalls
  leads: CallLeads
  /** Called after the commit that freed the line: its conversation is over, and a waiting call may have it. */
  onOver(call: CallRow): void
}

interface Failing {
  from?: CallStatus
  refusal?: Refusal | undefined
}

interface HangUp {
  ending: Ending
  /** Seconds, by this process's clock. */
  duration?: number | undefined
  /** The moment by the carrier, which reports it later. */
  at?: Date | undefined
}

export type CallProgress = ReturnType<typeof createCallProgress>

/**
 * State machine of a call, driven by reports: a provider's hook, the simulated line, a browser's connection. Reports
 * may come twice, late and in any order; a report that is no step forward changes nothing, publishes nothing and
 * returns undefined. The state and its event commit together.
 */
export function createCallProgress(deps: ProgressDeps) {
  const { database, events, clock, live } = deps

  const step = async (
    tenantId: string,
    id: string,
    next: CallStatus,
    work: (tx: Tx, call: CallRow) => Promise<CallRow | undefined>,
  ): Promise<CallRow | undefined> => {
    const row = await database.tenant(tenantId, async (tx) => {
      const call = await calls.lock(tx, tenantId, id)
      if (call === undefined || call.hungUpAt !== null || !mayBecome(call.status, next)) return undefined
      return work(tx, call)
    })
    if (row === undefined) return undefined
    events.wake()
    live.wake(row)
    if (row.status === 'failed' || row.hungUpAt !== null) deps.onOver(row)
    return row
  }

  /** Due for the reconciler, unless a report comes first. */
  const watched = { dueAt: dueIn(WATCH_AFTER_S), lease: null, attempts: 0 }

  return {
    /** The provider accepted the call. */
    ringing: (tenantId: string, id: string, providerId?: string) =>
      step(tenantId, id, 'ringing', (tx) =>
        calls.change(tx, tenantId, id, {
          status: 'ringing',
          ...(providerId === undefined ? {} : { providerId }),
          ...watched,
        }),
      ),

    /** The call was picked up: `call.started`. `at`: where the carrier says it later. */
    answered: (tenantId: string, id: string, providerId?: string, at = clock.now()) =>
      step(tenantId, id, 'in_progress', async (tx) => {
        const row = await calls.change(tx, tenantId, id, {
          status: 'in_progress',
          startedAt: at,
          ...(providerId === undefined ? {} : { providerId }),
          ...watched,
        })
        await events.publish(tx, { tenantId, event: 'call.started', data: startedEvent(row) })
        return row
      }),

    /** The call ended without a conversation, or broke off: `call.failed`, its last event. `from`: in this state only. */
    failed: (tenantId: string, id: string, reason: FailureReason, { from, refusal }: Failing = {}) =>
      step(tenantId, id, 'failed', async (tx, call) => {
        if (from !== undefined && call.status !== from) return undefined
        const endedAt = clock.now()
        const row = await calls.change(tx, tenantId, id, {
          status: 'failed',
          failureReason: reason,
          refusal: refusal ?? null,
          endedAt,
          duration: secondsBetween(call.startedAt, endedAt),
          // Words and actions before the failure stand.
          ...(await outcomeOf(deps, tx, call)),
          mediaToken: null,
          dueAt: null,
          lease: null,
        })
        await events.publish(tx, { tenantId, event: 'call.failed', data: failedEvent(row) })
        return row
      }),

    /**
     * The line is free. The analysis completes the call, with its whole record and its event, once the last words are written
     * (`readyForAnalysis`), or after SETTLED_AFTER_S.
     */
    hungUp: (tenantId: string, id: string, { ending, duration, at }: HangUp) =>
      step(tenantId, id, 'completed', (tx, call) => {
        const hungUpAt = at ?? clock.now()
        const counted = call.toldDuration ?? duration ?? secondsBetween(call.startedAt, hungUpAt)
        const due = { dueAt: dueIn(SETTLED_AFTER_S), lease: null, attempts: 0 }
        const how = { hungUpAt, ending: endingOf(call, ending), duration: counted, mediaToken: null }
        return calls.change(tx, tenantId, id, { ...how, ...due })
      }),

    /** Stores the carrier's count of seconds, also for a call that is over. */
    async told(tenantId: string, id: string, seconds: number): Promise<void> {
      const change = { toldDuration: seconds, duration: seconds }
      await database.tenant(tenantId, (tx) => calls.change(tx, tenantId, id, change))
    },

    /** Starts the analysis of a call that was hung up, once everything said on it is written. */
    async readyForAnalysis(tenantId: string, id: string): Promise<void> {
      await database.tenant(tenantId, (tx) => calls.makeAnalysisDue(tx, tenantId, id))
    },

    /** The caller left a message, because nothing else took the call. A stop of ours stays the reason for the end. */
    async recorded(tenantId: string, id: string, recording: Recording): Promise<void> {
      await database.tenant(tenantId, async (tx) => {
        const call = await calls.lock(tx, tenantId, id)
        if (call === undefined) return
        const actions = [...new Set([...call.actions, 'message_taken'])]
        const ending = call.ending === 'shutdown' ? 'shutdown' : 'voicemail'
        const rungs: Rung[] = call.rungs.at(-1) === 'voicemail' ? call.rungs : [...call.rungs, 'voicemail']
        await calls.change(tx, tenantId, id, { recording, actions, ending, rungs })
      })
    },

    /**
     * The assistant left a message on a voicemail. Its words over the machine's own greeting were heard by nobody, so that the
     * message is all that it said.
     */
    async leftMessage(tenantId: string, id: string, text: string): Promise<void> {
      await database.tenant(tenantId, async (tx) => {
        const call = await calls.lock(tx, tenantId, id)
        if (call?.status !== 'in_progress') return
        const said = visitorWords(await conversations.said(tx, tenantId, id))
        if (wordsOfPerson(call, said).length === 0) await lines.takeBack(tx, call)
        await lines.write(tx, call, { role: 'agent', text, band: 'talk', at: clock.now() })
      })
    },

    /** Writes the words of the caller's message, once, unless the call is over. */
    async heardOnRecording(tenantId: string, id: string, text: string): Promise<void> {
      await database.tenant(tenantId, async (tx) => {
        const call = await calls.lock(tx, tenantId, id)
        if (call?.status !== 'in_progress' || call.recording === null || call.recording.text !== undefined) return
        if (text !== '') await lines.write(tx, call, { role: 'user', text, at: call.hungUpAt ?? clock.now() })
        await calls.change(tx, tenantId, id, { recording: { ...call.recording, text } })
      })
    },

    /** Records the rung that speaks with the caller from now on. */
    async takenBy(tenantId: string, id: string, rung: Rung): Promise<void> {
      await database.tenant(tenantId, async (tx) => {
        const call = await calls.lock(tx, tenantId, id)
        if (call === undefined || call.rungs.at(-1) === rung) return
        await calls.change(tx, tenantId, id, { rungs: [...call.rungs, rung] })
      })
    },

    /** Writes a line, or corrects the line at its position. Undefined for a call that is over. */
    async said(tenantId: string, id: string, line: NewLine): Promise<CallLine | undefined> {
      const written = await database.tenant(tenantId, async (tx) => {
        const call = await calls.lock(tx, tenantId, id)
        if (call?.status !== 'in_progress') return undefined
        // A voice model goes on writing what it said to the machine.
        if (line.role === 'agent' && call.ending === 'voicemail' && call.recording === null) return undefined
        return { call, line: await lines.write(tx, call, { ...line, at: line.at ?? clock.now() }) }
      })
      if (written !== undefined) live.wake(written.call)
      return written?.line
    },
  }
}

/** The ending may have been noted before the line went dead; a transfer that nobody took is none. */
function endingOf({ ending, takenAt }: CallRow, told: Ending): Ending {
  return ending === null || (ending === 'transfer' && takenAt === null) ? told : ending
}

/** Outcome of a failed call; it makes a lead only if a person had spoken. */
async function outcomeOf(
  { leads }: ProgressDeps,
  tx: Tx,
  call: CallRow,
): Promise<Pick<CallRow, 'actions' | 'leadId' | 'intent'>> {
  const { tenantId, id } = call
  const receipts = await conversations.receipts(tx, tenantId, id)
  const said = visitorWords(call.status === 'in_progress' ? await conversations.said(tx, tenantId, id) : [])
  const intent = said.length === 0 ? null : intentOf(said, receipts)
  const ended = { said, receipts, intent, words: cut(said.join(' '), MAX_NOTE_CHARS) || null }
  const lead = await leadOfEndedCall(leads, tx, call, ended)
  return { actions: actionsOf(call, receipts, lead?.callId === id), leadId: lead?.id ?? null, intent }
}
