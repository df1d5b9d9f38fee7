import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { chromiumPath, findingsOf } from '../../support/browser.ts'
import { chooseTime, launcherOf, openView, startWidgetHost, type WidgetHost } from '../../support/widget-host.ts'

interface Words {
  messages: string
  bookings: string
  callbacks: string
  contacts: string
  /** Time to retry. */
  again: RegExp
  contact: string
}

/** Tabs are in the same order in every language: chat, book, contact. */
const WORDS: Record<string, Words> = {
  en: {
    messages: 'There were too many messages in a short time.',
    bookings: 'No further appointment can be booked from here at the moment.',
    callbacks: 'No further call-back can be asked for from here at the moment.',
    contacts: 'No further message can be sent from here at the moment.',
    again: /Please try again in \d+ (second|minute|hour|day)s?\./,
    contact: 'Or leave your details under “Leave a message”.',
  },
  de: {
    messages: 'Das waren zu viele Nachrichten in kurzer Zeit.',
    bookings: 'Von hier aus lässt sich gerade kein weiterer Termin buchen.',
    callbacks: 'Von hier aus lässt sich gerade kein weiterer Rückruf anfordern.',
    contacts: 'Von hier aus lässt sich gerade keine weitere Nachricht senden.',
    again: /Bitte versuchen Sie es in \d+ (Sekunde|Minute|Stunde|Tag)\p{L}* noch einmal\./u,
    contact: 'Oder hinterlassen Sie Ihre Angaben unter „Nachricht hinterlassen“.',
  },
  es: {
    messages: 'Han sido demasiados mensajes en poco tiempo.',
    bookings: 'De momento no se puede reservar otra cita desde aquí.',
    callbacks: 'De momento no se puede pedir otra llamada desde aquí.',
    contacts: 'De momento no se puede enviar otro mensaje desde aquí.',
    again: /Inténtelo de nuevo dentro de \d+ (segundo|minuto|hora|día)s?\./,
    contact: 'O deje sus datos en «Dejar un mensaje».',
  },
  fr: {
    messages: 'Il y a eu trop de messages en peu de temps.',
    bookings: 'Il n’est pas possible de réserver un autre rendez-vous d’ici pour le moment.',
    callbacks: 'Il n’est pas possible de demander un autre rappel d’ici pour le moment.',
    contacts: 'Il n’est pas possible d’envoyer un autre message d’ici pour le moment.',
    again: /Veuillez réessayer dans \d+ (seconde|minute|heure|jour)s?\./,
    contact: 'Ou laissez vos coordonnées sous « Laisser un message ».',
  },
}

