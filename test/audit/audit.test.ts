import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { audit as words } from '../../src/web/portal/texts/en/audit.ts'
import { anyEmail, startTestApp } from '../support/app.ts'
import { createAppointment, createLead, createSession, createTenant, type TestTenant } from '../support/factories.ts'
import {
  call,
  exampleBody,
  expectProblem,
  namedIds,
  operationsOf,
  readyFor,
  realIds,
} from '../support/security-suite.ts'

/*
 * Written here independently of the program: an operation that changes something and is in no list must leave an entry.
 */
const NEVER_CHANGES: Record<string, string> = {
  searchKnowledge: 'It searches',
  previewCrmMapping: 'It shows a mapping',
  tryQuestion: 'It answers',
  previewAssistant: 'It answers',
  testCalendarConnection: 'It asks the calendar',
}
const CHANGES_NOTHING: Record<string, string> = {
  ...NEVER_CHANGES,
  updateChatSession: 'The example notes that it was read',
  changePassword: 'The example is not the password',
  importLeads: 'The example is a trial',
  exportPerson: 'The example is nobody here',
  erasePerson: 'The example is nobody here',
  createHold: 'The example is not free',
  createBooking: 'The example is not free',
}
/** The act ends what it is about. */
const GONE_AFTER: Record<string, string> = {
  endSession: 'The session is over',
  acceptAnswerProposal: 'The proposal has become an answer',
  discardAnswerProposal: 'The proposal is gone',
  resolveContradiction: 'Nothing contradicts any more',
}
const NOT_AUDITED: Record<string, string> = {
  addPushDevice: 'It is a wish of one browser',
  removePushDevice: 'It is a wish of one browser',
  tellPresence: 'It is told, and stored nowhere.',
  sendChatMessage: 'The conversation holds it',
  streamChatMessage: 'The conversation holds it',
  answerAsPerson: 'The conversation holds it',
  logout: 'It ends a session alone',
  deleteTenant: 'The entries go with the tenant',
}

interface Entry {
  audit_id: string
  at: string
  actor: { kind: string; id: string | null; name: string | null }
  address: string | null
  action: string
  target_id: string | null
  target: { name: string | null; exists: boolean } | null
  changed: { field: string; to?: unknown }[]
}

let app: FastifyInstance
let tenant: TestTenant

beforeAll(async () => {
  app = await startTestApp()
})

afterAll(() => app.close())

beforeEach(async () => {
  tenant = await createTenant(app)
})

async function entries(query = '', of = tenant): Promise<Entry[]> {
  const response = await of.send({ url: `/audit?${query}` })
  expect({ status: response.statusCode, body: response.body }).toMatchObject({ status: 200 })
  return response.json<{ data: Entry[] }>().data
}

const isChange = ({ method, credentials, id }: ReturnType<typeof operationsOf>[number]) =>
  method !== 'GET' && credentials.includes('cookie') && !(id in NOT_AUDITED)

