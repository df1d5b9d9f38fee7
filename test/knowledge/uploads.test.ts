import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp } from '../support/app.ts'
import { createTenant, type TestTenant } from '../support/factories.ts'
import { ended, form, upload } from '../support/uploading.ts'

const FILES = join(import.meta.dirname, '../fixtures/files')

let app: FastifyInstance
let tenant: TestTenant

beforeAll(async () => {
  app = await startTestApp()
  tenant = await createTenant(app)
})
afterAll(() => app.close())

const fixture = (name: string) => ({ name, bytes: readFileSync(join(FILES, name)) })
const search = async (query: string) =>
  (await tenant.send({ method: 'POST', url: '/knowledge/search', payload: { query } })).json().results

async function storedParts(): Promise<number> {
  const { rows } = await app.database.tenant(tenant.tenantId, (tx) =>
    tx.execute<{ count: number }>(sql`select count(*)::int as count from upload_parts`),
  )
  return rows[0]!.count
}

describe('a file', () => {
  it.each([
    ['two-columns.pdf', 'Harbour Dental News', 'How long does whitening take?', 'seventy-five minutes'],
    ['price-list.docx', 'Price list', 'Price of a check-up', '$90'],
    ['practice.html', 'Visiting us', 'May I bring my dog?', 'It waits outside.'],
    ['prices-utf16.csv', 'prices-utf16', 'Zahnreinigung Preis', '95 €'],
    ['manual.md', 'Booking widget', 'accent color', '#FF3621'],
  ])('%s answers questions', async (name, title, question, answer) => {
    const made = await upload(tenant, fixture(name))
    expect(made.statusCode).toBe(201)
    expect(made.json()).toMatchObject({ source: 'file', file_name: name, status: 'processing', url: null })
    const document = await ended(tenant, made.json().document_id)
    expect(document).toMatchObject({ status: 'ready', title, error: null, progress: 100 })
    const found = await search(question)
    expect(found[0].text).toContain(answer)
  })

  it('keeps the title that it was given, and its bytes no longer than needed', async () => {
    const made = await upload(tenant, fixture('price-list.docx'), { fields: { title: '  What it costs ' } })
    const document = await ended(tenant, made.json().document_id)
    expect(document).toMatchObject({ title: 'What it costs', status: 'ready' })
    expect(await storedParts()).toBe(0)
  })

  it.each([
    ['scanned.pdf', /a scan/],
    ['encrypted.pdf', /protected with a password/],
  ])('%s fails in plain words, and its bytes go', async (name, reason) => {
    const made = await upload(tenant, fixture(name))
    expect(await ended(tenant, made.json().document_id)).toMatchObject({
      status: 'failed',
      error: expect.stringMatching(reason),
      chunks: 0,
    })
    expect(await storedParts()).toBe(0)
    const again = await tenant.send({ method: 'POST', url: `/knowledge/documents/${made.json().document_id}/refresh` })
    expect(again.statusCode).toBe(409)
  })

  it('can be named anew and corrected by hand', async () => {
    const made = await upload(tenant, { name: 'note.txt', bytes: 'The numbat eats termites.' })
    const { document_id: id } = made.json()
    await ended(tenant, id)
    const patch = (payload: object) => tenant.send({ method: 'PATCH', url: `/knowledge/documents/${id}`, payload })
    await patch({ title: 'Marsupials' })
    expect(await ended(tenant, id)).toMatchObject({ title: 'Marsupials', text: 'The numbat eats termites.' })
    await patch({ text: 'The numbat eats ants.' })
    expect(await ended(tenant, id)).toMatchObject({
      title: 'Marsupials',
      source: 'file',
      text: 'The numbat eats ants.',
    })
    expect((await search('numbat'))[0].text).toBe('The numbat eats ants.')
  })

  it('gives the first answer again for the same Idempotency-Key, and refuses another file under it', async () => {
    const headers = { 'idempotency-key': 'upload-1' }
    const file = { name: 'a.txt', bytes: 'First and only.' }
    const first = await upload(tenant, file, { headers })
    const second = await upload(tenant, file, { headers })
    expect(second.statusCode).toBe(201)
    expect(second.headers['idempotent-replayed']).toBe('true')
    expect(second.body).toBe(first.body)
    const other = await upload(tenant, { ...file, bytes: 'Second.' }, { headers })
    expect(other.statusCode).toBe(409)
  })

  it.each([
    ['of a type that is not read', { name: 'a.xlsx', bytes: 'x' }, 415],
    ['without an extension', { name: 'README', bytes: 'x' }, 415],
    ['that is missing', undefined, 422],
    ['that is larger than 20 MB', { name: 'a.txt', bytes: Buffer.alloc(20 * 1024 * 1024 + 1, 'a ') }, 413],
  ])('%s is refused', async (_name, file, status) => {
    const refused = await upload(tenant, file)
    expect(refused.statusCode).toBe(status)
    expect(Object.keys(refused.json())).toEqual(['detail'])
    if (status === 422) expect(refused.json().detail[0].loc).toEqual(['body', 'file'])
  })

  it('is refused with a title that is too long', async () => {
    const refused = await upload(tenant, fixture('manual.md'), { fields: { title: 'x'.repeat(301) } })
    expect(refused.json().detail[0]).toMatchObject({ loc: ['body', 'title'] })
  })

  it('is a 400 in a broken form, and a form on another route a 415', async () => {
    const { payload, headers } = form(fixture('manual.md'))
    const send = (url: string, body: Buffer) => tenant.send({ method: 'POST', url, payload: body, headers })
    expect((await send('/knowledge/documents', payload.subarray(0, 100))).statusCode).toBe(400)
    expect((await send('/knowledge/search', payload)).statusCode).toBe(415)
  })
})

