import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp } from '../support/app.ts'
import { createDocument, createTenant, type TestTenant } from '../support/factories.ts'

describe('a misspelled word', () => {
  let app: FastifyInstance
  let tenant: TestTenant

  beforeAll(async () => {
    app = await startTestApp()
    tenant = await createTenant(app)
    await createDocument(tenant, '# Whitening\n\nWhitening costs $350 and takes 75 minutes.')
    await createDocument(tenant, '# Veneers\n\nVeneers are made of porcelain.')
    await createDocument(tenant, '# Parking\n\nParking is free in the courtyard.')
  })
  afterAll(() => app.close())

  const first = async (query: string) => {
    const reply = await tenant.send({ method: 'POST', url: '/knowledge/search', payload: { query } })
    return reply.json().results[0]?.title
  }

  it.each([
    ['a letter left out', 'whitning', 'Whitening'],
    ['a letter too many', 'venneers', 'Veneers'],
    ['another letter', 'whitemimg whitenimg', 'Whitening'],
    ['two letters swapped', 'veneesr', 'Veneers'],
  ])('with %s finds what was meant: %s', async (_slip, query, title) => {
    expect(await first(query)).toBe(title)
  })

  it('is answered like the right one', async () => {
    const reply = await tenant.send({
      method: 'POST',
      url: '/chat/message',
      payload: { tenant_id: tenant.tenantId, message: 'how much is whitning?' },
    })
    expect(reply.json().reply).toContain('$350')
  })

  it.each([
    ['the first letter differs', 'khitening'],
    ['it is too short', 'venr'],
    ['it is two slips away', 'viniers'],
  ])('is left alone where %s: %s', async (_why, query) => {
    expect(await first(query)).toBeUndefined()
  })

  it('is not sought among the words of another tenant', async () => {
    const other = await createTenant(app)
    await createDocument(other, '# Braces\n\nBraces are fitted by our partner.')
    const reply = await other.send({ method: 'POST', url: '/knowledge/search', payload: { query: 'whitning' } })
    expect(reply.json().results).toEqual([])
  })
})

describe('a compound that no document has', () => {
  let app: FastifyInstance
  let tenant: TestTenant

  beforeAll(async () => {
    app = await startTestApp()
    tenant = await createTenant(app)
    await tenant.send({ method: 'PATCH', url: `/tenants/${tenant.tenantId}`, payload: { language: 'de' } })
    await createDocument(tenant, '# Walzer für Anfänger\n\nDer Kurs beginnt im Januar und hat acht Abende.')
    await createDocument(tenant, '# Salsa\n\nDer Kurs läuft das ganze Jahr.')
  })
  afterAll(() => app.close())

  it.each([
    ['Anfängerkurs', 'Walzer für Anfänger'],
    ['Salsakurs', 'Salsa'],
  ])('is found by both of its parts: %s', async (query, title) => {
    const reply = await tenant.send({ method: 'POST', url: '/knowledge/search', payload: { query } })
    expect(reply.json().results[0]?.title).toContain(title)
  })
})
