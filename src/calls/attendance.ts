import { SECOND } from '../core/time.ts'
import type { Database } from '../db/database.ts'
import { callsRepository as calls } from './repository.ts'

/** Several of them fit into the time after which the provider is asked. */
const BEAT_MS = 10 * SECOND

/** Callbacks for a call that this process converses on. */
export interface Attending {
  /** It is over or hung up, or was ended elsewhere. */
  onOver(): void
  /** The budgets that it counts against are used up. Called again every few seconds until the call is over. */
  timeIsUp?(): void
  channel?: 'phone' | 'web'
}

interface Attended extends Attending {
  tenantId: string
  id: string
}

interface AttendanceDeps {
  database: Database
  /** Whether the budgets of calls of this kind are used up by what was spoken. */
  isTimeUp(tenantId: string, channel: 'phone' | 'web'): Promise<boolean>
  log: { error(details: object, message: string): void }
}

/**
 * Which calls this process converses on. As long as it does, nobody asks what became of them: their rows are told every few
 * seconds that they are looked after. A process that dies tells nothing any more, and its calls are looked up.
 */
export class Attendance {
  readonly #deps: AttendanceDeps
  readonly #attended = new Set<Attended>()
  #timer: NodeJS.Timeout | undefined

  constructor(deps: AttendanceDeps) {
    this.#deps = deps
  }

  /**
   * From now until what it gives is called. `onOver` is called once, when the call turns out to be over or hung up: at once
   * where this process learned it, else within seconds. It may be called before this returns to an `await`er.
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

  /** This process learned that it is over. */
  over(id: string): void {
    for (const attended of this.#attended) if (attended.id === id) this.#dismiss(attended)
  }

  /** Tells the rows, and those who attend a call that is over by its row. */
  async beat(): Promise<void> {
    for (const [tenantId, all] of Map.groupBy(this.#attended, (attended) => attended.tenantId)) {
      try {
        const ids = all.map(({ id }) => id)
        const going = await this.#deps.database.tenant(tenantId, (tx) => calls.postpone(tx, tenantId, ids))
        for (const attended of all) if (!going.has(attended.id)) this.#dismiss(attended)
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

  /** Calls that go on together spend the budget together: none is given its minutes beforehand, all end when they are spent. */
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
    if (this.#attended.size > 0) return
    clearInterval(this.#timer)
    this.#timer = undefined
  }
}
