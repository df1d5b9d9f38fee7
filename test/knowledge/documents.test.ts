import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp } from '../support/app.ts'
import { createDocument, createTenant, type TestTenant } from '../support/factories.ts'

describe('documents', () => {
  let app: FastifyInstance
  let tenant: TestTenant

  beforeAll(async () => {
    app = await startTestApp()
    tenant = await createTenant(app)
  })
  afterAll(() => app.close())

  const post = (payload: object, headers: Record<string, string> = {}) =>
    tenant.send({ method: 'POST', url: '/knowledge/documents', payload, headers })
  const get = async (id: string) => (await tenant.send({ url: `/knowledge/documents/${id}` })).json()
  const search = async (query: string) =>
    (await tenant.send({ method: 'POST', url: '/knowledge/search', payload: { query } })).json().results

  it('are taken in at once and searchable when they are ready', async () => {
    const made = await post({ title: 'Whitening', text: 'Whitening takes 75 minutes and costs $390.' })
    expect(made.statusCode).toBe(201)
    expect(made.json()).toMatchObject({
      title: 'Whitening',
      status: 'processing',
      source: 'text',
      error: null,
      chunks: 0,
    })
    const id = made.json().document_id
    await expect.poll(async () => (await get(id)).status).toBe('ready')
    expect(await get(id)).toMatchObject({
      progress: 100,
      chunks: 1,
      text: 'Whitening takes 75 minutes and costs $390.',
    })
    const [best] = await search('How long does whitening take?')
    expect(best).toMatchObject({ document_id: id, title: 'Whitening' })
    expect(best.score).toBeGreaterThan(0)
    expect(best.coverage).toBeGreaterThan(0)
    expect(best.coverage).toBeLessThanOrEqual(1)
  })

  it('are called after their first heading or line when nobody names them', async () => {
    expect((await post({ text: '\n## Parking\n\nBehind the house.' })).json().title).toBe('Parking')
    expect((await post({ title: null, text: '- Cash or card\n- No cheques' })).json().title).toBe('Cash or card')
  })

  it('keep the white space of their text, and refuse a text without words', async () => {
    const made = await post({ title: 'Spaces', text: '  two leading\n' })
    expect((await get(made.json().document_id)).text).toBe('  two leading\n')
    const empty = await post({ title: 'Nothing', text: ' \n*** ' })
    expect(empty.statusCode).toBe(422)
    expect(empty.json().detail[0]).toMatchObject({ loc: ['body', 'text'], msg: 'must contain words' })
  })

  it('answer from the old text until the new one is ready, then from the new one alone', async () => {
    const id = await createDocument(tenant, 'The zebrafish tank is cleaned on Mondays.')
    const patched = await tenant.send({
      method: 'PATCH',
      url: `/knowledge/documents/${id}`,
      payload: { text: 'The aquarium is cleaned on Thursdays.' },
    })
    expect(patched.json()).toMatchObject({ status: 'processing', progress: 0, chunks: 1 })
    await expect.poll(async () => (await get(id)).status).toBe('ready')
    expect(await search('zebrafish')).toEqual([])
    expect((await search('aquarium cleaned'))[0].text).toContain('Thursdays')
  })

  it('keep a title that was given when the text is replaced, and change one that came from the text', async () => {
    const named = (await post({ title: 'House rules', text: 'No smoking.' })).json().document_id
    const unnamed = (await post({ text: 'No pets.' })).json().document_id
    const replace = async (id: string) =>
      (await tenant.send({ method: 'PATCH', url: `/knowledge/documents/${id}`, payload: { text: 'No shoes.' } })).json()
        .title
    expect(await replace(named)).toBe('House rules')
    expect(await replace(unnamed)).toBe('No shoes.')
  })

  it('take a new title into what is searched', async () => {
    const id = await createDocument(tenant, 'It costs nothing.')
    await tenant.send({ method: 'PATCH', url: `/knowledge/documents/${id}`, payload: { title: 'Orthopantomogram' } })
    await expect.poll(async () => (await search('orthopantomogram')).length).toBe(1)
  })

  it('stay as they are when a change changes nothing', async () => {
    const id = await createDocument(tenant, 'Nothing changes here, quokka.')
    const before = await get(id)
    const patched = await tenant.send({ method: 'PATCH', url: `/knowledge/documents/${id}`, payload: {} })
    expect(patched.json()).toMatchObject({ status: 'ready', updated_at: before.updated_at })
  })

  it('are gone from the index when they are deleted', async () => {
    const id = await createDocument(tenant, 'A single wombat sleeps in the waiting room.')
    expect(await search('wombat')).toHaveLength(1)
    const deleted = await tenant.send({ method: 'DELETE', url: `/knowledge/documents/${id}` })
    expect(deleted.json()).toEqual({ deleted: true })
    expect(await search('wombat')).toEqual([])
    expect((await tenant.send({ url: `/knowledge/documents/${id}` })).statusCode).toBe(404)
    const again = await tenant.send({ method: 'DELETE', url: `/knowledge/documents/${id}` })
    expect(again.statusCode).toBe(404)
  })

  it('can be deleted and replaced while they are processed', async () => {
    const own = await createTenant(app)
    const ids = await Promise.all(
      Array.from({ length: 12 }, async (_, index) => {
        const made = await own.send({
          method: 'POST',
          url: '/knowledge/documents',
          payload: { text: `Topic${index} and more words` },
        })
        return made.json().document_id as string
      }),
    )
    const changes = await Promise.all(
      ids.map((id, index) =>
        index % 2 === 0
          ? own.send({ method: 'DELETE', url: `/knowledge/documents/${id}` })
          : own.send({
              method: 'PATCH',
              url: `/knowledge/documents/${id}`,
              payload: { text: `Replaced${index} text` },
            }),
      ),
    )
    expect(changes.every(({ statusCode }) => statusCode === 200)).toBe(true)
    await expect
      .poll(async () => (await own.send({ url: '/knowledge/documents?status=ready' })).json().data.length)
      .toBe(6)
    expect(await indexOf(own)).toEqual({ chunks: 6, counted: 6, vectors: 6 })
  })

  /** The index's rows, and its own statistics. */
  async function indexOf({ tenantId }: TestTenant) {
    const { rows } = await app.database.tenant(tenantId, (tx) =>
      tx.execute(sql`
        select (select count(*)::int from chunks where tenant_id = ${tenantId}) as chunks,
          (select count(*)::int from chunk_vectors where tenant_id = ${tenantId}) as vectors,
          (select chunks from knowledge_statistics where tenant_id = ${tenantId}) as counted`),
    )
    return rows[0]
  }

  it('are listed newest first, page by page, by status', async () => {
    const own = await createTenant(app)
    for (const text of ['one', 'two', 'three']) await createDocument(own, text)
    const first = (await own.send({ url: '/knowledge/documents?limit=2' })).json()
    expect(first.data.map(({ title }: { title: string }) => title)).toEqual(['three', 'two'])
    const second = (await own.send({ url: `/knowledge/documents?limit=2&cursor=${first.next_cursor}` })).json()
    expect(second.data.map(({ title }: { title: string }) => title)).toEqual(['one'])
    expect(second.next_cursor).toBeNull()
    expect((await own.send({ url: '/knowledge/documents?status=failed' })).json().data).toEqual([])
    expect(first.data[0]).not.toHaveProperty('text')
    const called = async (query: string) =>
      (await own.send({ url: `/knowledge/documents?${query}` }))
        .json()
        .data.map(({ title }: { title: string }) => title)
    expect(await called('q=T')).toEqual(['three', 'two'])
    expect(await called('q=T%20re')).toEqual(['three'])
    expect(await called('q=t&status=failed')).toEqual([])
    expect(await called('q=%25')).toEqual([])
  })

  it('give the first answer again for the same Idempotency-Key', async () => {
    const headers = { 'idempotency-key': 'import-17' }
    const first = await post({ title: 'Once', text: 'Only once.' }, headers)
    const second = await post({ title: 'Once', text: 'Only once.' }, headers)
    expect(second.statusCode).toBe(201)
    expect(second.headers['idempotent-replayed']).toBe('true')
    expect(second.body).toBe(first.body)
    expect((await post({ title: 'Twice', text: 'Only once.' }, headers)).statusCode).toBe(409)
  })

  it('are found in the new language soon after the tenant changed it', async () => {
    const own = await createTenant(app)
    // Its words do not tell its own language.
    await createDocument(own, 'Zahnschmerzen: Notdienst täglich.')
    const find = async () =>
      (await own.send({ method: 'POST', url: '/knowledge/search', payload: { query: 'Zahnschmerz' } })).json().results
    expect(await find()).toEqual([])
    await own.send({ method: 'PATCH', url: `/tenants/${own.tenantId}`, payload: { language: 'de' } })
    await expect.poll(async () => (await find())[0]?.text).toBe('Zahnschmerzen: Notdienst täglich.')
  })
})
