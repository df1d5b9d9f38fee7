import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { DAY } from '../../../../../src/core/time.ts'
import { createAppointment, createTenant, type TestTenant } from '../../../../support/factories.ts'
import { FakeRealtime, REALTIME_KEY } from '../../../../support/fakes/realtime.ts'
import { shareOf, tone } from '../../../../support/mulaw.ts'
import { until } from '../../../../support/until.ts'
import { eventsOf, readCall, rowOf, untilCall } from '../../../desk.ts'
import { BASE_URL, openPhoneDesk, phone, type PhoneDesk } from '../../../phone-desk.ts'
import { Caller } from './caller.ts'

const GREETING = /AI assistant of Harbour Dental/

let desk: PhoneDesk
let realtime: FakeRealtime
let tenant: TestTenant

beforeAll(async () => {
  realtime = await FakeRealtime.start()
  const provider = { apiKey: REALTIME_KEY, baseUrl: realtime.url, url: realtime.socketUrl }
  const voice = { ...provider, model: 'gpt-realtime-2.1', voice: 'marin', transcriptionModel: 'gpt-transcribe' }
  desk = await openPhoneDesk({ strategy: 'realtime', config: { voice } })
})
beforeEach(async () => {
  tenant = await createTenant(desk.app)
})
afterAll(async () => {
  const { problems } = realtime
  await desk[Symbol.asyncDispose]()
  await realtime[Symbol.asyncDispose]()
  expect([problems, desk.twilio.violations]).toEqual([[], []])
})

const names = async (id: string) => (await eventsOf(desk.app, tenant, id)).map(({ event }) => event)

interface Line {
  role: string
  text: string
}

