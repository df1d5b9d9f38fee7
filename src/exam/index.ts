import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { bookableOf } from '../bookings/index.ts'
import { contextOf } from '../conversation/index.ts'
import type { Clock } from '../core/time.ts'
import { tellOfLost } from './lost-answers.ts'
import { createPlayer, sweepCopies } from './player.ts'
import { replayChanged } from './replay.ts'
import { examRoutes } from './routes.ts'
import { createExamService } from './service.ts'
import { createStateOf } from './state.ts'
import { createExamWork } from './work.ts'

/** The exam: what visitors ask and book, tried on the assistant without a trace. */
async function examPlugin(app: FastifyInstance, { clock }: { clock: Clock }): Promise<void> {
  const { database, tenants, bookings, knowledge, contradictions, assistant, notify, queue, activity, log } = app
  const { now } = clock
  const servicesOf = async (tenantId: string) => (await bookings.catalogue(tenantId)).map(bookableOf)
  const stateOf = createStateOf(app)
  const player = createPlayer({
    database,
    tenants,
    bookings,
    knowledge,
    contradictions,
    assistant,
    contextOf: (tenantId) => contextOf({ tenants, servicesOf, clock }, tenantId),
    // The set-up is registered after the exam, and is there when one is played.
    chosenTrade: async (tenantId) => (await app.setup.read(tenantId)).trade,
    stateOf,
    now,
    log,
  })
  const work = queue.add(
    createExamWork({
      database,
      player,
      pause: activity.pause,
      servesOthers: activity.servesOthers,
      ended: (tx, tenantId, exam) => tellOfLost(notify, tx, tenantId, exam),
      now,
      log,
    }),
  )
  app.sweep('copies that no exam uses', () => sweepCopies({ database, tenants }))
  const service = createExamService({ database, now, wake: work.wake })
  // A paid model is asked by the button only.
  const isPaid = !assistant.isBuiltIn
  if (!isPaid) app.sweep('exams of changes', () => replayChanged({ database, service, stateOf, now }))
  examRoutes(app, service, isPaid)
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
    'contradictions',
    'assistant',
    'notify',
  ],
})
