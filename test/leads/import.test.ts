import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestApp } from '../support/app.ts'
import { createLead, createTenant, type TestTenant } from '../support/factories.ts'
import { expectInvalid, expectProblem } from '../support/security-suite.ts'
import { form } from '../support/uploading.ts'
import { eventsOf, post, type Lead } from './tenant.ts'

let app: FastifyInstance
let tenant: TestTenant

beforeAll(async () => {
  app = await startTestApp()
})

afterAll(() => app.close())

beforeEach(async () => {
  tenant = await createTenant(app)
})

function send(csv: string, options: object = {}): Promise<LightMyRequestResponse> {
  return post(tenant, '/leads/import', { csv, ...options })
}

async function list(query = ''): Promise<Lead[]> {
  return (await tenant.send({ url: `/leads?limit=200${query}` })).json<{ data: Lead[] }>().data
}

describe('POST /leads/import', () => {
  it('says first what it would do, does nothing, then does just that', async () => {
    const known = await createLead(tenant, { email: 'ada@example.com', name: 'Ada' })
    const csv =
      'Name,E-Mail,Telephone,Colour\nAda L,ada@example.com,(415) 555-0100,red\nGrace,grace@example.com,,\n,,+14155550101,\n'
    const preview = (await send(csv, { dry_run: true })).json<object>()
    expect(preview).toEqual({
      dry_run: true,
      rows: 3,
      created: 2,
      updated: 1,
      unchanged: 0,
      columns: [
        { header: 'Name', field: 'name' },
        { header: 'E-Mail', field: 'email' },
        { header: 'Telephone', field: 'phone' },
        { header: 'Colour', field: null },
      ],
      error_count: 0,
      errors: [],
    })
    expect(await list()).toHaveLength(1)
    expect((await send(csv)).json()).toEqual({ ...preview, dry_run: false })
    expect(await list()).toMatchObject([
      { phone: '+14155550101', email: null, source: 'import' },
      { name: 'Grace', email: 'grace@example.com', source: 'import', status: 'new' },
      { lead_id: known, name: 'Ada', phone: '+14155550100', source: 'api' },
    ])
    expect((await list('&q=grace')).map(({ name }) => name)).toEqual(['Grace'])
    expect((await send(csv)).json()).toMatchObject({ created: 0, updated: 0, unchanged: 3 })
    const events = await eventsOf(tenant)
    expect(events.map(({ event }) => event).toSorted()).toEqual([
      'lead.captured',
      'lead.captured',
      'lead.captured',
      'lead.updated',
    ])
    expect(events.find(({ event }) => event === 'lead.updated')).toMatchObject({
      data: { lead_id: known, previous: { phone: null } },
    })
    const { history } = (await tenant.send({ url: `/leads/${known}` })).json<{ history: object[] }>()
    expect(history[0]).toMatchObject({ action: 'updated', by: 'import', previous: { phone: null } })
  })

  it('meets rows of one person in the file as leads meet: by either key', async () => {
    const csv =
      'name,email,phone,notes\n,ada@example.com,,One\nAda,ADA@example.com,+14155550100,Two\n,,415 555 0100,Three\n'
    expect((await send(csv)).json()).toMatchObject({ rows: 3, created: 1, updated: 0 })
    expect(await list()).toMatchObject([{ name: 'Ada', phone: '+14155550100', notes: 'One\n\nTwo\n\nThree' }])
    expect(await eventsOf(tenant)).toMatchObject([{ event: 'lead.captured', data: { name: 'Ada' } }])
  })

  it('names the line of what is wrong, and imports nothing at all', async () => {
    const csv =
      'name,email,phone,status\n"Ada\nof two lines",ada@example.com,,\n\nGrace,no-mail,,\nNobody,,,\nX,x@example.com,12,old\n'
    const preview = await send(csv, { dry_run: true })
    expect(preview.json()).toMatchObject({ rows: 4, created: 1, error_count: 4 })
    const response = await send(csv)
    expectInvalid(response, ['body', 'csv', 5, 'email'])
    expectInvalid(response, ['body', 'csv', 6, 'email'])
    expectInvalid(response, ['body', 'csv', 7, 'phone'])
    expectInvalid(response, ['body', 'csv', 7, 'status'])
    expect(await list()).toEqual([])
    expect(await eventsOf(tenant)).toEqual([])
    expect((await send(csv, { skip_errors: true })).json()).toMatchObject({ created: 1, error_count: 4 })
    expect(await list()).toMatchObject([{ name: 'Ada of two lines' }])
  })

  it('names the right line below a cell of several lines, whatever breaks them', async () => {
    for (const end of ['\n', '\r\n', '\r']) {
      const csv = `notes,email${end}"a${end}b",ada@example.com${end}${end},no-mail${end}`
      expectInvalid(await send(csv), ['body', 'csv', 5, 'email'])
    }
  })

  it('suggests a merge where a row names two leads, and merges nobody', async () => {
    const byEmail = await createLead(tenant, { email: 'ada@example.com' })
    const byPhone = await createLead(tenant, { email: 'byron@example.com', phone: '+14155550100' })
    expect((await send('email,phone\nada@example.com,+14155550100\n')).json()).toMatchObject({ unchanged: 1 })
    expect((await tenant.send({ url: `/leads/${byEmail}` })).json()).toMatchObject({
      phone: null,
      possible_duplicates: [byPhone],
    })
  })

  it('reads what spreadsheets and CRMs write: semicolons, tabs, marks, Windows, quotes, German headers', async () => {
    await tenant.send({ method: 'PATCH', url: `/tenants/${tenant.tenantId}`, payload: { country: 'DE' } })
    const files = [
      Buffer.from(
        '\ufeffVorname;Nachname;E-Mail-Adresse;Telefonnummer;Bemerkung\r\nJürgen;Groß;j@example.com;030 1234567;"a;b"\r\n',
      ),
      Buffer.from('Vorname;Nachname;E-Mail\nJ\xfcrgen;Gro\xdf;j@example.com\n', 'latin1'),
      Buffer.from('\ufeffVorname\tNachname\tMail\r\nJürgen\tGroß\tj@example.com\r\n', 'utf16le'),
      Buffer.from('First Name,Last Name,Email Address\rJürgen,Groß,j@example.com'),
    ]
    for (const [n, bytes] of files.entries()) {
      const sent = form({ name: 'leads.csv', bytes: bytes }, { dry_run: 'false' })
      const response = await tenant.send({ method: 'POST', url: '/leads/import', ...sent })
      expect({ n, body: response.body }).toEqual({ n, body: expect.stringContaining('"rows":1') })
    }
    expect(await list()).toMatchObject([
      { name: 'Jürgen Groß', email: 'j@example.com', phone: '+49301234567', notes: 'a;b' },
    ])
  })

  it('takes its own export back', async () => {
    await createLead(tenant, { name: '=Ada', email: 'ada@example.com', phone: '+14155550100', notes: "'quoted" })
    const { body: csv } = await tenant.send({ url: '/leads/export' })
    expect((await send(csv)).json()).toMatchObject({ rows: 1, unchanged: 1, error_count: 0 })
    const other = await createTenant(app)
    expect((await post(other, '/leads/import', { csv })).json()).toMatchObject({ created: 1 })
    expect((await other.send({ url: '/leads' })).json()).toMatchObject({
      data: [{ name: '=Ada', phone: '+14155550100', notes: "'quoted" }],
    })
  })

  it('lets the sender say what columns hold', async () => {
    const csv = 'Wer,Wo,email\nAda,ada@example.com,wrong\n'
    const columns = { Wer: 'name', Wo: 'email', email: null }
    expect((await send(csv, { columns })).json()).toMatchObject({ created: 1 })
    expect(await list()).toMatchObject([{ name: 'Ada', email: 'ada@example.com' }])
    expectInvalid(await send(csv, { columns: { Wer: 'colour' } }), ['body', 'columns', 'Wer'])
    const sent = form({ name: 'x.csv', bytes: Buffer.from(csv) }, { columns: '{' })
    expectInvalid(await tenant.send({ method: 'POST', url: '/leads/import', ...sent }), ['body', 'columns'])
  })

  it.each([
    ['nothing but spaces', ' \n \n'],
    ['no known column', 'a,b\n1,2\n'],
    ['names of nothing that reaches anybody', 'name,notes\nAda,x\n'],
    ['an open quote', 'email\n"ada@example.com\n'],
    ['too many rows', `email\n${'a@example.com\n'.repeat(10_001)}`],
    ['a hundred and one columns', `${'email,'.repeat(101)}\n`],
    ['NUL', 'email\nada@example.com\0\n'],
  ])('of %s is a 422 that says so', async (_name, csv) => {
    expectInvalid(await send(csv), ['body', 'csv'])
    expect(await list()).toEqual([])
  })

  it('names the line of a huge cell', async () => {
    expectInvalid(await send(`email,notes\nada@example.com,${'x'.repeat(1_000_000)}\n`), ['body', 'csv', 2, 'notes'])
    const large = form({ name: 'x.csv', bytes: Buffer.alloc(4 * 1024 * 1024 + 1, 'x') })
    expectProblem(await tenant.send({ method: 'POST', url: '/leads/import', ...large }), 413)
  })

  it('may be the file itself, once with an Idempotency-Key', async () => {
    const request = (payload: string, key: string) =>
      tenant.send({
        method: 'POST',
        url: '/leads/import',
        headers: { 'content-type': 'text/csv; charset=utf-8', 'idempotency-key': key },
        payload,
      })
    const first = await request('name,email\nAda Lovelace,ada@example.com\n', 'file')
    expect({ status: first.statusCode, body: first.json() }).toMatchObject({ status: 200, body: { created: 1 } })
    const again = await request('name,email\nAda Lovelace,ada@example.com\n', 'file')
    expect([again.body, again.headers['idempotent-replayed']]).toEqual([first.body, 'true'])
    expectProblem(await request('email\ngrace@example.com\n', 'file'), 409)
    expectInvalid(await request('', 'empty'), ['body'])
    expectProblem(await request('x'.repeat(4 * 1024 * 1024 + 1), 'large'), 413)
  })

  it('takes an Idempotency-Key', async () => {
    const headers = { 'idempotency-key': 'once' }
    const payload = { csv: 'email\nada@example.com\n' }
    const first = await tenant.send({ method: 'POST', url: '/leads/import', headers, payload })
    const second = await tenant.send({ method: 'POST', url: '/leads/import', headers, payload })
    expect([second.body, second.headers['idempotent-replayed']]).toEqual([first.body, 'true'])
  })

  it('beside captures of the same people, and another import, makes each of them once', async () => {
    const emails = Array.from({ length: 60 }, (_, n) => `lead-${n}@example.com`)
    const csv = ['email', ...emails].join('\n')
    const answers = await Promise.all([
      send(csv),
      send(csv),
      ...emails.slice(0, 20).map((email) => post(tenant, '/leads', { email })),
    ])
    expect(answers.map(({ statusCode }) => statusCode).filter((status) => status > 201)).toEqual([])
    expect(await list()).toHaveLength(60)
    expect((await eventsOf(tenant)).filter(({ event }) => event === 'lead.captured')).toHaveLength(60)
  })

  it('makes many leads of one name that are searched quickly and completely, newest first', async () => {
    const csv = ['name,email', ...Array.from({ length: 4_500 }, (_, n) => `Ada Lovelace,lead-${n}@example.com`)].join(
      '\n',
    )
    expect((await send(csv)).json()).toMatchObject({ created: 4_500 })
    await createLead(tenant, { name: 'Ada Byron', status: 'won' })
    const all = await list('&q=ada')
    expect(all[0]).toMatchObject({ name: 'Ada Byron' })
    expect(all).toHaveLength(200)
    expect(await list('&q=ada&status=won')).toHaveLength(1)
    expect(await list('&q=example%20lead')).toHaveLength(200)
    expect(await list('&q=lovelace%20lead%204321')).toMatchObject([{ email: 'lead-4321@example.com' }])
  })
})
