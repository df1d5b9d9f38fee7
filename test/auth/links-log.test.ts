import { Writable } from 'node:stream'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { anyEmail, client, startTestApp } from '../support/app.ts'
import { linkIn, startMailServer, type MailServer } from '../support/mail-server.ts'
import { PASSWORD, register } from './account.ts'

let server: MailServer
beforeAll(async () => void (server = await startMailServer()))
afterAll(() => server[Symbol.asyncDispose]())

it('logs who was invited, came and chose a password, without e-mails, tokens and passwords', async () => {
  let log = ''
  const destination = new Writable({ write: (chunk, _encoding, done) => ((log += chunk), done()) })
  const app = await startTestApp({
    log: destination,
    config: { mail: { smtpUrl: server.url, from: 'desk@example.com' } },
  })
  const post = (url: string, payload: object) => client(app)({ method: 'POST', url, payload })
  const account = await register(app)
  const invited = anyEmail()
  const made = await account.admin({
    method: 'POST',
    url: '/users',
    payload: { email: invited, name: 'Zoë {"level":60}', role: 'member' },
  })
  const { user_id: id } = made.json<{ user_id: string }>()
  // Invitations to one address need a gap.
  await app.database.system((tx) => tx.execute(sql`update sent_invitations set sent_at = sent_at - interval '11 min'`))
  await account.admin({ method: 'POST', url: `/users/${id}/invitation` })
  const older = linkIn(await server.take(invited)).token
  const invitation = linkIn(await server.take(invited)).token
  await post(`/auth/invitations/accept?token=${invitation}`, { token: older, password: PASSWORD })
  await post('/auth/invitations/accept', { token: invitation, password: 'a new passphrase' })
  await account.admin({ method: 'PATCH', url: `/users/${id}`, payload: { role: 'admin' } })
  await post('/auth/password-reset', { email: invited })
  const reset = linkIn(await server.take(invited)).token
  await post(`/auth/password-reset/confirm/${reset}`, {})
  await post('/auth/password-reset/confirm', { token: reset, password: 'another passphrase' })
  await account.admin({ method: 'DELETE', url: `/users/${id}` })
  await app.inject({ url: `/reset?token=${reset}` })
  await app.close()

  const messages = [
    'A user was invited',
    'An invitation was sent again',
    'An invitation was accepted',
    'A user was changed',
    'A password was reset',
    'A user was removed',
    'A mail was sent',
  ]
  for (const message of messages) expect(log).toContain(message)
  for (const line of log.trim().split('\n')) expect(() => JSON.parse(line) as unknown).not.toThrow()
  expect(log).toContain(id)
  const secrets = [
    invited,
    account.email,
    older,
    invitation,
    reset,
    PASSWORD,
    'a new passphrase',
    'another passphrase',
    'Zoë',
  ]
  for (const secret of secrets) expect(log).not.toContain(secret)
})
