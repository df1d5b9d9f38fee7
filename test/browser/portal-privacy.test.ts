import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { chromiumPath } from '../support/browser.ts'
import { unzip } from '../support/zip.ts'
import { openPortal, servePortal } from './portal-page.ts'

describe.skipIf(chromiumPath === undefined)('privacy in the portal', () => {
  const served = servePortal()

  it('finds a person of the API and erases them', async () => {
    const { page, account, complaints } = await openPortal(served, '/settings/privacy')
    const payload = { name: 'Ada Lovelace', email: 'ada@example.com' }
    expect((await account.admin({ method: 'POST', url: '/leads', payload })).statusCode).toBe(201)
    await page.getByLabel('E-mail, phone or lead').fill('ada@example.com')
    await page.getByRole('button', { name: 'Find', exact: true }).click()
    const card = page.getByRole('article', { name: 'Ada Lovelace' })
    await card.getByText('ada@example.com').waitFor()
    const saved = page.waitForEvent('download')
    await card.getByRole('button', { name: 'Download everything' }).click()
    expect((await saved).suggestedFilename()).toMatch(/\.json$/u)
    await card.getByRole('button', { name: 'Erase this person' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Erase', exact: true }).click()
    await page.getByText('Erased: leads (1)', { exact: false }).waitFor()
    const { data } = (await account.admin({ url: '/leads' })).json<{ data: object[] }>()
    expect(data).toEqual([])
    expect(complaints).toEqual([])
  })

  it('asks before a limit deletes, and the API has it then', async () => {
    const { page, account, complaints } = await openPortal(served, '/settings/privacy')
    await page.getByLabel('Conversations and calls', { exact: true }).selectOption('90')
    await page.getByRole('button', { name: 'Save' }).click()
    await page
      .getByRole('dialog', { name: 'Save and delete?' })
      .getByRole('button', { name: 'Save and delete' })
      .click()
    const url = `/tenants/${account.tenantId}`
    const kept = async () =>
      (await account.admin({ url })).json<{ privacy: { retention_days: number | null } }>().privacy.retention_days
    await expect.poll(kept).toBe(90)
    expect(complaints).toEqual([])
  })

  it('downloads everything of the business', async () => {
    const { page, account, complaints } = await openPortal(served, '/settings/privacy')
    const payload = { name: 'Ada Lovelace', email: 'ada@example.com' }
    expect((await account.admin({ method: 'POST', url: '/leads', payload })).statusCode).toBe(201)
    const saved = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Download all data' }).click()
    const file = await saved
    expect(file.suggestedFilename()).toMatch(/^frontdesk-\d{4}-\d\d-\d\d\.zip$/u)
    const leads = unzip(readFileSync(await file.path())).get('leads.ndjson')!
    expect(JSON.parse(leads)).toMatchObject(payload)
    expect(complaints).toEqual([])
  })
})
