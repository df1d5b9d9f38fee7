import { leadOfEnded, type ConversationLeads, type Receipt } from '../conversation/index.ts'
import type { Tx } from '../db/database.ts'
import type { LeadRow } from '../leads/index.ts'
import type { CallRow } from './repository.ts'

/** The actions of a call, in the words of the API. */
const CALL_ACTIONS = [
  'booking_created',
  'booking_updated',
  'booking_cancelled',
  'lead_captured',
  'call_transferred',
  'message_taken',
  // On somebody's voicemail.
  'message_left',
] as const

type CallAction = (typeof CALL_ACTIONS)[number]

/**
 * From the receipts, in the order in which it was done, each once; then what the end of the call says. That a caller was put
 * through is the end's to say: the receipt was given when the line took it, before anybody picked up.
 */
export function actionsOf({ actions, ending }: CallRow, receipts: Receipt[], isNewLead: boolean): CallAction[] {
  const done = [
    ...actions,
    ...receipts.map(({ action }) => String(action)).filter((action) => action !== 'call_transferred'),
    ...(isNewLead ? ['lead_captured'] : []),
    ...(ending === 'transfer' ? ['call_transferred'] : []),
    ...(ending === 'voicemail' ? ['message_left'] : []),
  ]
  return [...new Set(done)].filter((action) => isCallAction(action))
}

function isCallAction(action: string): action is CallAction {
  return (CALL_ACTIONS as readonly string[]).includes(action)
}

export type CallLeads = ConversationLeads<LeadRow>

interface EndedCall {
  /** The words of the other end. */
  said: string[]
  receipts: Receipt[]
  intent: string | null
  words: string | null
}

/** The lead of a call that is over. What a machine says before its beep may be written down like a person's words. */
export function leadOfEndedCall(
  leads: CallLeads,
  tx: Tx,
  call: CallRow,
  ended: EndedCall,
): Promise<LeadRow | undefined> {
  const { tenantId, id: callId, sessionId, leadId, clientName: name, phoneNumber: phone, ending } = call
  const said = ending === 'voicemail' ? [] : ended.said
  return leadOfEnded(leads, tx, { ...ended, tenantId, source: 'call', sessionId, callId, leadId, name, phone, said })
}
