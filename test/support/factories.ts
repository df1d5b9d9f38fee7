import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { newApiKey, type ApiKeyKind } from '../../src/auth/api-keys.ts'
import { apiKeysRepository } from '../../src/auth/api-key-repository.ts'
import { sessionsRepository, usersRepository } from '../../src/auth/repository.ts'
import { createSessionTokens } from '../../src/auth/session-token.ts'
import { callsRepository } from '../../src/calls/repository.ts'
import { newId } from '../../src/core/ids.ts'
import { createSealer, sha256 } from '../../src/core/secrets.ts'
import { DAY, systemClock, type Clock } from '../../src/core/time.ts'
import { examsRepository, playRowsRepository } from '../../src/exam/repository.ts'
import { recipientOf } from '../../src/mail/gate.ts'
import { createWidgetTokens } from '../../src/widget/tokens.ts'
import { anyEmail, client, TEST_SECRET, type Send } from './app.ts'
import { testDatabase } from './database.ts'
import { MAX_WAIT_MS } from './waits.ts'

/** All kinds of credentials. */
export const CREDENTIALS = ['standard_key', 'admin_key', 'admin', 'member'] as const
export type Credential = (typeof CREDENTIALS)[number]

/** A tenant with a standard key, an admin key, a signed-in administrator and a signed-in member. */
export interface TestTenant {
  tenantId: string
  /** The administrator's e-mail. */
  email: string
  standardKey: string
  adminKey: string
  /** Id of the standard key. */
  apiKeyId: string
  /** Request headers by kind of caller. */
  headers: Record<Credential, Record<string, string>>
  /** Headers of a page's visitor before its first message. */
  visitor: Record<string, string>
  /** Requests with the admin key, each from another address. */
  send: Send
  /** Requests with these headers, each from another address. */
  sendAs: (headers: Record<string, string>) => Send
}

const BASE_URL = 'http://localhost:3000'

/** Created without a password: it costs no hash, and cannot sign in. */
export async function createTenant(app: FastifyInstance, clock: Clock = systemClock): Promise<TestTenant> {
  const email = anyEmail()
  const { id: tenantId } = await app.database.system((tx) => app.tenants.create(tx, { name: 'Harbour Dental' }))
  const standard = await createApiKey(app, tenantId, 'standard')
  const admin = await createApiKey(app, tenantId, 'admin')
  const headers = {
    standard_key: { 'x-api-key': standard.key },
    admin_key: { 'x-api-key': admin.key },
    admin: await signIn(app, tenantId, { email, role: 'admin', clock }),
    member: await signIn(app, tenantId, { email: anyEmail(), role: 'member', clock }),
  }
  const visitor = await visitorHeaders(tenantId, newId('chat'), clock)
  return {
    tenantId,
    email,
    standardKey: standard.key,
    adminKey: admin.key,
    apiKeyId: standard.id,
    headers,
    visitor,
    send: client(app, headers.admin_key),
    sendAs: (of) => client(app, of),
  }
}

async function createApiKey(
  app: FastifyInstance,
  tenantId: string,
  kind: ApiKeyKind,
): Promise<{ id: string; key: string }> {
  const id = newId('key')
  const key = newApiKey(kind)
  const values = { id, name: kind, kind, hash: sha256(key), lastFour: key.slice(-4) }
  await app.database.tenant(tenantId, (tx) => apiKeysRepository.insert(tx, tenantId, values))
  return { id, key }
}

/** A new user with a confirmed address, and the cookie of a new session. */
export async function signIn(
  app: FastifyInstance,
  tenantId: string,
  { email, role, clock = systemClock }: { email: string; role: 'admin' | 'member'; clock?: Clock },
): Promise<{ cookie: string }> {
  const userId = newId('usr')
  const sessionId = newId('ses')
  const now = clock.now()
  await app.database.tenant(tenantId, async (tx) => {
    await usersRepository.insert(tx, tenantId, { id: userId, email, role, passwordHash: 'none', emailConfirmedAt: now })
    await sessionsRepository.insert(tx, tenantId, { id: sessionId, userId, createdAt: now, lastSeenAt: now })
  })
  const tokens = await createSessionTokens(TEST_SECRET, BASE_URL, clock)
  const token = await tokens.sign({ tenantId, userId, sessionId }, new Date(now.getTime() + DAY))
  return { cookie: `frontdesk=${token}` }
}

