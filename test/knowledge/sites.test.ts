import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { crawlRules, pageUrl, readSitemap } from '../../src/knowledge/robots.ts'
import { startTestApp } from '../support/app.ts'
import { createTenant, type TestTenant } from '../support/factories.ts'
import { ended } from '../support/uploading.ts'
import { startWebsite, type Website } from '../support/website.ts'

const page = (title: string, text: string, links: string[] = []) =>
  `<html><head><title>${title}</title></head><body><nav>${links.map((link) => `<a href="${link}">x</a>`).join('')}</nav><main><h1>${title}</h1><p>${text}</p></main></body></html>`

describe('a site', () => {
  let app: FastifyInstance
  let tenant: TestTenant
  let website: Website
  beforeAll(async () => {
    app = await startTestApp({ config: { outboundAllowCidrs: ['127.0.0.0/8'] } })
    tenant = await createTenant(app)
    website = await startWebsite({
      '/robots.txt': { type: 'text/plain', body: 'User-agent: *\nDisallow: /private\nCrawl-delay: 0.05\n' },
      '/': page('Home', 'Welcome to the harbour.', [
        '/prices',
        '/private/files',
        '/missing',
        '/moved',
        '/photo.jpg',
        'http://elsewhere.example/',
        '/hidden?utm_source=x',
      ]),
      '/prices': page('Prices', 'A check-up costs 90 dollars.', ['/', '/team/', '/prices?utm_campaign=1']),
      '/team/': page('Team', 'Doctor Quokka leads us.', ['/deep']),
      '/deep': page('Deep', 'Three links from home.', ['/deeper']),
      '/deeper': page('Deeper', 'Four links from home.'),
      '/moved': { status: 301, headers: { location: '/prices' } },
      '/hidden': '<meta name="robots" content="noindex"><p>Secret sale.</p>',
      '/listed': page('Listed', 'Only the sitemap knows the numbat.'),
      '/sitemap.xml': { type: 'application/xml', body: '' },
    })
    website.pages.get('/sitemap.xml')!.body =
      `<?xml version="1.0"?><urlset><url><loc>${website.origin}/listed</loc></url><url><loc>http://elsewhere.example/x</loc></url></urlset>`
  })
  afterAll(async () => {
    await app.close()
    await website.close()
  })

  const post = (payload: object) => tenant.send({ method: 'POST', url: '/knowledge/documents', payload })
  const pagesOf = async (siteId: string) =>
    (await tenant.send({ url: `/knowledge/documents?site_id=${siteId}` })).json().data
  const titlesOf = async (siteId: string) =>
    (await pagesOf(siteId)).map(({ title }: { title: string }) => title).toSorted()
  const search = async (query: string) =>
    (await tenant.send({ method: 'POST', url: '/knowledge/search', payload: { query } })).json().results
  let siteId: string

  it('is read from its start and sitemap along its links, as far as asked and allowed', async () => {
    const made = await post({ url: `${website.origin}/`, title: 'Our site', crawl: { depth: 3 } })
    expect(made.json()).toMatchObject({ source: 'site', title: 'Our site', status: 'processing' })
    siteId = made.json().document_id
    const site = await ended(tenant, siteId)
    expect(site).toMatchObject({ title: 'Our site', status: 'ready', error: null, progress: 100, chunks: 5 })
    expect(await titlesOf(siteId)).toEqual(['Deep', 'Home', 'Listed', 'Prices', 'Team'])
    for (const document of await pagesOf(siteId))
      expect(document).toMatchObject({ source: 'url', status: 'ready', site_id: siteId })
    expect((await search('check-up costs'))[0].text).toBe('A check-up costs 90 dollars.')
    expect((await search('numbat'))[0].title).toBe('Listed')
    const paths = website.requests.map(({ path }) => path)
    expect(paths).not.toContain('/private/files')
    expect(paths).not.toContain('/photo.jpg')
    expect(paths).not.toContain('/deeper')
    expect(paths.filter((path) => path.startsWith('/prices'))).toHaveLength(2)
    expect(website.requests[0]!.headers['user-agent']).toMatch(/^FrontDeskBot/)
  })

  it('is one document of the list; its pages are asked for by its name', async () => {
    const all = (await tenant.send({ url: '/knowledge/documents' })).json().data
    expect(all.map(({ document_id: id }: { document_id: string }) => id)).toEqual([siteId])
    expect(
      (await tenant.send({ url: `/knowledge/documents?site_id=${siteId}&status=ready&limit=2` })).json(),
    ).toMatchObject({
      data: [{}, {}],
      next_cursor: expect.any(String),
    })
  })

  it('is refreshed as a whole: what is new comes, what is gone goes, what is the same is not sent again', async () => {
    website.pages.set('/', { body: page('Home', 'Welcome to the harbour.', ['/prices', '/offers']) })
    website.pages.set('/offers', { body: page('Offers', 'Whitening at half the price.') })
    website.pages.delete('/team/')
    website.requests.length = 0
    await tenant.send({ method: 'POST', url: `/knowledge/documents/${siteId}/refresh` })
    expect(await ended(tenant, siteId)).toMatchObject({ status: 'ready' })
    expect(await titlesOf(siteId)).toEqual(['Deep', 'Home', 'Listed', 'Offers', 'Prices'])
    expect(await search('Quokka')).toEqual([])
    expect(website.requests.find(({ path }) => path === '/prices')?.headers['if-none-match']).toBeDefined()
  })

  it('goes with all of its pages', async () => {
    expect((await tenant.send({ method: 'DELETE', url: `/knowledge/documents/${siteId}` })).json()).toEqual({
      deleted: true,
    })
    expect(await search('check-up')).toEqual([])
    expect((await tenant.send({ url: '/knowledge/documents' })).json().data).toEqual([])
    expect(await pagesOf(siteId)).toEqual([])
  })

  it('has at most as many pages as asked, and keeps to one page where the depth is 0', async () => {
    const few = (await post({ url: `${website.origin}/`, crawl: { max_pages: 2 } })).json().document_id
    const one = (await post({ url: `${website.origin}/prices`, crawl: { depth: 0 } })).json().document_id
    // Nobody has named it: it is called like its start page.
    expect(await ended(tenant, few)).toMatchObject({ title: 'Home' })
    await ended(tenant, one)
    expect(await pagesOf(few)).toHaveLength(2)
    expect(await titlesOf(one)).toEqual(['Prices'])
  })

  it('fails in plain words when it is missing or disallows crawling', async () => {
    const refused = (await post({ url: `${website.origin}/private/`, crawl: {} })).json().document_id
    expect((await ended(tenant, refused)).error).toMatch(/robots\.txt/)
    const missing = (await post({ url: `${website.origin}/nowhere`, crawl: { depth: 0 } })).json().document_id
    expect(await ended(tenant, missing)).toMatchObject({
      status: 'failed',
      error: 'The address answered with status 404.',
    })
  })

  it('is asked for one page after the other, with the delay that it wants', async () => {
    website.pages.set('/robots.txt', { type: 'text/plain', body: 'User-agent: *\nCrawl-delay: 0.3\n' })
    website.requests.length = 0
    const { document_id: id } = (await post({ url: `${website.origin}/`, crawl: { depth: 1 } })).json()
    await ended(tenant, id)
    const times = website.requests.filter(({ path }) => !/robots|sitemap/.test(path)).map(({ at }) => at)
    expect(times.length).toBeGreaterThan(2)
    for (const [index, at] of times.slice(1).entries()) expect(at - times[index]!).toBeGreaterThan(100)
  })
})

