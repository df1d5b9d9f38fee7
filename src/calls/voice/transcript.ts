import { isSpace, trimEndWhere } from '../../core/text-scan.ts'
import type { PastMessage } from '../../models/chat-model.ts'
import type { RealtimeServerEvent } from 'openai/resources/realtime/realtime'
import type { NewLine } from '../transcript-lines.ts'

interface Said {
  role: 'agent' | 'user'
  position: number
  text: string
  /** Agent's words only: the length of the audio that passed through this process. */
  audioMs: number
  isWhole: boolean
  interrupted: boolean
  /** When its first word was spoken. */
  at: Date
  /** Agent's words only. */
  latencyMs?: number | undefined
  unsaid?: string | undefined
  actions: string[]
}

/** Estimate where the audio does not pass through this process. */
const MS_A_CHARACTER = 65
/** G.711 at 8 kHz. */
const BYTES_A_MS = 8
/** The caller spoke, and no transcription arrived. */
const UNKNOWN_WORDS = '…'

/**
 * The transcript, each line at the position where it was spoken: the model transcribes the caller after it has answered, and
 * the agent before playback. A line is written as soon as it is known, and again when the caller cut it off.
 */
export class Transcript {
  readonly #items = new Map<string, Said>()
  readonly #write: (line: NewLine) => Promise<unknown>
  readonly #before: PastMessage[]
  /** Ids of the caller's turns that the model has not transcribed yet. */
  readonly #pending = new Set<string>()
  readonly #now: () => Date
  #position: number
  /** When the caller began a turn that the model has not taken yet. */
  #speakingSince: Date | undefined
  /** When the caller's last turn ended, until it is answered. */
  #askedAt: Date | undefined
  /** Actions done since the last answer. */
  #done: string[] = []
  #writing: Promise<unknown> = Promise.resolve()
  #idle: (() => void) | undefined

  constructor(
    write: (line: NewLine) => Promise<unknown>,
    before: { lines: PastMessage[]; lastPosition: number },
    now: () => Date,
  ) {
    this.#write = write
    this.#now = now
    this.#before = before.lines
    this.#position = before.lastPosition
  }

  /** The caller's last turn: its item, and its words as far as they are known. */
  lastTurn: { id: string; text: string } = { id: 'greeting', text: '' }