/** Headers of a visitor on a page of the platform itself. */
export async function visitorHeaders(
  tenantId: string,
  sessionId: string,
  clock: Clock = systemClock,
  visitorId = sessionId,
): Promise<Record<string, string>> {
  const tokens = await createWidgetTokens(TEST_SECRET, BASE_URL, clock)
  const { token } = await tokens.sign({ tenantId, sessionId, visitorId, origin: BASE_URL, clientName: null })
  return { authorization: `Bearer ${token}`, 'sec-fetch-site': 'same-origin' }
}

/** An open call from this session's page; returns its id. */
export async function createWebCall({ tenantId }: TestTenant, sessionId: string): Promise<string> {
  const values = { direction: 'inbound', channel: 'web', simulated: false, source: 'widget', phoneNumber: '' } as const
  const row = { ...values, id: newId('call'), callType: 'inbound', sessionId }
  const database = await testDatabase()
  const going = { ...row, status: 'in_progress', startedAt: systemClock.now(), createdAt: systemClock.now() } as const
  return (await database.tenant(tenantId, (tx) => callsRepository.insert(tx, tenantId, going))).id
}

/** A call that the browser of `tenant.visitor` hears and speaks; returns its id. */
export async function createTalk(tenant: TestTenant): Promise<string> {
  const payload = { mode: 'browser', locale: 'en', consent: { version: 'test' } }
  const made = await tenant.sendAs(tenant.visitor)({ method: 'POST', url: '/widget/calls', payload })
  if (made.statusCode !== 201) throw new Error(`The call was refused: ${made.body}`)
  return made.json<{ call_id: string }>().call_id
}

async function ageInvitations({ tenantId }: TestTenant): Promise<void> {
  const database = await testDatabase()
  await database.tenant(tenantId, (tx) =>
    tx.execute(sql`update sent_invitations set sent_at = sent_at - interval '10 minutes'`),
  )
}

/** A lead with a phone typed by a visitor; returns both ids. */
export async function createUnverifiedContact(tenant: TestTenant): Promise<{ leadId: string; contactId: string }> {
  const email = anyEmail()
  const leadId = await createLead(tenant, { email })
  const visitor = tenant.sendAs(await visitorHeaders(tenant.tenantId, newId('chat')))
  const payload = { email, phone: '+14155550199' }
  const left = await visitor({ method: 'POST', url: '/widget/leads', payload })
  if (left.statusCode !== 201) throw new Error(`The contact was refused: ${left.body}`)
  const lead = (await tenant.send({ url: `/leads/${leadId}` })).json<{
    unverified_contacts: { contact_id: string }[]
  }>()
  return { leadId, contactId: lead.unverified_contacts[0]!.contact_id }
}

/** A person whose invitation was sent long enough ago that another may be sent. */
export async function createInvitation(tenant: TestTenant, email = anyEmail()): Promise<string> {
  const made = await tenant.send({ method: 'POST', url: '/users', payload: { email, role: 'member' } })
  if (made.statusCode !== 201) throw new Error(`The invitation was refused: ${made.body}`)
  const { user_id: id } = made.json<{ user_id: string }>()
  const deadline = performance.now() + MAX_WAIT_MS
  for (;;) {
    const { data } = (await tenant.send({ url: '/users' })).json<{ data: TeamMember[] }>()
    const mail = data.find(({ user_id: other }) => other === id)?.invitation?.mail
    if (mail === 'sent') {
      await ageInvitations(tenant)
      return id
    }
    if (mail !== 'queued' || performance.now() > deadline) throw new Error(`The mail is ${mail}`)
    await sleep(POLL_MS)
  }
}

interface TeamMember {
  user_id: string
  invitation: { mail: string | null } | null
}

/** A mail withheld until staff decides. */
export async function createHeldMail({ tenantId }: TestTenant, to = anyEmail()): Promise<string> {
  const id = newId('mail')
  const sealer = createSealer(TEST_SECRET)
  const sealed = sealer.seal(tenantId, id, JSON.stringify({ to, contents: {} }))
  const recipient = sealer.seal(tenantId, recipientOf(id), to)
  const database = await testDatabase()
  await database.tenant(tenantId, (tx) =>
    tx.execute(sql`
      insert into mails (tenant_id, id, template, sealed, status, error, recipient, held_at, held_until, expires_at)
      values (${tenantId}, ${id}, 'password_changed', ${sealed}, 'withheld', 'daily_limit', ${recipient},
        now(), now() + interval '7 days', now() + interval '2 days')`),
  )
  return id
}

