import { forLanguage } from '../../../languages/index.ts'
import type { Tenants } from '../../../tenants/index.ts'
import type { CallRow } from '../../repository.ts'
import type { Transfers } from '../../transfers.ts'
import { elsewhere, withoutUs } from './twiml.ts'

interface WayOnDeps {
  tenants: Pick<Tenants, 'find'>
  transfers: Pick<Transfers, 'begin'>
  fallbackUrl: string | undefined
}

export type WayOn = ReturnType<typeof createWayOn>

/** TwiML that needs no process of ours: another host, or the team and then a recorded message that the carrier keeps. */
export function createWayOn({ tenants, transfers, fallbackUrl }: WayOnDeps) {
  /** `isTeamTried`: nobody of the team took the caller a moment ago. */
  return async (call: CallRow, isTeamTried = false): Promise<string> => {
    const language = call.locale ?? (await tenants.find(call.tenantId))?.language ?? 'en'
    const { puttingThrough, leaveMessage } = forLanguage(language).calls.notices
    if (fallbackUrl !== undefined) return elsewhere({ text: puttingThrough, language }, fallbackUrl)
    const person = isTeamTried ? undefined : await transfers.begin(call)
    return withoutUs({ language, puttingThrough, ask: leaveMessage }, person)
  }
}
