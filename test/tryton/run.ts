import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startProduct } from '../support/product.ts'
import { startBridge, type Bridge } from './bridge.ts'
import { isInstalled, PACKAGES, startTryton, type Tryton } from './server.ts'

/*
 * End-to-end with a real CRM: the shipped product, its generic webhook connector, a small bridge, and Debian's Tryton. `npm
 * run tryton`; not part of `npm test`, because it needs extra packages.
 */

if (!isInstalled()) {
  console.log(`Skipped: Tryton is not installed (apt-get install -y --no-install-recommends ${PACKAGES})`)
  process.exit(0)
}

const ENDS_WITHIN_MS = 60_000

interface Sync {
  status: string
  attempts: number
  external_id: string | null
  error: string | null
}

type Api = (method: string, path: string, body?: object) => Promise<Record<string, unknown>>

const directory = await mkdtemp(join(tmpdir(), 'frontdesk-tryton-'))
try {
  await using tryton = await startTryton(join(directory, 'tryton'))
  await using bridge = await startBridge(tryton)
  await using product = await startProduct({
    directory: join(directory, 'data'),
    env: { OUTBOUND_ALLOW_CIDRS: '127.0.0.0/8' },
    args: ['--no-demo'],
  })
  await pushLeads(await register(`${product.url}/api/v1`), bridge, tryton)
} finally {
  await rm(directory, { recursive: true, force: true })
}

async function register(url: string): Promise<Api> {
  const body = { email: 'owner@example.com', password: 'a long passphrase' }
  const post = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
  const cookie = (await fetch(`${url}/auth/register`, post)).headers.getSetCookie()[0]!.split(';')[0]!
  return async (method, path, given) => {
    const headers = { cookie, ...(given === undefined ? {} : { 'content-type': 'application/json' }) }
    const init = { method, headers, ...(given === undefined ? {} : { body: JSON.stringify(given) }) }
    const reply = await fetch(`${url}${path}`, init)
    const text = await reply.text()
    assert(reply.ok, `${method} ${path}: ${reply.status} ${text}`)
    return JSON.parse(text) as Record<string, unknown>
  }
}

async function pushLeads(api: Api, bridge: Bridge, tryton: Tryton): Promise<void> {
  const connection = await api('POST', '/crm/connections', { provider: 'webhook', settings: { url: bridge.url } })
  bridge.secret = (await api('GET', '/webhooks/secret'))['secret'] as string
  const tested = await api('POST', `/crm/connections/${String(connection['connection_id'])}/test`)
  assert.deepEqual(tested, { ok: true, error: null })
  passed('the test of the connection is answered through the bridge')

  const made = await api('POST', '/leads', { name: 'Ada Lovelace', email: 'ada@example.com', intent: 'A check-up' })
  const [first] = await allEnded(api)
  assert.equal(first!.status, 'completed')
  assert.deepEqual(await partiesOf(tryton, 'ada@example.com'), [Number(first!.external_id)])
  passed(`a lead is party ${first!.external_id} and an opportunity`)

  const path = `/leads/${String(made['lead_id'])}`
  await api('PATCH', path, { name: 'Ada King', phone: '+14155550100', intent: 'A filling' })
  assert.equal((await allEnded(api))[0]!.external_id, first!.external_id)
  assert.deepEqual(await partiesOf(tryton, '+14155550100'), [Number(first!.external_id)])
  assert.deepEqual(await opportunities(tryton), [{ description: 'A filling', state: 'lead' }])
  passed('a change is written to the same party and the same opportunity')

  bridge.loseNext = true
  await api('POST', '/leads', { name: 'Grace Hopper', email: 'grace@example.com' })
  const [lost] = await allEnded(api)
  assert.deepEqual({ status: lost!.status, attempts: lost!.attempts }, { status: 'completed', attempts: 2 })
  assert.equal((await partiesOf(tryton, 'grace@example.com')).length, 1)
  assert.equal((await opportunities(tryton)).length, 2)
  assert.equal(bridge.keys.at(-1), bridge.keys.at(-2))
  passed('an answer that is lost after the write makes no second party: the push came again with the same key')
  const shown = (await api('GET', path))['crm'] as { status: string }
  assert.equal(shown.status, 'completed')
  passed('the lead shows its sync')
}

async function allEnded(api: Api): Promise<Sync[]> {
  const deadline = performance.now() + ENDS_WITHIN_MS
  for (;;) {
    const { data } = (await api('GET', '/crm/syncs')) as unknown as { data: Sync[] }
    if (data.length > 0 && data.every(({ status }) => status !== 'pending')) return data
    assert(performance.now() < deadline, `Nothing ended: ${JSON.stringify(data)}`)
    await sleep(100)
  }
}

async function partiesOf(tryton: Tryton, value: string): Promise<number[]> {
  const ids = await tryton.call<number[]>(
    'model.party.contact_mechanism.search',
    [['value', '=', value]],
    0,
    null,
    null,
  )
  const rows = await tryton.call<{ party: number }[]>('model.party.contact_mechanism.read', ids, ['party'])
  return rows.map(({ party }) => party)
}

async function opportunities(tryton: Tryton): Promise<object[]> {
  const ids = await tryton.call<number[]>('model.sale.opportunity.search', [], 0, null, null)
  const rows = await tryton.call<{ description: string; state: string }[]>('model.sale.opportunity.read', ids, [
    'description',
    'state',
  ])
  return rows.map(({ description, state }) => ({ description, state }))
}

function passed(what: string): void {
  console.log(`ok: ${what}`)
}