const OPENING_HOURS = '# Opening hours\n\nOn Saturdays we are open from 9 am to 1 pm.'

const POLL_MS = 10

/** A document to answer from. */
type Sending = Pick<TestTenant, 'send'> & Partial<TestTenant>

export async function createDocument(tenant: Sending, text = OPENING_HOURS): Promise<string> {
  const made = await tenant.send({ method: 'POST', url: '/knowledge/documents', payload: { text } })
  if (made.statusCode !== 201) throw new Error(`The document was refused: ${made.body}`)
  const { document_id: id } = made.json<{ document_id: string }>()
  await documentReady(tenant, id)
  return id
}

export async function documentReady(tenant: Sending, id: string): Promise<void> {
  const deadline = performance.now() + MAX_WAIT_MS
  for (;;) {
    const { status } = (await tenant.send({ url: `/knowledge/documents/${id}` })).json<{ status: string }>()
    if (status === 'ready') return
    if (status === 'failed' || performance.now() > deadline) throw new Error(`The document is ${status}`)
    await sleep(POLL_MS)
  }
}

/** A question somebody asked, tied to the document. */
export async function createAnswer(
  tenant: TestTenant,
  documentId: string,
): Promise<{ answerId: string; questionId: string }> {
  const { data } = (await tenant.send({ url: '/analytics/questions' })).json<{ data: { question_id: string }[] }>()
  const payload = { question: 'May I come on a weekend?', document_id: documentId }
  const made = await tenant.send({ method: 'POST', url: '/knowledge/answers', payload })
  if (made.statusCode !== 201) throw new Error(`The answer was refused: ${made.body}`)
  await documentReady(tenant, documentId)
  return { answerId: made.json<{ answer_id: string }>().answer_id, questionId: data[0]!.question_id }
}

/** A new lead with an e-mail. */
export async function createLead(tenant: TestTenant, fields: Record<string, unknown> = {}): Promise<string> {
  const payload = { name: 'Ada Lovelace', email: anyEmail(), ...fields }
  const made = await tenant.send({ method: 'POST', url: '/leads', payload })
  if (made.statusCode !== 201) throw new Error(`The lead was refused: ${made.body}`)
  return made.json<{ lead_id: string }>().lead_id
}

export interface TestSession {
  sessionId: string
  /** The visitor's message, whose id names the turn. */
  messageId: string
}

/** A conversation with one answered question. */
export async function createSession(tenant: TestTenant, message = 'Are you open on Saturday?'): Promise<TestSession> {
  const payload = { tenant_id: tenant.tenantId, message }
  const answer = await tenant.send({ method: 'POST', url: '/chat/message', payload })
  if (answer.statusCode !== 200) throw new Error(`The message was refused: ${answer.body}`)
  const { session_id: sessionId, message_id: messageId } = answer.json<{ session_id: string; message_id: string }>()
  return { sessionId, messageId }
}

/** A call to place, through the carrier of this app. */
export async function createCall(tenant: TestTenant): Promise<string> {
  const payload = { phone_number: '+14155550142', client_name: 'Ada Lovelace' }
  const made = await tenant.send({ method: 'POST', url: '/calls/initiate', payload })
  if (made.statusCode !== 201) throw new Error(`The call was refused: ${made.body}`)
  return made.json<{ call_id: string }>().call_id
}

/** A CRM at an unresolvable host (RFC 2606). */
export async function createCrmConnection(tenant: TestTenant): Promise<string> {
  const payload = { provider: 'webhook', settings: { url: 'https://crm.invalid/leads' } }
  const made = await tenant.send({ method: 'POST', url: '/crm/connections', payload })
  if (made.statusCode !== 201) throw new Error(`The connection was refused: ${made.body}`)
  return made.json<{ connection_id: string }>().connection_id
}

export interface TestDelivery {
  endpointId: string
  eventId: string
  deliveryId: string
}

/** An endpoint at an unresolvable host (RFC 2606), with a sample sent to it. */
export async function createWebhookDelivery(tenant: TestTenant): Promise<TestDelivery> {
  const payload = { url: 'https://receiver.invalid/hook', events: ['call.completed'] }
  const made = await tenant.send({ method: 'POST', url: '/webhooks/endpoints', payload })
  const { endpoint_id: endpointId } = made.json<{ endpoint_id: string }>()
  const url = `/webhooks/endpoints/${endpointId}/test`
  const sent = await tenant.send({ method: 'POST', url, payload: { event: 'call.completed' } })
  if (sent.statusCode !== 200) throw new Error(`The sample was refused: ${sent.body}`)
  const { event_id: eventId, delivery_id: deliveryId } = sent.json<{ event_id: string; delivery_id: string }>()
  return { endpointId, eventId, deliveryId }
}

