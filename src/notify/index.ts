import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { DAY, type Clock } from '../core/time.ts'
import type { VapidConfig } from '../config.ts'
import { createDigests } from './digest.ts'
import { noticesRepository } from './repository.ts'
import { notificationRoutes } from './routes.ts'
import { createNotify, type Notify } from './notify.ts'
import { createPush } from './push/push.ts'
import { pushRoutes } from './push/routes.ts'
import { createPushWork } from './push/work.ts'
import { followTimes } from './times.ts'

export type { Notify } from './notify.ts'

declare module 'fastify' {
  interface FastifyInstance {
    notify: Notify
  }
}

interface NotifyOptions {
  demoEmail: string
  baseUrl: string
  /** Undefined: web push is off. */
  vapid: VapidConfig | undefined
  clock: Clock
}

/** Retention of sent notices, longer than any conversation stays open. */
const KEPT_MS = 30 * DAY

/** Mails to the business itself: what visitors left, booked and asked a person for. */
async function notifyPlugin(app: FastifyInstance, { demoEmail, baseUrl, vapid, clock }: NotifyOptions): Promise<void> {
  const { database, events, tenants, auth, mail, log } = app
  const work = vapid && app.queue.add(createPushWork({ database, outbound: app.outbound, vapid, clock, log }))
  const push = vapid === undefined ? undefined : createPush({ baseUrl, clock })
  const notify = createNotify({ tenants, auth, mail, push, clock, demoEmail })
  app.decorate('notify', notify)
  notificationRoutes(app, notify)
  pushRoutes(app, vapid?.publicKey)
  const wake = () => {
    mail.wake()
    work?.wake()
  }
  events.listen({ record: notify.leadOf, wake })
  app.queue.add(createDigests({ database, tenants, notify, mail, clock, log }))
  tenants.addRule((tx, change) => followTimes(tx, change, clock.now()))
  app.sweep('notices', () =>
    database.system((tx) => noticesRepository.removeBefore(tx, new Date(clock.now().getTime() - KEPT_MS))),
  )
}

export const notify = fp(notifyPlugin, {
  name: 'notify',
  dependencies: ['database', 'events', 'outbound', 'queue', 'retention', 'tenants', 'auth', 'mail', 'identity'],
})
