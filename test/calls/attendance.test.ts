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

const quiet = { isTimeUp: async () => false, log: { error: () => {} } }
const never = (message: string) => ({
  onOver: () => {
    throw new Error(message)
  },
})

it('tells the rows of calls that go on, and learns of those that another process ended', async () => {
  const elsewhere = new Attendance({ ...quiet, database: desk.app.database })
  const [going, ended] = [await answeredCall(desk, tenant), await answeredCall(desk, tenant)]
  const over: string[] = []
  for (const id of [going, ended]) elsewhere.attend(tenant.tenantId, id, { onOver: () => over.push(id) })
  desk.carrier.states.set(going, { status: 'in_progress' })
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
  const attendance = new Attendance({ ...quiet, database: desk.app.database })
  const leave = attendance.attend(tenant.tenantId, 'call_x', never('It was left'))
  leave()
  leave()
  attendance.over('call_x')
  await attendance.beat()
  expect(attendance.has('call_x')).toBe(false)
})

it('is not ended by a database that does not answer', async () => {
  const errors: string[] = []
  const database = { tenant: () => Promise.reject(new Error('away')) } as unknown as typeof desk.app.database
  const attendance = new Attendance({
    ...quiet,
    database,
    log: { error: (_details, message) => errors.push(message) },
  })
  attendance.attend(tenant.tenantId, 'call_x', never('Nobody knows'))
  await attendance.beat()
  expect(errors).toHaveLength(1)
  attendance.stop()
})

it('ends the calls of a kind whose budget is used up, and no others', async () => {
  const spent = new Set<string>()
  const isTimeUp = async (_tenantId: string, channel: string) => spent.has(channel)
  const attendance = new Attendance({ ...quiet, database: desk.app.database, isTimeUp })
  const [first, second] = [await answeredCall(desk, tenant), await answeredCall(desk, tenant)]
  const told: string[] = []
  const attend = (id: string, channel: 'phone' | 'web') =>
    attendance.attend(tenant.tenantId, id, { onOver: () => {}, timeIsUp: () => told.push(id), channel })
  attend(first, 'phone')
  attend(second, 'web')
  await attendance.beat()
  expect(told).toEqual([])
  spent.add('phone')
  await attendance.beat()
  expect(told).toEqual([first])
  attendance.stop()
})
