import { z } from 'zod'
import { idField, instantIn, instantOut, text } from '../../core/fields.ts'
import type { NewHold } from '../booking/creation.ts'
import type { Hold } from '../booking/slot-reservations/holds.ts'
import { partySize } from '../booking/schemas.ts'
import type { Slot } from './slots.ts'

export const availabilityReply = z
  .object({
    service_id: z.string(),
    time_zone: z.string().describe('In which the dates were read; instants are UTC.'),
    slots: z
      .array(
        z.object({
          start: instantOut,
          end: instantOut,
          resource_ids: z.array(z.string()).describe('Who is free then; of assignment `all`: who is needed.'),
          remaining: z
            .number()
            .int()
            .optional()
            .describe('Places left on these resources, for services of more than one.'),
        }),
      )
      .describe('The starts, earliest first.'),
  })
  .meta({
    id: 'Availability',
    description: 'The starts that can be booked.',
    examples: [
      {
        service_id: 'svc_01h455vb4pex5vsknk084sn02q',
        time_zone: 'America/New_York',
        slots: [
          {
            start: '2026-03-05T14:00:00.000Z',
            end: '2026-03-05T14:30:00.000Z',
            resource_ids: ['res_01h455vb4pex5vsknk084sn02q'],
          },
        ],
      },
    ],
  })

export const createHoldBody = z
  .object({
    service_id: idField,
    start: instantIn.describe('A start that availability offers, as an instant with Z or an offset.'),
    resource_id: idField.nullish().describe('Who is to do it; needed where the service lets the visitor choose.'),
    party_size: partySize.nullish().describe('How many come; 1 unless said.'),
    hold_token: text(200).nullish().describe('Of a hold that you have: this one replaces it.'),
  })
  .meta({
    id: 'CreateHold',
    description: 'A start to keep.',
    examples: [{ service_id: 'svc_01h455vb4pex5vsknk084sn02q', start: '2026-03-05T14:00:00.000Z' }],
  })

export const holdParams = z.object({ hold_id: idField })

export const holdReply = z
  .object({
    hold_id: z.string(),
    hold_token: z.string().describe('Give it to `POST /bookings`. Shown this once.'),
    expires_at: instantOut,
  })
  .meta({
    id: 'Hold',
    description: 'A start that is kept for five minutes.',
    examples: [
      {
        hold_id: 'hold_01h455vb4pex5vsknk084sn02q',
        hold_token: 'ht_3q2-7wABCDEFGHIJKLMNOPQRSTUVWXYZ',
        expires_at: '2026-03-02T09:35:00.000Z',
      },
    ],
  })

export function presentSlots(slots: Slot[]): z.input<typeof availabilityReply>['slots'] {
  return slots.map(({ start, end, resourceIds, remaining }) => ({
    start: new Date(start).toISOString(),
    end: new Date(end).toISOString(),
    resource_ids: resourceIds,
    ...(remaining === null ? {} : { remaining }),
  }))
}

export function presentHold({ id, token, expiresAt }: Hold): z.input<typeof holdReply> {
  return { hold_id: id, hold_token: token, expires_at: expiresAt.toISOString() }
}

export function newHoldOf(body: z.output<typeof createHoldBody>): NewHold {
  return {
    serviceId: body.service_id,
    start: new Date(body.start),
    resourceId: body.resource_id,
    partySize: body.party_size,
    holdToken: body.hold_token,
  }
}
