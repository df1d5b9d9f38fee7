import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestApp } from '../support/app.ts'
import { createDocument, createTenant, type TestTenant } from '../support/factories.ts'
import { until } from '../support/until.ts'

let app: FastifyInstance
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

it('lists where documents say other hours and prices than the settings, and nothing else', async () => {
  const tenant = await createTenant(app)
  const hours = { sat: [{ start: '09:00', end: '13:00' }], mon: [{ start: '08:00', end: '17:00' }] }
  await tenant.send({ method: 'PATCH', url: `/tenants/${tenant.tenantId}`, payload: { business: { hours } } })
  const payload = { name: 'Whitening', duration_minutes: 60, resource_ids: [], price: '120 €' }
  const service = await tenant.send({ method: 'POST', url: '/services', payload })
  expect(service.statusCode).toBe(201)
  const document = await createDocument(
    tenant,
    'On Saturday we are open from 9 am to 1 pm. On Monday we are open from 9:00 to 18:00.\n\nWhitening costs 99 € until May. Whitening takes 60 minutes. On Sunday the brunch is from 10 am to 2 pm.',
  )
  const { data } = (await tenant.send({ url: '/knowledge/contradictions' })).json()
  const told = data.map((one: Record<string, string>) => ({
    kind: one['kind'],
    document_id: one['document_id'],
    document_says: one['document_says'],
    settings_say: one['settings_say'],
    day: one['day'],
    service_id: one['service_id'],
  }))
  const ofHours = { kind: 'opening_hours', document_id: document, service_id: null }
  const ofPrice = { kind: 'price', document_id: document, service_id: service.json().service_id, day: null }
  expect(told).toEqual([
    { ...ofHours, document_says: '9:00 AM–6:00 PM', settings_say: 'Monday: 8:00 AM–5:00 PM', day: 'mon' },
    { ...ofHours, document_says: '10:00 AM–2:00 PM', settings_say: 'Sunday: closed', day: 'sun' },
    { ...ofPrice, document_says: '99', settings_say: 'Whitening: 120 €' },
  ])
})

it('writes times as the country of the business does', async () => {
  const tenant = await createTenant(app)
  const hours = { mon: [{ start: '08:00', end: '17:00' }] }
  const payload = { country: 'US', business: { hours } }
  await tenant.send({ method: 'PATCH', url: `/tenants/${tenant.tenantId}`, payload })
  await createDocument(tenant, 'On Monday we are open from 9:00 to 18:00.')
  expect((await tenant.send({ url: '/knowledge/contradictions' })).json().data).toMatchObject([
    {
      document_says: '9:00 AM–6:00 PM',
      settings_say: 'Monday: 8:00 AM–5:00 PM',
      document_would_say: 'On Monday we are open from 8:00 AM–5:00 PM.',
    },
  ])
})

it('takes a price for that of the service which the clause names', async () => {
  const tenant = await createTenant(app)
  for (const [name, price] of [
    ['Sehtest', '25 €'],
    ['Reifenwechsel', '40 €'],
  ])
    await tenant.send({
      method: 'POST',
      url: '/services',
      payload: { name, duration_minutes: 30, resource_ids: [], price },
    })
  await createDocument(
    tenant,
    'Führerscheinsehtest: 6,43 €. Die Anfahrt kostet 20 €, der Sehtest ist dann inbegriffen.\n\nReifenwechsel, etwa eine Stunde, 45 €. Für 19 € gibt es den Sehtest im Mai.',
  )
  const { data } = (await tenant.send({ url: '/knowledge/contradictions' })).json()
  const told = data.map(({ settings_say: ours, document_says: theirs }: Record<string, string>) => [ours, theirs])
  expect(told.toSorted()).toEqual([
    ['Reifenwechsel: 40 €', '45'],
    ['Sehtest: 25 €', '19'],
  ])
})