describe('a phone call over a voice model', () => {
  it('is a conversation that is heard, books, and says goodbye before it hangs up', async () => {
    await createAppointment(tenant)
    const caller = await Caller.pickUp(desk, realtime, tenant)
    // The fake speaks in tones, one for each length of a word.
    const firstWord = caller.media.playedSince().subarray(0, 800)
    const shares = Array.from({ length: 8 }, (_, index) => shareOf(300 + index * 50, firstWord))
    expect(Math.max(...shares)).toBeGreaterThan(0.9)
    const tomorrow = new Date(Date.now() + DAY).toISOString().slice(0, 10)
    realtime.script.plan(
      { calls: [{ name: 'find_slots', arguments: { service: 'Check-up', from: tomorrow, time: '10:00' } }] },
      { say: 'Ten is free. Shall I book it?' },
      { calls: [{ name: 'create_booking', arguments: { slot: 'slot_1', name: 'Ada Lovelace' } }] },
      { say: 'Your appointment is booked.' },
      { calls: [{ name: 'end_call', arguments: {} }], say: 'Goodbye, Ada!' },
    )
    await caller.says('A check-up tomorrow at ten, please')
    await caller.listens()
    await caller.says('Yes. I am Ada Lovelace')
    await caller.listens()
    await caller.says('That is all. Goodbye')
    await caller.until(() => caller.phone.isOver)
    expect(await caller.media.closed).toEqual({ code: 1000, by: 'server' })
    expect(caller.media.queuedMs).toBe(0)
    expect(caller.phone.verbs).toEqual(['Connect', 'Hangup'])
    const record = await untilCall(tenant, caller.id, 'completed')
    const transcript = record['transcript'] as Line[]
    expect(transcript.map(({ role }) => role)).toEqual(['agent', 'user', 'agent', 'user', 'agent', 'user', 'agent'])
    expect(transcript[0]!.text).toMatch(GREETING)
    expect(transcript.at(-1)).toEqual({ role: 'agent', text: 'Goodbye, Ada!' })
    expect(record).toMatchObject({ actions: ['booking_created', 'lead_captured'], simulated: false })
    expect(await names(caller.id)).toEqual(['call.started', 'call.completed'])
    expect(await rowOf(desk.app, tenant, caller.id)).toMatchObject({ ending: 'agent', mediaToken: null })
    expect(desk.app.calls.voice!.find(caller.id)).toBeUndefined()
  })

  it('is cut off where the caller spoke into it, and the transcript has what was heard', async () => {
    const caller = await Caller.pickUp(desk, realtime, tenant)
    const words = 'one two three four five six seven eight nine ten eleven twelve'
    realtime.script.plan({ say: words, ms: 6_000 })
    const before = caller.media.playedMs
    await caller.says('Count, please')
    await until(() => before + 6_000 - caller.media.playedMs === caller.media.queuedMs)
    await caller.pass(1_500)
    // Silenced by the voice, and cut by the sentence.
    caller.media.say(tone(1_000, 1_200))
    await caller.pass(400)
    const [cleared] = await until(() => caller.media.clears.length > 0 && caller.media.clears)
    const truth = caller.media.playedMs - before
    expect(cleared!.audioMs).toBe(6_000 - truth)
    const told = await caller.until(() =>
      caller.brain.received.findLast(({ type }) => type === 'conversation.item.truncate'),
    )
    if (told?.type !== 'conversation.item.truncate') throw new Error('Nothing was cut')
    expect(Math.abs(told.audio_end_ms - truth)).toBeLessThanOrEqual(150)
    // None of it is heard any more; then the next answer is, from its beginning.
    realtime.script.hear('Stop')
    const clearedAt = caller.media.nowMs
    await caller.until(() => caller.media.playedSince(clearedAt).length > 0)
    await caller.listens()
    await caller.phone.media!.hangUp()
    caller.phone.hangUp()
    const { transcript } = await untilCall(tenant, caller.id, 'completed')
    const [, , counted, , answered] = transcript as Line[]
    expect(words.startsWith(counted!.text)).toBe(true)
    const share = counted!.text.length / words.length
    expect(Math.abs(share - truth / 6_000)).toBeLessThan(0.1)
    expect(answered).toEqual({ role: 'agent', text: 'You said: Stop' })
  })

  it('is not cut off by a cough, and goes on after "mm-hm", to the last of its sounds', async () => {
    const caller = await Caller.pickUp(desk, realtime, tenant)
    realtime.script.plan({ say: 'one two three four five six seven eight nine ten', ms: 6_000 })
    const before = caller.media.playedMs
    await caller.says('Count, please')
    await until(() => before + 6_000 - caller.media.playedMs === caller.media.queuedMs)
    await caller.pass(500)
    realtime.script.hear('', 'Mm-hm.')
    caller.media.say(tone(1_000, 200))
    await caller.pass(1_200)
    expect(caller.media.clears).toEqual([])
    caller.media.say(tone(1_000, 800))
    await caller.until(() => caller.media.clears.length === 1)
    // Silence, until the words are known.
    const { playedMs } = caller.media
    await caller.until(() => caller.media.playedMs > playedMs)
    await caller.listens()
    expect(Math.abs(caller.media.playedMs - before - 6_000)).toBeLessThanOrEqual(150)
    caller.phone.hangUp()
    const { transcript } = await untilCall(tenant, caller.id, 'completed')
    expect((transcript as Line[]).map(({ text }) => text).slice(1)).toEqual([
      'Count, please',
      'one two three four five six seven eight nine ten',
    ])
  })

  it('greets to the end a caller who speaks into the greeting, and answers after it', async () => {
    const before = realtime.sessions.length
    const { id, phone: call } = await phone(desk, tenant)
    await until(() => call.media !== undefined && realtime.sessions.length > before)
    const media = call.media!
    realtime.script.hear('Hello? Who is it?')
    await until(() => media.queuedMs > 0)
    media.say(tone(1_000, 400))
    await until(() => {
      media.advance(100)
      return realtime.script.asked.at(-1)?.said === 'Hello? Who is it?'
    })
    await until(() => {
      media.advance(100)
      return media.queuedMs === 0
    })
    await until(async () => ((await readCall(tenant, id))['transcript'] as Line[]).length === 3)
    expect(media.clears).toEqual([])
    call.hangUp()
    const { transcript } = await untilCall(tenant, id, 'completed')
    const [greeting, asked, answer] = (transcript as Line[]).map(({ text }) => text)
    expect(greeting).toMatch(GREETING)
    expect([asked, answer]).toEqual(['Hello? Who is it?', 'You said: Hello? Who is it?'])
  })

  it('has the time to each answer in its record, and in the metrics', async () => {
    const counted = async () => {
      const { payload } = await desk.app.inject({ url: '/metrics' })
      return Number(/^call_first_audio_seconds_count\{channel="phone"\} (\d+)$/m.exec(payload)?.[1] ?? 0)
    }
    const before = await counted()
    const caller = await Caller.pickUp(desk, realtime, tenant)
    for (const words of ['Hello', 'And now?']) {
      await caller.says(words)
      await caller.listens()
    }
    caller.phone.hangUp()
    const { latency, turns } = await untilCall(tenant, caller.id, 'completed')
    const measured = (turns as { role: string; latency_ms: number | null }[]).map(({ role, latency_ms }) => [
      role,
      latency_ms === null ? 'none' : latency_ms >= 0,
    ])
    expect(measured).toEqual([
      ['agent', 'none'],
      ['user', 'none'],
      ['agent', true],
      ['user', 'none'],
      ['agent', true],
    ])
    const { first_audio_p50_ms: middle, first_audio_p95_ms: late } = latency as Record<string, number>
    expect(latency).toMatchObject({ turns: 2 })
    expect(middle).toBeLessThanOrEqual(late!)
    expect(await counted()).toBe(before + 2)
  })

  it('leaves one message on a voicemail that picked up, in the words of the call, and the record has them whole', async () => {
    const caller = await Caller.pickUp(desk, realtime, tenant, { custom_prompt: 'Your check-up tomorrow at 9:30.' })
    // The model talks on while the machine greets.
    realtime.script.plan({ say: 'Hello? Is anybody there?', ms: 4_000, hold: true })
    await caller.says('You have reached Ada. Leave a message after the tone.')
    const amd = `${BASE_URL}/api/v1/calls/twilio/amd/${caller.id}?tenant_id=${tenant.tenantId}&call_id=${caller.id}`
    await caller.phone.post(amd, { AnsweredBy: 'machine_end_beep' })
    await caller.phone.gone()
    expect(caller.phone.verbs).toEqual(['Connect', 'Pause', 'Say', 'Hangup'])
    const [message, ...more] = caller.phone.heard
    expect(more).toEqual([])
    expect(message).toMatch(/AI assistant of Harbour Dental.*Your check-up tomorrow at 9:30\./)
    const record = await untilCall(tenant, caller.id, 'completed')
    expect(record).toMatchObject({ ended_reason: 'voicemail', actions: ['message_left'], duration: 42, lead: null })
    const said = (record['transcript'] as Line[]).filter(({ role }) => role === 'agent')
    expect(said.map(({ text }) => text)).toEqual([message])
    expect(await names(caller.id)).toEqual(['call.started', 'call.completed'])
  })

  it('falls silent at a key, which is answered at once; 0 asks for a person', async () => {
    const person = '+14155550178'
    const payload = { voice: { transfer_number: person } }
    await tenant.send({ method: 'PATCH', url: `/tenants/${tenant.tenantId}`, payload })
    const caller = await Caller.pickUp(desk, realtime, tenant)
    realtime.script.plan({ say: 'one two three four five six seven eight nine ten', ms: 6_000 })
    await caller.says('Count, please')
    await caller.pass(500)
    expect(caller.media.queuedMs).toBeGreaterThan(4_000)
    realtime.script.plan({ calls: [{ name: 'transfer_call', arguments: { reason: 'visitor_asked' } }] })
    caller.media.press('0')
    await until(() => caller.media.clears.length === 1)
    expect(caller.media.queuedMs).toBe(0)
    await caller.until(() => caller.phone.verbs.includes(`Dial ${person}`))
    // The model said nothing to it.
    expect(caller.phone.heard).toEqual(['One moment, please. I am putting you through to the team.'])
    expect(await untilCall(tenant, caller.id, 'completed')).toMatchObject({ ended_reason: 'transferred' })
  })

  it('gives keys to the model', async () => {
    const caller = await Caller.pickUp(desk, realtime, tenant)
    for (const key of '12#') caller.media.press(key)
    await caller.until(() => realtime.script.asked.at(-1)?.said.includes('1 2 #'))
    caller.phone.hangUp()
    await untilCall(tenant, caller.id, 'completed')
  })

  it('that is hung up while something is done is completed once, and leaves nothing open', async () => {
    const tool = desk.app.assistantTools.find('capture_lead', 'call')!
    const [begun, through] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const { run } = tool
    const slow = vi.spyOn(tool, 'run').mockImplementation(async (...given) => {
      begun.resolve()
      await through.promise
      return run(...given)
    })
    const caller = await Caller.pickUp(desk, realtime, tenant)
    realtime.script.plan({ calls: [{ name: 'capture_lead', arguments: { name: 'Ada Lovelace', message: 'Call me' } }] })
    realtime.script.hear('I am Ada, call me')
    caller.media.say(tone(1_000, 400))
    const { socket } = realtime.session
    let hasBegun = false
    void begun.promise.then(() => (hasBegun = true))
    await caller.until(() => hasBegun)
    caller.phone.hangUp()
    await caller.media.closed
    through.resolve()
    const record = await untilCall(tenant, caller.id, 'completed')
    expect(record['actions']).toEqual(['message_taken', 'lead_captured'])
    await until(() => socket.readyState === socket.CLOSED)
    await until(() => desk.app.websocketServer.clients.size === 0)
    slow.mockRestore()
    await caller.phone.ended
    expect(await names(caller.id)).toEqual(['call.started', 'call.completed'])
  })

  it('is connected again when its stream is lost, and goes on where it was', async () => {
    const caller = await Caller.pickUp(desk, realtime, tenant)
    await caller.says('Hello, it is Ada')
    await caller.listens()
    const [before] = caller.phone.streams
    before!.drop()
    await until(() => caller.phone.streams.length === 2)
    await caller.until(() => caller.isListenedTo && caller.media.playedMs > 0)
    await caller.listens()
    await caller.says('Are you still there?')
    await caller.listens()
    caller.phone.hangUp()
    const { transcript } = await untilCall(tenant, caller.id, 'completed')
    const texts = (transcript as Line[]).map(({ text }) => text)
    expect(texts.slice(1, 3)).toEqual(['Hello, it is Ada', 'You said: Hello, it is Ada'])
    expect(texts.slice(-2)).toEqual(['Are you still there?', 'You said: Are you still there?'])
    expect(texts.filter((text) => GREETING.test(text))).toHaveLength(1)
    expect(await names(caller.id)).toEqual(['call.started', 'call.completed'])
  })

  it('is connected again when its stream is lost while the model is asked', async () => {
    realtime.refusals.push('silent')
    const { id, phone: line } = await phone(desk, tenant)
    await until(() => line.media !== undefined && realtime.refusals.length === 0)
    line.media!.drop()
    await until(() => line.streams.length === 2)
    await until(() => {
      line.media!.advance(100)
      return line.media!.playedMs > 0
    })
    expect(await rowOf(desk.app, tenant, id)).toMatchObject({ status: 'in_progress', ending: null, hungUpAt: null })
    line.hangUp()
    await untilCall(tenant, id, 'completed')
    expect(await names(id)).toEqual(['call.started', 'call.completed'])
  })

  it('is put through to a person, and back to the assistant where nobody picks up', async () => {
    const person = '+14155550177'
    const payload = { voice: { transfer_number: person } }
    await tenant.send({ method: 'PATCH', url: `/tenants/${tenant.tenantId}`, payload })
    desk.twilio.phone(person, { ends: 'no-answer' })
    const caller = await Caller.pickUp(desk, realtime, tenant)
    realtime.script.plan({
      calls: [{ name: 'transfer_call', arguments: { reason: 'visitor_asked' } }],
      say: 'I put you through.',
    })
    await caller.says('I want to talk to a person')
    await caller.until(() => caller.phone.streams.length === 2)
    expect(caller.phone.verbs).toContain(`Dial ${person}`)
    await caller.until(() => caller.isListenedTo)
    // The regret is the model's alone, not also the line's.
    expect(caller.phone.heard).toEqual([])
    await caller.until(() => realtime.script.asked.at(-1)?.notes.join().includes('nobody of the team picked up'))
    await caller.says('So you again')
    await caller.listens()
    const lastLine = async () => ((await readCall(tenant, caller.id))['transcript'] as Line[]).at(-1)!.text
    await until(async () => (await lastLine()) === 'You said: So you again')
    caller.phone.hangUp()
    const record = await untilCall(tenant, caller.id, 'completed')
    expect(record).toMatchObject({ ended_reason: 'caller', rungs: ['voice'], duration: 42 })
    expect(record['actions']).not.toContain('call_transferred')
    expect(record['summary']).toContain('Nobody of the team could take the call.')
    expect(await names(caller.id)).toEqual(['call.started', 'call.completed'])
  })
})
