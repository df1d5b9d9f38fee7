import { randomBytes, randomInt } from 'node:crypto'
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import { pino, type DestinationStream } from 'pino'
import { buildApp, type Dependencies } from '../../src/app.ts'
import { loadConfig, type Config } from '../../src/config.ts'
import type { Clock } from '../../src/core/time.ts'
import type { Database } from '../../src/db/database.ts'
import { createLogger } from '../../src/logging.ts'
import { compileCheckedReply } from './checked-replies.ts'
import { openCopy, testDatabase, testDirectory, testsRunOnPostgres } from './database.ts'

export interface TestAppOptions {
  config?: Partial<Config>
  clock?: Clock
  /** Where the log goes, for tests that read it; else nothing is logged. */
  log?: DestinationStream
  modelLimits?: Dependencies['modelLimits']
  /** What carries phone calls. */
  openLine?: Dependencies['openLine']
  /** Answers for the network. */
  outbound?: Dependencies['outbound']
  /** A database of the test's own. */
  database?: Database
}

/** The secret of every app of this worker: tests sign cookies with it, and an app can be started again. */
export const TEST_SECRET: Dependencies['secretKey'] = randomBytes(32)

/**
 * The product on the worker's database. Close it at the end of the file: `afterAll(() => app.close())`. With a model it has one of
 * its own, closed with it: a conversation that another file left to be analysed would take the words planned for the model.
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
  { config, clock, log, modelLimits, openLine, outbound }: TestAppOptions,
): Promise<FastifyInstance> {
  const app = await buildApp(
    { ...loadConfig({ PORT: '3000', DATA_DIR: testDirectory() }), ...config },
    {
      database: { database, isEmbedded: !testsRunOnPostgres() },
      secretKey: TEST_SECRET,
      compileReply: compileCheckedReply,
      log: log === undefined ? pino({ level: 'silent' }) : createLogger('trace', log),
      ...(clock === undefined ? {} : { clock }),
      ...(modelLimits === undefined ? {} : { modelLimits }),
      ...(openLine === undefined ? {} : { openLine }),
      ...(outbound === undefined ? {} : { outbound }),
    },
  )
  await app.ready()
  return app
}

/** A client address of its own, so that limits by address keep tests apart. */
export function anyAddress(): string {
  return `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`
}

/** The same as caps by address see it: no private one, which may be that of many. */
export function anyClientAddress(): string {
  return `23.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`
}

export type Send = (request: InjectOptions & { url: string }) => Promise<LightMyRequestResponse>

/** Sends requests to the API, each from another address, with these headers. */
export function client(app: FastifyInstance, headers: Record<string, string> = {}): Send {
  return (request) =>
    app.inject({
      remoteAddress: anyAddress(),
      ...request,
      url: `/api/v1${request.url}`,
      headers: { ...headers, ...request.headers },
    })
}

/** An e-mail that no other test uses. */
export function anyEmail(): string {
  return `${randomBytes(8).toString('hex')}@example.com`
}
