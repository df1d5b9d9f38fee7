import { newId } from '../core/ids.ts'
import type { Clock } from '../core/time.ts'
import type { Tx } from '../db/database.ts'
import { Conflict, NotFound } from '../errors.ts'
import type { LeadService } from '../leads/index.ts'
import type { Tenant, Tenants } from '../tenants/index.ts'
import type { Line } from './line.ts'
import { BUDGET_IS_USED_UP, forbiddenBecause, isUsedUp, monthBegan } from './policy.ts'
import { callsRepository as calls, type CallRow, type NewCall } from './repository.ts'
import { usageRepository as usage } from './usage-repository.ts'
import { dueIn, dueNow, WATCH_AFTER_S } from './due.ts'

/** A call that somebody wants to be made. The texts have passed a schema, the number is bare and callable. */
export interface WantedCall {
  phoneNumber: string
  clientName?: string | null | undefined
  callType?: string | null | undefined
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
  line: Pick<Line, 'isSimulated'>
  clock: Clock
}

export type CallTaking = ReturnType<typeof createCallTaking>

/** How calls come to be. Both run in the caller's transaction, who calls `app.calls.wake()` after its commit. */
export function createCallTaking({ tenants, leads, line, clock }: TakingDeps) {
  const tenantIn = async (tx: Tx, tenantId: string) => {
    const tenant = await tenants.findIn(tx, tenantId)
    if (tenant === undefined) throw new NotFound()
    return tenant
  }

  /**
   * A call to or from a known lead is linked to it; a new lead comes of what is said, not of dialling. A name that a key gives
   * is the tenant's own word, any other one is the caller's or a visitor's.
   */
  const insert = async (tx: Tx, tenantId: string, values: Omit<NewCall, 'tenantId' | 'id' | 'createdAt'>) => {
    const id = newId('call')
    const row = await calls.insert(tx, { tenantId, id, createdAt: clock.now(), ...values })
    if (row.phoneNumber === '') return row
    const { clientName, phoneNumber: phone, source } = row
    const by = source === 'api' ? ({ typedBy: 'staff', name: clientName } as const) : ({ typedBy: 'visitor' } as const)
    const captured = await leads.capture(tx, tenantId, { ...by, phone, source: 'call', onlyKnown: true })
    return captured === undefined ? row : calls.change(tx, tenantId, id, { leadId: captured.lead.id })
  }

  return {
    /** Queues it: the line is asked after the commit. @throws Conflict where the tenant's settings forbid it */
    async initiate(tx: Tx, tenantId: string, wanted: WantedCall): Promise<CallRow> {
      const { callType, phoneNumber, ...given } = wanted
      const reason = await whyForbidden(tx, await tenantIn(tx, tenantId), phoneNumber, clock.now())
      if (reason !== undefined) throw new Conflict(reason)
      return insert(tx, tenantId, {
        ...given,
        phoneNumber,
        callType: callType ?? 'outbound',
        status: 'queued',
        direction: 'outbound',
        channel: 'phone',
        simulated: line.isSimulated,
        dueAt: dueNow,
      })
    },

    /**
     * Takes a call that rings here; whoever carries it tells `progress.answered` next. A call from a page is refused when the
     * month's minutes are used up; the phone of a business is always answered. @throws Conflict
     */
    async receive(tx: Tx, tenantId: string, coming: ComingCall): Promise<CallRow> {
      const tenant = await tenantIn(tx, tenantId)
      const isWeb = coming.channel === 'web'
      if (isWeb && isUsedUp(tenant.voice, await usedSeconds(tx, tenant, clock.now())))
        throw new Conflict(BUDGET_IS_USED_UP)
      return insert(tx, tenantId, {
        ...coming,
        callType: 'inbound',
        status: 'ringing',
        direction: 'inbound',
        source: isWeb ? 'widget' : 'line',
        dueAt: dueIn(WATCH_AFTER_S),
      })
    },
  }
}

/** Undefined: the tenant's settings let this number be called now. */
export async function whyForbidden(tx: Tx, tenant: Tenant, number: string, now: Date): Promise<string | undefined> {
  return forbiddenBecause(tenant, number, { now, usedSeconds: await usedSeconds(tx, tenant, now) })
}

function usedSeconds(tx: Tx, { id, voice, timeZone }: Tenant, now: Date): Promise<number> {
  return voice.max_minutes === null ? Promise.resolve(0) : usage.secondsSince(tx, id, monthBegan(timeZone, now), now)
}
