import { z } from 'zod'
import { email, idField, instantOut, pageQuery, pageReply, rawText, text } from '../core/fields.ts'
import { newPassword, presentUser, userFields, userRole } from './schemas.ts'
import type { Member } from './team.ts'

const token = rawText(200, 1).describe('From the link in the mail, where it stands behind `#token=`.')
const tokenExample = `ott_${'0'.repeat(43)}`

export const requestResetBody = z.object({ email }).meta({
  id: 'RequestPasswordReset',
  description: 'The address that the link is sent to.',
  examples: [{ email: 'robin@example.com' }],
})

export const requestedReply = z
  .object({ requested: z.literal(true).describe('Always true.') })
  .meta({ id: 'PasswordResetRequested', description: 'The same answer whether the address has an account or not.' })

export const confirmResetBody = z.object({ token, password: newPassword }).meta({
  id: 'ConfirmPasswordReset',
  description: 'The token of the link, and the new password.',
  examples: [{ token: tokenExample, password: 'staple battery horse' }],
})

export const confirmedReply = z
  .object({ password_changed: z.literal(true).describe('Always true.') })
  .meta({ id: 'PasswordResetConfirmed', description: 'The confirmation that the password was changed.' })

export const acceptInvitationBody = z
  .object({
    token,
    password: newPassword,
    name: text(120).nullish().describe('In place of the one in the invitation.'),
  })
  .meta({
    id: 'AcceptInvitation',
    description: 'The token of the invitation, and the password of the new user.',
    examples: [{ token: tokenExample, password: 'correct horse battery', name: 'Alex Reed' }],
  })

export const confirmEmailBody = z
  .object({ token })
  .meta({ id: 'ConfirmEmail', description: 'The token of the link in the mail.', examples: [{ token: tokenExample }] })

export const emailConfirmedReply = z
  .object({ email_confirmed: z.literal(true).describe('Always true.') })
  .meta({ id: 'EmailConfirmed', description: 'The confirmation that the address is confirmed.' })

export const confirmationSentReply = z
  .object({ sent: z.boolean().describe('False where the address is confirmed already.') })
  .meta({ id: 'ConfirmationSent', description: 'Whether a mail was sent.' })

const name = text(120).nullish().describe('null clears it.')
export const inviteUserBody = z
  .object({ email, name: text(120).nullish().describe('The name of the person.'), role: userRole })
  .meta({
    id: 'InviteUser',
    description: 'A person to invite.',
    examples: [{ email: 'alex@example.com', name: 'Alex Reed', role: 'member' }],
  })

export const updateUserBody = z
  .object({ name, role: userRole.optional() })
  .meta({ id: 'UpdateUser', description: 'The changes of a user.', examples: [{ role: 'member' }] })

export const teamMemberReply = z
  .object({
    ...userFields,
    status: z.enum(['active', 'invited']).describe('`invited`: the invitation is not accepted yet.'),
    invitation: z
      .object({
        expires_at: instantOut,
        mail: z
          .enum(['queued', 'sent', 'failed', 'waiting', 'withheld', 'dropped'])
          .nullable()
          .describe(
            'What has become of the mail; null when it is long ago. `waiting`, `withheld` and `dropped` are explained at `GET /mails`.',
          ),
      })
      .nullable()
      .describe('Until it is accepted.'),
  })
  .meta({
    id: 'TeamMember',
    description: 'A member of the team, or somebody who is invited.',
    examples: [
      {
        user_id: 'usr_01h455vb4pex5vsknk084sn02q',
        email: 'alex@example.com',
        name: 'Alex Reed',
        role: 'member' as const,
        email_confirmed: false,
        status: 'invited' as const,
        invitation: { expires_at: '2026-03-09T09:30:00.000Z', mail: 'sent' as const },
        created_at: '2026-03-02T09:30:00.000Z',
      },
    ],
  })

export const listUsersQuery = z.object(pageQuery)
export const teamPage = pageReply(teamMemberReply).meta({ id: 'TeamPage', description: 'A page of the team.' })
export const userParams = z.object({ user_id: idField })

export function presentMember(member: Member): z.output<typeof teamMemberReply> {
  const { invitation } = member
  return {
    ...presentUser(member),
    status: member.passwordHash === null ? 'invited' : 'active',
    invitation: invitation && { expires_at: invitation.expiresAt.toISOString(), mail: invitation.mail },
  }
}
