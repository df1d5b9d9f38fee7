import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { systemTimers } from '../../../../src/core/timers.ts'
import { callsRepository } from '../../../../src/calls/repository.ts'
import type { Ending, Rung } from '../../../../src/calls/states.ts'
import { createTenant, type TestTenant } from '../../../support/factories.ts'
import { unstalledTime } from '../../../support/unstalled-time.ts'
import { FakeRealtime, REALTIME_KEY } from '../../../support/fakes/realtime.ts'
import type { FakePhoneCall } from '../../../support/fakes/twilio-call.ts'
import { until } from '../../../support/until.ts'
import { anyNumber, eventsOf, readCall, rowOf, untilCall } from '../../desk.ts'
import {
  assignNumber,
  BASE_URL,
  conversationOf,
  openPhoneDesk,
  phone,
  type Phoned,
  type PhoneDesk,
} from '../../phone-desk.ts'
import { Caller } from './media/caller.ts'

const PERSON = '+14155550177'
const INBOUND = `${BASE_URL}/api/v1/calls/twilio/inbound`
/** Longer silence makes people hang up. */
const MAX_SILENCE_MS = 3_000

let desk: PhoneDesk
let realtime: FakeRealtime
let tenant: TestTenant

beforeAll(async () => {
  realtime = await FakeRealtime.start()
  const provider = { apiKey: REALTIME_KEY, baseUrl: realtime.url, url: realtime.socketUrl }
  const voice = { ...provider, model: 'gpt-realtime-2.1', voice: 'marin', transcriptionModel: 'gpt-transcribe' }
  desk = await openPhoneDesk({ strategy: 'realtime', config: { voice }, timers: systemTimers })
})
beforeEach(async () => {
  tenant = await createTenant(desk.app)
  realtime.refusals.length = 0
})
afterAll(async () => {
  const { problems } = realtime
  await desk[Symbol.asyncDispose]()
  await realtime[Symbol.asyncDispose]()
  expect([problems, desk.twilio.violations]).toEqual([[], []])
})

const names = async (id: string) => (await eventsOf(desk.app, tenant, id)).map(({ event }) => event)
const texts = async (id: string) =>
  ((await readCall(tenant, id))['transcript'] as { text: string }[]).map(({ text }) => text)
const hasTeam = (number = PERSON) =>
  tenant.send({
    method: 'PATCH',
    url: `/tenants/${tenant.tenantId}`,
    payload: { voice: { transfer_number: number } },
  })

/** The text assistant breaks, on each of its connections. */
async function breakRelay(call: FakePhoneCall): Promise<void> {
  for (let times = 0; times < 3; times += 1) {
    const relay = await until(() => call.relay)
    relay!.drop()
    await until(() => call.relay !== relay || call.isOver || call.verbs.some((verb) => /Dial|Record/.test(verb)))
  }
}

const AWAY: Record<string, (number | 'silent')[]> = {
  '401': [401],
  '429': [429, 429],
  '503': [503, 503],
  'a handshake that hangs': ['silent', 'silent'],
}

