import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { PASSWORD, register, signIn, type Account } from '../auth/account.ts'
import { startTestApp } from '../support/app.ts'
import { addressOf, chromiumPath, findingsOf, launchChromium } from '../support/browser.ts'

describe.skipIf(chromiumPath === undefined)('the portal in Chromium', () => {
  let app: FastifyInstance
  let browser: Browser
  let base: string
  let account: Account

  beforeAll(async () => {
    app = await startTestApp()
    base = await addressOf(app)
    browser = await launchChromium()
  })
  afterEach(async () => void (await Promise.all(browser.contexts().map((context) => context.close()))))
  afterAll(async () => {
    await browser.close()
    await app.close()
  })

  /** A page of a signed-in administrator of a new business, and what the console complained of. */
  async function open(path: string, options: Parameters<Browser['newContext']>[0] = {}): Promise<Opened> {
    account = await register(app)
    const context = await browser.newContext({ locale: 'en-US', ...options })
    const [name, value] = account.cookie.split('=') as [string, string]
    await context.addCookies([{ name, value, url: base, httpOnly: true, sameSite: 'Lax' }])
    const page = await context.newPage()
    const complaints: string[] = []
    page.on('console', (message) => void (message.type() === 'error' && complaints.push(message.text())))
    page.on('pageerror', (error) => void complaints.push(error.message))
    await page.goto(base + path)
    return { page, context, complaints }
  }

  interface Opened {
    page: Page
    context: BrowserContext
    complaints: string[]
  }

  async function keys(): Promise<{ name: string; kind: string; expires_at: string | null }[]> {
    return (await account.admin({ url: '/api-keys' })).json<{ data: [] }>().data
  }

  it('makes a key that is shown once and works, and revokes one after a question', async () => {
    const { page, complaints } = await open('/integrate/keys')
    await page.getByText('No keys yet').waitFor()
    await page.getByRole('button', { name: 'New key' }).click()
    await page.getByRole('button', { name: 'Make the key' }).click()
    await page.getByText('Give the key a name of 1 to 120 characters.').waitFor()
    await page.getByLabel('Name').fill('Practice software')
    await page.getByRole('button', { name: 'Make the key' }).click()
    await page.getByText('Practice software is ready.').waitFor()
    const key = await page.getByRole('textbox', { name: 'Key' }).inputValue()
    expect((await fetch(`${base}/api/v1/bookings`, { headers: { 'x-api-key': key } })).status).toBe(200)
    expect(await keys()).toMatchObject([{ name: 'Practice software', kind: 'standard', expires_at: null }])
    await page.reload()
    await page.getByRole('cell', { name: 'Practice software' }).waitFor()
    expect(await page.content()).not.toContain(key)

    await page.getByRole('button', { name: 'Revoke' }).click()
    const question = page.getByRole('dialog')
    await question.getByText('Programs with this key are refused at once.').waitFor()
    expect(await findingsOf(page)).toEqual([])
    await question.getByRole('button', { name: 'Revoke the key' }).click()
    await page.getByText('No keys yet').waitFor()
    expect(await keys()).toEqual([])
    expect(complaints.filter((text) => !text.includes('422'))).toEqual([])
  })

  it('shows a key that a program made, and when it ends', async () => {
    const { page } = await open('/integrate/keys')
    await account.withKey('admin', new Date(Date.now() + 3 * 86_400_000).toISOString())
    await page.reload()
    await page.getByRole('row', { name: /^test Admin .*Ends / }).waitFor()
  })

  it('finds, narrows and sorts keys, in the address, which Back undoes', async () => {
    const { page } = await open('/settings/team')
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
    for (const [name, kind, expires_at] of [
      ['Till', 'standard', inDays(3)],
      ['Booking page', 'standard', null],
      ['Accountant', 'admin', inDays(90)],
    ])
      await account.admin({ method: 'POST', url: '/api-keys', payload: { name, kind, expires_at } })
    await page.goto(`${base}/integrate/keys`)
    const names = () => page.locator('tbody tr td:first-child').allInnerTexts()
    await expect.poll(names).toHaveLength(3)
    await page.getByRole('button', { name: 'Ends', exact: true }).click()
    await expect.poll(names).toEqual(['Till', 'Accountant', 'Booking page'])
    expect(await page.getByRole('columnheader', { name: 'Ends' }).getAttribute('aria-sort')).toBe('ascending')
    await page.getByRole('button', { name: 'Ends', exact: true }).click()
    await expect.poll(names).toEqual(['Booking page', 'Accountant', 'Till'])
    expect(new URL(page.url()).search).toBe('?sort=-ends')
    await page.getByRole('search').getByText('Standard', { exact: true }).click()
    await expect.poll(names).toEqual(['Booking page', 'Till'])
    await page.getByRole('searchbox', { name: 'Find by name or last letters' }).fill('zebra')
    await page.getByText('No key fits the filters').waitFor()
    await page.getByRole('link', { name: 'Clear the filters' }).click()
    await expect.poll(names).toHaveLength(3)
    await page.goto(`${base}/integrate/keys?kind=admin&q=acc`)
    await expect.poll(names).toEqual(['Accountant'])
    await page.getByRole('search').getByText('Ended', { exact: true }).click()
    await page.getByText('No key fits the filters').waitFor()
    await page.goBack()
    await expect.poll(names).toEqual(['Accountant'])
  })

  it('sorts people and services by their columns', async () => {
    const { page } = await open('/settings/team')
    for (const [name, role] of [
      ['Zoe Reed', 'member'],
      ['Amir Lind', 'admin'],
    ]) {
      const payload = { name, role, email: `${name!.split(' ')[0]!.toLowerCase()}.sorted@harbour.example` }
      await account.admin({ method: 'POST', url: '/users', payload })
    }
    for (const [name, duration_minutes] of [
      ['Wax', 90],
      ['Cut', 120],
    ])
      await account.admin({ method: 'POST', url: '/services', payload: { name, duration_minutes } })
    const firsts = () => page.locator('tbody tr td:first-child strong, tbody tr td:first-child a').allInnerTexts()
    await page.goto(`${base}/settings/team?sort=name`)
    await expect.poll(async () => (await firsts()).filter((name) => / /.test(name))).toEqual(['Amir Lind', 'Zoe Reed'])
    await page.getByRole('button', { name: 'Person', exact: true }).click()
    await expect.poll(async () => (await firsts()).filter((name) => / /.test(name))).toEqual(['Zoe Reed', 'Amir Lind'])
    await page.goto(`${base}/settings/services`)
    await page.getByRole('button', { name: 'Duration', exact: true }).click()
    await expect.poll(firsts).toEqual(['Wax', 'Cut'])
    await page.getByRole('button', { name: 'Name', exact: true }).first().click()
    await expect.poll(firsts).toEqual(['Cut', 'Wax'])
  })

  it('keeps the websites that may show the chat, as the API folds them', async () => {
    const { page } = await open('/integrate/snippet')
    await page.getByText(`data-tenant-id="${account.tenantId}"`).waitFor()
    await page.getByText('Squarespace', { exact: true }).click()
    await page.getByText('Open Website → Website Tools → Code Injection.').waitFor()
    const help = page.getByRole('link', { name: 'The help of Squarespace on this' })
    expect(await help.getAttribute('href')).toMatch(/^https:\/\/support\.squarespace\.com\//)
    await page.getByText('Google Tag Manager', { exact: true }).click()
    const code = await page.getByRole('group', { name: 'The code for Google Tag Manager' }).innerText()
    expect(code).toContain(`desk.setAttribute('data-tenant-id', '${account.tenantId}')`)
    const field = page.getByLabel('Websites that may show the chat')
    await field.fill('https://Harbour.example/start\n*.harbour.example')
    await page.getByRole('button', { name: 'Save the websites' }).click()
    await page.getByText('Saved', { exact: true }).waitFor()
    expect(await field.inputValue()).toBe('harbour.example\n*.harbour.example')
    const { json } = await account.admin({ url: `/tenants/${account.tenantId}` })
    expect(json()).toMatchObject({ allowed_domains: ['harbour.example', '*.harbour.example'] })
  })

  it('offers the website of the business for the list, by a click', async () => {
    const { page } = await open('/settings/team')
    const payload = { business: { website: 'https://harbour.example/start' } }
    await account.admin({ method: 'PATCH', url: `/tenants/${account.tenantId}`, payload })
    await page.goto(`${base}/integrate/snippet`)
    await page.getByRole('button', { name: 'Add harbour.example, your website' }).click()
    await page.getByRole('button', { name: 'Save the websites' }).click()
    await page.getByText('Saved', { exact: true }).waitFor()
    const { json } = await account.admin({ url: `/tenants/${account.tenantId}` })
    expect(json()).toMatchObject({ allowed_domains: ['harbour.example', 'www.harbour.example'] })
    expect(await page.getByRole('button', { name: 'Add harbour.example, your website' }).count()).toBe(0)
  })

  it('keeps what was typed when the session ends, and goes on after a sign-in on a layer', async () => {
    const { page } = await open('/integrate/keys')
    await page.getByRole('button', { name: 'New key' }).click()
    await page.getByLabel('Name').fill('Accountant')
    // With the form's own request, because a request of the page behind it would show the layer first.
    await page.route(
      '**/api/v1/api-keys',
      async (route) => {
        await account.admin({ method: 'POST', url: '/auth/logout' })
        await route.continue()
      },
      { times: 1 },
    )
    await page.getByRole('button', { name: 'Make the key' }).click()
    const layer = page.getByRole('dialog', { name: 'Your session has ended' })
    await layer.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await layer.getByRole('button', { name: 'Sign in' }).click()
    await layer.waitFor({ state: 'hidden' })
    await page.getByRole('button', { name: 'Make the key' }).click()
    await page.getByText('Accountant is ready.').waitFor()
  })

  it('invites a person and shows who is there; a member only reads', async () => {
    const { page, context } = await open('/settings/team')
    await account.admin({ method: 'POST', url: '/users', payload: { email: 'amir@harbour.example', role: 'member' } })
    await page.reload()
    await page.getByRole('row', { name: /amir@harbour\.example Member Invited until/ }).waitFor()
    await page.getByRole('button', { name: 'Invite a person' }).click()
    await page.getByLabel('E-mail').fill('nobody')
    await page.getByRole('button', { name: 'Send the invitation' }).click()
    await page.getByText('This is no e-mail address.').waitFor()
    await page.getByLabel('E-mail').fill('maya@harbour.example')
    await page.getByLabel('Name (optional)').fill('Maya Lind')
    await page.getByRole('button', { name: 'Send the invitation' }).click()
    await page.getByRole('row', { name: /Maya Lind/ }).waitFor()
    const people = (await account.admin({ url: '/users' })).json<{ data: object[] }>().data
    expect(people).toContainEqual(
      expect.objectContaining({ email: 'maya@harbour.example', name: 'Maya Lind', role: 'member', status: 'invited' }),
    )
    await app.database.tenant(account.tenantId, (tx) =>
      tx.execute(sql`update users set role = 'member' where id = ${account.userId}`),
    )
    await context.clearCookies()
    const [name, value] = (await signIn(app, account)).split('=') as [string, string]
    await context.addCookies([{ name, value, url: base }])
    await page.goto(`${base}/settings/team`)
    await page.getByRole('row', { name: /Maya Lind/ }).waitFor()
    for (const act of ['Invite a person', 'Remove', 'Send again'])
      expect(await page.getByRole('button', { name: act }).count()).toBe(0)
    expect(await page.getByRole('link', { name: 'Integrate' }).count()).toBe(0)
    await page.goto(`${base}/integrate/keys`)
    await page.getByText('This page needs an administrator').waitFor()
    expect(await page.getByRole('button', { name: 'New key' }).count()).toBe(0)
    // Whether the desk answers is everybody's, and seen from every page.
    const desk = page.getByRole('button', { name: 'Chat and phone are on' })
    await desk.click()
    await page.getByRole('switch', { name: 'Chat' }).click()
    await page.getByRole('button', { name: 'The chat is off' }).waitFor()
    const answering = async () => (await account.admin({ url: '/answering' })).json()
    expect(await answering()).toEqual({ chat: false, phone: true })
    expect(await findingsOf(page)).toEqual([])
    await page.getByRole('switch', { name: 'Chat' }).click()
    await expect.poll(answering).toEqual({ chat: true, phone: true })
    await desk.waitFor()
  })

  it('is led by keys: the palette, the list of keys, and a letter after G', async () => {
    const { page, complaints } = await open('/integrate/snippet')
    await page.getByRole('heading', { name: 'Widget snippet' }).waitFor()
    await page.keyboard.press('Control+k')
    await page.getByRole('textbox', { name: 'Find anything' }).fill('revoke')
    await page.getByRole('option', { name: 'API keys' }).waitFor()
    await page.getByRole('dialog').getByText('new tab').waitFor()
    const [aside] = await Promise.all([page.waitForEvent('popup'), page.keyboard.press('Control+Enter')])
    await aside.getByText('No keys yet').waitFor()
    await aside.close()
    await page.getByRole('button', { name: 'all keys' }).click()
    await page.getByRole('dialog', { name: 'All keys' }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog', { name: 'All keys' }).waitFor({ state: 'hidden' })
    await page.keyboard.press('Control+k')
    await page.getByRole('textbox', { name: 'Find anything' }).fill('revoke')
    await page.getByRole('option', { name: 'API keys' }).waitFor()
    expect(await findingsOf(page)).toEqual([])
    await page.keyboard.press('Enter')
    await page.getByText('No keys yet').waitFor()
    // It fades out, and would be a second dialog beside the list of keys.
    await page.getByRole('dialog', { name: 'Find anything' }).waitFor({ state: 'hidden' })
    await page.keyboard.press('?')
    await page.getByRole('dialog', { name: 'All keys' }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    await page.getByRole('link', { name: 'Widget snippet' }).click()
    await page.getByRole('button', { name: 'Save the websites' }).waitFor()
    await page.locator('body').press('g')
    await page.keyboard.press('i')
    await page.getByText('No open conversation').waitFor()
    expect(complaints).toEqual([])
  })

  it('makes a booking, a lead and a call by a letter after N, on any page, until single keys are switched off', async () => {
    const { page, complaints } = await open('/integrate/snippet')
    await page.getByRole('heading', { name: 'Widget snippet' }).waitFor()
    const press = async (...pressed: string[]) => {
      for (const key of pressed) await page.keyboard.press(key)
    }
    await press('?')
    const list = page.getByRole('dialog', { name: 'All keys' })
    for (const [act, letters] of [
      ['New booking', 'N B'],
      ['New lead', 'N L'],
      ['Start a call', 'N C'],
    ] as const)
      await list.getByRole('row', { name: `${act} ${letters}` }).waitFor()
    expect(await findingsOf(page)).toEqual([])
    await press('Escape')
    await list.waitFor({ state: 'hidden' })
    await press('n', 'l')
    const lead = page.getByRole('dialog', { name: 'New lead' })
    await lead.waitFor()
    expect(new URL(page.url()).pathname).toBe('/leads')
    await press('Escape')
    await lead.waitFor({ state: 'hidden' })
    // On the page itself, and once more.
    await press('n', 'l')
    await lead.waitFor()
    await press('Escape')
    await lead.waitFor({ state: 'hidden' })
    await press('n', 'c')
    await page.getByRole('heading', { name: 'Start a call' }).waitFor()
    await page.goto(`${base}/integrate/snippet`)
    await page.getByRole('heading', { name: 'Widget snippet' }).waitFor()
    await press('n', 'b')
    await page.waitForURL(/\/bookings/)
    await page.goto(`${base}/integrate/snippet`)
    await page.getByRole('heading', { name: 'Widget snippet' }).waitFor()
    await press('?')
    await list.getByRole('switch', { name: 'Keys of one letter' }).click()
    await press('Escape')
    await list.waitFor({ state: 'hidden' })
    await press('n', 'l')
    await press('Control+k')
    await page.getByRole('textbox', { name: 'Find anything' }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/integrate/snippet')
    expect(complaints).toEqual([])
  })
})
