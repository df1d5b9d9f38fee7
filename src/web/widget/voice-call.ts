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

/** One call over WebRTC: the platform answers the browser's offer, and a voice model speaks. */
export class VoiceCall {
  /** Once the platform knows it. */
  id: string | undefined
  readonly #desk: Desk
  readonly #microphone: MediaStream
  readonly #listeners: Listeners
  readonly #connection = new RTCPeerConnection()
  #isOver = false

  constructor(desk: Desk, microphone: MediaStream, listeners: Listeners) {
    this.#desk = desk
    this.#microphone = microphone
    this.#listeners = listeners
    const connection = this.#connection
    connection.addEventListener('track', ({ streams, track }) =>
      // Not every answer says to which stream a track belongs.
      listeners.sound(streams[0] ?? new MediaStream([track])),
    )
    connection.addEventListener('connectionstatechange', () => {
      if (connection.connectionState === 'connected') listeners.connected()
      else if (connection.connectionState === 'failed') this.close('failed')
    })
  }

  /** @throws Refused */
  async begin(locale: string): Promise<void> {
    const connection = this.#connection
    for (const track of this.#microphone.getTracks()) connection.addTrack(track, this.#microphone)
    // The other end's hanging up shows here at once, in the connection's state seconds later.
    connection.createDataChannel('oai-events').addEventListener('close', () => this.close('ended'))
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
