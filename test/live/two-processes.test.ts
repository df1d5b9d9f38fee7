import { pino } from 'pino'
import { describe, expect, it } from 'vitest'
import { openDatabase, type OpenDatabase } from '../../src/db/open.ts'
import { register } from '../auth/account.ts'
import { openPage } from '../browser/portal-page.ts'
import { startTestApp } from '../support/app.ts'
import { addressOf, chromiumPath, launchChromium } from '../support/browser.ts'
import { databaseCopy, testsRunOnPostgres } from '../support/database.ts'
import { unstalledTime } from '../support/unstalled-time.ts'

describe.skipIf(chromiumPath === undefined || !testsRunOnPostgres())('the portal on two processes', () => {
  it('shows in the one what happened in the other, within a second', async () => {
    const place = await databaseCopy()
    const open = (): Promise<OpenDatabase> =>
      openDatabase({ ...place, poolSize: 5, durable: false, log: pino({ level: 'warn' }) })
    const databases = [await open(), await open()] as const
    const here = await startTestApp({ database: databases[0].database })
    const there = await startTestApp({ database: databases[1].database })
    const browser = await launchChromium()
    try {
      const account = await register(here)
      const base = await addressOf(there)
      const { page } = await openPage({ browser, base }, account, '/settings/team')
      const opened = page.waitForResponse((response) => response.url().endsWith('/api/v1/events'))
      await page.goto(`${base}/inbox`)
      await opened
      await page.getByText('No open conversation').waitFor()
      const payload = { tenant_id: account.tenantId, client_name: 'Elena Marsh', message: 'Do you treat horses?' }
      expect((await account.admin({ method: 'POST', url: '/chat/message', payload })).statusCode).toBe(200)
      const time = unstalledTime()
      await page.getByRole('link', { name: 'Elena Marsh' }).waitFor()
      expect(time.read()).toBeLessThan(1_000)
    } finally {
      await browser.close()
      await Promise.all([here.close(), there.close()])
      await Promise.all(databases.map((one) => one.close()))
    }
  })
})