it('reads hours with an h between their figures, and prices of a list whose lines a file has joined', async () => {
  const tenant = await createTenant(app)
  const hours = { tue: [{ start: '09:00', end: '18:30' }], sat: [{ start: '08:30', end: '17:00' }] }
  const settings = { language: 'fr', business: { hours } }
  await tenant.send({ method: 'PATCH', url: `/tenants/${tenant.tenantId}`, payload: settings })
  for (const [name, price] of [
    ['Coupe homme', '27 €'],
    ['Coloration végétale', 'à partir de 58 €'],
    ['Balayage', '90 €'],
  ])
    await tenant.send({
      method: 'POST',
      url: '/services',
      payload: { name, duration_minutes: 30, resource_ids: [], price },
    })
  await createDocument(tenant, 'Mardi : 9h – 18h30\nSamedi : 8 h 30 – 16h')
  await createDocument(tenant, 'Coupe homme : 27 € Coloration végétale : à partir de 58 € Balayage : 95 € Barbe : 15 €')
  await createDocument(
    tenant,
    'Frange · 15 min 10 € Coupe homme · 30 min 27 € Balayage 2 h 30 90 € Coloration végétale · 2 h · 58 € Chignon 55 €',
  )
  const { data } = (await tenant.send({ url: '/knowledge/contradictions' })).json()
  const told = data.map(({ settings_say: ours, document_says: theirs }: Record<string, string>) => [ours, theirs])
  expect(told.toSorted()).toEqual([
    ['Balayage: 90 €', '95'],
    ['samedi: 8:30–17:00', '8:30–16:00'],
  ])
})

