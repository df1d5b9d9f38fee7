import type { Page, Route } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { chromiumPath, findingsOf } from '../../support/browser.ts'
import {
  answered,
  ask,
  composerOf,
  launcherOf,
  startWidgetHost,
  type VisitOptions,
  type WidgetHost,
} from '../../support/widget-host.ts'

/** One red pixel. */
const LOGO = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=='

/** A Tuesday, 2:12 PM in New York. */
const NOW = '2026-11-24T19:12:00.000Z'
const CLOSES = '2026-11-24T23:00:00.000Z'
const OPENS = '2026-11-25T13:00:00.000Z'

type Open = { is_open: boolean; changes_at: string } | null

describe.skipIf(chromiumPath === undefined)('what a visitor sees first', () => {
  let host: WidgetHost

  beforeAll(async () => {
    host = await startWidgetHost()
    const assistant = { name: 'Harbour Assistant' }
    await host.configure({ name: 'Harbour Street Dental', time_zone: 'America/New_York', assistant })
  })
  afterEach(async () => void (await Promise.all(host.browser.contexts().map((context) => context.close()))))
  afterAll(() => host[Symbol.asyncDispose]())

  const open = async (options: VisitOptions = {}): Promise<Page> => {
    const { page } = await host.visit(options)
    await launcherOf(page).click()
    await composerOf(page).waitFor()
    return page
  }
  /** Replaces the hours of both replies that tell them. */
  const withHours = (page: Page, openings: () => Open) => {
    const told = async (route: Route) => {
      const response = await route.fetch()
      const body = (await response.json()) as { config?: object }
      Object.assign(body.config ?? body, { open: openings() })
      await route.fulfill({ response, json: body })
    }
    return Promise.all([page.route('**/api/v1/widget/embed*', told), page.route('**/api/v1/widget/config*', told)])
  }
  const status = (page: Page) => page.locator('header .who p')

  it('says until when the business is open, and goes with the time: closed, its greeting, and open again', async () => {
    let hours: Open = { is_open: true, changes_at: CLOSES }
    const page = await open({
      prepare: async (opened) => {
        await opened.clock.install({ time: NOW })
        await withHours(opened, () => hours)
      },
    })
    expect(await status(page).innerText()).toBe('Open until 6 PM')
    expect(await page.locator('.greeting').innerText()).toBe('Hello. How can we help?')
    hours = { is_open: false, changes_at: OPENS }
    await page.clock.fastForward('04:00:00')
    await expect.poll(() => status(page).innerText()).toBe('Opens Wed at 8 AM')
    expect(await status(page).getAttribute('class')).toBe('shut')
    expect(await page.locator('.greeting').innerText()).toBe('We’re closed, but you can still book and ask.')
    hours = { is_open: true, changes_at: '2026-11-25T23:00:00.000Z' }
    await page.clock.fastForward('15:00:00')
    await expect.poll(() => status(page).innerText()).toBe('Open until 6 PM')
    expect(await status(page).getAttribute('class')).toBe('open')
  })

  it('says no hour that has passed, and asks again after a minute where none was told', async () => {
    let asked = 0
    const page = await open({
      prepare: async (opened) => {
        await opened.clock.install({ time: '2026-11-25T00:30:00.000Z' })
        await withHours(opened, () => ({ is_open: (asked += 1) < 4, changes_at: asked < 4 ? CLOSES : OPENS }))
      },
    })
    await expect.poll(() => status(page).innerText()).toBe('Harbour Assistant')
    expect(await status(page).getAttribute('class')).toBeNull()
    await expect.poll(() => asked).toBe(2)
    await page.clock.fastForward('01:01')
    await expect.poll(() => asked).toBe(3)
    await page.clock.fastForward('01:01')
    await expect.poll(() => status(page).innerText()).toBe('Opens Wed at 8 AM')
  })

  it('has the initials of the business, and its picture where there is one, under a policy without images', async () => {
    const page = await open()
    expect(await page.locator('header .face').innerText()).toBe('HS')
    await host.tenant.send({ method: 'POST', url: '/widget/logo', payload: { file: LOGO } })
    const policy = `default-src 'none'; script-src ${host.desk}; connect-src ${host.desk}`
    const { page: other, violations } = await host.visit({ headers: { 'content-security-policy': policy } })
    await launcherOf(other).click()
    const canvas = other.locator('header .face canvas')
    await canvas.waitFor()
    const opacity = await canvas.evaluate(
      (element) => (element as HTMLCanvasElement).getContext('2d')!.getImageData(0, 0, 1, 1).data[3],
    )
    expect(opacity).toBeGreaterThan(0)
    expect(await other.locator('header .face').innerText()).toBe('')
    expect(violations).toEqual([])
    await host.tenant.send({ method: 'DELETE', url: '/widget/logo' })
  })

  it('cuts a long name after two lines, and has it in full for those who point at it or listen', async () => {
    const name = 'The Harbour Street Practice of Dentistry, Orthodontics and Oral Surgery'
    await host.configure({ name })
    const page = await open()
    const heading = page.locator('header h2')
    const { isCut, lines } = await heading.evaluate((element) => ({
      isCut: element.scrollHeight > element.clientHeight,
      lines: element.clientHeight / Number.parseInt(getComputedStyle(element).lineHeight),
    }))
    expect({ isCut, lines }).toEqual({ isCut: true, lines: 2 })
    expect(await heading.getAttribute('title')).toBe(name)
    expect(await page.getByRole('dialog', { name }).count()).toBe(1)
    await host.configure({ name: 'Harbour Street Dental' })
  })

  it('is told once that a machine answers, in the whole conversation', async () => {
    const page = await open()
    const told = async () => (await page.locator('.panel').innerText()).match(/\bAI\b|machine|robot|virtual/gi) ?? []
    expect(await told()).toHaveLength(1)
    await ask(page)
    await answered(page)
    await ask(page, 'Hello')
    await expect.poll(() => page.locator('.bubble.assistant').count()).toBe(2)
    await page.locator('.typing').waitFor({ state: 'detached' })
    expect(await told()).toHaveLength(1)
    expect(await page.locator('.log > :first-child').innerText()).toBe(
      'Harbour Assistant is an AI and can be wrong. You can ask for a person at any time.',
    )
    await page.reload()
    await answered(page)
    expect(await told()).toHaveLength(1)
  })

  it('is led back to from a conversation, and from there to the conversation again', async () => {
    await host.configure({ widget: { questions: ['Are you open on Saturday?'] } })
    const page = await open({ context: { viewport: { width: 390, height: 844 } } })
    const back = page.locator('header').getByRole('button', { name: 'Back', exact: true })
    expect(await back.count()).toBe(0)
    await page.getByRole('button', { name: 'Are you open on Saturday?' }).click()
    await answered(page)
    await composerOf(page).fill('And on')
    await back.click()
    await page.getByRole('heading', { name: 'Hello. How can we help?' }).waitFor()
    await page.getByRole('button', { name: 'Are you open on Saturday?' }).waitFor()
    expect(await page.locator('.bubble, header [data-view]').count()).toBe(0)
    // It was told above the conversation.
    expect(await page.locator('.panel').getByText('is an AI').count()).toBe(0)
    // Unfinished words stay, and so does the way out.
    expect(await composerOf(page).inputValue()).toBe('And on')
    expect(await findingsOf(page)).toEqual([])

    const again = page.getByRole('button', { name: /^Chat.*On Saturdays we are open/ })
    await page.getByRole('button', { name: /^Book an appointment/ }).click()
    await page.getByRole('heading', { name: 'What would you like to book?' }).waitFor()
    await back.click()
    await again.click()
    expect(await page.locator('.bubble').count()).toBe(2)
    await page.keyboard.press('Escape')
    await again.waitFor()
    await composerOf(page).fill('And on Sunday?')
    await page.keyboard.press('Enter')
    await expect.poll(() => page.locator('.bubble.assistant').count()).toBe(2)
    // A panel that is opened anew shows what was said.
    await back.click()
    await again.or(page.locator('.way[data-view=chat]')).first().waitFor()
    await page.keyboard.press('Escape')
    await launcherOf(page).click()
    await expect.poll(() => page.locator('.bubble.visitor').count()).toBe(2)
    await host.configure({ widget: { questions: [] } })
  })

  it('closes by the launcher, which becomes a cross and says so', async () => {
    const { page } = await host.visit()
    const launcher = launcherOf(page)
    const icon = () => launcher.locator('path').getAttribute('d')
    const bubble = await icon()
    expect(await launcher.getAttribute('aria-expanded')).toBe('false')
    await launcher.click()
    await composerOf(page).waitFor()
    expect(await icon()).toBe('M6 6l12 12M18 6L6 18')
    expect(await launcher.getAttribute('aria-expanded')).toBe('true')
    expect(await page.locator('header .close').isVisible()).toBe(false)
    await launcher.click()
    await page.locator('.panel').waitFor({ state: 'hidden' })
    expect(await icon()).toBe(bubble)
  })

  /** Once it is due, a person answers so often, and has read the message with this id. */
  const withPerson = (page: Page, { messages = 0, readId = '', due = Promise.resolve() }) =>
    page.route('**/api/v1/widget/events', async (route) => {
      await due
      const said = (index: number) => ({
        message_id: `msg_person${index}`,
        role: 'person',
        text: `Answer ${index}`,
        sources: [],
        suggestions: [],
        offer: null,
        created_at: '2026-11-24T19:20:00.000Z',
      })
      const event = (name: string, data: object) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`
      const body = [
        event('status', { status: 'handoff', handled_by: 'usr_1' }),
        event('person', { name: 'Maya Okafor' }),
        event('read', { message_id: readId }),
        ...Array.from({ length: messages }, (_, index) => event('message', said(index))),
      ].join('')
      const headers = { 'access-control-allow-origin': host.site.origin, 'content-type': 'text/event-stream' }
      return route.fulfill({ headers, body })
    })
  const live = (page: Page) =>
    page.route('**/api/v1/widget/embed*', async (route) => {
      const response = await route.fetch()
      const body = (await response.json()) as { config: { features: object } }
      Object.assign(body.config.features, { live: true })
      await route.fulfill({ response, json: body })
    })

  it.each([
    [2, '2'],
    [12, '9+'],
  ])('counts on its launcher what came while it was closed: %i', async (messages, shown) => {
    let answer!: () => void
    const due = new Promise<void>((resolve) => (answer = resolve))
    const page = await open({
      head: '<style>html { direction: rtl }</style>',
      prepare: (opened) => Promise.all([live(opened), withPerson(opened, { messages, due })]),
    })
    await ask(page)
    await answered(page)
    // The conversation is followed with a closed panel, too.
    await ask(page, 'I would like to talk to a person')
    await page.getByText('A person will answer here soon.').waitFor()
    await launcherOf(page).click()
    await page.locator('.panel').waitFor({ state: 'hidden' })
    answer()
    await expect.poll(() => page.locator('.badge').innerText()).toBe(shown)
    expect(await launcherOf(page).getAttribute('aria-label')).toBe(`Chat: Harbour Street Dental, ${shown}`)
    // The newest of them stands beside it, until it is opened or put away.
    const card = page.locator('.arrived')
    expect(await card.evaluate((element) => getComputedStyle(element).direction)).toBe('ltr')
    expect((await card.innerText()).split('\n').filter(Boolean)).toEqual([
      'MO',
      'Maya Okafor',
      `Answer ${messages - 1}`,
    ])
    expect(await findingsOf(page)).toEqual([])
    if (messages === 2) await card.getByRole('button', { name: 'Close' }).click()
    else await card.getByRole('button', { name: 'Maya Okafor' }).click()
    await card.waitFor({ state: 'detached' })
    expect(await page.locator('.panel').isVisible()).toBe(messages > 2)
    if (messages === 2) await launcherOf(page).click()
    await expect.poll(() => page.locator('.badge').innerText()).toBe('')
    await page.locator('.bubble.person', { hasText: `Answer ${messages - 1}` }).waitFor()
  })

  it('has the time of each message, and says when it was sent, and read', async () => {
    const page = await open({ prepare: live })
    await ask(page)
    await answered(page)
    const meta = page.locator('.visitor + .meta')
    await expect.poll(() => meta.innerText()).toMatch(/^\d{1,2}:\d\d [AP]M · Sent$/)
    const { data } = (await host.tenant.send({ url: '/chat/sessions?limit=1' })).json<{
      data: { session_id: string }[]
    }>()
    const { messages } = (await host.tenant.send({ url: `/chat/sessions/${data[0]!.session_id}` })).json<{
      messages: { message_id: string; created_at: string }[]
    }>()
    expect(await page.locator('.assistant + .meta').innerText()).toMatch(/^Harbour Assistant · \d{1,2}:\d\d [AP]M/)
    const written = new Date(messages[0]!.created_at)
    const zone = { timeZone: 'Europe/Berlin', timeStyle: 'short' } as const
    expect((await meta.innerText()).split(' · ')[0]).toBe(new Intl.DateTimeFormat('en-US', zone).format(written))
    await withPerson(page, { readId: messages[0]!.message_id })
    await page.reload()
    await expect.poll(() => meta.innerText()).toMatch(/^✓ \d{1,2}:\d\d [AP]M · Read$/)
  })

  it('names the person who took over, and says when they have left', async () => {
    let isHere = true
    const page = await open({
      prepare: async (opened) => {
        await live(opened)
        await opened.route('**/api/v1/widget/events', (route) => {
          const event = (name: string, data: object) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`
          const now = isHere ? { status: 'handoff', handled_by: 'usr_1' } : { status: 'active', handled_by: null }
          const body = event('status', now) + (isHere ? event('person', { name: 'Maya Okafor' }) : '')
          const headers = { 'access-control-allow-origin': host.site.origin, 'content-type': 'text/event-stream' }
          return route.fulfill({ headers, body })
        })
      },
    })
    await ask(page)
    await answered(page)
    await page.getByText('Maya Okafor joined').waitFor()
    expect(await page.locator('header h2').innerText()).toBe('Maya Okafor')
    expect(await status(page).innerText()).toBe('Harbour Street Dental')
    expect(await page.locator('header .face').innerText()).toBe('MO')
    await page.getByRole('textbox', { name: 'Write to Maya Okafor' }).waitFor()
    isHere = false
    await page.getByText('Maya Okafor has left. Harbour Assistant is here again.').waitFor()
    expect(await page.locator('header h2').innerText()).toBe('Harbour Street Dental')
    await composerOf(page).waitFor()
  })

  it('offers questions to begin with, and what may come next under the last answer alone', async () => {
    await host.configure({ widget: { questions: ['Are you open on Saturday?'] } })
    const page = await open()
    const chips = page.locator('.log .row button')
    expect(await chips.count()).toBe(0)
    await page.locator('.suggestions').getByRole('button', { name: 'Are you open on Saturday?' }).click()
    await answered(page)
    await chips.first().waitFor()
    expect(await page.locator('.suggestions').count()).toBe(0)
    const offered = await chips.allInnerTexts()
    expect(offered.length).toBeLessThanOrEqual(3)
    await chips.first().click()
    await expect.poll(() => page.locator('.bubble.assistant').count()).toBe(2)
    await page.locator('.typing').waitFor({ state: 'detached' })
    const isBehind = await page.evaluate(() => {
      const log = document.querySelector('front-desk-widget')!.shadowRoot!.querySelector('.log')!
      const [last, rows] = [[...log.querySelectorAll('.bubble')].at(-1)!, [...log.querySelectorAll('.row')]]
      return rows.every((row) => last.compareDocumentPosition(row) === Node.DOCUMENT_POSITION_FOLLOWING)
    })
    expect(isBehind).toBe(true)
    expect(await chips.allInnerTexts()).not.toContain(offered[0])
    await host.configure({ widget: { questions: [] } })
  })

  it('offers an answer again that was given to an earlier question', async () => {
    const page = await open()
    await ask(page, 'I would like to book a Check-up tomorrow')
    await page.locator('.starts .times button').first().click()
    await answered(page, 'May I have your name')
    await ask(page, 'Ada Lovelace, ada.again@example.com')
    await page.getByRole('button', { name: 'Yes', exact: true }).click()
    await page.locator('#view-chat .card a').first().waitFor()
    await ask(page, 'I need to cancel my appointment')
    await answered(page, 'Shall I cancel')
    await page.getByRole('button', { name: 'Yes', exact: true }).waitFor()
  })

  it('says how many wait longer for a person, and lets the visitor wait no more', async () => {
    const page = await open()
    await ask(page, 'I would like to talk to a person')
    const place = page.getByText(/A person will answer here soon\. (You are next|Before you: \d+)\./)
    await place.waitFor()
    expect(await findingsOf(page)).toEqual([])
    await page.getByRole('button', { name: 'Never mind' }).click()
    await place.waitFor({ state: 'detached' })
    await ask(page)
    await answered(page)
  })

  it('answers in sentences, without quotation marks and headings of documents', async () => {
    const page = await open()
    await ask(page)
    await answered(page)
    const said = await page.locator('.bubble.assistant > p').allInnerTexts()
    expect(said.join(' ')).not.toMatch(/["“”„«»]|›|\(Opening/)
    expect(said.join(' ')).toContain('On Saturdays we are open from 9 am to 1 pm.')
  })

  it('offers starts as buttons by day, and tells them there alone', async () => {
    const page = await open()
    await ask(page, 'I would like to book a Check-up tomorrow morning')
    const starts = page.locator('.starts')
    await starts.locator('.times button').first().waitFor()
    await page.locator('.typing').waitFor({ state: 'detached' })
    expect(await page.locator('.bubble.assistant > p').first().innerText()).toBe(
      'These times are free for Check-up. Which one would you like?',
    )
    const groups = await starts.getByRole('group').all()
    expect(groups.length).toBeGreaterThan(0)
    for (const group of groups) {
      expect(await group.getAttribute('aria-label')).toMatch(/^\w+day, \w+ \d+, \d{4}$/)
      expect(await group.getByRole('button').count()).toBeGreaterThan(0)
    }
    expect(await groups[0]!.locator('strong').innerText()).toBe('Tomorrow')
    expect(await starts.innerText()).toContain('New York time')
    await starts.getByRole('button', { name: 'All free times' }).click()
    await page.locator('#view-book .day[aria-selected=true]').waitFor()
  })
})
