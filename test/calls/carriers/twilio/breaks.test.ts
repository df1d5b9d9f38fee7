import type { FastifyInstance } from 'fastify'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { systemTimers } from '../../../../src/core/timers.ts'
import { startTestApp } from '../../../support/app.ts'
import { createTenant, type TestTenant } from '../../../support/factories.ts'
import { FakeRealtime, REALTIME_KEY } from '../../../support/fakes/realtime.ts'
import type { FakePhoneCall } from '../../../support/fakes/twilio-call.ts'
import { tone } from '../../../support/mulaw.ts'
import { until } from '../../../support/until.ts'
import { anyNumber, untilCall } from '../../desk.ts'
import { assignNumber, BASE_URL, openPhoneDesk, type PhoneDesk } from '../../phone-desk.ts'

/*
 * Each rung really breaks, in each state of a call. A caller hears no silence of three seconds meanwhile, and has a way on:
 * an assistant that answers, a person, or a recorder.
 */
const MAX_SILENCE_MS = 3_000
const PERSON = '+14155550177'
const INBOUND = `${BASE_URL}/api/v1/calls/twilio/inbound`
const NAME = 'I am Ada Lovelace'
/** Two checks are so far apart. */
const STEP_MS = 20
const LATE_MS = 1.5 * STEP_MS
/** Time that passes on the phone meanwhile, where nothing is measured. */
const FAST_MS = 200

/**
 * One caller, and the sounds on the line. Silence is measured by the phone's own clock, a step at each check. A check that
 * comes late is left out: the machine was busy with something else, and the product waited as well.
 */
class OnTheLine {
  readonly phone: FakePhoneCall
  /** The longest silence since the break. */
  longestMs = 0
  #silentMs = 0
  #sounds = 0
  #isMeasured = false
  #checkedAt = 0

  constructor(call: FakePhoneCall) {
    this.phone = call
  }

  /** From here on silence is counted. */
  breaks(): void {
    this.#isMeasured = true
    this.#checkedAt = performance.now()
    this.#sounds = this.#soundCount
  }

  /** The caller has a way on. */
  hasWayOn(): void {
    this.#pass()
    this.#isMeasured = false
  }

  /** Lets time pass until the condition holds. */
  async until<T>(check: () => T | Promise<T>): Promise<NonNullable<Awaited<T>>> {
    const found = await until(() => {
      this.#pass()
      return check()
    }, STEP_MS)
    this.#pass()
    return found as NonNullable<Awaited<T>>
  }

  get isRecordedOrPutThrough(): boolean {
    return this.phone.verbs.some((verb) => verb === 'Record' || verb.startsWith('Dial +'))
  }

