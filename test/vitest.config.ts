import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

/** `npm run test:quick`: no browser, no process of the product, no generated client. */
const SLOW = [
  'test/{browser,process,openapi,scenarios}/**',
  'test/db/embedded*.test.ts',
  'test/**/{killed,crash,random-queries}.test.ts',
]

export default defineConfig({
  root: join(import.meta.dirname, '..'),
  test: {
    include: ['test/**/*.test.ts'],
    exclude: [
      // The embedded server's own tests say nothing about another server.
      ...(process.env['DATABASE'] === 'postgres' ? ['test/db/embedded*.test.ts'] : []),
      ...(process.env['QUICK'] === undefined ? [] : SLOW),
    ],
    globalSetup: ['test/global-setup.ts'],
    pool: 'forks',
    // Importing the program costs more than running a file of tests, so each worker imports it once.
    isolate: false,
    maxWorkers: 2,
    // A bound, not a measure: machines that do other things as well are slow.
    testTimeout: 30_000,
    hookTimeout: 30_000,
  },
})
