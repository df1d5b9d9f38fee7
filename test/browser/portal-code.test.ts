import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { describe, expect, it, vi } from 'vitest'
import { chromiumPath } from '../support/browser.ts'
import { openPortal, servePortal } from './portal-page.ts'

vi.setConfig({ testTimeout: 180_000 })

describe.skipIf(chromiumPath === undefined)('code samples in the portal', () => {
  const served = servePortal()

  it('name the key and the ids of the business, and run as they are copied', async () => {
    const { page, account, complaints } = await openPortal(served, '/integrate/code')
    await page.getByText('No key is there yet.').waitFor()
    const made = await account.admin({ method: 'POST', url: '/api-keys', payload: { name: 'Till', kind: 'standard' } })
    const { key } = made.json<{ key: string }>()
    await page.goto(`${served.base}/integrate/code?task=chat&language=node`)
    const code = page.getByRole('group', { name: 'Ask the assistant' })
    await code.getByText(account.tenantId).waitFor()
    await code.getByText('FRONTDESK_API_KEY: Till').waitFor()
    expect(await page.content()).not.toContain(key)

    await page.getByLabel('What to do').selectOption('lead')
    await page.getByText('curl', { exact: true }).click()
    await page.waitForURL(/task=lead&language=curl/u)
    const lead = page.getByRole('group', { name: 'Add a lead' })
    await lead.getByText('curl --fail-with-body').waitFor()
    await run('sh', ['-c', await lead.innerText()], key)
    await page.getByText('Node', { exact: true }).click()
    await lead.getByText('await fetch').waitFor()
    await run(process.execPath, ['--input-type=module', '-e', await lead.innerText()], key)
    const { data } = (await account.admin({ url: '/leads' })).json<{ data: { name: string; email: string }[] }>()
    expect(data).toMatchObject([{ name: 'Ada Lovelace', email: 'ada@example.com' }])
    expect(complaints).toEqual([])
  })

  it('are behind the fifth tab of a phone, with everything that has no tab', async () => {
    const { page, complaints } = await openPortal(served, '/', { viewport: { width: 390, height: 844 } })
    const tabs = page.getByRole('navigation', { name: 'Pages' }).getByRole('list')
    await tabs.getByRole('link', { name: 'Leads' }).waitFor()
    expect(await tabs.getByRole('link', { name: 'Analytics' }).count()).toBe(0)
    await tabs.getByRole('button', { name: 'More' }).click()
    const sheet = page.getByRole('dialog', { name: 'More' })
    expect(await sheet.getByRole('link').allInnerTexts()).toEqual([
      'Calls',
      'Knowledge',
      'Exam',
      'Analytics',
      'Integrate',
      'Settings',
    ])
    await sheet.getByRole('link', { name: 'Integrate' }).click()
    await page.getByRole('heading', { name: 'Integrate' }).waitFor()
    await sheet.waitFor({ state: 'hidden' })
    expect(complaints).toEqual([])
  })
})

async function run(command: string, args: string[], key: string): Promise<void> {
  const child = spawn(command, args, { env: { PATH: process.env['PATH'], FRONTDESK_API_KEY: key } })
  const [[exitCode], errors] = await Promise.all([once(child, 'exit'), text(child.stderr)])
  expect({ exitCode, errors: exitCode === 0 ? '' : errors }).toEqual({ exitCode: 0, errors: '' })
}
