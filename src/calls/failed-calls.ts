import type { Tx } from '../db/database.ts'
import type { Notify } from '../notify/index.ts'
import { dataOf, type PublishedEvent } from '../plugins/events.ts'
import { callsRepository as calls } from './repository.ts'

/**
 * Tells the business of a call that somebody wished for or made, and that did not come about. A call that the team or a program
 * started is left out: its page and its event tell of it.
 */
export function tellFailedCalls(notify: Pick<Notify, 'tell'>) {
  return async (tx: Tx, published: PublishedEvent): Promise<void> => {
    const { tenantId, event } = published
    if (event !== 'call.failed') return
    const data = dataOf<'call.failed'>(published)
    const call = await calls.find(tx, tenantId, data.call_id)
    // Without a number nobody can be called back.
    if (call === undefined || call.source === 'api' || data.phone_number === '') return
    await notify.tell(tx, tenantId, {
      kind: 'failed_call',
      about: call.id,
      sessionId: null,
      data: {
        call_id: call.id,
        name: data.client_name ?? data.phone_number,
        contact: data.phone_number,
        reason: data.failure_reason,
      },
    })
  }
}
