import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { CarrierRefusal } from '../../src/calls/carriers/carrier.ts'
import { createSimulatedCarrier } from '../../src/calls/carriers/simulated/carrier.ts'
import { startTestApp } from '../support/app.ts'
import { openCopy } from '../support/database.ts'
import { createTenant, type TestTenant } from '../support/factories.ts'
import { FakeOpenAI } from '../support/fakes/openai.ts'
import { goingCall } from './going-call.ts'

const MONDAY_NOON = new Date('2026-03-02T12:00:00Z')
const HOURS = { mon: [{ start: '09:00', end: '17:00' }] }
const DESK = '+14155550100'

let now = MONDAY_NOON
let transfers: string[] = []
/** The carrier's answer to a transfer. */
let take: () => Promise<void>

const openCarrier: Parameters<typeof startTestApp>[0] = {
  openCarrier: (deps) => ({
    ...createSimulatedCarrier(deps),
    async transfer(_call, number) {
      await take()
      transfers.push(number)
    },
  }),
}

let fake: FakeOpenAI
let opened: Awaited<ReturnType<typeof openCopy>>
let withModel: FastifyInstance
let builtIn: FastifyInstance
let tenant: TestTenant

beforeAll(async () => {
  opened = await openCopy()
  fake = await FakeOpenAI.start()
  const chat = { apiKey: 'sk-test', baseUrl: fake.url, model: 'test-model' }
  const config = { models: { chat, embedding: undefined } }
  const clock = { now: () => now }
  withModel = await startTestApp({ ...openCarrier, config, clock, database: opened.database })
  builtIn = await startTestApp({ ...openCarrier, clock, database: opened.database })
})
beforeEach(async () => {
  now = MONDAY_NOON
  transfers = []
  take = async () => {}
  fake.reset()
  tenant = await createTenant(builtIn, { now: () => now })
})
afterAll(async () => {
  await withModel.close()
  await builtIn.close()
  await opened.close()
  await fake[Symbol.asyncDispose]()
})

const set = async (payload: object) => {
  const done = await tenant.send({ method: 'PATCH', url: `/tenants/${tenant.tenantId}`, payload })
  expect(done.statusCode).toBe(200)
}

describe('a caller who wants a person', () => {
  it('is put through, and hears it once the carrier took it', async () => {
    await set({ voice: { transfer_number: DESK } })
    const call = await goingCall(builtIn, tenant.tenantId)
    expect(await call.say('I want to talk to a person')).toBe('I am putting you through to the team now.')
    expect(transfers).toEqual([DESK])
    expect(await call.actions()).toEqual(['call_transferred'])
  })

  it.each([
    ['de', 'Ich möchte mit einem Menschen sprechen', 'Ich verbinde Sie jetzt mit dem Team.'],
    ['es', 'Quiero hablar con una persona', 'Le paso ahora con el equipo.'],
    ['fr', 'Je veux parler à une personne', 'Je vous mets maintenant en relation avec l’équipe.'],
  ])('hears it in the language of the call: %s', async (language, words, heard) => {
    await set({ language, voice: { transfer_number: DESK } })
    const call = await goingCall(builtIn, tenant.tenantId)
    expect(await call.say(words)).toBe(heard)
    expect(await call.actions()).toEqual(['call_transferred'])
  })

  it('leaves a message where nobody is to be put through to', async () => {
    const call = await goingCall(builtIn, tenant.tenantId)
    const offer = await call.say('I want to talk to a person')
    expect(offer).toContain('Nobody of the team can take the call')
    await call.say('Please tell them that the door is open')
    await call.say('Grace Hopper')
    expect(await call.say('Yes')).toContain('noted')
    expect(await call.actions()).toEqual(['message_taken'])
    const [lead] = (await tenant.send({ url: '/leads' })).json().data
    expect(lead).toMatchObject({ name: 'Grace Hopper', phone: '+14155550123', call_id: call.id })
    expect(lead.notes).toContain('the door is open')
  })

  it.each([
    ['while the business is closed', () => void (now = new Date('2026-03-02T20:00:00Z')), {}],
    ['in a browser, which no phone can be connected to', () => {}, { channel: 'web' as const, phoneNumber: '' }],
    [
      'when the carrier does not take it',
      () => void (take = () => Promise.reject(new CarrierRefusal('provider_error', 'No'))),
      {},
    ],
    ['when the carrier breaks', () => void (take = () => Promise.reject(new Error('Broken'))), {}],
  ])('hears no claim %s', async (_why, happens, more) => {
    await set({ business: { hours: HOURS }, voice: { transfer_number: DESK } })
    happens()
    const call = await goingCall(builtIn, tenant.tenantId, more)
    expect(await call.say('I want to talk to a person')).not.toMatch(/putting you through/)
    expect([transfers, await call.actions()]).toEqual([[], []])
  })

  it('hears no claim of a model that called nothing', async () => {
    await set({ voice: { transfer_number: DESK } })
    const call = await goingCall(withModel, tenant.tenantId)
    const claim = { say: 'I am transferring you to a colleague now. [[F|Harbour Dental]]' }
    fake.plan(claim, claim)
    expect(await call.say('I want to talk to a person')).not.toMatch(/transferring/)
    expect(transfers).toEqual([])
  })

  it('hears no claim of a model whose call failed', async () => {
    const call = await goingCall(withModel, tenant.tenantId)
    const args = '{"reason":"visitor_asked"}'
    fake.plan({ call: { name: 'transfer_call', arguments: args } }, { say: 'I am putting you through now.' })
    expect(await call.say('I want to talk to a person')).not.toMatch(/putting you through/)
    expect(fake.requests[1]!.body.messages.at(-1).content).toContain('nobody_there')
  })

  it('hears the truth of a model that is silent about it', async () => {
    await set({ voice: { transfer_number: DESK } })
    const call = await goingCall(withModel, tenant.tenantId)
    fake.plan({ call: { name: 'transfer_call', arguments: '{"reason":"visitor_asked"}' } }, { say: 'NONE' })
    expect(await call.say('I want to talk to a person')).toBe('I am putting you through to the team now.')
  })

  it('is put through by a rule of the tenant', async () => {
    await set({ voice: { transfer_number: DESK }, assistant: { handoff_words: ['complaint'] } })
    const call = await goingCall(builtIn, tenant.tenantId)
    expect(await call.say('I have a complaint')).toBe('I am putting you through to the team now.')
  })

  it('is put through after so many questions that nobody could answer', async () => {
    await set({ voice: { transfer_number: DESK }, assistant: { handoff_after_unanswered: 2 } })
    const call = await goingCall(builtIn, tenant.tenantId)
    await call.say('Do you repair violins?')
    expect(transfers).toEqual([])
    await call.say('Do you sell trombones?')
    expect(transfers).toEqual([DESK])
  })
})
