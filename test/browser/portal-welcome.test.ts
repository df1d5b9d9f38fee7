import type { Locator, Page } from 'playwright-core'
import { describe, expect, it, vi } from 'vitest'
import { startDentist, startVet } from '../onboarding/websites.ts'
import { anyEmail } from '../support/app.ts'
import { chromiumPath } from '../support/browser.ts'
import { startWebsite } from '../support/website.ts'
import { servePortal } from './portal-page.ts'

vi.setConfig({ testTimeout: 240_000 })

describe.skipIf(chromiumPath === undefined)('the first steps in the portal', () => {
  const served = servePortal({ config: { outboundAllowCidrs: ['127.0.0.0/8'] } })

  async function register(): Promise<{ page: Page; complaints: string[] }> {
    const context = await served.browser.newContext({ locale: 'en-US', timezoneId: 'America/New_York' })
    const page = await context.newPage()
    const complaints: string[] = []
    page.on('console', (message) => void (message.type() === 'error' && complaints.push(message.text())))
    await page.goto(`${served.base}/register`)
    await page.getByLabel('Your business').fill('Harbour Street Dental')
    await page.getByLabel('Your e-mail').fill(anyEmail())
    await page.getByLabel('Password', { exact: true }).fill('correct horse battery')
    complaints.length = 0
    await page.getByRole('button', { name: 'Register' }).click()
    await page.waitForURL(`${served.base}/welcome/business`)
    return { page, complaints }
  }

  const read = (page: Page, path: string) =>
    page.evaluate(async (url) => (await fetch(url)).json() as Promise<Record<string, never>>, `/api/v1${path}`)

  it('lead from a web address to a desk that answers, on a page of another website', async () => {
    const site = await startDentist()
    const { page, complaints } = await register()
    await page.getByRole('combobox', { name: 'Trade' }).selectOption('dentist')
    await page.getByLabel('Website (optional)').fill(site.origin)
    await page.getByRole('button', { name: 'Next: read my website' }).click()

    await page.getByRole('heading', { name: 'We read your website. Is this right?' }).waitFor()
    const friday = page.getByRole('listitem', { name: 'Friday' })
    await friday.getByText('Your pages disagree').waitFor()
    await page.getByText('A check-up with cleaning takes 45 minutes and costs $140.').waitFor()
    const phone = page.getByRole('listitem', { name: 'Phone' })
    await phone.getByText('“+1 (212) 555-0100” home page, in its data for search engines').waitFor()
    const { tenant } = (await read(page, '/auth/me')) as unknown as { tenant: { tenant_id: string; business: object } }
    expect(tenant.business).toMatchObject({ phone: null, hours: {} })
    await page.getByRole('button', { name: /^Accept the \d+ that agree$/ }).click()
    await phone.getByText('Accepted').waitFor()
    await page.getByText(/^\d+ of \d+ accepted\. The rest stays in the list\.$/).waitFor()
    await friday.getByRole('radio', { name: '8:00 AM–3:00 PM' }).check()
    await friday.getByRole('button', { name: 'Accept: Friday' }).click()
    await friday.getByText('Accepted').waitFor()
    expect(await read(page, `/tenants/${tenant.tenant_id}`)).toMatchObject({
      time_zone: 'America/New_York',
      business: { phone: '+12125550100', hours: { fri: [{ start: '08:00', end: '15:00' }] } },
    })

    await page.getByRole('button', { name: 'Next: Hours' }).click()
    await page.getByRole('heading', { name: 'When are you open?' }).waitFor()
    await page.getByRole('button', { name: 'Close on Thanksgiving Day' }).first().click()
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Saved. Visitors see it from now on.').waitFor()
    expect(await read(page, `/tenants/${tenant.tenant_id}`)).toMatchObject({
      country: 'US',
      business: { closures: [{ date: expect.stringMatching(/-11-2\d$/), reason: 'Thanksgiving Day' }] },
    })
    await page.getByRole('button', { name: 'Next: Services, staff' }).click()
    await page.getByRole('button', { name: 'Everybody does all of them' }).click()
    await page.getByRole('button', { name: 'Everybody does all of them' }).waitFor({ state: 'hidden' })
    const { data: services } = (await read(page, '/services')) as unknown as { data: { resource_ids: string[] }[] }
    expect(services.every(({ resource_ids: ids }) => ids.length === 2)).toBe(true)

    await page.getByRole('link', { name: /Try it/ }).click()
    await page.getByLabel('Question').fill('How much is the check-up with cleaning?')
    await page.getByRole('button', { name: 'Ask', exact: true }).click()
    await page.getByRole('article').getByText(/\$140/).waitFor()

    await page.getByRole('link', { name: /Go live/ }).click()
    await page.getByText('Not seen yet.').waitFor()
    const line = `<script src="${served.base}/widget.js" data-tenant-id="${tenant.tenant_id}" async></script>`
    const own = await startWebsite({ '/': `<title>Ours</title><p>Welcome</p>${line}` })
    await page.getByLabel(/Websites/).fill(own.origin)
    await page.getByRole('button', { name: /Save/ }).click()
    // A page that loads before the website is stored is refused, and is not seen.
    const domains = async () =>
      ((await read(page, `/tenants/${tenant.tenant_id}`)) as unknown as { allowed_domains: string[] }).allowed_domains
    await expect.poll(domains).toContain(new URL(own.origin).host)
    const visitor = await served.browser.newPage()
    await visitor.goto(own.origin)
    await page.getByText(`Seen on ${own.origin}. Your desk is live.`).waitFor()
    expect(complaints).toEqual([])
    await Promise.all([site.close(), own.close()])
  })

  it('lead to a desk that can be booked, where the trade is unknown and the website says no hours', async () => {
    const site = await startVet()
    const { page, complaints } = await register()
    await page.getByLabel('Website (optional)').fill(site.origin)
    await page.getByRole('button', { name: 'Next: read my website' }).click()
    await page.getByText('120 min, from $420').waitFor()
    const questions = page.getByRole('listitem', { name: 'First questions' })
    await questions.getByText('Asked of any business').waitFor()
    await questions.getByText(/What are your opening hours\?/).waitFor()
    await page.getByRole('button', { name: /^Accept the \d+ that agree$/ }).click()
    await questions.getByText('Accepted').waitFor()
    await page.getByRole('complementary').getByRole('heading', { name: 'What visitors see' }).waitFor()
    await page.frameLocator('iframe').getByText('What are your opening hours?').waitFor()

    await page.getByRole('link', { name: /Services, staff/ }).click()
    await page.getByRole('button', { name: 'Everybody does all of them' }).click()
    await page.getByRole('button', { name: 'Everybody does all of them' }).waitFor({ state: 'hidden' })
    const staff = page.getByRole('region', { name: 'Staff' })
    expect(await staff.getByText('no working hours yet').count()).toBe(2)
    await staff.getByRole('link', { name: 'Set the opening hours' }).click()
    await page.getByRole('button', { name: 'Add hours on Monday' }).click()
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Saved. Visitors see it from now on.').waitFor()
    await page.getByRole('button', { name: 'Next: Services, staff' }).click()
    await staff
      .getByRole('listitem')
      .filter({ hasText: 'Dr. Hannah Whitcomb' })
      .getByText('Mon 9:00 AM–5:00 PM')
      .waitFor()
    expect(await staff.getByText('no working hours yet').count()).toBe(0)

    await page.getByRole('link', { name: /Try it/ }).click()
    for (const question of ['How much is a dental cleaning?', 'What does a wellness exam cost?']) {
      await page.getByLabel('Question').fill(question)
      await page.getByRole('button', { name: 'Ask', exact: true }).click()
      await page.getByText(question).waitFor()
    }
    await page
      .getByRole('article')
      .getByText(/from \$420/)
      .waitFor()
    const tried = async () => {
      const { data } = (await read(page, '/audit?action=updateSetup')) as unknown as { data: object[] }
      return data.length
    }
    expect(await tried()).toBe(2)
    expect(complaints).toEqual([])
    await site.close()
  })

  it('take a document that is dropped, beside its frame too, and answer from it with its name', async () => {
    const { page, complaints } = await register()
    await page.goto(`${served.base}/welcome/documents`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    const drop = async (target: Locator, name: string, words: string) => {
      const dataTransfer = await page.evaluateHandle(
        ([file, text]) => {
          const transfer = new DataTransfer()
          transfer.items.add(new File([text!], file!, { type: 'text/markdown' }))
          return transfer
        },
        [name, words],
      )
      for (const type of ['dragenter', 'dragover']) await target.dispatchEvent(type, { dataTransfer })
      await page.locator('[data-dropping=true]').waitFor()
      await target.dispatchEvent('drop', { dataTransfer })
      await page.locator('[data-dropping=true]').waitFor({ state: 'detached' })
    }
    await drop(page.getByText('Choose files').first(), 'parking.md', '# Parking\n\nYou can park in the yard.')
    await page.getByRole('link', { name: 'Parking' }).waitFor()
    await drop(page.getByRole('link', { name: 'Parking' }), 'dogs.md', '# Dogs\n\nDogs may come along.')
    await page.getByRole('link', { name: 'Dogs' }).waitFor()
    await expect.poll(() => page.getByText('In use').count()).toBe(2)
    const { data } = (await read(page, '/knowledge/documents')) as unknown as { data: { title: string }[] }
    expect(data.map(({ title }) => title).toSorted()).toEqual(['Dogs', 'Parking'])

    await page.goto(`${served.base}/welcome/try`)
    await page.getByLabel('Question').fill('Where can I park?')
    await page.getByRole('button', { name: 'Ask', exact: true }).click()
    const answer = page.getByRole('article')
    await answer.getByText('You can park in the yard.').waitFor()
    await answer
      .getByText(/Parking/)
      .last()
      .waitFor()
    expect(complaints).toEqual([])
  })

  it('keep the look of the widget, with the widget itself beside it', async () => {
    const { page } = await register()
    await page.goto(`${served.base}/welcome/widget`)
    await page.getByLabel('Accent color').fill('#14506B')
    await page.getByRole('button', { name: 'Add a question' }).click()
    await page.getByRole('textbox', { name: 'Question 1' }).fill('When are you open?')
    await page.frameLocator('iframe').getByText('When are you open?').waitFor()
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Saved. Visitors see it from now on.').waitFor()
    const { tenant } = (await read(page, '/auth/me')) as unknown as { tenant: { widget: object } }
    expect(tenant.widget).toMatchObject({ accent_color: '#14506B', questions: ['When are you open?'] })
  })

  it('can be left, are listed in the sidebar, and go on where they were', async () => {
    const { page } = await register()
    await page.getByRole('link', { name: 'Finish later' }).click()
    await page.getByRole('link', { name: /Set up your desk/ }).click()
    await page.waitForURL(`${served.base}/welcome/business`)
    await page.getByRole('combobox', { name: 'Trade' }).selectOption('hair_salon')
    await page.getByRole('button', { name: 'Next', exact: true }).click()
    await page.getByText('This is a template, not your business.', { exact: false }).waitFor()
    const cut = page.getByRole('listitem', { name: 'Men’s cut' })
    await cut.getByRole('button', { name: 'Edit: Men’s cut' }).click()
    await cut.getByLabel('Price').fill('$35')
    await cut.getByRole('button', { name: 'Accept this' }).click()
    await cut.getByText('Accepted').waitFor()
    expect(await read(page, '/services')).toMatchObject({ data: [{ name: 'Men’s cut', price: '$35' }] })
    const dry = page.getByRole('listitem', { name: 'Blow-dry' })
    await dry.getByRole('button', { name: 'Discard: Blow-dry' }).click()
    await dry.getByRole('button', { name: 'Undo' }).click()
    await dry.getByRole('button', { name: 'Accept: Blow-dry' }).waitFor()
    await page.goto(served.base)
    await page.getByRole('link', { name: /Set up your desk.*1 of 8/ }).waitFor()
  })
})
