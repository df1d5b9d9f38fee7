import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '../../../../src/core/ids.ts'
import { createTenant, type TestTenant } from '../../../support/factories.ts'
import type { Mouth } from '../../../support/fakes/realtime-brain.ts'
import { FakeRealtime, REALTIME_KEY, RealtimeBrain } from '../../../support/fakes/realtime.ts'
import type { Fault } from '../../../support/fakes/vendor-server.ts'
import { until } from '../../../support/until.ts'
import { anyNumber, initiate, makeDue, readCall, rowOf, untilCall } from '../../desk.ts'
import { assignNumber, BASE_URL, conversationOf, openPhoneDesk, phone, type PhoneDesk } from '../../phone-desk.ts'
import { Caller } from './media/caller.ts'

const CALLS = 20
const INBOUND = `${BASE_URL}/api/v1/calls/twilio/inbound`
const PERSON = '+14155550177'

let desk: PhoneDesk

beforeAll(async () => {
  desk = await openPhoneDesk()
})
afterAll(async () => {
  expect(desk.twilio.violations).toEqual([])
  await desk[Symbol.asyncDispose]()
})

async function withTeam(): Promise<TestTenant> {
  const tenant = await createTenant(desk.app)
  const payload = { voice: { transfer_number: PERSON } }
  await tenant.send({ method: 'PATCH', url: `/tenants/${tenant.tenantId}`, payload })
  return tenant
}

/** The process is gone when the carrier tells of the next message. */
function untold(): void {
  for (const hook of ['recorded', 'fallback']) desk.twilio.lost.add(hook)
}

async function calledFrom(tenant: TestTenant, from: string): Promise<string> {
  const { data } = (await tenant.send({ url: '/calls' })).json<{ data: { call_id: string; phone_number: string }[] }>()
  return data.find(({ phone_number }) => phone_number === from)!.call_id
}

