import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestApp } from '../support/app.ts'
import { openCopy } from '../support/database.ts'
import { createAppointment, createTenant, type TestTenant } from '../support/factories.ts'
import { goingCall, type GoingCall } from './going-call.ts'

let opened: Awaited<ReturnType<typeof openCopy>>
let app: FastifyInstance
let tenant: TestTenant
let call: GoingCall

beforeAll(async () => {
  opened = await openCopy()
  app = await startTestApp({ database: opened.database })
})
beforeEach(async () => {
  tenant = await createTenant(app)
  call = await goingCall(app, tenant.tenantId, { clientName: 'Grace Hopper' })
})
afterAll(async () => {
  await app.close()
  await opened.close()
})

const read = () => app.calls.conversations.of(tenant.tenantId, call.id)
const use = async (turnId: string, name: string, args: object) => {
  const tool = { type: 'tool_call' as const, id: 'call_1', name, arguments: JSON.stringify(args) }
  const { result } = await app.assistant.tools.run(tool, (await read()).place(turnId, ''), new AbortController().signal)
  return result
}

/** Voice models call tools directly, and speak for themselves. */
describe('tools on a call without the engine', () => {
  it('are those of a call', async () => {
    const names = app.assistant.tools.offered('call').map(({ name }) => name)
    expect(names).toEqual(expect.arrayContaining(['find_slots', 'request_callback', 'transfer_call', 'end_call']))
    expect(names).not.toContain('hand_off')
    expect(app.assistant.tools.offered('chat').map(({ name }) => name)).not.toContain('end_call')
    expect(await use('turn', 'hand_off', { reason: 'visitor_asked' })).toMatchObject({
      data: { error: 'unknown_tool' },
    })
  })

  it('book only what was offered on this call, and each deed is done once in a turn', async () => {
    const { serviceId } = await createAppointment(tenant)
    expect(await use('one', 'create_booking', { slot: 'slot_1' })).toMatchObject({ data: { error: 'unknown_slot' } })
    const from = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
    expect(await use('two', 'find_slots', { service: serviceId, from })).toMatchObject({ ok: true })
    const [first, again] = [
      await use('three', 'create_booking', { slot: 'slot_1' }),
      await use('three', 'create_booking', { slot: 'slot_1' }),
    ]
    expect(first).toMatchObject({ ok: true, receipt: { action: 'booking_created' } })
    expect(again).toEqual(first)
    const other = await goingCall(app, tenant.tenantId)
    call = other
    expect(await use('one', 'create_booking', { slot: 'slot_1' })).toMatchObject({ data: { error: 'unknown_slot' } })
  })

  it('leave what was done to be told, until it was', async () => {
    await use('one', 'capture_lead', { message: 'The door is open' })
    const { untold } = await read()
    expect(untold).toMatchObject([{ receipt: { action: 'message_taken' } }])
    const told = untold.map(({ id }) => id)
    await app.calls.conversations.recordTurn(tenant.tenantId, call.id, { turnId: 'one', told, isTold: false })
    expect((await read()).untold).toHaveLength(1)
    await app.calls.conversations.recordTurn(tenant.tenantId, call.id, { turnId: 'two', told, isTold: true })
    expect((await read()).untold).toEqual([])
    expect(await call.row()).toMatchObject({ leadId: untold[0]!.receipt.leadId })
  })
})

describe('a call as the engine sees it', () => {
  it('has what was said: the newest in full, the rest in short', async () => {
    for (let said = 1; said <= 15; said += 1) {
      await app.calls.progress.said(tenant.tenantId, call.id, { role: 'user', text: `Question ${said}` })
      await app.calls.progress.said(tenant.tenantId, call.id, {
        role: 'agent',
        text: `Answer ${said}`,
        band: 'decline',
      })
    }
    const { history, earlier, lines } = await read()
    expect(lines).toHaveLength(31)
    expect(history).toHaveLength(20)
    expect(history.at(-2)).toEqual({ role: 'visitor', text: 'Question 15' })
    expect(earlier).toContain('Visitor: Question 5')
    expect(earlier).not.toContain('Question 6')
  })

  it('speaks the language of the page, where the platform does', async () => {
    const language = async (locale: string) => {
      const { id } = await goingCall(app, tenant.tenantId, { locale })
      return (await app.calls.conversations.of(tenant.tenantId, id)).language
    }
    expect([await language('fr-CA'), await language('ja')]).toEqual(['fr-CA', 'en'])
  })

  it('is nobody else’s', async () => {
    const other = await createTenant(app)
    await expect(app.calls.conversations.of(other.tenantId, call.id)).rejects.toThrow()
  })
})
