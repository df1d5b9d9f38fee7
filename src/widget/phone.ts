import type { z } from 'zod'
import type { CallRow, Callbacks, WebCalls } from '../calls/index.ts'
import type { Tx } from '../db/database.ts'
import type { callbackBody, callBody, wordsBody } from './call-schemas.ts'
import type { Visit } from './desk.ts'

interface VisitorPhoneDeps {
  web: WebCalls
  callbacks: Callbacks
}

export type VisitorPhone = ReturnType<typeof createVisitorPhone>

/** A visitor's actions by voice. */
export function createVisitorPhone({ web, callbacks }: VisitorPhoneDeps) {
  return {
    /** @throws Invalid, CapReached, Conflict */
    callBack(
      tx: Tx,
      { tenantId, id, clientName, visitor }: Visit,
      body: z.output<typeof callbackBody>,
    ): Promise<CallRow> {
      const { phone_number: phoneNumber, client_name: name, locale } = body
      const who = { clientName: name ?? clientName, sessionId: id, visitor, locale: locale ?? null }
      return callbacks.request(tx, tenantId, { phoneNumber, ...who })
    },

    /** @throws Conflict, Unavailable */
    async call({ tenantId, id, clientName, visitor }: Visit, body: z.output<typeof callBody>, gone: AbortSignal) {
      const caller = { tenantId, sessionId: id, visitor, clientName, locale: body.locale ?? null }
      const { mode, consent, sdp } = body
      if (mode === 'browser') return { call_id: (await web.converse(caller, consent!)).callId }
      const begun = await web.begin(caller, sdp!, gone)
      return { call_id: begun.callId, sdp: begun.sdp }
    },

    /** @throws NotFound, Conflict, CapReached */
    words(
      { tenantId, id }: Visit,
      callId: string,
      { line_id: lineId, text, interrupted: cut }: z.output<typeof wordsBody>,
    ) {
      const interrupted = cut ? { lineId: cut.line_id, spokenChars: cut.spoken_chars } : undefined
      return web.words({ tenantId, sessionId: id }, callId, { lineId, text, interrupted })
    },

    /** @throws NotFound */
    outcome: ({ tenantId, id }: Visit, callId: string) => web.outcome({ tenantId, sessionId: id }, callId),

    /** @throws NotFound */
    rate: ({ tenantId, id }: Visit, callId: string, helpful: boolean) =>
      web.rate({ tenantId, sessionId: id }, callId, helpful),

    /** @throws NotFound */
    hangUp: ({ tenantId, id }: Visit, callId: string): Promise<void> => web.end(tenantId, id, callId),
  }
}
