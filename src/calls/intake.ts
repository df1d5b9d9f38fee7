import { newId } from '../core/ids.ts'
import type { Clock } from '../core/time.ts'
import type { Tx } from '../db/database.ts'
import { Conflict, NotFound } from '../errors.ts'
import type { LeadService } from '../leads/index.ts'
import type { Tenant, Tenants } from '../tenants/index.ts'
import type { InstallationMinutes } from './budget.ts'
import type { Carrier } from './carriers/carrier.ts'
import { isListed } from './number.ts'
import { callsRepository as calls, type CallRow, type NewCall } from './repository.ts'
import type { CallRules } from './rules.ts'
import { workRepository as work } from './work-repository.ts'
import { dueIn, dueNow, WATCH_AFTER_S } from './due.ts'

/** A call that somebody wants to be made. The texts have passed a schema, the number is bare and callable. */
export interface WantedCall {
  phoneNumber: string
  clientName?: string | null | undefined
  customPrompt?: string | null | undefined
  source: 'api' | 'widget'
  /** The visitor's conversation, of a call-back. */
  sessionId?: string | null | undefined
  /** BCP 47. */
  locale?: string | null | undefined
}

/** A call that reaches us: on a number of the business, or from a page. */
export interface ComingCall {
  channel: 'phone' | 'web'
  /** E.164; empty where there is none. */
  phoneNumber: string
  clientName?: string | null | undefined
  sessionId?: string | null | undefined
  locale?: string | null | undefined
  /** What the provider calls it. */
  providerId?: string | undefined
  simulated: boolean
}

interface TakingDeps {
  tenants: Pick<Tenants, 'findIn'>
  leads: Pick<LeadService, 'capture'>
  carrier: Pick<Carrier, 'isSimulated'>
  rules: CallRules
  minutes: Pick<InstallationMinutes, 'look'>
  clock: Clock
}

/** Why a caller is not taken: a blocked number, no line free, no minutes left. */
export type TurnedAway = 'blocked' | 'busy' | 'no_minutes'

type Values = Omit<NewCall, 'tenantId' | 'id' | 'createdAt'>

export type CallTaking = ReturnType<typeof createCallTaking>

/** How calls come to be: in the caller's transaction, which begins after `look` and is followed by `app.calls.wake()`. */
export function createCallTaking({ tenants, leads, carrier, rules, minutes, clock }: TakingDeps) {
  const tenantIn = async (tx: Tx, tenantId: string) => {
    const tenant = await tenants.findIn(tx, tenantId)
    if (tenant === undefined) throw new NotFound()
    return tenant
  }

  const insert = (tx: Tx, tenantId: string, values: Values) =>
    calls.insert(tx, { tenantId, id: newId('call'), createdAt: clock.now(), ...values })

  /**
   * Links a call to the lead that its number is known for; a new lead comes of the conversation, not of dialling. A name that a
   * key gives is the tenant's own word, any other one is the caller's or a visitor's.
   */
  const insertWithLead = async (tx: Tx, tenantId: string, values: Values) => {
    const row = await insert(tx, tenantId, values)
    if (row.phoneNumber === '') return row
    const { id, clientName, phoneNumber: phone, source } = row
    const by = source === 'api' ? ({ typedBy: 'staff', name: clientName } as const) : ({ typedBy: 'visitor' } as const)
    const captured = await leads.capture(tx, tenantId, { ...by, phone, source: 'call', onlyKnown: true })
    return captured === undefined ? row : calls.change(tx, tenantId, id, { leadId: captured.lead.id })
  }

  return {
    /** Before the transaction: the minutes of the whole installation are not to be counted within one. */
    look: () => minutes.look(),

    /**
     * Queues it: the carrier is asked after the commit.
     * @throws Invalid for a number that costs extra; Conflict where the tenant's settings or the operator forbid it
     */
    async initiate(tx: Tx, tenantId: string, wanted: WantedCall): Promise<CallRow> {
      const { phoneNumber, ...given } = wanted
      rules.refuseCostly(phoneNumber, ['phone_number'])
      const reason = await rules.whyNotCalled(tx, await tenantIn(tx, tenantId), phoneNumber)
      if (reason !== undefined) throw new Conflict(reason)
      return insertWithLead(tx, tenantId, {
        ...given,
        phoneNumber,
        callType: 'outbound',
        status: 'queued',
        direction: 'outbound',
        channel: 'phone',
        simulated: carrier.isSimulated,
        dueAt: dueNow,
      })
    },

    /**
     * Whether a caller on the phone is taken; until the end of the transaction no other caller of this tenant is. Their lines
     * are counted apart from all lines, of which some stay for calls out: neither direction keeps the other waiting for ever.
     */
    async whyTurnedAway(tx: Tx, tenant: Tenant, phoneNumber: string): Promise<TurnedAway | undefined> {
      const { blocked_numbers: blocked, lines } = tenant.voice
      if (phoneNumber !== '' && isListed(phoneNumber, blocked)) return 'blocked'
      await work.lockLines(tx, tenant.id)
      if ((await rules.whyNotTaken(tx, tenant, 'phone')) !== undefined) return 'no_minutes'
      return (await work.callersOnTheLine(tx, tenant.id)) >= lines ? 'busy' : undefined
    },

    /**
     * Takes a call that rings here; whoever carries it tells `progress.answered` next.
     * @throws Conflict for a call from a page when the minutes are used up
     */
    async receive(tx: Tx, tenantId: string, coming: ComingCall): Promise<CallRow> {
      const isWeb = coming.channel === 'web'
      const reason = isWeb ? await rules.whyNotTaken(tx, await tenantIn(tx, tenantId), 'web') : undefined
      if (reason !== undefined) throw new Conflict(reason)
      return insertWithLead(tx, tenantId, rings(coming))
    },

    /** The row of a caller who is not taken, for the owner to see; `progress.failed` tells it next. It captures no lead. */
    turnAway: (tx: Tx, tenantId: string, coming: ComingCall): Promise<CallRow> => insert(tx, tenantId, rings(coming)),
  }
}

function rings(coming: ComingCall) {
  return {
    ...coming,
    callType: 'inbound',
    status: 'ringing',
    direction: 'inbound',
    source: coming.channel === 'web' ? 'widget' : 'line',
    dueAt: dueIn(WATCH_AFTER_S),
  } as const
}
