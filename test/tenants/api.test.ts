import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { newId } from '../../src/core/ids.ts'
import { register, statusOf, type Account } from '../auth/account.ts'
import { startTestApp } from '../support/app.ts'
import { testDatabase } from '../support/database.ts'

let app: FastifyInstance
let account: Account
beforeAll(async () => {
  app = await startTestApp()
  account = await register(app)
})
afterAll(() => app.close())

const get = async ({ admin, tenantId } = account) =>
  (await admin({ method: 'GET', url: `/tenants/${tenantId}` })).json()
const patch = (payload: unknown, { admin, tenantId } = account) =>
  admin({ method: 'PATCH', url: `/tenants/${tenantId}`, payload: payload as object })

describe('phone numbers of the settings', () => {
  it('are read as they are dialled in the country, which may come with them', async () => {
    const own = await register(app)
    const business = { phone: '0791 5550147' }
    const voice = { transfer_number: '(0791) 555-0148', blocked_numbers: ['0791 5550149', '+497915550149'] }
    expect((await patch({ country: 'DE', business, voice }, own)).json()).toMatchObject({
      business: { phone: '+497915550147' },
      voice: { transfer_number: '+497915550148', blocked_numbers: ['+497915550149'] },
    })
  })

  it.each([
    [{ business: { phone: '0791 5550147' } }, ['business', 'phone']],
    [{ voice: { do_not_call: ['+14155550100', 'reception'] } }, ['voice', 'do_not_call', 1]],
  ])('name the field of one that nobody can dial: %j', async (payload, path) => {
    const refused = await patch({ country: 'US', ...payload }, await register(app))
    expect(refused.statusCode).toBe(422)
    expect(refused.json().detail[0].loc).toEqual(['body', ...path])
  })
})