describe.skipIf(chromiumPath === undefined)('a visitor of the widget who has had its share', () => {
  let host: WidgetHost

  beforeAll(async () => {
    host = await startWidgetHost()
    const one = [
      'messages_per_visitor',
      'open_bookings_per_visitor',
      'callbacks_per_visitor',
      'contact_forms_per_visitor',
    ]
    await host.configure({ widget: { caps: Object.fromEntries(one.map((name) => [name, 1])) } })
  })
  afterEach(async () => void (await Promise.all(host.browser.contexts().map((context) => context.close()))))
  afterAll(() => host[Symbol.asyncDispose]())

  const open = async (locale: string) => {
    const { page } = await host.visit({ attributes: `data-locale="${locale}"` })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await launcherOf(page).click()
    return page
  }
  const bookOnce = async (page: Page) => {
    const view = page.locator('#view-book')
    await view.locator('.choices button').first().click()
    await view.locator('.day[aria-disabled=false]').nth(1).click()
    await chooseTime(page)
    await view.locator('[name=name]').fill('Ada Lovelace')
    await view.locator('[name=email]').fill('ada@example.com')
    await view.locator('[name=notes]').fill('A gate code: 1815')
    await view.locator('button.primary').click()
  }

  it('books its first, also where the word about the held time comes late', async () => {
    const late = async (page: Page) =>
      page.route('**/api/v1/widget/holds', async (route) => {
        const response = await route.fetch()
        await page.waitForTimeout(2_000)
        await route.fulfill({ response })
      })
    const { page } = await host.visit({ attributes: 'data-locale="en"', prepare: late })
    await launcherOf(page).click()
    await openView(page, 'book')
    await bookOnce(page)
    await page.locator('#view-book .done').waitFor()
  })

  it.each(Object.keys(WORDS))('is told so, when to try again and how else, and loses nothing: %s', async (locale) => {
    const words = WORDS[locale]!
    const page = await open(locale)
    const chat = page.locator('#view-chat')
    const write = async (text: string) => {
      await chat.locator('textarea').fill(text)
      await page.keyboard.press('Enter')
    }
    await write('Are you open on Saturday?')
    await chat.locator('.bubble.assistant').first().waitFor()
    await write('And on Sunday?')
    const told = chat.locator('.trouble', { hasText: words.messages })
    await told.waitFor()
    expect(await told.innerText()).toMatch(words.again)
    expect(await told.innerText()).toContain(words.contact)
    // The text stays, and can be sent again.
    await chat.locator('.bubble.visitor', { hasText: 'And on Sunday?' }).waitFor()
    expect(await findingsOf(page)).toEqual([])

    await openView(page, 'book')
    await bookOnce(page)
    await page.locator('#view-book .done').waitFor()
    await page.locator('#view-book .done button').last().click()
    await bookOnce(page)
    const booking = page.locator('#view-book [role=alert]', { hasText: words.bookings })
    await booking.waitFor()
    expect(await booking.innerText()).toMatch(words.again)
    expect(await booking.innerText()).toContain(words.contact)
    expect(await page.locator('#view-book [name=notes]').inputValue()).toBe('A gate code: 1815')
    expect(await page.locator('#view-book [name=name]').inputValue()).toBe('Ada Lovelace')
    expect(await findingsOf(page)).toEqual([])

    await openView(page, 'contact')
    const form = page.locator('#view-contact')
    const leave = async () => {
      await form.locator('[name=phone]').fill('+1 415 555 0104')
      await form.locator('[name=notes]').fill('Do you treat children?')
    }
    for (const [button, reason] of [
      ['button.primary', words.contacts],
      ['.bar button.quiet', words.callbacks],
    ] as const) {
      await leave()
      await form.locator(button).click()
      await form.locator('.done button').click()
      await leave()
      await form.locator(button).click()
      const refused = form.locator('[role=alert]', { hasText: reason })
      await refused.waitFor()
      expect(await refused.innerText()).toMatch(words.again)
      expect(await form.locator('[name=notes]').inputValue()).toBe('Do you treat children?')
      expect(await form.locator('[name=phone]').inputValue()).toBe('+1 415 555 0104')
      expect(await findingsOf(page)).toEqual([])
    }
  })

  /** The next request of a route is refused for so long; those behind it arrive. */
  const refuseOnce = (page: Page, path: string, seconds: number) =>
    page.route(
      `**/api/v1/widget/${path}`,
      (route) =>
        route.fulfill({
          status: 429,
          headers: {
            'retry-after': String(seconds),
            'access-control-allow-origin': '*',
            'access-control-expose-headers': 'retry-after',
          },
          json: { detail: 'Too many requests' },
        }),
      { times: 1 },
    )

  it.each(['services', 'availability?*'])(
    'waits for %s as long as a refusal says, and reads them then',
    async (path) => {
      const page = await open('en')
      await refuseOnce(page, path, 40)
      await openView(page, 'book')
      const view = page.locator('#view-book')
      if (path !== 'services') await view.locator('.choices button').first().click()
      const told = view.getByRole('status').filter({ hasText: 'This could not be loaded.' })
      await told.filter({ hasText: /Please try again in \d+ seconds\./ }).waitFor()
      expect(await findingsOf(page)).toEqual([])
      await told.getByRole('button', { name: 'Try again' }).click()
      await view
        .locator(path === 'services' ? '.choices button' : '.times label')
        .first()
        .waitFor()
    },
  )

  it('counts the seconds down, and sends what was typed when it is asked to again', async () => {
    const page = await open('en')
    const chat = page.locator('#view-chat')
    await refuseOnce(page, 'chat', 2)
    await chat.locator('textarea').fill('Are you open on Saturday?')
    await page.keyboard.press('Enter')
    const told = chat.locator('.trouble', { hasText: 'There were too many messages in a short time.' })
    await told.getByRole('timer').filter({ hasText: 'in 1 second' }).waitFor()
    await told.getByRole('timer').waitFor({ state: 'detached' })
    await chat.getByRole('button', { name: 'Try again' }).click()
    await chat.locator('.bubble.assistant').waitFor()
    expect(await chat.locator('.bubble.visitor').count()).toBe(1)
    expect(await chat.locator('.trouble').count()).toBe(0)

    await openView(page, 'book')
    await refuseOnce(page, 'bookings', 40)
    await bookOnce(page)
    const booking = page.locator('#view-book [role=alert]')
    await booking.filter({ hasText: /Please try again in \d+ seconds\./ }).waitFor()
    await page.locator('#view-book button.primary').click()
    await page.locator('#view-book .done').waitFor()

    await openView(page, 'contact')
    const form = page.locator('#view-contact')
    for (const [path, button] of [
      ['leads', 'button.primary'],
      ['callback', '.bar button.quiet'],
    ] as const) {
      await refuseOnce(page, path, 40)
      await form.locator('[name=phone]').fill('+1 415 555 0106')
      await form.locator(button).click()
      await form.locator('[role=alert]', { hasText: /Please try again in \d+ seconds\./ }).waitFor()
      expect(await form.locator('[name=phone]').inputValue()).toBe('+1 415 555 0106')
      await form.locator(button).click()
      await form.locator('.done button').click()
    }
  })

  it('is given the number of the business where it has one', async () => {
    const { app, tenant } = host
    await app.tenants.numbers.assign(tenant.tenantId, '+14155550199')
    const page = await open('en')
    await openView(page, 'contact')
    const form = page.locator('#view-contact')
    for (let count = 0; count < 2; count += 1) {
      await form.locator('[name=email]').fill('ada@example.com')
      await form.locator('button.primary').click()
      if (count === 0) await form.locator('.done button').click()
    }
    await form.locator('[role=alert]', { hasText: 'Or call us: +14155550199.' }).waitFor()
    await app.tenants.numbers.release('+14155550199')
  })
})
