import type { FastifyInstance } from 'fastify'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import type { Account } from '../auth/account.ts'
import { chromiumPath } from '../support/browser.ts'
import { systemClock } from '../../src/core/time.ts'
import { anyEmail, client } from '../support/app.ts'
import { createDocument, createSavedReply, signIn } from '../support/factories.ts'
import { expectSoundInEveryForm, openPage, openPortal, servePortal } from './portal-page.ts'

const ELENA = { client_name: 'Elena Marsh', client_email: 'elena.marsh@mail.example', locale: 'en' }

interface Said {
  session_id: string
  lead: { lead_id: string } | null
}

async function say(account: Account, message: string, more: object = {}): Promise<Said> {
  const payload = { tenant_id: account.tenantId, message, ...more }
  return (await account.admin({ method: 'POST', url: '/chat/message', payload })).json()
}

/** Somebody else of the team, signed in. */
async function colleagueOf(app: FastifyInstance, account: Account, name: string): Promise<Account> {
  const headers = await signIn(app, account.tenantId, { email: anyEmail(), role: 'member', clock: systemClock })
  const send = client(app, headers)
  const { user } = (await send({ url: '/auth/me' })).json()
  await account.admin({ method: 'PATCH', url: `/users/${user.user_id}`, payload: { name } })
  return { ...account, userId: user.user_id, cookie: headers.cookie!, admin: send }
}

const read = async (account: Account, id: string) => (await account.admin({ url: `/chat/sessions/${id}` })).json()
const rowOf = (page: Page, name: string) => page.getByRole('link', { name: new RegExp(name) })
const said = (page: Page, text: string) => page.getByRole('listitem').filter({ hasText: text })

