import type { z } from 'zod'
import type { CallRow, Callbacks, WebCalls } from '../calls/index.ts'
import type { Tx } from '../db/database.ts'
import type { callbackBody, callBody } from './call-schemas.ts'
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
    async call(
      { tenantId, id, clientName, visitor }: Visit,
      { sdp, locale }: z.output<typeof callBody>,
      gone: AbortSignal,
    ) {
      const caller = { tenantId, sessionId: id, visitor, clientName, locale: locale ?? null }
      const begun = await web.begin(caller, sdp, gone)
      return { call_id: begun.callId, sdp: begun.sdp }
    },

    /** @throws NotFound */
    hangUp: ({ tenantId, id }: Visit, callId: string): Promise<void> => web.end(tenantId, id, callId),
  }
}
