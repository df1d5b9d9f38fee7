import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp } from '../support/app.ts'
import { createSession, createTenant, type TestTenant } from '../support/factories.ts'
import { until } from '../support/until.ts'

describe('figures', () => {
  let app: FastifyInstance
  let tenant: TestTenant

  beforeAll(async () => {
    app = await startTestApp()
    tenant = await createTenant(app)
  })
  afterAll(() => app.close())

  const get = (url: string, headers = {}) => tenant.send({ url: `/analytics/${url}`, headers })

  it('follow a conversation within seconds', async () => {
    await createSession(tenant, 'Do you sell bicycles?')
    const overview = await until(async () => {
      const figures = (await get('overview')).json()
      return figures.declined > 0 ? figures : undefined
    }, 500)
    expect(overview).toMatchObject({
      conversations: 1,
      messages: 2,
      asked: 1,
      answered: 0,
      answered_rate: 0,
      cost: null,
    })
    expect(overview.response_ms.p95).toBeGreaterThanOrEqual(overview.response_ms.p50)
    expect(overview.previous).toMatchObject({ conversations: 0, answered_rate: null, response_ms: { p50: null } })
  })

  it('come as CSV on request', async () => {
    const csv = { accept: 'text/csv' }
    const overview = await get('overview', csv)
    expect(overview.headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(overview.body.split('\r\n')).toContain('conversations,1,0')
    expect(overview.body).toContain('\r\nsentiment.positive,')
    const series = await get('timeseries?metric=messages&interval=day&group_by=channel', csv)
    expect(series.body.split('\r\n')[0]).toBe('\ufefffrom,to,channel,messages')
    expect(series.body).toMatch(/,chat,2\r\n$/)
    expect((await get('questions', csv)).body).toContain('\r\nDo you sell bicycles?,1,false,')
  })

  it('cut days where clocks change at the hours that they have', async () => {
    const { data } = (
      await get('timeseries?metric=calls&interval=day&from=2025-10-25&to=2025-10-27&time_zone=Europe/Berlin')
    ).json()
    expect(data.map(({ from }: { from: string }) => from)).toEqual([
      '2025-10-24T22:00:00.000Z',
      '2025-10-25T22:00:00.000Z',
      '2025-10-26T23:00:00.000Z',
    ])
    const hours = await get(
      'timeseries?metric=calls&interval=hour&from=2025-10-26&to=2025-10-26&time_zone=Europe/Berlin',
    )
    expect(hours.json().data).toHaveLength(25)
  })

  it.each([
    ['overview?from=2026-02-02&to=2026-02-01'],
    ['overview?from=1990-01-01&to=2026-02-01'],
    ['overview?time_zone=Moon/Crater'],
    ['timeseries'],
    ['timeseries?metric=calls&group_by=service'],
    ['timeseries?metric=calls&interval=hour&from=2020-01-01&to=2026-01-01'],
    ['questions?from=tomorrow'],
  ])('refuse %s', async (url) => {
    expect((await get(url)).statusCode).toBe(400)
  })

  it('ask questions of the days of a period alone', async () => {
    expect((await get('questions?to=2020-01-01')).json().data).toEqual([])
    expect((await get('questions?from=2020-01-01')).json().data).toHaveLength(1)
  })
})
