import { and, desc, eq, ilike, isNull, ne, or, sql, type SQL } from 'drizzle-orm'
import { containing, hasMessageLike, newestMessageOf, newestOfPeople } from '../conversation/index.ts'
import type { Tx } from '../db/database.ts'
import { sessionColumns, type SessionRow } from './repository.ts'
import { chatSessions } from './tables.ts'

/** A place in the list by newest message. */
export interface Place {
  at: string
  id: string
}

export interface InboxFilters {
  view?: 'waiting' | 'mine' | 'open' | 'ended' | 'all' | undefined
  language?: string | undefined
  sentiment?: SessionRow['sentiment'] | undefined
  leadId?: string | undefined
  /** Words of a message or of the visitor's contact. */
  q?: string | undefined
}

export interface InboxRow extends SessionRow {
  lastMessage: { role: 'visitor' | 'assistant' | 'person'; text: string } | null
  /** Of people alone. */
  lastWords: { role: 'visitor' | 'person'; text: string; author: string | null } | null
}

const PREVIEW_CHARACTERS = 200

const ofThis = [sql`${chatSessions}.tenant_id`, sql`${chatSessions}.id`, PREVIEW_CHARACTERS] as const
const lastMessage = newestMessageOf(...ofThis)
const lastWords = newestOfPeople(...ofThis)

const isOpen = ne(chatSessions.status, 'ended')
const isWaiting = and(eq(chatSessions.status, 'handoff'), isNull(chatSessions.handledBy))
const isOf = (userId: string) => and(isOpen, eq(chatSessions.assigneeId, userId))

function inView(view: InboxFilters['view'], userId: string): SQL | undefined {
  switch (view) {
    case 'waiting':
      return isWaiting
    case 'mine':
      return isOf(userId)
    case 'open':
      return isOpen
    case 'ended':
      return eq(chatSessions.status, 'ended')
    default:
      return undefined
  }
}

function holding(q: string): SQL | undefined {
  const pattern = containing(q)
  const { clientName, clientEmail, clientPhone } = chatSessions
  return or(
    ...[clientName, clientEmail, clientPhone].map((column) => ilike(column, pattern)),
    hasMessageLike(chatSessions.tenantId, chatSessions.id, pattern),
  )
}

export const inboxRepository = {
  /** Conversations by their newest message, newest first. */
  list(
    tx: Tx,
    tenantId: string,
    { view, language, sentiment, leadId, q }: InboxFilters,
    { userId, after, limit }: { userId: string; after: Place | undefined; limit: number },
  ): Promise<InboxRow[]> {
    const { lastMessageAt, id } = chatSessions
    return tx
      .select({ ...sessionColumns, lastMessage, lastWords })
      .from(chatSessions)
      .where(
        and(
          eq(chatSessions.tenantId, tenantId),
          inView(view, userId),
          language === undefined ? undefined : sql`split_part(lower(${chatSessions.locale}), '-', 1) = ${language}`,
          sentiment == null ? undefined : eq(chatSessions.sentiment, sentiment),
          leadId === undefined ? undefined : eq(chatSessions.leadId, leadId),
          q === undefined ? undefined : holding(q),
          after === undefined ? undefined : sql`(${lastMessageAt}, ${id}) < (${after.at}::timestamptz, ${after.id})`,
        ),
      )
      .orderBy(desc(lastMessageAt), desc(id))
      .limit(limit)
  },

  async counts(tx: Tx, tenantId: string, userId: string): Promise<{ waiting: number; mine: number; open: number }> {
    const [row] = await tx
      .select({
        waiting: sql<number>`(count(*) filter (where ${isWaiting}))::int`,
        mine: sql<number>`(count(*) filter (where ${isOf(userId)}))::int`,
        open: sql<number>`count(*)::int`,
      })
      .from(chatSessions)
      .where(and(eq(chatSessions.tenantId, tenantId), isOpen))
    return row!
  },

  async update(
    tx: Tx,
    tenantId: string,
    id: string,
    values: { assigneeId?: string | null; readAt?: Date | null },
  ): Promise<void> {
    if (Object.keys(values).length === 0) return
    await tx
      .update(chatSessions)
      .set(values)
      .where(and(eq(chatSessions.tenantId, tenantId), eq(chatSessions.id, id)))
  },
}
