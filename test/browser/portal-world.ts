import { expect } from 'vitest'
import type { Account } from '../auth/account.ts'
import { goingCall } from '../calls/going-call.ts'
import { examEnds } from '../exam/play.ts'
import { until } from '../support/until.ts'
import type { WebhookReceiver } from '../support/webhook-receiver.ts'
import type { Served } from './portal-page.ts'

const DAY_MS = 86_400_000
export const DATE = new Date(Date.now() + 2 * DAY_MS).toISOString().slice(0, 10)
const HOURS = [{ start: '09:00', end: '17:00' }]
const WEEK = Object.fromEntries(['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'].map((day) => [day, HOURS]))

/** Ids of what a business has, for the addresses of its records. */
export type World = Record<
  | 'session'
  | 'call'
  | 'booking'
  | 'lead'
  | 'twin'
  | 'document'
  | 'exam'
  | 'delivery'
  | 'connection'
  | 'service'
  | 'resource',
  string
>

/** Fills a business through the API with one of everything that a page can show. */
export async function makeWorld({ app }: Served, account: Account, receiver: WebhookReceiver): Promise<World> {
  const made = async (url: string, payload: object = {}) => {
    const answer = await account.admin({ method: 'POST', url, payload })
    expect({ url, status: answer.statusCode, body: answer.body }).toMatchObject({ status: expect.toSatisfy(isGood) })
    return answer.json<Record<string, string>>()
  }
  await saveSettings(account)
  const { exam_id: exam } = await made('/exams')
  const { resource_id: resource } = await made('/resources', { name: 'Dr. Lee', weekly_hours: WEEK, time_zone: 'UTC' })
  const cleaning = { name: 'Cleaning', duration_minutes: 60, price: '$120', resource_ids: [resource] }
  const { service_id: service } = await made('/services', cleaning)
  const visit = { client_name: 'Ada Cole', client_phone: '+12125550100', start: `${DATE}T10:00:00Z` }
  const { booking_id: booking } = await made('/bookings', { ...visit, service_id: service })
  // The booking of that afternoon fits no longer.
  await made('/bookings', { ...visit, client_name: 'Ben Hall', start: `${DATE}T15:00:00Z`, service_id: service })
  const shorter = { date_overrides: [{ date: DATE, hours: [{ start: '09:00', end: '14:00' }] }] }
  await account.admin({ method: 'PATCH', url: `/resources/${resource}/date_overrides`, payload: shorter })

  const endpoint = await made('/webhooks/endpoints', {
    url: receiver.url,
    events: ['lead.captured'],
    description: 'Till',
  })
  const hook = { provider: 'webhook', name: 'Practice software', settings: { url: receiver.url } }
  const { connection_id: connection } = await made('/crm/connections', hook)
  const bell = { name: 'Marcus Bell', email: 'marcus.bell@mail.example', intent: 'An implant' }
  const { lead_id: lead } = await made('/leads', bell)
  const { lead_id: twin } = await made('/leads', { name: 'M. Bell', email: 'm.bell@mail.example' })
  const { delivery_id: delivery } = await made(`/webhooks/endpoints/${endpoint['endpoint_id']}/test`, {
    event: 'lead.captured',
  })
  const document = await documentOf(account, made)
  const say = (message: string) =>
    made('/chat/message', { tenant_id: account.tenantId, message, client_name: 'Elena Marsh' })
  const { session_id: session } = await say('Do you sell bicycles?')
  const going = await goingCall(app, account.tenantId)
  await made(`/calls/${going.id}/end`)

  await made('/api-keys', { name: 'Practice key', kind: 'standard' })
  await made('/bookings/calendar-feeds', { name: 'Wall screen' })
  await made('/users', { email: 'amir.portal-pages@harbour.example', role: 'member' })
  await made('/saved-replies', { title: 'Parking', text: 'You can park behind the house.' })
  await made('/website-readings', { trade: 'yoga' })
  // While it is played, its page has no act.
  expect(await examEnds(account.admin, exam!)).toMatchObject({ status: 'done' })
  const ids = { session, call: going.id, booking, lead, twin, document, exam, delivery, connection, service, resource }
  return ids as World
}

function isGood(status: number): boolean {
  return status >= 200 && status < 300
}

async function saveSettings(account: Account): Promise<void> {
  const payload = {
    name: 'Harbour Street Dental',
    time_zone: 'America/New_York',
    business: {
      address: '12 Harbour Street',
      hours: { fri: [{ start: '08:00', end: '14:00' }] },
      closures: [{ date: '2027-12-25', reason: 'Christmas' }],
    },
    assistant: { name: 'Robin' },
    widget: { questions: ['When are you open?'] },
    voice: { do_not_call: ['+14155550111'] },
    allowed_domains: ['harbour.example'],
  }
  const { statusCode, body } = await account.admin({ method: 'PATCH', url: `/tenants/${account.tenantId}`, payload })
  if (statusCode !== 200) throw new Error(body)
}

/** A document that contradicts the settings, and an answer from it. */
async function documentOf(
  account: Account,
  made: (url: string, payload: object) => Promise<Record<string, string>>,
): Promise<string> {
  const text = '# Parking\n\nYou can park in the yard behind the house.\n\nOn Friday we are open from 8:00 to 15:00.'
  const { document_id: id } = await made('/knowledge/documents', { text })
  await until(async () => (await account.admin({ url: `/knowledge/documents/${id}` })).json().status === 'ready')
  const answer = { question: 'Where is the yard?', document_id: id, passage: 'You can park in the yard' }
  await made('/knowledge/answers', answer)
  return id!
}