describe('a tenant', () => {
  it('shows all of its fields from the first day', async () => {
    const fresh = await register(app)
    expect(await get(fresh)).toEqual({
      tenant_id: fresh.tenantId,
      name: fresh.email.split('@')[0],
      allowed_domains: [],
      time_zone: 'UTC',
      language: 'en',
      country: 'US',
      business: {
        address: null,
        email: null,
        phone: null,
        website: null,
        region: null,
        hours: {},
        closures: [],
        visitor_mails: { confirmations: true, reminders: true },
      },
      assistant: {
        name: null,
        greeting: null,
        instructions: null,
        disclosure: null,
        handoff_email: null,
        notify: {
          lead: true,
          booking: true,
          handoff: true,
          message: true,
          failed_call: true,
          exam: true,
          weekly: true,
        },
        notify_times: { quiet_hours: null, daily_at: null, handoff_at_once: true },
        handoff_words: [],
        handoff_after_unanswered: null,
        handoff_wait_minutes: 5,
      },
      widget: {
        theme: 'dark',
        position: 'bottom-right',
        accent_color: '#FF3621',
        questions: [],
        texts: {},
        consent: { required: false, text: null, privacy_url: null },
        features: { chat: true, booking: true, contact: true, voice: true, callback: true },
        caps: {
          messages_per_visitor: 30,
          messages_per_ip: 60,
          holds_per_visitor: 2,
          open_bookings_per_visitor: 3,
          bookings_per_ip: 20,
          open_callbacks_per_visitor: 1,
          callbacks_per_visitor: 3,
          callbacks_per_ip: 10,
          callbacks_per_day: 100,
          open_calls_per_ip: 3,
          calls_per_ip: 20,
          contact_forms_per_visitor: 5,
          contact_forms_per_ip: 20,
        },
      },
      voice: {
        voice: null,
        phone_number: null,
        transfer_number: null,
        max_minutes: null,
        calling_hours: {},
        countries: [],
        do_not_call: [],
        blocked_numbers: [],
        lines: 3,
        voicemail: 'leave_message',
        voicemail_text: null,
        answering: 'assistant',
        staff_numbers: [],
        ring: 'together',
        ring_seconds: 20,
        browser_voice: 'on_device',
      },
      privacy: { retention_days: null, redaction: 'none', recording_days: null },
      version: 1,
      created_at: expect.stringMatching(/^\d{4}-.*\.\d{3}Z$/),
    })
  })

  it('is the one of the list', async () => {
    const tenant = await get()
    const list = async (query: string) => (await account.admin({ method: 'GET', url: `/tenants${query}` })).json()
    expect(await list('')).toEqual({ data: [tenant], next_cursor: null })
    expect(await list('?limit=1')).toEqual({ data: [tenant], next_cursor: null })
    const cursor = Buffer.from(account.tenantId).toString('base64url')
    expect(await list(`?cursor=${cursor}`)).toEqual({ data: [], next_cursor: null })
    expect((await account.admin({ method: 'GET', url: '/tenants?cursor=!' })).statusCode).toBe(400)
  })

  it('keeps every field that is set', async () => {
    const settings = {
      name: 'Zahnärzte am Hafen 🦷',
      allowed_domains: ['www.example.com', '*.example.com', 'localhost'],
      time_zone: 'Europe/Berlin',
      language: 'de-AT',
      country: 'AT',
      business: {
        address: 'Am Hafen 1',
        email: 'desk@example.com',
        website: 'https://www.example.com/',
        hours: {
          mon: [
            { start: '08:00', end: '12:00' },
            { start: '13:00', end: '24:00' },
          ],
          sun: [],
        },
        closures: [{ date: '2028-02-29' }, { from: '2026-08-03', to: '2026-08-14', reason: 'Holidays' }],
      },
      assistant: {
        name: 'Robin',
        greeting: 'Hello!',
        instructions: 'Be brief.\nBe kind.',
        handoff_email: 'desk@example.com',
      },
      widget: {
        theme: 'dark',
        position: 'bottom-left',
        accent_color: '#00ff7f',
        features: { chat: true, booking: false, contact: true, voice: false, callback: false },
      },
      voice: {
        voice: 'marin',
        phone_number: '+14155550100',
        transfer_number: '+4312345678',
        max_minutes: 600,
        calling_hours: { mon: [{ start: '09:00', end: '17:00' }] },
        countries: ['AT', 'DE'],
        do_not_call: ['+14155550102'],
        blocked_numbers: ['+14155550103'],
        lines: 5,
        voicemail: 'hang_up',
        voicemail_text: 'Please call us back.',
        browser_voice: 'any',
      },
      privacy: { retention_days: 90, redaction: 'contacts', recording_days: 30 },
    }
    await app.tenants.numbers.assign(account.tenantId, settings.voice.phone_number)
    const reply = await patch(settings)
    expect(reply.statusCode).toBe(200)
    expect(reply.json()).toMatchObject(settings)
    expect(await get()).toEqual(reply.json())
  })

  it('changes only what a body names, inside its groups too', async () => {
    const changed = await register(app)
    await patch(
      { business: { address: 'Am Hafen 1', hours: { mon: [{ start: '08:00', end: '12:00' }], tue: [] } } },
      changed,
    )
    await patch(
      { business: { email: 'desk@example.com', hours: { wed: [{ start: '09:00', end: '10:00' }] } } },
      changed,
    )
    await patch({ widget: { features: { voice: false } } }, changed)
    await patch({ widget: { theme: 'dark' } }, changed)
    const tenant = await get(changed)
    expect(tenant.business).toMatchObject({
      address: 'Am Hafen 1',
      email: 'desk@example.com',
      hours: { mon: [{ start: '08:00', end: '12:00' }], tue: [], wed: [{ start: '09:00', end: '10:00' }] },
    })
    expect(tenant.widget).toMatchObject({ theme: 'dark', features: { voice: false, chat: true } })
    expect((await patch({}, changed)).json()).toEqual(tenant)
  })

  it('clears with null, a field, a day or a whole group', async () => {
    const cleared = await register(app)
    const hours = { mon: [{ start: '08:00', end: '12:00' }], tue: [] }
    const business = { address: 'x', hours, closures: [{ date: '2026-12-25' }] }
    await patch(
      {
        time_zone: 'Europe/Berlin',
        country: 'DE',
        language: 'de',
        allowed_domains: ['example.com'],
        business,
        privacy: { redaction: 'everything' },
      },
      cleared,
    )
    await patch({ business: { address: null, hours: { mon: null }, closures: null }, privacy: null }, cleared)
    expect(await get(cleared)).toMatchObject({
      business: { address: null, hours: { tue: [] }, closures: [] },
      privacy: { redaction: 'none' },
      country: 'DE',
    })
    await patch({ time_zone: null, country: null, language: null, allowed_domains: null, business: null }, cleared)
    expect(await get(cleared)).toMatchObject({
      time_zone: 'UTC',
      country: 'US',
      language: 'en',
      allowed_domains: [],
      business: { hours: {} },
    })
  })

  it('keeps what is said of one kind of mail apart from the other', async () => {
    const quiet = await register(app)
    await patch({ business: { visitor_mails: { reminders: false } } }, quiet)
    expect(await get(quiet)).toMatchObject({ business: { visitor_mails: { confirmations: true, reminders: false } } })
    await patch({ business: { visitor_mails: null } }, quiet)
    expect(await get(quiet)).toMatchObject({ business: { visitor_mails: { confirmations: true, reminders: true } } })
  })

  it('keeps both of two changes at once', async () => {
    const busy = await register(app)
    await Promise.all(
      ['address', 'email', 'website'].map((field) =>
        patch(
          {
            business: {
              [field]: field === 'address' ? 'x' : field === 'email' ? 'a@example.com' : 'https://example.com',
            },
          },
          busy,
        ),
      ),
    )
    expect((await get(busy)).business).toMatchObject({
      address: 'x',
      email: 'a@example.com',
      website: 'https://example.com',
    })
  })

  it('counts changes, and refuses one that was made from settings of before', async () => {
    const { tenantId, admin } = await register(app)
    const url = `/tenants/${tenantId}`
    const change = (payload: object) => admin({ method: 'PATCH', url, payload })
    const { version } = (await admin({ url })).json()
    expect((await change({ version, name: 'Harbour Dental' })).json().version).toBe(version + 1)
    const stale = await change({ version, name: 'Harbour Garage' })
    expect(stale.statusCode).toBe(409)
    expect(stale.json().detail).toMatch(/changed since/)
    expect((await change({})).json().version).toBe(version + 1)
    expect((await change({ country: 'GB' })).json()).toMatchObject({ name: 'Harbour Dental', version: version + 2 })
  })

  it('writes what it is given in its one form', async () => {
    const reply = await patch({
      name: '  Harbour  ',
      allowed_domains: [' HTTPS://Bücher.de/shop ', 'xn--bcher-kva.de', 'http://localhost:5173', '*.Example.com.'],
      language: 'PT-br',
      country: 'de',
      business: {
        hours: {
          fri: [
            { start: '13:00', end: '14:00' },
            { start: '08:00', end: '09:00' },
          ],
        },
      },
      voice: {
        countries: ['de', 'DE'],
        do_not_call: ['+1 (415) 555-0100', '+14155550100'],
        phone_number: '+1 415.555-(0100)',
      },
    })
    expect(reply.json()).toMatchObject({
      name: 'Harbour',
      allowed_domains: ['xn--bcher-kva.de', 'localhost:5173', '*.example.com'],
      language: 'pt-BR',
      country: 'DE',
      business: {
        hours: {
          fri: [
            { start: '08:00', end: '09:00' },
            { start: '13:00', end: '14:00' },
          ],
        },
      },
      voice: { countries: ['DE'], do_not_call: ['+14155550100'], phone_number: '+14155550100' },
    })
  })

  it('takes back what a GET shows, unchanged', async () => {
    const before = await get()
    const reply = await patch(before)
    expect([reply.statusCode, reply.json()]).toEqual([200, before])
  })

  test.each([
    [{ id: 'x' }, [['id']]],
    [{ voicee: {}, widgets: {} }, [['voicee'], ['widgets']]],
    [
      { business: { owner: 'x', hours: { someday: [] } } },
      [
        ['business', 'hours', 'someday'],
        ['business', 'owner'],
      ],
    ],
    [
      { business: { hours: { mon: [{ start: '08:00', end: '09:00', note: 'x' }] } } },
      [['business', 'hours', 'mon', 0, 'note']],
    ],
    [{ business: { closures: [{ date: '2026-12-25', why: 'x' }] } }, [['business', 'closures', 0, 'why']]],
    [{ business: { visitor_mails: { confirmation: true } } }, [['business', 'visitor_mails', 'confirmation']]],
    [{ assistant: { greetings: 'Hello' } }, [['assistant', 'greetings']]],
    [{ widget: { features: { callbacks: false } } }, [['widget', 'features', 'callbacks']]],
    [{ widget: { consent: { require: true } } }, [['widget', 'consent', 'require']]],
    [{ voice: { max_minute: 1 } }, [['voice', 'max_minute']]],
    [{ privacy: { retention: 1 } }, [['privacy', 'retention']]],
  ])('refuses a field that does not exist by its name: %j', async (body, locs) => {
    const before = await get()
    const reply = await patch({ ...body, name: 'Not saved' })
    const found = reply.json().detail.map(({ loc, type }: { loc: unknown; type: string }) => [loc, type])
    expect([reply.statusCode, found]).toEqual([422, locs.map((loc) => [['body', ...loc], 'unrecognized_keys'])])
    expect(await get()).toEqual(before)
  })

  test.each([
    [{ tenant_id: newId('ten') }, ['tenant_id']],
    [{ created_at: '2020-01-01T00:00:00Z' }, ['created_at']],
  ])('refuses another value of what cannot be set: %j', async (body, loc) => {
    const reply = await patch(body)
    expect([reply.statusCode, reply.json().detail[0].loc]).toEqual([422, ['body', ...loc]])
  })

  test.each([
    [{ name: '' }, ['name']],
    [{ name: null }, ['name']],
    [{ name: 'x'.repeat(201) }, ['name']],
    [{ name: 'a\0b' }, ['name']],
    [{ name: '\ud800' }, ['name']],
    [{ name: { toString: 'x' } }, ['name']],
    [{ allowed_domains: 'example.com' }, ['allowed_domains']],
    [{ allowed_domains: ['example.com', 'exa mple.com'] }, ['allowed_domains', 1]],
    [{ allowed_domains: ['*'] }, ['allowed_domains', 0]],
    [{ allowed_domains: [null] }, ['allowed_domains', 0]],
    [{ allowed_domains: ['x'.repeat(1_000)] }, ['allowed_domains', 0]],
    [{ allowed_domains: Array.from({ length: 101 }, (_, index) => `a${index}.example.com`) }, ['allowed_domains']],
    [{ time_zone: 'Mars/Phobos' }, ['time_zone']],
    [{ time_zone: '../../etc/localtime' }, ['time_zone']],
    [{ time_zone: '+01:00' }, ['time_zone']],
    [{ language: 'english please' }, ['language']],
    [{ country: 'ZZ' }, ['country']],
    [{ country: 'XXL' }, ['country']],
    [{ business: [] }, ['business']],
    [{ business: 'x' }, ['business']],
    [{ business: { email: 'x' } }, ['business', 'email']],
    [{ business: { website: 'javascript:alert(1)' } }, ['business', 'website']],
    [{ business: { website: 'https://user:secret@example.com' } }, ['business', 'website']],
    [{ business: { hours: { mon: [{ start: '9:00', end: '10:00' }] } } }, ['business', 'hours', 'mon', 0, 'start']],
    [{ business: { hours: { mon: [{ start: '24:01', end: '25:00' }] } } }, ['business', 'hours', 'mon', 0, 'start']],
    [{ business: { hours: { mon: [{ start: '10:00', end: '10:00' }] } } }, ['business', 'hours', 'mon', 0, 'end']],
    [{ business: { hours: { mon: [{ start: '22:00', end: '02:00' }] } } }, ['business', 'hours', 'mon', 0, 'end']],
    [
      {
        business: {
          hours: {
            mon: [
              { start: '08:00', end: '10:00' },
              { start: '09:00', end: '11:00' },
            ],
          },
        },
      },
      ['business', 'hours', 'mon'],
    ],
    [
      {
        business: {
          hours: { mon: Array.from({ length: 7 }, (_, hour) => ({ start: `0${hour}:00`, end: `0${hour}:30` })) },
        },
      },
      ['business', 'hours', 'mon'],
    ],
    [{ business: { closures: [{ date: '2026-02-30' }] } }, ['business', 'closures', 0, 'date']],
    [{ business: { closures: [{}] } }, ['business', 'closures', 0]],
    [{ business: { closures: [{ date: '2026-01-01', to: '2026-01-02' }] } }, ['business', 'closures', 0]],
    [{ business: { closures: [{ from: '2026-01-02', to: '2026-01-01' }] } }, ['business', 'closures', 0]],
    [{ assistant: { instructions: 'x'.repeat(8_001) } }, ['assistant', 'instructions']],
    [{ widget: { accent_color: 'red;}body{' } }, ['widget', 'accent_color']],
    [{ widget: { theme: 'blue' } }, ['widget', 'theme']],
    [{ widget: { features: { voice: 'yes' } } }, ['widget', 'features', 'voice']],
    [{ voice: { phone_number: '004930123456' } }, ['voice', 'phone_number']],
    [{ voice: { phone_number: '+4930123456' } }, ['voice', 'phone_number']],
    [{ voice: { transfer_number: '+19005550100' } }, ['voice', 'transfer_number']],
    [{ voice: { transfer_number: '+1 900 555 010' } }, ['voice', 'transfer_number']],
    [{ voice: { transfer_number: '+8821300000000' } }, ['voice', 'transfer_number']],
    [{ voice: { transfer_number: '+442079460000', countries: ['DE'] } }, ['voice', 'transfer_number']],
    [{ voice: { lines: 0 } }, ['voice', 'lines']],
    [{ voice: { lines: 10 } }, ['voice', 'lines']],
    [{ voice: { blocked_numbers: ['911'] } }, ['voice', 'blocked_numbers', 0]],
    [{ voice: { do_not_call: ['+14155550100', '911'] } }, ['voice', 'do_not_call', 1]],
    [{ voice: { max_minutes: 0.5 } }, ['voice', 'max_minutes']],
    [{ voice: { voicemail: 'sing' } }, ['voice', 'voicemail']],
    [{ privacy: { retention_days: 0 } }, ['privacy', 'retention_days']],
    [{ privacy: { redaction: 'on' } }, ['privacy', 'redaction']],
  ])('refuses %j', async (body, loc) => {
    const before = await get()
    const reply = await patch(body)
    expect([reply.statusCode, reply.json().detail[0]?.loc]).toEqual([422, ['body', ...loc]])
    expect(await get()).toEqual(before)
  })

  test.each([undefined, null, [], 'x', 1])('needs an object as the body of a change: %j', async (body) => {
    const payload =
      body === undefined ? {} : { payload: JSON.stringify(body), headers: { 'content-type': 'application/json' } }
    const reply = await account.admin({ method: 'PATCH', url: `/tenants/${account.tenantId}`, ...payload })
    expect([reply.statusCode, reply.json().detail[0].loc]).toEqual([422, ['body']])
  })
})

