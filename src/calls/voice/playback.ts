import type { RealtimeServerEvent } from 'openai/resources/realtime/realtime'
import type { VoiceCarrier } from './port.ts'

/** Delivers events to one listener, in order; events before the listener was set come first. */
export class EventTap {
  #unseen: RealtimeServerEvent[] = []
  #listener: ((event: RealtimeServerEvent) => void) | undefined

  give(event: RealtimeServerEvent): void {
    if (this.#listener === undefined) this.#unseen.push(event)
    else this.#listener(event)
  }

  listen(listener: (event: RealtimeServerEvent) => void): void {
    this.#listener = listener
    for (const event of this.#unseen.splice(0)) listener(event)
  }
}

/** A browser's call: the provider plays the audio itself, stops it when the caller speaks, and reports its end. */
export class BrowserPlayback implements VoiceCarrier {
  readonly release: VoiceCarrier['release']
  readonly #waiting: (() => void)[] = []
  isPlaying = false

  constructor(release: VoiceCarrier['release']) {
    this.release = release
  }

  take(event: RealtimeServerEvent): void {
    if (event.type === 'output_audio_buffer.started') this.isPlaying = true
    if (event.type !== 'output_audio_buffer.stopped' && event.type !== 'output_audio_buffer.cleared') return
    this.isPlaying = false
    for (const resolve of this.#waiting.splice(0)) resolve()
  }

  pause(): void {}

  resume(): void {}

  cut(): [] {
    return []
  }

  async heard(): Promise<void> {
    if (this.isPlaying) await new Promise<void>((resolve) => this.#waiting.push(resolve))
  }
}
