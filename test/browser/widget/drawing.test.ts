import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { chromiumPath } from '../../support/browser.ts'
import {
  chooseTime,
  launcherOf,
  openView,
  startWidgetHost,
  timesOf,
  type WidgetHost,
} from '../../support/widget-host.ts'

/** While `isHeld`, no frame is painted: effects of Preact wait for the next frame, or for 35 ms. */
const SLOW_FRAMES = `{
  const frames = []
  const { requestAnimationFrame: frame, setTimeout: timer } = window
  window.requestAnimationFrame = (act) => (window.isHeld ? frames.push(act) : frame(act))
  window.setTimeout = (act, ms, ...more) => (window.isHeld && ms === 35 ? 0 : timer(act, ms, ...more))
  window.paint = () => {
    window.isHeld = false
    for (const act of frames) frame(act)
  }
}`

describe.skipIf(chromiumPath === undefined)('the panel on a busy page', () => {
  let host: WidgetHost

  beforeAll(async () => {
    host = await startWidgetHost()
  })
  afterAll(() => host[Symbol.asyncDispose]())

  it('draws each part once when something is typed before the frame after it', async () => {
    const { page } = await host.visit({ prepare: (opened) => opened.addInitScript(SLOW_FRAMES) })
    let holds = 0
    page.on('request', (request) => (holds += Number(request.method() === 'POST' && request.url().endsWith('/holds'))))
    await launcherOf(page).click()
    await openView(page, 'book')
    const view = page.locator('#view-book')
    await view.locator('.choices button').first().click()
    // Its last step is loaded by then.
    await chooseTime(page)
    await view.locator('[name=name]').waitFor()
    await page.getByRole('button', { name: 'Back' }).click()
    await timesOf(page).first().waitFor({ state: 'attached' })
    await expect.poll(() => holds).toBe(1)
    await page.evaluate('isHeld = true')
    await chooseTime(page)
    await view.locator('[name=name]').fill('Ada Lovelace')
    await page.evaluate('paint()')
    await view.locator('[name=email]').first().fill('ada@example.com')
    expect(await view.locator('form').count()).toBe(1)
    expect(await view.locator('[name=email]').count()).toBe(1)
    await view.locator('button.primary').click()
    await view.locator('.done').waitFor()
    expect(await view.locator('.done').count()).toBe(1)
    expect(holds).toBe(2)
  })
})
