import { mkdtemp, readdir, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTenant, type TestTenant } from '../../../support/factories.ts'
import { FakeRealtime, REALTIME_KEY } from '../../../support/fakes/realtime.ts'
import { parseMail } from '../../../support/mail-server.ts'
import { until } from '../../../support/until.ts'
import { readCall, untilCall } from '../../desk.ts'
import { openPhoneDesk, phone, type PhoneDesk } from '../../phone-desk.ts'

let desk: PhoneDesk
let realtime: FakeRealtime
let tenant: TestTenant
let outbox: string

beforeAll(async () => {
  realtime = await FakeRealtime.start()
  const dataDir = await mkdtemp(join(tmpdir(), 'voicemail-'))
  outbox = join(dataDir, 'outbox')
  const provider = { apiKey: REALTIME_KEY, baseUrl: realtime.url, url: realtime.socketUrl }
  const voice = { ...provider, model: 'gpt-realtime-2.1', voice: 'marin', transcriptionModel: 'gpt-transcribe' }
  desk = await openPhoneDesk({ strategy: 'realtime', config: { voice, dataDir } })
})
beforeEach(async () => {
  tenant = await createTenant(desk.app)
  realtime.refusals.length = 0
  realtime.recorded = 'This is Ada Lovelace. Please call me back about my tooth.'
})
afterAll(async () => {
  await desk[Symbol.asyncDispose]()
  await realtime[Symbol.asyncDispose]()
  expect(desk.twilio.violations).toEqual([])
})

/** A caller whom no rung takes and who leaves a message of twelve seconds. */
async function leaveMessage(fields = {}): Promise<string> {
  realtime.refusals.push(401)
  const { id, phone: call } = await phone(desk, tenant, fields)
  for (let times = 0; times < 3; times += 1) {
    const { relay } = await until(() => (call.relay === undefined ? undefined : call))
    relay!.drop()
    await until(() => call.relay !== relay || call.verbs.includes('Record'))
  }
  await untilCall(tenant, id, 'completed')
  return id
}

/** Mails that name the caller, by the outbox. */
async function mailsAbout(contact: string): Promise<string[]> {
  return until(async () => {
    const names = (await readdir(outbox).catch(() => [])).filter((name) => name.endsWith('.eml'))
    const mails = await Promise.all(names.map(async (name) => parseMail(await readFile(join(outbox, name)))))
    const found = mails.map(({ text }) => text.replace(/\s+/g, ' ')).filter((text) => text.includes(contact))
    return found.length === 0 ? undefined : found
  })
}

describe('a message on the last rung', () => {
  it('is written down, can be listened to, and is mailed to the owner, once', async () => {
    const id = await leaveMessage({ client_name: 'Ada' })
    const record = await readCall(tenant, id)
    expect(record).toMatchObject({ ended_reason: 'voicemail', recording_url: `/api/v1/calls/${id}/recording` })
    expect(record['transcript']).toContainEqual({ role: 'user', text: realtime.recorded })
    const sound = await tenant.send({ url: `/calls/${id}/recording` })
    expect([sound.statusCode, sound.headers['content-type']]).toEqual([200, 'audio/mpeg'])
    expect(sound.rawPayload.subarray(0, 3).toString()).toBe('ID3')
    const told = await mailsAbout(String(record['phone_number']))
    expect(told).toHaveLength(1)
    expect(told[0]).toContain('Message from Ada')
    expect(told[0]).toContain('call me back about my tooth')
  })

  it('is mailed without its words where nobody can transcribe it', async () => {
    realtime.recorded = undefined
    const id = await leaveMessage()
    const [told] = await mailsAbout(String((await readCall(tenant, id))['phone_number']))
    expect(told).toContain('The message was recorded (12 s). Listen to it in the portal, under Calls.')
    expect((await tenant.send({ url: `/calls/${id}/recording` })).statusCode).toBe(200)
  })

  it('is 404 for others and without one, and 503 where the carrier does not answer, or with too much', async () => {
    const id = await leaveMessage()
    const other = await createTenant(desk.app)
    expect((await other.send({ url: `/calls/${id}/recording` })).statusCode).toBe(404)
    desk.twilio.fail('/Recordings/', { status: 500 })
    expect((await tenant.send({ url: `/calls/${id}/recording` })).statusCode).toBe(503)
    desk.twilio.recordingBytes = 17 * 1024 * 1024
    expect((await tenant.send({ url: `/calls/${id}/recording` })).statusCode).toBe(503)
    desk.twilio.recordingBytes = 0
    const { id: without, phone: call } = await phone(desk, tenant)
    await until(() => call.media)
    call.hangUp()
    await untilCall(tenant, without, 'completed')
    expect((await tenant.send({ url: `/calls/${without}/recording` })).statusCode).toBe(404)
    expect((await readCall(tenant, without))['recording_url']).toBeNull()
  })
})
