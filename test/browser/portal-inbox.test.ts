import { describe, expect, it, vi } from 'vitest'
import { chromiumPath } from '../support/browser.ts'
import { expectSoundInEveryForm, openPortal, servePortal } from './portal-page.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

describe.skipIf(chromiumPath === undefined)('the inbox of the portal', () => {
  const served = servePortal()

  it('shows a conversation, which is taken over, answered, handed back and ended', async () => {
    const { page, account, complaints } = await openPortal(served, '/inbox')
    await page.getByText('No conversations yet').waitFor()
    const payload = { tenant_id: account.tenantId, client_name: 'Elena Marsh', message: 'Do you treat horses?' }
    const said = (await account.admin({ method: 'POST', url: '/chat/message', payload })).json()
    await page.reload()
    await page.getByRole('link', { name: 'Elena Marsh' }).click()
    await page.getByRole('listitem').filter({ hasText: 'Do you treat horses?' }).waitFor()
    await page.getByRole('button', { name: 'Take over' }).click()
    await page.getByLabel('Your answer').fill('We do, on Mondays.')
    await page.getByRole('button', { name: 'Send' }).click()
    await page.getByRole('listitem').filter({ hasText: 'We do, on Mondays.' }).waitFor()
    const read = async () => (await account.admin({ url: `/chat/sessions/${said.session_id}` })).json()
    expect((await read()).messages.at(-1)).toMatchObject({ role: 'person', text: 'We do, on Mondays.' })
    await expectSoundInEveryForm(page, '/inbox/:session_id')
    await page.getByRole('button', { name: 'Hand back to the assistant' }).click()
    await page.getByRole('button', { name: 'Take over' }).waitFor()
    await page.getByRole('button', { name: 'End' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'End' }).click()
    await expect.poll(async () => (await read()).status).toBe('ended')
    await page.getByRole('link', { name: 'All conversations' }).click()
    await page.getByRole('row', { name: /Elena Marsh.*Ended/ }).waitFor()
    await expectSoundInEveryForm(page, '/inbox')
    expect(complaints).toEqual([])
  })
})
