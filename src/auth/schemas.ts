import { z } from 'zod'
import { email, idField, instantIn, instantOut, pageQuery, pageReply, rawText, text } from '../core/fields.ts'
import { problemReply } from '../plugins/openapi/index.ts'
import { presentTenant, tenantReply, type Tenant } from '../tenants/index.ts'
import { KEY_PREFIXES, type NewKey } from './api-keys.ts'
import type { ApiKeyRow } from './api-key-repository.ts'
import type { SessionRow, UserRow } from './repository.ts'

/** Exactly as typed, not trimmed. Lengths count code points, so an emoji is one character. */
export const newPassword = rawText(128, 8).describe('8–128 characters, any of them, spaces included.')
const password = rawText(128, 1).describe('The password, exactly as it was chosen.')

export const registerBody = z
  .object({
    email,
    password: newPassword,
    name: text(120).nullish().describe('The person who registers.'),
    company_name: text(200).nullish().describe('The business; becomes the name of the tenant.'),
    setup_token: rawText(200, 1)
      .nullish()
      .describe(
        'From the set-up link, behind `#token=`. The first registration needs it where registration is by invitation; see `GET /auth/options`.',
      ),
  })
  .meta({
    id: 'Register',
    description: 'A business and its first user.',
    examples: [
      {
        email: 'robin@example.com',
        password: 'correct horse battery',
        name: 'Robin Reed',
        company_name: 'Harbour Dental',
      },
    ],
  })

export type Registration = z.output<typeof registerBody>

export const loginBody = z.object({ email, password }).meta({
  id: 'Login',
  description: 'The credentials of a user.',
  examples: [{ email: 'robin@example.com', password: 'correct horse battery' }],
})

export const changePasswordBody = z.object({ current_password: password, new_password: newPassword }).meta({
  id: 'ChangePassword',
  description: 'The password of the signed-in user, before and after.',
  examples: [{ current_password: 'correct horse battery', new_password: 'staple battery horse' }],
})

export const updateMeBody = z.object({ name: text(120).nullable().describe('null clears it.') }).meta({
  id: 'UpdateMe',
  description: 'What a user changes of the own account.',
  examples: [{ name: 'Robin Reed' }],
})

const loginSessionReply = z
  .object({
    login_session_id: z.string(),
    current: z.boolean().describe('The session of this request.'),
    last_used_at: instantOut.describe('To the minute.'),
    created_at: instantOut.describe('The sign-in.'),
  })
  .meta({
    id: 'LoginSession',
    description: 'A browser in which the user is signed in.',
    examples: [
      {
        login_session_id: 'ses_01h455vb4pex5vsknk084sn02q',
        current: true,
        last_used_at: '2026-03-02T11:05:00.000Z',
        created_at: '2026-03-02T09:30:00.000Z',
      },
    ],
  })

export const loginSessionPage = pageReply(loginSessionReply).meta({
  id: 'LoginSessionPage',
  description: 'The sessions of the user.',
})
export const loginSessionParams = z.object({ login_session_id: idField })

export const userRole = z
  .enum(['admin', 'member'])
  .describe('`admin`: everything. `member`: the day-to-day work; settings are for reading.')

export const userFields = {
  user_id: z.string(),
  email: z.string(),
  name: z.string().nullable().describe('The name of the person.'),
  role: userRole,
  email_confirmed: z
    .boolean()
    .describe('The user has shown that the address is theirs. Where no mail server is set, this needs no proof.'),
  created_at: instantOut,
}

const userReply = z.object(userFields).meta({
  id: 'User',
  description: 'A member of the team.',
  examples: [
    {
      user_id: 'usr_01h455vb4pex5vsknk084sn02q',
      email: 'robin@example.com',
      name: 'Robin Reed',
      role: 'admin',
      email_confirmed: true,
      created_at: '2026-03-02T09:30:00.000Z',
    },
  ],
})

export const accountReply = z
  .object({ user: userReply, tenant: tenantReply })
  .meta({ id: 'Account', description: 'A signed-in user and the tenant.' })

const kind = z
  .enum(['standard', 'admin'])
  .describe('`standard` for the day-to-day routes, `admin` for everything of the tenant.')

export const createApiKeyBody = z
  .object({
    name: text(100).describe('What the key is for.'),
    kind,
    expires_at: instantIn
      .nullish()
      .describe('The key is refused from then on. Without it, it lasts until it is revoked.'),
  })
  .meta({
    id: 'CreateApiKey',
    description: 'An API key to create.',
    examples: [{ name: 'Booking page', kind: 'standard', expires_at: '2027-01-01T00:00:00Z' }],
  })

