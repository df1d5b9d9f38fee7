import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp } from '../support/app.ts'
import { createTenant, type TestTenant } from '../support/factories.ts'
import { unstalledTime } from '../support/unstalled-time.ts'
import { until } from '../support/until.ts'
import { startWebsite, type Website } from '../support/website.ts'
import { startDentist, startSalon, startVet } from './websites.ts'

interface Candidate {
  value: Record<string, unknown> & { kind: string }
  origin: string
  quote: string | null
  page: string | null
  pages: number
}

interface Proposal {
  proposal_id: string
  kind: string
  state: string
  agreement: string
  candidates: Candidate[]
  current: object | null
}

interface Reading {
  reading_id: string
  status: string
  failure: string | null
  error: string | null
  pages: number
  proposals: Proposal[]
}

let app: FastifyInstance
let tenant: TestTenant
const sites: Website[] = []

beforeAll(async () => {
  app = await startTestApp({ config: { outboundAllowCidrs: ['127.0.0.0/8'] } })
})
afterAll(async () => {
  await app.close()
  await Promise.all(sites.map((site) => site.close()))
})

async function served(site: Promise<Website>): Promise<Website> {
  sites.push(await site)
  return site
}

const start = (payload: object) => tenant.send({ method: 'POST', url: '/website-readings', payload })
const get = async (id: string): Promise<Reading> => (await tenant.send({ url: `/website-readings/${id}` })).json()

async function read(url: string, trade?: string): Promise<Reading> {
  const { reading_id: id } = (await start({ url, trade })).json()
  await until(async () => (await get(id)).status !== 'reading')
  return get(id)
}

const settings = async () => (await tenant.send({ url: `/tenants/${tenant.tenantId}` })).json()
const valuesOf = ({ proposals }: Reading, kind: string) =>
  proposals.filter((one) => one.kind === kind).map(({ candidates }) => candidates[0]!.value)
const act = ({ reading_id: id }: Reading, proposal: Proposal, verb: string, payload: object = {}) =>
  tenant.send({
    method: 'POST',
    url: `/website-readings/${id}/proposals/${proposal.proposal_id}/${verb}`,
    ...(verb === 'accept' && { payload }),
  })

