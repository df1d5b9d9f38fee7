import { describe, expect, it, vi } from 'vitest'
import { sql } from 'drizzle-orm'
import { signIn, type Account } from '../auth/account.ts'
import { chromiumPath, findingsOf } from '../support/browser.ts'
import { systemClock } from '../../src/core/time.ts'
import { anyEmail, client } from '../support/app.ts'
import { signIn as signInAs } from '../support/factories.ts'
import { startWebsite } from '../support/website.ts'
import { until } from '../support/until.ts'
import { expectSoundInEveryForm, openPage, openPortal, servePortal, type PortalPage } from './portal-page.ts'

vi.setConfig({ testTimeout: 180_000 })

const PARKING = '# Parking\n\nYou can park in the yard behind the house. A parking space costs 2 dollars an hour.'

describe.skipIf(chromiumPath === undefined)('the knowledge in the portal', () => {
  const served = servePortal({ config: { outboundAllowCidrs: ['127.0.0.0/8'] } })

  const open = (path: string, options = {}): Promise<PortalPage> => openPortal(served, path, options)

  interface Listed {
    document_id: string
    title: string
    source: string
    status: string
    text: string
  }

  async function documents({ admin }: Account, query = ''): Promise<Listed[]> {
    return (await admin({ url: `/knowledge/documents${query}` })).json().data
  }

  /** A document that answers already. */
  async function ready(account: Account, text: string): Promise<string> {
    const made = await account.admin({ method: 'POST', url: '/knowledge/documents', payload: { text } })
    const { document_id: id } = made.json()
    await until(async () => (await account.admin({ url: `/knowledge/documents/${id}` })).json().status === 'ready')
    return id
  }

  async function ask({ admin, tenantId }: Account, message: string): Promise<void> {
    const payload = { message, tenant_id: tenantId, client_name: 'Ada' }
    expect((await admin({ method: 'POST', url: '/chat/message', payload })).statusCode).toBe(200)
  }

  const file = (name: string, text: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(text) })

  it('takes files, says what cannot be read, and finds them by state and name', async () => {
    const { page, account, complaints } = await open('/knowledge/documents')
    await page.getByText('No documents yet').waitFor()
    await page.getByRole('link', { name: 'Add documents' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add documents' })
    await dialog
      .getByLabel('Choose files')
      .setInputFiles([file('parking.md', PARKING), file('song.mp3', 'la'), file('scan.pdf', 'no PDF')])
    await page.getByRole('row', { name: /Parking.*In use/ }).waitFor()
    await page.getByText('This kind of file is not read.').waitFor()
    await page.getByRole('row', { name: /scan PDF Not read/ }).waitFor()
    expect(await documents(account)).toEqual([
      expect.objectContaining({ title: 'scan', status: 'failed' }),
      expect.objectContaining({ title: 'Parking', source: 'file', status: 'ready' }),
    ])
    await page.getByRole('button', { name: 'Take song.mp3 off this list' }).click()

    await page.getByRole('combobox', { name: 'State' }).selectOption('failed')
    await page.getByRole('row', { name: /Parking/ }).waitFor({ state: 'hidden' })
    await page.getByLabel('Search in names').fill('parking')
    await page.getByText('No document fits').waitFor()
    expect(new URL(page.url()).search).toBe('?state=failed&q=parking')
    await page.getByRole('link', { name: 'Clear filters' }).click()
    await page.getByRole('row', { name: /Parking/ }).waitFor()
    expect(complaints.filter((text) => !text.includes('415'))).toEqual([])
  })

  it('shows what was read, keeps a correction and the language, asks before it is lost, deletes and takes it back', async () => {
    const { page, account } = await open('/')
    const id = await ready(account, PARKING)
    await page.goto(`${served.base}/knowledge/documents`)
    await page.getByRole('link', { name: 'Parking' }).click()
    await page.getByText('You can park in the yard behind the house.').waitFor()
    await page.getByRole('button', { name: 'Edit the text' }).click()
    await page.getByRole('textbox', { name: 'What was read' }).fill('# Parking\n\nYou can park in the garage.')
    await page.getByRole('link', { name: 'All documents' }).click()
    await page.getByRole('dialog', { name: 'Leave without saving?' }).getByRole('button', { name: 'Stay here' }).click()
    await page.getByRole('button', { name: 'Save the text' }).click()
    await page.getByRole('button', { name: 'Edit the text' }).waitFor()
    await page.getByRole('combobox', { name: 'Language' }).selectOption('fr')
    await page.getByRole('textbox', { name: 'Name' }).fill('Where to park')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByText('Saved', { exact: true }).waitFor()
    expect((await account.admin({ url: `/knowledge/documents/${id}` })).json()).toMatchObject({
      title: 'Where to park',
      language: 'fr',
      text: '# Parking\n\nYou can park in the garage.',
    })
    await page.getByRole('button', { name: 'Delete' }).click()
    await page.getByText('No documents yet').waitFor()
    expect(await documents(account)).toEqual([])
    await page.getByRole('button', { name: 'Undo' }).press('Enter')
    await page.getByText('“Where to park” is back, as it was.').waitFor()
    await page.getByRole('row', { name: /Where to park/ }).waitFor()
    expect(await documents(account)).toMatchObject([{ document_id: id, title: 'Where to park', status: 'ready' }])
  })

  it('reads a website, lists its pages, and reads a page again', async () => {
    const site = await startWebsite({
      '/': '<title>Harbour</title><p>Welcome to the harbour.</p><a href="/prices">Prices</a>',
      '/prices': '<title>Prices</title><p>A cleaning costs 90 dollars.</p>',
    })
    const { page, account } = await open('/knowledge/documents?add=website')
    const dialog = page.getByRole('dialog', { name: 'Add documents' })
    await dialog.getByLabel('Address').fill('nothing here')
    await dialog.getByRole('button', { name: 'Read it' }).click()
    await dialog.getByText('Give the public address of a page').waitFor()
    await dialog.getByLabel('Address').fill(site.origin)
    await dialog.getByRole('button', { name: 'Read it' }).click()
    await page.getByRole('row', { name: /Website.*In use/ }).waitFor()
    const [{ document_id: id } = { document_id: '' }] = await documents(account)
    expect((await documents(account, `?site_id=${id}`)).map(({ title }) => title).toSorted()).toEqual([
      'Harbour',
      'Prices',
    ])
    await page
      .getByRole('row', { name: /Website/ })
      .getByRole('link')
      .click()
    await page.getByRole('link', { name: 'Prices' }).click()
    await page.getByText('A cleaning costs 90 dollars.').waitFor()
    site.pages.set('/prices', { body: '<title>Prices</title><p>A cleaning costs 95 dollars.</p>' })
    await page.getByRole('button', { name: 'Read again now' }).click()
    await page.getByText('A cleaning costs 95 dollars.').waitFor()
    await site.close()
  })

  it('answers what was not answered, by a passage or in own words, and tries it at once', async () => {
    const { page, account, complaints } = await open('/knowledge/unanswered')
    await page.getByText('Nothing is unanswered').waitFor()
    await ready(account, PARKING)
    await ask(account, 'Is the yard lit at night?')
    await ask(account, 'Do you sell bicycles?')
    await page.reload()
    await page.getByText('Do you sell bicycles?').waitFor()
    await page.getByRole('button', { name: 'Answer: Do you sell bicycles?' }).click()
    await page.getByRole('button', { name: 'Save and try it' }).click()
    await page.getByText('Write the answer, 20,000 characters at most.').waitFor()
    await page.getByRole('textbox').fill('We sell no bicycles, but the shop next door does.')
    await page.getByRole('button', { name: 'Save and try it' }).click()
    await page.getByText('Tried just now: works.').waitFor()
    await page.getByText('the shop next door does.', { exact: false }).first().waitFor()
    expect(await page.getByRole('button', { name: 'Answer: Do you sell bicycles?' }).count()).toBe(0)
    expect(await findingsOf(page)).toEqual([])

    await page.getByRole('button', { name: 'Close' }).click()
    await page.getByRole('button', { name: 'Answer: Is the yard lit at night?' }).click()
    await page.getByRole('radio', { name: /park in the yard/ }).check()
    await page.getByRole('button', { name: 'Save and try it' }).click()
    await page.getByText('Tried just now: works.').waitFor()
    const answers = (await account.admin({ url: '/knowledge/answers' })).json().data
    expect(answers).toMatchObject([
      {
        question: 'Is the yard lit at night?',
        passage: expect.stringContaining('park in the yard'),
        written: false,
      },
      { question: 'Do you sell bicycles?', written: true },
    ])
    expect(complaints.filter((text) => !text.includes('422'))).toEqual([])
  })

  it('tries a question with its passages, and keeps own answers until they are removed', async () => {
    const { page, account } = await open('/knowledge/try')
    await ready(account, PARKING)
    await page.getByRole('textbox', { name: 'Question' }).fill('Where can I park?')
    await page.getByRole('button', { name: 'Ask' }).click()
    const reply = page.getByRole('article', { name: 'The reply' })
    await reply.getByText('Knows it').waitFor()
    await reply.getByText('You can park in the yard behind the house.').waitFor()
    await page
      .getByRole('region', { name: 'What was read for it' })
      .getByText(/Covers \d+ % of the question/)
      .waitFor()
    await page.getByRole('textbox', { name: 'Question' }).fill('Do you sell bicycles?')
    await page.getByRole('button', { name: 'Ask' }).click()
    await page.getByText('Does not know').waitFor()
    expect((await account.admin({ url: '/chat/sessions' })).json().data).toEqual([])

    await page.getByRole('link', { name: 'Own answers' }).click()
    await page.getByText('No answers of your own yet').waitFor()
    await page.getByRole('button', { name: 'New answer' }).click()
    await page.getByRole('textbox', { name: 'Question' }).fill('Do you sell bicycles?')
    await page.getByRole('textbox', { name: 'The answer' }).fill('No bicycles are sold here.')
    await page.getByRole('button', { name: 'Save and try it' }).click()
    await page.getByRole('row', { name: /Do you sell bicycles\? Written answer/ }).waitFor()
    await page.getByRole('button', { name: 'Remove' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Remove the answer' }).click()
    await page.getByText('No answers of your own yet').waitFor()
    expect(await documents(account)).toHaveLength(1)
  })

  it('mends a contradiction in the settings or in the document, or keeps both', async () => {
    const { page, account } = await open('/')
    const settings = (business: object) =>
      account.admin({ method: 'PATCH', url: `/tenants/${account.tenantId}`, payload: { business } })
    await settings({ hours: { fri: [{ start: '08:00', end: '14:00' }] }, phone: '+12125550142' })
    await ready(account, '# Hours\n\nOn Friday we are open from 8:00 to 15:00.\n\nCall us: +1 212 555 0199')
    await page.goto(`${served.base}/knowledge/contradictions`)
    const hours = page.getByRole('article', { name: /^Opening hours/ })
    await hours.getByText('On Friday we are open from 8:00 to 15:00.').waitFor()
    await page.getByRole('article', { name: /^Phone/ }).waitFor()
    await hours.getByRole('button', { name: 'Document is right' }).click()
    const question = page.getByRole('dialog', { name: 'Change the settings?' })
    await question.getByText('Friday: 8:00 AM–3:00 PM').waitFor()
    await question.getByRole('button', { name: 'Change the settings' }).click()
    await hours.waitFor({ state: 'hidden' })
    const tenant = (await account.admin({ url: `/tenants/${account.tenantId}` })).json()
    expect(tenant.business.hours.fri).toEqual([{ start: '08:00', end: '15:00' }])

    const phone = page.getByRole('article', { name: /^Phone/ })
    await phone.getByRole('button', { name: 'Both are right' }).click()
    const wanted = page.getByRole('region', { name: 'Wanted as they are' })
    await wanted.getByText('+1 212 555 0199').waitFor()
    await phone.waitFor({ state: 'hidden' })
    await wanted.getByRole('button', { name: 'Decide again' }).click()
    await phone.getByRole('button', { name: 'Settings are right' }).click()
    const rewriting = page.getByRole('dialog', { name: 'Change the document?' })
    await rewriting.getByText('Call us: +12125550142').waitFor()
    await rewriting.getByRole('button', { name: 'Change the document' }).click()
    await until(async () => (await account.admin({ url: '/knowledge/contradictions' })).json().data.length === 0)
  })

  it('leads to the sentence that only a person can write anew', async () => {
    const { page, account } = await open('/')
    const payload = { business: { hours: { fri: [{ start: '08:00', end: '14:00' }] } } }
    await account.admin({ method: 'PATCH', url: `/tenants/${account.tenantId}`, payload })
    await ready(account, '# Brunch\n\nOn Sunday the brunch is from 10:00 to 14:00.')
    await page.goto(`${served.base}/knowledge/contradictions`)
    await page.getByRole('link', { name: 'Settings are right' }).click()
    await page.getByRole('textbox', { name: 'What was read' }).waitFor()
    expect(await page.evaluate(() => String(document.getSelection()))).toContain('On Sunday the brunch')
  })

  it('shows members everything and lets them change nothing but propose', async () => {
    const { page, account } = await open('/')
    const id = await ready(account, PARKING)
    await ask(account, 'Do you sell bicycles?')
    await served.app.database.tenant(account.tenantId, (tx) =>
      tx.execute(sql`update users set role = 'member' where id = ${account.userId}`),
    )
    const [name, value] = (await signIn(served.app, account)).split('=') as [string, string]
    await page.context().addCookies([{ name, value, url: served.base }])
    for (const [path, text] of [
      ['/knowledge/documents', 'Parking'],
      [`/knowledge/documents/${id}`, 'You can park in the yard'],
      ['/knowledge/unanswered', 'Do you sell bicycles?'],
      ['/knowledge/answers', 'No answers of your own yet'],
    ] as const) {
      await page.goto(served.base + path)
      await page.getByText(text).first().waitFor()
      for (const act of ['Add documents', 'Add a website', 'Answer', 'New answer', 'Edit the text', 'Delete', 'Save'])
        expect(
          await page
            .getByRole('button', { name: new RegExp(`^${act}`) })
            .or(page.getByRole('link', { name: act, exact: true }))
            .count(),
        ).toBe(0)
    }
  })

  it('takes a proposal of a member, whom nobody hears before an administrator accepts it', async () => {
    const { page, account } = await open('/settings/team')
    await ask(account, 'Do you treat parrots?')
    await ask(account, 'Is there a ramp?')
    const headers = await signInAs(served.app, account.tenantId, {
      email: anyEmail(),
      role: 'member',
      clock: systemClock,
    })
    const member = { ...account, cookie: headers['cookie']! }
    const { page: theirs } = await openPage(served, member, '/knowledge/unanswered')
    await theirs.getByRole('button', { name: 'Propose an answer: Do you treat parrots?' }).click()
    await theirs.getByLabel('The answer', { exact: true }).fill('We treat parrots, yes.')
    await theirs.getByRole('button', { name: 'Propose it' }).click()
    await theirs.getByText('Proposed. It counts once an administrator accepts it.').waitFor()
    await theirs.getByRole('region', { name: 'Proposed by your team' }).getByText('We treat parrots, yes.').waitFor()
    expect(await theirs.getByRole('button', { name: /^Accept/ }).count()).toBe(0)
    expect((await account.admin({ url: '/knowledge/answers' })).json().data).toEqual([])

    await page.goto(`${served.base}/knowledge/unanswered`)
    const proposals = page.getByRole('region', { name: 'Proposed by your team' })
    await proposals.waitFor()
    await expectSoundInEveryForm(page, '/knowledge/unanswered, proposals')
    await page.setViewportSize({ width: 1280, height: 900 })
    await proposals.getByRole('textbox', { name: 'The answer' }).fill('We treat parrots on Mondays.')
    await proposals.getByRole('button', { name: 'Accept the answer to: Do you treat parrots?' }).click()
    await page.getByText('From now on it answers like this').waitFor()
    await proposals.waitFor({ state: 'detached' })
    const { data } = (await account.admin({ url: '/knowledge/answers' })).json()
    expect(data).toMatchObject([{ question: 'Do you treat parrots?', written: true }])

    const payload = { question: 'Is there a ramp?', text: 'dunno' }
    await client(served.app, headers)({ method: 'POST', url: '/knowledge/answer-proposals', payload })
    await page.reload()
    await proposals.getByRole('button', { name: 'Discard the answer to: Is there a ramp?' }).click()
    await proposals.waitFor({ state: 'detached' })
  })

  it('adds documents by a dialog that is sound in each of its ways', async () => {
    const { page, complaints } = await open('/')
    for (const add of ['files', 'text', 'website']) {
      await page.goto(`${served.base}/knowledge/documents?add=${add}`)
      await page.getByRole('dialog').waitFor()
      await expectSoundInEveryForm(page, add)
    }
    expect(complaints).toEqual([])
  })
})
