import { mkdtemp, readdir, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { HOUR, SECOND } from '../../../../src/core/time.ts'
import { startTestApp } from '../../../support/app.ts'
import { createTenant, type TestTenant } from '../../../support/factories.ts'
import { FakeRealtime, REALTIME_KEY } from '../../../support/fakes/realtime.ts'
import { parseMail } from '../../../support/mail-server.ts'
import { until } from '../../../support/until.ts'
import { anyNumber, eventsOf, untilCall } from '../../desk.ts'
import { assignNumber, BASE_URL, openPhoneDesk, type PhoneDesk } from '../../phone-desk.ts'

/** A static page of another host, as Twilio keeps it in a TwiML Bin. */
const BIN = 'https://bin.example.com/EH1'
const WORDS = 'This is Ada Lovelace. Please call me back about my tooth.'

let desk: PhoneDesk
let realtime: FakeRealtime
let config: Parameters<typeof startTestApp>[0]
let tenant: TestTenant
let number: string
let outbox: string
const started: FastifyInstance[] = []

beforeAll(async () => {
  realtime = await FakeRealtime.start()
  realtime.recorded = WORDS
  const provider = { apiKey: REALTIME_KEY, baseUrl: realtime.url, url: realtime.socketUrl }
  const voice = { ...provider, model: 'gpt-realtime-2.1', voice: 'marin', transcriptionModel: 'gpt-transcribe' }
  const dataDir = await mkdtemp(join(tmpdir(), 'left-messages-'))
  outbox = join(dataDir, 'outbox')
  desk = await openPhoneDesk({ strategy: 'realtime', config: { voice, dataDir } })
  config = { database: desk.app.database, config: { baseUrl: BASE_URL, twilio: desk.line, voice, dataDir } }
})
beforeEach(async () => {
  tenant = await createTenant(desk.app)
  await desk.app.database.system((tx) =>
    tx.execute(sql`update tenants set created_at = now() - interval '5 days' where id = ${tenant.tenantId}`),
  )
  number = await assignNumber(desk, tenant)
  const source = desk.app.tenants.numbers.source!
  desk.twilio.elsewhere.set(BIN, await source.withoutUs!(number, { numbers: [], language: 'en' }))
})
afterEach(async () => {
  for (const app of started.splice(0)) await app.close()
})
afterAll(async () => {
  await desk[Symbol.asyncDispose]()
  await realtime[Symbol.asyncDispose]()
  expect(desk.twilio.violations).toEqual([])
})

/** The next process on this line and database. */
async function startNext(): Promise<void> {
  started.push(await startTestApp(config))
}

/** Calls while no process of ours answers, hears the static instructions and speaks for twelve seconds. */
async function leaves(from: string, hoursAgo = 3) {
  const call = desk.twilio.comes(from, number, BIN)
  await call.gone()
  expect(call.verbs).toEqual(['Say', 'Record'])
  call.createdAt = new Date(Math.floor(Date.now() / SECOND) * SECOND - hoursAgo * HOUR)
  return call
}

async function mailsAbout(contact: string): Promise<string[]> {
  const names = (await readdir(outbox).catch(() => [])).filter((name) => name.endsWith('.eml'))
  const mails = await Promise.all(names.map(async (name) => parseMail(await readFile(join(outbox, name)))))
  return mails.map(({ text }) => text).filter((text) => text.includes(contact))
}

const list = async (): Promise<{ call_id: string; phone_number: string }[]> =>
  (await tenant.send({ url: '/calls' })).json().data

describe('a message that was left while nothing here answered', () => {
  it('is a call with its times, sound, words, lead and mail at the next start, once', async () => {
    const from = anyNumber()
    const { createdAt, duration } = await leaves(from)
    expect(await list()).toEqual([])
    // Two processes look at the same time.
    await Promise.all([startNext(), startNext()])
    const [found] = await until(async () => (await list()).length > 0 && list())
    const record = await untilCall(tenant, found!.call_id, 'completed')
    expect(record).toMatchObject({
      direction: 'inbound',
      phone_number: from,
      duration,
      rungs: ['voicemail'],
      ended_reason: 'voicemail',
      started_at: createdAt.toISOString(),
      ended_at: new Date(createdAt.getTime() + duration! * SECOND).toISOString(),
      recording_url: `/api/v1/calls/${found!.call_id}/recording`,
      transcript: [{ role: 'user', text: WORDS }],
    })
    expect(record['actions']).toContain('message_taken')
    expect((await tenant.send({ url: `/calls/${found!.call_id}/recording` })).statusCode).toBe(200)
    const events = await eventsOf(desk.app, tenant, found!.call_id)
    expect(events.map(({ event }) => event)).toEqual(['call.started', 'call.completed'])
    await until(async () => (await mailsAbout(from)).length > 0)
    await startNext()
    const [told, ...more] = await mailsAbout(from)
    expect([told?.replace(/\s+/g, ' '), more]).toEqual([expect.stringContaining('call me back about my tooth'), []])
    expect(await list()).toHaveLength(1)
  })

  it('is none where it is too old, or older than the business here, from a blocked number, or on no number of a tenant', async () => {
    const [blocked, old] = [anyNumber(), anyNumber()]
    const payload = { voice: { blocked_numbers: [blocked] } }
    await tenant.send({ method: 'PATCH', url: `/tenants/${tenant.tenantId}`, payload })
    await leaves(blocked)
    await leaves(old, 8 * 24)
    await leaves(anyNumber(), 6 * 24)
    const foreign = desk.twilio.comes(anyNumber(), anyNumber(), BIN)
    await foreign.gone()
    const last = anyNumber()
    await leaves(last)
    await startNext()
    await until(async () => (await list()).length > 0)
    expect((await list()).map(({ phone_number }) => phone_number)).toEqual([last])
  })
})
