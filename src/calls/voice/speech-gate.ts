import type { RealtimeClientEvent, RealtimeResponse, RealtimeServerEvent } from 'openai/resources/realtime/realtime'
import { SECOND } from '../../core/time.ts'
import type { Timers } from '../../core/timers.ts'
import { isHummed, wordsIn } from '../caller-turns.ts'
import type { VoiceCarrier } from './port.ts'

/** Voice, counted from the moment at which the model notices it, that silences the assistant. A cough is shorter. */
const MIN_SPEECH_MS = 300
/** Minimum length of a sentence; an acknowledgement is shorter. */
const SENTENCE_MS = SECOND
/** Length from which the model's judgement counts for a voice too quiet for this gate. */
const QUIET_SPEAKER_MS = 2.5 * SECOND
/** Wait for the words of a sound that has silenced the assistant. */
const WORDS_WITHIN_MS = 1.5 * SECOND

interface Sound {
  itemId: string
  /** Events of the model about the sound and its answer, kept until the sound is judged. */
  held: RealtimeServerEvent[]
  voicedMs: number
  isOver: boolean
  /** The model's answer to it. */
  response?: { id: string; output: (string | undefined)[]; isDone: boolean }
  callOff: () => void
}

interface SpeechGateDeps {
  timers: Timers
  carrier: Pick<VoiceCarrier, 'isPlaying' | 'pause' | 'resume'>
  /** True while the caller may interrupt. */
  isOpen(): boolean
  send(event: RealtimeClientEvent): void
  pass(event: RealtimeServerEvent): void
  /** True for a response that we asked for: it answers no sound. */
  isAsked(): boolean
}

/**
 * Decides which sounds over the assistant's voice are turns of the caller. A cough is not noticed at all; a voice silences the
 * assistant at once, who goes on where an acknowledgement ("mm-hm") was all. What the model tells of the sound waits, and comes
 * in its order when it is a turn. Sounds into silence are turns.
 */
export class SpeechGate {
  readonly #deps: SpeechGateDeps
  #sound: Sound | undefined
  #isPaused = false
  /** The model may begin to answer a sound that was dropped. */
  #isAnswerDue = false
  /** Ids of sounds that were none of the caller's turns, and of their answers, until the model is done with them. */
  readonly #dropped = new Set<string>()

  constructor(deps: SpeechGateDeps) {
    this.#deps = deps
  }

