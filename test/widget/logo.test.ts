import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { client, startTestApp, type Send } from '../support/app.ts'
import { createTenant, type TestTenant } from '../support/factories.ts'

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=',
  'base64',
)
const JPEG = Buffer.from('ffd8ffe000104a464946', 'hex')
const WEBP = Buffer.from('RIFF\x10\x00\x00\x00WEBPVP8L', 'latin1')

describe('the picture of a business', () => {
  let app: FastifyInstance
  let tenant: TestTenant
  let send: Send

  beforeAll(async () => {
    app = await startTestApp()
    tenant = await createTenant(app)
    send = client(app)
  })
  afterAll(() => app.close())

  const set = (bytes: Buffer) =>
    tenant.send({ method: 'POST', url: '/widget/logo', payload: { file: bytes.toString('base64') } })
  const remove = () => tenant.send({ method: 'DELETE', url: '/widget/logo' })
  const configured = async () =>
    (
      await send({
        url: `/widget/config?tenant_id=${tenant.tenantId}`,
        headers: { origin: 'http://localhost:3000' },
      })
    ).json<{ logo_url: string | null }>().logo_url

  it('is none at first, and is then read by every page, kept for a year and never sniffed', async () => {
    expect(await configured()).toBeNull()
    const { logo_url: address } = (await set(PNG)).json<{ logo_url: string }>()
    expect(await configured()).toBe(address)
    const read = await app.inject({ url: address, headers: { origin: 'https://anywhere.example' } })
    expect(read.rawPayload.equals(PNG)).toBe(true)
    expect(read.headers).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; sandbox",
    })
  })

  it('is replaced under another address, and goes', async () => {
    const first = (await set(PNG)).json<{ logo_url: string }>().logo_url
    const second = (await set(JPEG)).json<{ logo_url: string }>().logo_url
    expect(second).not.toBe(first)
    // The older address shows what there is, and no browser keeps it for long.
    const stale = await app.inject({ url: first })
    expect(stale.headers).toMatchObject({ 'content-type': 'image/jpeg', 'cache-control': 'public, max-age=60' })
    expect((await remove()).json()).toEqual({ deleted: true })
    expect((await remove()).statusCode).toBe(404)
    expect(await configured()).toBeNull()
    expect((await app.inject({ url: second })).statusCode).toBe(404)
  })

  it('comes as a form as well', async () => {
    const form = new FormData()
    form.append('file', new Blob([WEBP]), 'logo.webp')
    const { body, headers } = await encoded(form)
    const answer = await tenant.send({ method: 'POST', url: '/widget/logo', payload: body, headers })
    expect(answer.statusCode).toBe(200)
    const read = await app.inject({ url: answer.json<{ logo_url: string }>().logo_url })
    expect(read.headers['content-type']).toBe('image/webp')
  })

  it.each([
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a GIF', Buffer.from('GIF89a')],
    ['nothing', Buffer.alloc(0)],
    ['a RIFF that is no picture', Buffer.from('RIFF\x10\x00\x00\x00WAVEfmt ', 'latin1')],
    ['another file with the letters of WebP', Buffer.from('XXXX\x10\x00\x00\x00WEBPVP8L', 'latin1')],
    ['more than 50 KB', Buffer.concat([PNG, Buffer.alloc(51 * 1024)])],
  ])('is never %s', async (_name, bytes) => {
    const answer = await set(bytes)
    expect(answer.statusCode).toBe(422)
    expect(answer.json<{ detail: { loc: string[] }[] }>().detail[0]!.loc).toEqual(['body', 'file'])
  })

  it('is not found for a tenant that is none', async () => {
    for (const id of ['ten_nobody', 'x', '%00'])
      expect((await send({ url: `/widget/logo?tenant_id=${id}` })).statusCode).toBeGreaterThanOrEqual(400)
  })
})

async function encoded(form: FormData): Promise<{ body: Buffer; headers: Record<string, string> }> {
  const whole = new Response(form)
  const headers = { 'content-type': whole.headers.get('content-type')! }
  return { body: Buffer.from(await whole.arrayBuffer()), headers }
}
