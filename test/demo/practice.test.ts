import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeDemo } from '../../src/demo/index.ts'
import { startTestApp, client } from '../support/app.ts'
import { openCopy } from '../support/database.ts'
import { until } from '../support/until.ts'

// The demo's account exists once in an installation, and other tests register its address.
let opened: Awaited<ReturnType<typeof openCopy>>
let app: FastifyInstance
let send: ReturnType<typeof client>
let tenantId: string
beforeAll(async () => {
  opened = await openCopy()
  const now = new Date('2026-11-22T16:00:00Z')
  app = await startTestApp({ database: opened.database, clock: { now: () => now } })
  const demo = await makeDemo(app, now)
  tenantId = demo.tenantId
  send = client(app, { 'x-api-key': demo.key })
  const isReady = async () => {
    const { data } = (await send({ url: '/knowledge/documents?status=ready' })).json<{ data: object[] }>()
    return data.length >= 10
  }
  await until(isReady)
})
afterAll(async () => {
  await app.close()
  await opened.close()
})

const ask = async (message: string) =>
  (await send({ method: 'POST', url: '/chat/message', payload: { tenant_id: tenantId, message } })).json()
    .reply as string

describe('the demo', () => {
  it('contradicts itself nowhere', async () => {
    expect((await send({ url: '/knowledge/contradictions' })).json()).toEqual({ data: [] })
  })

  it('has holidays, a phone and an e-mail address', async () => {
    expect(await ask('Are you open on Thanksgiving?')).toContain('Thursday, November 26')
    expect(await ask('What is your phone number?')).toContain('(212) 555-0142')
    expect(await ask('What is your e-mail address?')).toContain('desk@harbour-street.example')
    expect(await ask('When are you open on weekends?')).toContain('On Saturdays and Sundays, we are closed.')
  })

  it('has its documents in four languages', async () => {
    const { data } = (await send({ url: '/knowledge/documents' })).json<{ data: { language: string }[] }>()
    expect([...new Set(data.map(({ language }) => language))].sort()).toEqual(['de', 'en', 'es', 'fr'])
    expect(await ask('Welche Versicherungen akzeptieren Sie?')).toContain('Wir akzeptieren Delta Dental PPO')
    expect(await ask('¿Dónde puedo aparcar?')).toContain('aparcan gratis')
    expect(await ask('Soignez-vous les enfants ?')).toContain('les enfants sont les bienvenus')
  })
})
