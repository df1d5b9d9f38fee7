import { isNull, and } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import { SECOND } from '../../../core/time.ts'
import type { Database } from '../../../db/database.ts'
import type { Tenants } from '../../../tenants/index.ts'
import type { Carrier } from '../carrier.ts'
import type { CallProgress } from '../../progress.ts'
import { callsRepository as calls, isCall, type CallRow } from '../../repository.ts'
import { calls as table } from '../../tables.ts'
import { voicemailFor } from '../../wording.ts'
import type { TwilioCalls } from './client.ts'
import type { MachineForm } from './forms.ts'
import { leaveMessage } from './twiml.ts'

interface MachinesDeps {
  database: Database
  tenants: Pick<Tenants, 'get'>
  progress: CallProgress
  carrier: Pick<Carrier, 'hangUp'>
  client: Pick<TwilioCalls, 'update'>
  log: Pick<FastifyBaseLogger, 'warn'>
}

const WITHIN_MS = 15 * SECOND

/** A machine picked up: a message is left, or it is hung up, as the tenant wants it. */
export function createMachines({ database, tenants, progress, carrier, client, log }: MachinesDeps) {
  /** Once, and not on a call that somebody ended already. */
  const note = (tenantId: string, id: string) =>
    database.tenant(tenantId, async (tx) => {
      const isOurs = and(isCall(tenantId, id), isNull(table.ending), isNull(table.hungUpAt))
      const rows = await tx.update(table).set({ ending: 'voicemail' }).where(isOurs).returning({ id: table.id })
      return rows.length > 0
    })

  const leave = async (call: CallRow, sid: string): Promise<void> => {
    const { tenantId, id } = call
    if (!(await note(tenantId, id))) return
    const tenant = await tenants.get(tenantId)
    const language = call.locale ?? tenant.language
    const text = voicemailFor({ tenant, language })
    try {
      const twiml = leaveMessage({ text, language })
      await client.update(sid, { twiml }, AbortSignal.timeout(WITHIN_MS))
    } catch (error) {
      await database.tenant(tenantId, (tx) => calls.change(tx, tenantId, id, { ending: null }))
      return log.warn({ err: error }, 'A message could not be left on a voicemail')
    }
    await progress.said(tenantId, id, { role: 'agent', text, band: 'talk' })
  }

  return async (call: CallRow, { AnsweredBy: who, CallSid: sid }: MachineForm): Promise<void> => {
    if (!/^(machine|fax)/.test(who)) return
    const { tenantId, id } = call
    const { voice } = await tenants.get(tenantId)
    // Nobody can leave a message on a fax.
    if (voice.voicemail === 'leave_message' && who !== 'fax') return leave(call, sid)
    const failed = await progress.failed(tenantId, id, 'voicemail')
    if (failed !== undefined)
      await carrier.hangUp({ ...failed, providerId: sid }, AbortSignal.timeout(WITHIN_MS)).catch((error: unknown) => {
        log.warn({ err: error }, 'A voicemail could not be hung up')
      })
  }
}