describe('closed parts of days', () => {
  const SPLIT = [
    { start: '08:00', end: '12:00' },
    { start: '14:00', end: '18:00' },
  ]
  const WHOLE = [{ start: '08:00', end: '18:00' }]
  type Week = Partial<Record<string, { start: string; end: string }[]>>

  async function told(language: string, hours: Week, text: string): Promise<Listed[]> {
    const tenant = await createTenant(app)
    const payload = { language, country: language === 'en' ? 'GB' : 'DE', business: { hours } }
    const changed = await tenant.send({ method: 'PATCH', url: `/tenants/${tenant.tenantId}`, payload })
    expect(changed.statusCode).toBe(200)
    await createDocument(tenant, text)
    return listed(tenant)
  }

  const week = (spans: typeof WHOLE): Week => ({ mon: spans, tue: spans, wed: spans })

  it.each([
    ['en', 'Monday to Wednesday 8 am to 6 pm, closed 12-14.'],
    ['en', 'Monday to Wednesday 8:00–18:00 (lunch break 12:00–14:00).'],
    ['en', 'We are closed every day from 12 to 2 pm.'],
    ['en', 'Closed on Mondays from 12 to 14.'],
    ['en', 'Monday closed for lunch.'],
    ['de', 'Montag bis Mittwoch 8–18 Uhr, von 12 bis 14 Uhr geschlossen.'],
    ['de', 'Mo–Mi 8–18 Uhr, Mittagspause 12–14 Uhr.'],
    ['de', 'Zwischen 12 und 14 Uhr haben wir geschlossen.'],
    ['de', 'Am Montag ist die Praxis von 12 bis 14 Uhr geschlossen.'],
    ['fr', 'Du lundi au mercredi : 8 h – 18 h, fermé de 12 h à 14 h.'],
    ['fr', 'Pause déjeuner de 12 h à 14 h.'],
    ['fr', 'Le mardi, de 12 h à 14 h, le salon est fermé.'],
    ['es', 'Lunes a miércoles de 8:00 a 18:00, cerrado de 12 a 14 horas.'],
    ['es', 'Entre las 12 y las 14 estamos cerrados.'],
    ['es', 'El lunes cerramos de las 12 a las 14.'],
  ])('are no contradiction to hours with the same break: %s %s', async (language, text) => {
    expect(await told(language, week(SPLIT), text)).toEqual([])
  })

  it.each([
    ['en', 'Every day from 12:00 to 14:00 we are closed.', 'closed 12:00–14:00', 'Monday, Tuesday, Wednesday: '],
    ['en', 'Closed on Mondays from 12 to 14.', 'closed 12:00–14:00', 'Monday: '],
    ['en', 'Monday to Tuesday 8:00–18:00, closed 12–14.', '08:00–12:00, 14:00–18:00', 'Monday, Tuesday: '],
    [
      'de',
      'Wir haben mittags von 12 bis 14 Uhr geschlossen.',
      'geschlossen 12:00–14:00',
      'Montag, Dienstag, Mittwoch: ',
    ],
    ['de', 'Montag 8–18 Uhr, Mittagspause 12–14 Uhr', '08:00–12:00, 14:00–18:00', 'Montag: '],
    ['fr', 'Fermé le mercredi de 12 h à 14 h.', 'fermé 12:00–14:00', 'mercredi: '],
    ['fr', 'Pause déjeuner de 12 h à 14 h', 'fermé 12:00–14:00', 'lundi, mardi, mercredi: '],
    ['es', 'El lunes cerramos de las 12 a las 14.', 'cerrado 12:00–14:00', 'lunes: '],
    ['es', 'Pausa de mediodía de 12:00 a 14:00', 'cerrado 12:00–14:00', 'lunes, martes, miércoles: '],
  ])('contradict hours that go on through them: %s %s', async (language, text, says, days) => {
    const clock = (spans: string) => spans.replaceAll(/\b0(?=\d:)/g, '')
    const [one, ...more] = await told(language, week(WHOLE), text)
    expect(more).toEqual([])
    expect(one).toMatchObject({
      kind: 'opening_hours',
      document_says: clock(says),
      settings_say: clock(`${days}08:00–18:00`),
      settings_would_say: clock(`${days}08:00–12:00, 14:00–18:00`),
      document_would_say: null,
    })
  })

  it.each([
    ['en', 'Closed on Wednesday afternoons.', 'closed 14:00–18:00', 'Wednesday: '],
    ['de', 'Mittwochnachmittag geschlossen', 'geschlossen 14:00–18:00', 'Mittwoch: '],
    ['fr', 'Fermé le mercredi après-midi', 'fermé 14:00–18:00', 'mercredi: '],
    ['es', 'Cerramos los miércoles por la tarde.', 'cerrado 14:00–18:00', 'miércoles: '],
  ])(
    'may be a part without its times, which ends in the break of the settings: %s %s',
    async (language, text, says, day) => {
      const [one, ...more] = await told(language, week(SPLIT), text)
      expect(more).toEqual([])
      expect(one).toMatchObject({
        document_says: says,
        days: ['wed'],
        settings_would_say: expect.stringMatching(`^${day}`),
      })
      expect(one!.settings_would_say).toMatch(/0?8:00–12:00$/)
      const [unsaid] = await told(language, week(WHOLE), text)
      expect(unsaid).toMatchObject({ document_says: expect.stringContaining('12:00–18:00'), settings_would_say: null })
    },
  )

  it.each([
    ['en', 'On Wednesdays we are closed.', 'closed'],
    ['de', 'Mittwoch geschlossen', 'geschlossen'],
    ['fr', 'Fermé le mercredi', 'fermé'],
    ['es', 'Miércoles cerrado', 'cerrado'],
  ])('may be all of a day: %s %s', async (language, text, says) => {
    expect(await told(language, week(SPLIT), text)).toMatchObject([{ document_says: says, day: 'wed', days: ['wed'] }])
    expect(await told(language, { mon: WHOLE }, text)).toEqual([])
  })

  it.each([
    ['en', 'On Monday 24 December we are closed from 12 to 18.'],
    ['de', 'Am Montag, 24. Dezember, ist ab 12 Uhr geschlossen.'],
    ['fr', 'Lundi 24 décembre : fermé de 12 h à 18 h.'],
    ['es', 'El lunes 24 de diciembre cerramos de 12 a 18.'],
    ['en', 'Monday to Wednesday 8 am to 6 pm closed bank holidays'],
    ['de', 'Montag bis Mittwoch 8–18 Uhr | Feiertage geschlossen'],
    ['fr', 'Du lundi au mercredi 8 h – 18 h, fermé le dimanche'],
    ['es', 'Lunes a miércoles de 8:00 a 18:00, domingos cerrado'],
  ])('are not read into one date or into another day: %s %s', async (language, text) => {
    expect(await told(language, week(WHOLE), text)).toEqual([])
  })

  it('are taken over for all their days', async () => {
    const tenant = await createTenant(app)
    await settle(tenant, { hours: week(WHOLE) })
    await createDocument(tenant, 'We are closed every day from 12:00 to 13:30.')
    const [one] = await listed(tenant)
    expect((await resolve(tenant, one!, 'document')).statusCode).toBe(200)
    const { business } = (await tenant.send({ url: `/tenants/${tenant.tenantId}` })).json()
    const split = [
      { start: '08:00', end: '12:00' },
      { start: '13:30', end: '18:00' },
    ]
    expect(business.hours).toMatchObject({ mon: split, tue: split, wed: split })
    expect(await listed(tenant)).toEqual([])
    await settle(tenant, { hours: week(SPLIT) })
    expect(await listed(tenant)).toEqual([])
    await settle(tenant, {
      hours: {
        mon: [
          { start: '08:00', end: '13:00' },
          { start: '14:00', end: '18:00' },
        ],
      },
    })
    expect(await listed(tenant)).toMatchObject([
      { days: ['mon'], document_would_say: null, settings_would_say: 'Monday: 8:00–12:00, 14:00–18:00' },
    ])
  })

  it('are written into the sentence, where the settings have one break of that day', async () => {
    const tenant = await createTenant(app)
    const mon = [
      { start: '08:00', end: '12:30' },
      { start: '14:00', end: '18:00' },
    ]
    await settle(tenant, { hours: { mon } })
    const id = await createDocument(tenant, 'Closed on Mondays from 12:00 to 14:00.')
    const [one] = await listed(tenant)
    expect((await resolve(tenant, one!, 'settings')).statusCode).toBe(200)
    await until(async () => (await tenant.send({ url: `/knowledge/documents/${id}` })).json().status === 'ready')
    expect(await textOf(tenant, id)).toBe('Closed on Mondays from 12:30–14:00.')
    expect(await listed(tenant)).toEqual([])
  })

  it('are written by a person where nothing says when the rest of the day ends', async () => {
    const tenant = await createTenant(app)
    await settle(tenant, { hours: week(WHOLE) })
    await createDocument(tenant, 'Closed on Wednesday afternoons.')
    const [one] = await listed(tenant)
    expect((await resolve(tenant, one!, 'document')).statusCode).toBe(409)
  })
})

