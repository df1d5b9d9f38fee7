import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { CallTalk } from '../../../../src/calls/talk.ts'
import { RelaySession, type RelaySessionDeps } from '../../../../src/calls/carriers/twilio/relay/session.ts'
import { withRegion } from '../../../../src/calls/carriers/twilio/twiml.ts'
import type { Ending } from '../../../../src/calls/states.ts'
import { callsRepository } from '../../../../src/calls/repository.ts'
import { MINUTE, SECOND } from '../../../../src/core/time.ts'
import { createTenant, type TestTenant } from '../../../support/factories.ts'
import type { FakeRelay } from '../../../support/fakes/twilio-relay.ts'
import { until } from '../../../support/until.ts'
import { readCall, rowOf, untilCall } from '../../desk.ts'
import { BASE_URL, conversationOf, openPhoneDesk, phone, type PhoneDesk } from '../../phone-desk.ts'

/** A clock that the test moves. */
class TestTimers {
  #now = 0
  #planned: { at: number; work: () => void }[] = []

  after = (milliseconds: number, work: () => void) => {
    const planned = { at: this.#now + milliseconds, work }
    this.#planned.push(planned)
    return () => void (this.#planned = this.#planned.filter((other) => other !== planned))
  }

  async pass(milliseconds: number): Promise<void> {
    const end = this.#now + milliseconds
    for (;;) {
      await settle()
      const next = this.#planned.toSorted((a, b) => a.at - b.at).find(({ at }) => at <= end)
      if (next === undefined) break
      this.#now = next.at
      this.#planned = this.#planned.filter((other) => other !== next)
      next.work()
    }
    this.#now = end
    await settle()
  }
}

const settle = () => new Promise((resolve) => setImmediate(resolve))

/** A session without a line: its questions to the engine, and its words. */
function session(answers: Record<string, string[]> = {}, found = Promise.resolve(), rest = Promise.resolve()) {
  const timers = new TestTimers()
  const sent: string[] = []
  const heard: string[] = []
  const asked: string[] = []
  const written: string[] = []
  const uttered: string[] = []
  let ending: Ending | null = null
  let isClosed = false
  const talk: Pick<CallTalk, 'answer' | 'heard'> = {
    async *answer(_tenantId, _callId, words, signal) {
      asked.push(words)
      if (words === 'bye') ending = 'agent'
      else ending = null
      await found
      for (const text of answers[words] ?? [`You said ${words}.`]) {
        await settle()
        if (signal.aborted) return
        yield { type: 'delta', text }
        await rest
      }
    },
    heard: async (_tenantId, _callId, text) => void heard.push(text),
  }
  const deps: RelaySessionDeps = {
    tenantId: 'ten',
    callId: 'call',
    talk,
    send: (command) => void sent.push(command.type === 'end' ? 'END' : `${command.token}${command.last ? '|' : ''}`),
    close: () => void (isClosed = true),
    say: async ({ role, text }) => void (role === 'user' ? written : uttered).push(text),
    ending: async () => ending,
    note: async (wanted) => void (ending ??= wanted),
    timers,
    log: { warn: () => {}, error: () => {} },
  }
  const relay = new RelaySession(deps)
  const says = (voicePrompt: string, last = true) => relay.take({ type: 'prompt', voicePrompt, last })
  const played = (value: string) => relay.take({ type: 'info', name: 'tokensPlayed', value })
  const ended = { ending: () => ending, isClosed: () => isClosed }
  return { relay, timers, sent, heard, asked, written, uttered, says, played, ...ended }
}

describe('a conversation over text', () => {
  it('waits for whole words, and answers piece by piece', async () => {
    const { relay, sent, asked, says, timers } = session({ 'I am here': ['Good.', ' Go on.'] })
    relay.begin({ language: 'en', spoken: '' })
    await says('I am', false)
    await says('I am here')
    await timers.pass(0)
    await timers.pass(0)
    expect(asked).toEqual(['I am here'])
    expect(sent).toEqual(['Good.', ' Go on.', '|'])
  })

  it.each([
    ['en', 'I would like to come on', 'Friday at ten', 'I would like to come on Friday at ten'],
    ['en', '415 555', '0177', '415 555 0177'],
    ['de', 'Ich möchte einen Termin und', 'ein Angebot', 'Ich möchte einen Termin und ein Angebot'],
    ['es', 'Quisiera una cita para', 'mañana', 'Quisiera una cita para mañana'],
    ['fr', 'Je voudrais venir avec', 'ma fille', 'Je voudrais venir avec ma fille'],
  ])('waits for the rest of a sentence whose words go on, in %s: %s', async (language, begun, rest, whole) => {
    const { relay, asked, says, timers } = session()
    relay.begin({ language, spoken: '' })
    await says(begun)
    await timers.pass(SECOND)
    // The caller is speaking: the wait begins again.
    await says(rest.slice(0, 3), false)
    await timers.pass(SECOND)
    expect(asked).toEqual([])
    await says(rest)
    await timers.pass(0)
    expect(asked).toEqual([whole])
    await says(begun)
    await timers.pass(1.5 * SECOND)
    expect(asked).toEqual([whole, begun])
  })

  it('takes no "mm-hm" into its words for a turn, and one behind them for an answer', async () => {
    const { relay, asked, says, played, timers } = session({ question: ['Shall I book it?'] })
    relay.begin({ language: 'en', spoken: '' })
    await says('question')
    await timers.pass(0)
    await timers.pass(0)
    await says('Mm-hm.')
    await timers.pass(0)
    expect(asked).toEqual(['question'])
    await played('Shall I book it?')
    await says('Mm-hm.')
    await timers.pass(0)
    expect(asked).toEqual(['question', 'Mm-hm.'])
  })

  /** An answer of five words is spoken, and Twilio stops behind the first two of them. */
  async function stopped() {
    const call = session({ long: ['One. Two.', ' Three.', ' Four.', ' Five.'] })
    call.relay.begin({ language: 'en', spoken: '' })
    await call.says('long')
    await call.timers.pass(0)
    await call.timers.pass(0)
    call.sent.length = 0
    await call.relay.take({ type: 'interrupt', utteranceUntilInterrupt: 'One. Two.' })
    return call
  }

  it('goes on after a cough, with the words that were not heard', async () => {
    const { timers, sent, heard, asked, played, relay } = await stopped()
    await relay.take({ type: 'info', name: 'clientSpeaking', value: 'on' })
    await timers.pass(4 * SECOND)
    expect(sent).toEqual([])
    await relay.take({ type: 'info', name: 'clientSpeaking', value: 'off' })
    await timers.pass(2 * SECOND)
    expect(sent).toEqual(['Three. Four. Five.|'])
    await played('Three. Four. Five.')
    await timers.pass(9 * SECOND)
    expect([sent.length, heard, asked]).toEqual([1, [], ['long']])
  })

  it.each(['Mm-hm.', ''])('goes on after "%s" that stopped it', async (words) => {
    const { timers, sent, heard, asked, says, relay } = await stopped()
    await says(words)
    expect(sent).toEqual(['Three. Four. Five.|'])
    // A turn behind it counts both parts.
    await relay.take({ type: 'interrupt', utteranceUntilInterrupt: 'Three.' })
    await says('Wait')
    await timers.pass(0)
    expect(heard).toEqual(['One. Two. Three.'])
    expect(asked).toEqual(['long', 'Wait'])
  })

  it('says what the answer became while a cough was judged', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const { relay, timers, sent, says } = session({ slow: ['One.', ' Two.'] }, promise)
    relay.begin({ language: 'en', spoken: '' })
    await says('slow')
    await timers.pass(3 * SECOND)
    await relay.take({ type: 'interrupt', utteranceUntilInterrupt: 'One moment' })
    resolve()
    await timers.pass(SECOND)
    expect(sent).toEqual(['One moment, please. '])
    await timers.pass(SECOND)
    expect(sent).toEqual(['One moment, please. ', 'please. One. Two.|'])
  })

  it('does not hang up on who coughs into the goodbye, nor on who speaks into it', async () => {
    const { relay, sent, says, timers, played } = session({ bye: ['Goodbye and thank you.'] })
    relay.begin({ language: 'en', spoken: '' })
    await says('bye')
    await timers.pass(0)
    await relay.take({ type: 'interrupt', utteranceUntilInterrupt: 'Goodbye and' })
    await timers.pass(2 * SECOND)
    expect(sent.at(-1)).toBe('thank you.|')
    await relay.take({ type: 'interrupt', utteranceUntilInterrupt: 'thank' })
    await says('wait')
    await timers.pass(0)
    await played('You said wait.')
    await timers.pass(5 * SECOND)
    expect(sent).not.toContain('END')
  })

  it('writes down what a caller heard who hangs up in mid-sentence', async () => {
    const { relay, heard } = await stopped()
    relay.end()
    await settle()
    expect(heard).toEqual(['One. Two.'])
  })

  it('writes down the beginning of a sentence at which the caller hangs up', async () => {
    const { relay, says, written, timers, asked } = session()
    relay.begin({ language: 'en', spoken: '' })
    await says('I would like to come on')
    await says('Friday and')
    relay.end()
    await timers.pass(SECOND)
    expect([written, asked]).toEqual([['I would like to come on Friday and'], []])
  })

  it('keys stop it at once', async () => {
    const { relay, sent, heard, asked, timers } = await stopped()
    await relay.take({ type: 'dtmf', digit: '7' })
    await timers.pass(3 * SECOND)
    expect([heard, asked]).toEqual([['One. Two.'], ['long', '7']])
    expect(sent).toEqual(['You said 7.', '|'])
  })

  it('keys in a row are one answer', async () => {
    const { relay, asked, timers } = session()
    relay.begin({ language: 'en', spoken: '' })
    for (const digit of '1234#') await relay.take({ type: 'dtmf', digit })
    for (const digit of '56') await relay.take({ type: 'dtmf', digit })
    await timers.pass(3 * SECOND)
    expect(asked).toEqual(['1234', '56'])
  })

  it('the key 0 asks for a person, in the language of the call', async () => {
    const { relay, timers, asked } = session()
    relay.begin({ language: 'de', spoken: '' })
    await relay.take({ type: 'dtmf', digit: '0' })
    await timers.pass(2 * SECOND)
    expect(asked).toEqual(['Ich möchte mit einem Menschen sprechen.'])
  })

  it('says so where an answer fails, and listens again', async () => {
    const { relay, timers, sent, says, uttered } = session({}, Promise.reject(new Error('no')))
    relay.begin({ language: 'en', spoken: '' })
    await says('Hello')
    await settle()
    expect(sent).toEqual(['I am sorry, something went wrong on my side. Could you please say that again?|'])
    expect(uttered).toEqual(['I am sorry, something went wrong on my side. Could you please say that again?'])
    await timers.pass(30 * SECOND)
    expect(sent[1]).toContain('still there')
  })

  it('says something to who waits for a slow answer', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const { relay, timers, sent, says } = session({}, promise)
    relay.begin({ language: 'en', spoken: '' })
    await says('Hello')
    await timers.pass(2 * SECOND)
    expect(sent).toEqual([])
    await timers.pass(SECOND)
    expect(sent).toEqual(['One moment, please. '])
    resolve()
    await timers.pass(SECOND)
    expect(sent).toEqual(['One moment, please. ', 'You said Hello.', '|'])
  })

  it('says something again and again to who waits for a slow answer, and within one that stalls', async () => {
    const [found, rest] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const { relay, timers, sent, says, played } = session({ slow: ['One.', ' Two.'] }, found.promise, rest.promise)
    relay.begin({ language: 'en', spoken: '' })
    await says('slow')
    const WAIT = 2.5 * SECOND
    for (const words of ['One moment, please. ', 'I am still working on it. ', 'I am still working on it. ']) {
      sent.length = 0
      await timers.pass(WAIT - 1)
      expect(sent).toEqual([])
      await timers.pass(1)
      expect(sent).toEqual([words])
      // Nothing is said into the words that are being spoken.
      await timers.pass(WAIT)
      expect(sent).toEqual([words])
      await played(words)
    }
    found.resolve()
    await timers.pass(0)
    await played('One.')
    sent.length = 0
    await timers.pass(WAIT)
    expect(sent).toEqual(['I am still working on it. '])
    rest.resolve()
    await timers.pass(0)
    await played('I am still working on it. Two.')
    sent.length = 0
    await timers.pass(2 * WAIT)
    expect(sent).toEqual([])
  })

  it('a caller who speaks over an answer stops it, and only what was heard is kept', async () => {
    const { relay, sent, heard, says, timers } = session({ long: ['One.', ' Two.', ' Three.', ' Four.', ' Five.'] })
    relay.begin({ language: 'en', spoken: '' })
    await says('long')
    await settle()
    await settle()
    await relay.take({ type: 'interrupt', utteranceUntilInterrupt: 'One' })
    await says('short')
    await timers.pass(SECOND)
    expect(heard).toEqual(['One'])
    expect(sent.join('')).toMatch(/^One\.( Two\.)?( Three\.)?You said short\.\|$/)
  })

  it('asks who says nothing whether they are there, and lets go of them', async () => {
    const { relay, sent, played, timers, ending, isClosed } = session()
    relay.begin({ language: 'en', spoken: 'Hello.' })
    await timers.pass(2 * SECOND)
    expect(sent).toEqual([])
    await played('Hello.')
    await timers.pass(10 * SECOND)
    expect(sent).toEqual(['Are you still there?|'])
    await played('Are you still there?')
    await timers.pass(10 * SECOND)
    expect(sent[1]).toMatch(/Goodbye!\|$/)
    expect(ending()).toBe('silence')
    expect(sent).not.toContain('END')
    await played(sent[1]!)
    await timers.pass(0)
    expect(sent[2]).toBe('END')
    await timers.pass(5 * SECOND)
    expect(isClosed()).toBe(true)
  })

  it('listens to who is speaking right now, however long that is', async () => {
    const { relay, sent, timers } = session()
    relay.begin({ language: 'en', spoken: '' })
    await timers.pass(5 * SECOND)
    await relay.take({ type: 'info', name: 'clientSpeaking', value: 'on' })
    await timers.pass(60 * SECOND)
    expect(sent).toEqual([])
    await relay.take({ type: 'info', name: 'clientSpeaking', value: 'off' })
    await timers.pass(10 * SECOND)
    expect(sent).toEqual(['Are you still there?|'])
  })

  it('asks nobody who waits for an answer', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const { relay, sent, says, timers } = session({ slow: ['Found it.'] }, promise)
    relay.begin({ language: 'en', spoken: '' })
    await says('slow')
    await relay.take({ type: 'info', name: 'clientSpeaking', value: 'off' })
    await timers.pass(30 * SECOND)
    expect(sent.join()).not.toContain('still there')
    const before = sent.length
    resolve()
    await timers.pass(SECOND)
    expect(sent.slice(before)).toEqual(['Found it.', '|'])
  })

