import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { TwilioConfig } from '../../src/provider-config.ts'
import { startTestApp, type TestAppOptions } from '../support/app.ts'
import { openCopy } from '../support/database.ts'
import type { TestTenant } from '../support/factories.ts'
import type { FakePhoneCall } from '../support/fakes/twilio-call.ts'
import type { FakeRelay } from '../support/fakes/twilio-relay.ts'
import { FakeTwilio } from '../support/fakes/twilio.ts'
import { until } from '../support/until.ts'
import { anyNumber, initiate } from './desk.ts'

export const BASE_URL = 'https://desk.example.com'
const ACCOUNT = { accountSid: `AC${'1'.repeat(32)}`, authToken: 'a token that only Twilio and we know' }

export interface PhoneDesk extends AsyncDisposable {
  app: FastifyInstance
  twilio: FakeTwilio
  line: TwilioConfig
}

/** The product with a telephone line, on a database of its own, because another app would dial its calls. */
export async function openPhoneDesk({
  strategy = 'relay',
  phoneNumbers = [],
  fallbackUrl,
  ...options
}: Omit<TestAppOptions, 'database'> & {
  strategy?: TwilioConfig['strategy']
  /** TWILIO_PHONE_NUMBERS. */
  phoneNumbers?: string[]
  /** TWILIO_FALLBACK_URL. */
  fallbackUrl?: string
} = {}): Promise<PhoneDesk> {
  const twilio = new FakeTwilio({ ...ACCOUNT, baseUrl: BASE_URL, numbers: [...phoneNumbers] })
  await twilio.start()
  const { database, close } = await openCopy()
  const line: TwilioConfig = {
    ...ACCOUNT,
    phoneNumbers,
    apiUrl: twilio.url,
    strategy,
    ...(fallbackUrl === undefined ? {} : { fallbackUrl }),
  }
  const app = await startTestApp({
    ...options,
    database,
    config: { baseUrl: BASE_URL, twilio: line, ...options.config },
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  twilio.appUrl = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
  return {
    app,
    twilio,
    line,
    async [Symbol.asyncDispose]() {
      for (const call of twilio.calls) call.hangUp()
      await Promise.all(twilio.calls.map((call) => call.gone()))
      await app.close()
      await close()
      await twilio[Symbol.asyncDispose]()
    },
  }
}

export interface Phoned {
  id: string
  number: string
  phone: FakePhoneCall
}

/** Assigns the tenant a number of the account, as the operator does. */
export async function assignNumber({ app, twilio }: PhoneDesk, { tenantId }: TestTenant, number = anyNumber()) {
  twilio.options.numbers.push(number)
  await app.tenants.numbers.assign(tenantId, number)
  return number
}

/** Places a call and waits for it; a tenant without a number is assigned one. */
export async function phone(desk: PhoneDesk, tenant: TestTenant, fields = {}, behaviour = {}): Promise<Phoned> {
  const { app, twilio } = desk
  if ((await app.tenants.get(tenant.tenantId)).numbers.length === 0) await assignNumber(desk, tenant)
  const number = anyNumber()
  twilio.phone(number, behaviour)
  const id = await initiate(tenant, { phone_number: number, ...fields })
  const placed = await until(() => twilio.callTo(number))
  return { id, number, phone: placed! }
}

/** The conversation of a call, after its greeting. */
export async function conversationOf(call: FakePhoneCall): Promise<FakeRelay> {
  return (await until(() => (call.relay?.utterances.length ? call.relay : undefined)))!
}
