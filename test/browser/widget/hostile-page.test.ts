import type { BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { chromiumPath } from '../../support/browser.ts'
import { standInForSpeech } from '../../support/speech.ts'
import {
  answered,
  ask,
  chooseTime,
  launcherOf,
  openView,
  startWidgetHost,
  timesOf,
  type WidgetHost,
} from '../../support/widget-host.ts'

const RULES = `
  * { all: unset !important; font: 40px serif !important; letter-spacing: 9px !important; direction: rtl !important }
  button, div, section, form, input, textarea, summary, svg, small, p { display: none !important; transform: rotate(30deg) !important }
  front-desk-widget { display: none !important; opacity: 0 !important; zoom: 2 !important; inset: 0 !important; filter: blur(9px) !important }
  @keyframes rise { from { translate: 900px } to { translate: 900px } }`

/** Inherited properties reach into a shadow root, variables too. */
const INHERITED = `
  html {
    zoom: 2; direction: rtl; font: italic 900 40px/3 cursive; letter-spacing: 5px; word-spacing: 20px; text-indent: 50px; text-align: right;
    text-transform: uppercase; white-space: pre; visibility: hidden; cursor: none; pointer-events: none; user-select: none;
    color: red; tab-size: 40; hyphens: auto; list-style: square inside; border-collapse: collapse; writing-mode: vertical-rl;
    --height: 90px; --top: 60px; --level: 9; --reach: 90px; --bg: red; --fg: red; --line: red; --accent: red; --y: 300px; --right: 300px;
  }
  body { zoom: 2; visibility: visible }`

const PLACES = [
  ['a style sheet that rules everything', RULES, { viewport: { width: 1280, height: 800 } }],
  ['a page whose every inherited style is odd', INHERITED, { viewport: { width: 390, height: 844 } }],
] as const

/** Boxes and text styles of all that is visible, by the element and its place. */
type Shape = Record<string, string>

describe.skipIf(chromiumPath === undefined)('the widget on a hostile page', () => {
  // Standing still, so that times and free starts are the same on each page.
  const now = new Date()
  let host: WidgetHost

  beforeAll(async () => {
    host = await startWidgetHost([], { clock: { now: () => now } })
    await host.configure({ voice: { browser_voice: 'any' }, widget: { questions: ['Are you open on Saturday?'] } })
  })
  afterEach(async () => void (await Promise.all(host.browser.contexts().map((context) => context.close()))))
  afterAll(() => host[Symbol.asyncDispose]())

  const shapeOf = (page: Page): Promise<Shape> =>
    page.locator('front-desk-widget').evaluate((widget) => {
      // How far it scrolls by itself depends on when the answer comes.
      widget.shadowRoot!.querySelector('.log')?.scrollTo(0, 10_000)
      const visible = [...widget.shadowRoot!.querySelectorAll('*')].filter((element) => element.checkVisibility())
      return Object.fromEntries(
        visible.map((element, index) => {
          const { x, y, width, height } = element.getBoundingClientRect()
          const style = getComputedStyle(element)
          const { fontSize, fontFamily, fontStyle, fontWeight, lineHeight, letterSpacing, wordSpacing } = style
          const { textIndent, textAlign, textTransform, whiteSpace, direction, writingMode } = style
          const { color, backgroundColor, borderColor, visibility, cursor, pointerEvents, userSelect, opacity } = style
          const text = [fontSize, fontFamily, fontStyle, fontWeight, lineHeight, letterSpacing, wordSpacing]
          const flow = [textIndent, textAlign, textTransform, whiteSpace, direction, writingMode]
          const look = [color, backgroundColor, borderColor, visibility, cursor, pointerEvents, userSelect, opacity]
          const name = `${index} ${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}`
          return [name, [[x, y, width, height].map(Math.round), text, flow, look].map(String).join(' | ')]
        }),
      )
    })
  /** The shape once nothing moves any more. */
  const settled = async (page: Page): Promise<Shape> => {
    let before = await shapeOf(page)
    for (;;) {
      await page.waitForTimeout(200)
      const after = await shapeOf(page)
      if (JSON.stringify(after) === JSON.stringify(before)) return after
      before = after
    }
  }

  /** A visitor's way through every view. References differ from booking to booking, and are replaced. */
  async function shapes(head: string, context: BrowserContextOptions): Promise<Record<string, Shape>> {
    const { page } = await host.visit({
      head,
      context: { ...context, reducedMotion: 'reduce' },
      prepare: async (opened) => {
        await opened.clock.setFixedTime(now)
        await standInForSpeech(opened, { local: 'available' })
        await opened.route(/\/widget\/(chat|bookings)$/, async (route) => {
          const response = await route.fetch()
          const body = (await response.text()).replace(/(reference is |"reference":")\w{6}/g, '$1K3F9QZ')
          await route.fulfill({ response, body })
        })
      },
    })
    const seen: Record<string, Shape> = {}
    const look = async (name: string) => void (seen[name] = await settled(page))

    await launcherOf(page).waitFor()
    await look('launcher')
    await launcherOf(page).click()
    await page.getByText('Next free').waitFor()
    await look('first screen')
    await page.locator('.suggestions button').first().click()
    await page.locator('.sources summary').click()
    await look('conversation')
    await ask(page, 'I would like to book a Check-up tomorrow')
    const start = page.locator('.starts .times button').first()
    await start.waitFor()
    await look('offer')
    await start.click()
    await answered(page, 'May I have your name')
    await ask(page, 'Ada Lovelace, ada@hostile.example')
    await page.getByRole('button', { name: 'Yes', exact: true }).click()
    await page.locator('#view-chat .card a').first().waitFor()
    await page.locator('.typing').waitFor({ state: 'detached' })
    await look('booked card')

    await openView(page, 'book')
    await page.locator('.choices button').first().click()
    await page.locator('.day[aria-disabled=false]').last().click()
    await timesOf(page).first().waitFor({ state: 'attached' })
    await look('times')
    await chooseTime(page)
    await page.getByText('Kept for you until').waitFor()
    const submit = page.locator('#view-book button[type=submit]')
    await submit.click()
    await look('details')
    await page.getByRole('textbox', { name: 'Name' }).fill('Ada Lovelace')
    await page.getByRole('textbox', { name: 'E-mail' }).fill('ada@hostile.example')
    await submit.click()
    await page.locator('#view-book .card').waitFor()
    await look('booked')

    await openView(page, 'call')
    await page.getByRole('button', { name: 'Start call' }).click()
    await page.getByRole('heading', { name: 'Before we talk' }).waitFor()
    await look('call consent')

    await openView(page, 'contact')
    const view = page.locator('#view-contact')
    await view.getByRole('button', { name: 'Call me back' }).click()
    await look('contact')
    await view.getByRole('textbox', { name: 'E-mail' }).fill('ada@hostile.example')
    await view.getByRole('button', { name: 'Send', exact: true }).click()
    await view.getByText('has been passed on').waitFor()
    await look('thanks')
    await page.context().close()
    await cancelAll()
    return seen
  }

  /** For the next page, the same starts are free. */
  async function cancelAll(): Promise<void> {
    const { data } = (await host.tenant.send({ url: '/bookings?client_email=ada@hostile.example' })).json<{
      data: { booking_id: string; status: string }[]
    }>()
    for (const { booking_id: id, status } of data) {
      if (status !== 'confirmed') continue
      await host.tenant.send({ method: 'POST', url: `/bookings/${id}/cancel`, payload: {} })
    }
  }

  describe.each(PLACES)('%s', (_, sheet, context) => {
    let plain: Record<string, Shape>
    beforeAll(async () => void (plain = await shapes('', context)))

    it('changes nothing in any view', async () => {
      expect(Object.values(plain).every((shape) => Object.keys(shape).length > 0)).toBe(true)
      expect(await shapes(`<style>${sheet}</style>`, context)).toEqual(plain)
    })
  })
})
