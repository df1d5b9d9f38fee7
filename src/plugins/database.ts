import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import type { Database } from '../db/database.ts'
import { audited } from './audit/index.ts'

declare module 'fastify' {
  interface FastifyInstance {
    database: Database
  }
}

/** Decorates the app with the database. The server closes it after the app, so that the last work can finish. */
async function databasePlugin(app: FastifyInstance, options: { database: Database }): Promise<void> {
  app.decorate('database', audited(options.database))
}

export const database = fp(databasePlugin, { name: 'database' })
