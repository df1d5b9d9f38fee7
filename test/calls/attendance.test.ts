import { afterAll, beforeAll, expect, it } from 'vitest'
import { Attendance } from '../../src/calls/attendance.ts'
import { createTenant, type TestTenant } from '../support/factories.ts'
import { answeredCall, makeDue, openCallDesk, rowOf, type CallDesk } from './desk.ts'

let desk: CallDesk
let tenant: TestTenant

beforeAll(async () => {
  desk = await openCallDesk()
  tenant = await createTenant(desk.app)
})
afterAll(() => desk[Symbol.asyncDispose]())

const log = { error: () => {} }

it('tells the rows of calls that go on, and learns of those that another process ended', async () => {
  const elsewhere = new Attendance(desk.app.database, log)
  const [going, ended] = [await answeredCall(desk, tenant), await answeredCall(desk, tenant)]
  const over: string[] = []
  for (const id of [going, ended]) elsewhere.attend(tenant.tenantId, id, () => over.push(id))
  desk.line.states.set(going, { status: 'in_progress' })
  await makeDue(desk.app, tenant, going)
  await tenant.send({ method: 'POST', url: `/calls/${ended}/end` })
  expect(over).toEqual([])
  await elsewhere.beat()
  await elsewhere.beat()
  expect(over).toEqual([ended])
  expect((await rowOf(desk.app, tenant, going))!.dueAt!.getTime()).toBeGreaterThan(Date.now() + 30_000)
  expect([elsewhere.has(going), elsewhere.has(ended)]).toEqual([true, false])
  elsewhere.stop()
})

it('forgets a call that is left', async () => {
  const attendance = new Attendance(desk.app.database, log)
  const leave = attendance.attend(tenant.tenantId, 'call_x', () => {
    throw new Error('It was left')
  })
  leave()
  leave()
  attendance.over('call_x')
  await attendance.beat()
  expect(attendance.has('call_x')).toBe(false)
})

it('is not ended by a database that does not answer', async () => {
  const errors: string[] = []
  const database = { tenant: () => Promise.reject(new Error('away')) } as unknown as typeof desk.app.database
  const attendance = new Attendance(database, { error: (_details, message) => errors.push(message) })
  attendance.attend(tenant.tenantId, 'call_x', () => {
    throw new Error('Nobody knows')
  })
  await attendance.beat()
  expect(errors).toHaveLength(1)
  attendance.stop()
})
