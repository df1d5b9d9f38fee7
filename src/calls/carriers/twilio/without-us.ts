import { forLanguage } from '../../../languages/index.ts'
import type { Tenants } from '../../../tenants/index.ts'
import type { CallRow } from '../../repository.ts'
import type { Transfers } from '../../transfers.ts'
import type { Addresses } from './addresses.ts'
import * as twiml from './twiml.ts'

interface WithoutUsDeps {
  tenants: Pick<Tenants, 'find'>
  transfers: Pick<Transfers, 'begin'>
  addresses: Pick<Addresses, 'hook'>
  fallbackUrl: string | undefined
}

export type WithoutUs = ReturnType<typeof createWithoutUs>

/** TwiML that needs no process of ours: another host, or the team and then a recorded message that the carrier keeps. */
export function createWithoutUs({ tenants, transfers, addresses, fallbackUrl }: WithoutUsDeps) {
  /** `isTeamTried`: nobody of the team took the caller a moment ago. */
  return async (call: CallRow, isTeamTried = false): Promise<string> => {
    const language = call.locale ?? (await tenants.find(call.tenantId))?.language ?? 'en'
    const { puttingThrough, leaveMessage, finishMessage, noMessage } = forLanguage(language).calls.notices
    if (fallbackUrl !== undefined) return twiml.elsewhere({ text: puttingThrough, language }, fallbackUrl)
    const person = isTeamTried ? undefined : await transfers.begin(call)
    const notices = { language, puttingThrough, ask: `${leaveMessage} ${finishMessage}`, noMessage }
    // The next process answers it; until one is there, the message is kept all the same.
    return twiml.withoutUs(notices, person, addresses.hook('recorded', call))
  }
}
