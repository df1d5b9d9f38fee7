import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DEMO_EMAIL } from '../../../src/demo/page.ts'
import { chromiumPath, findingsOf } from '../../support/browser.ts'
import { signIn } from '../../support/factories.ts'
import { answered, ask, launcherOf, startWidgetHost, type WidgetHost } from '../../support/widget-host.ts'

const NAMES = '--host-resolver-rules=MAP desk.lan 127.0.0.1,MAP evil.example 127.0.0.1'

describe.skipIf(chromiumPath === undefined)('pages about the widget', () => {
  let host: WidgetHost

  const port = () => new URL(host.desk).port

  beforeAll(async () => void (host = await startWidgetHost([NAMES])))
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

  it('the demo is an unknown page where there is no demo tenant, and else a page with its widget', async () => {
    const page = await host.browser.newPage()
    const absent = await page.goto(`${host.desk}/demo`)
    expect(absent!.status()).toBe(404)
    await page.getByRole('heading', { name: 'Page not found' }).waitFor()
    expect(await findingsOf(page)).toEqual([])

    await signIn(host.app, host.tenant.tenantId, { email: DEMO_EMAIL, role: 'admin' })
    await host.configure({ allowed_domains: [] })
    await page.goto(`${host.desk}/demo`)
    expect(await findingsOf(page)).toEqual([])
    await page.close()
  })

  // Browsers send no Fetch Metadata over plain http to the last of them.
  it.each(['127.0.0.1', 'localhost', 'desk.lan'])(
    'the demo answers at http://%s, without an entry for it',
    async (name) => {
      const page = await host.browser.newPage()
      const errors: string[] = []
      page.on('pageerror', (error) => errors.push(error.message))
      page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
      await page.goto(`http://${name}:${port()}/demo`)
      await launcherOf(page).click()
      await ask(page)
      await answered(page)
      // The conversation survives a reload: its messages are read by GET, without an Origin.
      await page.reload()
      await answered(page)
      expect(errors).toEqual([])
      await page.close()
    },
  )

  it('the demo shows nothing at a foreign name that points here, and the console says what to set', async () => {
    const page = await host.browser.newPage()
    const said: string[] = []
    page.on('console', (message) => message.type() === 'warning' && said.push(message.text()))
    await page.goto(`http://evil.example:${port()}/demo`)
    await page.waitForLoadState('networkidle')
    expect(await page.locator('front-desk-widget').count()).toBe(0)
    expect(said).toEqual([
      `FrontDesk: http://evil.example:${port()} is not allowed. Add it under Settings › Website › Domains.`,
    ])
    const begun = await page.evaluate(`fetch('/api/v1/widget/session', { method: 'POST', body: '{}',
      headers: { 'Content-Type': 'application/json' } }).then(async (answer) => [answer.status, (await answer.json()).detail])`)
    expect(begun).toEqual([403, expect.stringContaining('not known as evil.example')])
    await page.close()
  })
})