describe('a process that stops', () => {
  it('lets calls come to their end, hands on the others, and takes no new one', async () => {
    const tenants = await Promise.all([withTeam(), withTeam(), createTenant(desk.app)])
    for (const tenant of tenants) await assignNumber(desk, tenant)
    // Together, because a caller who waits for the others to be placed is silent and is said goodbye.
    const going = await Promise.all(
      Array.from({ length: CALLS }, async (_, index) => {
        const tenant = tenants[index % tenants.length]!
        const call = await phone(desk, tenant)
        await conversationOf(call.phone)
        return { ...call, tenant }
      }),
    )
    const [first, second, ...others] = going
    const draining = desk.app.calls.drain(2)
    desk.twilio.fail(`/Calls/${others[0]!.phone.sid}`, 'cut')
    first!.phone.hangUp()
    second!.phone.hangUp()
    const ours = await assignNumber(desk, tenants[0]!)
    const late = desk.twilio.comes(anyNumber(), ours, INBOUND)
    await until(() => late.verbs.includes(`Dial ${PERSON}`))
    await draining
    for (const { id, tenant } of [first!, second!])
      expect(await untilCall(tenant, id, 'completed')).toMatchObject({ ended_reason: 'caller' })
    for (const { id, tenant, phone: call } of others) {
      await until(() => call.verbs.includes('Record'))
      expect(call.verbs.includes(`Dial ${PERSON}`)).toBe(tenant !== tenants[2])
      expect(await rowOf(desk.app, tenant, id)).toMatchObject({ ending: 'shutdown' })
      expect(await untilCall(tenant, id, 'completed')).toMatchObject({
        ended_reason: 'shutdown',
        rungs: ['relay', 'voicemail'],
        actions: expect.arrayContaining(['message_taken']),
        recording_url: `/api/v1/calls/${id}/recording`,
      })
    }
  })

  it('waits for the length of a message that the carrier still processes, and finds none where nobody spoke', async () => {
    const tenant = await createTenant(desk.app)
    const ours = await assignNumber(desk, tenant)
    const [spoken, silent] = [anyNumber(), anyNumber()]
    desk.twilio.phone(silent, { message: 0 })
    desk.twilio.slowRecordings = 2
    for (const from of [spoken, silent]) {
      untold()
      await desk.twilio.comes(from, ours, INBOUND).gone()
    }
    for (const [from, actions] of [
      [spoken, expect.arrayContaining(['message_taken'])],
      [silent, []],
    ]) {
      const id = await calledFrom(tenant, from)
      // No status comes from a number that is not connected, so the carrier is asked.
      await makeDue(desk.app, tenant, id)
      expect(await untilCall(tenant, id, 'completed')).toMatchObject({ ended_reason: 'shutdown', actions })
    }
  })

  it('finds the message of a caller although the carrier breaks off, or has an outage', async () => {
    const tenant = await createTenant(desk.app)
    const ours = await assignNumber(desk, tenant)
    const outages: Fault[][] = [['cut'], Array.from({ length: 6 }, () => ({ status: 503, body: {} }))]
    for (const faults of outages) {
      const from = anyNumber()
      untold()
      await desk.twilio.comes(from, ours, INBOUND).gone()
      const id = await calledFrom(tenant, from)
      desk.twilio.fail('/Recordings.json', ...faults)
      await makeDue(desk.app, tenant, id)
      expect(await untilCall(tenant, id, 'completed')).toMatchObject({
        ended_reason: 'shutdown',
        actions: expect.arrayContaining(['message_taken']),
      })
    }
  })

  it('needs no answer of ours where a voicemail of the team picks up: a message is kept all the same', async () => {
    const tenant = await withTeam()
    const ours = await assignNumber(desk, tenant)
    const late = desk.twilio.comes(anyNumber(), ours, INBOUND)
    await late.gone()
    expect(late.verbs).toEqual(['Say', 'Dial', `Dial ${PERSON}`, 'Say', 'Record', 'Say', 'Hangup'])
    const asked = [new URL(INBOUND).pathname, expect.stringContaining('/recorded/')]
    expect([late.whispers, late.hooks.map(({ path }) => path)]).toEqual([[], asked])
    const [{ call_id: id }] = (await tenant.send({ url: '/calls' })).json().data
    await makeDue(desk.app, tenant, id)
    expect(await untilCall(tenant, id, 'completed')).toMatchObject({
      actions: expect.arrayContaining(['message_taken']),
    })
  })
})

describe('a process that stops, with another host that goes on', () => {
  const BIN = 'https://bin.example.com/EH1'
  let other: PhoneDesk

  beforeAll(async () => {
    other = await openPhoneDesk({ fallbackUrl: BIN })
    const host = '<Response><Say>Welcome to the other host.</Say><Record finishOnKey=""/><Hangup/></Response>'
    other.twilio.elsewhere.set(BIN, host)
  })
  afterAll(async () => {
    expect(other.twilio.violations).toEqual([])
    await other[Symbol.asyncDispose]()
  })

  it('Twilio asks there too where a hook of ours fails', async () => {
    const tenant = await createTenant(other.app)
    const number = anyNumber()
    await assignNumber(other, tenant)
    other.twilio.phone(number, {})
    // The hook of the answered call.
    const { appUrl } = other.twilio
    other.twilio.appUrl = 'http://127.0.0.1:1'
    await initiate(tenant, { phone_number: number })
    const call = (await until(() => other.twilio.callTo(number)))!
    await call.gone()
    other.twilio.appUrl = appUrl
    expect(call.heard).toEqual(['Welcome to the other host.'])
  })

  it('sends callers there, new ones too, with a word; what they leave there comes back', async () => {
    const tenant = await createTenant(other.app)
    const going = await phone(other, tenant)
    await conversationOf(going.phone)
    await other.app.calls.drain(0)
    const ours = await assignNumber(other, tenant)
    const late = other.twilio.comes(anyNumber(), ours, INBOUND)
    for (const call of [going.phone, late]) {
      await call.gone()
      expect(call.verbs.slice(-4)).toEqual(['Say', 'Redirect', 'Say', 'Record'])
      expect(call.heard).toEqual([expect.stringContaining('One moment'), 'Welcome to the other host.'])
    }
    const actions = expect.arrayContaining(['message_taken'])
    expect(await untilCall(tenant, going.id, 'completed')).toMatchObject({ actions })
  })
})

