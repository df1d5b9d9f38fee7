import type { FastifyInstance } from 'fastify'
import type { z } from 'zod'
import type { connectionReply } from '../../../src/bookings/calendars/schemas.ts'
import type { Clock } from '../../../src/core/time.ts'
import { startTestApp, type TestAppOptions } from '../../support/app.ts'
import { until } from '../../support/until.ts'
import type { Desk } from '../desk.ts'

export type Connection = z.infer<typeof connectionReply>

/** The product, with outbound access to localhost. */
export function startCalendarApp(clock: Clock, config: TestAppOptions['config'] = {}): Promise<FastifyInstance> {
  return startTestApp({ clock, config: { outboundAllowCidrs: ['127.0.0.0/8'], ...config } })
}

export interface Connecting {
  provider: 'ics' | 'caldav' | 'google'
  settings: object
  blocking?: boolean
  close_after_hours?: number
  resource_id?: string
}

export async function connect(desk: Desk, body: Connecting): Promise<Connection> {
  const made = await desk.post('/calendar-connections', { resource_id: desk.resourceIds[0], ...body })
  if (made.statusCode !== 201) throw new Error(`It was refused: ${made.body}`)
  return made.json<Connection>()
}

export async function connectionOf(desk: Desk, id: string): Promise<Connection> {
  const { data } = (await desk.get('/calendar-connections')).json<{ data: Connection[] }>()
  return data.find(({ connection_id: other }) => other === id)!
}

/** Waits until the connection satisfies the predicate. */
export function connectionWhere(desk: Desk, id: string, is: (connection: Connection) => boolean): Promise<Connection> {
  return until(async () => {
    const connection = await connectionOf(desk, id)
    return is(connection) && connection
  }) as Promise<Connection>
}

export const isConnected = ({ status }: Connection) => status === 'connected'

/** Advances the clock by a second, triggers a sync, and waits for it; throws if it fails. */
export async function sync(desk: Desk, clock: Clock & { set(instant: string): void }, id: string): Promise<Connection> {
  clock.set(new Date(clock.now().getTime() + 1_000).toISOString())
  const now = clock.now().toISOString()
  await desk.post(`/calendar-connections/${id}/sync`, {})
  return connectionWhere(desk, id, (connection) => {
    if (connection.status === 'failing') throw new Error(`The look failed: ${connection.error}`)
    return (connection.last_synced_at ?? '') >= now
  })
}

/** A calendar with one event, as an external program writes it. */
export function eventText(uid: string, ...lines: string[]): string {
  return calendarText(vevent(uid, ...lines))
}

export function vevent(uid: string, ...lines: string[]): string {
  return ['BEGIN:VEVENT', `UID:${uid}`, 'DTSTAMP:20300101T000000Z', 'SUMMARY:Dentist', ...lines, 'END:VEVENT'].join(
    '\r\n',
  )
}

export function calendarText(...parts: string[]): string {
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Example//EN', ...parts, 'END:VCALENDAR', ''].join('\r\n')
}
