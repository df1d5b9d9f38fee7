import type { Desk } from '../desk.ts'
import type { CallEnd, Line, LineListeners } from './line.ts'

interface Listeners extends LineListeners {
  /** Remote audio. */
  sound(stream: MediaStream): void
}

/** Good networks gather all candidates by then; later ones are not worth the wait. */
const GATHERING_MS = 1_000

/**
 * One WebRTC call: the server answers the browser's offer, and a voice model speaks. Audio only, because over a data channel
 * a page could steer the model. The server reports everything else, such as the end (`isTold`).
 */
export class VoiceCall implements Line {
  id: string | undefined
  readonly #desk: Desk
  readonly #microphone: MediaStream
  readonly #listeners: Listeners
  readonly #connection = new RTCPeerConnection()
  readonly #meter: Meter
  #wasConnected = false
  #isOver = false

  constructor(desk: Desk, microphone: MediaStream, listeners: Listeners) {
    this.#desk = desk
    this.#microphone = microphone
    this.#listeners = listeners
    this.#meter = createMeter(microphone)
    const connection = this.#connection
    connection.addEventListener('track', ({ streams, track, receiver: { transport } }) => {
      // Some answers do not assign tracks to streams.
      listeners.sound(streams[0] ?? new MediaStream([track]))
      // The remote end's goodbye shows here at once; the connection state fails only 15 s later.
      transport?.addEventListener('statechange', () => transport.state === 'closed' && this.close('ended'))
    })
    connection.addEventListener('connectionstatechange', () => {
      const { connectionState: state } = connection
      if (state === 'connected') {
        this.#wasConnected = true
        listeners.connected()
      } else if (state === 'failed' || state === 'closed') this.close(this.#wasConnected ? 'ended' : 'failed')
    })
  }

  /** @throws Refused */
  async begin(locale: string): Promise<void> {
    const connection = this.#connection
    for (const track of this.#microphone.getTracks()) connection.addTrack(track, this.#microphone)
    await connection.setLocalDescription(await connection.createOffer())
    await gathered(connection)
    if (this.#isOver) return
    const { sdp } = connection.localDescription!
    const call = await this.#desk.post<{ call_id: string; sdp: string }>('/calls', { sdp, locale })
    this.id = call.call_id
    if (this.#isOver) return this.#tell()
    this.#listeners.begun()
    await connection.setRemoteDescription({ type: 'answer', sdp: call.sdp })
  }

  mute(isMuted: boolean): void {
    for (const track of this.#microphone.getAudioTracks()) track.enabled = !isMuted
  }

  level(): number {
    return this.#meter.read()
  }

  /** `isTold`: reported by the server, so it needs no notice. */
  close(how: CallEnd, isTold = false): void {
    if (this.#isOver) return
    this.#isOver = true
    this.#connection.close()
    this.#meter.close()
    for (const track of this.#microphone.getTracks()) track.stop()
    if (!isTold) this.#tell()
    this.#listeners.over(how)
  }

  /** Survives leaving the page. */
  #tell(): void {
    if (this.id !== undefined) void this.#desk.postLast(`/calls/${this.id}/end`).catch(() => {})
  }
}

type Meter = ReturnType<typeof createMeter>

/** Speech at a usual distance from the microphone has about this root mean square. */
const LOUD = 0.2

function createMeter(stream: MediaStream) {
  const audio = new AudioContext()
  const analyser = audio.createAnalyser()
  audio.createMediaStreamSource(stream).connect(analyser)
  const samples = new Float32Array(analyser.fftSize)
  return {
    read() {
      analyser.getFloatTimeDomainData(samples)
      const square = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length
      return Math.min(1, Math.sqrt(square) / LOUD)
    },
    close: () => void audio.close(),
  }
}

/** Without trickle ICE, the single offer must contain the candidates. */
function gathered(connection: RTCPeerConnection): Promise<void> {
  return new Promise((resolve) => {
    const look = () => connection.iceGatheringState === 'complete' && resolve()
    connection.addEventListener('icegatheringstatechange', look)
    setTimeout(resolve, GATHERING_MS)
    look()
  })
}