describe('the rungs of a call', () => {
  it.each(Object.keys(AWAY))('the text assistant greets where the voice model is away: %s', async (why) => {
    realtime.refusals.push(...AWAY[why]!)
    const { id, phone: call } = await phone(desk, tenant)
    // The caller waits from here on: asking for the call and dialling are before it.
    const pickedUp = unstalledTime()
    const relay = await conversationOf(call)
    expect(pickedUp.read()).toBeLessThan(MAX_SILENCE_MS)
    expect(relay.utterances[0]).toContain('AI assistant of Harbour Dental')
    expect(await relay.says('I would like to leave a message')).toContain('?')
    call.hangUp()
    expect(await untilCall(tenant, id, 'completed')).toMatchObject({ rungs: ['relay'], ended_reason: 'caller' })
    expect(call.heard).toEqual([])
    expect(await names(id)).toEqual(['call.started', 'call.completed'])
  })

  it('the text assistant goes on, with what was said, where the voice model breaks in mid-call', async () => {
    const caller = await Caller.pickUp(desk, realtime, tenant)
    await caller.says('I am Ada Lovelace')
    await caller.listens()
    realtime.refusals.push(503, 503)
    realtime.session.socket.terminate()
    const relay = await conversationOf(caller.phone)
    expect(relay.utterances[0]).toContain('Could you please say that again?')
    await relay.says('Do you take a message?')
    caller.phone.hangUp()
    expect(await untilCall(tenant, caller.id, 'completed')).toMatchObject({ rungs: ['voice', 'relay'] })
    const said = await texts(caller.id)
    expect(said).toContain('I am Ada Lovelace')
    expect(said.indexOf('Do you take a message?')).toBeGreaterThan(said.indexOf('I am Ada Lovelace'))
  })

  it.each(Object.keys(AWAY))('the session is lost in mid-call, and the next one refused: %s', async (why) => {
    const caller = await Caller.pickUp(desk, realtime, tenant)
    await caller.says('I am Ada Lovelace')
    await caller.listens()
    realtime.refusals.push(...AWAY[why]!)
    const lost = unstalledTime()
    realtime.session.socket.terminate()
    const relay = await conversationOf(caller.phone)
    expect(lost.read()).toBeLessThan(MAX_SILENCE_MS)
    expect(await relay.says('I would like to leave a message')).toContain('?')
    caller.phone.hangUp()
    expect(await untilCall(tenant, caller.id, 'completed')).toMatchObject({
      rungs: ['voice', 'relay'],
      ended_reason: 'caller',
    })
    expect(await texts(caller.id)).toContain('I am Ada Lovelace')
    expect(await names(caller.id)).toEqual(['call.started', 'call.completed'])
  })

  it.each(['before the person spoke', 'before its first answer'])(
    'the text assistant says why the call was made where the voice model breaks %s',
    async (when) => {
      const reason = 'Your check-up is tomorrow at 9:30.'
      const caller = await Caller.pickUp(desk, realtime, tenant, { custom_prompt: reason })
      const hasSpoken = when === 'before its first answer'
      if (hasSpoken) realtime.script.plan({ mute: true })
      if (hasSpoken) await caller.says('Yes?')
      realtime.refusals.push(503, 503)
      realtime.session.socket.terminate()
      const relay = await conversationOf(caller.phone)
      const heard = hasSpoken ? relay.utterances[0] : await relay.says('Yes?')
      expect(heard).toContain(reason)
      expect(await relay.says('I would like to leave a message')).not.toContain(reason)
      caller.phone.hangUp()
      await untilCall(tenant, caller.id, 'completed')
    },
  )

  it('one refusal costs no rung', async () => {
    realtime.refusals.push(503)
    const caller = await Caller.pickUp(desk, realtime, tenant)
    realtime.refusals.push('silent')
    realtime.session.socket.terminate()
    await caller.until(() => realtime.refusals.length === 0 && caller.isListenedTo)
    await caller.says('Are you there?')
    caller.phone.hangUp()
    expect(await untilCall(tenant, caller.id, 'completed')).toMatchObject({ rungs: ['voice'] })
  })

  it('the greeting comes from the text assistant where the model fails at it', async () => {
    realtime.script.isDumb = true
    const { id, phone: call } = await phone(desk, tenant)
    const relay = await conversationOf(call)
    realtime.script.isDumb = false
    expect(relay.utterances[0]).toContain('AI assistant of Harbour Dental')
    call.hangUp()
    expect(await untilCall(tenant, id, 'completed')).toMatchObject({ rungs: ['voice', 'relay'] })
  })

  it('a caller on the text assistant stays with it when a process of ours dies', async () => {
    realtime.refusals.push(401)
    const { id, phone: call } = await phone(desk, tenant)
    const before = await conversationOf(call)
    await before.says('I am Ada Lovelace')
    before.drop()
    const after = await until(() => (call.relay === before ? undefined : call.relay))
    expect(await after!.says('I would like to leave a message')).toContain('?')
    expect(after!.utterances.join()).not.toContain('AI assistant of Harbour Dental')
    call.hangUp()
    expect(await untilCall(tenant, id, 'completed')).toMatchObject({ rungs: ['relay'] })
    expect(await texts(id)).toContain('I am Ada Lovelace')
  })

  it('the text assistant goes on where the model fails at its answers', async () => {
    const caller = await Caller.pickUp(desk, realtime, tenant)
    realtime.script.plan({ fail: 'rate_limit_exceeded' }, { fail: 'rate_limit_exceeded' })
    realtime.script.hear('What are your hours?')
    realtime.session.brain.callerSays('What are your hours?')
    await conversationOf(caller.phone)
    caller.phone.hangUp()
    expect(await untilCall(tenant, caller.id, 'completed')).toMatchObject({ rungs: ['voice', 'relay'] })
  })

  it('the team is phoned where the text assistant breaks too', async () => {
    await hasTeam()
    realtime.refusals.push(401)
    const { id, phone: call } = await phone(desk, tenant)
    await breakRelay(call)
    await until(() => call.verbs.includes(`Dial ${PERSON}`))
    expect(call.heard.at(-1)).toContain('putting you through')
    const record = await untilCall(tenant, id, 'completed')
    expect(record).toMatchObject({ rungs: ['relay', 'person'], ended_reason: 'transferred' })
    expect(record['actions']).toContain('call_transferred')
  })

  it('a message is recorded where nobody of the team picks up', async () => {
    await hasTeam()
    desk.twilio.phone(PERSON, { ends: 'no-answer' })
    realtime.refusals.push(401)
    const { id, phone: call } = await phone(desk, tenant)
    await breakRelay(call)
    const record = await untilCall(tenant, id, 'completed')
    desk.twilio.phone(PERSON, {})
    expect(record).toMatchObject({ rungs: ['relay', 'person', 'voicemail'], ended_reason: 'voicemail' })
    expect(record['actions']).toContain('message_taken')
    expect((await texts(id)).at(-1)).toContain('The team has your message')
  })

  it('a caller who leaves no message either was lost, and the record says so', async () => {
    realtime.refusals.push(401)
    const { id, phone: call } = await phone(desk, tenant, {}, { message: 0 })
    await breakRelay(call)
    expect(await untilCall(tenant, id, 'failed')).toMatchObject({
      failure_reason: 'error',
      ended_reason: 'error',
      rungs: ['relay', 'voicemail', 'goodbye'],
    })
    expect(call.heard.at(-1)).toContain('something went wrong on our side')
    expect((await texts(id)).at(-1)).toBe(call.heard.at(-1))
    expect(await names(id)).toEqual(['call.started', 'call.failed'])
  })

  it.each(['that passed the call on', 'of the platform'])('a number %s is never phoned', async (which) => {
    const ours = await assignNumber(desk, tenant)
    const shop = anyNumber()
    await hasTeam(which === 'of the platform' ? ours : shop)
    realtime.refusals.push(401)
    const call = desk.twilio.comes(anyNumber(), ours, INBOUND, { ForwardedFrom: shop })
    await breakRelay(call)
    await until(() => call.verbs.includes('Record'))
    expect(call.verbs.join()).not.toContain('Dial')
    await call.gone()
  })

  it('a hook that fails costs a rung, not the call', async () => {
    await hasTeam()
    const { id, phone: call } = await phone(desk, tenant)
    await until(() => call.media !== undefined)
    const fallback = `${BASE_URL}/api/v1/calls/twilio/fallback?tenant_id=${tenant.tenantId}&call_id=${id}`
    expect(await call.post(fallback, { ErrorCode: '11200' })).toMatch(/<ConversationRelay/)
    expect(await call.post(fallback, { ErrorCode: '11200' })).toMatch(/<Dial/)
    expect(await call.post(fallback, { ErrorCode: '11200' })).toMatch(/<Record/)
    expect(await call.post(fallback, { ErrorCode: '11200' })).toMatch(/<Say .*<Hangup\/>/)
    expect(await untilCall(tenant, id, 'failed')).toMatchObject({ failure_reason: 'error', ended_reason: 'error' })
    call.hangUp()
  })
})

