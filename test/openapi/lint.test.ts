import { execFile } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { startTestApp } from '../support/app.ts'
import { testDirectory } from '../support/database.ts'

const run = promisify(execFile)
const REDOCLY = join(import.meta.dirname, '../../node_modules/@redocly/cli/bin/cli.js')

/** Disables update checks and telemetry. */
const QUIET = {
  REDOCLY_TELEMETRY: 'off',
  REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
  REDOCLY_SUPPRESS_NOTIFICATIONS: 'true',
}

interface Findings {
  totals: { errors: number; warnings: number }
  problems: { ruleId: string; message: string }[]
}

/**
 * The API fixes these paths, and no request is ambiguous: their methods differ (document.test.ts shows it for all). The rule
 * does not look at methods.
 */
const EXPLAINED = [
  '/api/v1/bookings/holds/{hold_id}` and `/api/v1/bookings/{booking_id}/cancel',
  '/api/v1/bookings/{booking_id}/cancel` and `/api/v1/bookings/calendar-feeds/{feed_id}',
  '/api/v1/bookings/holds/{hold_id}` and `/api/v1/bookings/{booking_id}/restore',
  '/api/v1/bookings/{booking_id}/restore` and `/api/v1/bookings/calendar-feeds/{feed_id}',
]

it('the document passes the recommended rules of Redocly, every one of them on', async () => {
  const app = await startTestApp()
  const directory = mkdtempSync(join(testDirectory(), 'lint-'))
  writeFileSync(join(directory, 'openapi.json'), JSON.stringify(app.swagger()))
  writeFileSync(join(directory, 'redocly.yaml'), 'extends: [recommended]\ntelemetry: off\n')
  await app.close()
  const { stdout } = await run(process.execPath, [REDOCLY, 'lint', 'openapi.json', '--format=json'], {
    cwd: directory,
    env: { PATH: process.env['PATH'], ...QUIET },
    maxBuffer: 16 * 1024 * 1024,
  })
  const { totals, problems } = JSON.parse(stdout) as Findings
  const open = problems.filter(
    ({ ruleId, message }) => ruleId !== 'no-ambiguous-paths' || !EXPLAINED.some((pair) => message.includes(pair)),
  )
  expect(open).toEqual([])
  expect(totals.errors).toBe(0)
})
