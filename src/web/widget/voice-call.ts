import type { Desk } from './desk.ts'

export type CallEnd = 'ended' | 'failed'

interface Listeners {
  /** The platform knows it; what is said comes as captions. */
  begun(): void
  connected(): void
  /** What the other end says. */
  sound(stream: MediaStream): void
  over(how: CallEnd): void
}

/** A browser on a good network has found its addresses by then; the rest is not worth waiting for. */
const GATHERING_MS = 1_000

/**
 * One call over WebRTC: the platform answers the browser's offer, and a voice model speaks. Audio alone: over a data channel a
 * page could steer the model. What else there is to know, such as the end, the platform tells (`isTold`).
 */
export class VoiceCall {
  /** Once the platform knows it. */
  id: string | undefined
  readonly #desk: Desk
  readonly #microphone: MediaStream
  readonly #listeners: Listeners
  readonly #connection = new RTCPeerConnection()
  #wasConnected = false
  #isOver = false

  constructor(desk: Desk, microphone: MediaStream, listeners: Listeners) {
    this.#desk = desk
    this.#microphone = microphone
    this.#listeners = listeners
    const connection = this.#connection
    connection.addEventListener('track', ({ streams, track, receiver: { transport } }) => {
      // Not every answer says to which stream a track belongs.
      listeners.sound(streams[0] ?? new MediaStream([track]))
      // The other end's goodbye shows here at once; the connection's state fails a quarter of a minute later.
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

  /** `isTold`: the platform said so itself. */
  close(how: CallEnd, isTold = false): void {
    if (this.#isOver) return
    this.#isOver = true
    this.#connection.close()
    for (const track of this.#microphone.getTracks()) track.stop()
    if (!isTold) this.#tell()
    this.#listeners.over(how)
  }

  /** Also while the page is left. */
  #tell(): void {
    if (this.id !== undefined) void this.#desk.postLast(`/calls/${this.id}/end`).catch(() => {})
  }
}

/** There is one exchange of descriptions, so the offer has to name the addresses itself. */
function gathered(connection: RTCPeerConnection): Promise<void> {
  return new Promise((resolve) => {
    const look = () => connection.iceGatheringState === 'complete' && resolve()
    connection.addEventListener('icegatheringstatechange', look)
    setTimeout(resolve, GATHERING_MS)
    look()
  })
}
