import type { Watchers } from '../core/watchers.ts'
import { HOUR, type Clock } from '../core/time.ts'
import { decodeCursor, pageOf, type Page } from '../core/pagination.ts'
import type { Database } from '../db/database.ts'
import { NotFound } from '../errors.ts'
import type { LeadService } from '../leads/index.ts'
import { eventsAbout } from '../webhooks/index.ts'
import { callLook, type CallEvent } from './live.ts'
import { transcriptLines as lines } from './transcript-lines.ts'
import { callsRepository as calls, conversations, type CallFilter } from './repository.ts'
import type { CallRecord, CallWithLead } from './schemas.ts'

/** After the end of a call its analysis sends the last event. */
const EVENTS_WITHIN_MS = 1 * HOUR

interface CallsServiceDeps {
  database: Database
  clock: Clock
  watchers: Pick<Watchers, 'watch'>
  leads: Pick<LeadService, 'find' | 'findAll'>
}

export type CallsService = ReturnType<typeof createCallsService>

export function createCallsService({ database, clock, watchers, leads }: CallsServiceDeps) {
  return {
    /** A page, newest first. */
    async list(
      tenantId: string,
      { cursor, limit, ...filter }: CallFilter & { cursor?: string | undefined; limit: number },
    ): Promise<Page<CallWithLead>> {
      const before = decodeCursor(cursor)
      return database.tenant(tenantId, async (tx) => {
        const { data, nextCursor } = pageOf(
          await calls.list(tx, tenantId, { ...filter, before, limit: limit + 1 }),
          limit,
        )
        const ids = [...new Set(data.flatMap(({ leadId }) => leadId ?? []))]
        const known = new Map((await leads.findAll(tx, tenantId, ids)).map((lead) => [lead.id, lead]))
        return { data: data.map((call) => ({ call, lead: known.get(call.leadId ?? '') })), nextCursor }
      })
    },

    /** Includes the transcript so far. @throws NotFound */
    get: (tenantId: string, id: string): Promise<CallRecord> =>
      database.tenant(tenantId, async (tx) => {
        const call = await calls.find(tx, tenantId, id)
        if (call === undefined) throw new NotFound()
        const lead = call.leadId === null ? undefined : await leads.find(tx, tenantId, call.leadId)
        const to = new Date((call.endedAt ?? clock.now()).getTime() + EVENTS_WITHIN_MS)
        const receipts = await conversations.receipts(tx, tenantId, id)
        const ids = new Set([id, ...receipts.flatMap(({ bookingId }) => bookingId ?? [])])
        const sent = await eventsAbout(tx, tenantId, { ids: [...ids], from: call.createdAt, to })
        return { call, lead, said: await lines.list(tx, tenantId, id), sent }
      }),

    /** States and captions from the beginning, until the call is over. @throws NotFound */
    async watch(tenantId: string, id: string, gone: AbortSignal): Promise<AsyncGenerator<CallEvent>> {
      const call = await database.tenant(tenantId, (tx) => calls.find(tx, tenantId, id))
      if (call === undefined) throw new NotFound()
      return watchers.watch(id, callLook(database, tenantId, id), gone)
    },
  }
}
