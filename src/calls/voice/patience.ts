import type { Timers } from '../../core/timers.ts'
import type { VoiceWording } from '../../languages/wording.ts'
import { exactly } from './events.ts'
import type { Responses, Wanted } from './responses.ts'
import { ANSWER_MS, SILENCE_MS } from './times.ts'
import { Watch } from './watch.ts'

interface PatienceDeps {
  timers: Timers
  responses: Responses
  wording(): VoiceWording
  /** Nobody is there any more. */
  giveUp(lastWords: Wanted): void
  /** The model does not answer, whatever it is asked. */
  drop(): void
}

/** How long each of both is waited for. */
export class Patience {
  readonly #deps: PatienceDeps
  readonly #silence: Watch
  readonly #answer: Watch

  constructor(deps: PatienceDeps) {
    this.#deps = deps
    this.#silence = new Watch(deps.timers, SILENCE_MS, (times) => this.#isSilent(times))
    this.#answer = new Watch(deps.timers, ANSWER_MS, (times) => this.#isUnheard(times))
  }

  /** It is the caller's turn. */
  awaitCaller(): void {
    this.#silence.start()
  }

  /** The caller is there. */
  callerSpeaks(): void {
    this.#silence.reset()
    this.#answer.stop()
  }

  /** It is the model's turn. */
  awaitModel(): void {
    this.#answer.start()
  }

  /** The model begins. */
  modelBegins(): void {
    this.#silence.stop()
  }

  /** The model is heard, or does something. */
  modelSpeaks(): void {
    this.#answer.reset()
  }

  stop(): void {
    this.#silence.stop()
    this.#answer.stop()
  }

  #isSilent(times: number): void {
    const { responses, wording, giveUp } = this.#deps
    if (times > 1) giveUp({ params: exactly(wording().goodbye) })
    else responses.want({ params: exactly(wording().stillThere), isIdle: true })
  }

  /** The caller spoke, and hears nothing: asked again, then an apology, then another wire. */
  #isUnheard(times: number): void {
    const { responses, wording, drop } = this.#deps
    responses.clear()
    if (times > 2) return drop()
    responses.want(times === 1 ? {} : { params: exactly(wording().sorry) })
    this.#answer.start()
  }
}
