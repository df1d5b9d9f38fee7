import type { RealtimeClientEvent } from 'openai/resources/realtime/realtime'
import type { Audio } from '../../models/index.ts'
import { openEars } from './events.ts'

/** From the greeting's end the caller is answered at once and may interrupt; the model learns of it a moment later than we. */
export class Listening {
  /** The greeting was heard. */
  mayInterrupt = false
  /** The model knows, and answers by itself. */
  isOn = false
  /** The caller's last words, or what was pressed, got no answer yet. */
  isOwed = false
  readonly #audio: Audio
  readonly #send: (event: RealtimeClientEvent) => void

  constructor(audio: Audio, send: (event: RealtimeClientEvent) => void) {
    this.#audio = audio
    this.#send = send
  }

  open(): void {
    this.mayInterrupt = true
    this.#send(openEars(this.#audio))
  }

  /** The model took what it was told. True when what was said before is to be answered now. */
  updated(): boolean {
    if (this.isOn || !this.mayInterrupt) return false
    this.isOn = true
    return this.isOwed
  }

  answered(): void {
    this.isOwed &&= !this.isOn
  }

  /** On another wire. */
  restart(): void {
    this.isOn = false
    if (this.mayInterrupt) this.open()
  }
}
