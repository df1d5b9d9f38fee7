import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp } from '../support/app.ts'
import { goingCall } from '../calls/going-call.ts'
import { createDocument, createTenant, type TestTenant } from '../support/factories.ts'

const RULES = `# House rules

## Animals

Dogs wait in the yard. The yard is behind the house and has a roof.

## Being late

Whoever is more than ten minutes late may have to come again on another day.

## Paying

You pay by card after the visit. We send no invoices.`

let app: FastifyInstance
let tenant: TestTenant

beforeAll(async () => {
  app = await startTestApp()
  tenant = await createTenant(app)
  await createDocument(tenant, RULES)
})
afterAll(() => app.close())

async function say(message: string, session?: string) {
  const payload = { tenant_id: tenant.tenantId, message, ...(session === undefined ? {} : { session_id: session }) }
  const reply = await tenant.send({ method: 'POST', url: '/chat/message', payload })
  return reply.json<{ session_id: string; reply: string; suggestions: { label: string; message: string }[] }>()
}

it('are offered below a reply that is not sure, beside a person among the first three', async () => {
  const unsure = await say('Is the house warm enough for an old aunt who has to come again by train on another day?')
  const labels = unsure.suggestions.map(({ label }) => label)
  const topics = labels.filter((label) => ['Animals', 'Being late', 'Paying'].includes(label))
  expect(topics.length).toBeGreaterThan(0)
  expect(labels.indexOf('Talk to a person')).toBe(Math.min(topics.length, 2))
  for (const { label, message } of unsure.suggestions.filter((one) => topics.includes(one.label))) {
    const { reply } = await say(message, unsure.session_id)
    expect(reply, label).toContain({ Animals: 'Dogs wait', 'Being late': 'ten minutes late', Paying: 'by card' }[label])
  }
})

it('are not offered below an answer', async () => {
  const { suggestions } = await say('Where do dogs wait?')
  expect(suggestions.map(({ label }) => label)).not.toContain('Paying')
})

it('are named on a call, which has no buttons, and one of them may be said', async () => {
  const call = await goingCall(app, tenant.tenantId)
  const unsure = await call.say(
    'Is the house warm enough for an old aunt who has to come again by train on another day?',
  )
  const named = /Something near it: (.+)\. Say which/.exec(unsure)?.[1]?.split(', ') ?? []
  expect(named.length).toBeGreaterThan(0)
  const topics: Record<string, string> = { Animals: 'Dogs wait', 'Being late': 'ten minutes late', Paying: 'by card' }
  for (const topic of named.map((name) => name.replaceAll(/[“”]/gu, ''))) {
    const heard = await call.say(topic)
    expect(heard, topic).toContain(topics[topic])
    expect(heard).not.toContain('Something near it')
  }
})
