import { expect, test } from 'vitest'
import { databaseCopy, testsRunOnPostgres } from '../support/database.ts'
import { startProduct, type Product } from '../support/product.ts'
import {
  anyAddress,
  MANY_ADDRESSES,
  registerTenant,
  tenantClient,
  type TenantClient,
} from '../support/tenant-client.ts'
import { until } from '../support/until.ts'

const ROUNDS = 4
const ANSWERS = 8

interface Written {
  role: string
  text: string
}

/** Null: the process died before it said anything. */
type Outcome = number | null

test.skipIf(!testsRunOnPostgres())(
  'a process that is killed in take-overs loses nothing, and the other goes on',
  async () => {
    const { url: databaseUrl, directory } = await databaseCopy()
    const options = { directory, databaseUrl, args: ['--no-demo'], env: MANY_ADDRESSES }
    await using staying = await startProduct(options)
    const tenant = await registerTenant(staying.url)
    for (let round = 0; round < ROUNDS; round += 1) {
      await using dying = await startProduct(options)
      await killInTakeOver(dying, staying, tenant, round)
    }
  },
)

async function killInTakeOver(dying: Product, staying: Product, tenant: TenantClient, round: number): Promise<void> {
  const here = tenantClient(dying.url, tenant.tenantId, tenant.key)
  const there = tenantClient(staying.url, tenant.tenantId, tenant.key)
  const { session_id: id } = await say(here, 'Do you treat horses?')
  const texts = Array.from({ length: ANSWERS }, (_, index) => `Answer ${index} of round ${round}`)
  // The process dies before, in and after the take-over, from round to round.
  const working = takeOverAndAnswer(dying, tenant, { id, texts, diesAfter: round })
  const { takenOver, answered } = await working
  await dying.ended
  const { body: left } = await there.call('GET', `/chat/sessions/${id}`)
  const persons = wordsOfPersons(left.messages)
  const confirmed = texts.filter((_, index) => answered[index] === 200)
  expect(persons).toEqual([...new Set(persons)])
  expect(persons).toEqual(expect.arrayContaining(confirmed))
  expect(texts).toEqual(expect.arrayContaining(persons))
  if (takenOver === 200 || persons.length > 0) expect(left.status).toBe('handoff')
  // The person sends again what had no answer, by the process that is left; nothing is doubled.
  expect((await there.call('POST', `/chat/sessions/${id}/takeover`)).status).toBe(200)
  for (const text of texts) {
    const again = await until(async () => {
      const status = await answer(staying, tenant, { id, text })
      return status === 409 ? undefined : status
    })
    expect(again).toBe(200)
  }
  const { body: now } = await there.call('GET', `/chat/sessions/${id}`)
  expect(wordsOfPersons(now.messages).toSorted()).toEqual(texts.toSorted())
  expect(now).toMatchObject({ status: 'handoff', handoff: { handled_by: expect.stringMatching(/^key_/) } })
  // The assistant stays silent.
  expect(await say(there, 'Thank you', id)).toMatchObject({ reply: null, status: 'handoff' })
}

async function say(client: TenantClient, message: string, session_id?: string) {
  const payload = { tenant_id: client.tenantId, message, ...(session_id === undefined ? {} : { session_id }) }
  const { status, body } = await client.call('POST', '/chat/message', payload)
  expect(status).toBe(200)
  return body
}

/** Takes over and answers without waiting in between; the process is killed after some answers. */
async function takeOverAndAnswer(
  dying: Product,
  tenant: TenantClient,
  { id, texts, diesAfter }: { id: string; texts: string[]; diesAfter: number },
): Promise<{ takenOver: Outcome; answered: Outcome[] }> {
  let count = 0
  const counted = (outcome: Outcome) => {
    count += 1
    if (count > diesAfter) dying.signal('SIGKILL')
    return outcome
  }
  const taking = post(dying, tenant, `/chat/sessions/${id}/takeover`)
  if (diesAfter === 0) setImmediate(() => dying.signal('SIGKILL'))
  const answering = texts.map((text) => answer(dying, tenant, { id, text }).then(counted))
  return { takenOver: await taking, answered: await Promise.all(answering) }
}

function answer(product: Product, tenant: TenantClient, { id, text }: { id: string; text: string }): Promise<Outcome> {
  return post(product, tenant, `/chat/sessions/${id}/messages`, { body: { text }, key: text })
}

async function post(
  { url }: Product,
  { key: apiKey }: TenantClient,
  path: string,
  { body, key }: { body?: object; key?: string } = {},
): Promise<Outcome> {
  const headers = {
    'x-api-key': apiKey,
    'x-forwarded-for': anyAddress(),
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    ...(key === undefined ? {} : { 'idempotency-key': key }),
  }
  const request = { method: 'POST', headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) }
  try {
    return (await fetch(`${url}/api/v1${path}`, request)).status
  } catch {
    return null
  }
}

function wordsOfPersons(messages: Written[]): string[] {
  return messages.filter(({ role }) => role === 'person').map(({ text }) => text)
}