/** Lines and noted ending at the moment when the rung that has the caller breaks. */
const STATES: Record<string, { said: ('agent' | 'user')[]; ending?: 'agent' | 'transfer' | 'silence' }> = {
  'before the greeting': { said: [] },
  'in the greeting': { said: ['agent'] },
  'in the turn of the caller': { said: ['agent', 'user'] },
  'in the turn of the assistant': { said: ['agent', 'user', 'agent'] },
  'in the goodbye': { said: ['agent', 'user', 'agent'], ending: 'agent' },
  'on the way to a person': { said: ['agent', 'user', 'agent'], ending: 'transfer' },
  'in the goodbye to a silent caller': { said: ['agent', 'agent'], ending: 'silence' },
}
const NEXT = {
  voice: /<ConversationRelay/,
  relay: /<Say [^>]*>One moment, please.*<Dial/,
  person: /<Say [^>]*>I am sorry, nobody.*<Record/,
  voicemail: /<Say [^>]*>We are sorry.*<Hangup/,
} satisfies Partial<Record<Rung, RegExp>>

describe('every rung, in every state of a call', () => {
  let call: Phoned
  let owner: TestTenant

  beforeAll(async () => {
    owner = await createTenant(desk.app)
    const payload = { voice: { transfer_number: PERSON } }
    await owner.send({ method: 'PATCH', url: `/tenants/${owner.tenantId}`, payload })
    call = await phone(desk, owner)
    await until(() => call.phone.media)
    // A conversation of its own would go on beside the states that are set here, and end the call in its silence.
    call.phone.hangUp()
    await untilCall(owner, call.id, 'completed')
  })

  /** Sets the call back to a state that it may be in on this rung. */
  async function setTo(rung: Rung, { said, ending = null }: { said: ('agent' | 'user')[]; ending?: Ending | null }) {
    const { tenantId } = owner
    const going = {
      status: 'in_progress',
      failureReason: null,
      hungUpAt: null,
      endedAt: null,
      transferredAt: null,
      dueAt: null,
    } as const
    await desk.app.database.tenant(tenantId, async (tx) => {
      await tx.execute(sql`delete from messages where call_id = ${call.id}`)
      await callsRepository.change(tx, tenantId, call.id, { ...going, ending, rungs: [rung] })
    })
    for (const role of said)
      await desk.app.calls.progress.said(tenantId, call.id, { role, text: 'Words', band: 'talk' })
  }

  it.each(
    Object.entries(NEXT).flatMap(([rung, next]) => Object.keys(STATES).map((state) => [rung, state, next] as const)),
  )('%s breaks %s', async (rung, state, next) => {
    const { said } = STATES[state]!
    await setTo(rung as Rung, STATES[state]!)
    const at = `${BASE_URL}/api/v1/calls/twilio/fallback?tenant_id=${owner.tenantId}&call_id=${call.id}`
    const twiml = await call.phone.post(at, { ErrorCode: '11200' })
    expect(twiml).toMatch(next)
    const row = (await rowOf(desk.app, owner, call.id))!
    expect(row.rungs).toHaveLength(2)
    // The first words of the next rung are in the transcript, and the ones before them too.
    const { lines } = await desk.app.calls.conversations.of(owner.tenantId, call.id)
    expect(lines.slice(0, said.length).map(({ role }) => role)).toEqual(said)
    expect(lines.length).toBeGreaterThan(0)
    // A voice model that breaks before an answer repeats the greeting, which is no new line.
    if (rung !== 'voice') {
      expect(lines).toHaveLength(said.length + 1)
      expect(lines.at(-1)).toMatchObject({ role: 'agent' })
      expect(twiml).toContain(lines.at(-1)!.text)
    }
    if (rung === 'voice') expect(twiml).toContain(said.includes('user') ? 'say that again' : lines[0]!.text)
    if (rung === 'voicemail') expect(row).toMatchObject({ status: 'failed', failureReason: 'error' })
  })
})
