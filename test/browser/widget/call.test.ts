import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { chromiumPath, findingsOf } from '../../support/browser.ts'
import { FakeRealtimeWebRTC } from '../../support/fakes/realtime-webrtc.ts'
import { REALTIME_KEY } from '../../support/fakes/realtime.ts'
import { speaking, writeMicrophone } from '../../support/microphone.ts'
import { until } from '../../support/until.ts'
import { launcherOf, openView, startWidgetHost, type VisitOptions, type WidgetHost } from '../../support/widget-host.ts'
import { unstalledTime } from '../../support/unstalled-time.ts'

const GREETING = 'How can I help you?'

describe.skipIf(chromiumPath === undefined)('a voice call in the widget', () => {
  let host: WidgetHost
  let model: FakeRealtimeWebRTC

  beforeAll(async () => {
    model = await FakeRealtimeWebRTC.start()
    const voice = {
      apiKey: REALTIME_KEY,
      baseUrl: model.url,
      url: model.socketUrl,
      model: 'gpt-realtime-2.1',
      voice: 'marin',
      transcriptionModel: 'gpt-realtime-whisper',
    }
    const microphone = await writeMicrophone(await mkdtemp(join(tmpdir(), 'microphone-')))
    host = await startWidgetHost(speaking(microphone), { config: { voice } })
    // The first call of a browser starts its audio, which a busy machine does for longer than the microphone is quiet.
    const { page } = await begin()
    await connected(page)
    await button(page, 'End call').click()
    await over(page)
    await page.context().close()
  })
  beforeEach(() => {
    model.script.answer = () => ({ say: 'On Saturdays we are open from nine to one.' })
  })
  afterEach(async () => {
    await Promise.all(host.browser.contexts().map((context) => context.close()))
    await until(async () => (await open()).length === 0)
    expect(model.problems).toEqual([])
  })
  afterAll(async () => {
    await host[Symbol.asyncDispose]()
    await model[Symbol.asyncDispose]()
  })

  interface Call {
    call_id: string
    status: string
    transcript: { role: string; text: string }[]
  }
  const callOf = async (id: string) => (await host.tenant.send({ url: `/calls/${id}` })).json<Call>()
  const open = async () =>
    (await host.tenant.send({ url: '/calls' }))
      .json<{ data: Call[] }>()
      .data.filter(({ status }) => status !== 'completed' && status !== 'failed')
  const newest = async () => (await host.tenant.send({ url: '/calls?limit=1' })).json<{ data: Call[] }>().data[0]!
  const completed = (id: string) =>
    until(async () => {
      const call = await callOf(id)
      return call.status === 'completed' && call
    })

  const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
  const begin = async (options: VisitOptions = {}) => {
    const visit = await host.visit(options)
    await launcherOf(visit.page).click()
    await openView(visit.page, 'call')
    await button(visit.page, 'Start call').click()
    return visit
  }
  const connected = (page: Page) => page.locator('.state', { hasText: 'You are connected.' }).waitFor()
  const caption = (page: Page, text: string) => page.locator('.captions p', { hasText: text }).waitFor()
  const over = (page: Page) => page.getByRole('heading', { name: 'The call has ended.' }).waitFor()
  const refused = (page: Page, text: string) => page.locator('.notice', { hasText: text }).waitFor()
  /** When the remote end falls silent, the connection itself takes 17 s to notice. */
  const soonOver = async (page: Page) => {
    const time = unstalledTime()
    await over(page)
    expect(time.read()).toBeLessThan(12_000)
  }
  /** Peak of the remote audio the page plays within a moment, from 0 to 1. */
  const loudness = (page: Page) =>
    page.evaluate(async () => {
      const { shadowRoot } = document.querySelector('front-desk-widget')!
      const stream = shadowRoot!.querySelector('audio')!.srcObject as MediaStream
      const context = new AudioContext()
      const analyser = context.createAnalyser()
      context.createMediaStreamSource(stream).connect(analyser)
      const samples = new Float32Array(analyser.fftSize)
      let most = 0
      for (let turn = 0; turn < 400 && most < 0.05; turn += 1) {
        await new Promise((resolve) => setTimeout(resolve, 50))
        analyser.getFloatTimeDomainData(samples)
        most = Math.max(most, ...samples.map(Math.abs))
      }
      await context.close()
      return most
    })

  /** Of the visitor's voice, as the page shows it. */
  const level = (page: Page) =>
    page.locator('.level').evaluate(({ style }) => Number((style as CSSStyleDeclaration).getPropertyValue('--_level')))

  it('is heard and read by both, and has a record when the visitor hangs up', async () => {
    model.script.hear('Are you <b>open</b> on Saturday?')
    const { page } = await begin()
    await connected(page)
    const heard = loudness(page)
    await expect.poll(() => level(page)).toBeGreaterThan(0)
    await caption(page, GREETING)
    expect(await heard).toBeGreaterThan(0.05)
    await caption(page, 'Are you <b>open</b> on Saturday?')
    await caption(page, 'On Saturdays we are open from nine to one.')
    expect(await page.locator('.captions p').count()).toBe(3)
    expect(model.webCall.loudest).toBeGreaterThan(1_000)
    expect(model.webCall.offer.match(/^m=\w+/gm)).toEqual(['m=audio'])
    await button(page, 'End call').click()
    await over(page)
    // Captions stay readable.
    expect(await page.locator('.captions p').count()).toBe(3)
    const call = await completed((await newest()).call_id)
    expect(call).toMatchObject({ channel: 'web', direction: 'inbound', phone_number: '', simulated: false })
    expect(call.transcript.map(({ role }) => role)).toEqual(['agent', 'user', 'agent'])
    await until(() => model.webCall.isOver)
  })

  it('keeps its buttons in reach, and the newest words in sight, however much is said', async () => {
    const words = 'We are open on Monday from eight to six, and so on through the week. '.repeat(40)
    model.script.answer = () => ({ say: `${words}That is all.`, ms: 400 })
    const { page } = await begin({ context: { viewport: { width: 390, height: 600 } } })
    await connected(page)
    await caption(page, 'That is all.')
    const log = page.getByRole('log', { name: 'What is said' })
    await until(() =>
      log.evaluate(
        ({ scrollTop, clientHeight, scrollHeight }) =>
          clientHeight < scrollHeight && scrollTop + clientHeight >= scrollHeight - 2,
      ),
    )
    expect(await findingsOf(page)).toEqual([])
    const box = await button(page, 'End call').boundingBox()
    expect(box!.y).toBeGreaterThan(100)
    await button(page, 'End call').click()
    await over(page)
  })

  it('is quiet to the other end while it is muted', async () => {
    const { page } = await begin()
    await connected(page)
    await button(page, 'Mute').click()
    await button(page, 'Unmute').waitFor()
    await expect.poll(() => level(page)).toBe(0)
    const { webCall } = model
    // After the microphone's speech.
    await until(() => webCall.heardMs > 6_500)
    expect(webCall.loudest).toBeLessThan(200)
  })

  it('ends in the page when the assistant hangs up', async () => {
    model.script.hear('That was all, goodbye.')
    model.script.plan({ calls: [{ name: 'end_call', arguments: {} }] })
    const { page } = await begin()
    await connected(page)
    model.webCall.fallsSilent = true
    await model.webCall.ended
    await soonOver(page)
    await button(page, 'Call again').waitFor()
    await completed((await newest()).call_id)
  })

  it('ends in the page when the provider does', async () => {
    const { page } = await begin()
    await connected(page)
    model.webCall.fallsSilent = true
    await model.webCall.hangUp()
    await soonOver(page)
    await completed((await newest()).call_id)
  })

  it('ends in a tab that nobody looks at', async () => {
    const { page } = await begin()
    await connected(page)
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' })
      document.dispatchEvent(new Event('visibilitychange'))
    })
    model.webCall.fallsSilent = true
    await model.webCall.hangUp()
    await soonOver(page)
  })

  it('ends in the page a second after its events are there again, whatever became of them', async () => {
    const failures = [429, 0, 503, 404, 0, 0]
    const asked: number[] = []
    const { page } = await begin({
      prepare: (opened) =>
        opened.route('**/api/v1/widget/events', (route) => {
          asked.push(Date.now())
          const status = failures[asked.length - 1]
          if (status === undefined) return route.continue()
          return status === 0 ? route.abort() : route.fulfill({ status, json: { detail: 'Not now' } })
        }),
    })
    await connected(page)
    model.webCall.fallsSilent = true
    await model.webCall.hangUp()
    await over(page)
    expect(asked).toHaveLength(failures.length + 1)
    // Exponential backoff would take 17.6 s at least.
    expect(asked.at(-1)! - asked[0]!).toBeLessThan(17_000)
  })

  it('ends once in the page when its end and its last words come together', async () => {
    let told: string | undefined
    const { page } = await begin({
      prepare: (opened) =>
        opened.route('**/api/v1/widget/events', (route) => {
          if (told === undefined) return route.abort()
          const headers = { 'content-type': 'text/event-stream', 'access-control-allow-origin': '*' }
          return route.fulfill({ status: 200, headers, body: told })
        }),
    })
    await connected(page)
    const { call_id: callId } = await newest()
    const words = { call_id: callId, line_id: 'l1', position: 1, role: 'agent', text: 'Goodbye.' }
    const events = { call: { call_id: callId, status: 'completed' }, caption: words }
    told = Object.entries(events)
      .map(([event, data]) => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
      .join('')
    await over(page)
    await page.locator('.captions p', { hasText: 'Goodbye.' }).waitFor({ state: 'attached' })
    expect(await page.getByRole('heading', { name: 'The call has ended.' }).count()).toBe(1)
    expect(await page.locator('.outcome').count()).toBe(1)
  })

  it('ends in the page when the connection does, though no event can come', async () => {
    const { page } = await begin({
      prepare: (opened) => opened.route('**/api/v1/widget/events', (route) => route.abort()),
    })
    await connected(page)
    await model.webCall.hangUp()
    await soonOver(page)
  })

  it('is over when the page is left', async () => {
    const { page } = await begin()
    await connected(page)
    const left = await newest()
    await page.goto('about:blank')
    await completed(left.call_id)
  })

  it.each([
    ['launcher', { width: 1_280, height: 800 }, (page: Page) => launcherOf(page).click()],
    ['cross of its header', { width: 390, height: 844 }, (page: Page) => page.locator('header .close').click()],
  ])('goes on while the panel is closed by the %s: the time is on the launcher', async (_name, viewport, close) => {
    const { page } = await begin({ context: { viewport } })
    await connected(page)
    expect(await page.locator('header [data-view=chat]').count()).toBe(0)
    await close(page)
    await page.locator('.panel').waitFor({ state: 'hidden' })
    const time = page.locator('.badge')
    await expect.poll(() => time.innerText()).toMatch(/^0:\d\d$/)
    const shown = await time.innerText()
    await expect.poll(() => time.innerText()).not.toBe(shown)
    expect(await launcherOf(page).getAttribute('aria-label')).toMatch(/, 0:\d\d$/)
    const { call_id: id, status } = await newest()
    expect(status).toBe('in_progress')
    const isHeard = await page.locator('audio').evaluate((element) => {
      const { paused, srcObject } = element as HTMLAudioElement
      return !paused && (srcObject as MediaStream).getAudioTracks().some(({ readyState }) => readyState === 'live')
    })
    expect(isHeard).toBe(true)
    await launcherOf(page).click()
    await connected(page)
    expect(await time.innerText()).toBe('')
    await button(page, 'End call').click()
    await completed(id)
    await over(page)
  })

  it('that ends while the panel is closed leaves no time on the launcher, and its card in the panel', async () => {
    const { page } = await begin()
    await connected(page)
    await launcherOf(page).click()
    await expect.poll(() => page.locator('.badge').innerText()).toMatch(/^0:\d\d$/)
    await model.webCall.hangUp()
    await expect.poll(() => page.locator('.badge').innerText()).toBe('')
    await launcherOf(page).click()
    await over(page)
  })

  it('says so when nobody takes it, and lets the visitor try again', async () => {
    model.offerRefusals.push(503, 503)
    const { page } = await begin()
    await refused(page, 'Nobody can take a call at the moment.')
    expect((await callOf((await newest()).call_id)).status).toBe('failed')
    model.offerRefusals.length = 0
    await button(page, 'Start call').click()
    await connected(page)
    await button(page, 'End call').click()
    await over(page)
  })

  it.each(['dark', 'light'])('has no finding of axe while it goes on, %s', async (theme) => {
    const { page } = await host.visit({ attributes: `data-theme="${theme}"` })
    // Without animations, so that contrast is measured on final colours.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await launcherOf(page).click()
    await openView(page, 'call')
    await button(page, 'Start call').waitFor()
    expect(await findingsOf(page)).toEqual([])
    await button(page, 'Start call').click()
    await connected(page)
    await caption(page, GREETING)
    expect(await findingsOf(page)).toEqual([])
    await button(page, 'End call').click()
    await over(page)
    expect(await findingsOf(page)).toEqual([])
  })

  it('works by keyboard alone', async () => {
    const { page } = await host.visit()
    await launcherOf(page).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Talk to us' }).focus()
    await page.keyboard.press('Enter')
    await button(page, 'Start call').waitFor()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await connected(page)
    // The focus stays: the button that began the call ends it, and mute precedes it.
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Space')
    await button(page, 'Unmute').waitFor()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await over(page)
    // One step back, and then out.
    await page.keyboard.press('Escape')
    await page.locator('#view-chat').waitFor()
    await page.keyboard.press('Escape')
    await page.locator('.panel').waitFor({ state: 'hidden' })
  })

  it.each([
    ['a list of hosts', `default-src 'none'; script-src DESK; connect-src DESK`, ''],
    ['a nonce', `default-src 'none'; script-src 'nonce-abc' 'strict-dynamic'; connect-src DESK`, 'nonce="abc"'],
    [
      'Trusted Types',
      `default-src 'none'; script-src DESK; connect-src DESK; require-trusted-types-for 'script'; trusted-types 'none'`,
      '',
    ],
  ])('works under a strict policy: %s', async (_name, policy, attributes) => {
    const headers = { 'content-security-policy': policy.replaceAll('DESK', host.desk) }
    const { page, violations } = await begin({ headers, attributes })
    await connected(page)
    await caption(page, GREETING)
    await button(page, 'End call').click()
    await over(page)
    expect(violations).toEqual([])
  })
})

