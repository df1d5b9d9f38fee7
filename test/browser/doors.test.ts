import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { renderMail } from '../../src/mail/rendering.ts'
import { PASSWORD, register, registerUnconfirmed, statusOf } from '../auth/account.ts'
import { anyEmail, client, startTestApp } from '../support/app.ts'
import { chromiumPath, findingsOf, launchChromium } from '../support/browser.ts'
import { openCopy } from '../support/database.ts'
import { linkIn, startMailServer, type MailServer } from '../support/mail-server.ts'

const SCHEMES = ['light', 'dark'] as const

async function press(page: Page, ...keys: string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key)
}

/** Links lead to BASE_URL; the app listens elsewhere. */
function pathOf(link: string): string {
  return link.replace('http://localhost:3000', '')
}

describe.skipIf(chromiumPath === undefined)('the doors of the portal', () => {
  let server: MailServer
  let app: FastifyInstance
  let browser: Browser
  let base: string

  beforeAll(async () => {
    server = await startMailServer()
    app = await startTestApp({ config: { mail: { smtpUrl: server.url, from: 'desk@example.com' } } })
    await app.listen({ host: '127.0.0.1', port: 0 })
    base = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
    browser = await launchChromium()
  })
  afterEach(async () => void (await Promise.all(browser.contexts().map((context) => context.close()))))
  afterAll(async () => {
    await browser.close()
    await app.close()
    await server[Symbol.asyncDispose]()
  })

  interface Opened {
    page: Page
    /** Requests of the page, and console messages. */
    requested: string[]
    complaints: string[]
  }

  async function open(path: string, colorScheme: (typeof SCHEMES)[number] = 'light'): Promise<Opened> {
    const context = await browser.newContext({ colorScheme, locale: 'en-GB' })
    const page = await context.newPage()
    const requested: string[] = []
    const complaints: string[] = []
    page.on('request', (request) => void requested.push(request.url()))
    page.on('console', (message) => void (message.type() === 'error' && complaints.push(message.text())))
    page.on('pageerror', (error) => void complaints.push(error.message))
    await page.goto(base + path)
    return { page, requested, complaints }
  }

  async function resetLink(email: string): Promise<string> {
    await client(app)({ method: 'POST', url: '/auth/password-reset', payload: { email } })
    return pathOf(linkIn(await server.take(email)).url)
  }

  it('reset a password by keyboard alone; the token is in no address and no request but the one that needs it', async () => {
    const account = await register(app)
    const link = await resetLink(account.email)
    const { token } = linkIn({ text: `http://localhost${link}` })
    const { page, requested, complaints } = await open(link)
    const field = page.getByLabel('New password')
    await field.waitFor()
    expect(page.url()).toBe(`${base}/reset`)
    expect(await page.evaluate('history.length')).toBeLessThanOrEqual(2)

    await field.focus()
    await page.keyboard.type('short')
    await press(page, 'Enter')
    await page.getByText('Take 8 to 128 characters.').waitFor()
    expect(await field.getAttribute('aria-invalid')).toBe('true')
    expect(await field.evaluate((element) => element === document.activeElement)).toBe(true)
    expect(await findingsOf(page)).toEqual([])

    await press(page, 'Control+A')
    await page.keyboard.type('staple battery horse')
    await press(page, 'Enter')
    await page.getByText('Your new password holds.').waitFor()
    expect(await page.getByRole('status').evaluate((element) => element === document.activeElement)).toBe(true)
    expect(await findingsOf(page)).toEqual([])
    expect(await statusOf(app, account.cookie)).toBe(401)
    expect(requested.join('\n')).not.toContain(token)
    expect(complaints.filter((text) => !text.includes('422'))).toEqual([])
    expect((await server.take(account.email)).subject).toContain('was changed')
  })

  it('ask for a new link where the old one is none', async () => {
    const { email } = await register(app)
    const { page } = await open(`/reset#token=ott_${'0'.repeat(43)}&language=en`)
    await page.getByLabel('New password').fill('staple battery horse')
    await press(page, 'Enter')
    await page.getByText('This link is no longer valid.').waitFor()
    await page.getByLabel('E-mail').fill('nobody')
    await press(page, 'Enter')
    await page.getByText('This is no e-mail address.').waitFor()
    expect(await findingsOf(page)).toEqual([])
    await page.getByLabel('E-mail').fill(email)
    await press(page, 'Enter')
    await page.getByText('a link is on its way').waitFor()
    expect((await server.take(email)).subject).toContain('new password')
  })

  it('let an invited person in by keyboard alone', async () => {
    const account = await register(app)
    const email = anyEmail()
    await account.admin({ method: 'POST', url: '/users', payload: { email, role: 'member' } })
    const { page, complaints } = await open(pathOf(linkIn(await server.take(email)).url))
    await page.getByLabel('Your name').focus()
    await page.keyboard.type('Zoë Reed')
    await press(page, 'Tab')
    await page.keyboard.type(PASSWORD)
    await press(page, 'Enter')
    await page.getByRole('heading', { name: 'Today', exact: true }).waitFor()
    const me = (await (await page.request.get(`${base}/api/v1/auth/me`)).json()) as { user: object }
    expect(me.user).toMatchObject({ email, name: 'Zoë Reed', role: 'member' })
    expect(await findingsOf(page)).toEqual([])
    expect(complaints).toEqual([])
  })

  it('confirm an address by a press of the button, and not by being opened', async () => {
    const account = await registerUnconfirmed(app)
    const isConfirmed = async () =>
      (await account.admin({ url: '/auth/me' })).json<{ user: { email_confirmed: boolean } }>().user.email_confirmed
    const link = linkIn(await server.take(account.email, 'confirmation'))
    const { page, requested, complaints } = await open(pathOf(link.url))
    await page.getByRole('button', { name: 'Confirm the address' }).waitFor()
    expect(page.url()).toBe(`${base}/confirm`)
    expect(await isConfirmed()).toBe(false)
    await page.getByRole('button', { name: 'Confirm the address' }).focus()
    await press(page, 'Enter')
    await page.getByText('Your address is confirmed.').waitFor()
    expect(await isConfirmed()).toBe(true)
    expect(await findingsOf(page)).toEqual([])
    expect(requested.join('\n')).not.toContain(link.token)
    expect(complaints).toEqual([])
    await visit(page, pathOf(link.url))
    await page.getByRole('button', { name: 'Confirm the address' }).click()
    await page.getByText('This link is no longer valid.').waitFor()
  })

  it('say at the set-up page which field is wrong', async () => {
    const { page } = await open(`/setup#token=ott_${'0'.repeat(43)}`)
    await page.getByLabel('Your business').fill('Harbour Dental')
    await page.getByLabel('Your e-mail').fill('nobody')
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.getByRole('button', { name: 'Register' }).click()
    await page.getByText('This is no e-mail address.').waitFor()
    expect(await page.getByLabel('Your e-mail').getAttribute('aria-invalid')).toBe('true')
    expect(await findingsOf(page)).toEqual([])
    await page.setViewportSize({ width: 320, height: 480 })
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(320)
  })

  it('register the first business by the set-up link, and say when the link is used', async () => {
    const { database, close } = await openCopy()
    const own = await startTestApp({ database, config: { registration: 'invited' } })
    await own.listen({ host: '127.0.0.1', port: 0 })
    const origin = `http://127.0.0.1:${(own.server.address() as AddressInfo).port}`
    const link = (await own.auth.setupLinks.make())!
    const page = await browser.newPage({ locale: 'en-GB' })
    for (const outcome of ['Tell us about your business', 'This set-up link is no longer valid.']) {
      await page.goto('about:blank')
      await page.goto(origin + pathOf(link))
      await page.getByLabel('Your business').fill('Harbour Dental')
      await page.getByLabel('Your e-mail').fill(anyEmail())
      await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
      await press(page, 'Enter')
      await page.getByText(outcome).first().waitFor()
    }
    const me = (await (await page.request.get(`${origin}/api/v1/auth/me`)).json()) as { tenant: object }
    expect(me.tenant).toMatchObject({ name: 'Harbour Dental' })
    await own.close()
    await close()
  })

  /** A fragment alone loads no page. */
  async function visit(page: Page, path: string): Promise<void> {
    await page.goto('about:blank')
    await page.goto(base + path)
  }

  it('speak the language of the mail, and English where they do not know it', async () => {
    const paths = ['/reset', '/invitation', '/confirm', '/setup']
    const titles = {
      de: ['Neues Passwort wählen', 'Kommen Sie ins Team', 'E-Mail-Adresse bestätigen', 'FrontDesk einrichten'],
      es: [
        'Elija una nueva contraseña',
        'Únase a su equipo',
        'Confirme su dirección de correo',
        'Configurar FrontDesk',
      ],
      fr: [
        'Choisissez un nouveau mot de passe',
        'Rejoignez votre équipe',
        'Confirmez votre adresse e-mail',
        'Installer FrontDesk',
      ],
      zz: ['Choose a new password', 'Join your team', 'Confirm your e-mail address', 'Set up FrontDesk'],
    }
    const { page } = await open('/reset')
    for (const [language, ofLanguage] of Object.entries(titles))
      for (const [index, title] of ofLanguage.entries()) {
        const path = paths[index]!
        await visit(page, `${path}#token=x&language=${language}`)
        await page.getByRole('heading', { name: title }).waitFor()
        expect(await page.title()).toBe(`${title} – FrontDesk`)
        expect(await page.locator('html').getAttribute('lang')).toBe(language === 'zz' ? 'en' : language)
      }
  })

  it('have no accessibility findings without a link, and ask for nothing elsewhere', async () => {
    const { page, requested, complaints } = await open('/reset')
    const pages = ['/reset', '/invitation', '/confirm', '/setup']
    for (const path of [...pages, '/sign-in', '/register']) {
      await visit(page, path)
      await page.getByRole('heading').first().waitFor()
      expect({ path, found: await findingsOf(page) }).toEqual({ path, found: [] })
      await page.setViewportSize({ width: 320, height: 480 })
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(320)
    }
    expect(requested.filter((url) => !url.startsWith(base) && url !== 'about:blank')).toEqual([])
    expect(complaints).toEqual([])
  })

  it('sign in, back to where the person was, and in every tab of the browser', async () => {
    const account = await register(app)
    const { page, requested, complaints } = await open('/integrate/snippet')
    await page.getByText('Sign in and you are back where you were.').waitFor()
    expect(page.url()).toBe(`${base}/sign-in?next=%2Fintegrate%2Fsnippet`)
    const other = await page.context().newPage()
    await other.goto(`${base}/sign-in`)
    await other.getByLabel('E-mail').waitFor()
    await page.getByLabel('E-mail').fill(account.email)
    await page.getByLabel('Password', { exact: true }).fill('not the password')
    await press(page, 'Enter')
    await page.getByText('This e-mail and password do not belong together.').waitFor()
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await press(page, 'Enter')
    await page.getByRole('heading', { name: 'Widget snippet' }).waitFor()
    expect(page.url()).toBe(`${base}/integrate/snippet`)
    await other.getByRole('heading', { name: 'Today', level: 1 }).waitFor()
    expect(requested.join()).not.toContain(encodeURIComponent(PASSWORD))
    expect(complaints.filter((text) => !text.includes('401'))).toEqual([])
  })

  it('lead nowhere else than this origin', async () => {
    const account = await register(app)
    const { page } = await open('/sign-in?next=%2F%5Cevil.example%2Fx')
    await page.getByLabel('E-mail').fill(account.email)
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await press(page, 'Enter')
    await page.getByRole('heading', { name: 'Today', level: 1 }).waitFor()
    expect(page.url()).toBe(`${base}/`)
  })

  it('register a business, whose settings the API then has', async () => {
    const { page } = await open('/register')
    const email = anyEmail()
    await page.getByLabel('Your business').fill('Corner Bakery')
    await page.getByLabel('Your e-mail').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await press(page, 'Enter')
    await page.getByRole('heading', { name: 'Tell us about your business' }).waitFor()
    const me = (await (await page.request.get(`${base}/api/v1/auth/me`)).json()) as { tenant: object }
    expect(me.tenant).toMatchObject({ name: 'Corner Bakery' })
  })

  it('say without a link where one comes from, in the language of the browser', async () => {
    const { page } = await open('/setup')
    await page.getByText('This page is opened by the set-up link.').waitFor()
    await visit(page, '/confirm#language=fr')
    await page.getByText('Cette page s’ouvre par le lien d’un e-mail.').waitFor()
    await visit(page, '/invitation#language=de')
    await page.getByText('Diese Seite öffnen Sie mit dem Link aus einer Einladung.').waitFor()
    await visit(page, '/reset')
    await page.getByRole('button', { name: 'Send the link' }).waitFor()
  })

  it('stand under the strict policy', async () => {
    for (const path of ['/reset', '/invitation', '/confirm', '/setup', '/sign-in', '/register']) {
      const { statusCode, headers } = await app.inject({ url: path, headers: { accept: 'text/html' } })
      expect(statusCode).toBe(200)
      expect(headers['content-security-policy']).toContain("script-src 'self'")
      expect(headers['content-security-policy']).not.toContain('unsafe')
      expect(headers['referrer-policy']).toBe('no-referrer')
      expect(headers['x-frame-options']).toBe('DENY')
    }
  })

  it.each(SCHEMES)('come from mails without accessibility findings: %s', async (scheme) => {
    const page = await browser.newPage({ colorScheme: scheme })
    const data = { token: 'ott_abc', business: 'Harbour Dental' }
    await page.setContent(renderMail('invitation', data, { baseUrl: base, language: 'de' }).html)
    expect(await findingsOf(page)).toEqual([])
  })
})