  get #soundCount(): number {
    const { relays, heard, streams } = this.phone
    const audio = streams.reduce((sum, { playedMs, queuedMs }) => sum + playedMs + queuedMs, 0)
    return audio + heard.length + relays.reduce((sum, { utterances }) => sum + utterances.length, 0)
  }

  #pass(): void {
    this.phone.media?.advance(this.#isMeasured ? STEP_MS : FAST_MS)
    if (!this.#isMeasured) return
    const now = performance.now()
    const passedMs = now - this.#checkedAt > LATE_MS ? 0 : STEP_MS
    this.#checkedAt = now
    const sounds = this.#soundCount
    const isAudible = sounds > this.#sounds || (this.phone.media?.queuedMs ?? 0) > 0
    this.#sounds = Math.max(sounds, this.#sounds)
    this.#silentMs = isAudible ? 0 : this.#silentMs + passedMs
    this.longestMs = Math.max(this.longestMs, this.#silentMs)
  }
}

const restores: (() => void)[] = []

/** A tool that runs until the end of the test's case. */
function heldTool(app: FastifyInstance): Promise<void> {
  const tool = app.assistantTools.find('capture_lead', 'call')!
  const [begun, through] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const { run } = tool
  const spy = vi.spyOn(tool, 'run').mockImplementation(async (...given) => {
    begun.resolve()
    await through.promise
    return run(...given)
  })
  restores.push(() => {
    through.resolve()
    spy.mockRestore()
  })
  return begun.promise
}

function restore(): void {
  for (const one of restores.splice(0)) one()
}

/** The product twice on one line: the second process goes on where the first one stops. */
async function openTwice(options: Parameters<typeof openPhoneDesk>[0]) {
  const desk = await openPhoneDesk(options)
  const { database } = desk.app
  const next = await startTestApp({
    ...options,
    database,
    config: { baseUrl: BASE_URL, twilio: desk.line, ...options?.config },
  })
  await next.listen({ port: 0, host: '127.0.0.1' })
  const urls = [desk.app, next].map(({ server }) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  return {
    desk,
    apps: [desk.app, next],
    /** Hooks and streams come to the next process. */
    restart: () => void (desk.twilio.appUrl = urls[1]!),
    begin: () => void (desk.twilio.appUrl = urls[0]!),
    async close() {
      for (const call of desk.twilio.calls) call.hangUp()
      await Promise.all(desk.twilio.calls.map((call) => call.gone()))
      await next.close()
      await desk[Symbol.asyncDispose]()
    },
  }
}

async function withTeam(desk: PhoneDesk): Promise<{ tenant: TestTenant; number: string }> {
  const tenant = await createTenant(desk.app)
  const payload = { voice: { transfer_number: PERSON, lines: 9 } }
  await tenant.send({ method: 'PATCH', url: `/tenants/${tenant.tenantId}`, payload })
  return { tenant, number: await assignNumber(desk, tenant) }
}

async function recordOf(tenant: TestTenant, call: FakePhoneCall) {
  const { data } = (await tenant.send({ url: '/calls' })).json<{ data: { call_id: string; phone_number: string }[] }>()
  const { call_id: id } = data.find(({ phone_number }) => phone_number === call.from)!
  const record = await untilCall(tenant, id, 'completed')
  return { ...record, said: (record['transcript'] as { text: string }[]).map(({ text }) => text) }
}

type Opened = Awaited<ReturnType<typeof openTwice>>

describe('a voice model breaks', () => {
  let opened: Opened
  let realtime: FakeRealtime
  let owner: Awaited<ReturnType<typeof withTeam>>

  beforeAll(async () => {
    realtime = await FakeRealtime.start()
    const provider = { apiKey: REALTIME_KEY, baseUrl: realtime.url, url: realtime.socketUrl }
    const voice = { ...provider, model: 'gpt-realtime-2.1', voice: 'marin', transcriptionModel: 'gpt-transcribe' }
    opened = await openTwice({ strategy: 'realtime', config: { voice }, timers: systemTimers })
    owner = await withTeam(opened.desk)
    opened.desk.twilio.phone(PERSON, { ends: 'no-answer' })
  })
  afterAll(async () => {
    await opened.close()
    await realtime[Symbol.asyncDispose]()
    expect(opened.desk.twilio.violations).toEqual([])
  })

  const isListenedTo = () => {
    const { format, turn_detection: turns } = realtime.session.brain.session.audio?.input ?? {}
    return format?.type === 'audio/pcmu' && turns?.create_response === true
  }
  /** The caller speaks, and the model has taken the words. */
  const says = async (line: OnTheLine, words: string) => {
    const { asked } = realtime.script
    realtime.script.hear(words)
    const before = asked.length
    line.phone.media!.say(tone(1_000, 400))
    await line.until(() => asked.length > before)
  }
  /** To its end. */
  const hears = async (line: OnTheLine) => {
    await line.until(() => line.phone.media!.queuedMs > 0)
    await line.until(() => line.phone.media!.queuedMs === 0)
  }
  const comes = async () => {
    const before = realtime.sessions.length
    const line = new OnTheLine(opened.desk.twilio.comes(anyNumber(), owner.number, INBOUND))
    await until(() => line.phone.media !== undefined && realtime.sessions.length > before)
    return line
  }
  const greeted = async () => {
    const line = await comes()
    await line.until(isListenedTo)
    await says(line, NAME)
    await hears(line)
    return line
  }

  /** Brings a caller there. */
  const STATES: Record<string, () => Promise<OnTheLine>> = {
    'while it greets': async () => {
      const line = await comes()
      await line.until(() => line.phone.media!.queuedMs > 0)
      return line
    },
    'while it listens': greeted,
    'while it thinks': async () => {
      const line = await greeted()
      realtime.script.plan({ mute: true })
      await says(line, 'What are your hours?')
      return line
    },
    'while it speaks': async () => {
      const line = await greeted()
      realtime.script.plan({ say: 'One two three four five six seven eight nine ten', ms: 4_000, hold: true })
      await says(line, 'Count, please')
      await line.until(() => line.phone.media!.queuedMs > 0)
      return line
    },
    'while a tool runs': async () => {
      const line = await greeted()
      const begun = heldTool(opened.apps[0]!)
      realtime.script.plan({ calls: [{ name: 'capture_lead', arguments: { name: 'Ada', message: 'Call me' } }] })
      await says(line, 'Call me back')
      await begun
      return line
    },
    'while a tool takes long, after a word': async () => {
      const line = await STATES['while a tool runs']!()
      const before = realtime.script.asked.length
      await line.until(() => realtime.script.asked.length > before)
      await hears(line)
      return line
    },
    'behind a transfer that nobody took': async () => {
      const line = await greeted()
      realtime.script.plan({ calls: [{ name: 'transfer_call', arguments: { reason: 'visitor_asked' } }], say: 'Yes.' })
      const before = realtime.sessions.length
      await says(line, 'A person, please')
      await line.until(() => realtime.sessions.length > before && isListenedTo())
      return line
    },
  }

  const TURN_OF_CALLER = ['while it listens', 'behind a transfer that nobody took']
  const lose = () => realtime.session.socket.terminate()
  /** Breaks it; the result is true where the model itself goes on. */
  const BREAKS: Record<string, (line: OnTheLine) => boolean> = {
    'its session is lost': () => {
      lose()
      return true
    },
    'its session is lost, and the next one refused': () => {
      realtime.refusals.push(503, 503)
      lose()
      return false
    },
    'its session is lost, and the key refused': () => {
      realtime.refusals.push(401)
      lose()
      return false
    },
    'its session is lost, and the next handshake hangs': () => {
      realtime.refusals.push('silent', 'silent')
      lose()
      return false
    },
    'its answers fail': (line) => {
      // All of them: the caller may begin to speak between a failure and its repetition, which begins the count anew.
      realtime.script.answer = () => ({ fail: 'rate_limit_exceeded' })
      realtime.script.hear('Hello?')
      line.phone.media!.say(tone(1_000, 1_400))
      return false
    },
    'this process restarts': (line) => {
      opened.restart()
      line.phone.media!.drop()
      return true
    },
  }

  /** The caller is answered by something, and what was said went along. */
  async function goesOn(line: OnTheLine, before: number | undefined, isOwed: boolean): Promise<void> {
    const { phone } = line
    if (before !== undefined) {
      await line.until(() => realtime.sessions.length > before && isListenedTo())
      if (isOwed) await line.until(() => phone.media!.queuedMs > 0)
      line.hasWayOn()
      await line.until(() => phone.media!.queuedMs === 0)
      await says(line, 'Are you there?')
      await line.until(() => phone.media!.queuedMs > 0)
    } else {
      const relay = await line.until(() => (phone.relay?.utterances.length ? phone.relay : undefined))
      line.hasWayOn()
      expect(await relay.says('I would like to leave a message')).toContain('?')
    }
  }

  it.each(
    Object.keys(STATES).flatMap((state) =>
      Object.keys(BREAKS)
        // Nothing is answered before the greeting was heard.
        .filter((broken) => state !== 'while it greets' || broken !== 'its answers fail')
        .map((broken) => [state, broken] as const),
    ),
  )('%s: %s', async (state, broken) => {
    opened.begin()
    realtime.script.clear()
    realtime.refusals.length = 0
    const line = await STATES[state]!()
    const before = realtime.sessions.length
    line.breaks()
    const isVoice = BREAKS[broken]!(line)
    restore()
    // A greeting that was sent whole is heard to its end.
    const isGreeted = state === 'while it greets' && broken === 'its session is lost'
    await goesOn(line, isVoice ? before : undefined, !isGreeted && !TURN_OF_CALLER.includes(state))
    expect(line.longestMs).toBeLessThan(MAX_SILENCE_MS)
    expect(line.phone.isOver).toBe(false)
    line.phone.hangUp()
    const record = await recordOf(owner.tenant, line.phone)
    expect(record).toMatchObject({ ended_reason: 'caller', rungs: isVoice ? ['voice'] : ['voice', 'relay'] })
    if (state !== 'while it greets') expect(record.said).toContain(NAME)
  })

  it.each([
    ['refused', [503, 503]],
    ['refused by its key', [401]],
    ['not answered', ['silent', 'silent']],
  ] as const)('before it greets: the first socket is %s', async (_why, refusals) => {
    opened.begin()
    realtime.script.clear()
    realtime.refusals.splice(0, Infinity, ...refusals)
    const line = new OnTheLine(opened.desk.twilio.comes(anyNumber(), owner.number, INBOUND))
    line.breaks()
    await goesOn(line, undefined, true)
    expect(line.longestMs).toBeLessThan(MAX_SILENCE_MS)
    line.phone.hangUp()
    expect(await recordOf(owner.tenant, line.phone)).toMatchObject({ ended_reason: 'caller', rungs: ['relay'] })
  })
})

describe('the text assistant breaks', () => {
  let opened: Opened
  let owner: Awaited<ReturnType<typeof withTeam>>

  beforeAll(async () => {
    opened = await openTwice({ strategy: 'relay', timers: systemTimers })
    owner = await withTeam(opened.desk)
  })
  afterAll(async () => {
    await opened.close()
    expect(opened.desk.twilio.violations).toEqual([])
  })

  const greeted = async () => {
    const line = new OnTheLine(opened.desk.twilio.comes(anyNumber(), owner.number, INBOUND))
    await until(() => line.phone.relay?.utterances.length)
    return line
  }
  const named = async () => {
    const line = await greeted()
    await line.phone.relay!.says(`${NAME}. I would like to leave a message`)
    return line
  }
  const prompt = (line: OnTheLine, voicePrompt: string) =>
    line.phone.relay!.send({ type: 'prompt', voicePrompt, lang: 'en-US', last: true })
  /** An answer that does not come. */
  const holdAnswers = () => {
    const { talk } = opened.apps[0]!.calls
    const begun = Promise.withResolvers<void>()
    const { progress } = opened.apps[0]!.calls
    const spy = vi.spyOn(talk, 'answer').mockImplementation(async function* (tenantId, callId, text, signal) {
      await progress.said(tenantId, callId, { role: 'user', text })
      begun.resolve()
      await new Promise((resolve) => signal.addEventListener('abort', resolve))
      yield* []
    })
    restores.push(() => spy.mockRestore())
    return begun.promise
  }

  const STATES: Record<string, () => Promise<OnTheLine>> = {
    'before it greets': async () => {
      const line = new OnTheLine(opened.desk.twilio.comes(anyNumber(), owner.number, INBOUND))
      await until(() => line.phone.relay)
      return line
    },
    'while it greets': async () => {
      const line = await greeted()
      line.phone.relay!.isSlow = true
      return line
    },
    'while it listens': named,
    'while it thinks': async () => {
      const line = await named()
      const begun = holdAnswers()
      prompt(line, 'That the door is open')
      await begun
      return line
    },
    'while it speaks': async () => {
      const line = await named()
      line.phone.relay!.isSlow = true
      await line.phone.relay!.says('That the door is open')
      return line
    },
  }

  /** The connection is lost so often. */
  const drop = async (line: OnTheLine, times: number) => {
    for (let time = 0; time < times; time += 1) {
      const { relay } = line.phone
      relay!.drop()
      await line.until(() => line.phone.relay !== relay || line.isRecordedOrPutThrough)
    }
  }
  const BREAKS: Record<string, (line: OnTheLine) => Promise<void>> = {
    'its connection is lost': (line) => drop(line, 1),
    'its connection is lost again and again': (line) => drop(line, 3),
    'this process restarts': (line) => {
      opened.restart()
      return drop(line, 1)
    },
  }
  /** The caller waits for words of ours. */
  const OWED = ['before it greets', 'while it greets', 'while it thinks', 'while it speaks']

  it.each(Object.keys(STATES).flatMap((state) => Object.keys(BREAKS).map((broken) => [state, broken] as const)))(
    '%s: %s',
    async (state, broken) => {
      opened.begin()
      const line = await STATES[state]!()
      const isGone = broken.endsWith('again and again')
      line.breaks()
      await BREAKS[broken]!(line)
      restore()
      if (isGone) await line.until(() => line.isRecordedOrPutThrough)
      // A caller whose turn it is speaks; everybody else hears something first.
      else if (OWED.includes(state)) await line.until(() => line.phone.relay!.utterances.length > 0)
      line.hasWayOn()
      if (!isGone) expect(await line.phone.relay!.says('Do you take a message?')).not.toBe('')
      expect(line.longestMs).toBeLessThan(MAX_SILENCE_MS)
      line.phone.hangUp()
      const record = await recordOf(owner.tenant, line.phone)
      expect(record).toMatchObject({ rungs: isGone ? ['relay', 'person'] : ['relay'] })
      if (!state.endsWith('greets')) expect(record.said.join()).toContain(NAME)
    },
  )
})