describe('a process that stops, with a voice model', () => {
  let realtime: FakeRealtime
  let other: PhoneDesk

  beforeAll(async () => {
    realtime = await FakeRealtime.start()
    const provider = { apiKey: REALTIME_KEY, baseUrl: realtime.url, url: realtime.socketUrl }
    const voice = { ...provider, model: 'gpt-realtime-2.1', voice: 'marin', transcriptionModel: 'gpt-transcribe' }
    other = await openPhoneDesk({ strategy: 'realtime', config: { voice } })
    realtime.server.on('request', (request, response) => {
      // A recording of an earlier call is transcribed whenever its queue comes to it; the fake answers.
      if (request.url?.endsWith('/transcriptions')) return
      request.resume()
      if (request.url?.endsWith('/hangup')) return void response.writeHead(200).end()
      const mouth: Mouth = {
        play: ({ responseId }) => void setImmediate(() => brain.playedOut(responseId)),
        stop: () => undefined,
      }
      const brain: RealtimeBrain = new RealtimeBrain({ script: realtime.script, end: () => undefined, mouth })
      realtime.calls.set('rtc_1', brain)
      const headers = { 'content-type': 'application/sdp', location: '/v1/realtime/calls/rtc_1' }
      response.writeHead(201, headers).end('v=0\r\nanswer')
    })
  })
  afterAll(async () => {
    expect([realtime.problems, other.twilio.violations]).toEqual([[], []])
    await other[Symbol.asyncDispose]()
    await realtime[Symbol.asyncDispose]()
  })

  const begin = ({ tenantId }: TestTenant) => {
    const id = newId('chat')
    const page = { tenantId, sessionId: id, visitor: { id, addresses: [] }, clientName: null, locale: null }
    return other.app.calls.web.begin(page, 'v=0\r\noffer', new AbortController().signal)
  }

  it('lets a call end by itself, and hands on the other with its words; a page hears goodbye, and a new one is refused', async () => {
    const tenant = await createTenant(other.app)
    const payload = { voice: { transfer_number: PERSON } }
    await tenant.send({ method: 'PATCH', url: `/tenants/${tenant.tenantId}`, payload })
    const staying = await Caller.pickUp(other, realtime, tenant)
    await staying.says('I am Ada Lovelace')
    await staying.listens()
    const leaving = await Caller.pickUp(other, realtime, tenant)
    const { callId: onPage } = await begin(tenant)
    const spoken = async () => (await readCall(tenant, onPage))['transcript'] as { text: string }[]
    await until(async () => (await spoken()).length === 1)
    const draining = other.app.calls.drain(1)
    leaving.phone.hangUp()
    await expect(begin(tenant)).rejects.toMatchObject({ status: 503 })
    await draining
    await staying.phone.gone()
    expect(staying.phone.verbs).toEqual(['Connect', 'Say', 'Dial', `Dial ${PERSON}`, 'Say', 'Record', 'Say', 'Hangup'])
    const record = await untilCall(tenant, staying.id, 'completed')
    expect(record).toMatchObject({
      ended_reason: 'shutdown',
      rungs: ['voice', 'voicemail'],
      actions: expect.arrayContaining(['message_taken']),
    })
    expect((record['transcript'] as { text: string }[]).map(({ text }) => text)).toContain('I am Ada Lovelace')
    expect(await untilCall(tenant, leaving.id, 'completed')).toMatchObject({ ended_reason: 'caller' })
    expect(await untilCall(tenant, onPage, 'completed')).toMatchObject({ ended_reason: 'shutdown' })
    expect((await spoken()).at(-1)!.text).toContain('call again in a minute')
  })
})
