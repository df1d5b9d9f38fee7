import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DEMO_EMAIL } from '../../../src/demo/page.ts'
import { chromiumPath, findingsOf } from '../../support/browser.ts'
import { signIn } from '../../support/factories.ts'
import { answered, ask, launcherOf, startWidgetHost, type WidgetHost } from '../../support/widget-host.ts'

describe.skipIf(chromiumPath === undefined)('pages about the widget', () => {
  let host: WidgetHost

  beforeAll(async () => void (host = await startWidgetHost()))
  afterAll(() => host[Symbol.asyncDispose]())

  it('the guide can be read by everybody, also on a phone', async () => {
    for (const colorScheme of ['light', 'dark'] as const) {
      const page = await host.browser.newPage({ colorScheme, viewport: { width: 360, height: 800 } })
      await page.goto(`${host.desk}/guide/widget.html`)
      expect(await findingsOf(page)).toEqual([])
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(360)
      await page.close()
    }
  })

  it('the demo says so where there is no demo tenant, and else is a page with its widget', async () => {
    const page = await host.browser.newPage()
    const absent = await page.goto(`${host.desk}/demo`)
    expect(absent!.status()).toBe(404)
    await page.getByRole('heading', { name: 'There is no demo tenant here' }).waitFor()
    expect(await findingsOf(page)).toEqual([])

    await signIn(host.app, host.tenant.tenantId, { email: DEMO_EMAIL, role: 'admin' })
    // A test listens at another address than BASE_URL.
    await host.configure({ allowed_domains: [new URL(host.desk).host] })
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(error.message))
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
    await page.goto(`${host.desk}/demo`)
    expect(await findingsOf(page)).toEqual([])
    await launcherOf(page).click()
    await ask(page)
    await answered(page)
    expect(errors).toEqual([])
  })
})
