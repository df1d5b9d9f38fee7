import type { FastifyBaseLogger } from 'fastify'
import { HOUR, MINUTE, SECOND } from '../../../core/time.ts'
import type { NumberSource } from '../../../tenants/index.ts'
import type { TwilioCalls } from './client.ts'

const ANSWER_WITHIN_MS = 15 * SECOND
const LOOK_EVERY_MS = HOUR
const LOOK_AGAIN_AFTER_MS = MINUTE

/**
 * The numbers that tenants may be assigned: those of the configuration, or else those of the account, fetched at start and
 * every hour.
 */
export class TwilioNumbers implements NumberSource {
  readonly #configured: readonly string[]
  readonly #client: Pick<TwilioCalls, 'numbers'>
  readonly #log: Pick<FastifyBaseLogger, 'warn'>
  #known: readonly string[] | undefined
  #timer: NodeJS.Timeout | undefined

  constructor(
    configured: readonly string[],
    client: Pick<TwilioCalls, 'numbers'>,
    log: Pick<FastifyBaseLogger, 'warn'>,
  ) {
    this.#configured = configured
    this.#client = client
    this.#log = log
    if (configured.length > 0) this.#known = configured
  }

  get known(): readonly string[] | undefined {
    return this.#known
  }

  async list(signal: AbortSignal): Promise<string[]> {
    if (this.#configured.length > 0) return [...this.#configured]
    const numbers = await this.#client.numbers(signal)
    this.#known = numbers
    return numbers
  }

  /** Keeps `known` up to date; never throws. */
  watch(): void {
    if (this.#configured.length === 0) void this.#look()
  }

  stop(): void {
    clearTimeout(this.#timer)
  }

  async #look(): Promise<void> {
    const next = await this.list(AbortSignal.timeout(ANSWER_WITHIN_MS)).then(
      () => LOOK_EVERY_MS,
      (error: unknown) => {
        this.#log.warn({ err: error }, 'Twilio did not tell the numbers of the account; it is asked again')
        return LOOK_AGAIN_AFTER_MS
      },
    )
    this.#timer = setTimeout(() => void this.#look(), next).unref()
  }
}
