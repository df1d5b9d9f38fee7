import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { startTestApp } from '../support/app.ts'
import { createTenant, type TestTenant } from '../support/factories.ts'

let app: FastifyInstance
let tenant: TestTenant
beforeAll(async () => {
  app = await startTestApp()
  tenant = await createTenant(app)
  await tenant.send({
    method: 'PATCH',
    url: `/tenants/${tenant.tenantId}`,
    payload: { allowed_domains: ['example.com', '*.shop.example'] },
  })
})
afterAll(() => app.close())

const ask = (query: Record<string, string>) =>
  tenant.send({ url: `/widget/domain-test?${new URLSearchParams(query).toString()}` })

/** The answer to the widget's loader on a page of this origin. */
async function isEmbedded(origin: string): Promise<boolean> {
  const url = `/api/v1/widget/embed?tenant_id=${tenant.tenantId}`
  return (await app.inject({ url, headers: { origin } })).json().allowed
}

describe('the test of a page address', () => {
  test.each([
    ['https://example.com/contact', { allowed: true, reason: 'listed', entry: 'example.com', suggestion: null }],
    ['a.shop.example', { allowed: true, reason: 'listed', entry: '*.shop.example', suggestion: null }],
    ['www.example.com', { allowed: false, reason: 'other_name', entry: 'example.com', suggestion: 'www.example.com' }],
    ['shop.example', { allowed: false, reason: 'other_name', entry: '*.shop.example', suggestion: 'shop.example' }],
    ['example.com:8443', { allowed: false, reason: 'other_port', suggestion: 'example.com:8443' }],
    ['http://example.com/', { allowed: false, reason: 'insecure', entry: 'example.com', suggestion: null }],
    ['https://bücher.de', { allowed: false, reason: 'not_listed', suggestion: 'xn--bcher-kva.de' }],
    ['javascript:alert(1)', { origin: null, allowed: false, reason: 'no_page', entry: null, suggestion: null }],
  ])('says of %s what the page itself would be told', async (address, verdict) => {
    const answer = (await ask({ address })).json()
    expect(answer).toMatchObject(verdict)
    if (answer.origin !== null) expect(await isEmbedded(answer.origin)).toBe(answer.allowed)
  })

  it('knows the pages of this installation', async () => {
    expect((await ask({ address: 'http://localhost:3000/demo' })).json()).toMatchObject({
      origin: 'http://localhost:3000',
      allowed: true,
      reason: 'own',
    })
  })

  it('takes domains that are not saved, and saves none', async () => {
    const query = { address: 'https://www.new.example', allowed_domains: 'https://New.example/, *.new.example' }
    expect((await ask(query)).json()).toMatchObject({ allowed: true, reason: 'listed', entry: '*.new.example' })
    expect((await ask({ ...query, allowed_domains: '' })).json()).toMatchObject({ reason: 'not_listed' })
    expect((await tenant.send({ url: `/tenants/${tenant.tenantId}` })).json().allowed_domains).toEqual([
      'example.com',
      '*.shop.example',
    ])
  })

  it.each([
    ['an empty address', {}],
    ['a domain that is none', { address: 'example.com', allowed_domains: 'exam ple' }],
    ['more domains than settings take', { address: 'example.com', allowed_domains: 'a.example,'.repeat(101) }],
    ['a list beyond its length', { address: 'example.com', allowed_domains: `${'a'.repeat(9_000)}.example` }],
    ['an address beyond its length', { address: 'a'.repeat(2_001) }],
    ['a NUL', { address: 'example.com\0' }],
  ])('refuses %s', async (_name, query) => {
    expect((await ask(query as Record<string, string>)).statusCode).toBe(400)
  })
})
