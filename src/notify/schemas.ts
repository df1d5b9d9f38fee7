import { z } from 'zod'
import { email } from '../core/fields.ts'
import { notifyBody, notifyReply, type Tenant, type TenantPatch } from '../tenants/index.ts'

export const updateNotificationsBody = z
  .strictObject({
    email: email.nullish().describe('Where they go; null: to the first administrator.'),
    mails: notifyBody.nullish().describe('What is not named stays; null: all of them.'),
  })
  .meta({
    id: 'UpdateNotifications',
    description: 'What to change of the mails to the business.',
    examples: [{ email: 'desk@example.com', mails: { weekly: false } }],
  })

export const notificationsReply = z
  .object({
    email: z.string().nullable().describe('The address that was chosen; null: none was.'),
    sent_to: z.string().nullable().describe('Where they go now; null: nowhere, because the demo has no owner.'),
    mails: notifyReply.describe('Which of them are sent.'),
  })
  .meta({
    id: 'Notifications',
    description: 'Mails to the business itself: where they go, and which of them are sent.',
    examples: [
      {
        email: null,
        sent_to: 'owner@example.com',
        mails: { lead: true, booking: true, handoff: true, message: true, exam: true, weekly: false },
      },
    ],
  })

/** The settings that these are: `assistant.handoff_email` and `assistant.notify`. */
export function settingsOf(body: z.output<typeof updateNotificationsBody>): TenantPatch {
  const { email: handoff, mails } = body
  return {
    assistant: {
      ...(handoff === undefined ? {} : { handoff_email: handoff }),
      ...(mails === undefined ? {} : { notify: mails }),
    },
  }
}

export function presentNotifications(
  { assistant }: Pick<Tenant, 'assistant'>,
  sentTo: string | undefined,
): z.output<typeof notificationsReply> {
  return { email: assistant.handoff_email, sent_to: sentTo ?? null, mails: assistant.notify }
}