describe('the rules of a crawl', () => {
  it('are those of robots.txt, with a delay that cannot be endless', () => {
    const rules = crawlRules(
      'https://a.example',
      'User-agent: FrontDeskBot\nDisallow: /x\nCrawl-delay: 9999\nSitemap: https://a.example/map.xml',
    )
    expect([rules.allows('https://a.example/x/y'), rules.allows('https://a.example/z')]).toEqual([false, true])
    expect(rules).toMatchObject({ delaySeconds: 30, sitemaps: ['https://a.example/map.xml'] })
    expect(crawlRules('https://a.example', '\u0000<html>').allows('https://a.example/')).toBe(true)
  })

  it.each([
    ['/a#b', 'https://a.example/a'],
    ['https://www.a.example/a?utm_source=x&id=1', 'https://a.example/a?id=1'],
    ['http://a.example/', 'https://a.example/'],
    ['https://b.example/', undefined],
    ['https://a.example:8443/', undefined],
    ['mailto:x@a.example', undefined],
    ['/photo.JPG', undefined],
    ['/list.pdf', 'https://a.example/list.pdf'],
  ])('know %s as %s', (link, url) => expect(pageUrl('https://a.example', link)).toBe(url))

  it('read sitemaps and lists of sitemaps', () => {
    expect(readSitemap('<sitemapindex><sitemap><loc> https://a.example/1.xml </loc></sitemap></sitemapindex>')).toEqual(
      {
        isIndex: true,
        urls: ['https://a.example/1.xml'],
      },
    )
    expect(
      readSitemap(
        '<urlset><url><loc><![CDATA[https://a.example/?a=1]]></loc></url><loc>https://a.example/?a=1&amp;b=2</loc>',
      ).urls,
    ).toEqual(['https://a.example/?a=1', 'https://a.example/?a=1&b=2'])
  })
})