describe('a large document', () => {
  const count = 400
  const paragraphs = (animal: string) =>
    Array.from(
      { length: count },
      (_, n) => `## Room ${n}\n\nIn room ${n} lives the ${animal} number ${n}. ${'It sleeps all day. '.repeat(20)}`,
    )

  it('is exchanged as a whole: a question meets all of the old text or all of the new', async () => {
    const own = await createTenant(app)
    const made = await upload(own, { name: 'zoo.md', bytes: paragraphs('axolotl').join('\n\n') })
    const { document_id: id } = made.json()
    expect(await ended(own, id)).toMatchObject({ status: 'ready' })
    const ask = async () => {
      const found = await own.send({
        method: 'POST',
        url: '/knowledge/search',
        payload: { query: 'axolotl capybara', limit: 50 },
      })
      return new Set(found.json().results.map(({ text }: { text: string }) => /axolotl|capybara/.exec(text)?.[0]))
    }
    expect(await ask()).toEqual(new Set(['axolotl']))
    await own.send({
      method: 'PATCH',
      url: `/knowledge/documents/${id}`,
      payload: { text: paragraphs('capybara').join('\n\n') },
    })
    const seen: string[] = []
    for (let status = 'processing'; status === 'processing';) {
      const animals = await ask()
      expect(animals.size).toBe(1)
      await sleep(3)
      seen.push([...animals][0] as string)
      status = (await own.send({ url: `/knowledge/documents/${id}` })).json().status
    }
    expect(await ask()).toEqual(new Set(['capybara']))
    expect(seen[0]).toBe('axolotl')
    // Leftovers of a stopped or slow worker are swept within a minute.
    await expect
      .poll(() => indexOf(own.tenantId))
      .toMatchObject({ chunks: count, vectors: count, counted: count, hidden: 0 })
    expect((await own.send({ method: 'DELETE', url: `/knowledge/documents/${id}` })).statusCode).toBe(200)
    expect(await indexOf(own.tenantId)).toEqual({ chunks: 0, vectors: 0, counted: 0, terms: 0, hidden: 0 })
  })
})

async function indexOf(tenantId: string) {
  const { rows } = await app.database.tenant(tenantId, (tx) =>
    tx.execute(sql`
      select (select count(*)::int from chunks) as chunks, (select count(*)::int from chunk_vectors) as vectors,
        (select chunks from knowledge_statistics) as counted, (select count(*)::int from term_statistics) as terms,
        (select count(*)::int from hidden_versions) as hidden`),
  )
  return rows[0]
}
