import { randomBytes } from 'node:crypto'
import type { LightMyRequestResponse } from 'fastify'
import { expect } from 'vitest'
import type { TestTenant } from './factories.ts'

interface FormFile {
  name: string
  bytes: Buffer | string
  /** Overrides the header, for tests of its quoting. */
  disposition?: string
}

/** A multipart body with a file and other fields. */
export function form(file: FormFile | undefined, fields: Record<string, string> = {}) {
  const boundary = `x${randomBytes(8).toString('hex')}`
  const parts = Object.entries(fields).map(([name, value]) =>
    Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`),
  )
  if (file !== undefined) {
    const disposition = file.disposition ?? `form-data; name="file"; filename="${file.name}"`
    parts.push(
      Buffer.from(
        `--${boundary}\r\ncontent-disposition: ${disposition}\r\ncontent-type: application/octet-stream\r\n\r\n`,
      ),
      Buffer.from(file.bytes),
      Buffer.from('\r\n'),
    )
  }
  return {
    payload: Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  }
}

/** POST /knowledge/documents with a file. */
export function upload(
  tenant: TestTenant,
  file: FormFile | undefined,
  { fields = {}, headers = {} }: { fields?: Record<string, string>; headers?: Record<string, string> } = {},
): Promise<LightMyRequestResponse> {
  const { payload, headers: typed } = form(file, fields)
  return tenant.send({ method: 'POST', url: '/knowledge/documents', payload, headers: { ...typed, ...headers } })
}

/** The document as the API shows it once processed. */
export async function ended(tenant: TestTenant, id: string) {
  const get = async () => (await tenant.send({ url: `/knowledge/documents/${id}` })).json()
  await expect.poll(async () => (await get()).status, { interval: 20 }).not.toBe('processing')
  return get()
}