describe('another tenant', () => {
  it('is not found, like one that never existed', async () => {
    const stranger = await register(app)
    const { send } = await account.withKey('admin')
    for (const caller of [account.admin, send]) {
      for (const method of ['GET', 'PATCH', 'DELETE'] as const) {
        const body = method === 'PATCH' ? { payload: { name: 'mine' } } : {}
        const replies = await Promise.all(
          [stranger.tenantId, newId('ten'), 'nothing', '%00', "'--", 'x'.repeat(150)].map((id) =>
            caller({ method, url: `/tenants/${id}`, ...body }),
          ),
        )
        for (const reply of replies) expect([reply.statusCode, reply.json()]).toEqual([404, { detail: 'Not Found' }])
      }
    }
    expect((await get(stranger)).tenant_id).toBe(stranger.tenantId)
    expect((await get(stranger)).name).not.toBe('mine')
  })

  it('is not the standard key’s own either', async () => {
    const { send } = await account.withKey('standard')
    for (const url of ['/tenants', `/tenants/${account.tenantId}`])
      expect((await send({ method: 'GET', url })).statusCode).toBe(403)
    expect((await send({ method: 'DELETE', url: `/tenants/${account.tenantId}` })).statusCode).toBe(403)
  })
})

describe('the service', () => {
  it('finds what was true a moment ago, and a change at once', async () => {
    const { tenantId, ...rest } = await register(app)
    expect((await app.tenants.find(tenantId))?.timeZone).toBe('UTC')
    await patch({ time_zone: 'Europe/Berlin' }, { tenantId, ...rest })
    expect((await app.tenants.find(tenantId))?.timeZone).toBe('Europe/Berlin')
    await rest.admin({ method: 'DELETE', url: `/tenants/${tenantId}` })
    expect(await app.tenants.find(tenantId)).toBeUndefined()
  })

  it.each(['', 'x', "ten_' or 1=1 --", newId('ten'), newId('usr')])('finds nothing behind %j', async (id) => {
    expect(await app.tenants.find(id)).toBeUndefined()
  })
})

