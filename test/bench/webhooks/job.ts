import { createHmac } from 'node:crypto'
import pg from 'pg'
import { Agent } from 'undici'
import { createBatch } from '../../../src/core/batch.ts'

/** What every candidate is told. */
export interface Job {
  /** Postgres; empty for the embedded database. */
  databaseUrl: string
  directory: string
  receiverUrl: string
  messages: number
  concurrency: number
  /** For the product: messages to an endpoint that hangs, queued before the others. */
  hanging?: number
  /** For the queues: keep no log of tries, as the product must. */
  withoutLog?: boolean
  /** For the product: publish so many a second instead of all before the start. */
  rate?: number
}

export const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'

/** The body that everybody sends, of the product's size and shape. */
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

/** What the log says of a try. */
export interface Tried {
  id: string
  at: Date
  status: number
  ms: number
  answer: string
}

/** The delivery log that is part of the job: a row for each try, written together as the product writes them. */
export async function createLog({ databaseUrl, withoutLog = false }: Job): Promise<(tried: Tried) => Promise<void>> {
  if (withoutLog) return async () => {}
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 2 })
  await pool.query(`create table tries (id text primary key, at timestamptz, status int, ms int, answer text)`)
  const text = `insert into tries select * from unnest($1::text[], $2::timestamptz[], $3::int[], $4::int[], $5::text[])`
  return createBatch<Tried>(
    async (batch) => {
      const values = [
        batch.map(({ id }) => id),
        batch.map(({ at }) => at),
        batch.map(({ status }) => status),
        batch.map(({ ms }) => ms),
        batch.map(({ answer }) => answer),
      ]
      await pool.query({ name: 'log', text, values })
    },
    { max: 200, writers: 2, retryForMs: 1_000 },
  )
}

/** The bare job: both signatures of the contract, one POST, the answer read. */
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

/** Tells the parent that the backlog is there and work begins now. */
export function begin(): void {
  process.send!({ began: performance.timeOrigin + performance.now() })
}
