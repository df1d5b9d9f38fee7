import type { FastifyBaseLogger } from 'fastify'
import { namesIn } from '../../../core/keys.ts'
import { HOUR, MINUTE, SECOND } from '../../../core/time.ts'
import type { TwilioConfig } from '../../../provider-config.ts'
import { forLanguage } from '../../../languages/index.ts'
import type { NumberSource, NumberState } from '../../../tenants/index.ts'
import { HOOKS } from './addresses.ts'
import type { NumberHooks, TwilioCalls } from './client.ts'
import { cureOf } from './call-errors.ts'
import { withoutUs } from './twiml.ts'

const ANSWER_WITHIN_MS = 15 * SECOND
const LOOK_EVERY_MS = HOUR
const LOOK_AGAIN_AFTER_MS = MINUTE

/**
 * The numbers that tenants may be assigned: those of the configuration, or else those of the account, fetched at start and
 * every hour.
 */
export class TwilioNumbers implements NumberSource {
  readonly #configured: readonly string[]
  readonly #fallbackUrl: string | undefined
  readonly #client: Pick<TwilioCalls, 'numbers' | 'setHooks'>
  readonly #log: Pick<FastifyBaseLogger, 'warn'>
  #known: readonly string[] | undefined
  #timer: NodeJS.Timeout | undefined

  constructor(
    { phoneNumbers: configured, fallbackUrl }: Pick<TwilioConfig, 'phoneNumbers' | 'fallbackUrl'>,
    client: Pick<TwilioCalls, 'numbers' | 'setHooks'>,
    log: Pick<FastifyBaseLogger, 'warn'>,
  ) {
    this.#configured = configured
    this.#fallbackUrl = fallbackUrl
    this.#client = client
    this.#log = log
    if (configured.length > 0) this.#known = configured
  }

  get known(): readonly string[] | undefined {
    return this.#known
  }

  async list(signal: AbortSignal): Promise<string[]> {
    if (this.#configured.length > 0) return [...this.#configured]
    const numbers = (await this.#ofAccount(signal)).map(({ number }) => number)
    this.#known = numbers
    return numbers
  }

  async check(baseUrl: string, signal: AbortSignal): Promise<NumberState[]> {
    const wanted = this.#hooksAt(baseUrl)
    return (await this.#ofAccount(signal)).filter(this.#isOurs).map(({ number, hooks }) => ({
      number,
      isConnected: namesIn(wanted).every((name) => hooks[name] === wanted[name]),
      goesTo: hooks.voiceUrl || null,
    }))
  }

  async connect(baseUrl: string, number: string, signal: AbortSignal): Promise<void> {
    const found = (await this.#ofAccount(signal)).find((one) => one.number === number)
    if (found === undefined) throw new Error(`${number} is no number of the account`)
    await this.#client.setHooks(found.sid, this.#hooksAt(baseUrl), signal).catch(toldWithCure)
  }

  async withoutUs(number: string, { numbers, language }: { numbers: string[]; language: string }): Promise<string> {
    const { puttingThrough, leaveMessage: ask, noMessage } = forLanguage(language).calls.notices
    const person = numbers.length === 0 ? undefined : { numbers, callerId: number, seconds: Infinity }
    return withoutUs({ language, puttingThrough, ask, noMessage }, person)
  }

  readonly #isOurs = ({ number }: { number: string }) =>
    this.#configured.length === 0 || this.#configured.includes(number)

  #ofAccount(signal: AbortSignal) {
    return this.#client.numbers(signal).catch(toldWithCure)
  }

  #hooksAt(baseUrl: string): NumberHooks {
    const at = `${baseUrl}${HOOKS}`
    const voiceFallbackUrl = this.#fallbackUrl ?? `${at}/fallback`
    return { voiceUrl: `${at}/inbound`, voiceFallbackUrl, statusCallback: `${at}/status` }
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

function toldWithCure(error: unknown): never {
  throw new Error(cureOf(error), { cause: error })
}
