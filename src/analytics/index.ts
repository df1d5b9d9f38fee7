import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import type { Clock } from '../core/time.ts'
import type { Tenant } from '../tenants/index.ts'
import { answerRoutes } from './answer-routes.ts'
import { createFigures } from './figures.ts'
import { figuresRoutes } from './figures-routes.ts'
import { proposalRoutes } from './proposal-routes.ts'
import { createRollupWork } from './rollup-work.ts'
import { analyticsRoutes } from './routes.ts'
import { createAnalyticsService, type AnalyticsService } from './service.ts'
import { createWeeklyWork, weeklyRepository } from './weekly-work.ts'

export { FiguresPending } from './rollup-work.ts'
export type { AnalyticsService, OpenQuestions } from './service.ts'

declare module 'fastify' {
  interface FastifyInstance {
    analytics: AnalyticsService
  }
}

interface AnalyticsOptions {
  demoEmail: string
  clock: Clock
}

/** Questions of visitors, and figures of what happened, kept by leased work and mailed each week. */
async function analyticsPlugin(app: FastifyInstance, { demoEmail, clock }: AnalyticsOptions): Promise<void> {
  const { database, tenants, auth, mail, queue, activity, log } = app
  const service = createAnalyticsService({
    database,
    languageOf: async (tenantId) => (await tenants.find(tenantId))?.language,
  })
  app.decorate('analytics', service)
  queue.add(createRollupWork({ database, pause: activity.pause, log }))
  const figures = createFigures(database)
  figuresRoutes(app, { figures, tenants, clock })
  analyticsRoutes(app, service)
  answerRoutes(app, service)
  proposalRoutes(app, service)
  // Files of the outbox would be read by nobody.
  if (!mail.bySmtp) return
  queue.add(createWeeklyWork({ database, tenants, auth, mail, figures, questions: service, demoEmail, clock, log }))
  tenants.addRule(async (tx, { before, after }) => {
    if (weeklySettings(before) !== weeklySettings(after)) await weeklyRepository.due(tx, after.id, clock.now())
  })
  app.sweep('tenants without a weekly mail', () =>
    database.system((tx) => weeklyRepository.addMissing(tx, clock.now())),
  )
}

function weeklySettings({ timeZone, assistant }: Tenant): string {
  return `${assistant.notify.weekly} ${timeZone}`
}

export const analytics = fp(analyticsPlugin, {
  name: 'analytics',
  dependencies: [
    'database',
    'identity',
    'idempotency',
    'knowledge',
    'limits',
    'queue',
    'activity',
    'tenants',
    'auth',
    'mail',
    'retention',
  ],
})
