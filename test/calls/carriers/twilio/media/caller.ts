import type { TestTenant } from '../../../../support/factories.ts'
import type { FakeRealtime, RealtimeBrain } from '../../../../support/fakes/realtime.ts'
import type { FakePhoneCall } from '../../../../support/fakes/twilio-call.ts'
import type { FakeMediaStream } from '../../../../support/fakes/twilio-media.ts'
import { tone } from '../../../../support/mulaw.ts'
import { until } from '../../../../support/until.ts'
import { phone, type PhoneDesk } from '../../../phone-desk.ts'

/** Time that passes on the phone between two checks. */
const STEP_MS = 100

/** A caller on the phone and the model's side of the call; time passes with each check. */
export class Caller {
  readonly id: string
  readonly phone: FakePhoneCall
  readonly #realtime: FakeRealtime

  private constructor(id: string, call: FakePhoneCall, realtime: FakeRealtime) {
    this.id = id
    this.phone = call
    this.#realtime = realtime
  }

  /**
   * Rings, is answered, and hears the greeting to its end. A machine that is too busy for a handshake within the product's two
   * seconds has the text assistant on the line: then the person calls again.
   */
  static async pickUp(desk: PhoneDesk, realtime: FakeRealtime, tenant: TestTenant, fields = {}): Promise<Caller> {
    const before = realtime.sessions.length
    const { id, phone: call } = await phone(desk, tenant, fields)
    const isFallen = (): boolean => call.relay !== undefined
    await until(() => isFallen() || (call.media !== undefined && realtime.sessions.length > before))
    const caller = new Caller(id, call, realtime)
    if (!isFallen()) await caller.until(() => isFallen() || caller.isListenedTo)
    if (!isFallen()) return caller
    call.hangUp()
    return Caller.pickUp(desk, realtime, tenant, fields)
  }

  get media(): FakeMediaStream {
    return this.phone.media!
  }

  get brain(): RealtimeBrain {
    return this.#realtime.session.brain
  }

  /** The greeting was heard: the model answers from here on. */
  get isListenedTo(): boolean {
    const { format, turn_detection: turns } = this.brain.session.audio?.input ?? {}
    // A session has the provider's defaults before it is configured.
    return format?.type === 'audio/pcmu' && turns?.create_response === true
  }

  /** Lets time pass until the condition holds. */
  until<T>(check: () => T | Promise<T>) {
    return until(() => {
      this.media.advance(STEP_MS)
      return check()
    })
  }

  /** Lets this much time pass; all audio in it has reached the model, and its reactions have come back. */
  async pass(ms: number): Promise<void> {
    this.media.advance(ms)
    await this.settle()
  }

  async settle(): Promise<void> {
    const { media, brain } = this
    await until(() => brain.heardMs >= media.framesSent * 20)
  }

  /** Says these words, and hears the beginning of the answer. */
  async says(words: string): Promise<void> {
    this.#realtime.script.hear(words)
    this.media.say(tone(1_000, 400))
    const { playedMs } = this.media
    await this.until(() => this.media.playedMs > playedMs)
  }

  /** Hears all that is being said. */
  async listens(): Promise<void> {
    await this.until(() => this.media.queuedMs === 0)
    await this.pass(100)
  }
}
