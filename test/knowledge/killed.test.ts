import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { databaseCopy } from '../support/database.ts'
import { startProduct } from '../support/product.ts'
import { registerTenant, tenantClient, untilProcessed } from '../support/tenant-client.ts'

const FILE = join(import.meta.dirname, '../fixtures/files/two-columns.pdf')

it('a file that was acknowledged is read after the process was killed', async () => {
  const { url: databaseUrl, directory } = await databaseCopy()
  const options = { directory, databaseUrl, args: ['--no-demo'] }
  const first = await startProduct(options)
  const tenant = await registerTenant(first.url)
  const body = new FormData()
  body.set('file', new Blob([readFileSync(FILE)]), 'two-columns.pdf')
  const made = await fetch(`${first.url}/api/v1/knowledge/documents`, {
    method: 'POST',
    headers: { 'x-api-key': tenant.key },
    body,
  })
  expect(made.status).toBe(201)
  first.signal('SIGKILL')
  await first.ended
  await using second = await startProduct(options)
  const client = tenantClient(second.url, tenant.tenantId, tenant.key)
  // On a server the dead process's lease expires by itself; only the outcome matters here.
  if (databaseUrl === undefined) {
    await untilProcessed(client)
    const { body: found } = await client.call('POST', '/knowledge/search', { query: 'How long does whitening take?' })
    expect(found.results[0].text).toContain('seventy-five minutes')
  }
  const { body: list } = await client.call('GET', '/knowledge/documents')
  expect(list.data).toHaveLength(1)
})
