import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { isCopy, newId } from '../core/ids.ts'
import { createRecentWork } from '../core/recent-work.ts'
import type { Clock } from '../core/time.ts'
import type { Tx } from '../db/database.ts'
import { bodyOf, type EventData, type EventName } from '../events/catalogue.ts'

/** An event to be stored. */
export interface PublishedEvent {
  tenantId: string
  /** `evt_…`, the webhook-id of all its deliveries. */
  id: string
  event: EventName
  /** The exact text that is signed and sent. */
  body: string
  createdAt: Date
}

/** Data of an event, whose name the caller has checked. */
export function dataOf<N extends EventName>({ body }: PublishedEvent): EventData<N> {
  // The body was made of such data by `publish`, in this transaction.
  return (JSON.parse(body) as { data: EventData<N> }).data
}

/** A consumer of events. It records its work in the publisher's transaction, so both commit or neither. */
export interface EventListener {
  record(tx: Tx, event: PublishedEvent): Promise<void>
  /** Called after events were committed. */
  wake(): void
}

type NewEvent = { [N in EventName]: { tenantId: string; event: N; data: EventData<N> } }[EventName]

/** A listener whose loop is woken only while it may have work. `record` tells whether it recorded any. */
export function workListener(
  record: (tx: Tx, event: PublishedEvent) => Promise<boolean>,
  wake: () => void,
): EventListener {
  const work = createRecentWork(wake)
  return {
    async record(tx, event) {
      if (await record(tx, event)) work.record()
    },
    wake: work.wake,
  }
}

export interface Events {
  /** Records the event in the caller's transaction; call `wake` after its commit. A hidden copy has no events. @throws ZodError for data of another shape. */
  publish(tx: Tx, event: NewEvent): Promise<void>
  wake(): void
  listen(listener: EventListener): void
}

declare module 'fastify' {
  interface FastifyInstance {
    events: Events
  }
}

function createEvents(clock: Clock): Events {
  const listeners: EventListener[] = []
  return {
    async publish(tx, { tenantId, event, data }) {
      if (isCopy(tenantId)) return
      const createdAt = clock.now()
      const body = bodyOf(event, tenantId, createdAt.toISOString(), data)
      const published = { tenantId, id: newId('evt'), event, body, createdAt }
      await Promise.all(listeners.map((listener) => listener.record(tx, published)))
    },
    wake: () => listeners.forEach((listener) => listener.wake()),
    listen: (listener) => void listeners.push(listener),
  }
}

/** Domain events, published in the transaction of their cause. */
async function eventsPlugin(app: FastifyInstance, { clock }: { clock: Clock }): Promise<void> {
  app.decorate('events', createEvents(clock))
}

export const events = fp(eventsPlugin, { name: 'events' })
