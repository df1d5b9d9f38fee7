import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { asError } from '../core/caught.ts'
import { SECOND } from '../core/time.ts'

/** The one channel; what a notification is about stands in its text. */
export const CHANNEL = 'live'

interface Hearing {
  heard(payload: string): void
  /** Called after a lost connection, during which notifications may have been missed. */
  missed(): void
}

/** Hears every notification committed from now on, by any process. Resolves to the unsubscribe function. */
export type Listen = (hearing: Hearing) => Promise<() => void>

const RETRY_MS = 1 * SECOND

/** On a server: one connection of its own, open only while somebody listens. */
export function listenOnServer(config: pg.ClientConfig, onError: (error: Error) => void): Listen {
  const hearings = new Set<Hearing>()
  let current: Promise<pg.Client> | undefined

  async function open(): Promise<pg.Client> {
    const client = new pg.Client({ ...config, keepAlive: true })
    client.on('error', onError)
    client.on('notification', ({ payload = '' }) => hearings.forEach((hearing) => hearing.heard(payload)))
    await client.connect()
    await client.query(`listen ${CHANNEL}`)
    client.once('end', () => void reopen())
    return client
  }

  async function reopen(): Promise<void> {
    current = undefined
    for (let isOpen = false; !isOpen && hearings.size > 0;) {
      await sleep(RETRY_MS, undefined, { ref: false })
      current ??= open()
      isOpen = await current.then(
        () => true,
        (error: unknown) => {
          current = undefined
          onError(asError(error))
          return false
        },
      )
    }
    hearings.forEach((hearing) => hearing.missed())
  }

  async function close(): Promise<void> {
    const closing = current
    current = undefined
    await closing?.then((client) => client.removeAllListeners('end').end()).catch(() => {})
  }

  return async (hearing) => {
    hearings.add(hearing)
    current ??= open()
    try {
      await current
    } catch (error) {
      current = undefined
      hearings.delete(hearing)
      throw error
    }
    return () => {
      hearings.delete(hearing)
      if (hearings.size === 0) void close()
    }
  }
}

/** On the embedded database, whose one backend tells the connection that commits. */
export function listenOnPool(pool: pg.Pool): Listen {
  const hearings = new Set<Hearing>()
  const hear = ({ payload = '' }: pg.Notification) => hearings.forEach((hearing) => hearing.heard(payload))
  pool.on('connect', (client) => {
    client.on('notification', hear)
    if (hearings.size === 0) return
    // A new connection begins with a fresh session. Its failure shows at the query that needed it.
    client.query(`listen ${CHANNEL}`).catch(() => {})
    hearings.forEach((hearing) => hearing.missed())
  })
  return async (hearing) => {
    hearings.add(hearing)
    await pool.query(`listen ${CHANNEL}`)
    return () => void hearings.delete(hearing)
  }
}