describe('a website with structured data', () => {
  let reading: Reading
  let site: Website

  beforeAll(async () => {
    tenant = await createTenant(app)
    site = await served(startDentist())
    reading = await read(`${site.origin}/`, 'dentist')
  })

  it('proposes each value with its sentence and page, and uses none', async () => {
    expect(reading).toMatchObject({ status: 'done', failure: null, pages: 4 })
    const found = (kind: string) => reading.proposals.find((one) => one.kind === kind)!
    expect(found('phone').candidates).toEqual([
      {
        value: { kind: 'phone', text: '+12125550100' },
        origin: 'markup',
        quote: 'telephone: +1 (212) 555-0100',
        page: `${site.origin}/`,
        pages: 2,
      },
    ])
    expect(found('address').candidates[0]!.value).toEqual({
      kind: 'address',
      text: '12 Harbour Street, New York, NY 10013',
    })
    expect(valuesOf(reading, 'staff')).toEqual([
      { kind: 'staff', name: 'Dr. Amara Okafor', role: 'Dentist' },
      { kind: 'staff', name: 'Priya Nair', role: 'Hygienist' },
    ])
    const checkUp = reading.proposals.find(({ candidates }) => candidates[0]!.value.name === 'Check-up with cleaning')!
    expect(checkUp.candidates).toEqual([
      {
        value: expect.objectContaining({ duration_minutes: 45, is_duration_usual: false, price: '$140' }),
        origin: 'text',
        quote: 'A check-up with cleaning takes 45 minutes and costs $140.',
        page: `${site.origin}/prices`,
        pages: 1,
      },
    ])
    const { business } = await settings()
    expect(business).toMatchObject({ phone: null, address: null, hours: {} })
    expect((await tenant.send({ url: '/services' })).json().data).toEqual([])
    expect((await tenant.send({ url: '/knowledge/documents' })).json().data).toEqual([])
  })

  it('takes the usual duration of the trade where no page says one, and marks it', () => {
    expect(valuesOf(reading, 'service')).toContainEqual(
      expect.objectContaining({ name: 'Whitening', price: '$320', duration_minutes: 60, is_duration_usual: true }),
    )
    expect(valuesOf(reading, 'service')).toContainEqual(
      expect.objectContaining({
        name: 'Emergency visit',
        price: '$120',
        duration_minutes: 30,
        is_duration_usual: false,
      }),
    )
  })

  it('marks hours on which the pages disagree, and wants a choice', async () => {
    const friday = reading.proposals.find(({ candidates }) => candidates[0]!.value.day === 'fri')!
    expect(friday.agreement).toBe('pages_disagree')
    expect(friday.candidates.map(({ value, quote }) => [value.spans, quote])).toEqual([
      [[{ start: '08:00', end: '14:00' }], 'openingHours: Fr 08:00-14:00'],
      [[{ start: '08:00', end: '15:00' }], 'On Friday we are open 8 am to 3 pm.'],
    ])
    const refused = await act(reading, friday, 'accept')
    expect(refused.statusCode).toBe(422)
    expect(refused.json().detail[0].loc).toEqual(['body', 'candidate'])
    expect((await settings()).business.hours).toEqual({})
    expect((await act(reading, friday, 'accept', { candidate: 1 })).json()).toMatchObject({ state: 'accepted' })
    expect((await settings()).business.hours).toEqual({ fri: [{ start: '08:00', end: '15:00' }] })
  })

  it('marks what differs from the settings', async () => {
    const business = { phone: '+12125550199' }
    await tenant.send({ method: 'PATCH', url: `/tenants/${tenant.tenantId}`, payload: { business } })
    const phone = (await get(reading.reading_id)).proposals.find(({ kind }) => kind === 'phone')!
    expect(phone).toMatchObject({ agreement: 'settings_disagree', current: { kind: 'phone', text: '+12125550199' } })
  })

  it('accepts all that agree at once, and leaves the rest open', async () => {
    const url = `/website-readings/${reading.reading_id}/accept`
    const after: Reading = (await tenant.send({ method: 'POST', url })).json()
    expect(after.proposals.filter(({ state }) => state === 'open')).toMatchObject([{ kind: 'phone' }])
    const { business, widget } = await settings()
    expect(business).toMatchObject({
      phone: '+12125550199',
      email: 'desk@harbourstreetdental.example',
      hours: { mon: [{ start: '08:00', end: '18:00' }], thu: [{ start: '08:00', end: '18:00' }], sat: [], sun: [] },
    })
    expect(widget.questions).toContain('Do you take new patients?')
    const services = (await tenant.send({ url: '/services' })).json().data
    const checkUp = { name: 'Check-up with cleaning', duration_minutes: 45, slot_interval_minutes: 15 }
    expect(services).toContainEqual(expect.objectContaining(checkUp))
    const people = (await tenant.send({ url: '/resources' })).json().data
    expect(people).toContainEqual(
      expect.objectContaining({
        name: 'Priya Nair',
        kind: 'staff',
        weekly_hours: expect.objectContaining({ fri: [{ start: '08:00', end: '15:00' }] }),
      }),
    )
    expect((await tenant.send({ url: '/knowledge/documents' })).json().data).toMatchObject([
      { source: 'site', url: `${site.origin}/` },
    ])
  })

  it('changes a service that is there already, and makes no person twice', async () => {
    const again = await read(`${site.origin}/`, 'dentist')
    const [whitening] = again.proposals.filter(({ candidates }) => candidates[0]!.value.name === 'Whitening')
    const value = { ...whitening!.candidates[0]!.value, duration_minutes: 75 }
    expect((await act(again, whitening!, 'accept', { value })).json()).toMatchObject({
      state: 'accepted',
      accepted: { duration_minutes: 75 },
    })
    const [priya] = again.proposals.filter(({ candidates }) => candidates[0]!.value.name === 'Priya Nair')
    await act(again, priya!, 'accept')
    const named = async (path: string, name: string) =>
      (await tenant.send({ url: path })).json().data.filter((one: { name: string }) => one.name === name)
    expect(await named('/services', 'Whitening')).toMatchObject([
      { duration_minutes: 75, slot_interval_minutes: 30, price: '$320' },
    ])
    expect(await named('/resources', 'Priya Nair')).toHaveLength(1)
  })

  it('has people work the hours that are accepted after them', async () => {
    const again = await read(`${site.origin}/`)
    const [tuesday] = again.proposals.filter(({ candidates: [first] }) => first!.value['day'] === 'tue')
    const spans = [{ start: '08:00', end: '20:00' }]
    await act(again, tuesday!, 'accept', { value: { kind: 'hours', day: 'tue', spans } })
    const people = (await tenant.send({ url: '/resources' })).json().data
    expect(people.map(({ weekly_hours: { tue } }: { weekly_hours: { tue: object } }) => tue)).toEqual(
      people.map(() => spans),
    )
    expect(people.length).toBeGreaterThan(1)
  })

  it('writes nothing, and decides nothing, where the edited value is none', async () => {
    const again = await read(`${site.origin}/`)
    const [phone] = again.proposals.filter(({ kind }) => kind === 'phone')
    const refused = await act(again, phone!, 'accept', { value: { kind: 'phone', text: 'ask inside' } })
    expect(refused.statusCode).toBe(422)
    const wrong = await act(again, phone!, 'accept', { value: { kind: 'email', text: 'a@b.example' } })
    expect(wrong.statusCode).toBe(422)
    expect((await get(again.reading_id)).proposals.find(({ kind }) => kind === 'phone')!.state).toBe('open')
    expect((await settings()).business.phone).toBe('+12125550199')
  })

  it('takes a discarded proposal back, and discards none that is accepted', async () => {
    const again = await read(`${site.origin}/`)
    const [email] = again.proposals.filter(({ kind }) => kind === 'email')
    expect((await act(again, email!, 'discard')).json().state).toBe('discarded')
    expect((await act(again, email!, 'restore')).json().state).toBe('open')
    expect((await act(again, email!, 'accept')).json().state).toBe('accepted')
    expect((await act(again, email!, 'discard')).statusCode).toBe(409)
  })
})

