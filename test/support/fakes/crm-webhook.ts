import { createHmac } from 'node:crypto'
import { VendorServer, type Answer, type SeenRequest } from './vendor-server.ts'

interface Upsert {
  type: 'lead.upsert'
  sync_id: string
  tenant_id: string
  sent_at: string
  lead_id: string
  lead: Record<string, string | null>
  external_id: string | null
}

const FIELDS = ['external_id', 'lead', 'lead_id', 'sent_at', 'sync_id', 'tenant_id', 'type']

/**
 * A strict custom receiver: it refuses invalid signatures, replays its answer for a known `Idempotency-Key`, and creates a
 * record for everything without an id of its own.
 */
export class FakeCrmReceiver extends VendorServer {
  readonly records = new Map<string, Record<string, string | null>>()
  /** The tenant's secret; without it signatures are not checked. */
  secret: string | undefined
  /** Answers 409 with the id for a known person. */
  knowsPeople = false
  readonly #answers = new Map<string, Answer>()

  protected answer(request: SeenRequest): Answer {
    const key = String(request.headers['idempotency-key'] ?? '')
    if (key === '' || !this.#isSigned(request)) return { status: 401 }
    const known = this.#answers.get(key)
    if (known !== undefined) return known
    const answer = (request.body as { type: string }).type === 'test' ? { status: 200 } : this.#upsert(request.body)
    this.#answers.set(key, answer)
    return answer
  }

  #isSigned({ raw, headers }: SeenRequest): boolean {
    if (this.secret === undefined) return true
    const expected = `sha256=${createHmac('sha256', this.secret).update(raw).digest('hex')}`
    return headers['x-webhook-signature'] === expected
  }

  #upsert(body: Upsert): Answer {
    if (body.type !== 'lead.upsert' || String(Object.keys(body).toSorted()) !== String(FIELDS)) return { status: 400 }
    const { external_id: id, lead } = body
    if (id !== null) {
      if (!this.records.has(id)) return { status: 404 }
      this.records.set(id, lead)
      return { status: 200, body: { external_id: id } }
    }
    const there = [...this.records].find(([, { email }]) => email === lead['email'])?.[0]
    if (this.knowsPeople && there !== undefined) return { status: 409, body: { external_id: there } }
    const made = `record-${this.records.size + 1}`
    this.records.set(made, lead)
    return { status: 201, body: { external_id: made } }
  }
}
