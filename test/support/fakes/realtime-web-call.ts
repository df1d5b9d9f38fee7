import type { RealtimeSessionCreateRequest } from 'openai/resources/realtime/realtime'
import { MediaStreamTrack, RTCPeerConnection, RtpHeader, RtpPacket, usePCMU } from 'werift'
import { onCloseNotify, sendCloseNotify } from '../close-notify.ts'
import { decodeMulaw, encodeMulaw, PHONE_RATE, silence, voiceOf } from './realtime-audio.ts'
import { RealtimeBrain, type Mouth } from './realtime-brain.ts'
import type { RealtimeScript } from './realtime-script.ts'

const FRAME_MS = 20
const FRAME = (PHONE_RATE * FRAME_MS) / 1_000
/** RFC 3551 §6: PCMU. */
const PCMU = 0
const QUIET = encodeMulaw(silence(FRAME_MS))

interface WebCallOptions {
  id: string
  offer: string
  session: RealtimeSessionCreateRequest
  script: RealtimeScript
  speed: number
}

interface Playing {
  responseId: string
  itemId: string
  audio: Buffer
  /** Bytes sent so far. */
  at: number
}

/** A browser call: audio both ways as G.711 over SRTP; events go to the sockets beside it. */
export class FakeWebCall {
  readonly id: string
  readonly brain: RealtimeBrain
  /** The SDP answer. */
  sdp = ''
  /** Milliseconds of microphone audio. */
  heardMs = 0
  loudest = 0
  readonly offer: string
  readonly ended: Promise<void>
  isConnected = false
  /** Loses its last packet, so the browser notices the end half a minute later. */
  fallsSilent = false
  isOver = false
  readonly #connection = new RTCPeerConnection({
    codecs: { audio: [usePCMU()], video: [] },
    iceServers: [],
    iceAdditionalHostAddresses: ['127.0.0.1'],
  })
  readonly #voice = new MediaStreamTrack({ kind: 'audio' })
  readonly #speed: number
  #clock: NodeJS.Timeout | undefined
  #playing: Playing | undefined
  #frames = 0
  #resolve: () => void = () => undefined

  static async answer(options: WebCallOptions): Promise<FakeWebCall> {
    const call = new FakeWebCall(options)
    await call.#negotiate()
    return call
  }

  private constructor({ id, offer, session, script, speed }: WebCallOptions) {
    this.id = id
    this.offer = offer
    this.#speed = speed
    this.ended = new Promise((resolve) => (this.#resolve = resolve))
    const mouth: Mouth = { play: (speech) => this.#play(speech), stop: () => this.#stop() }
    this.brain = new RealtimeBrain({ script, session, mouth, end: () => void this.hangUp() })
    const connection = this.#connection
    connection.onTrack.subscribe((track) => track.onReceiveRtp.subscribe(({ payload }) => this.#hear(payload)))
    connection.connectionStateChange.subscribe((state) => {
      if (state === 'connected') this.#connected()
      if (state === 'failed' || state === 'closed') void this.hangUp()
    })
  }

  /** The server hangs up. */
  async hangUp(): Promise<void> {
    if (this.isOver) return
    this.isOver = true
    clearInterval(this.#clock)
    if (!this.fallsSilent) await sendCloseNotify(this.#connection)
    await this.#connection.close()
    this.#resolve()
  }

  async #negotiate(): Promise<void> {
    const connection = this.#connection
    await connection.setRemoteDescription({ type: 'offer', sdp: this.offer })
    onCloseNotify(connection, () => void this.hangUp())
    const [transceiver] = connection.getTransceivers()
    transceiver!.setDirection('sendrecv')
    await transceiver!.sender.replaceTrack(this.#voice)
    await connection.setLocalDescription(await connection.createAnswer())
    const lines = connection.localDescription!.sdp.split('\r\n')
    // Keeps loopback candidates only.
    this.sdp = lines.filter((line) => !line.startsWith('a=candidate') || line.includes(' 127.0.0.1 ')).join('\r\n')
  }

  #connected(): void {
    this.isConnected = true
    this.#clock ??= setInterval(() => this.#tick(), FRAME_MS)
  }

  #hear(payload: Buffer): void {
    const pcm = decodeMulaw(payload)
    this.heardMs += (pcm.length / PHONE_RATE) * 1_000
    this.loudest = pcm.reduce((most, value) => Math.max(most, Math.abs(value)), this.loudest)
    if (!this.isOver) this.brain.hear(pcm, PHONE_RATE)
  }

  #play({ responseId, itemId, text, ms }: Parameters<Mouth['play']>[0]): void {
    this.#playing = { responseId, itemId, audio: encodeMulaw(voiceOf(text, ms / this.#speed)), at: 0 }
  }

  #stop(): ReturnType<Mouth['stop']> {
    if (this.#playing === undefined) return undefined
    const { responseId, itemId, at } = this.#playing
    this.#playing = undefined
    return { responseId, itemId, heardMs: (at / PHONE_RATE) * 1_000 * this.#speed }
  }

  /** Real servers send silence between words, too. */
  #tick(): void {
    const playing = this.#playing
    const audio = playing?.audio.subarray(playing.at, playing.at + FRAME) ?? QUIET
    if (playing !== undefined) playing.at += FRAME
    this.#send(audio)
    if (playing === undefined || playing.at < playing.audio.length) return
    this.#playing = undefined
    this.brain.playedOut(playing.responseId)
  }

  #send(audio: Buffer): void {
    this.#frames += 1
    const place = { sequenceNumber: this.#frames & 0xffff, timestamp: (this.#frames * FRAME) >>> 0 }
    const header = new RtpHeader({ payloadType: PCMU, ssrc: 4_711, marker: false, ...place })
    this.#voice.writeRtp(new RtpPacket(header, audio))
  }
}
