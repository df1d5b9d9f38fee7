import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestApp } from '../support/app.ts'
import { createDocument, createSession, createTenant, documentReady, type TestTenant } from '../support/factories.ts'

let app: FastifyInstance
let tenant: TestTenant

beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  tenant = await createTenant(app)
})

const URL = '/knowledge/answer-proposals'
const as = (who: 'admin' | 'member') => tenant.sendAs(tenant.headers[who])
const listed = async () => (await as('member')({ url: URL })).json().data

async function proposed(payload: object): Promise<string> {
  const made = await as('member')({ method: 'POST', url: URL, payload })
  expect({ status: made.statusCode, body: made.body }).toMatchObject({ status: 201 })
  return made.json().proposal_id
}

const reply = async (message: string) =>
  (await tenant.send({ method: 'POST', url: '/chat/message', payload: { tenant_id: tenant.tenantId, message } })).json()
    .reply as string

describe('an answer that a member proposes', () => {
  it('is heard by nobody before an administrator accepts it, and answers from then on', async () => {
    await createSession(tenant, 'Do you treat parrots?')
    const [asked] = (await as('member')({ url: '/analytics/questions?answered=false' })).json().data
    const id = await proposed({ question_id: asked.question_id, text: 'We treat parrots on Mondays.' })
    expect(await listed()).toMatchObject([
      { proposal_id: id, question: 'Do you treat parrots?', text: 'We treat parrots on Mondays.', document_id: null },
    ])
    expect(await reply('Do you treat parrots?')).not.toContain('Mondays')
    const accept = { method: 'POST', url: `${URL}/${id}/accept`, payload: {} } as const
    expect((await as('member')(accept)).statusCode).toBe(403)
    const accepted = await as('admin')(accept)
    expect(accepted.statusCode).toBe(200)
    await documentReady(tenant, accepted.json().document_id)
    expect(await reply('Do you treat parrots?')).toContain('Mondays')
    expect(await listed()).toEqual([])
    expect((await as('admin')(accept)).statusCode).toBe(404)
  })

  it('is put in better words, or discarded', async () => {
    const better = await proposed({ question: 'Is there a ramp?', text: 'yes' })
    const worse = await proposed({ question: 'Do you sell food?', text: 'dunno' })
    const payload = { text: 'There is a ramp at the back door.' }
    const accepted = await as('admin')({ method: 'POST', url: `${URL}/${better}/accept`, payload })
    await documentReady(tenant, accepted.json().document_id)
    expect(await reply('Is there a ramp?')).toContain('back door')
    const discard = { method: 'DELETE', url: `${URL}/${worse}` } as const
    expect((await as('member')(discard)).statusCode).toBe(403)
    expect((await as('admin')(discard)).json()).toEqual({ deleted: true })
    expect((await as('admin')(discard)).statusCode).toBe(404)
  })

  it('may point to a passage, which must still be there', async () => {
    const documentId = await createDocument(tenant, '# Cars\n\nPatients use the courtyard free of charge.')
    const passage = 'Patients use the courtyard free of charge.'
    const id = await proposed({ question: 'Where can I leave my horse?', document_id: documentId, passage })
    await tenant.send({ method: 'DELETE', url: `/knowledge/documents/${documentId}` })
    expect((await as('admin')({ method: 'POST', url: `${URL}/${id}/accept`, payload: {} })).statusCode).toBe(404)
    expect(await listed()).toHaveLength(1)
  })

  it('is of one business, and of people: keys and strangers propose nothing', async () => {
    const id = await proposed({ question: 'Is there a ramp?', text: 'yes' })
    const payload = { question: 'Why?', text: 'So.' }
    expect((await tenant.send({ method: 'POST', url: URL, payload })).statusCode).toBe(403)
    expect((await as('member')({ method: 'POST', url: URL, payload: { question: 'Why?' } })).statusCode).toBe(422)
    const other = await createTenant(app)
    expect((await other.sendAs(other.headers.admin)({ method: 'DELETE', url: `${URL}/${id}` })).statusCode).toBe(404)
  })
})
