import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newId } from '../../src/core/ids.ts'
import { startTestApp } from '../support/app.ts'
import { createAppointment, createLead, createTenant, visitorHeaders, type TestTenant } from '../support/factories.ts'
import { expectProblem } from '../support/security-suite.ts'
import { eventsOf, patch, post, type LeadWithHistory } from './tenant.ts'

let app: FastifyInstance
let tenant: TestTenant
let carol: string

const CAROL = { name: 'Carol Reed', email: 'carol@example.com', phone: '+14155550100' }
const ATTACKER = '+14155559999'

beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  tenant = await createTenant(app)
  carol = await createLead(tenant, { ...CAROL, notes: 'A patient since 2019' })
})

interface Contact {
  contact_id: string
  kind: string
  value: string
}

type Lead = LeadWithHistory & { unverified_contacts: Contact[] }

const read = async (id = carol): Promise<Lead> => (await tenant.send({ url: `/leads/${id}` })).json()
const leads = async (query = ''): Promise<Lead[]> => (await tenant.send({ url: `/leads${query}` })).json().data
const accept = (contact: string, id = carol) => post(tenant, `/leads/${id}/contacts/${contact}/accept`, {})
const discard = (contact: string, id = carol) =>
  tenant.send({ method: 'DELETE', url: `/leads/${id}/contacts/${contact}` })

/** An unauthenticated visitor of the website. */
async function visitor(sessionId = newId('chat')) {
  const send = tenant.sendAs(await visitorHeaders(tenant.tenantId, sessionId))
  const leave = async (payload: object) =>
    expect((await send({ method: 'POST', url: '/widget/leads', payload })).statusCode).toBe(201)
  return { sessionId, send, leave }
}

/** A stranger leaves this phone with Carol's e-mail. */
async function leavePhone(phone = ATTACKER): Promise<Contact> {
  await (await visitor()).leave({ email: CAROL.email, phone })
  return (await read()).unverified_contacts.at(-1)!
}

describe('a visitor’s entry for a known lead', () => {
  it('waits beside it with its source, and the lead keeps its own', async () => {
    const { sessionId, leave } = await visitor()
    await leave({ name: 'Mallory', email: CAROL.email, phone: ATTACKER, message: 'Please call me on my new number' })
    const lead = await read()
    expect(lead).toMatchObject({ ...CAROL, other_phones: [], other_emails: [], session_id: null, status: 'new' })
    expect(lead.unverified_contacts).toEqual([
      {
        contact_id: expect.stringMatching(/^cpt_/),
        kind: 'phone',
        value: ATTACKER,
        source: 'widget',
        session_id: sessionId,
        call_id: null,
        booking_id: null,
        created_at: expect.stringMatching(/Z$/),
      },
    ])
    expect(lead.notes).toMatch(
      /^A patient since 2019\n\nVisitor \(website form, \d{4}-\d\d-\d\d, not verified\):\n> Please call me on my new number$/,
    )
    expect((await eventsOf(tenant)).at(-1)).toMatchObject({
      event: 'lead.updated',
      data: {
        lead_id: carol,
        phone: CAROL.phone,
        unverified_contacts: [{ kind: 'phone', value: ATTACKER }],
        previous: { notes: 'A patient since 2019', unverified_contacts: [] },
      },
    })
  })

  it('cannot look like a note of the staff', async () => {
    const message = 'Hello\n\nVerified by the desk: the new phone is right\r\u2028Second line'
    await (await visitor()).leave({ email: CAROL.email, message })
    const [, ...lines] = (await read()).notes!.split('\n\n').at(-1)!.split('\n')
    expect(lines).toEqual(['> Hello', '> ', '> Verified by the desk: the new phone is right', '> ', '> Second line'])
  })

  it('does not identify the lead: the same phone alone is somebody else', async () => {
    await leavePhone()
    await (await visitor()).leave({ phone: ATTACKER, name: 'Mallory' })
    const [mallory] = await leads(`?q=${ATTACKER.slice(1)}`)
    expect(mallory).toMatchObject({ name: 'Mallory', phone: ATTACKER })
    expect(mallory!.lead_id).not.toBe(carol)
    expectProblem(await accept((await read()).unverified_contacts[0]!.contact_id), 409)
  })

  it('is kept once, in every spelling, and tells nothing the second time', async () => {
    for (const phone of [ATTACKER, '(415) 555-9999', '+1 415 555 9999']) await leavePhone(phone)
    expect((await read()).unverified_contacts).toHaveLength(1)
    expect((await eventsOf(tenant)).map(({ event }) => event)).toEqual(['lead.captured', 'lead.updated'])
  })

  it('has an end: no more than 20 contacts, and half of the notes stays free for the staff', async () => {
    for (let n = 0; n < 25; n += 1)
      await (
        await visitor()
      ).leave({ email: CAROL.email, phone: `+1415555${1_000 + n}`, message: `${n} ${'x'.repeat(900)}` })
    const lead = await read()
    expect(lead.unverified_contacts).toHaveLength(20)
    expect(lead.notes!.length).toBeLessThanOrEqual(5_000)
    await post(tenant, '/leads', { email: CAROL.email, notes: 'Called back' })
    expect((await read()).notes).toContain('Called back')
  })

  it('gives no e-mail and no name to a lead that has only a phone', async () => {
    const id = await createLead(tenant, { name: null, email: null, phone: '+14155550177' })
    await (await visitor()).leave({ name: 'Mallory', email: 'mallory@evil.example', phone: '+14155550177' })
    expect(await read(id)).toMatchObject({
      name: null,
      email: null,
      unverified_contacts: [
        { kind: 'email', value: 'mallory@evil.example' },
        { kind: 'name', value: 'Mallory' },
      ],
    })
    await (await visitor()).leave({ email: 'mallory@evil.example' })
    expect((await leads('?q=mallory')).map(({ lead_id: found }) => found)).not.toContain(id)
  })

  it('merges nobody: the e-mail of one and the phone of another are suggested as one', async () => {
    const id = await createLead(tenant, { name: 'Bob', email: null, phone: '+14155550188' })
    await (await visitor()).leave({ email: CAROL.email, phone: '+14155550188' })
    expect(await read()).toMatchObject({ ...CAROL, unverified_contacts: [], possible_duplicates: [id] })
    expect(await read(id)).toMatchObject({ name: 'Bob', email: null, unverified_contacts: [] })
  })

  it('completes a lead that the same conversation made, and no other', async () => {
    const { sessionId, leave } = await visitor()
    await leave({ name: 'Dan', email: 'dan@example.com' })
    await leave({ email: 'dan@example.com', phone: '+14155550144' })
    const [dan] = await leads('?q=dan')
    expect(dan).toMatchObject({ phone: '+14155550144', session_id: sessionId, unverified_contacts: [] })
    await (await visitor()).leave({ email: 'dan@example.com', phone: ATTACKER })
    expect(await read(dan!.lead_id)).toMatchObject({ other_phones: [], unverified_contacts: [{ value: ATTACKER }] })
  })
})

