import { gzipSync } from 'node:zlib'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createOutboundHttp } from '../../src/core/outbound-http.ts'
import { createPageFetcher, type PageFetcher } from '../../src/knowledge/fetch-page.ts'
import { startTestApp } from '../support/app.ts'
import { createTenant, type TestTenant } from '../support/factories.ts'
import { textPdf } from '../support/pdf.ts'
import { ended } from '../support/uploading.ts'
import { MAX_WAIT_MS } from '../support/waits.ts'
import { startWebsite, type Website } from '../support/website.ts'

const LOCAL = ['127.0.0.0/8']

let website: Website
const at = (path: string) => `${website.origin}${path}`
beforeAll(async () => {
  website = await startWebsite({})
})
afterAll(() => website.close())

describe('a page', () => {
  let app: FastifyInstance
  let tenant: TestTenant
  beforeAll(async () => {
    app = await startTestApp({ config: { outboundAllowCidrs: LOCAL } })
    tenant = await createTenant(app)
  })
  afterAll(() => app.close())

  const post = (payload: object) => tenant.send({ method: 'POST', url: '/knowledge/documents', payload })
  const refresh = (id: string) => tenant.send({ method: 'POST', url: `/knowledge/documents/${id}/refresh` })
  async function read(path: string) {
    const made = await post({ url: at(path) })
    expect(made.statusCode).toBe(201)
    return ended(tenant, made.json().document_id)
  }

  it('is fetched and answers questions, with its own title', async () => {
    website.pages.set('/prices', {
      body: '<title>Prices</title><main><h1>Our prices</h1><p>A check-up costs 90 dollars.</p></main>',
    })
    const made = await post({ url: at('/prices#top') })
    expect(made.json()).toMatchObject({ source: 'url', url: at('/prices'), title: at('/prices'), status: 'processing' })
    const document = await ended(tenant, made.json().document_id)
    expect(document).toMatchObject({ status: 'ready', title: 'Our prices', chunks: 1, file_name: null })
  })

  it('may be a PDF, packed, redirected', async () => {
    website.pages.set('/rules', { type: 'application/pdf', body: await textPdf(['No smoking in the yard.']) })
    website.pages.set('/packed', { body: gzipSync('<p>Unpacked words.</p>'), headers: { 'content-encoding': 'gzip' } })
    website.pages.set('/old', { status: 301, headers: { location: '/packed' } })
    expect((await read('/rules')).text).toContain('No smoking in the yard.')
    expect((await read('/old')).text).toBe('Unpacked words.')
  })

  it('is processed again only when it has changed', async () => {
    website.pages.set('/hours', { body: '<p>Open on Mondays.</p>' })
    const { document_id: id, updated_at: before } = await read('/hours')
    expect((await refresh(id)).json()).toMatchObject({ status: 'processing' })
    expect(await ended(tenant, id)).toMatchObject({ status: 'ready', updated_at: before })
    expect(website.requests.at(-1)?.headers['if-none-match']).toMatch(/^"/)
    website.pages.set('/hours', { body: '<p>Open on Tuesdays.</p>' })
    await refresh(id)
    expect(await ended(tenant, id)).toMatchObject({ status: 'ready', text: 'Open on Tuesdays.' })
  })

  it('fails in plain words when it is gone, and its earlier content still answers', async () => {
    website.pages.set('/menu', { body: '<p>The soup of the day is pumpernickel.</p>' })
    const { document_id: id } = await read('/menu')
    website.pages.delete('/menu')
    await refresh(id)
    expect(await ended(tenant, id)).toMatchObject({
      status: 'failed',
      error: 'The address answered with status 404.',
      chunks: 1,
    })
    const found = await tenant.send({ method: 'POST', url: '/knowledge/search', payload: { query: 'pumpernickel' } })
    expect(found.json().results).toHaveLength(1)
  })

  it('is read again by itself when its time has come', async () => {
    website.pages.set('/news', { body: '<p>Old news.</p>' })
    const made = await post({ url: at('/news'), refresh_hours: 24 })
    const { document_id: id } = made.json()
    expect(await ended(tenant, id)).toMatchObject({ refresh_hours: 24, text: 'Old news.' })
    website.pages.set('/news', { body: '<p>New news.</p>' })
    await app.knowledge.refreshDue()
    expect((await tenant.send({ url: `/knowledge/documents/${id}` })).json().status).toBe('ready')
    await app.database.tenant(tenant.tenantId, (tx) =>
      tx.execute(sql`update documents set refresh_at = now() where id = ${id}`),
    )
    await app.knowledge.refreshDue()
    await expect.poll(async () => (await ended(tenant, id)).text).toBe('New news.')
    await tenant.send({ method: 'PATCH', url: `/knowledge/documents/${id}`, payload: { refresh_hours: null } })
    expect((await tenant.send({ url: `/knowledge/documents/${id}` })).json().refresh_hours).toBeNull()
  })

  it('keeps a title that it was given, and its text is not written by hand', async () => {
    website.pages.set('/named', { body: '<h1>Theirs</h1><p>Words.</p>' })
    const made = await post({ url: at('/named'), title: 'Ours' })
    const { document_id: id } = made.json()
    expect(await ended(tenant, id)).toMatchObject({ title: 'Ours' })
    const patched = await tenant.send({ method: 'PATCH', url: `/knowledge/documents/${id}`, payload: { text: 'x' } })
    expect(patched.statusCode).toBe(409)
  })

  it.each([
    [{ url: 'http://10.0.0.5/' }, 'url'],
    [{ url: 'ftp://example.com/' }, 'url'],
    [{ url: 'https://example.com/', text: 'both' }, 'url'],
    [{ title: 'neither' }, 'text'],
    [{ text: 'x', crawl: {} }, 'crawl'],
    [{ text: 'x', refresh_hours: 1 }, 'refresh_hours'],
    [{ url: 'https://example.com/', refresh_hours: 0 }, 'refresh_hours'],
  ])('is refused as %j', async (payload, field) => {
    const refused = await post(payload)
    expect(refused.statusCode).toBe(422)
    expect(refused.json().detail[0].loc).toEqual(['body', field])
  })

  it('fails in plain words when its kind is unsupported', async () => {
    website.pages.set('/photo', { type: 'image/png', body: 'x' })
    expect((await read('/photo')).error).toBe('What is there is of a kind that is not read here (image/png).')
  })
})

describe('fetching', () => {
  const wayOut = createOutboundHttp({ allowCidrs: LOCAL, httpsOnly: false })
  const publicOnly = createOutboundHttp({ allowCidrs: [], httpsOnly: false })
  const open = createPageFetcher(wayOut)
  const closed = createPageFetcher(publicOnly)
  afterAll(() => Promise.all([wayOut.close(), publicOnly.close()]))
  const get = (url: string, fetcher: PageFetcher = open) =>
    fetcher.fetch({ url, signal: AbortSignal.timeout(MAX_WAIT_MS) })

  it('never reaches a private address: by number, by name, by redirect', async () => {
    const before = website.requests.length
    const { port } = new URL(website.origin)
    for (const host of ['127.0.0.1', 'localhost', '[::1]', '127.1', '0x7f000001']) {
      await expect(get(`http://${host}:${port}/`, closed)).rejects.toThrow(/public address/)
    }
    expect(website.requests.length).toBe(before)
    website.pages.set('/inward', { status: 302, headers: { location: 'http://10.0.0.1/' } })
    await expect(get(`${website.origin}/inward`)).rejects.toThrow(/public address/)
    website.pages.set('/elsewhere', { status: 302, headers: { location: 'file:///etc/passwd' } })
    await expect(get(`${website.origin}/elsewhere`)).rejects.toThrow(/http or https/)
  })

  it('follows five redirects and no more', async () => {
    for (let hop = 0; hop < 7; hop += 1)
      website.pages.set(`/hop${hop}`, { status: 302, headers: { location: `/hop${hop + 1}` } })
    website.pages.set('/hop7', { body: 'there' })
    expect((await get(`${website.origin}/hop2`))?.bytes.toString()).toBe('there')
    await expect(get(`${website.origin}/hop1`)).rejects.toThrow(/too many times/)
  })

  it('ends at 20 MB, also where the page is packed', async () => {
    website.pages.set('/large', { body: Buffer.alloc(21 * 1024 * 1024, 'a') })
    website.pages.set('/bomb', {
      body: gzipSync(Buffer.alloc(200 * 1024 * 1024)),
      headers: { 'content-encoding': 'gzip' },
    })
    await expect(get(`${website.origin}/large`)).rejects.toThrow(/larger than 20 MB/)
    await expect(get(`${website.origin}/bomb`)).rejects.toThrow(/larger than 20 MB/)
  })

  it('says of what did not answer that it may later, and of the rest that it will not', async () => {
    const broken = await startWebsite({
      '/': { status: 503 },
      '/busy': { status: 429 },
      '/gone': { status: 410 },
      '/cut': { handle: (_, response) => response.destroy() },
    })
    for (const path of ['/', '/busy', '/cut'])
      await expect(get(`${broken.origin}${path}`)).rejects.toMatchObject({ name: 'Unreachable' })
    await expect(get(`${broken.origin}/gone`)).rejects.toMatchObject({ name: 'Unreadable' })
    await broken.close()
    await expect(get(broken.origin)).rejects.toMatchObject({
      name: 'Unreachable',
      message: 'The address could not be reached.',
    })
  })

  it('is given up with the work that asked for it', async () => {
    const asked = Promise.withResolvers<void>()
    website.pages.set('/silent', { handle: () => asked.resolve() })
    const stop = new AbortController()
    const fetching = open.fetch({ url: `${website.origin}/silent`, signal: stop.signal })
    await asked.promise
    stop.abort(new Error('stopping'))
    await expect(fetching).rejects.toThrow('stopping')
  })
})
