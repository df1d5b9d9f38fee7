import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { eventsOf } from '../../calls/desk.ts'
import { chromiumPath, findingsOf } from '../../support/browser.ts'
import { standInForSpeech, type SpeechOptions } from '../../support/speech.ts'
import { until } from '../../support/until.ts'
import { launcherOf, openView, startWidgetHost, type VisitOptions, type WidgetHost } from '../../support/widget-host.ts'

interface Call {
  call_id: string
  status: string
  transcript: { role: 'agent' | 'user'; text: string }[]
  turns: { role: 'agent' | 'user'; text: string; unsaid: string | null }[]
  actions: string[]
  consent: { version: string; hearing: string; speaking: string } | null
}

describe.skipIf(chromiumPath === undefined)('a call that the browser hears and speaks', () => {
  let host: WidgetHost

  beforeAll(async () => {
    host = await startWidgetHost(['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'])
    await host.configure({ voice: { browser_voice: 'any' } })
  })
  afterEach(async () => {
    await Promise.all(host.browser.contexts().map((context) => context.close()))
  })
  afterAll(() => host[Symbol.asyncDispose]())

  const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
  const callOf = async (id: string) => (await host.tenant.send({ url: `/calls/${id}` })).json<Call>()
  const newest = async () =>
    callOf((await host.tenant.send({ url: '/calls?limit=1' })).json<{ data: Call[] }>().data[0]!.call_id)
  const completed = (id: string) =>
    until(async () => {
      const call = await callOf(id)
      return call.status === 'completed' && call
    })
  const visit = async (speech: SpeechOptions, options: VisitOptions = {}) => {
    const { page, violations } = await host.visit({ ...options, prepare: (opened) => standInForSpeech(opened, speech) })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await launcherOf(page).click()
    await openView(page, 'call')
    return { page, violations }
  }
  const begin = async (speech: SpeechOptions = {}, options: VisitOptions = {}) => {
    const visited = await visit({ local: 'available', ...speech }, options)
    await button(visited.page, 'Start call').click()
    await visited.page.getByRole('heading', { name: 'Before we talk' }).waitFor()
    await button(visited.page, 'Agree and start call').click()
    return visited
  }
  const live = (page: Page) => page.locator('.state', { hasText: 'You are connected.' }).waitFor()
  const caption = (page: Page, text: string | RegExp) => page.locator('.captions p', { hasText: text }).last().waitFor()
  const spoken = (page: Page, text: string) =>
    page.waitForFunction((part) => window.speech.spoken.some((one) => one.includes(part)), text)
  /** The visitor speaks, and hears the answer to its end. */
  const say = async (page: Page, text: string) => {
    const before = await page.evaluate(() => window.speech.begun.length)
    await page.evaluate((words) => window.speech.hear(words), text)
    await page.waitForFunction((count) => window.speech.begun.length > count, before)
    await quiet(page)
  }
  const quiet = (page: Page) =>
    page.waitForFunction(() => window.speech.spoken.length + window.speech.cancelled === window.speech.begun.length)

  it('books by voice: row, card, record, events', async () => {
    const { page } = await begin()
    await live(page)
    await spoken(page, 'How can I help you?')
    await say(page, 'I would like to book a check-up tomorrow at 10 am')
    await say(page, 'Ada Lovelace')
    const booked = async () =>
      (await host.tenant.send({ url: '/bookings?client_email=ada@voice.example' })).json<{
        data: { source: string; status: string }[]
      }>().data[0]
    await say(page, 'ada@voice.example')
    for (let turn = 0; turn < 3 && (await booked()) === undefined; turn += 1) await say(page, 'Yes please')
    expect(await booked()).toMatchObject({ source: 'call', status: 'confirmed' })
    await button(page, 'End call').click()
    await page.getByRole('heading', { name: 'Here is what we agreed' }).waitFor()
    await page.locator('.card', { hasText: 'Check-up' }).waitFor()
    expect(await page.getByRole('link', { name: 'Add to calendar' }).getAttribute('href')).toMatch(/\/b\/.+\.ics$/)
    const { call_id: id } = await newest()
    const call = await completed(id)
    expect(call.actions).toContain('booking_created')
    expect(call.consent).toMatchObject({ version: '2026-11-23', hearing: 'on_device', speaking: 'on_device' })
    expect(call.transcript.some(({ role, text }) => role === 'user' && text === 'Ada Lovelace')).toBe(true)
    const names = (await eventsOf(host.app, host.tenant, id)).map(({ event }) => event)
    expect(names.filter((name) => name.startsWith('call.'))).toEqual(['call.started', 'call.completed'])
  })

  it('is cut where the visitor speaks over it, and goes on with their words', async () => {
    const { page } = await begin({ msPerWord: 150 })
    await live(page)
    await page.waitForFunction(() => window.speech.at.text.includes('assistant') && window.speech.at.charIndex > 10)
    const heard = await page.evaluate(() => {
      const { text, charIndex } = window.speech.at
      window.speech.hear('Sorry, just tell me the price')
      return text.slice(0, charIndex)
    })
    await caption(page, 'Sorry, just tell me the price')
    await caption(page, /— you spoke/)
    const { call_id: id, turns } = await newest()
    expect(turns[0]).toMatchObject({ role: 'agent', text: `Hello. ${heard}`.trim() })
    expect(turns[0]!.unsaid).toMatch(/How can I help you\?$/)
    expect(await page.evaluate(() => window.speech.cancelled)).toBe(1)
    // The button does the same without a word.
    await button(page, 'Interrupt').click()
    await until(async () => (await callOf(id)).turns.filter(({ unsaid }) => unsaid !== null).length === 2)
    await page.locator('.doing', { hasText: 'Listening to you' }).waitFor()
    await button(page, 'End call').click()
    await completed(id)
  })

  it('is cut after the last sentence that ended, where the voice tells no words', async () => {
    const { page } = await begin({ msPerWord: 150, boundaries: false })
    await live(page)
    await page.waitForFunction(() => {
      const { begun, spoken: ended, at } = window.speech
      return ended.length > 0 && begun.length > ended.length && at.charIndex > 10
    })
    const ended = await page.evaluate(() => {
      window.speech.hear('Sorry, just tell me the price')
      return window.speech.spoken.join('')
    })
    await caption(page, /— you spoke/)
    const { call_id: id, turns } = await newest()
    expect(turns[0]).toMatchObject({ role: 'agent', text: ended.trim() })
    expect(turns[0]!.unsaid).toMatch(/How can I help you\?$/)
    await button(page, 'End call').click()
    await completed(id)
  })

  it('shows with forced colours what is on, and where its buttons end', async () => {
    const { page } = await begin({}, { context: { forcedColors: 'active' } })
    await live(page)
    const look = (part: string) =>
      page
        .locator(part)
        .first()
        .evaluate((element) => {
          const { backgroundColor, borderStyle, borderColor } = getComputedStyle(element)
          const canvas = getComputedStyle(element.closest('.panel')!).backgroundColor
          return { isFilled: backgroundColor !== canvas, hasEdge: borderStyle === 'solid' && borderColor !== canvas }
        })
    await spoken(page, 'help you?')
    await page.locator('.level').waitFor()
    expect((await look('.level i')).isFilled).toBe(true)
    expect((await look('.ring')).hasEdge).toBe(true)
    for (const key of ['Mute', 'End call', 'Type'])
      expect(await look(`.key:has-text("${key}") span`)).toMatchObject({ hasEdge: true })
    await button(page, 'Mute').click()
    await page.locator('.key[aria-pressed=true]').waitFor()
    expect((await look('.key[aria-pressed=true] span')).isFilled).toBe(true)
    await button(page, 'End call').click()
  })

  it('does not interrupt itself by its echo, in fifty turns', { timeout: 180_000 }, async () => {
    const { page } = await begin({ echoMs: 300, msPerWord: 30 })
    await live(page)
    await spoken(page, 'help you?')
    const questions = [
      'Are you open on Saturday?',
      'What does a check-up cost?',
      'Where can I park my car near you?',
      'Do you take new patients?',
      'Who will see me?',
    ]
    for (let turn = 0; turn < 50; turn += 1) {
      // After the echo of the last sentence.
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 350)))
      await say(page, questions[turn % questions.length]!)
    }
    expect(await page.evaluate(() => window.speech.cancelled)).toBe(0)
    const { call_id: id, turns } = await newest()
    expect(turns.filter(({ role }) => role === 'user').map(({ text }) => text)).toEqual(
      Array.from({ length: 50 }, (_, turn) => questions[turn % questions.length]),
    )
    expect(turns.filter(({ unsaid }) => unsaid !== null)).toEqual([])
    await button(page, 'End call').click()
    await completed(id)
  })

  it.each([
    ['not-allowed', 'The microphone is blocked.'],
    ['service-not-allowed', 'Your browser does not turn speech into words on this page.'],
    ['network', 'Your browser cannot reach the service'],
    ['audio-capture', 'No microphone was found.'],
    ['language-not-supported', 'Your browser does not recognise English.'],
    ['something-new', 'Speech could not be turned into words any more.'],
  ])('leads to typed words where recognition fails: %s', async (failure, sentence) => {
    const { page } = await begin({ failure })
    await page.locator('.notice', { hasText: sentence }).waitFor()
    await live(page)
    await typed(page)
    expect((await newest()).consent).toMatchObject({ hearing: 'typed' })
  })

  it('says so where too many calls came from here', async () => {
    const { page } = await visit({ local: 'available' })
    await page.route('**/api/v1/widget/calls', (route) =>
      route.fulfill({ status: 429, headers: { 'retry-after': '60' }, json: { detail: 'There were too many calls' } }),
    )
    await button(page, 'Start call').click()
    await button(page, 'Agree and start call').click()
    await page.locator('.notice', { hasText: 'No further call can be made from here at the moment.' }).waitFor()
    await page.unroute('**/api/v1/widget/calls')
    await button(page, 'Start call').click()
    await button(page, 'Agree and start call').click()
    await live(page)
    await button(page, 'End call').click()
  })

  it('asks to wait where words come too fast, and sends them by itself then', async () => {
    const { page } = await begin({ failure: 'not-allowed' })
    await live(page)
    const sent: unknown[] = []
    await page.route('**/api/v1/widget/calls/*/words', (route) => {
      const body = route.request().postDataJSON() as { text: string; line_id: string }
      if (body.text === '') return route.continue()
      sent.push(body.line_id)
      const headers = { 'retry-after': '1', 'access-control-expose-headers': 'retry-after' }
      return sent.length > 1 ? route.continue() : route.fulfill({ status: 429, headers, json: { detail: 'Too many' } })
    })
    const field = page.locator('#view-call textarea')
    await field.fill('What are your hours?')
    await field.press('Enter')
    await page.locator('.notice', { hasText: 'Please wait a few seconds' }).waitFor()
    await caption(page, 'What are your hours?')
    await page.locator('.notice', { hasText: 'Please wait a few seconds' }).waitFor({ state: 'detached' })
    expect(sent).toEqual([sent[0], sent[0]])
    await button(page, 'End call').click()
  })

  it('goes on in writing where recognition fails in mid-call', async () => {
    const { page } = await begin()
    await live(page)
    await page.evaluate(() => window.speech.fail('network'))
    await page.locator('.notice', { hasText: 'Your browser cannot reach the service' }).waitFor()
    await typed(page)
  })

  it.each([
    ['without a recogniser', { recognizer: false }, 'This browser cannot turn speech into words.'],
    ['on an insecure page', { secure: false }, 'The microphone works on secure pages (https) only.'],
  ] as const)('is written %s, and says so before', async (_name, lack, sentence) => {
    const { page } = await visit(lack)
    await button(page, 'Start call').click()
    await page.locator('.notice', { hasText: sentence }).waitFor()
    await button(page, 'Start call').click()
    await live(page)
    await typed(page)
  })

  it('names who makes words of sound, and keeps both on the device where the business wants that', async () => {
    const remote = await visit({ localVoice: false })
    await button(remote.page, 'Start call').click()
    await remote.page.getByText('At Google, by Chrome').waitFor()
    await remote.page.getByText('their words go to Google').waitFor()
    expect(await remote.page.getByText('On this device').count()).toBe(0)
    await button(remote.page, 'Agree and start call').click()
    await live(remote.page)
    expect((await newest()).consent).toMatchObject({ hearing: 'service', speaking: 'service' })
    expect(await remote.page.evaluate(() => window.speech.started[0])).toEqual({ lang: 'en-US', processLocally: false })
    await button(remote.page, 'End call').click()
    await host.configure({ voice: { browser_voice: 'on_device' } })
    const { page } = await visit({ local: 'unavailable', localVoice: false })
    await button(page, 'Start call').click()
    await page.getByText('This device cannot turn speech into words by itself.').waitFor()
    await page.getByText('The answers are shown and not spoken').waitFor()
    await button(page, 'Start call').click()
    await live(page)
    await caption(page, 'How can I help you?')
    expect(await page.evaluate(() => [window.speech.started.length, window.speech.begun.length])).toEqual([0, 0])
    expect((await newest()).consent).toMatchObject({ hearing: 'typed', speaking: 'silent' })
    await button(page, 'End call').click()
    const loading = await begin({ local: 'downloadable' })
    await live(loading.page)
    expect(await loading.page.evaluate(() => window.speech.installed)).toEqual(['en-US'])
    await button(loading.page, 'End call').click()
    await host.configure({ voice: { browser_voice: 'any' } })
  })

  it('hears nothing while it is muted, and takes what is typed', async () => {
    const { page } = await begin()
    await live(page)
    await spoken(page, 'help you?')
    await button(page, 'Mute').click()
    await page.locator('.doing', { hasText: 'Muted' }).waitFor()
    await page.evaluate(() => window.speech.hear('This is said to somebody else in the room'))
    await button(page, 'Type').click()
    await typed(page)
    const { transcript } = await newest()
    expect(transcript.filter(({ role }) => role === 'user')).toEqual([{ role: 'user', text: 'What are your hours?' }])
  })

  it('ends when the team ends it, once the last words were spoken, and when the page is left', async () => {
    const { page } = await begin()
    await live(page)
    await page.waitForFunction(() => window.speech.begun.length > 0)
    const { call_id: id } = await newest()
    await host.tenant.send({ method: 'POST', url: `/calls/${id}/end` })
    await page.getByRole('heading', { name: 'The call has ended.' }).waitFor()
    expect(await page.evaluate(() => window.speech.spoken.at(-1))).toContain('help you?')
    await button(page, 'Call again').click()
    await button(page, 'Agree and start call').click()
    await live(page)
    const { call_id: left } = await newest()
    expect(left).not.toBe(id)
    await page.goto('about:blank')
    await completed(left)
  })

  it.each([
    ['de-DE', 'Anruf beginnen', 'Bevor wir sprechen', 'Zustimmen und beginnen', 'Sie sind verbunden.'],
    ['es-ES', 'Empezar la llamada', 'Antes de hablar', 'Aceptar y empezar', 'Está conectado.'],
    ['fr-FR', 'Commencer l’appel', 'Avant de parler', 'Accepter et commencer', 'Vous êtes en ligne.'],
  ])('speaks %s', async (locale, start, before, agree, connected) => {
    const { page } = await visit({ local: 'available' }, { context: { locale } })
    await button(page, start).click()
    await page.getByRole('heading', { name: before }).waitFor()
    await button(page, agree).click()
    await page.locator('.state', { hasText: connected }).waitFor()
    expect(await page.evaluate(() => window.speech.started[0]!.lang)).toBe(locale)
    await page.locator('.keys .end').click()
  })

  it.each(['dark', 'light'])('has no finding of axe and breaks no policy, %s', async (theme) => {
    const policy = `default-src 'none'; script-src DESK; connect-src DESK; require-trusted-types-for 'script'; trusted-types 'none'`
    const headers = { 'content-security-policy': policy.replaceAll('DESK', host.desk) }
    const { page, violations } = await visit({ local: 'available' }, { attributes: `data-theme="${theme}"`, headers })
    await button(page, 'Start call').waitFor()
    expect(await findingsOf(page)).toEqual([])
    await button(page, 'Start call').click()
    await page.getByRole('heading', { name: 'Before we talk' }).waitFor()
    expect(await findingsOf(page)).toEqual([])
    await button(page, 'Agree and start call').click()
    await live(page)
    await button(page, 'Type').click()
    await caption(page, 'How can I help you?')
    expect(await findingsOf(page)).toEqual([])
    await page.keyboard.press('Escape')
    await live(page)
    await button(page, 'End call').click()
    await page.getByText('Read the call').click()
    expect(await findingsOf(page)).toEqual([])
    expect(violations).toEqual([])
  })

  /** Writes words into the call, sees the answer, and hangs up. */
  async function typed(page: Page): Promise<void> {
    await page.getByRole('textbox', { name: 'Write what you want to say' }).fill('What are your hours?')
    const before = await page.locator('.captions p').count()
    await page.keyboard.press('Enter')
    await caption(page, 'What are your hours?')
    await until(async () => (await page.locator('.captions p').count()) >= before + 2)
    await button(page, 'End call').click()
    await button(page, 'Call again').waitFor()
  }
})
