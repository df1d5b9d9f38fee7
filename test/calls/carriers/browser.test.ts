import type { FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { BrowserConversation } from '../../../src/calls/carriers/browser/browser-conversation.ts'
import { heardBy } from '../../../src/calls/carriers/browser/speech.ts'
import type { Ending } from '../../../src/calls/states.ts'
import type { NewLine } from '../../../src/calls/transcript-lines.ts'
import { newId } from '../../../src/core/ids.ts'
import { forLanguage } from '../../../src/languages/index.ts'
import { client, startTestApp } from '../../support/app.ts'
import { addressOf } from '../../support/browser.ts'
import { openCopy } from '../../support/database.ts'
import { eventsOf as streamOf } from '../../support/event-stream.ts'
import {
  createAppointment,
  createDocument,
  createTenant,
  visitorHeaders,
  type TestTenant,
} from '../../support/factories.ts'
import { ManualTimers } from '../../support/manual-timers.ts'
import { until } from '../../support/until.ts'
import { eventsOf } from '../desk.ts'

interface Say {
  call_id: string
  line_id: string
  position: number
  text: string
}

describe('a call that the browser hears and speaks', () => {
  let opened: Awaited<ReturnType<typeof openCopy>>
  let app: FastifyInstance
  let address: string
  let tenant: TestTenant
  const streams = new Set<AbortController>()

  beforeAll(async () => {
    opened = await openCopy()
    app = await startTestApp({ database: opened.database })
    address = await addressOf(app)
  })
  beforeEach(async () => {
    tenant = await createTenant(app)
  })
  afterEach(() => {
    for (const stream of streams) stream.abort()
    streams.clear()
  })
  afterAll(async () => {
    await app.close()
    await opened.close()
  })

  const set = (payload: object) => tenant.send({ method: 'PATCH', url: `/tenants/${tenant.tenantId}`, payload })
  const consent = { version: '2026-11-23', hearing: 'on_device', speaking: 'on_device' }
  const visitor = async () => {
    const sessionId = newId('chat')
    const headers = await visitorHeaders(tenant.tenantId, sessionId)
    const send = client(app, headers)
    let words = 0
    return {
      headers,
      start: (more: object = {}) =>
        send({ method: 'POST', url: '/widget/calls', payload: { mode: 'browser', locale: 'en', consent, ...more } }),
      say: (id: string, text: string, more: object = {}) =>
        send({
          method: 'POST',
          url: `/widget/calls/${id}/words`,
          payload: { line_id: `words-${(words += 1)}`, text, ...more },
        }),
      book: (payload: object) => send({ method: 'POST', url: '/widget/bookings', payload }),
      starts: async (serviceId: string) => {
        const day = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
        const url = `/widget/availability?service_id=${serviceId}&from=${day}&to=${day}&time_zone=UTC`
        return (await send({ url })).json<{ slots: { start: string }[] }>().slots.map(({ start }) => start)
      },
      outcome: (id: string) => send({ url: `/widget/calls/${id}` }),
      end: (id: string) => send({ method: 'POST', url: `/widget/calls/${id}/end` }),
    }
  }
  /** What the page is told to speak, by line. */
  const listen = async (headers: Record<string, string>) => {
    const stream = new AbortController()
    streams.add(stream)
    const response = await fetch(`${address}/api/v1/widget/events`, { headers, signal: stream.signal })
    const lines = new Map<string, Say>()
    void (async () => {
      for await (const { event, data } of streamOf(response))
        if (event === 'say') lines.set((data as Say).line_id, data as Say)
    })().catch(() => {})
    return {
      line: (position: number) =>
        until(() => [...lines.values()].toSorted((a, b) => a.position - b.position)[position]),
    }
  }
  const callOf = async (id: string) => (await tenant.send({ url: `/calls/${id}` })).json()
  const completed = (id: string) =>
    until(async () => {
      const call = await callOf(id)
      return call.status === 'completed' && call
    })
  const begin = async () => {
    const visit = await visitor()
    const begun = await visit.start()
    expect([begun.statusCode, begun.body]).toEqual([201, expect.any(String)])
    const { call_id: id } = begun.json<{ call_id: string }>()
    return { visit, id, heard: await listen(visit.headers) }
  }

  it('is a call like every other: spoken greeting, answers, record with the consent, events', async () => {
    await createDocument(tenant)
    const { visit, id, heard } = await begin()
    const greeting = await heard.line(0)
    expect(greeting).toMatchObject({ call_id: id, position: 1, text: expect.stringContaining('AI') })
    expect((await visit.say(id, 'Are you open on Saturday?')).json()).toEqual({ accepted: true })
    expect((await heard.line(1)).text).toContain('Saturdays')
    expect((await visit.end(id)).statusCode).toBe(200)
    const call = await completed(id)
    expect(call).toMatchObject({
      channel: 'web',
      direction: 'inbound',
      phone_number: '',
      simulated: false,
      ended_reason: 'caller',
      rungs: ['relay'],
      consent: { ...consent, at: expect.stringMatching(/^\d{4}-.*Z$/) },
    })
    expect(call.transcript.map(({ role }: { role: string }) => role)).toEqual(['agent', 'user', 'agent'])
    expect(call.latency).toMatchObject({ turns: 1 })
    const events = await eventsOf(app, tenant, id)
    expect(events.map(({ event }) => event)).toEqual(['call.started', 'call.completed'])
    expect((await visit.say(id, 'Hello?')).statusCode).toBe(409)
  })

  it('books', async () => {
    await createAppointment(tenant)
    const { visit, id, heard } = await begin()
    await visit.say(id, 'I would like to book a check-up tomorrow at 10')
    await heard.line(1)
    let answers = 2
    for (const words of ['Ada Lovelace', 'ada.by.voice@example.com', 'Yes please', 'Yes']) {
      await visit.say(id, words)
      await heard.line(answers)
      answers += 1
      const made = (await tenant.send({ url: '/bookings?client_email=ada.by.voice@example.com' })).json().data
      if (made.length > 0) break
    }
    const [booking] = (await tenant.send({ url: '/bookings?client_email=ada.by.voice@example.com' })).json().data
    expect(booking).toMatchObject({ source: 'call', client_name: 'Ada Lovelace', status: 'confirmed' })
    await visit.end(id)
    expect((await completed(id)).actions).toContain('booking_created')
    const outcome = await visit.outcome(id)
    expect(outcome.json()).toMatchObject({ call_id: id, status: 'completed', booking: { client_name: 'Ada Lovelace' } })
    expect(outcome.json().actions).toContain('booking_created')
    const { manage_url: manage } = outcome.json<{ booking: { manage_url: string } }>().booking
    expect((await app.inject({ url: new URL(manage).pathname })).statusCode).toBe(200)
  })

  it('moves what the visitor booked by the form, and shows it afterwards', async () => {
    const { serviceId } = await createAppointment(tenant)
    const { visit, id, heard } = await begin()
    const [start] = await visit.starts(serviceId)
    const contact = { client_name: 'Ada Lovelace', client_email: 'ada.moves@example.com' }
    const made = (await visit.book({ service_id: serviceId, start, ...contact })).json<{ booking_id: string }>()
    await visit.say(id, 'Please move my appointment to tomorrow at 2 pm')
    expect((await heard.line(1)).text).toContain('Check-up')
    await visit.say(id, 'Yes please')
    expect((await heard.line(2)).text).toContain('moved')
    const { actions, booking } = (await visit.outcome(id)).json()
    expect(actions).toEqual(['booking_updated'])
    expect(booking).toMatchObject({ booking_id: made.booking_id, manage_url: expect.stringContaining('/b/') })
    await visit.say(id, 'Please cancel my appointment')
    await heard.line(3)
    await visit.say(id, 'Yes please')
    expect((await heard.line(4)).text).toContain('cancelled')
    expect((await visit.outcome(id)).json()).toMatchObject({ booking: null })
    await visit.end(id)
  })

  it('cuts the transcript to the words that were heard', async () => {
    const { visit, id, heard } = await begin()
    const { line_id, text } = await heard.line(0)
    const spoken = text.indexOf('assistant') + 3
    await visit.say(id, '', { interrupted: { line_id, spoken_chars: spoken } })
    const [line] = (await callOf(id)).turns
    expect(line.text).toBe(text.slice(0, text.indexOf('assistant')).trim())
    expect(`${line.text} ${line.unsaid}`).toBe(text)
    // The same report again, or of a line that is none, changes nothing.
    await visit.say(id, 'What do you cost?', { interrupted: { line_id, spoken_chars: 1 } })
    await visit.say(id, '', { interrupted: { line_id: 'line_of_nobody', spoken_chars: 0 } })
    expect((await callOf(id)).turns[0].text).toBe(line.text)
    await visit.end(id)
  })

  it('takes words once, however often they are sent', async () => {
    const { visit, id, heard } = await begin()
    await heard.line(0)
    await Promise.all([1, 2, 3].map(() => visit.say(id, 'Are you open?', { line_id: 'the-same' })))
    await heard.line(1)
    const spoken = (await callOf(id)).transcript.filter(({ role }: { role: string }) => role === 'user')
    expect(spoken).toHaveLength(1)
    await visit.end(id)
  })

  it("is the session's own, and one at a time", async () => {
    const { visit, id } = await begin()
    expect((await visit.start()).statusCode).toBe(409)
    const other = await visitor()
    expect((await other.say(id, 'Hello')).statusCode).toBe(404)
    expect((await other.end(id)).statusCode).toBe(404)
    expect((await other.outcome(id)).statusCode).toBe(404)
    expect((await visit.outcome(id)).json()).toMatchObject({ status: 'in_progress', actions: [], booking: null })
    await visit.end(id)
  })

  it('ends when the assistant says goodbye, and when the team ends it', async () => {
    const { visit, id } = await begin()
    await tenant.send({ method: 'POST', url: `/calls/${id}/end` })
    expect(await completed(id)).toMatchObject({ ended_reason: 'assistant' })
    expect((await visit.say(id, 'Hello?')).statusCode).toBe(409)
  })

  it('is what the tenant allows', async () => {
    const config = async () =>
      (
        await client(app)({
          url: `/widget/config?tenant_id=${tenant.tenantId}`,
          headers: { 'sec-fetch-site': 'same-origin' },
        })
      ).json()
    const visit = await visitor()
    expect(await config()).toMatchObject({ features: { voice: 'browser' }, browser_voice: 'on_device' })
    for (const over of ['hearing', 'speaking'])
      expect((await visit.start({ consent: { ...consent, [over]: 'service' } })).statusCode).toBe(409)
    expect((await visit.start({ consent: null })).json().detail[0].loc).toEqual(['body', 'consent'])
    expect((await set({ voice: { browser_voice: 'any' } })).statusCode).toBe(200)
    const begun = await visit.start({ consent: { ...consent, hearing: 'service' } })
    expect(begun.statusCode).toBe(201)
    await visit.end(begun.json().call_id)
    await set({ voice: { browser_voice: 'off' } })
    expect(await config()).toMatchObject({ features: { voice: false }, browser_voice: null })
    expect((await visit.start()).statusCode).toBe(409)
    await set({ voice: { browser_voice: 'any', max_minutes: 1 } })
    const first = await visit.start()
    expect(first.statusCode).toBe(201)
    // The call reserves the minute that is left.
    expect((await (await visitor()).start()).statusCode).toBe(409)
    await visit.end(first.json().call_id)
  })

  it('ends with the process', async () => {
    const { database, close } = await openCopy()
    const other = await startTestApp({ database })
    const owner = await createTenant(other)
    const made = await owner.sendAs(owner.visitor)({
      method: 'POST',
      url: '/widget/calls',
      payload: { mode: 'browser', consent },
    })
    await other.close()
    const next = await startTestApp({ database })
    const send = client(next, owner.headers.admin_key)
    await until(async () => (await send({ url: `/calls/${made.json().call_id}` })).json().ended_reason === 'shutdown')
    await next.close()
    await close()
  })
})

describe('the conversation with a page', () => {
  const GREETING = 'Hello. How can I help you?'
  const open = (
    answer: (tenantId: string, callId: string, words: string) => AsyncGenerator<never>,
    error = (details: object): unknown => expect.fail(JSON.stringify(details)),
  ) => {
    const timers = new ManualTimers()
    const said: (NewLine & { id: string; position: number })[] = []
    const endings: Ending[] = []
    const say = async (line: NewLine) =>
      void said.push({ ...line, id: `line-${said.length}`, position: said.length + 1 })
    const conversation = new BrowserConversation({
      tenantId: 'ten_a',
      callId: 'call_a',
      talk: { answer, heard: async () => {} },
      wording: forLanguage('en').calls.voice,
      language: 'en',
      lines: async () => said as never,
      say,
      ending: async () => null,
      hangUp: async (ending) => {
        endings.push(ending)
        conversation.end()
      },
      timers,
      now: () => timers.now,
      log: { error },
    })
    return { conversation, timers, said, endings, say }
  }
  const begun = async (asked: string[] = []) => {
    const opened = open(async function* (_tenantId, _callId, words) {
      asked.push(words)
      yield* []
    })
    await opened.say({ role: 'agent', text: GREETING })
    opened.conversation.begin()
    await until(() => opened.timers.count === 2)
    return opened
  }

  it('asks a silent visitor once, and then hangs up', async () => {
    const { timers, said, endings } = await begun()
    timers.pass(21_000)
    // The greeting is being spoken for its first seconds.
    expect(said).toHaveLength(1)
    timers.pass(5_000)
    await until(() => said.length === 2 && timers.count === 2)
    timers.pass(30_000)
    await until(() => said.length === 3 && timers.count === 2)
    expect(endings).toEqual([])
    timers.pass(30_000)
    expect(endings).toEqual(['silence'])
    expect(timers.count).toBe(0)
  })

  it('says so where an answer fails, and listens again', async () => {
    const errors: unknown[] = []
    const { conversation, timers, said, say } = open(
      // eslint-disable-next-line require-yield -- It fails before.
      async function* () {
        throw new Error('no')
      },
      (details) => errors.push(details),
    )
    await say({ role: 'agent', text: GREETING })
    conversation.begin()
    await conversation.take({ lineId: 'line-0', text: 'When are you open?' })
    await until(() => said.length === 2)
    expect(said[1]!.text).toContain('Could you please say that again?')
    expect(errors).toHaveLength(1)
    await until(() => timers.count === 2)
    timers.pass(60_000)
    await until(() => said.length === 3)
    expect(said[2]!.text).toContain('still there')
  })

  it('waits on while the visitor begins to speak', async () => {
    const { conversation, timers, said } = await begun()
    for (let turn = 0; turn < 5; turn += 1) {
      timers.pass(15_000)
      await conversation.take({ lineId: `begins-${turn}`, text: '' })
      await until(() => timers.count === 2)
    }
    expect(said).toHaveLength(1)
    conversation.end()
  })

  it('says the rest after "mm-hm", which is no turn, and after words it does not', async () => {
    const asked: string[] = []
    const { conversation, said } = await begun(asked)
    const stop = { lineId: 'line-0', spokenChars: 'Hello. How'.length }
    await conversation.take({ lineId: 'begins', text: '', interrupted: stop })
    await conversation.take({ lineId: 'hum', text: 'Mm-hm.' })
    expect(said.map(({ text }) => text)).toEqual([GREETING, 'can I help you?'])
    // Behind the end of the words it is an answer.
    await conversation.take({ lineId: 'yes', text: 'Mm-hm.' })
    await conversation.take({ lineId: 'more', text: 'Wait', interrupted: { lineId: 'line-1', spokenChars: 3 } })
    expect(asked).toEqual(['Mm-hm.', 'Wait'])
    expect(said).toHaveLength(2)
    conversation.end()
  })

  it('waits for the rest of a sentence whose words go on, as long as the visitor speaks', async () => {
    const asked: string[] = []
    const { conversation, timers, said } = await begun(asked)
    await conversation.take({ lineId: 'a', text: 'I would like to come on' })
    timers.pass(1_500)
    await conversation.take({ lineId: 'b', text: '' })
    timers.pass(1_500)
    expect(asked).toEqual([])
    await conversation.take({ lineId: 'c', text: 'Friday' })
    await until(() => asked.length === 1)
    await conversation.take({ lineId: 'd', text: 'And with' })
    timers.pass(2_000)
    await until(() => asked.length === 2)
    expect(asked).toEqual(['I would like to come on Friday', 'And with'])
    await conversation.take({ lineId: 'e', text: 'My number is 415 555 and' })
    // The words before a hang-up stay.
    conversation.end()
    expect(said.at(-1)).toMatchObject({ role: 'user', text: 'My number is 415 555 and' })
  })

  it('takes twenty utterances a minute, after sixty at once', async () => {
    const { conversation, timers } = await begun()
    const say = (turn: number) => conversation.take({ lineId: `words-${turn}`, text: 'Hello' })
    for (let turn = 0; turn < 60; turn += 1) await say(turn)
    await expect(say(60)).rejects.toMatchObject({ status: 429, retryAfter: 3 })
    await conversation.take({ lineId: 'sign', text: '' })
    timers.pass(3_000)
    await say(61)
    await expect(say(62)).rejects.toMatchObject({ status: 429 })
    conversation.end()
  })

  it('says goodbye at once where the process stops, and hangs up: the page speaks it alone', async () => {
    const { conversation, said, endings } = await begun()
    conversation.stops()
    await until(() => endings.length === 1)
    expect([endings, said.at(-1)!.text]).toEqual([['shutdown'], forLanguage('en').calls.voice.stopping])
  })

  it('ends after half an hour, whatever is said', async () => {
    const { conversation, timers, said, endings } = await begun()
    conversation.timeIsUp()
    await until(() => said.length === 2)
    await conversation.take({ lineId: 'on', text: 'One more thing' })
    await until(() => timers.count === 2)
    timers.pass(30_000)
    expect(endings).toEqual(['limit'])
  })
})

describe('the words heard of a line', () => {
  const LINE = 'Tomorrow I have 8:30, 9:15 or 10:00.'
  it.each([
    [0, ''],
    [3, ''],
    [8, 'Tomorrow'],
    [9, 'Tomorrow '],
    [12, 'Tomorrow I '],
    [LINE.length - 1, 'Tomorrow I have 8:30, 9:15 or '],
    [LINE.length, LINE],
    [LINE.length + 50, LINE],
  ])('after %i characters', (chars, heard) => {
    expect(heardBy(LINE, chars)).toBe(heard)
  })
})
