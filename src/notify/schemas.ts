import { z } from 'zod'
import { email, instantOut } from '../core/fields.ts'
import {
  notifyBody,
  notifyReply,
  notifyTimesFields,
  notifyTimesReply,
  type Tenant,
  type TenantPatch,
} from '../tenants/index.ts'

export const updateNotificationsBody = z
  .strictObject({
    email: email.nullish().describe('Where they go; null: to the first administrator.'),
    mails: notifyBody.nullish().describe('What is not named stays; null: all of them.'),
    ...notifyTimesFields,
  })
  .meta({
    id: 'UpdateNotifications',
    description: 'What to change of the mails to the business.',
    examples: [{ email: 'desk@example.com', mails: { weekly: false }, quiet_hours: { start: '20:00', end: '07:00' } }],
  })

export const notificationsReply = z
  .object({
    email: z.string().nullable().describe('The address that was chosen; null: none was.'),
    sent_to: z.string().nullable().describe('Where they go now; null: nowhere, because the demo has no owner.'),
    mails: notifyReply.describe('Which of them are sent.'),
    ...notifyTimesReply.shape,
    waiting: z.number().int().describe('What waits for the end of quiet hours or for the daily mail.'),
    next_at: instantOut.nullable().describe('When the next mail tells what waits; null where nothing does.'),
  })
  .meta({
    id: 'Notifications',
    description: 'Mails to the business itself: where they go, which of them are sent, and when.',
    examples: [
      {
        email: null,
        sent_to: 'owner@example.com',
        mails: {
          lead: true,
          booking: true,
          handoff: true,
          message: true,
          failed_call: true,
          exam: true,
          weekly: false,
        },
        quiet_hours: { start: '20:00', end: '07:00' },
        daily_at: null,
        handoff_at_once: true,
        waiting: 2,
        next_at: '2026-03-03T06:00:00.000Z',
      },
    ],
  })

/** The settings that these are: `assistant.handoff_email`, `assistant.notify` and `assistant.notify_times`. */
export function settingsOf(body: z.output<typeof updateNotificationsBody>): TenantPatch {
  const { email: handoff, mails, ...times } = body
  return {
    assistant: {
      ...(handoff === undefined ? {} : { handoff_email: handoff }),
      ...(mails === undefined ? {} : { notify: mails }),
      ...(Object.keys(times).length === 0 ? {} : { notify_times: times }),
    },
  }
}

interface Shown {
  tenant: Pick<Tenant, 'assistant'>
  sentTo: string | undefined
  waiting: { count: number; next: Date | null }
}

export function presentNotifications({
  tenant: { assistant },
  sentTo,
  waiting: { count, next },
}: Shown): z.output<typeof notificationsReply> {
  return {
    email: assistant.handoff_email,
    sent_to: sentTo ?? null,
    mails: assistant.notify,
    ...assistant.notify_times,
    waiting: count,
    next_at: next?.toISOString() ?? null,
  }
}
