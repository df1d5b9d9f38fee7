import { setImmediate } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { VoiceCarrier } from '../../../src/calls/index.ts'
import { systemTimers, type Timers } from '../../../src/core/timers.ts'
import { startTestApp } from '../../support/app.ts'
import { openCopy } from '../../support/database.ts'
import { createTenant, type TestTenant } from '../../support/factories.ts'
import { FakeRealtime, REALTIME_KEY, type RealtimeBrain } from '../../support/fakes/realtime.ts'
import { patientTimers } from '../../support/patient-timers.ts'
import { until } from '../../support/until.ts'
import { eventsOf, rowOf, untilCall } from '../desk.ts'
import { ringingCall } from '../going-call.ts'

const CALLS = 100
/** Rounds of the event loop in which a socket is read. */
const TURNS_TO_READ = 5
/** The slowest transcription that is waited for. */
const TRANSCRIBED_WITHIN_MS = 3_000

/** Patient, but for the test of the limit itself. */
let timers: Timers = patientTimers
let fake: FakeRealtime
let app: FastifyInstance
let tenant: TestTenant
let close: () => Promise<unknown>

beforeAll(async () => {
  fake = await FakeRealtime.start()
  const provider = { apiKey: REALTIME_KEY, baseUrl: fake.url, url: fake.socketUrl }
  const voice = { ...provider, model: 'gpt-realtime-2.1', voice: 'marin', transcriptionModel: 'gpt-transcribe' }
  const own = await openCopy()
  close = own.close
  app = await startTestApp({
    config: { voice },
    database: own.database,
    timers: { after: (milliseconds, work) => timers.after(milliseconds, work) },
  })
  tenant = await createTenant(app)
})
afterAll(async () => {
  await app.close()
  await close()
  const { problems } = fake
  await fake[Symbol.asyncDispose]()
  expect(problems).toEqual([])
})

const carrier: VoiceCarrier = {
  heard: async () => {},
  isPlaying: false,
  pause: () => {},
  resume: () => {},
  cut: () => [],
  release: () => {},
}

async function answered(): Promise<{ id: string; brain: RealtimeBrain }> {
  const { id } = await ringingCall(app, tenant.tenantId)
  await app.calls.progress.answered(tenant.tenantId, id)
  await app.calls.voice!.open(tenant.tenantId, id, carrier, { signal: new AbortController().signal })
  const { brain } = fake.session
  await until(() => brain.session.audio?.input?.turn_detection?.create_response)
  return { id, brain }
}

it('a number said before the hang-up is in the record and in the event, however late it is transcribed', async () => {
  const going: { id: string; words: string }[] = []
  for (let index = 0; index < CALLS; index += 1) {
    const { id, brain } = await answered()
    const words = `My number is five five ${index}`
    fake.script.transcribedAfterMs = Math.round((index / CALLS) * TRANSCRIBED_WITHIN_MS)
    fake.script.hear(words)
    brain.callerBegins()
    // Every other caller hangs up in mid-sentence, before the silence that ends a turn.
    if (index % 2 === 0) brain.callerStops(undefined)
    else fake.script.transcribedAfterMs = Math.max(fake.script.transcribedAfterMs, 1)
    await until(() => app.calls.voice!.find(id))
    // The carrier's report comes at once, after what the model had sent before; a process that was held up reads that late.
    for (let turn = 0; turn < TURNS_TO_READ; turn += 1) await setImmediate()
    await app.calls.progress.hungUp(tenant.tenantId, id, { ending: 'caller' })
    if (index % 2 === 1) await until(() => brain.received.some(({ type }) => type === 'input_audio_buffer.commit'))
    going.push({ id, words })
  }
  const lost: string[] = []
  for (const { id, words } of going) {
    const { transcript, turns } = await untilCall(tenant, id, 'completed')
    const [event] = (await eventsOf(app, tenant, id)).filter((one) => one.event === 'call.completed')
    const has = (lines: unknown) => (lines as { text: string }[]).some(({ text }) => text === words)
    if (![transcript, turns, event!.data['transcript']].every(has)) lost.push(words)
  }
  expect(lost).toEqual([])
})

it('words that are never transcribed hold the record for four seconds, and no longer', async () => {
  timers = systemTimers
  const { id, brain } = await answered()
  Object.assign(fake.script, { transcription: 'held', transcribedAfterMs: 0 })
  brain.callerSays('My number is five five')
  await until(() => app.calls.voice!.find(id))
  for (let turn = 0; turn < TURNS_TO_READ; turn += 1) await setImmediate()
  await app.calls.progress.hungUp(tenant.tenantId, id, { ending: 'caller' })
  const { hungUpAt, dueAt, status } = (await rowOf(app, tenant, id))!
  expect(status).toBe('in_progress')
  // The database sets the one, and this process the other.
  const heldMs = dueAt!.getTime() - hungUpAt!.getTime()
  expect(Math.round(heldMs / 1_000)).toBe(4)
  const { transcript } = await untilCall(tenant, id, 'completed')
  fake.script.transcription = 'early'
  expect(transcript).toContainEqual({ role: 'user', text: '…' })
})
