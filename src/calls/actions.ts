import { isOneOf } from '../core/keys.ts'
import { leadOfEnded, type ConversationLeads, type Receipt } from '../conversation/index.ts'
import type { Tx } from '../db/database.ts'
import type { LeadRow } from '../leads/index.ts'
import { wordsOfPerson } from './machines.ts'
import type { CallRow } from './repository.ts'

/** Action names of the API. */
const CALL_ACTIONS = [
  'booking_created',
  'booking_updated',
  'booking_cancelled',
  'lead_captured',
  'call_transferred',
  'message_taken',
  // Left on a voicemail.
  'message_left',
] as const

type CallAction = (typeof CALL_ACTIONS)[number]

/**
 * Distinct actions in the order of their receipts, then those of the ending. A transfer counts by the ending alone,
 * because its receipt precedes the person's answer.
 */
export function actionsOf(
  { actions, ending, recording }: CallRow,
  receipts: Receipt[],
  isNewLead: boolean,
): CallAction[] {
  const done = [
    ...actions,
    ...receipts.map(({ action }) => String(action)).filter((action) => action !== 'call_transferred'),
    ...(isNewLead ? ['lead_captured'] : []),
    ...(ending === 'transfer' ? ['call_transferred'] : []),
    ...(ending === 'voicemail' && recording === null ? ['message_left'] : []),
  ]
  return [...new Set(done)].filter((action) => isCallAction(action))
}

function isCallAction(action: string): action is CallAction {
  return isOneOf(CALL_ACTIONS, action)
}

export type CallLeads = ConversationLeads<LeadRow>

interface EndedCall {
  /** Words of the other party. */
  said: string[]
  receipts: Receipt[]
  intent: string | null
  words: string | null
}

/** Captures the lead of an ended call. Words of machines, such as a voicemail's greeting, are those of no person. */
export function leadOfEndedCall(
  leads: CallLeads,
  tx: Tx,
  call: CallRow,
  ended: EndedCall,
): Promise<LeadRow | undefined> {
  const { tenantId, id: callId, sessionId, leadId, clientName: name, phoneNumber: phone, ending, recording } = call
  const isTheirs = ending === 'voicemail' && recording === null
  const said = isTheirs ? [] : wordsOfPerson(call, ended.said)
  return leadOfEnded(leads, tx, { ...ended, tenantId, source: 'call', sessionId, callId, leadId, name, phone, said })
}
