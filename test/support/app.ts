import { randomBytes, randomInt } from 'node:crypto'
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import { pino, type DestinationStream } from 'pino'
import { buildApp, type Dependencies } from '../../src/app.ts'
import { loadConfig, type Config } from '../../src/config.ts'
import type { Clock } from '../../src/core/time.ts'
import type { Timers } from '../../src/core/timers.ts'
import type { Database } from '../../src/db/database.ts'
import { createLogger } from '../../src/logging.ts'
import { compileCheckedReply } from './checked-replies.ts'
import { patientTimers } from './patient-timers.ts'
import { openCopy, refuseInTransaction, testDatabase, testDirectory, testsRunOnPostgres } from './database.ts'

export interface TestAppOptions {
  config?: Partial<Config>
  clock?: Clock
  /** Receives the log; by default nothing is logged. */
  log?: DestinationStream
  modelLimits?: Dependencies['modelLimits']
  /** Timers of conversations on calls; patient by default, for tests that are not about a wait. */
  timers?: Timers
  /** The telephone carrier. */
  openCarrier?: Dependencies['openCarrier']
  /** Replaces the network. */
  outbound?: Dependencies['outbound']
  /** A separate database instead of the worker's. */
  database?: Database
}

/** Shared by every app of this worker: tests sign cookies with it, and an app can be restarted. */
export const TEST_SECRET: Dependencies['secretKey'] = randomBytes(32)

/**
 * Starts the product on the worker's database. Close it at the end of the file: `afterAll(() => app.close())`. With a model
 * it gets a database of its own, closed with it: the analysis of another file's conversation would consume the model's
 * planned replies.
 */
export async function startTestApp(options: TestAppOptions = {}): Promise<FastifyInstance> {
  const { database, config } = options
  if (database !== undefined) return startOn(database, options)
  if (config?.models?.chat === undefined) return startOn(await testDatabase(), options)
  const own = await openCopy()
  const app = await startOn(own.database, options)
  const closeApp: () => Promise<unknown> = app.close.bind(app)
  return Object.assign(app, { close: () => closeApp().finally(() => own.close()) })
}

async function startOn(
  database: Database,
  { config, clock, timers = patientTimers, log, modelLimits, openCarrier, outbound }: TestAppOptions,
): Promise<FastifyInstance> {
  const app = await buildApp(
    { ...loadConfig({ PORT: '3000', DATA_DIR: testDirectory() }), ...config },
    {
      database: { database, isEmbedded: !testsRunOnPostgres() },
      secretKey: TEST_SECRET,
      compileReply: compileCheckedReply,
      timers,
      log: log === undefined ? pino({ level: 'silent' }) : createLogger('trace', log),
      ...(clock === undefined ? {} : { clock }),
      ...(modelLimits === undefined ? {} : { modelLimits }),
      ...(openCarrier === undefined ? {} : { openCarrier }),
      ...(outbound === undefined ? {} : { outbound }),
    },
  )
  const find = app.tenants.find
  // Found in a cache most of the time, and by a transaction of its own otherwise.
  app.tenants.find = async (tenantId) => {
    refuseInTransaction()
    return find(tenantId)
  }
  await app.ready()
  return app
}

/** A unique client address, so that limits by address do not couple tests. */
export function anyAddress(): string {
  return `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`
}

/** A unique public client address: private ones may be shared, so limits by address ignore them. */
export function anyClientAddress(): string {
  return `23.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`
}

export type Send = (request: InjectOptions & { url: string }) => Promise<LightMyRequestResponse>

/** Sends API requests with these headers, each from another address. */
export function client(app: FastifyInstance, headers: Record<string, string> = {}): Send {
  return (request) =>
    app.inject({
      remoteAddress: anyAddress(),
      ...request,
      url: `/api/v1${request.url}`,
      headers: { ...headers, ...request.headers },
    })
}

/** A unique e-mail. */
export function anyEmail(): string {
  return `${randomBytes(8).toString('hex')}@example.com`
}
