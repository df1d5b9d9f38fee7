import { randomBytes, randomInt } from 'node:crypto'
import { MAX_WAIT_MS } from './waits.ts'

/** Environment that lets local clients use many addresses: limits by address stay on. */
export const MANY_ADDRESSES = { TRUST_PROXY: '127.0.0.0/8' }

export interface Answer {
  status: number
  headers: Headers
  /** Parsed if it is JSON. */
  // oxlint-disable-next-line typescript/no-explicit-any -- whatever the server said; the caller knows what it asked for
  body: any
}

/** One tenant's HTTP client with an admin key; every request comes from another address. */
export interface TenantClient {
  tenantId: string
  key: string
  call(method: string, path: string, body?: object): Promise<Answer>
  /** POST /chat/stream; the body is the stream. */
  stream(message: string, signal?: AbortSignal): Promise<Response>
}

/** Registers a tenant and creates an admin key. */
export async function registerTenant(url: string): Promise<TenantClient & { email: string }> {
  const email = `${randomBytes(8).toString('hex')}@example.com`
  const registered = await request(url, 'POST', '/auth/register', {}, { email, password: 'correct horse battery' })
  if (registered.status !== 201) throw new Error(`Registration failed: ${JSON.stringify(registered)}`)
  const cookie = registered.headers.getSetCookie()[0]!.split(';', 1)[0]!
  const made = await request(url, 'POST', '/api-keys', { cookie }, { name: 'test', kind: 'admin' })
  return { ...tenantClient(url, registered.body.tenant.tenant_id, made.body.key), email }
}

export function tenantClient(url: string, tenantId: string, key: string): TenantClient {
  const headers = { 'x-api-key': key }
  return {
    tenantId,
    key,
    call: (method, path, body) => request(url, method, path, headers, body),
    stream: (message, signal) =>
      fetch(`${url}/api/v1/chat/stream`, {
        method: 'POST',
        headers: { ...headers, 'x-forwarded-for': anyAddress(), 'content-type': 'application/json' },
        body: JSON.stringify({ message, tenant_id: tenantId }),
        ...(signal === undefined ? {} : { signal }),
      }),
  }
}

async function request(
  url: string,
  method: string,
  path: string,
  headers: Record<string, string>,
  body?: object,
): Promise<Answer> {
  const response = await fetch(`${url}/api/v1${path}`, {
    method,
    headers: {
      'x-forwarded-for': anyAddress(),
      ...headers,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  const isJson = response.headers.get('content-type')?.startsWith('application/json')
  return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : text }
}

export function anyAddress(): string {
  return `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`
}

/** Adds documents and waits until they are searchable. */
export async function addDocuments(client: TenantClient, texts: string[]): Promise<void> {
  for (const text of texts) {
    const { status, body } = await client.call('POST', '/knowledge/documents', { text })
    if (status !== 201) throw new Error(`A document was refused: ${JSON.stringify(body)}`)
  }
  await untilProcessed(client)
}

const POLL_MS = 100

export async function untilProcessed(client: TenantClient): Promise<void> {
  const deadline = performance.now() + MAX_WAIT_MS
  for (;;) {
    const { status, body } = await client.call('GET', '/knowledge/documents?status=processing&limit=1')
    if (status !== 200) throw new Error(`Documents could not be listed: ${JSON.stringify(body)}`)
    if (body.data.length === 0) return
    if (performance.now() > deadline) throw new Error('Documents are still being processed')
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
  }
}
