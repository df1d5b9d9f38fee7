import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { chromiumPath, findingsOf } from '../../support/browser.ts'
import {
  answered,
  ask,
  composerOf,
  launcherOf,
  openView,
  startWidgetHost,
  type WidgetHost,
} from '../../support/widget-host.ts'

const THEMES = ['dark', 'light'] as const

describe.skipIf(chromiumPath === undefined)('the widget for everybody', () => {
  let host: WidgetHost

  beforeAll(async () => {
    host = await startWidgetHost()
    await host.configure({ widget: { questions: ['Are you open on Saturday?'] } })
  })
  afterEach(async () => void (await Promise.all(host.browser.contexts().map((context) => context.close()))))
  afterAll(() => host[Symbol.asyncDispose]())

  const openTimes = async (page: Page) => {
    await openView(page, 'book')
    await page.getByRole('button', { name: 'Check-up' }).click()
    await page.locator('.day:not(.closed)').last().click()
    await page.locator('.times button').first().waitFor()
  }

  /** Every view, reached as a visitor would. */
  const VIEWS: [name: string, reach: (page: Page) => Promise<unknown>][] = [
    ['the launcher', async () => {}],
    ['the greeting', (page) => launcherOf(page).click()],
    [
      'a conversation',
      async (page) => {
        await ask(page)
        await answered(page)
      },
    ],
    ['the services', (page) => openView(page, 'book')],
    ['the times', openTimes],
    ['the details', (page) => page.locator('.times button').last().click()],
    ['errors of the details', (page) => page.locator('#view-book button[type=submit]').click()],
    [
      'an appointment',
      async (page) => {
        await page.getByRole('textbox', { name: 'Name' }).fill('Ada Lovelace')
        await page.getByRole('textbox', { name: 'E-mail' }).fill('ada@example.com')
        await page.locator('#view-book button[type=submit]').click()
        await page.getByRole('heading', { name: 'Your appointment is booked.' }).waitFor()
      },
    ],
    ['the form', (page) => openView(page, 'contact')],
    [
      'the thanks',
      async (page) => {
        await page.getByRole('textbox', { name: 'Phone' }).fill('+1 415 555 0100')
        await page.getByRole('button', { name: 'Send' }).click()
        await page.getByRole('heading', { name: /Thank you/ }).waitFor()
      },
    ],
  ]

  it.each(THEMES)('has no finding of axe on any view, %s', async (theme) => {
    const { page } = await host.visit({ attributes: `data-theme="${theme}"` })
    await launcherOf(page).waitFor()
    // Without animations, so that contrast is measured on final colours.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const [name, reach] of VIEWS) {
      if (name === 'the times') await page.reload().then(() => composerOf(page).waitFor())
      await reach(page)
      expect({ name, findings: await findingsOf(page) }).toEqual({ name, findings: [] })
    }
  })

  it('asks for consent first where the tenant wants it, and keeps the focus in reach', async () => {
    await host.configure({ widget: { consent: { required: true, privacy_url: 'https://www.example.com/privacy' } } })
    const { page } = await host.visit()
    await launcherOf(page).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'I agree' }).waitFor()
    expect(await findingsOf(page)).toEqual([])
    expect(await composerOf(page).count()).toBe(0)
    await page.keyboard.press('Enter')
    await composerOf(page).waitFor()
    await ask(page)
    await answered(page)
    await page.reload()
    await answered(page)
    await host.configure({ widget: { consent: { required: false } } })
  })

  it('goes from the launcher to a booked appointment and back by keyboard alone', async () => {
    const { page } = await host.visit({ body: '<h1>A shop</h1><a href="/x">A link</a>' })
    await launcherOf(page).waitFor()
    const focused = () =>
      page.evaluate(`{
        let element = document.activeElement
        while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement
        element.getAttribute('aria-label') || element.labels?.[0]?.textContent || element.textContent
      }`) as Promise<string>
    /** Presses the key until the wanted element has the focus. */
    const reach = async (key: string, wanted: RegExp) => {
      for (let presses = 0; presses < 60; presses += 1) {
        if (wanted.test(await focused())) return
        await page.keyboard.press(key)
      }
      throw new Error(`Nobody gets to ${wanted}; the focus is on ${await focused()}`)
    }
    await reach('Tab', /^Chat: Harbour Dental/)
    await page.keyboard.press('Enter')
    await composerOf(page).waitFor()
    expect(await focused()).toBe('Write a message')
    await reach('Shift+Tab', /^Book an appointment/)
    await page.keyboard.press('Enter')
    await expect.poll(focused).toBe('Book an appointment')
    await page.getByRole('button', { name: 'Check-up' }).waitFor()
    await reach('Tab', /^Check-up/)
    await page.keyboard.press('Enter')
    await page.locator('.day:not(.closed)').first().waitFor()
    expect(await focused()).toBe('Check-up')
    await reach('Tab', /^\w+day, /)
    await page.keyboard.press('Enter')
    await reach('Tab', /^\d+:\d\d/)
    await page.keyboard.press('Enter')
    await page.getByText('Kept for you until').waitFor()
    expect(await focused()).toBe('Your details')
    await reach('Tab', /^Name/)
    await page.keyboard.press('Enter')
    expect(await focused()).toBe('Name')
    await page.keyboard.type('Grace Hopper')
    await reach('Tab', /^E-mail/)
    await page.keyboard.type('grace@example.com')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Your appointment is booked.' }).waitFor()
    await expect.poll(focused).toBe('Your appointment is booked.')
    await reach('Tab', /^Change or cancel$/)
    const entry = await page.getByRole('link', { name: 'Add to calendar' }).getAttribute('href')
    expect((await host.app.inject({ url: new URL(entry!).pathname })).body).toContain('SUMMARY:')
    // One step back, and then out.
    await page.keyboard.press('Escape')
    await expect.poll(focused).toBe('Write a message')
    await page.keyboard.press('Escape')
    expect(await focused()).toMatch(/^Chat: Harbour Dental/)
  })

  it('speaks an answer once, when it is whole, and without its marks', async () => {
    const { page } = await host.visit()
    await launcherOf(page).click()
    await composerOf(page).waitFor()
    await page.evaluate(`{
      window.spoken = []
      const status = document.querySelector('front-desk-widget').shadowRoot.querySelector('[role=status].unseen')
      new MutationObserver(() => spoken.push(status.textContent)).observe(status, { childList: true, characterData: true, subtree: true })
    }`)
    await ask(page)
    await page.locator('.sources').waitFor()
    await page.evaluate(`FrontDesk('update', { theme: 'light' })`)
    await page.locator('front-desk-widget[data-theme=light]').waitFor({ state: 'attached' })
    const spoken = ((await page.evaluate('window.spoken')) as string[]).filter((text) => text !== '')
    expect(spoken).toHaveLength(1)
    expect(spoken[0]).toContain('On Saturdays we are open from 9 am to 1 pm.')
    expect(spoken[0]).not.toMatch(/\*\*|\]\(/)
  })

  it('is a sheet on a phone, in whose language and direction it should be', async () => {
    const phone = { viewport: { width: 390, height: 844 }, locale: 'de-DE', hasTouch: true, isMobile: true }
    const { page } = await host.visit({ context: phone, head: '<meta name="viewport" content="width=device-width">' })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await launcherOf(page).tap()
    await page.getByRole('textbox', { name: 'Nachricht schreiben' }).waitFor()
    expect(await page.locator('.panel').boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 })
    expect(await launcherOf(page).isVisible()).toBe(false)
    expect(await page.locator('.panel').getAttribute('lang')).toBe('de-DE')
    await host.configure({ widget: { texts: { placeholder: 'كتابة رسالة' } } })
    const { page: arabic } = await host.visit({ attributes: 'data-locale="ar"' })
    await launcherOf(arabic).click()
    await arabic.getByRole('textbox', { name: 'كتابة رسالة' }).waitFor()
    expect(await arabic.locator('.panel').getAttribute('dir')).toBe('rtl')
    expect(await findingsOf(arabic)).toEqual([])
    await host.configure({ widget: { texts: { placeholder: null } } })
  })
})