  take(event: RealtimeServerEvent): void {
    if (event.type === 'input_audio_buffer.speech_started') return this.#begins(event)
    const sound = this.#sound
    // Nothing is in question, as in nearly all of a call.
    if (sound === undefined && this.#dropped.size === 0 && !this.#isAnswerDue) return this.#deps.pass(event)
    if (this.#isDropped(event)) return
    if (sound === undefined || !this.#isOf(sound, event)) return this.#deps.pass(event)
    sound.held.push(event)
    this.#hears(sound, event)
  }

  /** The caller's audio. */
  hear(audio: string): void {
    const sound = this.#sound
    if (sound === undefined || sound.isOver) return
    sound.voicedMs += voicedMs(audio)
    if (sound.voicedMs >= MIN_SPEECH_MS) this.#pause()
    if (sound.voicedMs >= SENTENCE_MS) this.release()
  }

  /** Counts the sound as a turn, whatever it was. */
  release(): void {
    const sound = this.#sound
    if (sound === undefined) return
    this.#forget(sound)
    this.#isPaused = false
    for (const event of sound.held) this.#deps.pass(event)
  }

  #begins(event: Extract<RealtimeServerEvent, { type: 'input_audio_buffer.speech_started' }>): void {
    const { carrier, isOpen, pass, timers } = this.#deps
    const before = this.#sound
    this.#isAnswerDue = false
    // One sound after the other: the first was no more than that, unless the assistant fell silent for it.
    if (before !== undefined && (this.#isPaused || !before.isOver)) this.release()
    else if (before !== undefined) this.#drop(before)
    if (!isOpen() || !carrier.isPlaying) return pass(event)
    const callOff = timers.after(QUIET_SPEAKER_MS, () => this.release())
    this.#sound = { itemId: event.item_id, held: [event], voicedMs: 0, isOver: false, callOff }
  }

  #hears(sound: Sound, event: RealtimeServerEvent): void {
    switch (event.type) {
      case 'input_audio_buffer.speech_stopped':
        sound.isOver = true
        sound.callOff()
        if (this.#isPaused) sound.callOff = this.#deps.timers.after(WORDS_WITHIN_MS, () => this.release())
        return
      case 'response.created':
        sound.response = { id: event.response.id ?? '', output: [], isDone: false }
        return
      case 'response.done':
        sound.response = { id: event.response.id ?? '', output: idsOf(event.response), isDone: true }
        return
      case 'conversation.item.input_audio_transcription.completed':
        return this.#judge(sound, event.transcript)
      case 'conversation.item.input_audio_transcription.failed':
        return this.#isPaused ? this.release() : this.#drop(sound)
    }
  }

  #judge(sound: Sound, transcript: string): void {
    const { carrier, send } = this.#deps
    const words = wordsIn(transcript)
    const isOverVoice = this.#isPaused || carrier.isPlaying
    // "Mm-hm" after the end of a question answers it.
    if (words.length > 0 && !(isOverVoice && isHummed(words))) return this.release()
    send({ type: 'conversation.item.delete', item_id: sound.itemId })
    this.#drop(sound)
  }

  /** Drops a sound that is no turn: the assistant goes on, and the model's answer to it is not said. */
  #drop(sound: Sound): void {
    const { itemId, response } = sound
    this.#forget(sound)
    this.#dropped.add(itemId)
    this.#isAnswerDue = response === undefined
    if (response?.isDone === true) this.#unsay(response.output)
    else if (response !== undefined) this.#silence(response.id)
    if (!this.#isPaused) return
    this.#isPaused = false
    this.#deps.carrier.resume()
  }

  #silence(responseId: string): void {
    this.#dropped.add(responseId)
    this.#deps.send({ type: 'response.cancel', response_id: responseId })
  }

  #unsay(output: (string | undefined)[]): void {
    for (const id of output) if (id !== undefined) this.#deps.send({ type: 'conversation.item.delete', item_id: id })
  }

  #isOf({ itemId, isOver, response }: Sound, event: RealtimeServerEvent): boolean {
    const { isAsked } = this.#deps
    if (event.type === 'response.created') return isOver && response === undefined && !isAsked()
    const [item, of] = [itemOf(event), responseOf(event)]
    return item === itemId || (of !== undefined && of === response?.id)
  }

  #isDropped(event: RealtimeServerEvent): boolean {
    const [item, response] = [itemOf(event), responseOf(event)]
    if (event.type === 'response.created' && this.#isAnswerDue && !this.#deps.isAsked()) {
      this.#isAnswerDue = false
      this.#silence(response ?? '')
    }
    if (event.type === 'response.done' && response !== undefined && this.#dropped.delete(response)) {
      this.#unsay(idsOf(event.response))
      return true
    }
    if (response !== undefined && this.#dropped.has(response)) return true
    if (item === undefined || !this.#dropped.has(item)) return false
    if (event.type.startsWith('conversation.item.input_audio_transcription.')) this.#dropped.delete(item)
    return true
  }

  #forget(sound: Sound): void {
    sound.callOff()
    this.#sound = undefined
  }

  #pause(): void {
    if (this.#isPaused) return
    this.#isPaused = true
    this.#deps.carrier.pause()
  }
}

function idsOf({ output = [] }: RealtimeResponse): (string | undefined)[] {
  return output.map(({ id }) => id)
}

function itemOf(event: RealtimeServerEvent): string | undefined {
  if ('item_id' in event) return event.item_id
  return 'item' in event ? event.item.id : undefined
}

function responseOf(event: RealtimeServerEvent): string | undefined {
  if ('response_id' in event) return event.response_id
  return 'response' in event ? event.response.id : undefined
}

/** Mean amplitude of a frame with a voice in it, of 32,635: far above a line's noise, and below a quiet speaker. */
const VOICED = 200

/** G.711 µ-law at 8 kHz. */
const BYTES_A_MS = 8

/** The amplitude of each µ-law byte. */
const AMPLITUDES = Uint16Array.from({ length: 256 }, (_, byte) => {
  const value = ~byte & 0xff
  return ((((value & 0x0f) << 3) + 0x84) << ((value >> 4) & 0x07)) - 0x84
})

/** The length of a frame with a voice in it; 0 for a quiet one. */
function voicedMs(base64: string): number {
  const bytes = Buffer.from(base64, 'base64')
  let sum = 0
  for (const byte of bytes) sum += AMPLITUDES[byte]!
  return sum >= VOICED * bytes.length ? bytes.length / BYTES_A_MS : 0
}
