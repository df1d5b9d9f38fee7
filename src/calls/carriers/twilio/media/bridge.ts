import type { Duplex } from 'node:stream'
import type { FastifyBaseLogger } from 'fastify'
import type { RealtimeClientEvent, RealtimeServerEvent } from 'openai/resources/realtime/realtime'
import { WebSocket, type RawData } from 'ws'
import { SECOND } from '../../../../core/time.ts'
import type { Timers } from '../../../../core/timers.ts'
import type { CallRow } from '../../../repository.ts'
import type { VoiceCalls, VoiceCarrier, VoiceConversation, VoiceEnd } from '../../../voice/port.ts'
import { Comfort } from './comfort.ts'
import { isPhoneAudio, readMessage, type FromTwilio, type Start } from './messages.ts'
import { bytesIn } from '../../../../core/base64.ts'
import { textFrame } from './frame.ts'
import { BYTES_PER_MS } from './playback.ts'
import { PhonePlayer } from './player.ts'

export interface BridgeDeps {
  voice: Pick<VoiceCalls, 'open'>
  /** The account whose calls are accepted. */
  accountSid: string
  /** The voice model is gone: what follows the connection is another rung. */
  give(call: CallRow): Promise<void>
  timers: Timers
  log: FastifyBaseLogger
}

/** The connection below the WebSocket. */
type Connection = Pick<Duplex, 'write'>

/** Twilio sends `start` at once. */
const START_WITHIN_MS = 10 * SECOND
/** After this long without frames in mid-speech, silence is sent in their place. */
const STALLED_MS = 750
const STALLED_SILENCE_MS = 1 * SECOND
/** Frames kept until the model listens: five seconds. */
const KEPT_FRAMES = 250
/** Backpressure limit: minutes of speech that Twilio does not take mean a dead connection. */
const MAX_BACKLOG_BYTES = 4 * 1024 * 1024

/** RFC 6455 §7.4.1. */
const CLOSE = { normal: 1000, wrongFormat: 1003, notAllowed: 1008, failed: 1011 } as const

/**
 * One phone's audio between Twilio and a voice model: G.711 both ways, byte for byte. The gate settled whose call it is, and
 * nothing on the connection changes that. When it is closed, Twilio asks what follows, and the call's row decides: the call is
 * over, a person takes over, or a call that was not ended is connected again.
 */
export class MediaBridge implements VoiceCarrier {
  /** Resolves when the conversation and the apology are over too. */
  readonly settled: Promise<unknown>
  readonly #socket: WebSocket
  readonly #connection: Connection
  readonly #call: CallRow
  readonly #deps: BridgeDeps
  readonly #gone = new AbortController()
  readonly #clock = new InboundClock()
  readonly #comfort: Comfort
  #player: PhonePlayer | undefined
  #conversation: VoiceConversation | undefined
  #opening: Promise<void> | undefined
  #kept: string[] = []
  #frames = 0
  #isOver = false
  #isTransferred = false
  #isStopped = false
  #isBack = false
  #isGone = false
  #giving: Promise<void> | undefined
  #stopWaiting: () => void
  #stopWatching = () => {}

  constructor(socket: WebSocket, connection: Connection, call: CallRow, deps: BridgeDeps) {
    this.#socket = socket
    this.#connection = connection
    this.#call = call
    this.#deps = deps
    this.#comfort = new Comfort(deps.timers, (audio) => this.#player?.comfort(audio))
    this.#stopWaiting = deps.timers.after(START_WITHIN_MS, () => this.#close(CLOSE.notAllowed))
    const { promise, resolve } = Promise.withResolvers<void>()
    this.settled = promise.then(() => this.#opening).then(() => Promise.all([this.#conversation?.ended, this.#giving]))
    socket.on('message', (data, isBinary) => this.#take(data, isBinary))
    socket.on('close', () => {
      this.#leave()
      resolve()
    })
  }

  heard(): Promise<void> {
    return this.#player?.heard() ?? Promise.resolve()
  }

  get isPlaying(): boolean {
    return this.#player?.isPlaying ?? false
  }

  pause(): void {
    this.#player?.pause()
  }

  resume(): void {
    this.#player?.resume()
  }

  cut(): RealtimeClientEvent[] {
    return this.#player?.interrupt() ?? []
  }

  release(end: VoiceEnd): void {
    if (this.#isOver) return
    this.#isOver = true
    if (end !== 'broken') return this.#close(CLOSE.normal)
    this.#giving = this.#give()
  }

  /** Twilio asks what follows once the connection is closed. */
  async #give(): Promise<void> {
    await this.#deps.give(this.#call).catch((error: unknown) => {
      this.#deps.log.warn({ err: error, call_id: this.#call.id }, 'A call could not be given to the next rung')
    })
    this.#close(CLOSE.failed)
  }

  finish(): void {
    this.#isTransferred = true
    void this.heard().then(() => this.#close(CLOSE.normal))
  }

  #take(data: RawData, isBinary: boolean): void {
    // A socket gives one `Buffer` a message unless it is told otherwise.
    const message = isBinary ? undefined : readMessage(data as Buffer)
    if (message !== undefined && !this.#isOver) this.#act(message)
  }

  #act(message: FromTwilio): void {
    switch (message.event) {
      case 'start':
        return this.#start(message.start)
      case 'media':
        return this.#hear(message.media)
      case 'mark':
        return this.#player?.marked(message.mark.name)
      case 'dtmf':
        this.#comfort.begin()
        return this.#conversation?.press(message.dtmf.digit)
      case 'stop':
        this.#isStopped = true
        return this.#close(CLOSE.normal)
    }
  }

