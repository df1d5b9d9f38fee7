import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { newId } from '../../src/core/ids.ts'
import { DAY, MINUTE } from '../../src/core/time.ts'
import type { Database, Tx } from '../../src/db/database.ts'

/** Steps of a tenant's history: rows as the domains write them, later changes of them, and erasures. */
export type Step =
  | { act: 'chat'; at: number; lead: number; intent: string | null; sentiment: string | null; said: Said[] }
  | { act: 'call'; at: number; lead: number; intent: string | null; status: string; duration: number; said: Said[] }
  | { act: 'late message'; at: number; nth: number; said: Said }
  | { act: 'booking'; at: number; start: number; source: string; service: number; resources: number }
  | { act: 'cancel' | 'no show'; at: number; nth: number }
  | { act: 'lead'; at: number; lead: number; source: string }
  | { act: 'hand off' | 'release' | 'tell intent' | 'erase conversation' | 'erase booking' | 'erase lead'; nth: number }

interface Said {
  role: 'visitor' | 'assistant' | 'person'
  band: 'answer' | 'closest' | 'decline' | 'talk' | null
  milliseconds: number
  after: number
}

/** From before the clocks of Chatham change in 2025 until after those of Lord Howe did, and as long around those of Europe and America. */
export const BEGINS = ['2025-09-24', '2025-10-19']
const DAYS = 16

const at = fc.integer({ min: 0, max: DAYS * DAY - 1 })
const nth = fc.nat(1_000)
const lead = fc.nat(2)
const intent = fc.constantFrom('booking', 'booking', 'question', null)
const said = fc.record({
  role: fc.constantFrom('visitor', 'visitor', 'assistant', 'assistant', 'person'),
  band: fc.constantFrom('answer', 'closest', 'decline', 'talk', null),
  milliseconds: fc.integer({ min: 0, max: 5_000 }),
  after: fc.integer({ min: 0, max: 3 * 60 * MINUTE }),
}) as fc.Arbitrary<Said>
const asked: Said = { role: 'visitor', band: null, milliseconds: 0, after: 0 }
/** Half of the conversations are an answered question at least. */
const several = fc
  .tuple(fc.boolean(), said, fc.array(said, { maxLength: 4 }))
  .map(([isAnswered, one, others]) =>
    isAnswered ? [asked, { ...one, role: 'assistant', band: 'answer' } as const, ...others] : others,
  )

export const histories: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    {
      weight: 4,
      arbitrary: fc.record({
        act: fc.constant('chat' as const),
        at,
        lead,
        intent,
        sentiment: fc.constantFrom('positive', 'negative', null),
        said: several,
      }),
    },
    {
      weight: 3,
      arbitrary: fc.record({
        act: fc.constant('call' as const),
        at,
        lead,
        intent,
        status: fc.constantFrom('completed', 'failed', 'in_progress'),
        duration: fc.nat(900),
        said: several,
      }),
    },
    { weight: 2, arbitrary: fc.record({ act: fc.constant('late message' as const), at, nth, said }) },
    {
      weight: 2,
      arbitrary: fc.record({
        act: fc.constant('booking' as const),
        at,
        start: at,
        source: fc.constantFrom('chat', 'call', 'portal'),
        service: fc.nat(1),
        resources: fc.integer({ min: 1, max: 2 }),
      }),
    },
    { weight: 1, arbitrary: fc.record({ act: fc.constantFrom('cancel' as const, 'no show' as const), at, nth }) },
    {
      weight: 2,
      arbitrary: fc.record({ act: fc.constant('lead' as const), at, lead, source: fc.constantFrom('chat', 'import') }),
    },
    {
      weight: 3,
      arbitrary: fc.record({
        act: fc.constantFrom(
          'hand off' as const,
          'release' as const,
          'tell intent' as const,
          'erase conversation' as const,
          'erase booking' as const,
          'erase lead' as const,
        ),
        nth,
      }),
    },
  ),
  { maxLength: 40 },
)

/** Writes a history, each step in a transaction of its own. */
export class Writer {
  readonly #chats: string[] = []
  readonly #calls: string[] = []
  readonly #bookings: string[] = []
  readonly #leads = new Map<number, string>()
  readonly #services: string[] = []
  readonly #database: Database
  readonly #begin: number
  readonly tenantId: string

