import type { RealtimeServerEvent } from 'openai/resources/realtime/realtime'
import type { VoiceCarrier } from './session.ts'

/** A browser's call: the provider plays the audio itself and tells when it is through. */
export class BrowserPlayout implements VoiceCarrier {
  readonly release: VoiceCarrier['release']
  readonly #waiting: (() => void)[] = []
  #isPlaying = false

  constructor(release: VoiceCarrier['release']) {
    this.release = release
  }

  take(event: RealtimeServerEvent): void {
    if (event.type === 'output_audio_buffer.started') this.#isPlaying = true
    if (event.type !== 'output_audio_buffer.stopped' && event.type !== 'output_audio_buffer.cleared') return
    this.#isPlaying = false
    for (const resolve of this.#waiting.splice(0)) resolve()
  }

  async heard(): Promise<void> {
    if (this.#isPlaying) await new Promise<void>((resolve) => this.#waiting.push(resolve))
  }
}