export function newKeyOf({ name, kind: wanted, expires_at: expiresAt }: z.output<typeof createApiKeyBody>): NewKey {
  return { name, kind: wanted, expiresAt: expiresAt == null ? undefined : new Date(expiresAt) }
}

const apiKeyFields = {
  api_key_id: z.string(),
  name: z.string().describe('What the key is for.'),
  kind,
  prefix: z.string().describe('What the key begins with.'),
  last_four: z.string().describe('What it ends with.'),
  expires_at: instantOut.nullable().describe('The key is refused from then on; null: it lasts until it is revoked.'),
  last_used_at: instantOut.nullable().describe('To the minute.'),
  created_at: instantOut,
}

const apiKeyExample = {
  api_key_id: 'key_01h455vb4pex5vsknk084sn02q',
  name: 'Booking page',
  kind: 'standard',
  prefix: 'ua_',
  last_four: 'x7Qd',
  expires_at: '2027-01-01T00:00:00.000Z',
  last_used_at: null,
  created_at: '2026-03-02T09:30:00.000Z',
}

const apiKeyReply = z
  .object(apiKeyFields)
  .meta({ id: 'ApiKey', description: 'An API key, without the key itself.', examples: [apiKeyExample] })

export const createdApiKeyReply = z
  .object({ ...apiKeyFields, key: z.string().describe('The whole key. It is shown this once.') })
  .meta({
    id: 'CreatedApiKey',
    description: 'An API key with the key itself, which is shown this once.',
    examples: [{ ...apiKeyExample, key: `ua_${'0'.repeat(45)}x7Qd` }],
  })

export const listApiKeysQuery = z.object(pageQuery)
export const apiKeyPage = pageReply(apiKeyReply).meta({ id: 'ApiKeyPage', description: 'A page of API keys.' })
export const apiKeyParams = z.object({ api_key_id: idField })

/** A user, or the calling API key. */
export const meReply = z
  .union([
    accountReply,
    z
      .object({ api_key: apiKeyReply, tenant: tenantReply })
      .meta({ id: 'ApiKeyAccount', description: 'An API key and its tenant.' }),
  ])
  .meta({ id: 'Me', description: 'The caller: a user, or an API key.' })

export const loggedOutReply = z
  .object({ logged_out: z.literal(true).describe('Always true.') })
  .meta({ id: 'LoggedOut', description: 'The confirmation that the session ended.' })

/** `config.replyHeaders` of sign-in and sign-out. */
export const setsSession = { 'Set-Cookie': 'The session, in an HttpOnly cookie.' }
export const endsSession = { 'Set-Cookie': 'Removes the session cookie.' }

export const wrongCredentials = { 401: problemReply('The e-mail address or the password is wrong.') }
export const registrationClosed = {
  403: problemReply('Registration is by invitation only, or needs a set-up link that is still good.'),
}

export const authOptionsReply = z
  .object({
    registration: z
      .enum(['open', 'invited'])
      .describe('`open`: anybody may register. `invited`: people come in by invitation to a team that exists.'),
    setup: z
      .boolean()
      .describe('There is no tenant yet, and the first registration needs the set-up link that the server printed.'),
  })
  .meta({
    id: 'AuthOptions',
    description: 'How people get in here.',
    examples: [{ registration: 'invited', setup: false }],
  })

/** The only presenter of users; the password hash never leaves. */
export function presentUser(user: UserRow): z.output<typeof userReply> {
  const { id, email: address, name, role, emailConfirmedAt, createdAt } = user
  return {
    user_id: id,
    email: address,
    name,
    role,
    email_confirmed: emailConfirmedAt !== null,
    created_at: createdAt.toISOString(),
  }
}

export function presentAccount({ user, tenant }: { user: UserRow; tenant: Tenant }): z.output<typeof accountReply> {
  return { user: presentUser(user), tenant: presentTenant(tenant) }
}

export function presentLoginSession(
  { id, lastSeenAt, createdAt }: SessionRow,
  currentId: string,
): z.output<typeof loginSessionReply> {
  return {
    login_session_id: id,
    current: id === currentId,
    last_used_at: lastSeenAt.toISOString(),
    created_at: createdAt.toISOString(),
  }
}

export function presentApiKey(row: ApiKeyRow): z.output<typeof apiKeyReply> {
  return {
    api_key_id: row.id,
    name: row.name,
    kind: row.kind,
    prefix: KEY_PREFIXES[row.kind],
    last_four: row.lastFour,
    expires_at: row.expiresAt?.toISOString() ?? null,
    last_used_at: row.lastUsedAt?.toISOString() ?? null,
    created_at: row.createdAt.toISOString(),
  }
}

export function presentCreatedApiKey(row: ApiKeyRow & { key: string }): z.output<typeof createdApiKeyReply> {
  return { ...presentApiKey(row), key: row.key }
}
