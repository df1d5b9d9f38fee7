import { setInterval } from 'node:timers'
import { SECOND } from '../core/time.ts'
import type { Database } from '../db/database.ts'
import type { Looking, Watchers } from '../core/watchers.ts'
import { Feed, type NumberedChange } from './change-feed.ts'
import { liveRepository as repository } from './repository.ts'
import { toldChange, type Change } from './schemas.ts'
import { Typing } from './typing.ts'

/** A row lasts 60 s: one renewal may fail. */
const RENEW_MS = 20 * SECOND
/** How long a tenant without readers is followed, so that a reader who comes back misses nothing. */
const LINGER_MS = 30 * SECOND

interface LiveDeps {
  database: Database
  watchers: Pick<Watchers, 'wake'>
  log: { warn(details: object, message: string): void }
}

/** As visitors are told that a person writes. */
interface TypingEvent {
  event: 'typing'
  data: { is_typing: boolean }
}

interface Following {
  /** Whether the changes go on after the given last id. */
  isResumed: boolean
  /** The id of the place where the changes begin. */
  id: string
  changes: AsyncGenerator<NumberedChange>
}

export type LiveService = ReturnType<typeof createLiveService>

/** Follows the changes of tenants, by any process, while somebody reads them. */
export function createLiveService({ database, watchers, log }: LiveDeps) {
  const feeds = new Map<string, { feed: Feed; ready: Promise<void>; unreadSince: number | undefined }>()
  let stopListening: Promise<() => void> | undefined
  const typing = new Typing((sessionId) => watchers.wake(sessionId))
  /** Streams of visitors. */
  const visitors = new Set<AbortSignal>()

  function drop(tenantId: string): void {
    feeds.get(tenantId)?.feed.end()
    feeds.delete(tenantId)
  }

  function listen(): Promise<() => void> {
    stopListening ??= database.listen({
      heard(payload) {
        const told = toldChange.safeParse(JSON.parse(payload))
        if (!told.success) return
        typing.hear(told.data)
        feeds.get(told.data.tenant)?.feed.push(told.data)
      },
      // Their readers reconnect without a place to resume from, and load everything.
      missed: () => [...feeds.keys()].forEach(drop),
    })
    stopListening.catch(() => (stopListening = undefined))
    return stopListening
  }

  const watch = (tenantId: string) => database.tenantOnce(tenantId, (tx) => repository.watch(tx, tenantId))

  function open(tenantId: string) {
    const known = feeds.get(tenantId)
    if (known !== undefined) {
      // The caller reads it soon, so the time without readers begins anew.
      known.unreadSince = undefined
      return known
    }
    const ready = listen().then(() => watch(tenantId))
    const opened = { feed: new Feed(), ready, unreadSince: undefined }
    feeds.set(tenantId, opened)
    ready.catch(() => drop(tenantId))
    return opened
  }

  async function renew(): Promise<void> {
    for (const [tenantId, place] of feeds) {
      if (place.feed.isRead) place.unreadSince = undefined
      else place.unreadSince ??= performance.now()
      if (place.unreadSince !== undefined && performance.now() - place.unreadSince > LINGER_MS) drop(tenantId)
      else await watch(tenantId).catch((error: unknown) => log.warn({ err: error }, 'A live watch was not renewed'))
    }
    for (const gone of visitors) if (gone.aborted) visitors.delete(gone)
    if (feeds.size + visitors.size > 0) return
    const stopping = stopListening
    stopListening = undefined
    await stopping?.then((stop) => stop())
  }

  const renewing = setInterval(() => void renew(), RENEW_MS).unref()
  return {
    /** Changes of the tenant after `lastId`; without it, or where it is no longer known, from now on. */
    async follow(tenantId: string, lastId: string | undefined, gone: AbortSignal): Promise<Following> {
      const { feed, ready } = open(tenantId)
      await ready
      const resumed = feed.placeAfter(lastId)
      const place = resumed ?? feed.newest
      return { isResumed: resumed !== undefined, id: feed.idAt(place), changes: feed.read(place, gone) }
    },

    /** Tells a visitor, until `gone`, when somebody of the team writes in the conversation and stops. */
    lookTyping(sessionId: string, gone: AbortSignal): Looking<TypingEvent> {
      visitors.add(gone)
      // Without the notifications only the typing dots are missing.
      const listening = listen().catch((error: unknown) => log.warn({ err: error }, 'Nothing is heard of who writes'))
      let shown = false
      return async () => {
        // A notification from before the connection listens is lost, so the stream does not open earlier.
        await listening
        const isTyping = typing.has(sessionId)
        const events = isTyping === shown ? [] : [{ event: 'typing' as const, data: { is_typing: isTyping } }]
        shown = isTyping
        return { events, isOver: true }
      }
    },

    /** Tells the readers of every process, without storing anything. */
    tell: (tenantId: string, change: Change): Promise<void> =>
      database.tenantOnce(tenantId, (tx) => repository.tell(tx, tenantId, change)),

    sweep: () => database.system((tx) => repository.removeOld(tx)),

    async stop(): Promise<void> {
      clearInterval(renewing)
      for (const tenantId of feeds.keys()) drop(tenantId)
      const stopping = stopListening
      stopListening = undefined
      await stopping?.then((stop) => stop()).catch(() => {})
    },
  }
}
