import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { bookableOf } from '../bookings/index.ts'
import { contextOf } from '../conversation/index.ts'
import { sha256 } from '../core/secrets.ts'
import type { Clock } from '../core/time.ts'
import { createPlayer, sweepCopies } from './player.ts'
import { examRoutes } from './routes.ts'
import { createExamService } from './service.ts'
import { createExamWork } from './work.ts'

/** The exam: what visitors ask and book, tried on the assistant without a trace. */
async function examPlugin(app: FastifyInstance, { clock }: { clock: Clock }): Promise<void> {
  const { database, tenants, bookings, knowledge, assistant, queue, activity, log } = app
  const { now } = clock
  const servicesOf = async (tenantId: string) => (await bookings.catalogue(tenantId)).map(bookableOf)
  const stateOf = async (tenantId: string) =>
    sha256(
      JSON.stringify([
        await tenants.get(tenantId),
        await bookings.catalogue(tenantId),
        await knowledge.state(tenantId),
      ]),
    )
  const player = createPlayer({
    database,
    tenants,
    bookings,
    knowledge,
    assistant,
    contextOf: (tenantId) => contextOf({ tenants, servicesOf, clock }, tenantId),
    stateOf,
    now,
    log,
  })
  const work = queue.add(createExamWork({ database, player, pause: activity.pause, ended: async () => {}, now, log }))
  app.sweep('copies that no exam uses', () => sweepCopies({ database, tenants }))
  examRoutes(app, createExamService({ database, now, wake: work.wake }), !assistant.isBuiltIn)
}

export const exam = fp(examPlugin, {
  name: 'exam',
  dependencies: [
    'database',
    'queue',
    'retention',
    'activity',
    'tenants',
    'bookings',
    'knowledge',
    'assistant',
    'notify',
  ],
})
