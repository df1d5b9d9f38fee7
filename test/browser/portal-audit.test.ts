import { describe, expect, it } from 'vitest'
import { chromiumPath } from '../support/browser.ts'
import { expectSoundInEveryForm, openPortal, servePortal } from './portal-page.ts'

describe.skipIf(chromiumPath === undefined)('the audit in the portal', () => {
  const served = servePortal()

  it('shows what a program and a person changed, filtered by the address', async () => {
    const { page, account, complaints } = await openPortal(served, '/settings/team')
    const url = `/tenants/${account.tenantId}`
    await account.admin({ method: 'PATCH', url, payload: { privacy: { retention_days: 30 } } })
    await page.getByRole('button', { name: 'Invite a person' }).click()
    await page.getByLabel('E-mail').fill('grace@harbour.example')
    await page.getByRole('button', { name: 'Send the invitation' }).click()
    await page.getByText('grace@harbour.example').first().waitFor()

    await page.getByRole('link', { name: 'Audit' }).click()
    const rows = page.getByRole('table', { name: 'Audit' }).getByRole('row')
    await rows.filter({ hasText: 'Changed settings' }).getByText('privacy.retention_days: 30').waitFor()
    await rows.filter({ hasText: 'Invited a person' }).getByText('role: member').waitFor()

    // By its name of now, and a link as long as it is there.
    const { lead_id: id } = (
      await account.admin({ method: 'POST', url: '/leads', payload: { name: 'Owen Marsh', phone: '+14155550163' } })
    ).json()
    await page.reload()
    const added = rows.filter({ hasText: 'Added a lead' })
    await added.getByRole('link', { name: 'Owen Marsh' }).click()
    await page.waitForURL(`${served.base}/leads/${id}`)
    await page.goBack()
    await rows.filter({ hasText: 'Invited a person' }).getByRole('link', { name: 'grace@harbour.example' }).waitFor()
    await account.admin({ method: 'DELETE', url: `/leads/${id}` })
    await page.reload()
    await added.getByText(id).waitFor()
    expect(await added.getByRole('link').count()).toBe(0)
    await expectSoundInEveryForm(page, '/settings/audit')
    await page.setViewportSize({ width: 1280, height: 800 })

    await page.getByLabel('What was done').selectOption('updateTenant')
    await expect.poll(() => page.url()).toContain('action=updateTenant')
    await expect.poll(() => rows.count()).toBe(2)
    await page.getByLabel('To').fill('2020-01-01')
    await page.getByText('Nothing fits these filters').waitFor()
    expect(complaints).toEqual([])
    const { data } = (await account.admin({ url: '/audit?action=inviteUser' })).json<{ data: object[] }>()
    expect(data).toHaveLength(1)
  })
})