describe.skipIf(chromiumPath === undefined)('the inbox of the portal', () => {
  const served = servePortal()

  it('shows a conversation, which is taken over, answered, handed back and ended', async () => {
    const { page, account, complaints } = await openPortal(served, '/inbox')
    await page.getByText('No open conversation').waitFor()
    const { session_id: id } = await say(account, 'Do you treat horses?', { client_name: 'Elena Marsh' })
    await rowOf(page, 'Elena Marsh').click()
    await said(page, 'Do you treat horses?').first().waitFor()
    await page.getByRole('button', { name: 'Take over' }).click()
    await page.getByText('You are answering. The assistant is silent.').waitFor()
    await page.getByLabel('Your answer').fill('We do, on Mondays.')
    await page.getByRole('button', { name: 'Send' }).click()
    await said(page, 'We do, on Mondays.').first().waitFor()
    expect((await read(account, id)).messages.at(-1)).toMatchObject({ role: 'person', text: 'We do, on Mondays.' })
    await expect.poll(async () => (await read(account, id)).read_at).not.toBeNull()
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.getByRole('button', { name: 'Hand back' }).click()
    await page.getByText('The assistant answers. Take over').waitFor()
    await page.getByRole('button', { name: 'End' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'End' }).click()
    await expect.poll(async () => (await read(account, id)).status).toBe('ended')
    await page.getByText('This conversation has ended.').waitFor()
    // Between the words stands who did what: taken over before the answer, handed back and ended behind it.
    const lines = await page.getByRole('log').getByRole('listitem').allInnerTexts()
    const order = ['Do you treat horses?', 'You took over,', 'We do, on Mondays.', 'You handed back,', 'You ended the']
    const places = order.map((words) => lines.findIndex((line) => line.includes(words)))
    expect(places).toEqual(places.toSorted((one, other) => one - other))
    expect(places).not.toContain(-1)
    await expectSoundInEveryForm(page, 'an ended conversation')
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.getByText('Ended', { exact: true }).click()
    // What the assistant said last is no news: the row shows what people said.
    await rowOf(page, 'Elena Marsh').getByText('You: We do, on Mondays.').waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('heading', { name: 'Inbox', level: 1 }).waitFor()
    expect(complaints).toEqual([])
  })

  it('is searched and filtered by its address, which Back undoes', async () => {
    const { page, account, complaints } = await openPortal(served, '/inbox')
    await say(account, 'Do you treat horses?', { client_name: 'Elena Marsh', locale: 'en' })
    await say(account, 'Wann haben Sie offen?', { client_name: 'Rosa Castellano', locale: 'de' })
    const call = { phone_number: '+14155550163', client_name: 'Owen Gallagher', call_type: 'outbound' }
    await account.admin({ method: 'POST', url: '/calls/initiate', payload: call })
    await page.getByText('All', { exact: true }).click()
    await rowOf(page, 'Owen Gallagher').waitFor()
    await page.getByLabel('Search messages and people').fill('horses')
    await rowOf(page, 'Rosa Castellano').waitFor({ state: 'detached' })
    await rowOf(page, 'Elena Marsh').waitFor()
    expect(new URL(page.url()).search).toBe('?view=all&q=horses')
    await page.goBack()
    await rowOf(page, 'Rosa Castellano').waitFor()
    await page.getByRole('button', { name: 'Filter' }).click()
    await page.getByLabel('Language').selectOption('German')
    await rowOf(page, 'Elena Marsh').waitFor({ state: 'detached' })
    await page.goto(`${served.base}/inbox?view=all&channel=call`)
    await rowOf(page, 'Owen Gallagher').waitFor()
    expect(await rowOf(page, 'Rosa Castellano').count()).toBe(0)
    await page.goto(`${served.base}/inbox?view=all&q=gallagher`)
    await rowOf(page, 'Owen Gallagher').waitFor()
    await page.goto(`${served.base}/inbox?q=zebra`)
    await page.getByText('No conversation has “zebra”.').waitFor()
    await page.getByRole('button', { name: 'Clear filters' }).click()
    await rowOf(page, 'Elena Marsh').waitFor()
    expect(complaints).toEqual([])
  })

  it('explains an answer, and takes a better one in two clicks, tried at once', async () => {
    const { page, account, complaints } = await openPortal(served, '/settings/team')
    await createDocument({ send: account.admin }, 'We are open on Saturdays from 9 am to 1 pm.')
    const { session_id: id } = await say(account, 'Are you open on Saturdays?', ELENA)
    await page.goto(`${served.base}/inbox/${id}`)
    await page.getByRole('button', { name: 'Why this answer' }).click()
    const why = page.getByRole('region', { name: 'Why this answer' })
    await why.getByText('A question: “Are you open on Saturdays?”').waitFor()
    await why.getByText('Your documents or settings answer this.').waitFor()
    await why.getByText('Every sentence stands in a source').waitFor()
    await why.getByText('Details').click()
    await why
      .getByText(/score \d/)
      .first()
      .waitFor()
    await expectSoundInEveryForm(page, 'why')
    await page.setViewportSize({ width: 1280, height: 800 })
    await why.getByRole('button', { name: 'Correct it' }).click()
    await why.getByRole('textbox').last().fill('On Saturdays we are open until 4 pm.')
    await why.getByRole('button', { name: 'Save and try it' }).click()
    await why.getByText('Tried just now: works.').waitFor()
    expect(await why.getByRole('status').innerText()).toContain('On Saturdays we are open until 4 pm.')
    const { reply } = (
      await account.admin({
        method: 'POST',
        url: '/knowledge/trials',
        payload: { question: 'Are you open on Saturdays?' },
      })
    ).json()
    expect(reply).toContain('until 4 pm')
    expect(complaints).toEqual([])
  })

  it('lets two people not answer unseen', async () => {
    const { page, account } = await openPortal(served, '/settings/team')
    const { session_id: id } = await say(account, 'Do you treat horses?', ELENA)
    const ana = await colleagueOf(served.app, account, 'Ana Lima')
    const { page: hers } = await openPage(served, ana, `/inbox/${id}`)
    await page.goto(`${served.base}/inbox/${id}`)
    await page.getByRole('button', { name: 'Take over' }).click()
    await page.getByLabel('Your answer').fill('We do, on Mon')
    // She sees who answers, and takes over in the open; what he typed stays, and is not sent.
    await hers.getByRole('button', { name: /^Take over from/ }).click()
    await hers.getByLabel('Your answer').fill('Yes, we')
    await page.getByText('Ana Lima is answering.').first().waitFor()
    await page.getByText('Ana Lima took this conversation. What you write is kept as a draft.').waitFor()
    await page.getByRole('button', { name: 'Take over from Ana Lima' }).click()
    expect(await page.getByLabel('Your answer').inputValue()).toBe('We do, on Mon')
    await hers.getByRole('button', { name: /^Take over from/ }).waitFor()
    const { messages } = await read(account, id)
    expect(messages.filter(({ role }: { role: string }) => role === 'person')).toEqual([])
    // A colleague who writes elsewhere is seen, and Send asks.
    // She goes on until it is seen: what somebody types is shown for some seconds.
    const typing = { method: 'POST', url: `/chat/sessions/${id}/presence`, payload: { state: 'typing' } } as const
    const isSeen = async () => (await ana.admin(typing), page.getByText('Ana Lima is writing').first().isVisible())
    await expect.poll(isSeen).toBe(true)
    await page.getByRole('button', { name: 'Send' }).click()
    await page.getByRole('button', { name: 'Send mine' }).click()
    await expect.poll(async () => (await read(account, id)).messages.at(-1).text).toBe('We do, on Mon')
  })

  it('says in words what was done, and who answers in a bar that keeps to its pane', async () => {
    const { page, account } = await openPortal(served, '/settings/team')
    const { session_id: id } = await say(account, 'I want to talk to a person', ELENA)
    const name = 'Wilhelmina.Featherstonehaugh-Cholmondeley@mail.example'
    const ana = await colleagueOf(served.app, account, name)
    const { page: hers } = await openPage(served, ana, `/inbox/${id}`)
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto(`${served.base}/inbox/${id}`)
    await page.getByText('Passed to a person').waitFor()
    await hers.getByRole('button', { name: 'Take over' }).click()
    await hers.getByLabel('Your answer').fill('Good morning, Elena.')
    await hers.getByRole('button', { name: 'Send' }).click()
    await expect.poll(() => hers.locator('[data-role=person]').innerText()).toContain('You, ')
    expect(await hers.locator('[data-role=person] > [aria-hidden]').innerText()).toBe('W')
    await said(page, 'Good morning, Elena.').first().waitFor()
    const take = page.getByRole('button', { name: `Take over from ${name}` })
    const [button, card] = await Promise.all([take.boundingBox(), page.getByRole('complementary').boundingBox()])
    expect(button!.x + button!.width).toBeLessThan(card!.x)
    // The bar names her once, not also as somebody who reads.
    await page.waitForResponse(/presence/)
    expect(await page.getByText(`${name} is reading too`).count()).toBe(0)
  })

  it('shows what changed while a conversation was read for the first time', async () => {
    const { page, account } = await openPortal(served, '/settings/team')
    const { session_id: id } = await say(account, 'Do you treat horses?', ELENA)
    const ana = await colleagueOf(served.app, account, 'Ana Lima')
    let readings = 0
    const stream = page.waitForResponse(/api\/v1\/events/)
    await page.route(`**/api/v1/chat/sessions/${id}`, async (route) => {
      readings += 1
      if (readings > 1) return route.continue()
      const before = await route.fetch()
      await stream
      // The lists, which are read anew, tell when the change was heard.
      const isHeard = page.waitForResponse(
        async (answer) => answer.url().includes('/chat/sessions?') && (await answer.text()).includes(ana.userId),
      )
      await ana.admin({ method: 'POST', url: `/chat/sessions/${id}/takeover` })
      await isHeard
      return route.fulfill({ response: before })
    })
    await page.goto(`${served.base}/inbox/${id}`)
    await page.getByRole('button', { name: 'Take over from Ana Lima' }).waitFor()
  })

  it('sends once what the server kept without a word, as soon as it can be reached', async () => {
    const { page, account } = await openPortal(served, '/settings/team')
    const { session_id: id } = await say(account, 'Do you treat horses?', ELENA)
    await page.goto(`${served.base}/inbox/${id}`)
    await page.getByRole('button', { name: 'Take over' }).click()
    await page.getByLabel('Your answer').fill('We do.')
    const isSent = `**/chat/sessions/${id}/messages`
    await page.route(isSent, async (route) => {
      await route.fetch()
      await route.abort()
    })
    await page.getByRole('button', { name: 'Send' }).click()
    await page.getByText('Not sent yet. It goes out when the connection is back.').waitFor()
    expect(await page.getByLabel('Your answer').inputValue()).toBe('We do.')
    await page.unroute(isSent)
    await expect.poll(() => page.getByLabel('Your answer').inputValue()).toBe('')
    await page.getByText('Not sent yet.').waitFor({ state: 'detached' })
    const { messages } = await read(account, id)
    expect(messages.filter(({ role }: { role: string }) => role === 'person')).toMatchObject([{ text: 'We do.' }])
  })

  it('puts suggestions and saved replies into the answer, by keys, which are listed', async () => {
    const { page, account, complaints } = await openPortal(served, '/settings/team')
    await createSavedReply({ send: account.admin }, 'Parking')
    const { session_id: id } = await say(account, 'Hello', ELENA)
    await account.admin({ method: 'POST', url: `/chat/sessions/${id}/takeover` })
    await say(account, 'Is there parking?', { session_id: id })
    await say(account, 'Do you treat horses?', { client_name: 'Rosa Castellano' })
    await page.goto(`${served.base}/inbox`)
    await rowOf(page, 'Elena Marsh').waitFor()
    await page.keyboard.press('j')
    await page.getByRole('heading', { name: 'Rosa Castellano' }).waitFor()
    await page.keyboard.press('j')
    await page.getByRole('heading', { name: 'Elena Marsh' }).waitFor()
    await page.getByRole('button', { name: 'You can park behind the house.' }).waitFor()
    await page.keyboard.press('1')
    const answer = page.getByLabel('Your answer')
    expect(await answer.inputValue()).toBe('You can park behind the house.')
    await answer.press('Control+Enter')
    await expect.poll(async () => (await read(account, id)).messages.at(-1).text).toBe('You can park behind the house.')
    await answer.press('Escape')
    await page.keyboard.press('s')
    const choice = page.getByRole('dialog', { name: 'Saved replies' })
    await choice.getByRole('button', { name: 'New reply' }).click()
    const dialog = page.getByRole('dialog', { name: 'New reply' })
    await dialog.getByLabel('Name').fill('Invoice')
    await dialog.getByLabel('Text').fill('It comes by mail.')
    await expectSoundInEveryForm(page, 'saved reply')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await dialog.waitFor({ state: 'detached' })
    const { data } = (await account.admin({ url: '/saved-replies' })).json()
    expect(data).toMatchObject([{ title: 'Invoice', text: 'It comes by mail.' }, { title: 'Parking' }])
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.keyboard.press('?')
    await page.getByRole('dialog').getByText('Inbox: take over').waitFor()
    expect(complaints).toEqual([])
  })

  it('shows the visitor with what was before, and is assigned', async () => {
    const { page, account } = await openPortal(served, '/settings/team')
    const first = await say(account, 'Where can I park my car?', ELENA)
    await account.admin({ method: 'POST', url: `/chat/sessions/${first.session_id}/end` })
    const { session_id: id } = await say(account, 'Do you treat horses?', ELENA)
    await page.goto(`${served.base}/inbox/${id}`)
    const card = page.getByRole('complementary', { name: 'Visitor' })
    await card.getByText('elena.marsh@mail.example').waitFor()
    await card.getByRole('region', { name: 'Earlier' }).getByRole('link').waitFor()
    await card.getByLabel('Assigned to').selectOption({ index: 1 })
    await expect.poll(async () => (await read(account, id)).assignee_id).toBe(account.userId)
    await card.getByRole('link', { name: 'Open the page of Elena Marsh' }).click()
    await page.getByRole('heading', { name: 'Elena Marsh', level: 1 }).waitFor()
    expect(new URL(page.url()).pathname).toBe(`/leads/${first.lead!.lead_id}`)
  })

  it('alerts on any page when somebody asks for a person, after a yes', async () => {
    const { page, account } = await openPortal(served, '/settings/team', { permissions: ['notifications'] })
    await page.addInitScript(() => {
      const shown: string[] = []
      const Fake = Object.assign(
        function (title: string) {
          shown.push(title)
          return new EventTarget()
        },
        { permission: 'granted', requestPermission: async () => 'granted' },
      )
      Object.assign(globalThis, { shown, Notification: Fake })
    })
    await page.goto(`${served.base}/inbox`)
    await say(account, 'I want to speak to a person', { client_name: 'Marcus Bell' })
    await rowOf(page, 'Marcus Bell').waitFor()
    expect(await page.evaluate('globalThis.shown')).toEqual([])
    await page.getByRole('button', { name: 'Alerts' }).click()
    await page.getByText('Web push is off').waitFor()
    await page.getByLabel('Show a notification').check()
    await expectSoundInEveryForm(page, 'alerts')
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.keyboard.press('Escape')
    await page.getByRole('link', { name: 'Leads' }).click()
    await page.getByRole('heading', { name: 'Leads', level: 1 }).waitFor()
    await say(account, 'I want to speak to a person', { client_name: 'Elena Marsh' })
    await expect.poll(() => page.evaluate('globalThis.shown')).toEqual(['Elena Marsh asks for a person'])
    await page.getByRole('link', { name: /Inbox\s*2/ }).waitFor()
    expect(await page.title()).toMatch(/^\(2\) /)
    // Nothing is shown in the quiet hours, which here are all of the day.
    await page.goto(`${served.base}/inbox`)
    await page.getByRole('button', { name: 'Alerts' }).click()
    await page.getByLabel('Quiet from').fill('00:00')
    await page.getByLabel('until').fill('23:59')
    await page.clock.setFixedTime(new Date('2026-11-23T12:00:00'))
    await say(account, 'I want to speak to a person', { client_name: 'Rosa Castellano' })
    await page.getByRole('link', { name: /Inbox\s*3/ }).waitFor()
    expect(await page.evaluate('globalThis.shown')).toEqual([])
  })
})

