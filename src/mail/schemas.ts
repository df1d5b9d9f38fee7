import { z } from 'zod'
import { idField, instantOut, pageQuery, pageReply } from '../core/fields.ts'
import { HELD_STATUSES } from './repository.ts'
import type { HeldMail } from './held-mails.ts'

const status = z.enum(HELD_STATUSES)

const heldMailReply = z
  .object({
    mail_id: z.string().describe('Names the mail in the log too.'),
    to: z.string().nullable().describe('The address that it is for; null when it cannot be read any more.'),
    template: z.string().describe('The kind of mail, such as `booking_confirmed` or `invitation`.'),
    status: status.describe(
      '`waiting`: it leaves by itself once an administrator has confirmed their e-mail address. `withheld`: it leaves when an administrator releases it. `dropped`: it is never sent.',
    ),
    reason: z
      .string()
      .nullable()
      .describe(
        '`unconfirmed`: no administrator has confirmed their address. `daily_limit`: the address had enough mails within a day. `superseded`: what it told was taken back before it left. `discarded`: an administrator discarded it.',
      ),
    since: instantOut.describe('Held since then.'),
    until: instantOut.nullable().describe('Dropped then, unless it leaves before; null for one that is dropped.'),
    created_at: instantOut.describe('When it was written.'),
  })
  .meta({
    id: 'HeldMail',
    description: 'A mail that waits, is withheld or was dropped. Its text is not shown.',
    examples: [
      {
        mail_id: 'mail_01h455vb4pex5vsknk084sn02q',
        to: 'ada@example.com',
        template: 'booking_confirmed',
        status: 'withheld' as const,
        reason: 'daily_limit',
        since: '2026-03-02T09:30:01.000Z',
        until: '2026-03-05T09:30:00.000Z',
        created_at: '2026-03-02T09:30:00.000Z',
      },
    ],
  })

export const listMailsQuery = z.object({
  status: status.optional().describe('Only these; without it all mails that are held or were dropped.'),
  ...pageQuery,
})
export const mailPage = pageReply(heldMailReply).meta({ id: 'HeldMailPage', description: 'Held mails, newest first.' })
export const mailParams = z.object({ mail_id: idField })

export const mailReleasedReply = z
  .object({ released: z.literal(true).describe('It leaves within moments.') })
  .meta({ id: 'MailReleased', description: 'The confirmation that the mail was released.' })

export function presentHeldMail(mail: HeldMail): z.output<typeof heldMailReply> {
  const { id, to, template, status: current, reason, heldAt, heldUntil, createdAt } = mail
  return {
    mail_id: id,
    to,
    template,
    status: current,
    reason,
    since: (heldAt ?? createdAt).toISOString(),
    until: current === 'dropped' ? null : (heldUntil?.toISOString() ?? null),
    created_at: createdAt.toISOString(),
  }
}