it('lists contacts that the settings have otherwise, however the number is written', async () => {
  const tenant = await createTenant(app)
  const payload = {
    business: { address: '12 Main Street, Springfield', email: 'desk@example.com', phone: '+441213780998' },
  }
  const patched = await tenant.send({ method: 'PATCH', url: `/tenants/${tenant.tenantId}`, payload })
  expect(patched.statusCode).toBe(200)
  await createDocument(tenant, 'Ring us on 0121 378 0998 or write to desk@example.com. We are at 12 Main Street.')
  const contradictions = async () => (await tenant.send({ url: '/knowledge/contradictions' })).json().data
  expect(await contradictions()).toEqual([])
  await createDocument(tenant, 'Our phone number is 0121 555 0123, our fax 0121 555 0199. Visit us at 3 Old Mill Lane.')
  const told = (await contradictions()).map(({ kind, document_says: says }: Record<string, string>) => [kind, says])
  expect(told).toEqual([
    ['phone', '0121 555 0123'],
    ['address', '3 Old Mill Lane'],
  ])
})

it('takes contacts of somebody else for none of the business', async () => {
  const tenant = await createTenant(app)
  const business = { address: '12 Main Street, Springfield', email: 'desk@example.com', phone: '+441213780998' }
  await tenant.send({ method: 'PATCH', url: `/tenants/${tenant.tenantId}`, payload: { business } })
  await createDocument(
    tenant,
    'At night our patients go to the Riverside Animal Hospital, 7 Quay Road, phone 0121 555 0123.\n\n' +
      'There is a car park at 2 High Street.\n\nOur flour comes from Miller & Sons, 3 Mill Lane.',
  )
  expect((await tenant.send({ url: '/knowledge/contradictions' })).json().data).toEqual([])
})

interface Listed {
  contradiction_id: string
  kind: string
  document_says: string
  settings_say: string
  settings_would_say: string | null
  document_would_say: string | null
  wanted: boolean
}

async function listed(tenant: TestTenant, query = ''): Promise<Listed[]> {
  return (await tenant.send({ url: `/knowledge/contradictions${query}` })).json<{ data: Listed[] }>().data
}

const resolve = (tenant: TestTenant, { contradiction_id: id }: Listed, keep: string) =>
  tenant.send({ method: 'POST', url: `/knowledge/contradictions/${id}/resolve`, payload: { keep } })

const textOf = async (tenant: TestTenant, id: string) =>
  (await tenant.send({ url: `/knowledge/documents/${id}` })).json<{ text: string }>().text

const settle = (tenant: TestTenant, business: object) =>
  tenant.send({ method: 'PATCH', url: `/tenants/${tenant.tenantId}`, payload: { country: 'GB', business } })

