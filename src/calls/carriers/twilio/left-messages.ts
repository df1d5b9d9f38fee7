import { sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import { DAY, HOUR, MINUTE, SECOND, type Clock } from '../../../core/time.ts'
import type { Database } from '../../../db/database.ts'
import type { Tenant, Tenants } from '../../../tenants/index.ts'
import { dueNow } from '../../../db/lease.ts'
import type { CallIntake } from '../../intake.ts'
import { isListed } from '../../number.ts'
import { callsRepository as calls } from '../../repository.ts'
import type { TwilioCalls } from './client.ts'
import { callerIn } from './forms.ts'

interface LeftMessagesDeps {
  database: Database
  tenants: Pick<Tenants, 'ofPhoneNumber'>
  intake: Pick<CallIntake, 'receive'>
  client: Pick<TwilioCalls, 'recordings' | 'fetch'>
  clock: Clock
  log: Pick<FastifyBaseLogger, 'warn'>
}

/** The longest absence after which messages are still found. */
const LOOK_BACK_MS = 7 * DAY
const LOOK_EVERY_MS = HOUR
const LOOK_AGAIN_AFTER_MS = MINUTE
const ANSWER_WITHIN_MS = 15 * SECOND

/**
 * Messages of callers who came while nothing here answered, and whom the carrier's static instructions took (`numbers fallback`).
 * No row tells of their calls, so the carrier is asked at start and every hour. A call that is found becomes a row that rings:
 * the reconciler learns how it ended, and the analysis finds its message.
 */
export class LeftMessages {
  readonly #deps: LeftMessagesDeps
  /** Calls of none of our tenants. */
  readonly #foreign = new Set<string>()
  #timer: NodeJS.Timeout | undefined
  #isStopped = false

  constructor(deps: LeftMessagesDeps) {
    this.#deps = deps
  }

  /** Never throws. */
  watch(): void {
    void this.look(AbortSignal.timeout(ANSWER_WITHIN_MS)).then(
      () => this.#plan(LOOK_EVERY_MS),
      (error: unknown) => {
        this.#deps.log.warn({ err: error }, 'Twilio did not tell the messages that callers left; it is asked again')
        this.#plan(LOOK_AGAIN_AFTER_MS)
      },
    )
  }

  stop(): void {
    this.#isStopped = true
    clearTimeout(this.#timer)
  }

  /** Inserts the calls of messages that are not known here. */
  async look(signal: AbortSignal): Promise<void> {
    const { client, clock, database } = this.#deps
    const dateCreatedAfter = new Date(clock.now().getTime() - LOOK_BACK_MS)
    const left = (await client.recordings({ dateCreatedAfter }, signal)).map(({ callSid }) => callSid)
    const known = await database.systemOnce((tx) => calls.knownCarrierIds(tx, left))
    for (const sid of new Set(left)) if (!known.includes(sid) && !this.#foreign.has(sid)) await this.#take(sid, signal)
  }

  async #take(sid: string, signal: AbortSignal): Promise<void> {
    const { client, tenants, database, intake } = this.#deps
    const { from, to, direction, startTime } = await client.fetch(sid, signal)
    const tenant = direction === 'inbound' ? await tenants.ofPhoneNumber(to) : undefined
    if (tenant === undefined || isListed(from, tenant.voice.blocked_numbers) || isBefore(startTime, tenant))
      return void this.#foreign.add(sid)
    await database.tenant(tenant.id, async (tx) => {
      // Another process may look at the same time.
      await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`call:${sid}`}, 0))`)
      if ((await calls.findByCarrierId(tx, sid)) !== undefined) return
      const phoneNumber = callerIn({ From: from })
      const coming = { channel: 'phone', phoneNumber, providerId: sid, simulated: false } as const
      const { id } = await intake.receive(tx, tenant.id, coming)
      await calls.change(tx, tenant.id, id, { dueAt: dueNow, ...(startTime === null ? {} : { createdAt: startTime }) })
    })
  }

  #plan(milliseconds: number): void {
    if (!this.#isStopped) this.#timer = setTimeout(() => this.watch(), milliseconds).unref()
  }
}

/** True for a call to whatever the account had before the business came here. */
function isBefore(startTime: Date | null, { createdAt }: Tenant): boolean {
  return startTime !== null && startTime < createdAt
}
