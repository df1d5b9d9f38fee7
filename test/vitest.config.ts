import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { databaseFreeTests } from './support/database-free.ts'
import { MAX_WAIT_MS } from './support/waits.ts'

/** `npm run test:quick`: no browser, no process of the product, no generated client. */
const SLOW = [
  'test/{browser,process,openapi,scenarios}/**',
  'test/db/embedded*.test.ts',
  'test/**/{killed,crash,random-queries}.test.ts',
]

/** Pages and replies of the assistant come from routes and rows, which other tests read on both databases. */
const SAME_ON_ANY_DATABASE = ['test/browser/**', 'test/scenarios/**', 'test/openapi/clients.test.ts']

export default defineConfig({
  root: join(import.meta.dirname, '..'),
  test: {
    include: ['test/**/*.test.ts'],
    exclude: [
      ...(process.env['DATABASE'] === 'postgres' ? [...databaseFreeTests(), ...SAME_ON_ANY_DATABASE] : []),
      ...(process.env['QUICK'] === '1' ? SLOW : []),
    ],
    globalSetup: ['test/global-setup.ts'],
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
