import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp } from '../support/app.ts'
import { createTenant, type TestTenant } from '../support/factories.ts'

describe('the words of refusals', () => {
  let app: FastifyInstance
  let tenant: TestTenant

  beforeAll(async () => {
    app = await startTestApp()
    tenant = await createTenant(app)
  })
  afterAll(() => app.close())

  it.each([
    ['/leads?limit=0', 'limit: must be a whole number from 1 to 200'],
    ['/leads?limit=201', 'limit: must be a whole number from 1 to 200'],
    ['/leads?limit=2.5', 'limit: must be a whole number from 1 to 200'],
    ['/leads?limit=many', 'limit: must be a whole number from 1 to 200'],
    [
      '/leads?created_from=yesterday',
      'created_from: must be a date, such as 2026-03-02, or an instant, such as 2026-03-02T09:30:00Z',
    ],
    ['/leads?status=old', 'status: must be one of new, contacted, qualified, won, lost'],
  ])('a query: %s', async (url, detail) => {
    const reply = await tenant.send({ url })
    expect([reply.statusCode, reply.json()]).toEqual([400, { detail }])
  })

  const wordsFor = async (url: string, payload?: unknown) => {
    const headers = { 'content-type': 'application/json' }
    const body = payload === undefined ? {} : { payload: JSON.stringify(payload) }
    const reply = await tenant.send({ method: 'POST', url, headers, ...body })
    expect(reply.statusCode).toBe(422)
    return reply
      .json<{ detail: { loc: unknown[]; msg: string }[] }>()
      .detail.map(({ loc, msg }) => [loc.join('.'), msg])
  }

  it('a body that is not there, or is no object', async () => {
    expect(await wordsFor('/api-keys')).toEqual([['body', 'a JSON body is needed']])
    expect(await wordsFor('/api-keys', null)).toEqual([['body', 'a JSON body is needed']])
    expect(await wordsFor('/api-keys', [])).toEqual([['body', 'must be an object']])
  })

  it('fields that are missing, or of another kind', async () => {
    expect(await wordsFor('/api-keys', {})).toEqual([
      ['body.name', 'is required'],
      ['body.kind', 'is required: one of standard, admin'],
    ])
    expect(await wordsFor('/api-keys', { name: 7, kind: 'owner' })).toEqual([
      ['body.name', 'must be a text'],
      ['body.kind', 'must be one of standard, admin'],
    ])
  })

  it('no credential: which are taken', async () => {
    const reply = await app.inject({ url: '/api/v1/leads' })
    expect(reply.statusCode).toBe(401)
    expect(reply.json<{ detail: string }>().detail).toMatch(/X-API-Key.*cookie/)
    expect(reply.headers['www-authenticate']).toBe('ApiKey realm="FrontDesk", Bearer realm="FrontDesk"')
  })
})