describe('a website in French, with its prices in a PDF', () => {
  it('is read by the words of its language', async () => {
    tenant = await createTenant(app)
    const country = { country: 'FR', language: 'fr', time_zone: 'Europe/Paris' }
    await tenant.send({ method: 'PATCH', url: `/tenants/${tenant.tenantId}`, payload: country })
    const site = await served(startSalon())
    const reading = await read(site.origin, 'hair_salon')
    expect(reading).toMatchObject({ status: 'done', pages: 4 })
    const week = [
      { start: '09:30', end: '12:30' },
      { start: '14:00', end: '19:00' },
    ]
    expect(valuesOf(reading, 'hours').map(({ day, spans }) => [day, spans])).toEqual([
      ['mon', []],
      ['tue', week],
      ['wed', week],
      ['thu', week],
      ['fri', week],
      ['sat', [{ start: '09:00', end: '17:00' }]],
      ['sun', []],
    ])
    expect(valuesOf(reading, 'phone')).toEqual([{ kind: 'phone', text: '+33478123456' }])
    expect(valuesOf(reading, 'email')).toEqual([{ kind: 'email', text: 'bonjour@salonlumiere.example' }])
    expect(valuesOf(reading, 'address')).toEqual([{ kind: 'address', text: '8 rue de la République, 69002 Lyon' }])
    expect(
      valuesOf(reading, 'service').map(({ name, price, duration_minutes: minutes, is_duration_usual: usual }) => [
        name,
        price,
        minutes,
        usual,
      ]),
    ).toEqual([
      ['Coupe femme', '38 €', 45, true],
      ['Coupe homme', '24 €', 30, true],
      ['Couleur', 'à partir de 45 €', 105, true],
      ['Brushing', '22 €', 30, false],
    ])
    expect(valuesOf(reading, 'staff')).toEqual([
      { kind: 'staff', name: 'Léa Martin', role: 'coiffeuse' },
      { kind: 'staff', name: 'Hugo Bernard', role: 'coloriste' },
    ])
  })
})

