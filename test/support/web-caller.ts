import { MediaStreamTrack, RTCPeerConnection, usePCMU } from 'werift'
import { sendCloseNotify } from './close-notify.ts'

/** The browser's side of a call without a browser: its offer, and the media of the answer. */
export class WebCaller implements AsyncDisposable {
  offer = ''
  readonly #connection = new RTCPeerConnection({
    codecs: { audio: [usePCMU()], video: [] },
    iceServers: [],
    iceAdditionalHostAddresses: ['127.0.0.1'],
  })

  static async start(): Promise<WebCaller> {
    const caller = new WebCaller()
    const connection = caller.#connection
    await connection.setLocalDescription(await connection.createOffer())
    const lines = connection.localDescription!.sdp.split('\r\n')
    caller.offer = lines.filter((line) => !line.startsWith('a=candidate') || line.includes(' 127.0.0.1 ')).join('\r\n')
    return caller
  }

  private constructor() {
    this.#connection.addTrack(new MediaStreamTrack({ kind: 'audio' }))
  }

  /** Resolves when both are connected. */
  async take(answer: string): Promise<void> {
    const connected = Promise.withResolvers<void>()
    this.#connection.connectionStateChange.subscribe((state) => state === 'connected' && connected.resolve())
    await this.#connection.setRemoteDescription({ type: 'answer', sdp: answer })
    await connected.promise
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await sendCloseNotify(this.#connection)
    await this.#connection.close()
  }
}
