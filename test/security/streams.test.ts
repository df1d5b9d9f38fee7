import type { FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { startTestApp } from '../support/app.ts'
import { createSession, createTenant, visitorHeaders, type TestTenant } from '../support/factories.ts'
import { until } from '../support/until.ts'

let app: FastifyInstance
let url: string

beforeAll(async () => {
  app = await startTestApp()
  url = `${await app.listen({ host: '127.0.0.1', port: 0 })}/api/v1`
})

afterEach(() => void vi.restoreAllMocks())
afterAll(() => app.close())

/** An open stream: its received data, and whether it has ended. */
async function open(path: string, headers: Record<string, string>, init: RequestInit = {}) {
  const response = await fetch(`${url}${path}`, { ...init, headers })
  expect(response.status).toBe(200)
  const stream = { text: '', isOver: false, failed: false }
  const read = async () => {
    const decoder = new TextDecoder()
    for await (const chunk of response.body!) stream.text += decoder.decode(chunk, { stream: true })
  }
  void read()
    .catch(() => (stream.failed = true))
    .finally(() => (stream.isOver = true))
  return stream
}

async function watched(tenant: TestTenant): Promise<{ path: string; say: (text: string) => Promise<void> }> {
  const { sessionId } = await createSession(tenant)
  const say = async (text: string) => {
    const answer = await tenant.send({ method: 'POST', url: `/chat/sessions/${sessionId}/messages`, payload: { text } })
    expect(answer.statusCode).toBe(200)
  }
  return { path: `/chat/sessions/${sessionId}/events`, say }
}

describe('the stream of a conversation that nothing happens in', () => {
  it('ends at once with the key that opened it; that of another key goes on', async () => {
    const tenant = await createTenant(app)
    const { path, say } = await watched(tenant)
    const revoked = await open(path, tenant.headers.standard_key)
    const other = await open(path, tenant.headers.admin_key)
    await until(() => revoked.text.includes('event: status') && other.text.includes('event: status'))

    const gone = await tenant.send({ method: 'DELETE', url: `/api-keys/${tenant.apiKeyId}` })
    expect(gone.statusCode).toBe(200)
    await until(() => revoked.isOver)
    await say('PRIVATE')
    await until(() => other.text.includes('PRIVATE'))
    expect(revoked.text).not.toContain('PRIVATE')
    expect(other.isOver).toBe(false)
    await tenant.send({ method: 'POST', url: `${path.replace('/events', '/end')}` })
    await until(() => other.isOver)
  })

  it('ends at once with the session that opened it, and with the tenant', async () => {
    const tenant = await createTenant(app)
    const { path } = await watched(tenant)
    const admin = await open(path, tenant.headers.admin)
    const member = await open(path, tenant.headers.member)
    await until(() => admin.text.includes('event: status') && member.text.includes('event: status'))
    expect((await tenant.sendAs(tenant.headers.member)({ method: 'POST', url: '/auth/logout' })).statusCode).toBe(200)
    await until(() => member.isOver)
    expect(admin.isOver).toBe(false)
    expect((await tenant.send({ method: 'DELETE', url: `/tenants/${tenant.tenantId}` })).statusCode).toBe(200)
    await until(() => admin.isOver)
  })

  it('ends when the key was revoked in another process, by the next heartbeat', async () => {
    const elsewhere = await startTestApp()
    try {
      const tenant = await createTenant(app)
      const { path } = await watched(tenant)
      const stream = await open(path, tenant.headers.standard_key)
      await until(() => stream.text.includes('event: status'))
      const headers = tenant.headers.admin_key
      const gone = await elsewhere.inject({ method: 'DELETE', url: `/api/v1/api-keys/${tenant.apiKeyId}`, headers })
      expect(gone.statusCode).toBe(200)
      await until(() => stream.isOver)
    } finally {
      await elsewhere.close()
    }
  })
})

describe('an answer under way', () => {
  it('reads no further when its key ends, though no word comes', async () => {
    const tenant = await createTenant(app)
    const begun = Promise.withResolvers<void>()
    const end = Promise.withResolvers<void>()
    vi.spyOn(app.assistant, 'answer').mockImplementation(async function* () {
      yield { type: 'delta', text: 'We are' }
      begun.resolve()
      await end.promise
      yield { type: 'delta', text: 'SECRET' }
    })
    const body = JSON.stringify({ tenant_id: tenant.tenantId, message: 'Hello?' })
    const headers = { ...tenant.headers.standard_key, 'content-type': 'application/json' }
    const stream = await open('/chat/stream', headers, { method: 'POST', body })
    await begun.promise
    await tenant.send({ method: 'DELETE', url: `/api-keys/${tenant.apiKeyId}` })
    await until(() => stream.isOver)
    end.resolve()
    expect(stream.text).not.toContain('SECRET')
  })
})

describe('a fault in a stream that has begun', () => {
  it.each(['a key', 'a visitor'])(
    'of %s ends it without the words of the fault, and the process goes on',
    async (who) => {
      const tenant = await createTenant(app)
      const { sessionId } = await createSession(tenant)
      const [path, headers] =
        who === 'a key'
          ? [`/chat/sessions/${sessionId}/events`, tenant.headers.admin_key]
          : ['/widget/events', await visitorHeaders(tenant.tenantId, sessionId)]
      const stream = await open(path, headers)
      await until(() => stream.text.includes('event: status'))
      const real = app.database.tenantOnce
      const failing = vi.spyOn(app.database, 'tenantOnce').mockImplementation(async (tenantId, work) => {
        if (tenantId === tenant.tenantId) throw new Error('select password from users')
        return real(tenantId, work)
      })
      await until(() => stream.isOver)
      failing.mockRestore()
      expect(stream.text).not.toContain('password')
      expect((await tenant.send({ url: '/tenants' })).statusCode).toBe(200)
      expect((await fetch(`${url.replace('/api/v1', '')}/health/live`)).status).toBe(200)
    },
  )
})