export interface TestAppointment {
  serviceId: string
  resourceId: string
  bookingId: string
  holdId: string
}

/**
 * A person working round the clock, a service of half an hour, a booking and a hold, both a few hours ahead. The hold belongs
 * to the conversation, if one is given.
 */
export async function createAppointment(tenant: TestTenant, sessionId?: string): Promise<TestAppointment> {
  const post = async (url: string, payload: object, send = tenant.send) => {
    const made = await send({ method: 'POST', url, payload })
    if (made.statusCode !== 201) throw new Error(`It was refused: ${made.body}`)
    return made.json<Record<string, string>>()
  }
  const allDay = [{ start: '00:00', end: '24:00' }]
  const days = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']
  const hours = Object.fromEntries(days.map((day) => [day, allDay]))
  const { resource_id: resourceId = '' } = await post('/resources', { name: 'Grace Hopper', weekly_hours: hours })
  const service = { name: 'Check-up', duration_minutes: 30, resource_ids: [resourceId] }
  const { service_id: serviceId = '' } = await post('/services', service)
  const wanted = { service_id: serviceId, start: await startOnOffer(tenant, serviceId) }
  const person = { client_name: 'Ada Lovelace', client_email: anyEmail() }
  const { booking_id: bookingId = '' } = await post('/bookings', { ...wanted, ...person })
  const held = { ...wanted, start: await startOnOffer(tenant, serviceId) }
  const visitor = sessionId && tenant.sendAs(await visitorHeaders(tenant.tenantId, sessionId))
  const { hold_id: holdId = '' } = await (visitor
    ? post('/widget/holds', held, visitor)
    : post('/bookings/holds', held))
  return { serviceId, resourceId, bookingId, holdId }
}

/** Tomorrow's last slot, which stays in the future while a test runs. */
async function startOnOffer(tenant: TestTenant, serviceId: string): Promise<string> {
  const tomorrow = new Date(systemClock.now().getTime() + DAY).toISOString().slice(0, 10)
  const query = `service_id=${serviceId}&from=${tomorrow}&to=${tomorrow}&time_zone=UTC`
  const { slots } = (await tenant.send({ url: `/bookings/availability?${query}` })).json<{
    slots: { start: string }[]
  }>()
  return slots.at(-1)!.start
}

/** An exam that was played; returns its id. */
export async function createExam({ tenantId }: TestTenant): Promise<string> {
  const database = await testDatabase()
  const id = newId('exam')
  const row = { position: 1, key: 'general:wifi', kind: 'question', origin: 'general', language: 'en' } as const
  await database.tenant(tenantId, async (tx) => {
    await examsRepository.insert(tx, tenantId, { id, startedBy: 'person', createdAt: new Date(), previousId: null })
    await examsRepository.update(tx, tenantId, id, { status: 'done', finishedAt: new Date() })
    const rest = { asked: 'Is there Wi-Fi?', topic: null, serviceId: null, workedBefore: null }
    await playRowsRepository.insert(tx, tenantId, id, [{ ...row, ...rest }])
  })
  return id
}

/** A calendar feed; returns its id. */
export async function createCalendarFeed(tenant: TestTenant): Promise<string> {
  const made = await tenant.send({ method: 'POST', url: '/bookings/calendar-feeds', payload: {} })
  if (made.statusCode !== 201) throw new Error(`The feed was refused: ${made.body}`)
  return made.json<{ feed_id: string }>().feed_id
}

/** A calendar at an unresolvable host (RFC 2606). */
export async function createCalendarConnection(tenant: TestTenant, resourceId: string): Promise<string> {
  const settings = { url: 'https://calendar.invalid/basic.ics' }
  const payload = { provider: 'ics', resource_id: resourceId, settings }
  const made = await tenant.send({ method: 'POST', url: '/calendar-connections', payload })
  if (made.statusCode !== 201) throw new Error(`The calendar was refused: ${made.body}`)
  return made.json<{ connection_id: string }>().connection_id
}

export async function createSavedReply({ send }: Pick<TestTenant, 'send'>, title = 'Parking'): Promise<string> {
  const payload = { title, text: 'You can park behind the house.' }
  return (await send({ method: 'POST', url: '/saved-replies', payload })).json().reply_id
}