  it('hangs up after a goodbye that nobody tells of', async () => {
    const { relay, sent, says, timers } = session({ bye: ['Goodbye, and thank you for your call.'] })
    relay.begin({ language: 'en', spoken: '' })
    await says('bye')
    await timers.pass(SECOND)
    expect(sent).toEqual(['Goodbye, and thank you for your call.', '|'])
    await timers.pass(10 * SECOND)
    expect(sent.at(-1)).toBe('END')
  })

  it('goes on with who speaks after a goodbye', async () => {
    const { relay, sent, says, timers, played } = session({ bye: ['Goodbye.'] })
    relay.begin({ language: 'en', spoken: '' })
    await says('bye')
    await timers.pass(SECOND)
    await says('wait')
    await timers.pass(SECOND)
    await played('Goodbye. You said wait.')
    await timers.pass(SECOND)
    expect(sent).not.toContain('END')
    expect(sent.at(-2)).toBe('You said wait.')
  })

  it('lasts half an hour at most', async () => {
    const { relay, sent, timers, ending, says, played } = session()
    relay.begin({ language: 'de', spoken: '' })
    for (let minute = 0; minute < 30; minute += 0.125) {
      await says('ja')
      await timers.pass(MINUTE / 16)
      await played('You said ja.')
      await timers.pass(MINUTE / 16)
    }
    await timers.pass(SECOND)
    expect(ending()).toBe('limit')
    expect(sent.findLast((text) => text.length > 1 && text !== 'END')).toContain('Die längste Dauer eines Anrufs')
  })

