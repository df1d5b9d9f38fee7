import { createHmac } from 'node:crypto'
import { Agent } from 'undici'

/** Job of a candidate. */
export interface Job {
  /** Postgres; empty for the embedded database. */
  databaseUrl: string
  directory: string
  receiverUrl: string
  messages: number
  concurrency: number
  /** For the product: messages to a hanging endpoint, queued first. */
  hanging?: number
  /** For the queues: only sign and post, without endpoints and log. */
  bare?: boolean
  /** For the product: publish at this rate instead of everything before the start. */
  rate?: number
}

/** An endpoint has 20 slots in the product, so this many use the whole concurrency. */
export const ENDPOINTS = 10

export const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'

/** A body of the product's size and shape. */
export function bodyOf(number: number): string {
  return JSON.stringify({
    event: 'chat.message',
    timestamp: '2026-03-02T09:30:00.000Z',
    tenant_id: 'ten_01h455vb4pex5vsknk084sn02q',
    data: dataOf(number),
  })
}

export function dataOf(number: number) {
  return {
    session_id: 'chat_01h455vb4pex5vsknk084sn02q',
    message_id: `msg_${number}`,
    client_name: 'Ada Lovelace',
    message: 'Are you open on Saturday? I would like to come in for a check-up.',
    created_at: '2026-03-02T09:30:00.000Z',
  }
}

/** Log entry of an attempt. */
export interface Tried {
  id: string
  at: Date
  status: number
  ms: number
  answer: string
}

/**
 * Work of a delivery beside sending: the endpoint's current state at each attempt (its secret may be rotated, its address
 * changed, it may be disabled), and a log row afterwards.
 */
export const PEER_TABLES = `
  create table endpoints (id int primary key, url text not null, secret text not null, enabled boolean not null);
  insert into endpoints select n, 'http://', '${SECRET}', true from generate_series(0, ${ENDPOINTS - 1}) as n;
  create table tries (id text primary key, at timestamptz not null, status int not null, ms int not null, answer text not null)`

export const LOOK_UP = `select id, url, secret, enabled from endpoints where id = any($1)`

export const LOG = `insert into tries select * from unnest($1::text[], $2::timestamptz[], $3::int[], $4::int[], $5::text[])`

export function logValues(tried: Tried[]): unknown[] {
  return [
    tried.map(({ id }) => id),
    tried.map(({ at }) => at),
    tried.map(({ status }) => status),
    tried.map(({ ms }) => ms),
    tried.map(({ answer }) => answer),
  ]
}

/** The bare job: both signatures, one POST, the answer read. */
export function createBareSender(receiverUrl: string) {
  const agent = new Agent({ allowH2: false })
  const bytes = Buffer.from(SECRET.slice('whsec_'.length), 'base64')
  return async (id: string, text: string): Promise<Tried> => {
    const started = performance.now()
    const body = Buffer.from(text)
    const timestamp = Math.floor(Date.now() / 1_000)
    const headers = {
      'content-type': 'application/json',
      'x-webhook-signature': `sha256=${createHmac('sha256', SECRET).update(body).digest('hex')}`,
      'webhook-id': id,
      'webhook-timestamp': String(timestamp),
      'webhook-signature': `v1,${createHmac('sha256', bytes).update(`${id}.${timestamp}.`).update(body).digest('base64')}`,
    }
    const reply = await agent.request({ origin: receiverUrl, path: '/hook', method: 'POST', headers, body })
    const answer = await reply.body.text()
    if (reply.statusCode !== 200) throw new Error(`The receiver answered ${reply.statusCode}`)
    return { id, at: new Date(), status: reply.statusCode, ms: Math.round(performance.now() - started), answer }
  }
}

/** Reports that the backlog is queued and work begins. */
export function begin(): void {
  process.send!({ began: performance.timeOrigin + performance.now() })
}