describe('a contradiction that somebody decides', () => {
  let tenant: TestTenant
  beforeEach(async () => {
    tenant = await createTenant(app)
  })

  it('takes the value of the document into the settings: the whole day, the amount, the number as it is dialled', async () => {
    await settle(tenant, { hours: { mon: [{ start: '09:00', end: '12:00' }] }, phone: '+441213780998' })
    const payload = { name: 'Whitening', duration_minutes: 60, resource_ids: [], price: 'from 120 €' }
    const service = (await tenant.send({ method: 'POST', url: '/services', payload })).json()
    await createDocument(
      tenant,
      'On Monday we are open from 9:00 to 12:00 and from 14:00 to 18:30.\n\nWhitening costs 99 €.\n\nRing us on 0121 496 0123.',
    )
    for (;;) {
      const [first] = await listed(tenant)
      if (first === undefined) break
      expect((await resolve(tenant, first, 'document')).json()).toEqual({
        contradiction_id: first.contradiction_id,
        keep: 'document',
      })
    }
    const { business } = (await tenant.send({ url: `/tenants/${tenant.tenantId}` })).json()
    expect(business.hours.mon).toEqual([
      { start: '09:00', end: '12:00' },
      { start: '14:00', end: '18:30' },
    ])
    expect(business.phone).toBe('+441214960123')
    expect((await tenant.send({ url: `/services/${service.service_id}` })).json().price).toBe('from 99 €')
  })

  it('writes the value of the settings into the sentence of the document, and nothing else of it', async () => {
    await settle(tenant, { email: 'desk@example.com', hours: { mon: [{ start: '08:00', end: '17:00' }] } })
    const id = await createDocument(
      tenant,
      '# Contact\n\nSend an e-mail to office@example.com or come by.\n\nOn Monday we are open from 9:00 to 18:00.',
    )
    for (const one of await listed(tenant)) {
      expect((await resolve(tenant, one, 'settings')).statusCode).toBe(200)
      await until(async () => (await tenant.send({ url: `/knowledge/documents/${id}` })).json().status === 'ready')
    }
    expect(await textOf(tenant, id)).toBe(
      '# Contact\n\nSend an e-mail to desk@example.com or come by.\n\nOn Monday we are open from 8:00–17:00.',
    )
    expect(await listed(tenant)).toEqual([])
  })

  it('leaves to a person what no value can replace', async () => {
    await settle(tenant, { hours: { mon: [{ start: '08:00', end: '17:00' }] } })
    const id = await createDocument(tenant, 'On Sunday the brunch is from 10 am to 2 pm.')
    const [brunch] = await listed(tenant)
    expect(brunch).toMatchObject({ settings_would_say: 'Sunday: 10:00–14:00', document_would_say: null })
    const refused = await resolve(tenant, brunch!, 'settings')
    expect(refused.statusCode).toBe(409)
    expect(await textOf(tenant, id)).toBe('On Sunday the brunch is from 10 am to 2 pm.')
  })

  it('is listed apart while both are wanted, until its sentence or its setting changes', async () => {
    await settle(tenant, { email: 'desk@example.com' })
    await createDocument(tenant, 'Send an e-mail to office@example.com.')
    const [one] = await listed(tenant)
    await resolve(tenant, one!, 'both')
    expect(await listed(tenant)).toEqual([])
    expect(await listed(tenant, '?wanted=true')).toEqual([{ ...one, wanted: true }])
    await resolve(tenant, one!, 'undecided')
    expect(await listed(tenant)).toEqual([one])
    await resolve(tenant, one!, 'both')
    await settle(tenant, { email: 'hello@example.com' })
    expect(await listed(tenant)).toMatchObject([{ settings_say: 'hello@example.com', wanted: false }])
  })

  it('is unknown once it is gone, and to other tenants', async () => {
    await settle(tenant, { email: 'desk@example.com' })
    await createDocument(tenant, 'Send an e-mail to office@example.com.')
    const [one] = await listed(tenant)
    expect((await resolve(await createTenant(app), one!, 'document')).statusCode).toBe(404)
    expect((await resolve(tenant, one!, 'document')).statusCode).toBe(200)
    expect((await resolve(tenant, one!, 'document')).statusCode).toBe(404)
  })
})
