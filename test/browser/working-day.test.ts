import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { untilCall } from '../calls/desk.ts'
import { client, type Send } from '../support/app.ts'
import { chromiumPath } from '../support/browser.ts'
import { until } from '../support/until.ts'
import { ask, launcherOf, startWidgetHost, type WidgetHost } from '../support/widget-host.ts'

vi.setConfig({ testTimeout: 180_000 })

const DAY_MS = 86_400_000
const HOUR_PX = 64
const DATE = new Date(Date.now() + 2 * DAY_MS).toISOString().slice(0, 10)
const HOURS = [{ start: '09:00', end: '17:00' }]
const WEEK = Object.fromEntries(['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'].map((day) => [day, HOURS]))

/** Each visitor's question, by which staff find the conversation. */
const QUESTIONS = ['Do you treat horses?', 'Do you treat parrots?', 'Do you treat hamsters?'] as const
/** Written by a person, one after the other. */
const REPLIES = ['We do.', 'On Mondays.', 'Bring it in a box.', 'See you then.']

const personWrote = (messages: { role: string; text: string }[]) =>
  messages.filter(({ role }) => role === 'person').map(({ text }) => text)

describe.skipIf(chromiumPath === undefined)('a working day', () => {
  let host: WidgetHost
  beforeAll(async () => void (host = await startWidgetHost()))
  afterEach(async () => void (await Promise.all(host.browser.contexts().map((context) => context.close()))))
  afterAll(() => host[Symbol.asyncDispose]())

  /** Somebody of the team, in a browser of their own. */
  async function personAt(who: 'admin' | 'member', path: string): Promise<Page> {
    const context = await host.browser.newContext({ locale: 'en-US', viewport: { width: 1280, height: 900 } })
    const [name = '', value = ''] = host.tenant.headers[who]['cookie']!.split('=')
    await context.addCookies([{ name, value, url: host.desk, httpOnly: true, sameSite: 'Lax' }])
    const page = await context.newPage()
    await page.goto(host.desk + path)
    return page
  }

  async function visitorWith(question: string): Promise<Page> {
    const { page } = await host.visit()
    await launcherOf(page).click()
    await ask(page, question)
    await page.locator('.bubble.visitor', { hasText: question }).waitFor()
    return page
  }

  async function made(url: string, payload: object): Promise<Record<string, string>> {
    const reply = await host.tenant.send({ method: 'POST', url, payload })
    expect({ url, status: reply.statusCode, body: reply.body }).toMatchObject({ status: 201 })
    return reply.json()
  }

  /** Takes the conversation over in the inbox, and answers in it. */
  async function answers(page: Page, question: string): Promise<void> {
    // A row shows the last words, which may be the assistant's by now.
    const found = await until(() => conversationWith(question))
    await page.locator(`a[href*="${found!.id}"]`).click()
    await page.getByRole('button', { name: 'Take over' }).click()
    await page.getByText('You are answering. The assistant is silent.').waitFor()
    for (const [index, text] of REPLIES.entries()) {
      await page.getByLabel('Your answer').fill(text)
      await page.getByRole('button', { name: 'Send' }).click()
      await expect.poll(async () => personWrote(await messagesOf(question))).toEqual(REPLIES.slice(0, index + 1))
    }
    await expect.poll(() => page.getByRole('log').locator('[data-role=person]').count()).toBe(REPLIES.length)
  }

  const messagesOf = async (question: string) => (await conversationWith(question))?.messages ?? []

  async function conversationWith(question: string) {
    const { data } = (await host.tenant.send({ url: '/chat/sessions' })).json()
    for (const { session_id: id } of data) {
      const { messages } = (await host.tenant.send({ url: `/chat/sessions/${id}` })).json()
      if (messages.some(({ text }: { text: string }) => text === question)) return { id: String(id), messages }
    }
    return undefined
  }

  it('of two people, three visitors and a caller at once loses and doubles nothing', async () => {
    const [owner, colleague] = await Promise.all([personAt('admin', '/inbox'), personAt('member', '/inbox')])
    const calling = made('/calls/simulate', {})
    const [horses, parrots, hamsters] = await Promise.all(QUESTIONS.map(visitorWith))
    await Promise.all([answers(owner, QUESTIONS[0]), answers(colleague, QUESTIONS[1])])
    for (const visitor of [horses!, parrots!])
      await expect.poll(() => visitor.locator('.bubble.person p').allInnerTexts()).toEqual(REPLIES)
    // Nobody took over the third: the assistant answers on.
    await hamsters!.locator('.bubble.assistant').last().waitFor()
    expect(await hamsters!.locator('.bubble.person').count()).toBe(0)

    const call = await untilCall(host.tenant, (await calling)['call_id']!, 'completed')
    await colleague.goto(`${host.desk}/calls`)
    await colleague.getByRole('link', { name: new RegExp(String(call['client_name'] ?? 'Ada Lovelace')) }).waitFor()
  })

  it('puts a drag back that collides, while a colleague merges the lead that is open', async () => {
    const { resource_id: id } = await made('/resources', { name: 'Dr. Lee', weekly_hours: WEEK, time_zone: 'UTC' })
    const service = { name: 'Cleaning', duration_minutes: 60, resource_ids: [id], slot_interval_minutes: 15 }
    const { service_id: serviceId } = await made('/services', service)
    const book = async (at: string, client_name: string) => {
      const body = { service_id: serviceId, start: `${DATE}T${at}:00Z`, client_name, client_phone: '+12125550100' }
      return (await made('/bookings', body))['booking_id']!
    }
    await book('10:00', 'Ada Cole')
    const moved = await book('13:00', 'Ben Hall')
    const { lead_id: marcus } = await made('/leads', { name: 'Marcus Bell', email: 'marcus.bell@mail.example' })
    const { lead_id: other } = await made('/leads', { name: 'M. Bell', email: 'm.bell@mail.example' })
    const [owner, colleague] = await Promise.all([
      personAt('admin', `/leads/${marcus}`),
      personAt('member', `/bookings/day/${DATE}`),
    ])
    await owner.getByRole('heading', { name: 'Marcus Bell', exact: true }).waitFor()
    const ben = colleague.getByRole('button', { name: /^Ben Hall/ })
    await ben.scrollIntoViewIfNeeded()
    const box = (await ben.boundingBox())!
    const [x, y] = [box.x + 40, box.y + 20]
    await colleague.mouse.move(x, y)
    await colleague.mouse.down()
    await colleague.mouse.move(x, y - HOUR_PX)
    await colleague.mouse.move(x, y - 2.75 * HOUR_PX)
    const merging = host.tenant.sendAs(host.tenant.headers.member)
    await merging({ method: 'POST', url: `/leads/${other}/merge`, payload: { lead_id: marcus } })
    await colleague.mouse.up()
    await colleague
      .getByRole('alertdialog')
      .getByText(/^Dr. Lee is with Ada Cole until /)
      .waitFor()
    expect((await host.tenant.send({ url: `/bookings/${moved}` })).json()).toMatchObject({
      start: `${DATE}T13:00:00.000Z`,
      version: 1,
    })
    await owner.getByText(/A colleague merged this person into M. Bell/).waitFor()
    expect(new URL(owner.url()).pathname).toBe(`/leads/${other}`)
  })

  it('refuses a program at once whose key is revoked on the open page', async () => {
    const { key } = await made('/api-keys', { name: 'Practice software', kind: 'standard' })
    const program: Send = client(host.app, { 'x-api-key': key! })
    expect((await program({ url: '/leads' })).statusCode).toBe(200)
    const owner = await personAt('admin', '/integrate/keys')
    const row = owner.getByRole('row', { name: /Practice software/ })
    await row.getByRole('button', { name: 'Revoke' }).click()
    await owner.getByRole('dialog').getByRole('button', { name: 'Revoke the key' }).click()
    await row.waitFor({ state: 'detached' })
    expect((await program({ url: '/leads' })).statusCode).toBe(401)
  })
})
