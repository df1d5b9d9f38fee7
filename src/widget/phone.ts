import type { z } from 'zod'
import type { CallRow, Callbacks, WebCalls } from '../calls/index.ts'
import type { Tx } from '../db/database.ts'
import type { callbackBody, callBody } from './call-schemas.ts'
import type { Visit } from './desk.ts'

interface VisitorPhoneDeps {
  web: WebCalls
  callbacks: Callbacks
}

/** A visitor as the token names it. */
type Caller = Visit & { clientName?: string | null }

export type VisitorPhone = ReturnType<typeof createVisitorPhone>

/** What a visitor can do by voice. */
export function createVisitorPhone({ web, callbacks }: VisitorPhoneDeps) {
  return {
    /** @throws Invalid, Conflict */
    callBack(tx: Tx, { tenantId, id, clientName }: Caller, body: z.output<typeof callbackBody>): Promise<CallRow> {
      const { phone_number: phoneNumber, client_name: name, locale } = body
      const who = { clientName: name ?? clientName ?? null, sessionId: id!, locale: locale ?? null }
      return callbacks.request(tx, tenantId, { phoneNumber, ...who })
    },

    /** @throws Conflict, Unavailable */
    async call({ tenantId, id, clientName }: Caller, { sdp, locale }: z.output<typeof callBody>, gone: AbortSignal) {
      const caller = { tenantId, sessionId: id!, clientName: clientName ?? null, locale: locale ?? null }
      const begun = await web.begin(caller, sdp, gone)
      return { call_id: begun.callId, sdp: begun.sdp }
    },

    /** @throws NotFound */
    hangUp: ({ tenantId, id }: Visit, callId: string): Promise<void> => web.end(tenantId, id!, callId),
  }
}