  get isEmpty(): boolean {
    return [...this.#items.values()].every(({ text }) => text === '')
  }

  callerWords(): string[] {
    return this.history().flatMap(({ role, text }) => (role === 'visitor' ? [text] : []))
  }

  get count(): number {
    return this.#items.size
  }

  /** Every line so far, in order. */
  history(): PastMessage[] {
    const said = [...this.#items.values()].filter(({ text }) => text !== '')
    return [
      ...this.#before,
      ...said.map(({ role, text }) => ({
        role: role === 'user' ? ('visitor' as const) : ('assistant' as const),
        text,
      })),
    ]
  }

  /** Words that came as text, such as keys that were pressed. */
  add(id: string, text: string): void {
    const item = this.#of(id, 'user')
    this.lastTurn = { id, text }
    Object.assign(item, { text, isWhole: true })
    this.#save(item)
  }

  /** Something was done for the next answer. */
  did(action: string): void {
    this.#done.push(action)
  }

  take(event: RealtimeServerEvent): void {
    switch (event.type) {
      case 'input_audio_buffer.speech_started':
        this.#speakingSince ??= this.#now()
        this.#askedAt = undefined
        return
      case 'input_audio_buffer.speech_stopped':
        this.#askedAt = this.#now()
        return
      case 'input_audio_buffer.committed':
        return this.#committed(event.item_id)
      case 'response.output_item.added':
        if (event.item.type === 'message' && event.item.id !== undefined) this.#of(event.item.id, 'agent')
        return
      case 'response.output_audio.delta':
        return this.#sound(event.item_id, event.delta)
      case 'response.output_audio_transcript.delta':
        return this.#speak(event.item_id, event.delta)
      case 'response.output_audio_transcript.done':
        return this.#spoken(event.item_id, event.transcript)
      case 'conversation.item.truncated':
        return this.#cut(event.item_id, event.audio_end_ms)
      case 'conversation.item.deleted':
        return this.#cut(event.item_id, 0)
      case 'conversation.item.input_audio_transcription.completed':
        return this.#heard(event.item_id, event.transcript)
      case 'conversation.item.input_audio_transcription.failed':
        return this.#heard(event.item_id, UNKNOWN_WORDS)
    }
  }

  /** A response ended: an unfinished item is written as it is. */
  finish(itemId: string): void {
    const item = this.#items.get(itemId)
    if (item?.role !== 'agent' || item.isWhole || item.interrupted || item.text === '') return
    this.#spoken(itemId, item.text)
  }

  /** The wire is gone: pending transcriptions never arrive. True when there were any. */
  lose(): boolean {
    const isLost = this.#pending.size > 0
    this.#speakingSince = undefined
    for (const id of this.#pending) this.#heard(id, UNKNOWN_WORDS)
    for (const id of this.#items.keys()) this.finish(id)
    return isLost
  }

  /** True while words of the caller have reached the model, which waits for more of them. */
  get isSpeaking(): boolean {
    return this.#speakingSince !== undefined
  }

  /** Resolves when every line is written, those of a caller who is still speaking included. */
  async idle(): Promise<void> {
    if (this.#pending.size > 0 || this.isSpeaking) await new Promise<void>((resolve) => (this.#idle = resolve))
    await this.#writing
  }

  #of(id: string, role: Said['role']): Said {
    const known = this.#items.get(id)
    if (known !== undefined) return known
    this.#position += 1
    const none = { text: '', audioMs: 0, isWhole: false, interrupted: false }
    const item: Said = { role, position: this.#position, ...none, at: this.#now(), actions: [] }
    this.#items.set(id, item)
    return item
  }

  #committed(id: string): void {
    this.#of(id, 'user').at = this.#speakingSince ?? this.#now()
    this.#speakingSince = undefined
    this.#pending.add(id)
    this.lastTurn = { id, text: '' }
  }

  #sound(id: string, audio: string): void {
    const item = this.#of(id, 'agent')
    if (item.audioMs === 0) this.#begins(item)
    item.audioMs += Math.floor((audio.length * 3) / 4) / BYTES_A_MS
  }

  #begins(item: Said): void {
    item.at = this.#now()
    if (this.#askedAt !== undefined) item.latencyMs = item.at.getTime() - this.#askedAt.getTime()
    this.#askedAt = undefined
  }

  #speak(id: string, text: string): void {
    const item = this.#of(id, 'agent')
    if (!item.interrupted) item.text += text
  }

  #spoken(id: string, text: string): void {
    const item = this.#of(id, 'agent')
    if (item.interrupted) return
    Object.assign(item, { text: text.trim(), isWhole: true })
    this.#save(item)
  }

  #cut(id: string, heardMs: number): void {
    const item = this.#items.get(id)
    if (item?.role !== 'agent') return
    const wholeMs = item.audioMs > 0 ? item.audioMs : item.text.length * MS_A_CHARACTER
    const wasWritten = item.isWhole
    if (heardMs >= wholeMs && item.isWhole) return
    const text = firstPart(item.text, wholeMs === 0 ? 0 : heardMs / wholeMs)
    const unsaid = item.text.slice(text.length).trim()
    Object.assign(item, { text, unsaid, interrupted: true, isWhole: true, audioMs: heardMs })
    if (item.text !== '' || wasWritten) this.#save(item)
  }

  #heard(id: string, text: string): void {
    const item = this.#of(id, 'user')
    this.#pending.delete(id)
    Object.assign(item, { text: text.trim(), isWhole: true })
    if (this.lastTurn.id === id) this.lastTurn = { id, text: item.text }
    if (item.text !== '') this.#save(item)
    if (this.#pending.size === 0 && !this.isSpeaking) this.#idle?.()
  }

  #save(item: Said): void {
    const { role, position, text, interrupted, at, latencyMs, unsaid } = item
    if (role === 'agent') item.actions.push(...this.#done.splice(0))
    const actions = [...item.actions]
    const line = { role, position, text: text || UNKNOWN_WORDS, interrupted, at, latencyMs, unsaid, actions }
    this.#writing = this.#writing.then(() => this.#write(line))
  }
}

/** As many whole words as fit into this share of the text. */
function firstPart(text: string, share: number): string {
  const end = Math.floor(text.length * Math.min(1, share))
  if (end >= text.length) return text
  const cut = text.slice(0, end)
  return (/\s/u.test(text[end] ?? '') ? cut : trimEndWhere(cut, (character) => !isSpace(character))).trim()
}
