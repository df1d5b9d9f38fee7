import type { Route } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { chromiumPath } from '../../support/browser.ts'
import { createDocument } from '../../support/factories.ts'
import { until } from '../../support/until.ts'
import { answered, ANSWER, ask, launcherOf, startWidgetHost, type WidgetHost } from '../../support/widget-host.ts'

describe.skipIf(chromiumPath === undefined)('a conversation in the widget', () => {
  let host: WidgetHost

  beforeAll(async () => {
    host = await startWidgetHost([], { config: { outboundAllowCidrs: ['127.0.0.0/8'] } })
  })
  afterEach(async () => void (await Promise.all(host.browser.contexts().map((context) => context.close()))))
  afterAll(() => host[Symbol.asyncDispose]())

  const eventsOf = (stream: string) => stream.split('\n\n').filter((event) => event !== '')
  /** Replaces a real stream by a changed one. */
  const rewritten = async (route: Route, change: (body: string) => string) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: change(await response.text()) })
  }
  const withFeatures = (features: object) => (route: Route) =>
    rewritten(route, (body) => {
      const embed = JSON.parse(body) as { config: { features: object } }
      Object.assign(embed.config.features, features)
      return JSON.stringify(embed)
    })

  it('goes on where its stream was cut: nothing is lost, nothing comes twice', async () => {
    const asked: (string | undefined)[] = []
    const { page } = await host.visit({
      prepare: async (opened) => {
        await opened.route('**/api/v1/widget/chat', (route) =>
          route.request().method() === 'POST'
            ? rewritten(route, (body) => `${eventsOf(body).slice(0, 2).join('\n\n')}\n\nid: 9\nevent: del`)
            : route.continue(),
        )
        await opened.route('**/api/v1/widget/chat/*', (route) => {
          asked.push(route.request().headers()['last-event-id'])
          return asked.length === 1 ? route.abort() : route.continue()
        })
      },
    })
    await launcherOf(page).click()
    await ask(page)
    await page.locator('.sources').waitFor()
    const text = await page.locator('.bubble.assistant').first().innerText()
    expect(text.split(ANSWER)).toHaveLength(2)
    expect(asked).toEqual(['2', '2'])
    expect(await page.locator('.trouble').count()).toBe(0)
  })

  it('shows points as a list, right below their opening words', async () => {
    const text = '# Your first visit\n\nPlease bring:\n\n- your insurance card\n- a list of your medicines'
    await createDocument(host.tenant, text)
    const { page } = await host.visit()
    await launcherOf(page).click()
    await ask(page, 'What should I bring to my first visit?')
    await answered(page, 'Please bring:')
    const points = page.locator('.bubble.assistant li')
    await expect.poll(() => points.count()).toBe(2)
    expect(await points.first().innerText()).toBe('your insurance card')
  })

  it('is there again after a reload, also the answer that was being written', async () => {
    const { page } = await host.visit()
    let isHeld = true
    await page.route('**/api/v1/widget/chat', (route) =>
      route.request().method() === 'POST' && isHeld
        ? rewritten(route, (body) => `${eventsOf(body)[0]}\n\n`)
        : route.continue(),
    )
    await page.route('**/api/v1/widget/chat/*', (route) => (isHeld ? route.abort() : route.continue()))
    // The state while an answer is being written.
    await page.route('**/api/v1/widget/chat', (route) =>
      route.request().method() === 'GET'
        ? rewritten(route, (body) => {
            const session = JSON.parse(body) as { messages: { role: string }[] }
            return JSON.stringify({ ...session, messages: session.messages.filter(({ role }) => role === 'visitor') })
          })
        : route.fallback(),
    )
    const cut = page.waitForRequest('**/api/v1/widget/chat/*')
    await launcherOf(page).click()
    await ask(page)
    await cut
    isHeld = false
    await page.reload()
    await answered(page)
    expect(await page.locator('.bubble.visitor').count()).toBe(1)
  })

  it('is awaited as a conversation: no first screen is shown before it', async () => {
    const { page } = await host.visit()
    await launcherOf(page).click()
    await ask(page)
    await answered(page)
    await page.addInitScript(() => {
      const seen = ((window as unknown as { seen: string[] }).seen = [] as string[])
      const look = () => {
        const root = document.querySelector('front-desk-widget')?.shadowRoot
        for (const part of ['.greeting', '.home', '.log']) if (root?.querySelector(part)) seen.push(part)
        requestAnimationFrame(look)
      }
      look()
    })
    await page.route('**/api/v1/widget/chat', async (route) => {
      const response = await route.fetch()
      await page.waitForTimeout(300)
      await route.fulfill({ response })
    })
    await page.reload()
    await answered(page)
    expect(new Set((await page.evaluate('window.seen')) as string[])).toEqual(new Set(['.log']))
  })

  it('says when a message did not get through, and sends it again', async () => {
    const { page } = await host.visit()
    await launcherOf(page).click()
    await page.route('**/api/v1/widget/chat', (route) => route.abort())
    await ask(page)
    await page.getByText('Not sent.').waitFor()
    await page.unroute('**/api/v1/widget/chat')
    await page.getByRole('button', { name: 'Try again' }).click()
    await answered(page)
    expect(await page.locator('.bubble.visitor').count()).toBe(1)
  })

  it('keeps what is written without a connection, and sends it later: in order, and once', async () => {
    const { page } = await host.visit()
    await launcherOf(page).click()
    await ask(page)
    await answered(page)
    await page.context().setOffline(true)
    await ask(page, 'Do you have parking?')
    await ask(page, 'Where is it?')
    await page.getByText('You are offline. What you write goes out by itself.').waitFor()
    expect(await page.locator('header .who p.off').innerText()).toBe('No connection')
    expect(await page.getByText('Waiting for the connection').count()).toBe(2)
    expect(await page.locator('.typing').count()).toBe(0)
    // The server takes the message, and its answer is lost.
    let lost = 0
    await page.route('**/api/v1/widget/chat', async (route) => {
      lost += 1
      if (lost > 1) return route.fallback()
      await route.fetch()
      return route.abort()
    })
    await page.context().setOffline(false)
    await page.getByText('Waiting for the connection').first().waitFor({ state: 'detached' })
    await page.locator('header .who p.off').waitFor({ state: 'detached' })
    await expect.poll(() => page.locator('.typing, .late').count()).toBe(0)
    const said = ['Are you open on Saturday?', 'Do you have parking?', 'Where is it?']
    expect(await page.locator('.bubble.visitor p').allInnerTexts()).toEqual(said)
    expect(lost).toBe(3)
    await page.reload()
    await expect.poll(() => page.locator('.bubble.visitor p').allInnerTexts()).toEqual(said)
  })

  it('proves a sentence by a footnote, which opens to its passage, and to its page where there is one', async () => {
    const html = '<title>Prices</title><main><h1>Prices</h1><p>A <b>whitening</b> costs 90 dollars.</p></main>'
    const address = host.site.put('/prices', html)
    const payload = { url: address }
    const made = await host.tenant.send({ method: 'POST', url: '/knowledge/documents', payload })
    const { document_id: id } = made.json<{ document_id: string }>()
    await until(
      async () =>
        (await host.tenant.send({ url: `/knowledge/documents/${id}` })).json<{ status: string }>().status === 'ready',
    )
    const { page } = await host.visit()
    await launcherOf(page).click()
    await ask(page, 'What does a whitening cost?')
    await page.getByRole('button', { name: 'Source 1: Prices' }).click()
    await page.locator('.sources [open] p', { hasText: 'A whitening costs 90 dollars.' }).waitFor()
    const link = page.getByRole('link', { name: 'Open the page' })
    expect(await link.getAttribute('href')).toBe(address)
    await ask(page)
    await answered(page)
    const other = page.locator('.bubble.assistant').last()
    await other.locator('.note').click()
    await other.locator('.sources [open] p', { hasText: ANSWER }).waitFor()
    expect(await link.count()).toBe(1)
    const { data } = (await host.tenant.send({ url: '/chat/sessions?limit=1' })).json<{
      data: { session_id: string }[]
    }>()
    const { messages } = (await host.tenant.send({ url: `/chat/sessions/${data[0]!.session_id}` })).json<{
      messages: { text: string; sources: { url: string | null; cites: number[][] }[] }[]
    }>()
    const [{ text, sources }, { text: later, sources: others }] = [messages[1]!, messages[3]!]
    expect(sources[0]!.url).toBe(address)
    expect(others[0]!.url).toBeNull()
    expect(sources[0]!.cites.map(([from, to]) => text.slice(from, to)).join()).toContain('90 dollars')
    expect(others[0]!.cites.map(([from, to]) => later.slice(from, to)).join()).toContain('9 am to 1 pm')
  })

  it('shows what a person answers, as it comes', async () => {
    const said = {
      message_id: 'msg_person',
      role: 'person',
      text: 'This is **Grace** <b>from the desk</b>',
      sources: [],
      suggestions: [],
      offer: null,
      created_at: '2026-03-02T12:00:00.000Z',
    }
    let streams = 0
    let goOn!: () => void
    const isTold = new Promise<void>((resolve) => (goOn = resolve))
    const after: (string | undefined)[] = []
    const { page } = await host.visit({
      prepare: async (opened) => {
        await opened.route('**/api/v1/widget/embed*', withFeatures({ live: true }))
        await opened.route('**/api/v1/widget/events', async (route) => {
          streams += 1
          // The name comes later.
          if (streams > 1) await isTold
          after.push(route.request().headers()['last-event-id'])
          const events = [
            `event: status\ndata: {"status":"handoff","handled_by":"usr_1"}\n\n`,
            'event: heartbeat\ndata: {}\n\n',
            ...(streams > 1 ? ['event: person\ndata: {"name":"Maya Okafor"}\n\n'] : []),
            `id: msg_person\nevent: message\ndata: ${JSON.stringify(said)}\n\n`,
          ]
          const headers = { 'access-control-allow-origin': host.site.origin, 'content-type': 'text/event-stream' }
          return streams > 2 ? undefined : route.fulfill({ headers, body: events.join('') })
        })
      },
    })
    await launcherOf(page).click()
    await ask(page)
    const bubble = page.locator('.bubble.person')
    await bubble.waitFor()
    expect(await bubble.innerText()).toContain('This is Grace <b>from the desk</b>')
    await page.getByText('A person from our team is answering now.').waitFor()
    goOn()
    // A repetition on a second stream adds no second answer.
    await expect.poll(() => streams).toBeGreaterThan(1)
    expect(await bubble.count()).toBe(1)
    await page.getByText('Maya Okafor joined').waitFor()
    expect(await page.locator('header h2').innerText()).toBe('Maya Okafor')
    expect(after.slice(0, 2)).toEqual([expect.stringMatching(/^msg_\w{26}$/), 'msg_person'])
  })
})
