import { expect, test } from 'vitest'
import { createOpening } from '../../../src/calls/voice/opening.ts'
import { loadConfig } from '../../../src/config.ts'
import { ModelFailure, type VoiceModel, type VoiceWire } from '../../../src/models/index.ts'
import { startTestApp } from '../../support/app.ts'
import { openCopy } from '../../support/database.ts'
import { createTenant } from '../../support/factories.ts'
import { FakeRealtime, REALTIME_KEY } from '../../support/fakes/realtime.ts'
import { ManualTimers } from '../../support/manual-timers.ts'
import { until } from '../../support/until.ts'
import { ringingCall } from '../going-call.ts'
import { SESSION } from './phone.ts'

const never = new AbortController().signal

/** A model whose attempts the test decides. */
class Model implements VoiceModel {
  readonly attempts: { resolve(wire: VoiceWire): void; reject(error: unknown): void; signal: AbortSignal }[] = []
  readonly answer = () => Promise.reject(new ModelFailure('bad_request'))
  readonly hangUp = () => Promise.resolve()
  readonly name: string

  constructor(name: string) {
    this.name = name
  }

  open(_session: unknown, signal: AbortSignal): Promise<VoiceWire> {
    const { promise, resolve, reject } = Promise.withResolvers<VoiceWire>()
    this.attempts.push({ resolve, reject, signal })
    return promise
  }
}

function wire() {
  const opened = { isClosed: false, send: () => {}, listen: () => {}, closed: new Promise<never>(() => {}) }
  return Object.assign(opened, { close: () => void (opened.isClosed = true) })
}

/** Two models, or one. The result: the wire, or the code of the failure. */
function opening(hasOther: boolean) {
  const [first, other] = [new Model('first'), new Model('other')]
  const timers = new ManualTimers()
  const failed: string[] = []
  const open = createOpening({
    models: hasOther ? [first, other] : [first],
    timers,
    failed: (model, error) => void failed.push(`${model.name}: ${(error as ModelFailure).code}`),
  })
  const gone = new AbortController()
  const opened = open(SESSION, gone.signal).catch((error: ModelFailure) => error.code)
  return { first, other, timers, failed, gone, opened }
}

const settle = () => new Promise(setImmediate)

test('a model that refuses is tried once more, at the other one where there is one', async () => {
  for (const hasOther of [true, false]) {
    const { first, other, opened, failed, timers } = opening(hasOther)
    first.attempts[0]!.reject(new ModelFailure('server_error'))
    await settle()
    const second = hasOther ? other.attempts[0]! : first.attempts[1]!
    const there = wire()
    second.resolve(there)
    expect(await opened).toBe(there)
    expect([failed, timers.count]).toEqual([['first: server_error'], 0])
  }
})

test('a key that is refused is tried at another model alone', async () => {
  const one = opening(false)
  one.first.attempts[0]!.reject(new ModelFailure('refused_key'))
  expect(await one.opened).toBe('refused_key')
  expect(one.first.attempts).toHaveLength(1)
  const two = opening(true)
  two.first.attempts[0]!.reject(new ModelFailure('refused_key'))
  await settle()
  two.other.attempts[0]!.reject(new ModelFailure('rate_limited'))
  expect(await two.opened).toBe('rate_limited')
  expect(two.failed).toEqual(['first: refused_key', 'other: rate_limited'])
  expect([two.first.attempts.length, two.other.attempts.length]).toEqual([1, 1])
})

test('a slow model has a rival after a second: the first to answer speaks, and the other is let go', async () => {
  const { first, other, timers, opened } = opening(true)
  timers.pass(999)
  expect(other.attempts).toHaveLength(0)
  timers.pass(1)
  const [slow, quick] = [wire(), wire()]
  other.attempts[0]!.resolve(quick)
  expect(await opened).toBe(quick)
  expect(first.attempts[0]!.signal.aborted).toBe(true)
  first.attempts[0]!.resolve(slow)
  await settle()
  expect([slow.isClosed, quick.isClosed]).toEqual([true, false])
})

test('two seconds are the limit of all attempts together', async () => {
  const { first, other, timers, opened } = opening(true)
  timers.pass(2_000)
  expect(await opened).toBe('timeout')
  expect([first, other].map(({ attempts }) => attempts.map(({ signal }) => signal.aborted))).toEqual([[true], [true]])
  expect(timers.count).toBe(0)
})

test('a caller who hangs up is tried nowhere else', async () => {
  const { first, other, gone, opened, failed } = opening(true)
  gone.abort()
  first.attempts[0]!.reject(new ModelFailure('cut'))
  expect(await opened).toBe('cut')
  expect([other.attempts, failed]).toEqual([[], []])
})

test('REALTIME_FALLBACK_MODEL and _URL name the other one, and a key goes to its own host alone', () => {
  const KEYS = { OPENAI_API_KEY: 'sk-first', REALTIME_MODEL: 'first' }
  const fallback = (more: Record<string, string>) => loadConfig({ ...KEYS, ...more }).voice?.fallback
  const url = 'wss://api.openai.com/v1/realtime'
  expect(fallback({})).toBeUndefined()
  expect(fallback({ REALTIME_FALLBACK_MODEL: 'other' })).toEqual({ apiKey: 'sk-first', url, model: 'other' })
  const elsewhere = { REALTIME_FALLBACK_URL: 'wss://voice.example.com/v1/realtime' }
  expect(fallback(elsewhere)).toEqual({ apiKey: undefined, url: elsewhere.REALTIME_FALLBACK_URL, model: 'first' })
  const keyed = { ...elsewhere, REALTIME_FALLBACK_API_KEY: 'sk-other' }
  expect(fallback(keyed)).toMatchObject({ apiKey: 'sk-other' })
})

test('the other model speaks with a caller whom the first refuses, and takes over where it is lost', async () => {
  await using first = await FakeRealtime.start()
  await using other = await FakeRealtime.start()
  const key = { apiKey: REALTIME_KEY, baseUrl: first.url }
  const fallback = { apiKey: REALTIME_KEY, url: other.socketUrl, model: 'gpt-realtime-mini' }
  const model = { model: 'gpt-realtime-2.1', voice: 'marin', transcriptionModel: 'gpt-transcribe' }
  const { database, close } = await openCopy()
  const app = await startTestApp({ config: { voice: { ...key, url: first.socketUrl, ...model, fallback } }, database })
  const { tenantId } = await createTenant(app)
  const carrier = { heard: async () => {}, isPlaying: false, pause() {}, resume() {}, cut: () => [], release() {} }
  const call = async () => {
    const { id } = await ringingCall(app, tenantId)
    await app.calls.progress.answered(tenantId, id)
    return app.calls.voice!.open(tenantId, id, carrier, { signal: never })
  }
  first.refusals.push(401)
  const refused = await call()
  expect([first.sessions.length, other.sessions.length]).toEqual([0, 1])
  expect(other.requests[0]!.url).toBe('/v1/realtime?model=gpt-realtime-mini')
  await refused.end('caller')
  const lost = await call()
  await until(() => first.session.brain.session.audio?.input?.turn_detection?.create_response)
  first.refusals.push(503)
  first.session.socket.terminate()
  await until(() => other.sessions.length === 2)
  await until(() => other.session.brain.session.audio?.input?.turn_detection?.create_response)
  await lost.end('caller')
  await app.close()
  await close()
  expect([first.problems, other.problems]).toEqual([[], []])
})