describe.skipIf(chromiumPath === undefined)('the inbox of an installation with keys for web push', () => {
  const keys = {
    publicKey: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    privateKey: 'q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94',
    subject: 'mailto:desk@example.com',
  }
  const served = servePortal({ config: { vapid: keys } })

  it('subscribes this browser, and takes it back', async () => {
    const { page, account, complaints } = await openPortal(served, '/settings/team', { permissions: ['notifications'] })
    // Chromium of a test has no push service.
    await page.addInitScript(
      (subscription) => {
        let isThere = false
        const made = { toJSON: () => subscription, unsubscribe: async () => (isThere = false) }
        Object.assign(PushManager.prototype, {
          subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => {
            Object.assign(globalThis, { applicationServerKey })
            isThere = true
            return made
          },
          getSubscription: async () => (isThere ? made : null),
        })
      },
      { endpoint: 'https://push.example.com/x', keys: { p256dh: keys.publicKey, auth: 'BTBZMqHH6r4Tts7J_aSIgg' } },
    )
    const devices = async () => (await account.admin({ url: '/notifications/push' })).json().devices
    await page.goto(`${served.base}/inbox`)
    await page.getByRole('button', { name: 'Alerts' }).click()
    const choice = page.getByLabel('Also when the portal is closed')
    await choice.click()
    await expect.poll(devices).toBe(1)
    expect(await page.evaluate('globalThis.applicationServerKey')).toBe(keys.publicKey)
    await page.reload()
    await page.getByRole('button', { name: 'Alerts' }).click()
    expect(await choice.isChecked()).toBe(true)
    await choice.click()
    await expect.poll(devices).toBe(0)
    expect(complaints).toEqual([])
  })
})