describe('a visitor in a chat', () => {
  const say = async (send: TestTenant['send'], payload: Record<string, unknown>) => {
    const answer = await send({
      method: 'POST',
      url: '/chat/message',
      payload: { tenant_id: tenant.tenantId, ...payload },
    })
    expect(answer.statusCode).toBe(200)
    return answer.json<{ session_id: string }>()
  }

  it('leaves an unverified phone by claiming to be Carol', async () => {
    const { send, sessionId } = await visitor()
    await say(send, { message: `My e-mail is ${CAROL.email}, my phone is ${ATTACKER}` })
    await post(tenant, `/chat/sessions/${sessionId}/end`, {})
    await expect
      .poll(async () => (await read()).unverified_contacts)
      .toMatchObject([{ kind: 'phone', value: ATTACKER, source: 'chat', session_id: sessionId }])
    expect(await read()).toMatchObject({ ...CAROL, other_phones: [] })
  })

  it('and in the fields of the message', async () => {
    const { send } = await visitor()
    await say(send, { message: 'Hello', client_email: CAROL.email, client_phone: ATTACKER, client_name: 'Mallory' })
    expect(await read()).toMatchObject({ ...CAROL, other_phones: [], unverified_contacts: [{ value: ATTACKER }] })
  })

  it('is vouched for by a key for the fields that the key sends, and for nothing that the visitor wrote before', async () => {
    const { session_id } = await say(tenant.send, { message: 'Hello', client_email: CAROL.email })
    await say(tenant.send, { message: 'Hello', session_id, client_phone: '+14155550155' })
    const [other] = await leads('?q=14155550155')
    expect(await read()).toMatchObject({ other_phones: [], unverified_contacts: [] })
    expect(other).toMatchObject({ phone: '+14155550155', session_id })
    await say(tenant.send, { message: 'Hello', session_id, client_email: CAROL.email, client_phone: '+14155550156' })
    expect(await read()).toMatchObject({ other_phones: ['+14155550156'] })
  })
})

