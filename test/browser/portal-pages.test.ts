import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { systemClock } from '../../src/core/time.ts'
import { register, type Account } from '../auth/account.ts'
import { anyEmail, client, startTestApp } from '../support/app.ts'
import { addressOf, chromiumPath, launchChromium } from '../support/browser.ts'
import { signIn } from '../support/factories.ts'
import { MAX_WAIT_MS } from '../support/waits.ts'
import { startReceiver, type WebhookReceiver } from '../support/webhook-receiver.ts'
import { expectSoundInEveryForm, openPage, type PortalPage, type Served } from './portal-page.ts'
import { PAGES, type PageUnderTest } from './portal-pages.ts'
import { makeWorld, type World } from './portal-world.ts'

vi.setConfig({ hookTimeout: 240_000 })

/** Paths of the routes that draw something, read as text: only a browser can load their modules. */
function routes(): string[] {
  const source = readFileSync(join(import.meta.dirname, '../../src/web/portal/router.tsx'), 'utf8')
  const found = new Map<string, { path: string; parent: string; isPage: boolean }>()
  for (const [, name, body] of source.matchAll(/^const (\w+) = createRoute\((\{[^]*?)\n?\}\)$/gm)) {
    const path = /path: '([^']*)'/.exec(body!)?.[1] ?? ''
    const parent = /getParentRoute: \(\) => (\w+)/.exec(body!)![1]!
    found.set(name!, { path, parent, isPage: body!.includes('component:') })
  }
  const full = (name: string): string => {
    const route = found.get(name)
    return route === undefined ? '' : `${full(route.parent)}/${route.path}`.replaceAll(/\/+/g, '/')
  }
  const parents = new Set([...found.values()].map(({ parent }) => parent))
  const shown = [...found].filter(([name, { isPage }]) => isPage && !parents.has(name)).map(([name]) => full(name))
  return shown.map((path) => (path === '/' ? path : path.replace(/\/$/, '')))
}

it('are all in the table', () => {
  expect(PAGES.map(({ route }) => route).toSorted()).toEqual(routes().toSorted())
})

it.each(PAGES)('$route has a test that makes something there, or a reason', ({ makes }) => {
  if ('nothing' in makes) return
  const source = readFileSync(join(import.meta.dirname, makes.file), 'utf8')
  expect(source).toMatch(new RegExp(`\\bit(\\.each\\(.*\\))?\\('[^']*${makes.test}`))
})

describe.skipIf(chromiumPath === undefined)('every page of the portal', () => {
  const served = {} as Served
  let receiver: WebhookReceiver
  let world: World
  /** One page a person, kept from test to test: a new browser reads and compiles every script again. */
  const pages = new Map<Person, PortalPage>()
  /** Acts of administrators, by the page's route. */
  const acts = new Map<string, Set<string>>()

  beforeAll(async () => {
    receiver = await startReceiver()
    served.app = await startTestApp({ config: { outboundAllowCidrs: ['127.0.0.0/8'] } })
    served.base = await addressOf(served.app)
    served.browser = await launchChromium()
    const account = await register(served.app)
    world = await makeWorld(served, account, receiver)
    const headers = await signIn(served.app, account.tenantId, {
      email: anyEmail(),
      role: 'member',
      clock: systemClock,
    })
    const member = { ...account, cookie: headers.cookie!, admin: client(served.app, headers) }
    for (const { admin } of [account, member])
      await admin({ method: 'PATCH', url: '/auth/me', payload: { name: 'Amara Diallo' } })
    for (const [person, who] of [
      ['admin', account],
      ['member', member],
      ['nobody', { ...account, cookie: 'none=none' }],
    ] as const)
      pages.set(person, await pageOf(who))
    // A whole exam is played meanwhile.
  }, 5 * MAX_WAIT_MS)
  afterAll(async () => {
    await served.browser.close()
    await receiver.close()
    await served.app.close()
  })

  async function pageOf(who: Account): Promise<PortalPage> {
    const opened = await openPage(served, who, 'about:blank')
    await opened.page.addInitScript(() =>
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
        console.error(`policy: ${violatedDirective} ${blockedURI}`),
      ),
    )
    // An open stream would keep the network busy.
    await opened.page.route('**/api/v1/events*', (route) =>
      route.fulfill({ contentType: 'text/event-stream', body: '' }),
    )
    return opened
  }

  /** The person's page with the words that it is to show, and what the console complains of from then on. */
  async function openAs(person: Person, { route, at, reads }: PageUnderTest, shown = reads): Promise<PortalPage> {
    const opened = pages.get(person)!
    const { page, complaints } = opened
    await page.setViewportSize({ width: 1280, height: 800 })
    // A link to a fragment alone would load nothing.
    await page.goto('about:blank')
    complaints.length = 0
    await page.goto(served.base + (at?.(world) ?? route))
    await showing(page, shown)
    await page.waitForLoadState('networkidle')
    return opened
  }

  it.each(PAGES)('$route shows what the API made, and is sound', async (one) => {
    const { page, complaints } = await openAs(one.member === 'not signed in' ? 'nobody' : 'admin', one)
    const shown = await page.innerText('body')
    const isOfAnInstant = one.isPast !== true && one.isWeekly !== true
    if (isOfAnInstant && /\d:\d\d\s[AP]M/.test(shown)) expect(shown).toMatch(/\bE[SD]T\b|New York/)
    acts.set(one.route, await actsOn(page))
    await expectSoundInEveryForm(page, one.route)
    expect(complaints).toEqual([])
  })

  const of = (member: PageUnderTest['member']) => PAGES.filter((page) => page.member === member)

  it.each(of('reads'))('$route has no act of an administrator for members', async (one) => {
    const { page } = await openAs('member', one)
    // A part of the page may be drawn after its network has come to rest.
    const missing = async () => {
      const theirs = await actsOn(page)
      return [...acts.get(one.route)!].filter((act) => !theirs.has(act))
    }
    await expect.poll(missing).toEqual(one.acts === undefined ? [] : expect.arrayContaining(one.acts))
  })

  it.each(of('refused'))('$route says to members who can help', async (one) => {
    const { page } = await openAs('member', one, 'This page needs an administrator')
    expect(await page.locator('#page button:enabled').count()).toBe(0)
  })

  it.each(of('sent home'))('$route sends members home', async (one) => {
    const { page } = await openAs('member', one, 'Today')
    expect(page.url()).toBe(`${served.base}/`)
  })
})

type Person = 'admin' | 'member' | 'nobody'

/** Waits for words on the page, or in a field. */
async function showing(page: Page, words: string | RegExp): Promise<void> {
  const seen = () =>
    page.evaluate(() =>
      [
        document.body.innerText,
        ...[...document.querySelectorAll<HTMLInputElement>('input, textarea, select')].map(({ value }) => value),
      ].join('\n'),
    )
  await expect.poll(seen).toMatch(words instanceof RegExp ? words : new RegExp(RegExp.escape(words)))
}

/**
 * Names of the buttons that can be pressed and of the links, outside of what stands around every page; rows by their address,
 * because their text tells the time.
 */
async function actsOn(page: Page): Promise<Set<string>> {
  const acts = page.locator('#page').locator('button:enabled, a[href]')
  return new Set(
    await acts.evaluateAll((all) =>
      all.map((act) =>
        act.hasAttribute('data-row')
          ? act.getAttribute('href')!
          : (act.getAttribute('aria-label') ?? act.textContent ?? '').trim(),
      ),
    ),
  )
}
