import { globSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { databaseFreeTests } from './support/database-free.ts'
import { MAX_WAIT_MS } from './support/waits.ts'

/** `npm run test:quick`: no browser, no process of the product, no generated client. */
const SLOW = [
  'test/{browser,process,openapi,scenarios}/**',
  'test/db/embedded*.test.ts',
  'test/**/{killed,crash,random-queries}.test.ts',
]

/** Files of a minute and more begin first: begun last, each would run alone at the end. */
const LONG = [
  'scenarios/scenarios',
  'widget/browser-call',
  'widget/call',
  'calls/carriers/twilio/breaks',
  'process/start',
  'security/hostile-text',
  'analytics/rollups',
  'security/every-route',
  'security/regular-expressions',
  'exam/exam',
  'browser/portal-pages',
  'browser/portal-analytics',
  'browser/portal-exam',
  'db/embedded-durability',
  'knowledge/hostile-files',
  'calls/voice/call',
].map((name) => `/${name}.test.ts`)

class LongFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification): boolean => LONG.some((name) => moduleId.endsWith(name))
    const sorted = await super.sort(files)
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))]
  }
}

/** Pages, replies of the assistant and rungs of a call come from routes and rows, which other tests read on both databases. */
const SAME_ON_ANY_DATABASE = [
  'test/browser/**',
  'test/scenarios/**',
  'test/openapi/clients.test.ts',
  'test/calls/carriers/twilio/breaks.test.ts',
]

/** With `BOTH_DATABASES=1`, tests that are the same on any database run on PostgreSQL alone, where they take a third less time. */
function leftOut(): string[] {
  const opensNone = databaseFreeTests()
  if (process.env['DATABASE'] === 'postgres') return opensNone
  if (process.env['BOTH_DATABASES'] !== '1') return []
  return globSync(SAME_ON_ANY_DATABASE).filter((path) => !opensNone.includes(path))
}

export default defineConfig({
  root: join(import.meta.dirname, '..'),
  test: {
    include: ['test/**/*.test.ts'],
    exclude: [...leftOut(), ...(process.env['QUICK'] === '1' ? SLOW : [])],
    globalSetup: ['test/global-setup.ts'],
    sequence: { sequencer: LongFilesFirst },
    pool: 'forks',
    // Importing the program costs more than running a test file, so each worker imports it once.
    isolate: false,
    // Half of a file's time is waiting, for browsers and timers above all.
    maxWorkers: 4,
    // Bounds against hanging, no claims about speed: a test that takes 40 s here takes minutes on a busy machine.
    testTimeout: 2 * MAX_WAIT_MS,
    hookTimeout: 2 * MAX_WAIT_MS,
    expect: { poll: { timeout: MAX_WAIT_MS } },
  },
})
