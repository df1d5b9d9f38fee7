import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { chromiumPath, findingsOf } from '../../support/browser.ts'
import {
  answered,
  ask,
  chooseTime,
  composerOf,
  launcherOf,
  openView,
  startWidgetHost,
  timesOf,
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
    await page.locator('.day[aria-disabled=false]').last().click()
    await timesOf(page).first().waitFor({ state: 'attached' })
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
    ['an open source', (page) => page.locator('.sources summary').first().click()],
    [
      'offered starts',
      async (page) => {
        await ask(page, 'I would like to book a Check-up tomorrow')
        await page.locator('.starts .times button').first().waitFor()
      },
    ],
    [
      'the first screen again',
      async (page) => {
        await page.locator('header [data-view=chat]').click()
        await page.locator('.way[data-view=chat]').waitFor()
      },
    ],
    ['the services', (page) => openView(page, 'book')],
    ['the times', openTimes],
    ['the details', (page) => chooseTime(page, timesOf(page).last())],
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

  it.each(THEMES)('has no finding of axe on any view, nor moves, nor breaks a strict policy, %s', async (theme) => {
    const policy = `default-src 'none'; script-src DESK; connect-src DESK; require-trusted-types-for 'script'; trusted-types 'none'`
    const headers = { 'content-security-policy': policy.replaceAll('DESK', host.desk) }
    const { page, violations } = await host.visit({ attributes: `data-theme="${theme}"`, headers })
    await launcherOf(page).waitFor()
    // Without animations, so that contrast is measured on final colours.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const [name, reach] of VIEWS) {
      if (name === 'the times') await page.reload().then(() => composerOf(page).waitFor())
      await reach(page)
      expect({ name, findings: await findingsOf(page) }).toEqual({ name, findings: [] })
      const moving = () =>
        page.evaluate(() => document.querySelector('front-desk-widget')!.shadowRoot!.getAnimations().length)
      await expect.poll(moving).toBe(0)
    }
    expect(violations).toEqual([])
  })

  it('needs no sideways scrolling at 320 px, and keeps its bars below half of the height', async () => {
    const { page } = await host.visit({ context: { viewport: { width: 320, height: 480 } } })
    await launcherOf(page).waitFor()
    for (const [name, reach] of VIEWS) {
      if (name === 'the times') await openView(page, 'chat')
      await reach(page)
      const found = await page.evaluate(() => {
        const panel = document.querySelector('front-desk-widget')!.shadowRoot!.querySelector('.panel')
        const shown = [...(panel?.querySelectorAll('*') ?? [])].filter(({ clientWidth }) => clientWidth > 0)
        return {
          wide: shown
            .filter((one) => /auto|scroll/.test(getComputedStyle(one).overflowX) && one.scrollWidth > one.clientWidth)
            .map(({ className }) => className),
          bars: shown.filter((one) => one.matches('.bar') && one.clientHeight > innerHeight / 2).length,
        }
      })
      expect({ name, ...found }).toEqual({ name, wide: [], bars: 0 })
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
    await page.locator('.day[aria-disabled=false]').first().waitFor()
    expect(await focused()).toBe('Check-up')
    await reach('Tab', /^\w+day, /)
    await page.keyboard.press('Enter')
    await reach('Tab', /^\d+:\d\d/)
    await page.keyboard.press('Space')
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
    await reach('Tab', /^Change$/)
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

  it('keeps with forced colours what backgrounds tell elsewhere: edges, and what is chosen', async () => {
    const { page } = await host.visit({ context: { forcedColors: 'active' } })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const look = (part: string) =>
      page
        .locator(`.panel ${part}`)
        .first()
        .evaluate((element) => {
          const probe = element.closest('.panel')!.appendChild(document.createElement('i'))
          const colorOf = (name: string) => {
            probe.style.color = name
            return getComputedStyle(probe).color
          }
          const { backgroundColor, borderTopStyle, color, stroke } = getComputedStyle(element)
          const found = {
            isHighlighted: backgroundColor === colorOf('Highlight'),
            isFilled: backgroundColor === colorOf('CanvasText'),
            isInk: [colorOf('ButtonText'), colorOf('CanvasText')].includes(stroke === 'none' ? color : stroke),
            edge: borderTopStyle,
          }
          probe.remove()
          return found
        })
    await launcherOf(page).click()
    await composerOf(page).waitFor()
    expect(await launcherOf(page).evaluate((button) => getComputedStyle(button).borderTopStyle)).toBe('solid')
    for (const part of ['.face', '.way', '.composer textarea']) expect((await look(part)).edge).toBe('solid')
    for (const icon of ['.way svg', '.composer .icon svg']) expect((await look(icon)).isInk).toBe(true)
    let answer!: () => void
    const isDue = new Promise<void>((resolve) => (answer = resolve))
    // The message is taken, which its first event says, and the answer goes on once it is due.
    await page.route('**/api/v1/widget/chat', async (route) => {
      const response = await route.fetch()
      const [taken] = (await response.text()).split('\n\n', 1)
      await route.fulfill({ response, body: `${taken}\n\n` })
    })
    await page.route('**/api/v1/widget/chat/*', async (route) => {
      await isDue
      await route.continue()
    })
    await ask(page)
    await page.locator('.typing i').first().waitFor()
    expect((await look('.typing i')).isFilled).toBe(true)
    answer()
    await answered(page)
    expect((await look('.bubble.assistant')).edge).toBe('solid')
    expect((await look('.bubble.visitor')).edge).toBe('dashed')
    await page.getByRole('button', { name: 'Helpful', exact: true }).click()
    await page.locator('.thumb[aria-pressed=true]').waitFor()
    expect((await look('.thumb[aria-pressed=true]')).isHighlighted).toBe(true)
    await openView(page, 'book')
    await page.getByRole('button', { name: 'Check-up' }).click()
    await page.locator('.day[aria-selected=true]').waitFor()
    expect(await look('.day[aria-selected=true]')).toMatchObject({ isHighlighted: true })
    expect(await look('.day[aria-selected=false][aria-disabled=false]')).toMatchObject({
      isHighlighted: false,
      edge: 'solid',
    })
    expect((await look('.times span')).edge).toBe('solid')
    await timesOf(page).last().locator('..').click()
    expect(await look('.times :checked + span')).toMatchObject({ isHighlighted: true })
    await chooseTime(page, timesOf(page).last())
    await page.getByText('Kept for you until').waitFor()
    for (const part of ['.primary', '.summary', '[name=name]']) expect((await look(part)).edge).toBe('solid')
  })

  it('covers the page behind it on a phone also where the file for phones arrives last', async () => {
    const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
    const { page } = await host.visit({ context: phone, head: '<meta name="viewport" content="width=device-width">' })
    const { promise: drawn, resolve: arrive } = Promise.withResolvers<void>()
    await page.route('**/phone-*.js', async (route) => {
      await drawn
      await route.continue()
    })
    await launcherOf(page).tap()
    await page.locator('.panel .composer textarea').waitFor()
    expect(await page.evaluate('document.body.inert')).toBe(false)
    arrive()
    await expect.poll(() => page.evaluate('document.body.inert')).toBe(true)
  })

  it('is a sheet on a phone, in whose language and direction it should be', async () => {
    const phone = { viewport: { width: 390, height: 844 }, locale: 'de-DE', hasTouch: true, isMobile: true }
    const { page } = await host.visit({ context: phone, head: '<meta name="viewport" content="width=device-width">' })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await launcherOf(page).tap()
    await page.getByRole('textbox', { name: 'Nachricht schreiben' }).waitFor()
    expect(await page.locator('.panel').boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 })
    expect(await launcherOf(page).isVisible()).toBe(false)
    // The visitor's language in the country of the business, by which the assistant writes its times too.
    expect(await page.locator('.panel').getAttribute('lang')).toBe('de-US')
    // The page behind it cannot be reached, until the panel is closed or the widget is gone.
    const isInert = () => page.evaluate('document.body.inert')
    await expect.poll(isInert).toBe(true)
    expect(await page.locator('.panel').getAttribute('aria-modal')).toBe('true')
    await page.locator('header .close').tap()
    await expect.poll(isInert).toBe(false)
    await launcherOf(page).tap()
    await expect.poll(isInert).toBe(true)
    await page.evaluate(`FrontDesk('shutdown')`)
    await expect.poll(isInert).toBe(false)
    await host.configure({ widget: { texts: { placeholder: 'كتابة رسالة' } } })
    const { page: arabic } = await host.visit({ attributes: 'data-locale="ar"' })
    await launcherOf(arabic).click()
    await arabic.getByRole('textbox', { name: 'كتابة رسالة' }).waitFor()
    expect(await arabic.locator('.panel').getAttribute('dir')).toBe('rtl')
    expect(await findingsOf(arabic)).toEqual([])
    await host.configure({ widget: { texts: { placeholder: null } } })
  })
})
