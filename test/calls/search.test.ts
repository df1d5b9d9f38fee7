import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp } from '../support/app.ts'
import { createTenant } from '../support/factories.ts'
import { until } from '../support/until.ts'

let app: FastifyInstance

beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

it('finds calls by name, number, words that were said, and sentiment, literally and of this business alone', async () => {
  const tenant = await createTenant(app)
  const other = await createTenant(app)
  const call = async (client_name: string, phone_number: string): Promise<string> => {
    const payload = { client_name, phone_number, call_type: 'outbound' }
    return (await tenant.send({ method: 'POST', url: '/calls/initiate', payload })).json().call_id
  }
  const owen = await call('Owen 100%', '+14155550163')
  const sofia = await call('Sofia 1000', '+14155550188')
  const found = async (query: string, send = tenant.send) =>
    (await send({ url: `/calls?${query}` })).json().data.map((one: { call_id: string }) => one.call_id)
  expect(await found('q=owen')).toEqual([owen])
  expect(await found('q=100%25')).toEqual([owen])
  expect(await found('q=50188')).toEqual([sofia])
  expect(await found('q=owen', other.send)).toEqual([])
  const read = async () => (await tenant.send({ url: `/calls/${owen}` })).json()
  await until(async () => (await read()).status === 'completed')
  const { transcript, sentiment } = await read()
  const [{ text }] = transcript
  expect(await found(`q=${encodeURIComponent(text.slice(0, 60))}`)).toContain(owen)
  expect(await found(`q=owen&sentiment=${sentiment}`)).toEqual([owen])
  const others = ['positive', 'neutral', 'negative'].filter((one) => one !== sentiment)
  for (const one of others) expect(await found(`q=owen&sentiment=${one}`)).toEqual([])
})
