import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createKnownAnswers } from '../../src/knowledge/known-answers.ts'
import { startTestApp } from '../support/app.ts'
import { createDocument, createTenant, type TestTenant } from '../support/factories.ts'

let app: FastifyInstance
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const CLINIC = `# The clinic

## Cars

Patients use the courtyard behind the building free of charge.

## Dogs

Guide dogs may come in.`

const post = (tenant: TestTenant, payload: object) =>
  tenant.send({ method: 'POST', url: '/knowledge/answers', payload })

async function ask(tenant: TestTenant, message: string): Promise<{ reply: string; sources: { title: string }[] }> {
  return (
    await tenant.send({ method: 'POST', url: '/chat/message', payload: { tenant_id: tenant.tenantId, message } })
  ).json()
}

async function ready(tenant: TestTenant, id: string): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    const { status } = (await tenant.send({ url: `/knowledge/documents/${id}` })).json()
    if (status === 'ready') return
    await sleep(25)
  }
  throw new Error('The document did not become ready')
}

describe('a question tied to a passage', () => {
  it('finds it from then on, also in other words, and not any more once it is untied', async () => {
    const tenant = await createTenant(app)
    const documentId = await createDocument(tenant, CLINIC)
    expect((await ask(tenant, 'Where can I leave my horse?')).reply).not.toContain('courtyard')
    const passage = 'Patients use the courtyard behind the building'
    const made = await post(tenant, { question: 'Where can I leave my horse?', document_id: documentId, passage })
    expect(made.statusCode).toBe(201)
    expect(made.json()).toMatchObject({ document_id: documentId, passage, written: false })
    await ready(tenant, documentId)
    for (const question of ['Where can I leave my horse?', 'Can I leave a horse with you?']) {
      const { reply, sources } = await ask(tenant, question)
      expect(reply).toContain('courtyard behind the building')
      expect(sources[0]?.title).toBe('The clinic › Cars')
    }
    const { data } = (await tenant.send({ url: '/knowledge/answers' })).json()
    expect(data).toMatchObject([{ question: 'Where can I leave my horse?', title: 'The clinic' }])
    const url = `/knowledge/answers/${data[0].answer_id}`
    expect((await tenant.send({ method: 'DELETE', url })).json()).toEqual({ deleted: true })
    await ready(tenant, documentId)
    expect((await ask(tenant, 'Where can I leave my horse?')).reply).not.toContain('courtyard')
    expect((await tenant.send({ method: 'DELETE', url })).statusCode).toBe(404)
  })

  it('may be answered by a text written now, from the list of unanswered questions', async () => {
    const tenant = await createTenant(app)
    await createDocument(tenant, CLINIC)
    await ask(tenant, 'Do you treat parrots?')
    const { data } = (await tenant.send({ url: '/analytics/questions?answered=false' })).json()
    const made = await post(tenant, { question_id: data[0].question_id, text: 'Birds are treated on Tuesdays.' })
    expect(made.json()).toMatchObject({ question: 'Do you treat parrots?', written: true })
    const { document_id: id, answer_id: answerId } = made.json()
    await ready(tenant, id)
    expect((await ask(tenant, 'Can you treat a parrot?')).reply).toContain('Birds are treated on Tuesdays.')
    await tenant.send({ method: 'DELETE', url: `/knowledge/answers/${answerId}` })
    expect((await tenant.send({ url: `/knowledge/documents/${id}` })).statusCode).toBe(404)
  })

  it('is untied and its written text removed in one step: a failure leaves both', async () => {
    const tenant = await createTenant(app)
    const { document_id: id, answer_id: answerId } = (
      await post(tenant, { question: 'Do you treat parrots?', text: 'Birds are treated on Tuesdays.' })
    ).json()
    await ready(tenant, id)
    const failing = createKnownAnswers({
      database: app.database,
      createDocument: () => Promise.reject(new Error('Not called')),
      removeDocument: () => Promise.reject(new Error('The power is out')),
      wake: () => {},
    })
    await expect(failing.remove(tenant.tenantId, answerId)).rejects.toThrow('The power is out')
    expect((await tenant.send({ url: '/knowledge/answers' })).json().data).toMatchObject([{ answer_id: answerId }])
    expect((await ask(tenant, 'Can you treat a parrot?')).reply).toContain('Birds are treated on Tuesdays.')
  })

  it('refuses what answers nothing', async () => {
    const tenant = await createTenant(app)
    const documentId = await createDocument(tenant, CLINIC)
    const status = async (payload: object) => (await post(tenant, payload)).statusCode
    expect(await status({ question: 'Where?', document_id: documentId, passage: 'The moon is made of cheese.' })).toBe(
      422,
    )
    expect(await status({ question: 'Where?' })).toBe(422)
    expect(await status({ question: 'Where?', question_id: 'que_1', text: 'Here.' })).toBe(422)
    expect(await status({ question: 'Where?', text: 'Here.', passage: 'Here.' })).toBe(422)
    expect(await status({ question: 'Where?', document_id: 'doc_none' })).toBe(404)
    expect(await status({ question_id: 'que_none', text: 'Here.' })).toBe(404)
    expect(await status({ question: 'Where?', document_id: documentId })).toBe(201)
    expect(await status({ question: 'WHERE', document_id: documentId })).toBe(409)
  })
})

it('a document has the language of its text until somebody sets another', async () => {
  const tenant = await createTenant(app)
  const text =
    'Wir haben am Montag von 8 bis 18 Uhr geöffnet. Sie können uns im Hof besuchen, wenn Sie einen Termin haben.'
  const id = await createDocument(tenant, text)
  const language = async () => (await tenant.send({ url: `/knowledge/documents/${id}` })).json().language
  const set = (value: string | null) =>
    tenant.send({ method: 'PATCH', url: `/knowledge/documents/${id}`, payload: { language: value } })
  expect(await language()).toBe('de')
  await set('nl')
  expect(await language()).toBe('nl')
  await set(null)
  expect(await language()).toBe('de')
})
