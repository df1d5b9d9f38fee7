import { createHmac, timingSafeEqual } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Tryton } from './server.ts'

/** Payload of a generic webhook connection. */
interface Upsert {
  type: 'lead.upsert' | 'test'
  lead_id: string
  lead: { name: string | null; email: string | null; phone: string | null; intent: string | null; notes: string | null }
  external_id: string | null
}

export interface Bridge extends AsyncDisposable {
  url: string
  /** The tenant's secret; unsigned requests are refused. */
  secret: string
  /** Idempotency keys received. */
  keys: string[]
  /** Loses the next answer after Tryton was updated. */
  loseNext: boolean
}

/**
 * Bridges the generic webhook connector to Tryton, which has no upsert: a party is searched by e-mail and phone, then updated
 * or created, with one opportunity in the state `lead`.
 */
export async function startBridge(tryton: Tryton): Promise<Bridge> {
  const server = createServer((request, response) => {
    void handle(request).then(({ status, body, isLost }) => {
      if (isLost) return response.destroy()
      return response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    })
  })

  async function handle(request: IncomingMessage): Promise<{ status: number; body: object; isLost: boolean }> {
    const raw = Buffer.concat(await Array.fromAsync(request as AsyncIterable<Buffer>))
    if (!isSigned(raw, request.headers['x-webhook-signature'], bridge.secret))
      return { status: 401, body: {}, isLost: false }
    bridge.keys.push(String(request.headers['idempotency-key']))
    const isLost = bridge.loseNext
    bridge.loseNext = false
    try {
      const message = JSON.parse(raw.toString('utf8')) as Upsert
      if (message.type === 'test') return { status: 200, body: {}, isLost }
      return { status: 200, body: { external_id: String(await upsert(tryton, message)) }, isLost }
    } catch (error) {
      console.error(error)
      return { status: 503, body: {}, isLost: false }
    }
  }

  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const bridge: Bridge = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/leads`,
    secret: '',
    keys: [],
    loseNext: false,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
  return bridge
}

function isSigned(raw: Buffer, header: string | string[] | undefined, secret: string): boolean {
  const expected = Buffer.from(`sha256=${createHmac('sha256', secret).update(raw).digest('hex')}`)
  const given = Buffer.from(String(header))
  return secret !== '' && given.length === expected.length && timingSafeEqual(given, expected)
}

/** Returns the party's id. */
async function upsert(tryton: Tryton, { lead, lead_id: leadId, external_id: known }: Upsert): Promise<number> {
  const party = (known === null ? undefined : Number(known)) ?? (await find(tryton, lead)) ?? (await make(tryton, lead))
  await tryton.call('model.party.party.write', [party], { name: nameOf(lead) })
  await addMissing(tryton, party, lead)
  const mine = [['reference', '=', leadId]]
  const [opportunity] = await tryton.call<number[]>('model.sale.opportunity.search', mine, 0, 1, null)
  const values = { description: lead.intent ?? 'Front desk', comment: lead.notes ?? '' }
  if (opportunity === undefined)
    await tryton.call('model.sale.opportunity.create', [{ ...values, party, reference: leadId, state: 'lead' }])
  else await tryton.call('model.sale.opportunity.write', [opportunity], values)
  return party
}

type Lead = Upsert['lead']

const nameOf = ({ name, email, phone }: Lead) => name ?? email ?? phone ?? ''
const mechanismsOf = ({ email, phone }: Lead) =>
  [
    { type: 'email', value: email },
    { type: 'phone', value: phone },
  ].filter(({ value }) => value !== null)

async function find(tryton: Tryton, lead: Lead): Promise<number | undefined> {
  const values = mechanismsOf(lead).map(({ value }) => value)
  const ids = await tryton.call<number[]>('model.party.contact_mechanism.search', [['value', 'in', values]], 0, 1, null)
  if (ids.length === 0) return undefined
  const rows = await tryton.call<{ party: number }[]>('model.party.contact_mechanism.read', ids, ['party'])
  return rows[0]?.party
}

async function make(tryton: Tryton, lead: Lead): Promise<number> {
  const [party] = await tryton.call<number[]>('model.party.party.create', [{ name: nameOf(lead) }])
  return party!
}

async function addMissing(tryton: Tryton, party: number, lead: Lead): Promise<void> {
  for (const mechanism of mechanismsOf(lead)) {
    const there = [
      ['party', '=', party],
      ['value', '=', mechanism.value],
    ]
    const ids = await tryton.call<number[]>('model.party.contact_mechanism.search', there, 0, 1, null)
    if (ids.length === 0) await tryton.call('model.party.contact_mechanism.create', [{ party, ...mechanism }])
  }
}