  #start(start: Start): void {
    const { id: callId, providerId } = this.#call
    const { accountSid, log } = this.#deps
    if (this.#player !== undefined) return
    if (!isPhoneAudio(start)) {
      log.warn({ call_id: callId, format: start.mediaFormat }, 'A media stream has a format that was not asked for')
      return this.#close(CLOSE.wrongFormat)
    }
    if (start.callSid !== providerId || start.accountSid !== accountSid) {
      log.warn({ call_id: callId }, 'A media stream is of another call than its address')
      return this.#close(CLOSE.notAllowed)
    }
    this.#stopWaiting()
    this.#isBack = start.customParameters?.['back'] === '1'
    this.#player = new PhonePlayer(start.streamSid, (texts) => this.#say(texts), this.#deps.timers)
    this.#opening = this.#open()
  }

  async #open(): Promise<void> {
    const { tenantId, id } = this.#call
    this.#comfort.begin()
    try {
      // Twilio tells a hang-up by `stop`.
      const options = { signal: this.#gone.signal, isBack: this.#isBack, isLost: () => !this.#isStopped }
      this.#conversation = await this.#deps.voice.open(tenantId, id, this, options)
    } catch (error) {
      if (this.#gone.signal.aborted) return
      this.#deps.log.warn({ err: error, call_id: id }, 'No voice model for a call')
      return this.#give()
    }
    if (this.#gone.signal.aborted) return this.#endConversation()
    this.#conversation.onEvent((event) => this.#follow(event))
    for (const audio of this.#kept.splice(0)) this.#append(audio)
  }

  #hear({ track, timestamp, payload }: { track?: string | undefined; timestamp: number; payload: string }): void {
    if (track !== undefined && track !== 'inbound') return
    this.#frames += 1
    this.#player?.tick(timestamp + bytesIn(payload) / BYTES_PER_MS)
    const missing = this.#clock.frame(timestamp, bytesIn(payload))
    if (missing !== undefined) this.#append(missing)
    this.#append(payload)
  }

  #append(audio: string): void {
    if (this.#conversation !== undefined) this.#conversation.send({ type: 'input_audio_buffer.append', audio })
    else if (this.#kept.push(audio) > KEPT_FRAMES) this.#kept.shift()
  }

  #follow(event: RealtimeServerEvent): void {
    if (this.#isGone) return
    if (event.type === 'input_audio_buffer.speech_started') {
      this.#watch()
      return this.#comfort.end()
    }
    if (event.type === 'input_audio_buffer.speech_stopped') {
      this.#stopWatching()
      return this.#comfort.begin()
    }
    if (event.type === 'response.output_audio.delta') this.#comfort.end()
    this.#player?.play(event)
  }

  /** The model ends a turn by silence, so a phone that stops sending in mid-sentence is given some. */
  #watch(): void {
    const before = this.#frames
    this.#stopWatching()
    this.#stopWatching = this.#deps.timers.after(STALLED_MS, () => {
      const silence = this.#frames === before ? this.#clock.stalled(STALLED_SILENCE_MS) : undefined
      if (silence !== undefined) this.#append(silence)
      this.#watch()
    })
  }

  /** In one write below the WebSocket: it would write the head and the data of each frame as two buffers, at twice the cost. */
  #say(texts: string[]): void {
    if (this.#socket.bufferedAmount > MAX_BACKLOG_BYTES) return this.#socket.terminate()
    if (this.#socket.readyState !== WebSocket.OPEN) return
    this.#connection.write(texts.map(textFrame).join(''), 'latin1')
  }

  #close(code: number): void {
    this.#socket.close(code)
  }

  #leave(): void {
    this.#isGone = true
    this.#gone.abort()
    this.#stopWaiting()
    this.#stopWatching()
    this.#comfort.end()
    this.#player?.stop()
    this.#endConversation()
  }

  /** Twilio sends `stop` when the caller hung up; without it only the connection is gone, and Twilio opens another one. */
  #endConversation(): void {
    const end = this.#isTransferred ? 'transfer' : this.#isStopped ? 'caller' : 'lost'
    void this.#conversation?.end(end)
  }
}

/** Gaps below one frame are jitter. */
const FRAME_MS = 20
/** Bounds the silence that fills one gap. */
const MAX_GAP_MS = 10 * SECOND
/** µ-law's zero. */
const SILENCE = 0xff

/**
 * Keeps the model's audio as long as the phone's: the model ends a turn by the length of silence, and lost frames, or none
 * during a pause, would keep it waiting. Gaps are filled with silence.
 */
class InboundClock {
  /** The end of the audio sent to the model, in the phone's own time. */
  #heardMs: number | undefined

  /** The silence to send before a frame that begins at `atMs`; undefined when there is no gap. */
  frame(atMs: number, bytes: number): string | undefined {
    const gapMs = this.#heardMs === undefined ? 0 : atMs - this.#heardMs
    this.#heardMs = Math.max(this.#heardMs ?? atMs, atMs) + bytes / BYTES_PER_MS
    return gapMs < FRAME_MS ? undefined : silentFrames(Math.min(gapMs, MAX_GAP_MS))
  }

  /** Silence in place of frames that did not come. */
  stalled(ms: number): string | undefined {
    if (this.#heardMs === undefined) return undefined
    this.#heardMs += ms
    return silentFrames(ms)
  }
}

function silentFrames(ms: number): string {
  return Buffer.alloc(Math.round(ms * BYTES_PER_MS), SILENCE).toString('base64')
}
