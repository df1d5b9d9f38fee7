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
      // The embedded server's own tests do not apply to other servers.
      ...(process.env['DATABASE'] === 'postgres' ? ['test/db/embedded*.test.ts'] : []),
      ...(process.env['QUICK'] === undefined ? [] : SLOW),
    ],
    globalSetup: ['test/global-setup.ts'],
    pool: 'forks',
    // Importing the program costs more than running a test file, so each worker imports it once.
    isolate: false,
    maxWorkers: 2,
    // An upper bound: busy machines are slow.
    testTimeout: 30_000,
    hookTimeout: 30_000,
  },
})
