import type { Timers } from '../../core/timers.ts'
import type { Responses, Wanted } from './responses.ts'
import type { VoiceEnd } from './session.ts'
import { GOODBYE_MS } from './times.ts'

interface LeavingDeps {
  timers: Timers
  responses: Responses
  /** Calls it when everything that was said was heard. */
  afterHeard(work: () => void): void
  finish(end: VoiceEnd): void
}

/** Ends after which the caller may still say something. */
const MAY_STAY: VoiceEnd[] = ['agent', 'silence']

/** The way from the decision to hang up until the line is dead: last words, and until they were heard. */
export class Leaving {
  readonly #deps: LeavingDeps
  #end: VoiceEnd | undefined
  #cancel: (() => void) | undefined

  constructor(deps: LeavingDeps) {
    this.#deps = deps
  }

  get isOn(): boolean {
    return this.#end !== undefined
  }

  begin(end: VoiceEnd, lastWords: Wanted | undefined): void {
    const { timers, responses, afterHeard, finish } = this.#deps
    this.#end = end
    // Nothing else is finished any more.
    if (end === 'limit') responses.clear()
    const hangUp = (): void => {
      if (this.#cancel === cancel) finish(end)
    }
    const cancel = timers.after(GOODBYE_MS, hangUp)
    this.#cancel = cancel
    const goodbye = (): void => afterHeard(hangUp)
    if (lastWords === undefined) goodbye()
    else responses.want({ ...lastWords, done: goodbye })
  }

  /** Who speaks on after a goodbye is listened to. True where that changes something. */
  stay(): boolean {
    if (this.#end === undefined || !MAY_STAY.includes(this.#end)) return false
    this.stop()
    this.#end = undefined
    return true
  }

  stop(): void {
    this.#cancel?.()
    this.#cancel = undefined
  }
}