describe('a website that cannot be read', () => {
  beforeAll(async () => void (tenant = await createTenant(app)))

  it.each([
    ['is missing', {}, { failure: 'unreadable', error: 'The address answered with status 404.' }],
    [
      'forbids it',
      { '/robots.txt': { type: 'text/plain', body: 'User-agent: *\nDisallow: /' }, '/': '<p>Hello</p>' },
      { failure: 'forbidden', error: 'The site asks programs not to read this address (robots.txt).' },
    ],
    [
      'fails',
      { '/robots.txt': { status: 404 }, '/': { status: 503, body: 'later' } },
      { failure: 'unreachable', error: 'The address answered with status 503.' },
    ],
    [
      'says nothing',
      { '/': '<title>Soon</title><p>Our new website comes soon.</p>' },
      { failure: 'nothing_found', error: expect.stringContaining('no address, hours, services or people') },
    ],
  ])('%s: the reason is plain', async (_, pages, reason) => {
    const site = await served(startWebsite(pages))
    expect(await read(site.origin)).toMatchObject({ status: 'failed', ...reason })
  })

  it('is nowhere: the reason is plain, and the next one may be read', async () => {
    const gone = await startWebsite({})
    await gone.close()
    expect(await read(gone.origin)).toMatchObject({ failure: 'unreachable' })
    const refused = await start({ url: 'http://10.0.0.1/' })
    expect(refused.statusCode).toBe(422)
    expect((await start({})).statusCode).toBe(422)
    expect((await start({ url: 'ftp://files.example' })).statusCode).toBe(422)
  })

  it('is hostile: it ends soon, and proposes few things', async () => {
    const days = 'Monday to Sunday 8-18 closed 12-13 '.repeat(4_000)
    const deep = '{"a":'.repeat(5_000) + '1' + '}'.repeat(5_000)
    const items = '<div itemscope itemtype="http://schema.org/Offer"><span itemprop="name">'.repeat(150)
    const prices = Array.from({ length: 3_000 }, (_, index) => `<li>Thing ${index}: $${index}</li>`).join('')
    const links = Array.from({ length: 3_000 }, (_, index) => `<a href="/page${index}">x</a>`).join('')
    const site = await served(
      startWebsite({
        '/robots.txt': { type: 'text/plain', body: 'User-agent: *\nCrawl-delay: 0.01\n' },
        '/': `<script type="application/ld+json">${deep}</script><script type="application/ld+json">{"__proto__":{"telephone":"1"}}</script>
          ${links}<p>${days}</p><p>${'a@'.repeat(20_000)}</p><p>${'1 '.repeat(20_000)}</p><ul>${prices}</ul>`,
        '/page1': `<main>${items}x</main>`,
        '/page2': { type: 'image/png', body: 'png' },
        '/page3': { status: 302, headers: { location: 'http://elsewhere.example/' } },
      }),
    )
    const time = unstalledTime()
    const reading = await read(site.origin)
    expect(time.read()).toBeLessThan(60_000)
    expect(reading).toMatchObject({ status: 'done', failure: null, error: null })
    expect(reading.proposals.length).toBeLessThanOrEqual(150)
    expect(JSON.stringify(reading).length).toBeLessThan(500_000)
    expect(Object.prototype).not.toHaveProperty('telephone')
  })
})

describe('a trade that is none of the known ones', () => {
  it('gets the questions that any business is asked, in its language, and no services', async () => {
    tenant = await createTenant(app)
    await tenant.send({ method: 'PATCH', url: `/tenants/${tenant.tenantId}`, payload: { language: 'fr' } })
    const site = await served(startVet())
    const reading = await read(site.origin)
    expect(valuesOf(reading, 'questions')).toEqual([
      expect.objectContaining({ questions: expect.arrayContaining(['Où puis-je me garer ?']) }),
    ])
    expect(valuesOf(reading, 'greeting')).toEqual([])
    expect(reading.proposals.find(({ kind }) => kind === 'questions')!.candidates).toMatchObject([
      { origin: 'template', quote: null, page: null },
    ])
  })
})

describe('the template of a trade', () => {
  it('proposes services with other names and questions in the language, marked as a template', async () => {
    tenant = await createTenant(app)
    await tenant.send({ method: 'PATCH', url: `/tenants/${tenant.tenantId}`, payload: { language: 'de' } })
    const reading: Reading = (await start({ trade: 'hair_salon' })).json()
    expect(reading).toMatchObject({ status: 'done', url: null })
    expect(new Set(reading.proposals.map(({ candidates }) => candidates[0]!.origin))).toEqual(new Set(['template']))
    expect(valuesOf(reading, 'service')).toContainEqual(
      expect.objectContaining({ name: 'Herrenhaarschnitt', duration_minutes: 30, price: null }),
    )
    const [cut] = reading.proposals.filter(({ candidates }) => candidates[0]!.value.name === 'Herrenhaarschnitt')
    await act(reading, cut!, 'accept')
    expect((await tenant.send({ url: '/services' })).json().data).toMatchObject([
      { name: 'Herrenhaarschnitt', aliases: expect.arrayContaining(['Schneiden Herren']) },
    ])
    expect((await tenant.send({ url: '/setup' })).json()).toMatchObject({ trade: 'hair_salon' })
  })
})
