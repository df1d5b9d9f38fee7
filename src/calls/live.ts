import type { Looking, Watchers } from '../core/watchers.ts'
import type { Database } from '../db/database.ts'
import { transcriptLines as lines, type CallLine } from './transcript-lines.ts'
import { callsRepository as calls, type CallRow } from './repository.ts'
import { isOver, type CallStatus } from './states.ts'

/**
 * An event of a call for its visitor's page. A caption replaces an earlier one of the same line, and so does a `say`, which a
 * browser speaks.
 */
export type CallEvent =
  | { event: 'call'; data: { call_id: string; status: CallStatus } }
  | {
      event: 'caption'
      data: { call_id: string; line_id: string; position: number; role: CallLine['role']; text: string }
    }
  | { event: 'say'; data: { call_id: string; line_id: string; position: number; text: string } }

interface LiveCallsDeps {
  database: Database
  watchers: Watchers
}

/** Notifies the watchers of calls in this process. */
export class LiveCalls {
  readonly #deps: LiveCallsDeps

  constructor(deps: LiveCallsDeps) {
    this.#deps = deps
  }

  /** Call after a commit about this call. */
  wake({ id, sessionId }: Pick<CallRow, 'id' | 'sessionId'>): void {
    this.#deps.watchers.wake(id)
    if (sessionId !== null) this.#deps.watchers.wake(sessionId)
  }

  /**
   * Newest call of a visitor's session, from its beginning, so that a returning page shows all of it. Calls from
   * browsers only: a call-back rings at a number that the visitor typed, and its words are not for this page.
   */
  look(tenantId: string, sessionId: string): Looking<CallEvent> {
    const shown = new Map<string, string>()
    let told: string | undefined
    let isToldOver = false
    const { database } = this.#deps
    const newest = () => database.tenantOnce(tenantId, (tx) => calls.newestFromBrowser(tx, tenantId, sessionId))
    return async () => {
      // A transcript is not read again once the call is over.
      if (isToldOver && stateOf(await newest()) === told) return { events: [], isOver: true }
      const [call, said] = await database.tenantOnce(tenantId, (tx) =>
        Promise.all([
          calls.newestFromBrowser(tx, tenantId, sessionId),
          lines.list(tx, tenantId, calls.newestIdFromBrowser(tx, tenantId, sessionId)),
        ]),
      )
      if (call === undefined) return { events: [], isOver: true }
      const status = statusShown(call)
      const fresh = said.filter(({ id, text }) => shown.get(id) !== text)
      const captions = fresh.flatMap((line) => [captionOf(call, line), ...sayOf(call, line)])
      for (const { id, text } of fresh) shown.set(id, text)
      const states = stateOf(call) === told ? [] : [{ event: 'call' as const, data: { call_id: call.id, status } }]
      told = stateOf(call)
      isToldOver = isOver(status)
      return { events: isToldOver ? [...captions, ...states] : [...states, ...captions], isOver: isToldOver }
    }
  }
}

/** One call, from its beginning, for the team: it is over with its whole record. */
export function callLook(database: Database, tenantId: string, id: string): Looking<CallEvent> {
  const shown = new Map<string, string>()
  let told: CallStatus | undefined
  return async () => {
    const [call, said] = await database.tenantOnce(tenantId, (tx) =>
      Promise.all([calls.find(tx, tenantId, id), lines.list(tx, tenantId, id)]),
    )
    if (call === undefined) return { events: [], isOver: true }
    const { status } = call
    const captions = said.filter((line) => shown.get(line.id) !== line.text).map((line) => captionOf(call, line))
    for (const { data } of captions) shown.set(data.line_id, data.text)
    const states = status === told ? [] : [{ event: 'call' as const, data: { call_id: id, status } }]
    told = status
    return { events: [...captions, ...states], isOver: isOver(status) }
  }
}

function stateOf(call: CallRow | undefined): string {
  return call === undefined ? '' : `${call.id} ${statusShown(call)}`
}

/** Visitors see a call as completed once the line is free; the analysis is for the team. */
function statusShown({ status, hungUpAt }: CallRow): CallStatus {
  return hungUpAt === null ? status : 'completed'
}

function captionOf(call: CallRow, { id, position, role, text }: CallLine) {
  return { event: 'caption' as const, data: { call_id: call.id, line_id: id, position, role, text } }
}

/** A line that was cut off is not spoken again. */
function sayOf({ id: callId, consent }: CallRow, { id, position, role, text, interrupted }: CallLine) {
  if (consent === null || role !== 'agent' || interrupted) return []
  return [{ event: 'say' as const, data: { call_id: callId, line_id: id, position, text } }]
}