describe.skipIf(chromiumPath === undefined)('a voice call without a microphone', () => {
  let host: WidgetHost

  beforeAll(async () => {
    const voice = { apiKey: 'sk-none', baseUrl: 'http://127.0.0.1:9/v1', url: 'ws://127.0.0.1:9/v1/realtime' }
    const models = { model: 'gpt-realtime-2.1', voice: 'marin', transcriptionModel: 'gpt-realtime-whisper' }
    host = await startWidgetHost(['--use-fake-device-for-media-stream', '--deny-permission-prompts'], {
      config: { voice: { ...voice, ...models } },
    })
  })
  afterAll(() => host[Symbol.asyncDispose]())

  it('is explained where the visitor or the site blocks it', async () => {
    const { page } = await host.visit()
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await launcherOf(page).click()
    await openView(page, 'call')
    await page.getByRole('button', { name: 'Start call' }).click()
    await page.locator('.notice', { hasText: 'The microphone is blocked.' }).waitFor()
    expect(await findingsOf(page)).toEqual([])
    expect(asked).not.toContain('/api/v1/widget/calls')
    const policy = { 'permissions-policy': 'microphone=()' }
    const { page: forbidden, console } = await host.visit({ headers: policy })
    await launcherOf(forbidden).click()
    await openView(forbidden, 'call')
    await forbidden.getByRole('button', { name: 'Start call' }).click()
    await forbidden.locator('.notice', { hasText: 'The microphone is blocked.' }).waitFor()
    expect(console.map((message) => message.text())).toContain(
      'FrontDesk: the microphone is not allowed on this page: Permissions-Policy needs microphone=(self).',
    )
  })
})
