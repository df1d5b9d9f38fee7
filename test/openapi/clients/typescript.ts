import createClient from 'openapi-fetch'
import type { components, paths } from './schema.d.ts'

/*
 * A client as an integrator writes one: generated types, one call of each group of operations. Compiled against types the
 * test generates, and run against the product. Prints the status of each call by group.
 */

type Schemas = components['schemas']

const baseUrl = process.argv[2] ?? ''
const statuses: Record<string, number> = {}

interface Outcome<T> {
  data?: T
  error?: unknown
  response: Response
}

/** Returns the body of a success; exits otherwise. */
function answered<T>(group: string, { data, error, response }: Outcome<T>): T {
  statuses[group] = response.status
  if (data === undefined || error !== undefined)
    throw new Error(`${group}: ${response.status} ${JSON.stringify(error)}`)
  return data
}

const visitor = createClient<paths>({ baseUrl })

const registered = await visitor.POST('/api/v1/auth/register', {
  body: {
    email: `${crypto.randomUUID()}@example.com`,
    password: 'correct horse battery',
    company_name: 'Harbour Dental',
  },
})
const { user, tenant }: Schemas['Account'] = answered('auth', registered)
const { tenant_id } = tenant
const cookie = registered.response.headers.getSetCookie()[0]?.split(';', 1)[0] ?? ''

const made = await visitor.POST('/api/v1/api-keys', {
  headers: { cookie },
  body: { name: 'client', kind: 'admin' },
})
const desk = createClient<paths>({ baseUrl, headers: { 'X-API-Key': answered('keys', made).key } })

const team: Schemas['TeamMember'][] = answered('users', await desk.GET('/api/v1/users')).data
if (team[0]?.user_id !== user.user_id) throw new Error('The team is another')

const renamed = answered(
  'tenants',
  await desk.PATCH('/api/v1/tenants/{tenant_id}', {
    params: { path: { tenant_id } },
    body: { business: { hours: { mon: [{ start: '08:00', end: '18:00' }], sat: null } } },
  }),
)
if (renamed.business.hours.mon?.[0]?.start !== '08:00') throw new Error('The hours are others')

const document: Schemas['Document'] = answered(
  'knowledge',
  await desk.POST('/api/v1/knowledge/documents', {
    params: { header: { 'Idempotency-Key': 'a document' } },
    body: { title: 'Parking', text: 'Parking is free behind the house.' },
  }),
)
if (document.status === 'failed') throw new Error(document.error ?? 'failed')

const proposed: Schemas['WebsiteReading'] = answered(
  'onboarding',
  await desk.POST('/api/v1/website-readings', { body: { trade: 'dentist' } }),
)
const named = proposed.proposals.flatMap(({ candidates }) => candidates.map(({ value }) => value))
if (!named.some((value) => value.kind === 'service')) throw new Error('The template has no services')

const answer: Schemas['ChatAnswer'] = answered(
  'chat',
  await desk.POST('/api/v1/chat/message', { body: { message: 'Where can I park?', tenant_id } }),
)
if (answer.reply === null) throw new Error('Nothing was answered')

const call = (key: string) =>
  desk.POST('/api/v1/calls/initiate', {
    params: { header: { 'Idempotency-Key': key } },
    body: { phone_number: '+14155550142', client_name: 'Ada Lovelace' },
  })
const first = answered('calls', await call('one call'))
const again = await call('one call')
if (answered('calls again', again).call_id !== first.call_id) throw new Error('The call was made twice')
if (again.response.headers.get('Idempotent-Replayed') !== 'true') throw new Error('The replay is not shown')
const record: Schemas['CallWithTranscript'] = answered(
  'call',
  await desk.GET('/api/v1/calls/{call_id}', { params: { path: { call_id: first.call_id } } }),
)
if (record.failure_reason !== null && record.failure_reason !== 'canceled') throw new Error(record.failure_reason)

const lead: Schemas['Lead'] = answered(
  'leads',
  await desk.POST('/api/v1/leads', { body: { name: 'Ada Lovelace', email: 'ada@example.com' } }),
)
const refused = await desk.POST('/api/v1/leads', { body: { name: 'Nobody' } })
if (refused.response.status !== 422 || refused.error === undefined) throw new Error('A lead without contact was taken')

const resource = answered('resources', await desk.POST('/api/v1/resources', { body: { name: 'Grace Hopper' } }))
const service: Schemas['Service'] = answered(
  'bookings',
  await desk.POST('/api/v1/services', {
    body: { name: 'Check-up', duration_minutes: 30, resource_ids: [resource.resource_id] },
  }),
)
answered(
  'availability',
  await desk.GET('/api/v1/bookings/availability', {
    params: { query: { service_id: service.service_id, from: '2030-01-07', to: '2030-01-08' } },
  }),
)

answered(
  'calendars',
  await desk.POST('/api/v1/calendar-connections', {
    body: {
      provider: 'ics',
      resource_id: resource.resource_id,
      settings: { url: 'https://calendar.invalid/basic.ics' },
    },
  }),
)

answered('today', await desk.GET('/api/v1/today'))
answered('exams', await desk.GET('/api/v1/exams'))
answered('audit', await desk.GET('/api/v1/audit'))
answered('privacy', await desk.GET('/api/v1/privacy/clearing'))

const questions = answered(
  'analytics',
  await desk.GET('/api/v1/analytics/questions', { params: { query: { answered: 'false' } } }),
)
if (questions.data.some(({ count }) => count < 1)) throw new Error('A question was never asked')

const syncs = await desk.GET('/api/v1/crm/syncs', { params: { query: { lead_id: lead.lead_id } } })
if (answered('crm', syncs).data.length > 0) throw new Error('No CRM is connected')

const mails = answered('mails', await desk.GET('/api/v1/mails'))
if (mails.data.length > 0) throw new Error('No mail is held back')

const types = answered('webhooks', await desk.GET('/api/v1/webhooks/event-types'))
if (types.data.length !== 12) throw new Error('There are twelve events')

const widget: Schemas['WidgetSession'] = answered(
  'widget',
  await visitor.POST('/api/v1/widget/session', { headers: { origin: baseUrl }, body: { tenant_id } }),
)
const { data: stream, response } = await visitor.POST('/api/v1/widget/chat', {
  headers: { origin: baseUrl, authorization: `Bearer ${widget.token}` },
  body: { message: 'Where can I park?' },
  parseAs: 'text',
})
if (response.status !== 200 || !stream?.includes('event: done')) throw new Error(`The stream ended: ${stream}`)

// A component describes the events of the stream.
const last = stream.trimEnd().split('\n\n').at(-1)!.split('\n')
const event = {
  event: 'done',
  data: JSON.parse(last.at(-1)!.slice('data: '.length)) as unknown,
} as Schemas['ChatAnswerEvent']
if (event.event !== 'done' || event.data.status !== 'active') throw new Error('The turn is not done')

console.log(JSON.stringify(statuses))