describe('erasing a tenant', () => {
  it('takes everything of it, and ends its sessions and keys at once', async () => {
    const erased = await register(app)
    const other = await register(app)
    const { key, send } = await erased.withKey('admin')
    await send({ method: 'POST', url: '/knowledge/documents', payload: { text: 'We open at nine.' } })
    expect(await statusOf(app, erased.cookie)).toBe(200)
    expect((await send({ method: 'GET', url: '/auth/me' })).statusCode).toBe(200)

    const reply = await erased.admin({ method: 'DELETE', url: `/tenants/${erased.tenantId}` })
    expect([reply.statusCode, reply.json()]).toEqual([200, { deleted: true }])
    expect(await statusOf(app, erased.cookie)).toBe(401)
    expect((await send({ method: 'GET', url: '/auth/me' })).statusCode).toBe(401)
    expect(await statusOf(app, other.cookie)).toBe(200)
    expect(key).toMatch(/^ua_admin_/)
    expect(await tablesWith(erased.tenantId)).toEqual([])
    expect(await tablesWith(other.tenantId)).toContain('users')
    // The e-mail can be used again.
    expect((await register(app, erased.email)).tenantId).not.toBe(erased.tenantId)
  })
})

/** Every table with a row of the tenant, found in the catalog, so that later tables count too. */
async function tablesWith(tenantId: string): Promise<string[]> {
  const database = await testDatabase()
  const tables = await database.system((tx) =>
    tx.execute<{ name: string }>(
      sql`select table_name as name from information_schema.columns where column_name = 'tenant_id' and table_schema = 'public'`,
    ),
  )
  const found: string[] = []
  for (const { name } of tables.rows) {
    const { rows } = await database.system((tx) =>
      tx.execute(sql`select 1 from ${sql.identifier(name)} where tenant_id = ${tenantId} limit 1`),
    )
    if (rows.length > 0) found.push(name)
  }
  return found
}
