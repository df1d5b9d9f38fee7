import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { chromiumPath } from '../../support/browser.ts'
import { answered, ask, launcherOf, openView, startWidgetHost, type WidgetHost } from '../../support/widget-host.ts'

describe.skipIf(chromiumPath === undefined)('the widget and the page around it', () => {
  let host: WidgetHost

  beforeAll(async () => void (host = await startWidgetHost()))
  afterEach(async () => void (await Promise.all(host.browser.contexts().map((context) => context.close()))))
  afterAll(() => host[Symbol.asyncDispose]())

  it('looks the same under a hostile style sheet, a root font of 62.5 % and a zoomed root', async () => {
    const hostile = `<style>
      html { font-size: 62.5% !important; zoom: 2 !important }
      * { all: unset !important; letter-spacing: 9px !important; text-transform: uppercase !important; font: 40px serif !important }
      button, div, section { display: none !important; transform: rotate(30deg) !important }
      front-desk-widget { display: none !important; opacity: 0 !important; visibility: hidden !important }
    </style>`
    const shapes: unknown[] = []
    for (const head of ['', hostile]) {
      const { page } = await host.visit({ head, context: { reducedMotion: 'reduce' } })
      await launcherOf(page).click()
      await page.getByRole('textbox', { name: 'Write a message' }).waitFor()
      const parts = ['.launcher', '.panel', 'header h2', 'textarea', '.greeting']
      shapes.push(
        await Promise.all(
          parts.map((part) =>
            page
              .locator(`front-desk-widget ${part}`)
              .first()
              .evaluate((element) => {
                const { x, y, width, height } = element.getBoundingClientRect()
                const { fontSize, letterSpacing, textTransform, fontFamily } = getComputedStyle(element)
                return { x, y, width, height, fontSize, letterSpacing, textTransform, fontFamily }
              }),
          ),
        ),
      )
    }
    expect(shapes[1]).toEqual(shapes[0])
  })

  it('stays when a router replaces the body, and when it replaces the whole document', async () => {
    const { page } = await host.visit()
    await launcherOf(page).click()
    await ask(page)
    await answered(page)
    await page.evaluate(`document.body.replaceWith(document.createElement('body'))`)
    await answered(page)
    await page.evaluate(`{
      const html = document.createElement('html')
      html.append(document.createElement('head'), document.createElement('body'))
      document.documentElement.replaceWith(html)
    }`)
    await answered(page)
    await page.evaluate(`document.body.replaceWith(document.createElement('body'))`)
    await answered(page)
    expect(await page.locator('front-desk-widget').count()).toBe(1)
  })

  it('is there once, however often its script is', async () => {
    const { page, console } = await host.visit({ head: host.tag() + host.tag('data-theme="light"') })
    await launcherOf(page).waitFor()
    await page.evaluate(`{
      const again = document.createElement('script')
      again.src = ${JSON.stringify(`${host.desk}/widget.js`)}
      again.dataset.tenantId = ${JSON.stringify(host.tenant.tenantId)}
      new Promise((resolve) => { again.onload = resolve; document.head.append(again) })
    }`)
    await page.waitForLoadState('networkidle')
    expect(await page.locator('front-desk-widget').count()).toBe(1)
    expect(console.map((message) => message.text())).toContain('FrontDesk: two tags on this page; the first is used.')
  })

  it('takes bad attributes for none, and good ones before the settings of the tenant', async () => {
    await host.configure({ widget: { theme: 'light', position: 'bottom-left' } })
    const look = async (attributes: string) => {
      const { page } = await host.visit({ attributes })
      await launcherOf(page).waitFor()
      return page.locator('front-desk-widget').evaluate((element) => ({
        theme: (element as HTMLElement).dataset['theme'],
        isLeft: element.hasAttribute('data-left'),
        accent: (element as HTMLElement).style.getPropertyValue('--accent'),
      }))
    }
    const settings = { theme: 'light', isLeft: true, accent: '#FF3621' }
    expect(await look('')).toEqual(settings)
    const bad = 'data-theme="neon" data-position="top" data-accent-color="red;}*{display:none}" data-z-index="-1"'
    expect(await look(bad)).toEqual(settings)
    const good = 'data-theme="dark" data-position="bottom-right" data-accent-color="#00ff88"'
    expect(await look(good)).toEqual({ theme: 'dark', isLeft: false, accent: '#00ff88' })
    await host.configure({ widget: { theme: null, position: null } })
    expect(await look('')).toEqual({ theme: 'dark', isLeft: false, accent: '#FF3621' })
  })

  it('loads the panel, one file, when the pointer comes near, and nothing before', async () => {
    const { page } = await host.visit()
    await launcherOf(page).waitFor()
    const filesOf = () =>
      page.evaluate<string[]>(`performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)
        .filter((path) => path.startsWith('/widget/'))`)
    expect(await filesOf()).toEqual([])
    await launcherOf(page).hover()
    await expect.poll(filesOf).toHaveLength(1)
    const [panel] = await filesOf()
    await launcherOf(page).click()
    await page.getByRole('textbox', { name: 'Write a message' }).waitFor()
    expect((await filesOf()).filter((path) => path === panel || path.includes('/panel-'))).toEqual([panel])
  })

  it('opens after a first attempt without a connection', async () => {
    const { page } = await host.visit()
    await launcherOf(page).waitFor()
    await page.context().setOffline(true)
    await launcherOf(page).hover()
    await launcherOf(page).click()
    await page.context().setOffline(false)
    await expect
      .poll(async () => {
        await launcherOf(page).click()
        return page.getByRole('textbox', { name: 'Write a message' }).isVisible()
      })
      .toBe(true)
  })

  it('stores nothing before the first message, one entry after it, and never a cookie', async () => {
    const { page } = await host.visit()
    const stored = () => page.evaluate(`[Object.keys(localStorage), Object.keys(sessionStorage), document.cookie]`)
    await launcherOf(page).click()
    for (const view of ['book', 'contact', 'chat'] as const) await openView(page, view)
    expect(await stored()).toEqual([[], [], ''])
    await ask(page)
    await answered(page)
    expect(await stored()).toEqual([[`frontdesk:${host.tenant.tenantId}`], [], ''])
    expect(await page.context().cookies()).toEqual([])
  })

  it('books the start that is tapped, and moves it by its card, on a phone', async () => {
    const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
    const { page } = await host.visit({ context: phone })
    const [service] = (await host.tenant.send({ url: '/services' })).json<{ data: { name: string }[] }>().data
    await launcherOf(page).tap()
    await ask(page, `I would like to book a ${service!.name}`)
    const starts = page.locator('.starts').last()
    const chosen = starts.locator('.times button').first()
    await chosen.tap()
    await answered(page, 'May I have your name')
    expect(await chosen.getAttribute('aria-pressed')).toBe('true')
    expect(await starts.locator('.times button:enabled').count()).toBe(0)
    await ask(page, 'Ada Lovelace, ada@example.com')
    await page.getByRole('button', { name: 'Yes', exact: true }).tap()
    const change = page.getByRole('link', { name: 'Change', exact: true })
    const { pathname } = new URL((await change.getAttribute('href'))!)
    const booking = async () => {
      const { data } = (await host.tenant.send({ url: '/bookings' })).json<{ data: { client_email: string }[] }>()
      return data.find(({ client_email: email }) => email === 'ada@example.com')
    }
    const before = await booking()
    expect(before).toMatchObject({ client_name: 'Ada Lovelace', status: 'confirmed' })

    await page.goto(host.desk + pathname)
    await page.getByRole('link', { name: 'Move', exact: true }).tap()
    await page.getByRole('radio').last().check()
    await page.getByRole('button', { name: 'Move to' }).tap()
    await page.getByText('Your appointment has been moved.').waitFor()
    expect(await booking()).toMatchObject({ client_name: 'Ada Lovelace', status: 'confirmed', version: 2 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  })

  it('takes no focus that nobody gave it', async () => {
    const { page } = await host.visit({ body: '<label>Name <input id="own" autofocus></label>' })
    const focused = () => page.evaluate('document.activeElement.id || document.activeElement.tagName')
    await launcherOf(page).waitFor()
    expect(await focused()).toBe('own')
    await launcherOf(page).click()
    await ask(page)
    await page.locator('#own').focus()
    await answered(page)
    expect(await focused()).toBe('own')
    await page.reload()
    await answered(page)
    expect(await focused()).toBe('own')
  })

  it('shows words of the tenant and of visitors as the text that they are', async () => {
    const evil = '<img src=x onerror="window.hacked=1"><script>window.hacked=1</script>'
    await host.configure({
      name: evil,
      assistant: { name: evil, greeting: `${evil} [x](javascript:alert(1))` },
      widget: { questions: [evil], texts: { disclosure: evil } },
    })
    const { page } = await host.visit()
    await launcherOf(page).click()
    await page.locator('.suggestions button', { hasText: evil }).click()
    await page.locator('.bubble.visitor', { hasText: evil }).waitFor()
    await page.locator('.bubble.assistant').first().waitFor()
    expect(await page.evaluate('window.hacked')).toBeUndefined()
    expect(await page.locator('front-desk-widget :is(img, script, iframe)').count()).toBe(0)
    expect(await page.locator('front-desk-widget a[href^="javascript"]').count()).toBe(0)
    await host.configure({
      name: 'Harbour Dental',
      assistant: { name: null, greeting: null },
      widget: { questions: [], texts: { disclosure: null } },
    })
  })

  it('has an API for the page: commands from before it was there, events, and the end of it all', async () => {
    const queue = `<script>
      window.FrontDesk = window.FrontDesk || function () { (FrontDesk.q = FrontDesk.q || []).push(arguments) }
      window.heard = []
      for (const name of ['ready', 'open', 'close', 'message']) FrontDesk('on', name, () => heard.push(name))
      FrontDesk('on', 'open', () => { throw new Error('of the page') })
      FrontDesk('identify', { name: 'Ada Lovelace', email: 'ada@example.com' })
      FrontDesk('open', 'contact')
    </script>`
    const { page } = await host.visit({ head: queue })
    await page.getByRole('textbox', { name: 'E-mail' }).waitFor()
    expect(await page.getByRole('textbox', { name: 'E-mail' }).inputValue()).toBe('ada@example.com')
    await page.evaluate(`FrontDesk('close')`)
    await page.locator('.panel').waitFor({ state: 'hidden' })
    expect(await page.evaluate('heard')).toEqual(['ready', 'open', 'close'])
    await page.evaluate(`FrontDesk('shutdown')`)
    await page.locator('front-desk-widget').waitFor({ state: 'detached' })
    expect(await page.evaluate('typeof FrontDesk')).toBe('undefined')
  })
})