describe('every route that changes something', () => {
  it('has words for the page of the audit', () => {
    const acts = operationsOf(app).filter((one) => isChange(one) && !(one.id in NEVER_CHANGES))
    expect(acts.map(({ id }) => id).filter((id) => !(id in words.actions))).toEqual([])
  })

  it('leaves one entry in its transaction, or is known to leave none', async () => {
    const wrong: unknown[] = []
    for (const operation of operationsOf(app)) {
      if (!isChange(operation)) continue
      const own = await createTenant(app)
      const ids = await realIds(own, namedIds(app, operation))
      await readyFor(operation, own, ids)
      const payload = exampleBody(app, operation, ids)
      const before = (await entries('limit=200', own)).length
      const request = { ids, headers: own.headers.admin, ...(payload === undefined ? {} : { payload }) }
      const { statusCode } = await call(app, operation, request)
      const made = (await entries('limit=200', own)).length - before
      const action = (await entries('limit=1', own))[0]?.action
      const isRight = operation.id in CHANGES_NOTHING ? made === 0 : made === 1 && action === operation.id
      if (!isRight) wrong.push({ operation: operation.id, statusCode, made, action })
    }
    expect(wrong).toEqual([])
  }, 120_000)

  it('names what it made or changed, whose act it was and from where', async () => {
    const made = await tenant.send({ method: 'POST', url: '/leads', payload: { email: anyEmail() } })
    const { lead_id: leadId } = made.json<{ lead_id: string }>()
    const by = tenant.sendAs(tenant.headers.admin)
    await by({ method: 'PATCH', url: `/leads/${leadId}`, payload: { status: 'won' }, remoteAddress: '203.0.113.9' })
    const [changed, created] = await entries()
    expect(created).toMatchObject({
      action: 'createLead',
      target_id: leadId,
      actor: { kind: 'api_key', name: 'admin' },
    })
    expect(changed).toMatchObject({
      action: 'updateLead',
      target_id: leadId,
      actor: { kind: 'user', name: tenant.email },
      address: '203.0.113.9',
      changed: [{ field: 'status', to: 'won' }],
    })
  })

  it('keeps names of fields, and values of switches, numbers and choices alone', async () => {
    const payload = {
      business: { phone: '+14155550123' },
      assistant: { instructions: 'The alarm code is 4711', notify: { lead: false } },
      privacy: { retention_days: 30 },
    }
    await tenant.send({ method: 'PATCH', url: `/tenants/${tenant.tenantId}`, payload })
    const [entry] = await entries()
    expect(entry!.changed).toEqual([
      { field: 'business.phone' },
      { field: 'assistant.instructions' },
      { field: 'assistant.notify.lead', to: false },
      { field: 'privacy.retention_days', to: 30 },
    ])
    expect(JSON.stringify(entry)).not.toContain('4711')
  })

  it('leaves none when it fails or was answered before', async () => {
    const payload = { email: anyEmail() }
    const send = () => tenant.send({ method: 'POST', url: '/leads', payload, headers: { 'idempotency-key': 'one' } })
    expect([(await send()).statusCode, (await send()).statusCode]).toEqual([201, 201])
    const other = await createLead(tenant)
    expectProblem(await tenant.send({ method: 'PATCH', url: `/leads/${other}`, payload }), 409)
    expect((await entries()).map(({ action }) => action)).toEqual(['createLead', 'createLead'])
  })

  it('leaves none when a conversation was only read, or an import only tried', async () => {
    const { sessionId } = await createSession(tenant)
    const known = anyEmail()
    await createLead(tenant, { email: known })
    const before = (await entries()).length
    const url = `/chat/sessions/${sessionId}`
    await tenant.send({ method: 'PATCH', url, payload: { read_at: new Date().toISOString() } })
    const csv = `email,notes\n${known},again\n`
    const headers = { 'idempotency-key': 'trial' }
    await tenant.send({ method: 'POST', url: '/leads/import', payload: { csv, dry_run: true }, headers })
    expect(await entries()).toHaveLength(before)

    await tenant.send({ method: 'PATCH', url, payload: { assignee_id: null } })
    await tenant.send({ method: 'POST', url: '/leads/import', payload: { csv } })
    expect((await entries('limit=2')).map(({ action }) => action)).toEqual(['importLeads', 'updateChatSession'])
  })

  it('leaves none for visitors', async () => {
    const payload = { email: anyEmail() }
    const visitor = tenant.sendAs(tenant.visitor)
    expect((await visitor({ method: 'POST', url: '/widget/leads', payload })).statusCode).toBe(201)
    expect(await entries()).toEqual([])
  })
})

it('names bookings and holds of staff', async () => {
  const { sessionId } = await createSession(tenant)
  const { bookingId, serviceId } = await createAppointment(tenant, sessionId)
  const made = (await entries()).map(({ action, target_id: target }) => [action, target])
  expect(made).toContainEqual(['createBooking', bookingId])
  expect(made).toContainEqual(['createService', serviceId])
})

