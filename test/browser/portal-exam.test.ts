import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Account } from '../auth/account.ts'
import { examEnds } from '../exam/play.ts'
import { startTestApp } from '../support/app.ts'
import { addressOf, chromiumPath, findingsOf, launchChromium } from '../support/browser.ts'
import { FakeOpenAI } from '../support/fakes/openai.ts'
import { until } from '../support/until.ts'
import { MAX_WAIT_MS } from '../support/waits.ts'
import { openPortal, servePortal, type PortalPage, type Served } from './portal-page.ts'

// Two exams are played, each as long as it goes on.
vi.setConfig({ testTimeout: 6 * MAX_WAIT_MS })

const PARKING = '# How to find us\n\n## Parking\n\nPark in the yard behind the house. It is free for two hours.'
const FRIDAYS = '# Opening\n\n## Fridays\n\nOn Friday we are open from 9:00 to 15:00.'
const HOURS = { mon: [{ start: '09:00', end: '17:00' }], fri: [{ start: '09:00', end: '14:00' }] }

describe.skipIf(chromiumPath === undefined)('the exam in the portal', () => {
  const served = servePortal()

  const open = (path: string): Promise<PortalPage> => openPortal(served, path)

  async function document({ admin }: Account, text: string): Promise<string> {
    const { document_id: id } = (await admin({ method: 'POST', url: '/knowledge/documents', payload: { text } })).json()
    await until(async () => (await admin({ url: `/knowledge/documents/${id}` })).json().status === 'ready')
    return id
  }

  async function newest({ admin }: Account) {
    return (await admin({ url: '/exams' })).json().data[0]
  }

  it('plays by one button, shows what is to be mended and where, and what was lost', async () => {
    const { page, account, complaints } = await open('/exam')
    await page.getByText('No exam has been played yet').waitFor()
    expect(await findingsOf(page)).toEqual([])
    const payload = { business: { hours: HOURS, address: '1 Harbour Street' } }
    await account.admin({ method: 'PATCH', url: `/tenants/${account.tenantId}`, payload })
    const parkingId = await document(account, PARKING)
    await document(account, FRIDAYS)

    await page.getByRole('button', { name: 'Play the exam' }).click()
    await page.getByRole('region', { name: 'The exam is being played' }).waitFor()
    await page.getByRole('link', { name: /^All [1-9]/ }).waitFor()
    const first = await examEnds(account.admin, (await newest(account)).exam_id)
    await page.getByText('Ready for visitors').waitFor()
    expect(first).toMatchObject({ status: 'done', started_by: 'person', total: 50 })
    await page.getByText(`${first.answered} of 40`).waitFor()
    await page.getByText('Plays again by itself after each change').waitFor()
    const friday = page.getByRole('article', { name: 'When do you close on Friday?' })
    await friday
      .getByText('Your settings say Friday: 9:00 AM–2:00 PM. “Opening › Fridays” says 9:00 AM–3:00 PM.')
      .waitFor()
    await friday.getByRole('link', { name: 'Choose one' }).waitFor()
    await page.getByText('Could not be booked: there is no service to book.').first().waitFor()
    expect(await findingsOf(page)).toEqual([])

    await page.getByRole('link', { name: /^Answered/ }).click()
    expect(new URL(page.url()).search).toBe('?show=answered')
    const parking = page.getByRole('article', { name: 'Where can I park?' })
    await parking.getByText('Answered from “How to find us › Parking”.').waitFor()
    await parking.getByText('What was said').click()
    await parking.getByText('yard behind the house').waitFor()

    await account.admin({ method: 'DELETE', url: `/knowledge/documents/${parkingId}` })
    await page.getByRole('button', { name: 'Play it again' }).click()
    await until(async () => (await newest(account)).exam_id !== first.exam_id)
    expect(await examEnds(account.admin, (await newest(account)).exam_id)).toMatchObject({ status: 'done' })
    const lost = page.getByRole('list', { name: 'To mend' }).getByRole('listitem').first()
    await lost.getByText('“How to find us › Parking” was deleted').waitFor()
    await page.getByText(/fewer than in the exam before/).waitFor()
    expect(await findingsOf(page)).toEqual([])
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.reload()
    await lost.waitFor()
    expect(await findingsOf(page)).toEqual([])
    await lost.getByRole('link', { name: /^Answer it/ }).click()
    await page.waitForURL(/\/knowledge\/try\?question=/)

    await page.goto(`${served.base}/exam/${first.exam_id}`)
    await page.getByText('You are looking at the exam of').waitFor()
    await page.getByText(`${first.answered} of 40`).waitFor()
    expect(complaints).toEqual([])
  })

  it('is read by members, without the button and the acts', async () => {
    const { page, account } = await open('/')
    await account.admin({ method: 'POST', url: '/exams' })
    expect(await examEnds(account.admin, (await newest(account)).exam_id)).toMatchObject({ status: 'done' })
    await served.app.database.system((tx) =>
      tx.execute(sql`update users set role = 'member' where id = ${account.userId}`),
    )
    await page.goto(`${served.base}/exam`)
    await page.getByRole('article').first().waitFor()
    expect(await page.getByRole('button', { name: 'Play it again' }).count()).toBe(0)
    expect(await page.getByRole('link', { name: /^Answer it/ }).count()).toBe(0)
    expect(await findingsOf(page)).toEqual([])
  })
})

describe.skipIf(chromiumPath === undefined)('the exam with a paid model', () => {
  let fake: FakeOpenAI
  let served: Served
  beforeAll(async () => {
    fake = await FakeOpenAI.start()
    const chat = { apiKey: 'sk-test', baseUrl: fake.url, model: 'test-model' }
    const app = await startTestApp({ config: { models: { chat, embedding: undefined } } })
    served = { app, base: await addressOf(app), browser: await launchChromium() }
  })
  afterAll(async () => {
    await served.browser.close()
    await served.app.close()
    await fake[Symbol.asyncDispose]()
  })

  it('says first what it costs, and begins only after a yes', async () => {
    const { page, account } = await openPortal(served, '/exam')
    const { estimate, plays_by_itself: playsByItself } = (await account.admin({ url: '/exams' })).json()
    expect(playsByItself).toBe(false)
    await page.getByRole('button', { name: 'Play the exam' }).click()
    const question = page.getByRole('dialog', { name: 'Play the exam?' })
    await question.getByText(`some ${estimate.tokens.toLocaleString('en-US')} tokens`).waitFor()
    await question.getByRole('button', { name: 'Not now' }).click()
    await question.waitFor({ state: 'detached' })
    expect((await account.admin({ url: '/exams' })).json().data).toEqual([])
    await page.getByRole('button', { name: 'Play the exam' }).click()
    await question.getByRole('button', { name: 'Play the exam' }).click()
    await expect.poll(async () => (await account.admin({ url: '/exams' })).json().data.length).toBe(1)
  })
})
