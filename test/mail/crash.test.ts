import { mkdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import { anyEmail } from '../support/app.ts'
import { databaseCopy } from '../support/database.ts'
import { linkIn, startMailServer } from '../support/mail-server.ts'
import { query } from '../support/postgres-server.ts'
import { startProduct } from '../support/product.ts'
import { MANY_ADDRESSES, registerTenant } from '../support/tenant-client.ts'

it('survives kill -9: every mail that was accepted arrives after the next start, and its link works', async () => {
  await using mails = await startMailServer()
  const { url: databaseUrl, directory } = await databaseCopy()
  mkdirSync(directory, { recursive: true })
  const env = { ...MANY_ADDRESSES, SMTP_URL: mails.url }
  const options = { directory, databaseUrl, env, args: ['--no-demo'] }
  const emails = [anyEmail(), anyEmail(), anyEmail()]
  {
    await using product = await startProduct(options)
    const tenant = await registerTenant(product.url)
    // Mails to strangers are held until this.
    const { token } = linkIn(await mails.take(tenant.email, 'confirmation'))
    expect((await tenant.call('POST', '/auth/confirm', { token })).status).toBe(200)
    await mails.down()
    for (const email of emails)
      expect((await tenant.call('POST', '/users', { email, role: 'member' })).status).toBe(201)
    product.signal('SIGKILL')
    await product.ended
  }
  // Mails in flight stay leased for 35 s, skipped here; the embedded database has a single owner.
  if (databaseUrl !== undefined) await query(databaseUrl, 'update mails set due_at = now()')
  await mails.up()
  await using product = await startProduct(options)
  for (const email of emails) {
    const { token } = linkIn(await mails.take(email))
    const headers = { 'Content-Type': 'application/json', 'X-Forwarded-For': '10.1.2.3' }
    const body = JSON.stringify({ token, password: 'correct horse battery' })
    const accepted = await fetch(`${product.url}/api/v1/auth/invitations/accept`, { method: 'POST', headers, body })
    expect(accepted.status).toBe(201)
  }
})
