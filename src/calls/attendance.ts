import { SECOND } from '../core/time.ts'
import type { Database } from '../db/database.ts'
import { callsRepository as calls } from './repository.ts'

/** Several heartbeats fit into `WATCH_AFTER_S`. */
const BEAT_MS = 10 * SECOND

/** Longer than the reports of a call's end take. */
const KNOWN_FOR_MS = 30 * SECOND

/** Callbacks for a call that this process converses on. */
export interface Attending {
  /** Called when the call is over, hung up, or ended by another process. */
  onOver(): void
  /** Called when the budgets of the call's channel are used up, and again every few seconds until the call is over. */
  timeIsUp?(): void
  /** Called when the process stops and no carrier can take the caller: says goodbye and hangs up. */
  stops?(): void
  channel?: 'phone' | 'web'
}

interface Attended extends Attending {
  tenantId: string
  id: string
}

interface AttendanceDeps {
  database: Database
  /** True when the seconds spoken have used up the budgets of the channel. */
  isTimeUp(tenantId: string, channel: 'phone' | 'web'): Promise<boolean>
  log: { error(details: object, message: string): void }
}

/**
 * Heartbeat of the calls that this process converses on: it postpones their rows every few seconds, so the reconciler
 * leaves them alone. The heartbeat stops with its process, and the reconciler takes over.
 */
export class Attendance {
  readonly #deps: AttendanceDeps
  readonly #attended = new Set<Attended>()
  /** Calls that this process conversed on a moment ago. */
  readonly #left = new Set<string>()
  #timer: NodeJS.Timeout | undefined

  constructor(deps: AttendanceDeps) {
    this.#deps = deps
  }

  /**
   * Attends the call until the returned function is called. `onOver` runs once, when the call is over or hung up: at
   * once when this process learns of it, otherwise at the next heartbeat, and possibly before an `await`er resumes.
   */
  attend(tenantId: string, id: string, attending: Attending): () => void {
    const attended = { ...attending, tenantId, id }
    this.#attended.add(attended)
    this.#timer ??= setInterval(() => void this.beat(), BEAT_MS).unref()
    return () => this.#leave(attended)
  }

  has(id: string): boolean {
    return this.#attended.values().some((attended) => attended.id === id)
  }

  /** Conversations of this process with people, without those of the simulated line. */
  get conversations(): { tenantId: string; id: string; channel: 'phone' | 'web' }[] {
    return [...this.#attended].flatMap(({ tenantId, id, channel }) => (channel ? [{ tenantId, id, channel }] : []))
  }

  /** Says goodbye on a call of this process. */
  takeLeave(id: string): void {
    for (const attended of this.#attended) if (attended.id === id) attended.stops?.()
  }

  /** True for a conversation of this process, also a moment after it: its last words are still being written. */
  isOurs(id: string): boolean {
    return this.has(id) || this.#left.has(id)
  }

  /** Stops attending a call that has ended. */
  over(id: string): void {
    for (const attended of this.#attended) if (attended.id === id) this.#dismiss(attended)
  }

  /** Postpones the rows, and dismisses the calls whose rows are over. */
  async beat(): Promise<void> {
    for (const [tenantId, all] of Map.groupBy(this.#attended, (attended) => attended.tenantId)) {
      try {
        await this.#beatOf(tenantId, all)
        await this.#endBeyondBudget(tenantId)
      } catch (error) {
        this.#deps.log.error({ err: error, tenant_id: tenantId }, 'Calls could not be told that they are looked after')
      }
    }
  }

  stop(): void {
    clearInterval(this.#timer)
    this.#attended.clear()
  }

  async #beatOf(tenantId: string, all: Attended[]): Promise<void> {
    const ids = all.map(({ id }) => id)
    const going = await this.#deps.database.tenant(tenantId, (tx) => calls.postpone(tx, tenantId, ids))
    for (const attended of all) if (!going.has(attended.id)) this.#dismiss(attended)
  }

  /** Concurrent calls share one budget: none reserves minutes of its own, and all end when it is used up. */
  async #endBeyondBudget(tenantId: string): Promise<void> {
    for (const channel of ['phone', 'web'] as const) {
      const going = [...this.#attended].filter((one) => one.tenantId === tenantId && one.channel === channel)
      if (going.length > 0 && (await this.#deps.isTimeUp(tenantId, channel))) for (const one of going) one.timeIsUp?.()
    }
  }

  #dismiss(attended: Attended): void {
    if (!this.#attended.has(attended)) return
    this.#leave(attended)
    attended.onOver()
  }

  #leave(attended: Attended): void {
    this.#attended.delete(attended)
    this.#left.add(attended.id)
    setTimeout(() => this.#left.delete(attended.id), KNOWN_FOR_MS).unref()
    if (this.#attended.size > 0) return
    clearInterval(this.#timer)
    this.#timer = undefined
  }
}
