import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { PASSWORD, register } from '../auth/account.ts'
import { anyEmail } from '../support/app.ts'
import { chromiumPath, findingsOf } from '../support/browser.ts'
import { openPortal, servePortal } from './portal-page.ts'

const RETRY_AFTER_S = 55
const REFUSED = `That was too often. Nothing is lost; try again in ${RETRY_AFTER_S} seconds.`
const COUNTDOWN = /^Again in 0:\d\d$/

/**
 * Answers the first request to an address that waiting is needed; the next ones reach the server. The page's clock
 * can be put forward from here on: the wait is long enough to be seen, however slow the browser is.
 */
async function refuseOnce(page: Page, path: string): Promise<void> {
  const answer = {
    status: 429,
    headers: { 'Retry-After': String(RETRY_AFTER_S) },
    json: { detail: 'Too many requests' },
  }
  await page.route(`**/api/v1${path}`, (route) => route.fulfill(answer), { times: 1 })
  await page.clock.install()
}

/** Puts the page's clock behind the wait. */
const passWait = (page: Page) => page.clock.fastForward(RETRY_AFTER_S * 1_000)

describe.skipIf(chromiumPath === undefined)('a limit that the portal meets', () => {
  const served = servePortal()

  /** Says the seconds, counts them down on the button, and says when they are over. */
  async function expectWait(page: Page, act: string): Promise<void> {
    await page.getByRole('alert').getByText(REFUSED).waitFor()
    await page.getByRole('button', { name: COUNTDOWN, disabled: true }).waitFor()
    await passWait(page)
    await page.getByRole('alert').getByText('You can try again now.').waitFor()
    await page.getByRole('button', { name: act, exact: true, disabled: false }).waitFor()
  }

  it('is told at the sign-in with the minutes that are left, and what was typed stays', async () => {
    const { email } = await register(served.app)
    const page = await served.browser.newPage({ locale: 'en-US' })
    await page.goto(`${served.base}/sign-in`)
    await page.getByLabel('E-mail').fill(email)
    const password = page.getByLabel('Password', { exact: true })
    const refused = page.getByText(/^Five tries in 15 minutes .* in 15 minutes\.$/)
    await password.fill('not the password')
    for (let tries = 0; tries < 6 && (await refused.count()) === 0; tries += 1) {
      const answer = page.waitForResponse('**/api/v1/auth/login')
      await page.getByRole('button', { name: 'Sign in' }).click()
      await answer
      await page
        .getByRole('alert')
        .getByText(/belong together|Five tries/)
        .waitFor()
    }
    await refused.waitFor()
    await page.getByRole('button', { name: /^Again in 1[45]:\d\d$/, disabled: true }).waitFor()
    expect([await page.getByLabel('E-mail').inputValue(), await password.inputValue()]).toEqual([
      email,
      'not the password',
    ])
    expect(await findingsOf(page)).toEqual([])
    await page.close()
  })

  it('delays a registration, which is sent again as it was typed', async () => {
    const page = await served.browser.newPage({ locale: 'en-US' })
    await page.goto(`${served.base}/register`)
    await refuseOnce(page, '/auth/register')
    await page.getByLabel('Your business').fill('Willow Lane Veterinary Clinic')
    await page.getByLabel('Your e-mail').fill(anyEmail())
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.getByRole('button', { name: 'Register' }).click()
    await expectWait(page, 'Register')
    await page.getByRole('button', { name: 'Register' }).click()
    await page.getByRole('heading', { name: 'Tell us about your business' }).waitFor()
    expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('Willow Lane Veterinary Clinic')
    await page.close()
  })

  it('delays the mail for a new password', async () => {
    const page = await served.browser.newPage({ locale: 'en-US' })
    await page.goto(`${served.base}/reset`)
    await refuseOnce(page, '/auth/password-reset')
    await page.getByLabel('E-mail').fill('nobody.limits@mail.example')
    await page.getByRole('button', { name: 'Send the link' }).click()
    await expectWait(page, 'Send the link')
    await page.getByRole('button', { name: 'Send the link' }).click()
    await page.getByText('a link is on its way').waitFor()
    await page.close()
  })

  it('delays settings, which the server has after the second try', async () => {
    const { page, account } = await openPortal(served, '/settings/business')
    await page.getByLabel('Name', { exact: true }).fill('Willow Lane')
    await refuseOnce(page, `/tenants/${account.tenantId}`)
    await page.getByRole('button', { name: 'Save' }).click()
    await expectWait(page, 'Save')
    expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('Willow Lane')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('status').getByText('Saved').waitFor()
    expect((await account.admin({ url: `/tenants/${account.tenantId}` })).json()).toMatchObject({ name: 'Willow Lane' })
  })

  it('delays a test conversation, whose question is not typed again', async () => {
    const { page } = await openPortal(served, '/settings/assistant')
    const pane = page.getByRole('region', { name: 'Try it before you save' })
    await refuseOnce(page, '/assistant/preview')
    await pane.getByLabel('Ask as a visitor would').fill('Do you treat hamsters?')
    await pane.getByRole('button', { name: 'Send' }).click()
    await expectWait(page, 'Try again')
    await pane.getByRole('button', { name: 'Try again' }).click()
    await pane.getByText(/could not find/).waitFor()
    expect(await pane.getByText('Do you treat hamsters?').count()).toBe(1)
    expect(await pane.getByRole('alert').getByText('You can try again now.').count()).toBe(0)
  })

  it('delays a question that is tried, and what a page reads', async () => {
    const { page } = await openPortal(served, '/welcome/try')
    await refuseOnce(page, '/knowledge/trials')
    await page.getByLabel('Question').fill('Do you treat hamsters?')
    await page.getByRole('button', { name: 'Ask', exact: true }).click()
    await page.getByRole('heading', { name: 'Asked too often' }).waitFor()
    await page.getByText(`try again in ${RETRY_AFTER_S} seconds`).waitFor()
    await page.getByRole('button', { name: COUNTDOWN, disabled: true }).waitFor()
    expect(await findingsOf(page)).toEqual([])
    await passWait(page)
    await page.getByRole('button', { name: 'Try again' }).click()
    await page
      .getByRole('article')
      .getByText(/could not find/)
      .waitFor()
  })

  it('delays an act without a form, which says so beside itself', async () => {
    const { page, account } = await openPortal(served, '/knowledge/documents')
    await account.admin({ method: 'POST', url: '/services', payload: { name: 'Nail trim', duration_minutes: 15 } })
    await page.goto(`${served.base}/settings/services`)
    await page.getByRole('button', { name: /^Delete/ }).click()
    await refuseOnce(page, '/services/*')
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Delete the service' }).click()
    await dialog.getByRole('alert').getByText(REFUSED).waitFor()
    await passWait(page)
    await dialog.getByRole('alert').getByText('You can try again now.').waitFor()
    await dialog.getByRole('button', { name: 'Delete the service' }).click()
    await dialog.waitFor({ state: 'hidden' })
    expect((await account.admin({ url: '/services' })).json()).toMatchObject({ data: [] })
  })
})
