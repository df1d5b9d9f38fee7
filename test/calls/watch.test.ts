import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTenant } from '../support/factories.ts'
import { addressOf } from '../support/browser.ts'
import { expectProblem } from '../support/security-suite.ts'
import { until } from '../support/until.ts'
import { anyNumber, openCallDesk, type CallDesk } from './desk.ts'
import { goingCall } from './going-call.ts'

let desk: CallDesk

beforeAll(async () => {
  desk = await openCallDesk()
})
afterAll(() => desk[Symbol.asyncDispose]())

describe('the stream of a call', () => {
  it('tells its words from the beginning and its end, and ends with it', async () => {
    const tenant = await createTenant(desk.app)
    const call = await goingCall(desk.app, tenant.tenantId)
    const url = `${await addressOf(desk.app)}/api/v1/calls/${call.id}/events`
    const response = await fetch(url, { headers: tenant.headers.standard_key })
    expect(response.headers.get('content-type')).toContain('text/event-stream')
    let text = ''
    let isOver = false
    const reading = (async () => {
      const decoder = new TextDecoder()
      for await (const chunk of response.body!) text += decoder.decode(chunk, { stream: true })
      isOver = true
    })()
    await until(() => text.includes('"status":"in_progress"') && text.includes('event: caption'))
    await call.say('What are your opening hours?')
    await until(() => text.includes('What are your opening hours?'))
    expect(isOver).toBe(false)
    await tenant.send({ method: 'POST', url: `/calls/${call.id}/end` })
    await reading
    expect(text).toContain('"status":"completed"')
    expect((await tenant.send({ url: `/calls/${call.id}` })).json()).toMatchObject({ status: 'completed' })
  })

  it('is no other tenant’s', async () => {
    const [owner, other] = [await createTenant(desk.app), await createTenant(desk.app)]
    const { id } = await goingCall(desk.app, owner.tenantId)
    expectProblem(await other.send({ url: `/calls/${id}/events` }), 404)
  })
})

describe('a call outside of the calling hours', () => {
  it('is refused with the seconds until they begin', async () => {
    const tenant = await createTenant(desk.app)
    const tomorrow = new Date(Date.now() + 24 * 3_600_000)
    const day = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'][tomorrow.getUTCDay()]!
    const payload = { time_zone: 'UTC', voice: { calling_hours: { [day]: [{ start: '09:00', end: '10:00' }] } } }
    await tenant.send({ method: 'PATCH', url: `/tenants/${tenant.tenantId}`, payload })
    const call = { method: 'POST', url: '/calls/initiate', payload: { phone_number: anyNumber() } } as const
    const refused = await tenant.send(call)
    expectProblem(refused, 409)
    const opens = Date.now() + Number(refused.headers['retry-after']) * 1_000
    const expected = new Date(`${tomorrow.toISOString().slice(0, 10)}T09:00:00Z`).getTime()
    expect(Math.abs(opens - expected)).toBeLessThan(10_000)
  })
})
