import { readFile } from 'node:fs/promises'
import type { Download, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { chromiumPath, findingsOf } from '../support/browser.ts'
import { expectSoundInEveryForm, openPortal, servePortal, type PortalPage } from './portal-page.ts'

describe.skipIf(chromiumPath === undefined)('an import of leads in the portal', () => {
  const served = servePortal()

  const open = (path = '/leads/import'): Promise<PortalPage> => openPortal(served, path)
  const choose = (page: Page, text: string, name = 'people.csv') =>
    page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })
  const leadsOf = async ({ account }: PortalPage): Promise<{ email: string }[]> =>
    (await account.admin({ url: '/leads?limit=200' })).json().data
  const figures = (page: Page): Promise<string[]> => page.getByRole('definition').allTextContents()
  const textOf = async (download: Download): Promise<string> => readFile(await download.path(), 'utf8')

  const FILE =
    '\ufeffKunde;E-Mail;Mobil;Tel;Wunsch;Art\r\n' +
    '"Bell; Marcus";marcus@mail.example;;+1 917 555 0139;"An implant,\r\nsoon";A\r\n' +
    'Sofia Duarte;sofia@mail.example;;;;B\r\n' +
    'Nobody;;;;;C\r\n' +
    'Omar;no-mail;;;;D\r\n'

  it('shows the rows and what the columns go to, imports the good ones, and gives the others back', async () => {
    const opened = await open('/leads')
    const { page, account, complaints } = opened
    await account.admin({ method: 'POST', url: '/leads', payload: { email: 'sofia@mail.example' } })
    await page.getByRole('link', { name: 'Import', exact: true }).click()
    await page.getByRole('heading', { name: 'Import leads', level: 1 }).waitFor()
    await choose(page, FILE)
    await expect.poll(() => page.evaluate('document.activeElement.textContent')).toBe('people.csv')
    const target = (column: string) => page.getByLabel(`${column} goes to`, { exact: true })
    const goesTo = async (column: string) => target(column).inputValue()
    expect(await Promise.all(['Kunde', 'E-Mail', 'Mobil', 'Tel', 'Wunsch', 'Art'].map(goesTo))).toEqual(
      'name,email,phone,,intent,'.split(','),
    )
    await page.getByRole('cell', { name: 'Bell; Marcus' }).waitFor()
    await target('Tel').selectOption('phone')
    await page.getByText('More than one column goes to Phone: Mobil and Tel.').waitFor()
    expect(await page.getByRole('button', { name: 'Import' }).isDisabled()).toBe(true)
    await target('Mobil').selectOption('')
    await target('Art').selectOption('notes')
    await expect.poll(() => figures(page)).toEqual(['1', '1', '0', '2'])
    await page.getByRole('row', { name: '6 E-mail no-mail Not an e-mail address' }).waitFor()
    await expectSoundInEveryForm(page, '/leads/import, mapped')
    await page.getByRole('link', { name: 'Mail me the link' }).waitFor()
    expect(await leadsOf(opened)).toHaveLength(1)

    await page.getByRole('button', { name: 'Import the other rows' }).click()
    await page.getByRole('heading', { name: 'The import is done' }).waitFor()
    expect(await figures(page)).toEqual(['1', '1', '0', '2'])
    expect(await findingsOf(page)).toEqual([])
    expect(await leadsOf(opened)).toMatchObject([
      {
        name: 'Bell; Marcus',
        email: 'marcus@mail.example',
        phone: '+19175550139',
        intent: 'An implant,\r\nsoon',
        notes: 'A',
      },
      { name: 'Sofia Duarte', email: 'sofia@mail.example', notes: 'B' },
    ])
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download the left-out rows' }).click(),
    ])
    expect(download.suggestedFilename()).toBe('left-out-people.csv')
    expect(await textOf(download)).toBe(
      '\ufeffKunde;E-Mail;Mobil;Tel;Wunsch;Art\r\nNobody;;;;;C\r\nOmar;no-mail;;;;D\r\n',
    )
    await page.getByRole('link', { name: 'Show the imported leads' }).click()
    await page.getByRole('link', { name: 'Bell; Marcus' }).waitFor()
    expect(complaints).toEqual([])
  })

  it('offers a sample that it understands, and says why another file cannot be imported', async () => {
    const { page, complaints } = await open()
    await page.getByText('4 MB and 10,000 rows at most').waitFor()
    await choose(page, 'PK\u0003\u0004\0\0', 'people.xlsx')
    await page.getByRole('alert').getByText('This is not a CSV file.').waitFor()
    await choose(page, `email\n${'a@mail.example\n'.repeat(10_001)}`)
    await page.getByRole('alert').getByText('The file has more than 10,000 rows.').waitFor()
    await choose(page, 'email\n"ada@mail.example\n')
    await page.getByRole('alert').getByText('A quotation mark is missing').waitFor()
    const [sample] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download a sample' }).click(),
    ])
    await choose(page, await textOf(sample), 'sample-leads.csv')
    await expect.poll(() => figures(page)).toEqual(['1', '0', '0', '0'])
    await page.getByLabel('E-mail goes to').selectOption('')
    await page.getByLabel('Phone goes to').selectOption('')
    await page.getByText('No column goes to E-mail or Phone.').waitFor()
    expect(complaints).toEqual([])
  })

  it('goes in parts, and goes on with the rows that are left when it was stopped or refused', async () => {
    const opened = await open()
    const { page } = opened
    const held = Promise.withResolvers<void>()
    let parts = 0
    await page.route('**/api/v1/leads/import', async (route) => {
      const isTrial = route.request().postData()?.includes('dry_run')
      if (!isTrial && ++parts === 1) await held.promise
      if (!isTrial && parts === 2)
        await route.fulfill({ status: 429, headers: { 'Retry-After': '3' }, json: { detail: 'x' } })
      else await route.continue()
    })
    await choose(page, `email\n${Array.from({ length: 260 }, (_, n) => `${n}@mail.example\n`).join('')}`)
    await page.getByText('the first 20 of 260 rows').waitFor()
    expect(await page.getByRole('row').count()).toBe(21)
    await page.getByRole('button', { name: 'Import', exact: true }).click()
    await page.getByText('0 of 260 rows').waitFor()
    await page.getByRole('button', { name: 'Stop' }).click()
    held.resolve()
    await page.getByRole('heading', { name: 'The import has stopped' }).waitFor()
    await page.getByText('250 of 260 rows').waitFor()
    expect(await findingsOf(page)).toEqual([])
    await page.getByRole('button', { name: 'Go on' }).click()
    await page.getByRole('alert').getByText('That was too often.').waitFor()
    await page.getByRole('button', { name: /Again in 0:0\d/ }).waitFor()
    await page.getByRole('button', { name: 'Go on' }).click()
    await page.getByRole('heading', { name: 'The import is done' }).waitFor()
    expect(await figures(page)).toEqual(['260', '0', '0', '0'])
    await page.getByRole('link', { name: 'All leads' }).click()
    await page.getByRole('link', { name: '259@mail.example' }).first().waitFor()
    await page.getByRole('link', { name: 'Import', exact: true }).click()
    await page.getByRole('heading', { name: 'The import is done' }).waitFor()
  })

  it('goes on while another page is open: the sidebar follows it, and a toast says that it is over', async () => {
    const { page, complaints } = await open()
    const held = Promise.withResolvers<void>()
    await page.route('**/api/v1/leads/import', async (route) => {
      if (route.request().postData()?.includes('dry_run') !== true) await held.promise
      await route.continue()
    })
    await page.setViewportSize({ width: 1440, height: 900 })
    await choose(page, 'email\nada.side@mail.example\n')
    await page.getByRole('button', { name: 'Import', exact: true }).click()
    await page.getByText('0 of 1 rows').first().waitFor()
    const sidebar = page.getByRole('navigation').first()
    await sidebar.getByRole('link', { name: 'Knowledge' }).click()
    await page.getByRole('heading', { name: 'Documents' }).first().waitFor()
    const line = sidebar.getByRole('link', { name: 'The import is running: 0 of 1 rows' })
    await line.getByRole('progressbar').waitFor({ state: 'attached' })
    held.resolve()
    await page.getByText('The import is done').waitFor()
    await line.waitFor({ state: 'detached' })
    await page.getByRole('link', { name: 'Look' }).click()
    await page.getByRole('heading', { name: 'The import is done' }).waitFor()
    expect(complaints).toEqual([])
  })

  it.each([
    [413, 'The file is larger than 4 MB.'],
    [429, 'That was too often.'],
    [422, 'Line 7: no such thing.'],
  ])('says what a %i of the check means, and checks again', async (status, words) => {
    const { page } = await open()
    await page.route('**/api/v1/leads/import', (route) =>
      route.fulfill({
        status,
        headers: { 'Retry-After': '1' },
        json: { detail: status === 422 ? [{ loc: ['body', 'file'], msg: 'line 7: no such thing' }] : 'x' },
      }),
    )
    await choose(page, 'email\nada@mail.example\n')
    await page.getByRole('alert').getByText(words).waitFor()
    expect(await page.getByRole('button', { name: 'Import', exact: true }).isDisabled()).toBe(true)
    await page.unroute('**/api/v1/leads/import')
    await page.getByRole('button', { name: 'Check again' }).click()
    await expect.poll(() => figures(page)).toEqual(['1', '0', '0', '0'])
  })
})
