import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { chromiumPath, findingsOf } from '../../support/browser.ts'
import { launcherOf, openView, startWidgetHost, type WidgetHost } from '../../support/widget-host.ts'

describe.skipIf(chromiumPath === undefined)('a call-back in the widget', () => {
  let host: WidgetHost

  beforeAll(async () => {
    host = await startWidgetHost()
  })
  afterEach(async () => void (await Promise.all(host.browser.contexts().map((context) => context.close()))))
  afterAll(() => host[Symbol.asyncDispose]())

  const open = async (theme = 'dark', locale = 'en') => {
    const { page } = await host.visit({ attributes: `data-theme="${theme}" data-locale="${locale}"` })
    // Without animations, so that contrast is measured on final colours.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await launcherOf(page).click()
    await openView(page, 'contact')
    return page
  }

  it.each(['dark', 'light'])('says whom it calls, and that a simulated line rings nowhere, %s', async (theme) => {
    const page = await open(theme)
    await page.getByRole('button', { name: 'Call me back' }).click()
    await page.getByText('Please fill this in.').waitFor()
    expect(await findingsOf(page)).toEqual([])
    const number = theme === 'dark' ? '+1 415 555 0101' : '+1 415 555 0102'
    await page.getByRole('textbox', { name: 'Name' }).fill('Ada')
    await page.getByRole('textbox', { name: 'Phone' }).fill(number)
    await page.getByRole('button', { name: 'Call me back' }).click()
    await page.getByRole('heading', { name: `Thank you. We will call ${number}.` }).waitFor()
    await page.getByText("This is a demonstration: nobody's phone rings.").waitFor()
    await page.locator('.captions p', { hasText: 'Harbour Dental' }).first().waitFor()
    await page.locator('.captions p', { hasText: 'You' }).first().waitFor()
    expect(await findingsOf(page)).toEqual([])
    const { data } = (await host.tenant.send({ url: '/calls' })).json<{ data: object[] }>()
    expect(data[0]).toMatchObject({ direction: 'outbound', simulated: true, phone_number: number.replaceAll(' ', '') })
  })

  it('is refused in words for a visitor, and marks a number that is none', async () => {
    await host.configure({ voice: { do_not_call: ['+14155550103'] } })
    const page = await open()
    await page.getByRole('textbox', { name: 'Phone' }).fill('+1 415 555 0103')
    await page.getByRole('button', { name: 'Call me back' }).click()
    await page.getByRole('alert').filter({ hasText: 'We cannot call you back right now.' }).waitFor()
    await page.getByRole('textbox', { name: 'Phone' }).fill('112')
    await page.getByRole('button', { name: 'Call me back' }).click()
    await page.getByText('Please check this.').waitFor()
    await host.configure({ voice: { do_not_call: [] } })
  })

  it('is all there is where the business takes no messages: then Enter asks for it', async () => {
    await host.configure({ widget: { features: { contact: false } } })
    const page = await open('light', 'de')
    await page.getByText('Hinterlassen Sie Ihre Nummer, und Harbour Dental ruft Sie zurück.').waitFor()
    expect(await page.getByRole('textbox', { name: 'E-Mail' }).count()).toBe(0)
    expect(await findingsOf(page)).toEqual([])
    await page.getByRole('textbox', { name: 'Telefon' }).fill('+49 30 901820')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Danke. Wir rufen +49 30 901820 an.' }).waitFor()
    await host.configure({ widget: { features: { contact: null, callback: false } } })
    const without = await open()
    await without.getByRole('textbox', { name: 'Phone' }).waitFor()
    expect(await without.getByRole('button', { name: 'Call me back' }).count()).toBe(0)
    await host.configure({ widget: { features: { callback: null } } })
  })
})
