// Shares one file with the panel: several small ones compress worse.
import '../panel.tsx'
export { Typing } from './typing.tsx'
import { backOnline } from '../connection.ts'
import { Refused, type Desk } from '../desk.ts'
import type { Caption } from '../live.ts'
import type { Ability, Hearing } from './ability.ts'
import { Ear, type Deafness } from './ear.ts'
import { visitorWords } from './echo.ts'
import type { Line, LineListeners } from './line.ts'
import { Mouth, type Cut } from './mouth.ts'

/** Version of the consent text; changes with its words. */
const CONSENT_VERSION = '2026-11-23'
const TRIES = 4
/** A sign of life while the visitor types or speaks on. */
const ALIVE_MS = 8_000
const HEARD_LEVEL = 0.7
/** Recognition tells interim words more often than that. */
const HEARD_MS = 700

interface Listeners extends LineListeners {
  /** Nothing is heard any more: the visitor types. */
  deaf(why: Deafness): void
  /** Words wait until the server takes more, or wait no longer. */
  tooFast(isWaiting: boolean): void
}

/** One call that the browser hears and speaks: words go to the server, and what it says comes with the events of the session. */
export class BrowserCall implements Line {
  id: string | undefined
  readonly #desk: Desk
  readonly #ability: Ability
  readonly #listeners: Listeners
  readonly #mouth: Mouth
  readonly #ear: Ear | undefined
  #hearing: Hearing
  #isMuted = false
  #isOver = false
  #isEnding = false
  #cut: Cut | undefined
  #count = 0
  #aliveAt = 0
  #heardAt = 0
  #sending: Promise<void> = Promise.resolve()
  #begun = () => {}

  constructor(desk: Desk, { ability, hearing }: { ability: Ability; hearing: Hearing }, listeners: Listeners) {
    this.#desk = desk
    this.#ability = ability
    this.#hearing = hearing
    this.#listeners = listeners
    this.#mouth = new Mouth(ability.voice, () => this.#spoke())
    const { Recognizer, lang } = ability
    if (hearing === 'typed' || Recognizer === undefined) return
    const make = () => Object.assign(new Recognizer(), { lang, processLocally: hearing === 'on_device' })
    this.#ear = new Ear(make, {
      begun: () => this.#begun(),
      heard: (text, isFinal, since) => this.#heard(text, isFinal, since),
      deaf: (why) => {
        this.#hearing = 'typed'
        listeners.deaf(why)
        this.#begun()
      },
    })
  }

  get isSpeaking(): boolean {
    return this.#mouth.isSpeaking
  }

  /** @throws Refused */
  async begin(locale: string): Promise<void> {
    if (this.#ear !== undefined) await this.#open(this.#ear)
    if (this.#isOver) return
    const { voice } = this.#ability
    const speaking = voice === undefined ? 'silent' : voice.localService ? 'on_device' : 'service'
    const consent = { version: CONSENT_VERSION, hearing: this.#hearing, speaking }
    const call = await this.#desk.post<{ call_id: string }>('/calls', { mode: 'browser', locale, consent })
    this.id = call.call_id
    if (this.#isOver) return this.#tell()
    this.#listeners.begun()
    this.#listeners.connected()
  }

  /** A recogniser gives words and no loudness: the level shows that they come. */
  level(): number {
    return Date.now() - this.#heardAt < HEARD_MS ? HEARD_LEVEL : 0
  }

  /** Speaks the assistant's lines, given from the beginning of the call. */
  speak(lines: Caption[]): void {
    if (!this.#isOver) this.#mouth.speak(lines)
  }

  type(text: string): void {
    this.interrupt()
    this.#send(text)
  }

  /** The assistant falls silent, and the transcript ends where it did. */
  interrupt(): void {
    const cut = this.#mouth.stop()
    if (cut === undefined) return
    this.#cut = cut
    this.#send('')
  }

  /** The visitor is there, though no words have come. */
  alive(): void {
    if (this.id === undefined || Date.now() - this.#aliveAt < ALIVE_MS) return
    this.#send('')
  }

  mute(isMuted: boolean): void {
    this.#isMuted = isMuted
    if (this.#hearing === 'typed') return
    if (isMuted) this.#ear?.stop()
    else this.#ear?.listen()
  }

  /** `isTold`: the server ended it, so the last words are spoken to their end. */
  close(how: 'ended' | 'failed', isTold = false): void {
    if (this.#isOver) return
    if (isTold && how === 'ended' && this.isSpeaking) return void (this.#isEnding = true)
    this.#isOver = true
    this.#ear?.stop()
    this.#mouth.stop()
    this.#begun()
    if (!isTold && !this.#isEnding) this.#tell()
    this.#listeners.over(how)
  }

  /** Resolves when the microphone is on, or cannot be. */
  async #open(ear: Ear): Promise<void> {
    const { Recognizer, lang, loads } = this.#ability
    if (this.#hearing === 'on_device' && loads)
      await Recognizer!.install?.({ langs: [lang], processLocally: true }).catch(() => {})
    await new Promise<void>((resolve) => {
      this.#begun = resolve
      ear.listen()
    })
  }

  #heard(text: string, isFinal: boolean, since: number): void {
    if (this.id === undefined || this.#isMuted) return
    const words = visitorWords(text, this.#mouth.soundedSince(since), isFinal)
    if (words === '') return
    this.#heardAt = Date.now()
    if (this.isSpeaking && (isFinal || words.includes(' '))) this.interrupt()
    if (isFinal) this.#send(words)
    else this.alive()
  }

  #spoke(): void {
    if (this.#isEnding && !this.isSpeaking) this.close('ended', true)
    else this.#listeners.spoke()
  }

  /** In order, and each until it arrives. */
  #send(text: string): void {
    this.#aliveAt = Date.now()
    const interrupted = this.#cut
    this.#cut = undefined
    const body = { line_id: `words-${(this.#count += 1)}`, text: text.slice(0, 4_000), interrupted }
    this.#sending = this.#sending.then(() => this.#post(body))
  }

  async #post(body: object): Promise<void> {
    for (let attempt = 0; !this.#isOver; attempt += 1) {
      try {
        await this.#desk.post(`/calls/${this.id}/words`, body)
        return this.#listeners.tooFast(false)
      } catch (error) {
        const { status, retryAfter } = Refused.of(error)
        if (status === 429) {
          attempt = 0
          this.#listeners.tooFast(true)
          await new Promise((resolve) => setTimeout(resolve, retryAfter * 1_000))
          continue
        }
        if (status >= 400 && status < 500) return this.close('ended', true)
        if (attempt >= TRIES) return this.close('failed')
        await backOnline(attempt)
      }
    }
  }

  /** Survives leaving the page. */
  #tell(): void {
    if (this.id !== undefined) void this.#desk.postLast(`/calls/${this.id}/end`).catch(() => {})
  }
}
