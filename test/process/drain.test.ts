import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { databaseCopy } from '../support/database.ts'
import type { FakePhoneCall } from '../support/fakes/twilio-call.ts'
import { FakeTwilio } from '../support/fakes/twilio.ts'
import { freePort } from '../support/free-port.ts'
import { startProduct } from '../support/product.ts'
import { MANY_ADDRESSES, registerTenant } from '../support/tenant-client.ts'
import { until } from '../support/until.ts'
import { unstalledTime } from '../support/unstalled-time.ts'

vi.setConfig({ testTimeout: 600_000 })

const ROOT = join(import.meta.dirname, '../..')
const ACCOUNT = { accountSid: `AC${'3'.repeat(32)}`, authToken: 'a token' }
const NUMBERS = ['+14155550020', '+14155550021', '+14155550022']
const CALLS = 20
const DRAIN_S = 12
/** The process ends within the time of the calls and this. */
const AFTER_CALLS_S = 5

test('twenty calls of a process that gets SIGTERM come to their end or are handed on, and it ends in time', async () => {
  const port = await freePort()
  const baseUrl = `http://127.0.0.1:${port}`
  await using twilio = new FakeTwilio({ ...ACCOUNT, baseUrl, numbers: [...NUMBERS] })
  await twilio.start()
  twilio.appUrl = baseUrl
  const place = await databaseCopy()
  const env = {
    ...MANY_ADDRESSES,
    BASE_URL: baseUrl,
    TWILIO_ACCOUNT_SID: ACCOUNT.accountSid,
    TWILIO_AUTH_TOKEN: ACCOUNT.authToken,
    TWILIO_API_URL: twilio.url,
    VOICE_STRATEGY: 'relay',
    CALL_DRAIN_SECONDS: String(DRAIN_S),
  }
  await using product = await startProduct({
    directory: place.directory,
    databaseUrl: place.url,
    env,
    port,
    args: ['--no-demo'],
  })
  for (const number of NUMBERS) {
    const client = await registerTenant(product.url)
    const child = spawn(process.execPath, ['dist/admin.js', 'numbers', 'assign', number, client.tenantId], {
      cwd: ROOT,
      env: {
        PATH: process.env['PATH'] ?? '',
        DATA_DIR: place.directory,
        ...(place.url === undefined ? {} : { DATABASE_URL: place.url }),
        ...env,
      },
    })
    expect((await once(child, 'close'))[0]).toBe(0)
    const set = await client.call('PATCH', `/tenants/${client.tenantId}`, { voice: { lines: 9 } })
    expect(set.status).toBe(200)
  }
  const inbound = `${baseUrl}/api/v1/calls/twilio/inbound`
  const comes = (index: number): FakePhoneCall =>
    twilio.comes(`+1415555${String(1_000 + index)}`, NUMBERS[index % NUMBERS.length]!, inbound)
  const calls = Array.from({ length: CALLS }, (_, index) => comes(index))
  for (const call of calls) await until(() => call.relay?.utterances.length)
  const stopping = unstalledTime()
  product.signal('SIGTERM')
  await until(() => product.output().includes('Calls may come to their end'))
  const [first, second, ...others] = calls
  expect(await first!.relay!.says('I would like to leave a message')).toContain('?')
  first!.hangUp()
  second!.hangUp()
  const late = comes(CALLS)
  await until(() => late.verbs.includes('Record'))
  expect(late.relay).toBeUndefined()
  expect(await product.ended).toEqual({ code: 0, signal: null })
  expect(stopping.read()).toBeLessThan((DRAIN_S + AFTER_CALLS_S) * 1_000)
  for (const call of others) {
    await call.gone()
    // Callers who were silent too long before the signal heard goodbye.
    const wasTakenLeaveOf = call.relay!.utterances.at(-1)!.includes('Goodbye')
    if (wasTakenLeaveOf) expect(call.verbs).toEqual(['Connect', 'Hangup'])
    // The carrier keeps the message by itself, though nobody may answer its question any more.
    else expect([call.verbs.slice(0, 3), call.messageSeconds]).toEqual([['Connect', 'Say', 'Record'], 12])
  }
})
