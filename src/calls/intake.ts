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
import type { CallRules } from './dialling-rules.ts'
import { WATCH_AFTER_S } from './limits.ts'
import { dueIn, dueNow } from '../db/lease.ts'
import type { CallConsent } from './tables.ts'
import type { TurnedAway } from './states.ts'

/** A requested outbound call. The texts have passed a schema, the number is bare and callable. */
export interface WantedCall {
  phoneNumber: string
  clientName?: string | null | undefined
  customPrompt?: string | null | undefined
  source: 'api' | 'widget'
  /** The visitor's conversation, for a call-back. */
  sessionId?: string | null | undefined
  /** BCP 47. */
  locale?: string | null | undefined
}

/** An incoming call, to a number of the business or from a page. */
interface ComingCall {
  channel: 'phone' | 'web'
  /** E.164; empty for a caller without a number. */
  phoneNumber: string
  /** E.164: the number that passed the call on. */
  forwardedFrom?: string | null
  clientName?: string | null | undefined
  sessionId?: string | null | undefined
  locale?: string | null | undefined
  providerId?: string | undefined
  simulated: boolean
  /** Given for a call that the browser hears and speaks. */
  consent?: CallConsent
}

interface IntakeDeps {
  tenants: Pick<Tenants, 'findIn'>
  leads: Pick<LeadService, 'capture'>
  carrier: Pick<Carrier, 'isSimulated'>
  rules: CallRules
  minutes: Pick<InstallationMinutes, 'look'>
  clock: Clock
}

type Values = Omit<NewCall, 'id' | 'createdAt'>

export type CallIntake = ReturnType<typeof createCallIntake>

/** Intake of calls in the caller's transaction: `look` precedes it, `app.calls.wake()` follows it. */
export function createCallIntake({ tenants, leads, carrier, rules, minutes, clock }: IntakeDeps) {
  const tenantIn = async (tx: Tx, tenantId: string) => {
    const tenant = await tenants.findIn(tx, tenantId)
    if (tenant === undefined) throw new NotFound()
    return tenant
  }

  const insert = (tx: Tx, tenantId: string, values: Values) =>
    calls.insert(tx, tenantId, { id: newId('call'), createdAt: clock.now(), ...values })

  /**
   * Links a call to the known lead of its number; a new lead comes from the conversation, not from dialling. A name
   * given with a key is the tenant's own word, any other name is the caller's or a visitor's.
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
    /** Must precede the transaction, because the minutes of the installation cannot be counted within one. */
    look: () => minutes.look(),

    /**
     * Queues a call; the carrier is asked after the commit.
     * @throws Invalid for a number that costs extra; Conflict where the tenant's settings or the operator forbid it
     */
    async initiate(tx: Tx, tenantId: string, wanted: WantedCall): Promise<CallRow> {
      const { phoneNumber, ...given } = wanted
      rules.refuseCostly(phoneNumber, ['phone_number'])
      const tenant = await tenantIn(tx, tenantId)
      const reason = await rules.whyNotCalled(tx, tenant, phoneNumber)
      if (reason !== undefined) throw refusal(reason, rules.secondsUntil(tenant, reason))
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
     * Reason to turn a phone caller away. The line lock is held until the transaction ends, so callers are judged one
     * at a time. Callers have a limit below that of all lines, so neither direction starves the other.
     */
    async whyTurnedAway(tx: Tx, tenant: Tenant, phoneNumber: string): Promise<TurnedAway | undefined> {
      const { blocked_numbers: blocked, lines } = tenant.voice
      if (phoneNumber !== '' && isListed(phoneNumber, blocked)) return 'blocked'
      await calls.lockLines(tx, tenant.id)
      if (!(await rules.isRoomForMessage(tx, tenant))) return 'no_minutes'
      const { talking, recorded } = await calls.callersOnTheLine(tx, tenant.id)
      // As many messages as lines: a flood of callers must not cost more.
      if (recorded >= lines) return 'full'
      const isForAssistant = talking < lines && (await rules.whyNotTaken(tx, tenant, 'phone')) === undefined
      return isForAssistant ? undefined : 'overflow'
    },

    /**
     * Inserts an incoming call that rings; its carrier reports `progress.answered` next.
     * @throws Conflict for a call from a page when the minutes are used up
     */
    async receive(tx: Tx, tenantId: string, coming: ComingCall): Promise<CallRow> {
      const isWeb = coming.channel === 'web'
      const reason = isWeb ? await rules.whyNotTaken(tx, await tenantIn(tx, tenantId), 'web') : undefined
      if (reason !== undefined) throw new Conflict(reason)
      return insertWithLead(tx, tenantId, rings(coming))
    },

    /** Inserts a phone caller's call that rings, after `whyTurnedAway`. A call that fails at once names no lead. */
    takeDown: (tx: Tx, tenantId: string, coming: ComingCall, reason: TurnedAway | undefined): Promise<CallRow> =>
      (reason === undefined || reason === 'overflow' ? insertWithLead : insert)(tx, tenantId, rings(coming)),
  }
}

function refusal(reason: string, retryAfter: number | undefined): Conflict {
  return new Conflict(reason, retryAfter === undefined ? {} : { retryAfter })
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
