import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { ToolResult } from '../../src/conversation/index.ts'
import { conversations } from '../../src/chat/repository.ts'
import { startTestApp } from '../support/app.ts'
import { createSession, createTenant } from '../support/factories.ts'

let app: FastifyInstance

beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

it('a deed that was recorded is not taken back by a failure after its commit', async () => {
  const tenant = await createTenant(app)
  const { sessionId, messageId } = await createSession(tenant)
  const { tenantId } = tenant
  const name = { sessionId, turnId: messageId }
  const receipt = { claims: ['noted' as const], action: 'message_taken' as const, facts: {} }
  const done: ToolResult = { ok: true, data: {}, receipt }
  await app.database.tenant(tenantId, (tx) =>
    conversations.insertAction(tx, tenantId, name, { id: 'act_1', tool: 'capture_lead', key: 'k', arguments: {} }),
  )
  for (const result of [done, { ok: false as const, data: { error: 'failed' } }])
    await app.database.tenant(tenantId, (tx) => conversations.finishAction(tx, tenantId, 'act_1', result))
  const receipts = await app.database.tenant(tenantId, (tx) => conversations.receipts(tx, tenantId, sessionId))
  expect(receipts).toEqual([receipt])
})
