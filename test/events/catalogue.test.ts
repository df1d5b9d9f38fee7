import { describe, expect, it } from 'vitest'
import { bodyOf, definitionOf, EVENT_NAMES, eventTypes, type EventName } from '../../src/events/catalogue.ts'

/** From the contract, independent of the program. */
const NAMES = [
  'call.completed',
  'call.started',
  'call.failed',
  'booking.created',
  'booking.updated',
  'booking.cancelled',
  'lead.captured',
  'lead.updated',
  'chat.message',
  'chat.session_ended',
  'crm.sync_completed',
  'crm.sync_failed',
]

const FIELDS: Partial<Record<EventName, string>> = {
  'call.completed': 'call_id phone_number client_name duration direction sentiment transcript lead actions',
  'call.started': 'call_id phone_number client_name direction started_at',
  'call.failed': 'call_id phone_number client_name direction failure_reason',
  'chat.message': 'session_id message_id client_name message created_at',
  'chat.session_ended': 'session_id client_name reason message_count started_at ended_at lead summary sentiment',
}

const NOW = '2026-03-02T09:30:00.000Z'

describe('the catalogue of events', () => {
  it('holds the twelve events of the contract', () => {
    expect(EVENT_NAMES.toSorted()).toEqual(NAMES.toSorted())
  })

  it.each(Object.entries(FIELDS))('has exactly the fields of %s', (name, fields) => {
    const { data } = JSON.parse(bodyOf(name as EventName, 'ten_1', NOW, definitionOf(name as EventName).example))
    expect(Object.keys(data)).toEqual(fields.split(' '))
  })

  it('writes an envelope of four fields, whatever else it was given', () => {
    for (const { event, example } of eventTypes()) {
      const body = bodyOf(event, 'ten_1', NOW, { ...(example.data as object), secret: 'column' })
      expect(Object.keys(JSON.parse(body))).toEqual(['event', 'timestamp', 'tenant_id', 'data'])
      expect(body).not.toContain('column')
      expect(JSON.parse(body)).toEqual({ ...example, tenant_id: 'ten_1', timestamp: NOW })
    }
  })

  it("refuses data that is not the event's", () => {
    expect(() => bodyOf('chat.message', 'ten_1', NOW, { session_id: 'chat_1' })).toThrow('message')
  })
})
