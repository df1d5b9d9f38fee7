import { sql } from 'drizzle-orm'
import { describe, expect, it, vi } from 'vitest'
import { newId } from '../../src/core/ids.ts'
import { chromiumPath } from '../support/browser.ts'
import { figuresSettled } from '../support/figures-settled.ts'
import { until } from '../support/until.ts'
import { expectSoundInEveryForm, openPortal, servePortal, type PortalPage } from './portal-page.ts'

vi.setConfig({ testTimeout: 240_000 })

const QUESTION = 'Can I pay in installments?'

describe.skipIf(chromiumPath === undefined)('analytics in the portal', () => {
  const served = servePortal()

  /** Conversations of the last weeks: answered ones, and one of the day before each. */
  async function addHistory({ account: { tenantId } }: PortalPage, count: number): Promise<void> {
    await served.app.database.tenant(tenantId, async (tx) => {
      for (let n = 0; n < count; n += 1) {
        const id = newId('chat')
        const at = sql`now() - ${`${(n * 11) % 50} days 1 hour`}::interval`
        await tx.execute(sql`insert into chat_sessions (tenant_id, id, status, started_at, sentiment)
          values (${tenantId}, ${id}, 'ended', ${at}, ${n % 4 === 0 ? 'neutral' : 'positive'})`)
        await tx.execute(sql`insert into messages (tenant_id, id, session_id, role, text, band, trace, created_at) values
          (${tenantId}, ${newId('msg')}, ${id}, 'visitor', 'x', null, null, ${at}),
          (${tenantId}, ${newId('msg')}, ${id}, 'assistant', 'x', ${n % 5 === 0 ? 'decline' : 'answer'},
            '{"milliseconds": {"retrieval": 300, "reply": 200}}', ${at})`)
      }
    })
  }

  const ask = ({ account }: PortalPage, message: string) =>
    account.admin({ method: 'POST', url: '/chat/message', payload: { tenant_id: account.tenantId, message } })

  it('says that nothing is to be counted yet, then shows what the API says', async () => {
    const opened = await openPortal(served, '/analytics')
    const { page, account, complaints } = opened
    await page.getByText('Nothing to count yet').waitFor()
    await addHistory(opened, 80)
    expect((await ask(opened, QUESTION)).statusCode).toBe(200)
    const overview = await until(async () => {
      const figures = (await account.admin({ url: '/analytics/overview' })).json()
      return figures.previous.conversations + figures.conversations === 81 ? figures : undefined
    }, 500)
    await page.reload()
    const figure = (name: string) => page.locator('dl > div').filter({ hasText: name }).first()
    await figure('Conversations').getByText(String(overview.conversations), { exact: true }).waitFor()
    await figure('Conversations').getByText(`${overview.previous.conversations} before`).waitFor()
    await figure('Answered')
      .getByText(`${Math.round(overview.answered_rate * 100)}%`, { exact: true })
      .waitFor()
    await page.getByRole('button', { name: 'What is “Resolved”?' }).click()
    await page.getByText('did not come back with the same wish within 3 days').waitFor()
    await page.keyboard.press('Escape')
    const chart = page.getByRole('img', { name: 'Conversations by day' })
    expect(await chart.locator('path').evaluateAll((paths) => paths.map((path) => path.dataset['line']))).toEqual([
      'before',
      'now',
    ])
    await chart.hover()
    await chart.getByText(/^These days \d+$/).waitFor()
    await page.getByRole('button', { name: 'Table', exact: true }).click()
    expect(await page.getByRole('table', { name: 'Conversations by day' }).getByRole('row').count()).toBe(29)
    await page.getByRole('button', { name: 'Table', exact: true }).click()
    await page.getByText(QUESTION).waitFor()
    expect(await page.getByText('Read the negative ones').count()).toBe(0)
    await expectSoundInEveryForm(page, '/analytics')
    expect(complaints).toEqual([])
  })

  it('keeps days and comparison in the address, and gives counts below twenty conversations', async () => {
    const opened = await openPortal(served, '/')
    const { page, account } = opened
    await addHistory(opened, 6)
    await figuresSettled(served.app.database, account.tenantId)
    await page.goto(`${served.base}/analytics`)
    const { answered, asked } = (await account.admin({ url: '/analytics/overview' })).json()
    await page.getByText(`${answered} of ${asked}`, { exact: true }).first().waitFor()
    await page.getByRole('link', { name: '12 months' }).click()
    await page.getByRole('heading', { name: 'Conversations by week' }).waitFor()
    const { searchParams } = new URL(page.url())
    const year = { from: searchParams.get('from')!, to: searchParams.get('to')! }
    expect((Date.parse(year.to) - Date.parse(year.from)) / 86_400_000).toBe(363)
    await page.getByRole('banner').or(page.locator('header')).getByRole('button', { name: /[–-]/ }).first().click()
    await page.getByLabel('Compare with the period before').uncheck()
    await page.waitForURL(/compare=off/)
    await page.keyboard.press('Escape')
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'CSV' }).click()
    await page.getByRole('menuitem', { name: 'Figures' }).click()
    expect((await download).suggestedFilename()).toBe(`overview-${year.from}-${year.to}.csv`)
  })

  it('names closures in the chart and its table, prints both, and leads to the unhappy ones', async () => {
    const opened = await openPortal(served, '/')
    const { page, account } = opened
    await addHistory(opened, 30)
    await served.app.database.tenant(account.tenantId, (tx) =>
      tx.execute(sql`update chat_sessions set sentiment = 'negative' where id = (select min(id) from chat_sessions)`),
    )
    const date = new Date(Date.now() - 3 * 86_400_000).toISOString().slice(0, 10)
    const business = { closures: [{ date, reason: 'Inventory' }] }
    await account.admin({ method: 'PATCH', url: `/tenants/${account.tenantId}`, payload: { business } })
    await figuresSettled(served.app.database, account.tenantId)
    await page.goto(`${served.base}/analytics`)
    const chart = page.getByRole('img', { name: 'Conversations by day' })
    await chart.getByText('Closed, Inventory').waitFor()
    await page.emulateMedia({ media: 'print' })
    await page.getByRole('table', { name: 'Conversations by day' }).getByText('Closed, Inventory').waitFor()
    expect(await page.getByRole('button', { name: 'CSV' }).isVisible()).toBe(false)
    await page.emulateMedia({ media: 'screen' })
    await page.getByRole('link', { name: 'Read the negative ones (1)' }).click()
    await page.waitForURL(/\/inbox\?view=all&sentiment=negative/)
  })

  it('leads from a question that was not answered to its answer', async () => {
    const opened = await openPortal(served, '/')
    const { page, account } = opened
    await ask(opened, QUESTION)
    await figuresSettled(served.app.database, account.tenantId)
    await page.goto(`${served.base}/analytics?ask=unanswered`)
    await page.getByRole('link', { name: `Answer it: ${QUESTION}` }).click()
    await page.waitForURL(/\/knowledge\/unanswered\?question=que_/)
  })
})