  /** Times of steps count from the beginning of the day `begin`. */
  constructor(database: Database, tenantId: string, begin: string) {
    this.#database = database
    this.#begin = Date.parse(begin)
    this.tenantId = tenantId
  }

  #iso(ms: number): string {
    return new Date(this.#begin + ms).toISOString()
  }

  async write(step: Step): Promise<void> {
    await this.#database.tenant(this.tenantId, (tx) => this.#step(tx, step))
  }

  async #step(tx: Tx, step: Step): Promise<unknown> {
    switch (step.act) {
      case 'chat':
        return this.#chat(tx, step)
      case 'call':
        return this.#call(tx, step)
      case 'late message':
        return this.#late(tx, step)
      case 'booking':
        return this.#booking(tx, step)
      case 'lead':
        return this.#lead(tx, step.lead, step)
      case 'cancel':
      case 'no show':
        return this.#change(tx, step)
      default:
        return this.#alter(tx, step)
    }
  }

  async #chat(tx: Tx, step: Step & { act: 'chat' }): Promise<void> {
    const id = newId('chat')
    const leadId = this.#leads.get(step.lead) ?? null
    await tx.execute(sql`insert into chat_sessions (tenant_id, id, status, started_at, lead_id, intent, sentiment)
      values (${this.tenantId}, ${id}, 'active', ${this.#iso(step.at)}, ${leadId}, ${step.intent}, ${step.sentiment})`)
    for (const one of step.said) await this.#say(tx, { sessionId: id, callId: null, position: null }, step.at, one)
    this.#chats.push(id)
  }

  async #call(tx: Tx, step: Step & { act: 'call' }): Promise<void> {
    const id = newId('call')
    const leadId = this.#leads.get(step.lead) ?? null
    const startedAt = step.status === 'failed' ? null : this.#iso(step.at + 5_000)
    await tx.execute(sql`
      insert into calls (tenant_id, id, status, direction, channel, simulated, source, phone_number, call_type, created_at,
        started_at, duration, lead_id, intent)
      values (${this.tenantId}, ${id}, ${step.status}, 'inbound', ${step.duration % 2 === 0 ? 'phone' : 'web'}, true, 'line', '',
        'inbound', ${this.#iso(step.at)}, ${startedAt}, ${step.duration}, ${leadId}, ${step.intent})`)
    for (const [position, one] of step.said.entries())
      await this.#say(tx, { sessionId: null, callId: id, position }, step.at, one)
    this.#calls.push(id)
  }

  async #say(
    tx: Tx,
    { sessionId, callId, position }: { sessionId: string | null; callId: string | null; position: number | null },
    began: number,
    { role, band, milliseconds, after }: Said,
  ): Promise<void> {
    const isMeasured = callId !== null && role === 'assistant' && milliseconds % 2 === 0
    const trace =
      role === 'assistant'
        ? JSON.stringify({
            milliseconds: { retrieval: milliseconds, reply: 7 },
            tokens: milliseconds % 3 === 0 ? { input: milliseconds, output: 10 } : null,
          })
        : null
    await tx.execute(sql`
      insert into messages (tenant_id, id, session_id, call_id, position, role, text, band, trace, latency_ms, created_at)
      values (${this.tenantId}, ${newId('msg')}, ${sessionId}, ${callId}, ${position}, ${role}, 'x',
        ${role === 'assistant' ? band : null}, ${trace}, ${isMeasured ? milliseconds : null}, ${this.#iso(began + after)})`)
  }

  async #late(tx: Tx, { at: when, nth: which, said: one }: Step & { act: 'late message' }): Promise<void> {
    const id = pick(this.#chats, which)
    if (id !== undefined) await this.#say(tx, { sessionId: id, callId: null, position: null }, when, one)
  }

  async #booking(tx: Tx, step: Step & { act: 'booking' }): Promise<void> {
    if (this.#services.length === 0) await this.#catalogue(tx)
    const id = newId('bkg')
    const resources = this.#services.slice(2, 2 + step.resources)
    await tx.execute(sql`
      insert into bookings (tenant_id, id, service_id, service_name, resource_id, resource_name, resource_ids, start_at, end_at,
        time_zone, local_start, status, client_name, source, created_at)
      values (${this.tenantId}, ${id}, ${this.#services[step.service]!}, 's', ${resources[0]!}, 'r', ${sql.param(resources)}::text[],
        ${this.#iso(step.start)}, ${this.#iso(step.start + 60 * MINUTE)}, 'UTC', '', 'confirmed', 'x', ${step.source}, ${this.#iso(step.at)})`)
    this.#bookings.push(id)
  }

  async #catalogue(tx: Tx): Promise<void> {
    for (const id of [newId('svc'), newId('svc')]) {
      await tx.execute(sql`
        insert into services (tenant_id, id, name, duration_minutes, buffer_before_minutes, buffer_after_minutes,
          minimum_notice_minutes, maximum_days_ahead, assignment, capacity, active)
        values (${this.tenantId}, ${id}, 's', 60, 0, 0, 0, 60, 'any', 1, true)`)
      this.#services.push(id)
    }
    for (const id of [newId('res'), newId('res')]) {
      await tx.execute(sql`
        insert into resources (tenant_id, id, name, kind, time_zone, weekly_hours, date_overrides, active)
        values (${this.tenantId}, ${id}, 'r', 'staff', 'UTC', '{}', '[]', true)`)
      this.#services.push(id)
    }
  }

  async #change(tx: Tx, { act, at: when, nth: which }: Step & { act: 'cancel' | 'no show' }): Promise<void> {
    const id = pick(this.#bookings, which)
    const [status, cancelledAt] = act === 'cancel' ? ['cancelled', this.#iso(when)] : ['no_show', null]
    if (id === undefined) return
    await tx.execute(sql`update bookings set status = ${status}, cancelled_at = ${cancelledAt}
      where tenant_id = ${this.tenantId} and id = ${id}`)
  }

  async #lead(tx: Tx, which: number, step: Step & { act: 'lead' }): Promise<void> {
    if (this.#leads.has(which)) return
    const id = newId('lead')
    this.#leads.set(which, id)
    await tx.execute(sql`insert into leads (tenant_id, id, status, source, created_at, updated_at)
      values (${this.tenantId}, ${id}, 'new', ${step.source}, ${this.#iso(step.at)}, ${this.#iso(step.at)})`)
  }

  async #alter(tx: Tx, { act, nth: which }: AlterStep): Promise<void> {
    const { tenantId } = this
    const chat = pick(this.#chats, which)
    if (act === 'erase booking') {
      const id = pick(this.#bookings, which)
      if (id !== undefined) await tx.execute(sql`delete from bookings where tenant_id = ${tenantId} and id = ${id}`)
    } else if (act === 'erase lead') {
      const [number, id] = pick([...this.#leads], which) ?? []
      if (id === undefined) return
      this.#leads.delete(number!)
      await tx.execute(sql`delete from leads where tenant_id = ${tenantId} and id = ${id}`)
    } else if (act === 'tell intent') {
      const id = pick([...this.#chats, ...this.#calls], which)
      if (id === undefined) return
      const table = sql.raw(this.#chats.includes(id) ? 'chat_sessions' : 'calls')
      await tx.execute(sql`update ${table} set intent = 'booking' where tenant_id = ${tenantId} and id = ${id}`)
    } else if (act === 'erase conversation') {
      const id = pick([...this.#chats, ...this.#calls], which)
      if (id === undefined) return
      const list = this.#chats.includes(id) ? this.#chats : this.#calls
      list.splice(list.indexOf(id), 1)
      const table = sql.raw(list === this.#chats ? 'chat_sessions' : 'calls')
      await tx.execute(sql`delete from ${table} where tenant_id = ${tenantId} and id = ${id}`)
    } else if (chat !== undefined) {
      const reason = act === 'hand off' ? 'rule' : null
      await tx.execute(
        sql`update chat_sessions set handoff_reason = ${reason} where tenant_id = ${tenantId} and id = ${chat}`,
      )
    }
  }
}

type AlterStep = Exclude<Step, { at: number }>

function pick<T>(list: T[], which: number): T | undefined {
  return list[which % Math.max(1, list.length)]
}
