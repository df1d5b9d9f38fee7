import { SECOND } from '../../../core/time.ts'
import { forLanguage } from '../../../languages/index.ts'
import type { CallRow } from '../../repository.ts'
import type { Answering } from './answering.ts'
import type { TwilioCalls } from './client.ts'
import { sayAndHangUp } from './twiml.ts'

/** Somebody listens to silence meanwhile. */
const WITHIN_MS = 5 * SECOND

/** Says sorry to a caller whose conversation broke off and cannot go on, and hangs up. Takes the call from its connection. */
export function createApology({ client, answering }: { client: TwilioCalls; answering: Answering }) {
  return async (call: CallRow): Promise<void> => {
    if (call.providerId === null) return
    const language = await answering.languageOf(call)
    const twiml = sayAndHangUp({ text: forLanguage(language).calls.notices.apology, language })
    await client.update(call.providerId, { twiml }, AbortSignal.timeout(WITHIN_MS))
  }
}
