import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { databaseFreeTests } from './support/database-free.ts'

export default defineConfig({
  root: join(import.meta.dirname, '..'),
  test: {
    include: ['test/**/*.test.ts'],
    // Tests that open no database, and those of the embedded one, say nothing about another server.
    exclude: process.env['DATABASE'] === 'postgres' ? databaseFreeTests() : [],
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
