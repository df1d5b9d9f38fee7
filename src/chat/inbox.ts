import type { Watchers } from '../core/watchers.ts'
import type { Database, Tx } from '../db/database.ts'
import { BadRequest, NotFound } from '../errors.ts'
import type { Caller } from '../plugins/identity.ts'
import { requireSession } from './access.ts'
import { inboxRepository as inbox, type InboxFilters, type InboxRow, type Place } from './inbox-repository.ts'
import { chatRepository as chats, type SessionRow } from './repository.ts'

interface InboxDeps {
  database: Database
  isUser(tx: Tx, tenantId: string, id: string): Promise<boolean>
  live: Pick<Watchers, 'wake'>
}

export interface InboxPage {
  data: InboxRow[]
  nextCursor: string | null
  counts: { waiting: number; mine: number; open: number }
}

export type InboxService = ReturnType<typeof createInboxService>

/** Conversations as the team works through them. */
export function createInboxService({ database, isUser, live }: InboxDeps) {
  return {
    /** By newest message. */
    list(
      { tenantId, id: userId }: Caller,
      { cursor, limit, ...filters }: InboxFilters & { cursor?: string | undefined; limit: number },
    ): Promise<InboxPage> {
      const after = placeOf(cursor)
      return database.tenant(tenantId, async (tx) => {
        const rows = await inbox.list(tx, tenantId, filters, { userId, after, limit: limit + 1 })
        const data = rows.slice(0, limit)
        const last = data.at(-1)
        const nextCursor = rows.length > limit && last !== undefined ? cursorOf(last) : null
        return { data, nextCursor, counts: await inbox.counts(tx, tenantId, userId) }
      })
    },

    /** @throws NotFound for an unknown conversation or assignee */
    async update(
      caller: Caller,
      id: string,
      { assigneeId, readAt }: { assigneeId?: string | null | undefined; readAt?: Date | null | undefined },
    ): Promise<SessionRow> {
      const { tenantId } = caller
      const updated = await database.tenant(tenantId, async (tx) => {
        requireSession(caller, await chats.lockSession(tx, tenantId, id))
        if (assigneeId != null && !(await isUser(tx, tenantId, assigneeId))) throw new NotFound()
        const values = {
          ...(assigneeId === undefined ? {} : { assigneeId }),
          ...(readAt === undefined ? {} : { readAt }),
        }
        await inbox.update(tx, tenantId, id, values)
        return requireSession(caller, await chats.findSession(tx, tenantId, id))
      })
      // The visitor is told that it was read.
      if (readAt != null) live.wake(id)
      return updated
    },
  }
}

function cursorOf({ lastMessageAt, id }: InboxRow): string {
  return Buffer.from(`${lastMessageAt.toISOString()}|${id}`, 'utf8').toString('base64url')
}

const PLACE = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)\|([a-z]{2,5}_[0-9a-z]{26})$/

function placeOf(cursor: string | undefined): Place | undefined {
  if (cursor === undefined) return undefined
  const [, at, id] = PLACE.exec(Buffer.from(cursor, 'base64url').toString('utf8')) ?? []
  if (at === undefined || id === undefined || Number.isNaN(Date.parse(at))) throw new BadRequest('Invalid cursor')
  return { at, id }
}
