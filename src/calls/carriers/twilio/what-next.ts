import type { Database } from '../../../db/database.ts'
import { forLanguage } from '../../../languages/index.ts'
import type { CallProgress } from '../../progress.ts'
import { callsRepository as calls, type CallRow } from '../../repository.ts'
import { isOver, type Ending } from '../../states.ts'
import type { Transfers } from '../../transfers.ts'
import type { Addresses } from './addresses.ts'
import type { Answering } from './answering.ts'
import type { NextForm } from './forms.ts'
import * as twiml from './twiml.ts'

interface WhatNextDeps {
  database: Database
  progress: CallProgress
  answering: Answering
  addresses: Addresses
  transfers: Transfers
}

/** A connection that breaks off is made again so often. */
const MOST_AGAIN = 2

/** What a caller gets when a connection or a transferred call is over. Gives TwiML. */
export function createWhatNext({ database, progress, answering, addresses, transfers }: WhatNextDeps) {
  /**
   * An outbound call's end is told by its status, with its seconds as Twilio counts them. Of a call that came in nothing may
   * be told any more: that is a setting of the number.
   */
  const ended = async ({ tenantId, id, direction }: CallRow, ending: Ending) => {
    if (direction === 'inbound') await progress.hungUp(tenantId, id, { ending })
    return twiml.hangUp()
  }

  const apologise = async (call: CallRow) => {
    const language = await answering.languageOf(call)
    return twiml.sayAndHangUp({ text: forLanguage(language).calls.notices.apology, language })
  }

  const putThrough = async (call: CallRow) => {
    const person = await transfers.begin(call)
    return person === undefined ? nobodyThere(call) : twiml.putThrough(person, addresses.hook('transfer', call))
  }

  /** Who hangs up before a person was phoned was put through to nobody. */
  const notPutThrough = async (call: CallRow) => {
    const { tenantId, id, ending, hungUpAt } = call
    if (ending !== 'transfer' || hungUpAt !== null) return call
    return database.tenant(tenantId, (tx) => calls.change(tx, tenantId, id, { ending: null }))
  }

  /** The assistant is back, where there is still a conversation. */
  const nobodyThere = async (call: CallRow) => {
    const { tenantId, id } = call
    const language = await answering.languageOf(call)
    const notices = forLanguage(language).calls.notices
    const isGone = isOver(call.status) || call.hungUpAt !== null
    if (isGone) return twiml.sayAndHangUp({ text: notices.nobodyThereGoodbye, language })
    const back = await database.tenant(tenantId, (tx) => calls.change(tx, tenantId, id, { ending: null }))
    await progress.said(tenantId, id, { role: 'agent', text: notices.nobodyThere, band: 'talk' })
    return answering.connect(back, { again: 0, first: notices.nobodyThere })
  }

  return {
    /** After the conversation's connection; `again`: how often it was made before. */
    async afterConnection(call: CallRow, form: NextForm, again: number): Promise<string> {
      const isThere = form.CallStatus === 'in-progress'
      if (call.status === 'failed') return apologise(call)
      if (!isThere) return ended(await notPutThrough(call), 'caller')
      if (call.ending === 'transfer') return putThrough(call)
      if (call.ending !== null || call.hungUpAt !== null) return ended(call, 'agent')
      // Nobody ended it: the connection broke, or this process stops and another one goes on.
      if (again < MOST_AGAIN) return answering.connect(call, { again: again + 1 })
      await progress.failed(call.tenantId, call.id, 'provider_error')
      return apologise(call)
    },

    /** After the call to the person who was to take over. */
    async afterTransfer(call: CallRow, form: NextForm, isOverflow: boolean): Promise<string> {
      const { DialCallStatus: status, CallStatus: own } = form
      const isTaken = status === 'completed' || status === 'answered'
      if (isTaken || own !== 'in-progress') return ended(call, 'transfer')
      await transfers.failed(call)
      // The assistant had no line for this caller, and has none now.
      return isOverflow ? answering.turnedAway(call, 'busy') : nobodyThere(call)
    },
  }
}
