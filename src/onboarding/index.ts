import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { createAcceptance } from './acceptance.ts'
import { currentValues } from './current.ts'
import { createReadingWork } from './reading-work.ts'
import { createReadings } from './readings.ts'
import { proposalRoutes, readingRoutes, setupRoutes, startRoute } from './routes.ts'
import { createSetup, type Setup } from './setup.ts'

export type { Setup } from './setup.ts'
export { STEPS } from './tables.ts'

declare module 'fastify' {
  interface FastifyInstance {
    setup: Setup
  }
}

/** From a web address to a desk that answers: readings of websites, their proposals, and the checklist. */
async function onboardingPlugin(app: FastifyInstance): Promise<void> {
  const { database, tenants, bookings, knowledge, queue, outbound, widgetSightings: sightings } = app
  const { wake } = queue.add(createReadingWork({ database, website: knowledge.website, tenants }))
  const readings = createReadings({
    database,
    write: createAcceptance({ tenants, bookings, knowledge }),
    currentOf: (tenantId) => currentValues({ tenants, bookings }, tenantId),
    languageOf: async (tenantId) => (await tenants.get(tenantId)).language,
    onWritten: (tenantId) => {
      tenants.changed(tenantId)
      knowledge.wake()
    },
    wake,
  })
  startRoute(app, readings, outbound)
  readingRoutes(app, readings)
  proposalRoutes(app, readings)
  const setup = createSetup({ database, tenants, bookings, knowledge, sightings })
  app.decorate('setup', setup)
  setupRoutes(app, setup)
}

export const onboarding = fp(onboardingPlugin, {
  name: 'onboarding',
  dependencies: ['database', 'queue', 'identity', 'limits', 'outbound', 'tenants', 'bookings', 'knowledge', 'widget'],
})