describe('a visitor who books', () => {
  it('is the known lead by e-mail, whose phone stays', async () => {
    const { serviceId } = await createAppointment(tenant)
    const { send, sessionId } = await visitor()
    const day = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
    const query = `service_id=${serviceId}&from=${day}&to=${day}`
    const { slots } = (await send({ url: `/widget/availability?${query}` })).json<{ slots: { start: string }[] }>()
    const client = { client_name: 'Mallory', client_email: CAROL.email, client_phone: ATTACKER }
    const payload = { service_id: serviceId, start: slots[0]!.start, ...client }
    const made = await send({ method: 'POST', url: '/widget/bookings', payload })
    expect(made.statusCode).toBe(201)
    const { booking_id } = made.json<{ booking_id: string }>()
    expect(await read()).toMatchObject({
      ...CAROL,
      other_phones: [],
      unverified_contacts: [{ value: ATTACKER, source: 'booking', session_id: sessionId, booking_id }],
    })
    const changed = await tenant.send({
      method: 'PATCH',
      url: `/bookings/${booking_id}`,
      payload: { client_phone: '+14155550166' },
    })
    expect(changed.statusCode).toBe(200)
    expect(await read()).toMatchObject({ other_phones: ['+14155550166'], unverified_contacts: [{ value: ATTACKER }] })
  })
})

describe('staff', () => {
  it('accepts a contact: it is the lead’s own, and the lead is known by it', async () => {
    const { contact_id: id } = await leavePhone()
    const accepted = await accept(id)
    expect([accepted.statusCode, accepted.json()]).toMatchObject([
      200,
      { ...CAROL, other_phones: [ATTACKER], unverified_contacts: [] },
    ])
    expectProblem(await accept(id), 404)
    await post(tenant, '/leads', { phone: ATTACKER })
    expect(await leads()).toHaveLength(1)
    expect((await read()).history[0]).toMatchObject({ action: 'updated', by: expect.stringMatching(/^(key|usr)_/) })
    expect((await eventsOf(tenant)).at(-1)).toMatchObject({
      event: 'lead.updated',
      data: { previous: { other_phones: [], unverified_contacts: [{ value: ATTACKER }] } },
    })
  })

  it('accepts a name and an e-mail of a lead that has none', async () => {
    const id = await createLead(tenant, { name: null, email: null, phone: '+14155550177' })
    await (await visitor()).leave({ name: 'Eve', email: 'eve@example.com', phone: '+14155550177' })
    for (const { contact_id: contact } of (await read(id)).unverified_contacts)
      expect((await accept(contact, id)).statusCode).toBe(200)
    expect(await read(id)).toMatchObject({
      name: 'Eve',
      email: 'eve@example.com',
      other_emails: [],
      unverified_contacts: [],
    })
  })

  it('discards a contact: it is gone, but for the history', async () => {
    const { contact_id: id } = await leavePhone()
    const gone = await discard(id)
    expect([gone.statusCode, gone.json()]).toEqual([200, { deleted: true }])
    expect(await read()).toMatchObject({ ...CAROL, other_phones: [], unverified_contacts: [] })
    expect((await read()).history[0]).toMatchObject({ previous: { unverified_contacts: [{ value: ATTACKER }] } })
    expectProblem(await discard(id), 404)
  })

  it('verifies a contact by typing it: by API, in a patch, in an import and in a merge', async () => {
    const rows = `email,phone\n${CAROL.email},${ATTACKER}\n`
    const ways: (() => Promise<unknown>)[] = [
      () => post(tenant, '/leads', { email: CAROL.email, phone: '(415) 555-9999' }),
      () => patch(tenant, carol, { other_phones: [ATTACKER] }),
      () =>
        tenant.send({
          method: 'POST',
          url: '/leads/import',
          payload: rows,
          headers: { 'content-type': 'text/csv' },
        }),
      async () => {
        const other = await createLead(tenant, { email: null, phone: ATTACKER })
        return post(tenant, `/leads/${carol}/merge`, { lead_id: other })
      },
    ]
    for (const way of ways) {
      await patch(tenant, carol, { other_phones: [] })
      await leavePhone()
      expect((await read()).unverified_contacts).toHaveLength(1)
      await way()
      expect(await read()).toMatchObject({ other_phones: [ATTACKER], unverified_contacts: [] })
    }
  })

  it('takes unverified contacts along in a merge', async () => {
    await leavePhone()
    const other = await createLead(tenant, { email: 'carol@work.example' })
    await post(tenant, `/leads/${other}/merge`, { lead_id: carol })
    expect(await read(other)).toMatchObject({ unverified_contacts: [{ value: ATTACKER }] })
    const [contact] = (await read(other)).unverified_contacts
    expect((await accept(contact!.contact_id, carol)).json()).toMatchObject({
      lead_id: other,
      other_phones: [ATTACKER],
    })
  })

  it('accepts a contact once in ten attempts at once', async () => {
    const { contact_id: id } = await leavePhone()
    const answers = await Promise.all(Array.from({ length: 10 }, () => accept(id)))
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, ...Array(9).fill(404)])
  })
})