  it('does nothing more when the connection is gone', async () => {
    const { relay, sent, says, timers } = session()
    relay.begin({ language: 'en', spoken: '' })
    relay.end()
    await says('hello')
    await timers.pass(60 * MINUTE)
    expect(sent).toEqual([])
  })
})

it.each([
  ['en', 'en-US'],
  ['de', 'de-DE'],
  ['de-AT', 'de-AT'],
  ['pt', 'pt-BR'],
  ['fr', 'fr-FR'],
  ['zh-Hant', 'zh-TW'],
])('Twilio speaks %s as %s', (tag, spoken) => expect(withRegion(tag)).toBe(spoken))

describe('on a line', () => {
  let desk: PhoneDesk
  let tenant: TestTenant

  beforeAll(async () => {
    desk = await openPhoneDesk()
  })
  beforeEach(async () => {
    tenant = await createTenant(desk.app)
  })
  afterAll(async () => {
    await desk[Symbol.asyncDispose]()
  })

  const hook = (name: string, id: string) =>
    `${BASE_URL}/api/v1/calls/twilio/${name}/${id}?tenant_id=${tenant.tenantId}&call_id=${id}`
  const transcript = async (id: string) =>
    (await readCall(tenant, id))['transcript'] as { role: string; text: string }[]

  it('the greeting cannot be interrupted, and is spoken in the language of the business', async () => {
    await tenant.send({ method: 'PATCH', url: `/tenants/${tenant.tenantId}`, payload: { language: 'de' } })
    const call = await phone(desk, tenant)
    await conversationOf(call.phone)
    const xml = await call.phone.post(hook('voice', call.id))
    expect(xml).toContain('welcomeGreetingInterruptible="none"')
    expect(xml).toContain('language="de-DE"')
    expect(xml).toContain('KI-Assistent')
    expect(await transcript(call.id)).toHaveLength(1)
  })

  it('is told the names of services and staff, and the voice that the business chose', async () => {
    const set = (payload: object) => tenant.send({ method: 'PATCH', url: `/tenants/${tenant.tenantId}`, payload })
    const { resource_id } = (
      await tenant.send({ method: 'POST', url: '/resources', payload: { name: 'Grace Hopper', time_zone: 'UTC' } })
    ).json()
    const service = { name: 'Root canal, long', duration_minutes: 30, resource_ids: [resource_id] }
    expect((await tenant.send({ method: 'POST', url: '/services', payload: service })).statusCode).toBe(201)
    const xmlOf = async () => {
      const call = await phone(desk, tenant)
      await conversationOf(call.phone)
      const xml = await call.phone.post(hook('voice', call.id))
      call.phone.hangUp()
      return xml
    }
    const xml = await xmlOf()
    expect(xml).toContain('hints="Harbour Dental, Root canal long, Grace Hopper"')
    expect(xml).toContain('ignoreBackchannel="true" reportInputDuringAgentSpeech="any" interruptible="any"')
    expect(xml).toContain('interruptSensitivity="medium"')
    expect(xml).not.toContain('ttsProvider')
    for (const [voice, written] of [
      ['Google.en-US-Chirp3-HD-Aoede', 'ttsProvider="Google" voice="en-US-Chirp3-HD-Aoede"'],
      ['Polly.Joanna-Neural', 'ttsProvider="Amazon" voice="Joanna-Neural"'],
      ['21m00Tcm4TlvDq8ikWAM', 'ttsProvider="ElevenLabs" voice="21m00Tcm4TlvDq8ikWAM"'],
    ]) {
      await set({ voice: { voice } })
      expect(await xmlOf()).toContain(written)
    }
  })

  const hears = (relay: FakeRelay, voicePrompt: string) =>
    relay.send({ type: 'prompt', voicePrompt, lang: 'en-US', last: true })

  it('a screening service hears who calls and why, and is waited for; the person behind it is greeted', async () => {
    const call = await phone(desk, tenant, { custom_prompt: 'Your check-up tomorrow at 9:30.' })
    const relay = await conversationOf(call.phone)
    expect(await relay.says('Please say your name and the reason for your call.')).toMatch(
      /AI assistant of Harbour Dental.* call for Ada Lovelace\. .*Your check-up tomorrow at 9:30\./,
    )
    hears(relay, 'Thank you. Please stay on the line.')
    expect(await relay.says('Hello?')).toContain('Hello Ada Lovelace.')
    call.phone.hangUp()
    expect((await untilCall(tenant, call.id, 'completed'))['summary']).not.toContain('reason for your call')
  })

  it('a voicemail that nobody recognised before gets its message, and is hung up on', async () => {
    const call = await phone(desk, tenant, { custom_prompt: 'Your check-up tomorrow at 9:30.' })
    const relay = await conversationOf(call.phone)
    hears(relay, 'You have reached the voicemail of Ada. Leave your number after the tone.')
    const record = await untilCall(tenant, call.id, 'completed')
    expect(record).toMatchObject({ ended_reason: 'voicemail', actions: ['message_left'], lead: null })
    expect((await transcript(call.id)).at(-1)!.text).toContain('Your check-up tomorrow at 9:30.')
  })

  it('keeps an interrupted answer as far as it was heard', async () => {
    const call = await phone(desk, tenant)
    const relay = await conversationOf(call.phone)
    relay.isSlow = true
    const answer = await relay.says('I would like to leave a message')
    expect(answer).toBe('What should the team know?')
    const before = relay.utterances.length
    relay.interrupts('What should', 'That the door is open')
    await until(() => relay.utterances.length > before)
    const said = (await transcript(call.id)).map(({ text }) => text)
    expect(said).toContain('What should')
    expect(said).not.toContain('What should the team know?')
    expect(said.indexOf('That the door is open')).toBeGreaterThan(said.indexOf('What should'))
  })

  it('goes on with who speaks after the goodbye to a silent caller', async () => {
    const { id, phone: call } = await phone(desk, tenant)
    const relay = await conversationOf(call)
    await desk.app.database.tenant(tenant.tenantId, (tx) =>
      callsRepository.change(tx, tenant.tenantId, id, { ending: 'silence' }),
    )
    expect(await relay.says('Wait, I would like to leave a message')).toContain('?')
    expect((await rowOf(desk.app, tenant, id))!.ending).toBeNull()
    call.hangUp()
  })

  it('a connection that breaks is made again, twice, and the caller is not greeted again', async () => {
    const call = await phone(desk, tenant)
    let relay = await conversationOf(call.phone)
    await relay.says('I would like to leave a message')
    for (let times = 0; times < 2; times += 1) {
      relay.drop()
      const broken = relay
      relay = (await until(() => (call.phone.relay === broken ? undefined : call.phone.relay)))!
      expect(relay.utterances).toEqual([])
    }
    expect(await relay.says('That the door is open')).toContain('your message to the team')
    relay.drop()
    // No person to phone: the caller leaves a message.
    expect(await untilCall(tenant, call.id, 'completed')).toMatchObject({
      rungs: ['relay', 'voicemail'],
      actions: ['message_taken', 'lead_captured'],
      ended_reason: 'voicemail',
    })
    expect(call.phone.heard[0]).toContain('message after the tone')
  })

  it('a connection that cannot read its call is made again, and the caller is heard', async () => {
    const call = await phone(desk, tenant)
    const relay = await conversationOf(call.phone)
    await relay.says('I would like to leave a message')
    const { conversations } = desk.app.calls
    const read = conversations.of.bind(conversations)
    let reads = 0
    // The hook reads the call before the connection does.
    const spy = vi.spyOn(conversations, 'of').mockImplementation((...name) => {
      reads += 1
      return reads === 2 ? Promise.reject(new Error('no')) : read(...name)
    })
    relay.drop()
    const next = await until(() => (reads > 3 && call.phone.relay !== relay ? call.phone.relay : undefined))
    spy.mockRestore()
    expect(await next!.says('That the door is open')).toContain('your message to the team')
    call.phone.hangUp()
  })

  it('a hook that fails is asked again at the fallback, and costs a rung where that fails too', async () => {
    const call = await phone(desk, tenant, {}, { ends: 'silence' })
    await untilCall(tenant, call.id, 'ringing')
    const fallback = hook('fallback', call.id).replace(`/${call.id}?`, '?')
    const asked = { ErrorCode: '11200', ErrorUrl: hook('voice', call.id) }
    expect(await call.phone.post(fallback, asked)).toMatch(/<ConversationRelay .*AI assistant/)
    expect(await readCall(tenant, call.id)).toMatchObject({ status: 'in_progress', rungs: ['relay'] })
    expect(await call.phone.post(fallback, { ErrorCode: '11200' })).toMatch(/<Record /)
    expect(await readCall(tenant, call.id)).toMatchObject({ status: 'in_progress', rungs: ['relay', 'voicemail'] })
    // The same for an unknown call.
    expect(
      await call.phone.post(`${BASE_URL}/api/v1/calls/twilio/fallback`, { CallSid: `CA${'0'.repeat(32)}` }),
    ).toMatch(/<Say/)
  })

  it('whoever picks up a call that was ended meanwhile is hung up on', async () => {
    const call = await phone(desk, tenant, {}, { ends: 'silence' })
    await untilCall(tenant, call.id, 'ringing')
    await desk.app.calls.progress.failed(tenant.tenantId, call.id, 'canceled')
    expect(await call.phone.post(hook('voice', call.id))).toMatch(/<Response><Hangup\/><\/Response>/)
    expect((await rowOf(desk.app, tenant, call.id))!.status).toBe('failed')
  })
})