describe('what is audited beside changes', () => {
  it('is a look at the secret and a download of all leads', async () => {
    await tenant.send({ url: '/webhooks/secret' })
    await tenant.send({ url: '/leads/export' })
    expect((await entries()).map(({ action }) => action)).toEqual(['exportLeads', 'getWebhookSecret'])
  })

  it('is who joined by a link', async () => {
    const payload = { email: anyEmail(), password: 'correct horse battery', company_name: 'Quay Yoga' }
    const visitor = { 'sec-fetch-site': 'same-origin' }
    const registered = await app.inject({ method: 'POST', url: '/api/v1/auth/register', payload, headers: visitor })
    const { user, tenant: made } = registered.json<{ user: { user_id: string }; tenant: { tenant_id: string } }>()
    const cookie = String(registered.headers['set-cookie']).split(';')[0]!
    const [entry] = (await tenant.sendAs({ cookie })({ url: '/audit' })).json<{ data: Entry[] }>().data
    expect(made.tenant_id).not.toBe(tenant.tenantId)
    expect(entry).toMatchObject({ action: 'register', actor: { kind: 'user', id: user.user_id, name: payload.email } })
    expect(JSON.stringify(entry)).not.toContain(payload.password)
  })
})

describe('GET /audit', () => {
  it('filters by actor, action and time, and pages', async () => {
    const start = new Date().toISOString()
    for (let n = 0; n < 3; n += 1) await createLead(tenant)
    const by = tenant.sendAs(tenant.headers.admin)
    await by({ method: 'PATCH', url: `/tenants/${tenant.tenantId}`, payload: { name: 'Quay' } })
    const first = (await tenant.send({ url: '/audit?limit=3' })).json<{ data: Entry[]; next_cursor: string }>()
    expect(first.data.map(({ action }) => action)).toEqual(['updateTenant', 'createLead', 'createLead'])
    expect(await entries(`cursor=${first.next_cursor}`)).toHaveLength(1)
    expect(await entries('action=createLead')).toHaveLength(3)
    expect(await entries('actor=user')).toHaveLength(1)
    expect(await entries(`actor=${first.data[0]!.actor.id}&action=createLead`)).toEqual([])
    expect(await entries(`from=${start}`)).toHaveLength(4)
    expect(await entries('to=2020-01-01')).toEqual([])
  })

  it('calls what was changed by its name of now, and says what is gone', async () => {
    const { bookingId, serviceId, resourceId } = await createAppointment(tenant)
    const leadId = await createLead(tenant, { name: 'Owen Gallagher' })
    const gone = await createLead(tenant, { name: 'Nobody' })
    await tenant.send({ method: 'PATCH', url: `/leads/${leadId}`, payload: { name: 'Owen Marsh' } })
    await tenant.send({ method: 'DELETE', url: `/leads/${gone}` })
    const payload = { url: 'https://hooks.example/desk', events: ['*'], description: 'Practice software' }
    const hook = await tenant.send({ method: 'POST', url: '/webhooks/endpoints', payload })
    const { endpoint_id: endpointId } = hook.json<{ endpoint_id: string }>()
    await tenant.send({ method: 'DELETE', url: `/webhooks/endpoints/${endpointId}` })
    const targets = new Map((await entries('limit=200')).map(({ target_id: id, target }) => [id, target]))
    expect(targets.get(leadId)).toEqual({ name: 'Owen Marsh', exists: true })
    expect(targets.get(gone)).toEqual({ name: null, exists: false })
    expect(targets.get(endpointId)).toEqual({ name: 'Practice software', exists: false })
    expect(targets.get(resourceId)).toEqual({ name: 'Grace Hopper', exists: true })
    const named = (id: string) => ({ name: expect.stringMatching(/\w/), exists: true, id })
    for (const id of [bookingId, serviceId]) expect({ ...targets.get(id), id }).toEqual(named(id))
  })

  it('knows the name of every kind of thing that an entry is about', async () => {
    const wrong: unknown[] = []
    for (const operation of operationsOf(app)) {
      if (!isChange(operation) || operation.id in CHANGES_NOTHING || operation.id in GONE_AFTER) continue
      if (operation.id.startsWith('delete')) continue
      const own = await createTenant(app)
      const ids = await realIds(own, namedIds(app, operation))
      await readyFor(operation, own, ids)
      const payload = exampleBody(app, operation, ids)
      await call(app, operation, { ids, headers: own.headers.admin, ...(payload === undefined ? {} : { payload }) })
      const [entry] = await entries('limit=1', own)
      const { target_id: id, target } = entry!
      if (id !== null && target?.exists !== true) wrong.push({ operation: operation.id, id })
    }
    expect(wrong).toEqual([])
  }, 120_000)

  it('shows nothing of another tenant', async () => {
    const other = await createTenant(app)
    await createLead(other)
    expect(await entries()).toEqual([])
  })
})
