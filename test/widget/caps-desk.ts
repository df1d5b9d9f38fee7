import { randomInt } from 'node:crypto'
import type { LightMyRequestResponse } from 'fastify'
import { expect } from 'vitest'
import type { Carrier } from '../../src/calls/index.ts'
import { newId } from '../../src/core/ids.ts'
import { HOUR, type Clock } from '../../src/core/time.ts'
import { anyEmail } from '../support/app.ts'
import { visitorHeaders, type TestTenant } from '../support/factories.ts'

/** Rings without ever being answered. */
export const silentCarrier: Carrier = {
  isSimulated: true,
  dial: () => Promise.resolve({ providerId: newId('call') }),
  findDialled: () => Promise.resolve(undefined),
  hangUp: () => Promise.resolve(),
  transfer: () => Promise.resolve(),
  lookUp: () => Promise.resolve({ status: 'ringing' }),
}

/** San Francisco: other North American area codes include personal numbers, which are never called. */
export const anyNumber = () => `+1415${randomInt(2_000_000, 9_000_000)}`

/** A countable client address (RFC 5737 §3 and RFC 2544 §C.2.2 reserve these for documentation and benchmarks). */
export const anyPublicAddress = () => `198.${randomInt(18, 20)}.${randomInt(256)}.${randomInt(1, 255)}`

interface Visiting {
  from?: string
  sessionId?: string
  visitorId?: string | undefined
}

export type Page = ReturnType<typeof pagesOf>

/** Pages with the tenant's widget: each is a visitor with an address. */
export function pagesOf(clock: Clock) {
  return async (
    tenant: TestTenant,
    { from = anyPublicAddress(), sessionId = newId('chat'), visitorId }: Visiting = {},
  ) => {
    const headers = await visitorHeaders(tenant.tenantId, sessionId, clock, visitorId)
    const send = tenant.sendAs(headers)
    const post = (url: string, payload: object, more: Record<string, string> = {}) =>
      send({ method: 'POST', url, payload, remoteAddress: from, headers: more })
    return {
      sessionId,
      post,
      remove: (url: string) => send({ method: 'DELETE', url, remoteAddress: from }),
      callBack: (number = anyNumber()) => post('/widget/callback', { phone_number: number }),
      call: () =>
        post('/widget/calls', { mode: 'browser', consent: { version: 'test', hearing: 'typed', speaking: 'silent' } }),
      leave: () => post('/widget/leads', { email: anyEmail(), message: 'Do you treat children?' }),
      say: (message: string, url = '/widget/chat') => {
        const whole = url === '/widget/chat' ? {} : { tenant_id: tenant.tenantId }
        return post(url, { message, ...whole })
      },
    }
  }
}

/** Availability of `hours` starts, hourly, from the full hour after next. */
export async function openHours(tenant: TestTenant, { clock, hours }: { clock: Clock; hours: number }) {
  const create = async (url: string, payload: object) => {
    const made = await tenant.send({ method: 'POST', url, payload })
    expect({ status: made.statusCode, body: made.body }).toMatchObject({ status: 201 })
    return made.json<Record<string, string>>()
  }
  const always = Object.fromEntries(
    ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'].map((day) => [day, [{ start: '00:00', end: '24:00' }]]),
  )
  const { resource_id: resourceId } = await create('/resources', {
    name: 'Room',
    time_zone: 'UTC',
    weekly_hours: always,
  })
  const service = { name: 'Check-up', duration_minutes: 60, resource_ids: [resourceId], maximum_days_ahead: 60 }
  const { service_id: serviceId } = await create('/services', service)
  const first = Math.ceil(clock.now().getTime() / HOUR) * HOUR + HOUR
  const starts = Array.from({ length: hours }, (_, index) => new Date(first + index * HOUR).toISOString())
  const holding = (start: string) => ({ service_id: serviceId, start })
  const booking = (start: string) => ({ ...holding(start), client_name: 'Ada Lovelace', client_email: anyEmail() })
  return { serviceId: serviceId!, starts, holding, booking }
}

/** With the kind's own text and a time to retry. */
export function expectCapped(
  answer: LightMyRequestResponse,
  reason: string,
  { seconds }: { seconds?: number } = {},
): void {
  expect([answer.statusCode, answer.json()]).toEqual([
    429,
    {
      detail: expect.stringMatching(
        new RegExp(`^${reason} from here\\. Please try again in \\d+ \\w+, or reach the business`),
      ),
    },
  ])
  const after = answer.headers['retry-after']
  expect(after).toMatch(/^[1-9]\d*$/)
  if (seconds !== undefined) expect(Number(after)).toBe(seconds)
}

export const statuses = (answers: { statusCode: number }[]) => {
  const counts: Record<number, number> = {}
  for (const { statusCode } of answers) counts[statusCode] = (counts[statusCode] ?? 0) + 1
  return counts
}
