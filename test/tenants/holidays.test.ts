import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest'
import { startTestApp } from '../support/app.ts'
import { createTenant, type TestTenant } from '../support/factories.ts'

let now = new Date('2026-11-23T12:00:00Z')
let app: FastifyInstance
let tenant: TestTenant

beforeAll(async () => {
  app = await startTestApp({ clock: { now: () => now } })
})
afterAll(() => app.close())
beforeEach(async () => {
  now = new Date('2026-11-23T12:00:00Z')
  tenant = await createTenant(app)
})

async function save(payload: object): Promise<void> {
  const { statusCode, body } = await tenant.send({ method: 'PATCH', url: `/tenants/${tenant.tenantId}`, payload })
  if (statusCode !== 200) throw new Error(body)
}

const ask = (query: Record<string, string> = {}) =>
  tenant.send({ url: `/tenants/${tenant.tenantId}/holidays?${new URLSearchParams(query).toString()}` })

const holidays = async (query?: Record<string, string>) => (await ask(query)).json()

describe('the public holidays of a business', () => {
  it('are those of the next twelve months, named in its language, and close nothing', async () => {
    await save({ country: 'DE', language: 'de', time_zone: 'Europe/Berlin', business: { region: 'by' } })
    const proposed = await holidays()
    expect(proposed).toMatchObject({
      country: 'DE',
      region: 'BY',
      guessed_from: 'settings',
      from: '2026-11-23',
      to: '2027-11-22',
      regions: expect.arrayContaining([{ code: 'BY', name: 'Bayern' }]),
    })
    // Gesetzliche Feiertage in Bayern; those of single towns are none of the region's.
    expect(proposed.data.map(({ from, name }: { from: string; name: string }) => [from, name])).toEqual([
      ['2026-12-25', '1. Weihnachtstag'],
      ['2026-12-26', '2. Weihnachtstag'],
      ['2027-01-01', 'Neujahr'],
      ['2027-01-06', 'Heilige Drei Könige'],
      ['2027-03-26', 'Karfreitag'],
      ['2027-03-29', 'Ostermontag'],
      ['2027-05-01', 'Maifeiertag'],
      ['2027-05-06', 'Christi Himmelfahrt'],
      ['2027-05-17', 'Pfingstmontag'],
      ['2027-05-27', 'Fronleichnam'],
      ['2027-10-03', 'Tag der Deutschen Einheit'],
      ['2027-11-01', 'Allerheiligen'],
    ])
    expect((await tenant.send({ url: `/tenants/${tenant.tenantId}` })).json().business.closures).toEqual([])
  })

  it('say which of them are closed already, by a closure or by the hours of the week', async () => {
    await save({
      country: 'DE',
      business: {
        hours: { mon: [{ start: '09:00', end: '17:00' }], fri: [{ start: '09:00', end: '17:00' }] },
        closures: [{ from: '2026-12-24', to: '2027-01-01', reason: 'Christmas' }],
      },
    })
    const { data } = await holidays()
    const closedBy = Object.fromEntries(
      data.map(({ from, closed_by: why }: { from: string; closed_by: string | null }) => [from, why]),
    )
    expect(closedBy).toMatchObject({
      '2026-12-25': 'closures',
      '2027-01-01': 'closures',
      '2027-03-26': null,
      '2027-05-01': 'hours',
    })
  })

  it('begin with the day that it is where the business is', async () => {
    now = new Date('2026-12-25T23:30:00Z')
    await save({ country: 'DE', time_zone: 'Europe/Berlin' })
    expect(await holidays({ to: '2027-01-05' })).toMatchObject({
      from: '2026-12-26',
      data: [{ from: '2026-12-26' }, { from: '2027-01-01' }],
    })
    await save({ time_zone: 'America/New_York' })
    expect(await holidays({ to: '2026-12-31' })).toMatchObject({
      from: '2026-12-25',
      data: [{ from: '2026-12-25' }, { from: '2026-12-26' }],
    })
  })

  it('hold feasts of several days, also one that began before', async () => {
    const eid = { from: '2027-05-16', to: '2027-05-19', name: 'Feast of the Sacrifice (Eid al-Adha)' }
    const asked = { country: 'TR', from: '2027-05-18', to: '2027-05-18' }
    expect((await holidays(asked)).data).toMatchObject([eid])
  })

  test.each([
    ['its phone', { business: { phone: '+49 40 123456' } }, { country: 'DE', guessed_from: 'phone' }],
    [
      'its address',
      { business: { address: 'Graben 12, 1010 Wien, Österreich' } },
      { country: 'AT', guessed_from: 'address' },
    ],
    ['its time zone', { time_zone: 'Asia/Kolkata' }, { country: 'IN', guessed_from: 'time_zone' }],
    [
      'the address of a town with its state',
      { business: { phone: '+12125550100', address: '12 Washington Street, New York, NY 10013' } },
      { country: 'US', region: 'NY', guessed_from: 'phone' },
    ],
    [
      'the name of a region',
      { country: 'DE', business: { address: 'Hamburger Straße 1\n10115 Berlin' } },
      { country: 'DE', region: 'BE', guessed_from: 'settings' },
    ],
    [
      'the name of a town that is one',
      { business: { phone: '+4940123456', address: 'Berliner Allee 1, 20457 Hamburg' } },
      { country: 'DE', region: 'HH', guessed_from: 'phone' },
    ],
    ['nothing but the default', { time_zone: 'UTC' }, { country: 'US', region: null, guessed_from: 'settings' }],
  ])('are guessed from %s', async (_name, settings, guess) => {
    await save(settings)
    expect(await holidays()).toMatchObject(guess)
  })

  it('are those of another place where one is named', async () => {
    await save({ country: 'DE', business: { region: 'BY' } })
    const scottish = await holidays({ country: 'gb', region: 'sct', from: '2026-11-30', to: '2026-11-30' })
    expect(scottish).toMatchObject({ country: 'GB', region: 'SCT', guessed_from: null })
    expect((await holidays({ country: 'DE' })).region).toBeNull()
    // The Antarctic has no list of holidays.
    expect(await holidays({ country: 'AQ' })).toMatchObject({ regions: [], data: [] })
  })

  test.each([
    [{ country: 'XX' }],
    [{ country: '__proto__' }],
    [{ country: 'D'.repeat(5_000) }],
    [{ country: 'DE', region: 'NY' }],
    [{ country: 'DE', region: 'constructor' }],
    [{ region: '../../etc' }],
    [{ from: '2026-02-30' }],
    [{ from: '0001-01-01' }],
    [{ from: '2026-12-01', to: '2026-11-30' }],
    [{ from: '2026-01-01', to: '2199-01-01' }],
  ])('are refused for %j', async (query) => {
    expect((await ask(query as Record<string, string>)).statusCode).toBe(400)
  })

  it('refuses a region that is no code, and keeps a code in capitals', async () => {
    const patch = (region: string | null) =>
      tenant.send({ method: 'PATCH', url: `/tenants/${tenant.tenantId}`, payload: { business: { region } } })
    for (const region of ['New York', '__proto__', '', 'A'.repeat(11)])
      expect((await patch(region)).statusCode).toBe(422)
    expect((await patch('ny')).json().business.region).toBe('NY')
    expect((await patch(null)).json().business.region).toBeNull()
  })
})
