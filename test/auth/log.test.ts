import { Writable } from 'node:stream'
import { expect, it } from 'vitest'
import { anyEmail, client, startTestApp } from '../support/app.ts'
import { PASSWORD, register } from './account.ts'

it('logs who did what, without e-mails, passwords, keys and cookies', async () => {
  let log = ''
  const app = await startTestApp({ log: new Writable({ write: (chunk, _encoding, done) => ((log += chunk), done()) }) })
  const account = await register(app)
  const { id, key, send } = await account.withKey('admin')
  const stranger = anyEmail()
  await send({ method: 'GET', url: '/auth/me' })
  await client(app, { 'x-api-key': `${key}x` })({ method: 'GET', url: `/auth/me?key=${key}` })
  for (const email of [account.email, stranger]) {
    await client(app)({ method: 'POST', url: '/auth/login', payload: { email, password: 'the wrong password' } })
  }
  await account.admin({ method: 'DELETE', url: `/api-keys/${id}` })
  await account.admin({ method: 'DELETE', url: `/tenants/${account.tenantId}` })
  await app.close()

  const messages = [
    'A business was registered',
    'An API key was made',
    'A sign-in failed',
    'An API key was revoked',
    'A tenant was erased',
  ]
  for (const message of messages) expect(log).toContain(message)
  expect(log).toContain(account.tenantId)
  for (const secret of [account.email, stranger, PASSWORD, 'the wrong password', key, account.cookie.split('=')[1]!]) {
    expect(log).not.toContain(secret)
  }
})
