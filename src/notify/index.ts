import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { DAY, type Clock } from '../core/time.ts'
import { createDigests } from './digest.ts'
import { noticesRepository } from './repository.ts'
import { notificationRoutes } from './routes.ts'
import { createNotify, type Notify } from './notify.ts'
import { followTimes } from './times.ts'

export type { Notify } from './notify.ts'

declare module 'fastify' {
  interface FastifyInstance {
    notify: Notify
  }
}

interface NotifyOptions {
  demoEmail: string
  clock: Clock
}

/** Longer than a conversation is open. */
const KEPT_MS = 30 * DAY

/** Mails to the business itself: what visitors left, booked and asked a person for. */
async function notifyPlugin(app: FastifyInstance, { demoEmail, clock }: NotifyOptions): Promise<void> {
  const { database, events, tenants, auth, mail, log } = app
  const notify = createNotify({ tenants, auth, mail, clock, demoEmail })
  app.decorate('notify', notify)
  notificationRoutes(app, notify)
  events.listen({ record: notify.leadOf, wake: mail.wake })
  app.queue.add(createDigests({ database, tenants, notify, mail, clock, log }))
  tenants.addRule((tx, change) => followTimes(tx, change, clock.now()))
  app.sweep('notices', () =>
    database.system((tx) => noticesRepository.removeBefore(tx, new Date(clock.now().getTime() - KEPT_MS))),
  )
}

export const notify = fp(notifyPlugin, {
  name: 'notify',
  dependencies: ['database', 'events', 'queue', 'retention', 'tenants', 'auth', 'mail'],
})
