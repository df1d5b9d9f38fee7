import type { FastifyBaseLogger } from 'fastify'
import { SECOND } from '../../../../core/time.ts'
import type { Timers } from '../../../../core/timers.ts'
import { forLanguage } from '../../../../languages/index.ts'
import type { VoiceWording } from '../../../../languages/wording.ts'
import { MAX_CALL_MS, MAX_SILENCE_MS } from '../../../limits.ts'
import type { Ending } from '../../../states.ts'
import type { CallTalk } from '../../../talk.ts'
import type { NewLine } from '../../../transcript-lines.ts'
import { isNoTurn, isUnfinished } from '../../../caller-turns.ts'
import { Keys, wordsOfKeys } from '../../../voice/keys.ts'
import type { Event } from '../../../voice/state.ts'
import { CallTimers } from '../../../voice/timers.ts'
import type { RelayCommand, RelayMessage } from './messages.ts'

export interface RelaySessionDeps {
  tenantId: string
  callId: string
  talk: Pick<CallTalk, 'answer' | 'heard'>
  send(command: RelayCommand): void
  close(): void
  say(line: NewLine): Promise<unknown>
  /** Reason for the end of the call, once known. */
  ending(): Promise<Ending | null>
  /** Stores the reason unless there is one. */
  note(ending: Ending): Promise<unknown>
  timers: Timers
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>
}

/** Wait for the rest of a sentence whose words go on. */
const GOES_ON_WITHIN_MS = 1.5 * SECOND
/** Wait for the words of a sound for which Twilio stopped speaking. */
const WORDS_WITHIN_MS = 2 * SECOND
/** Twilio should have closed the ended session by then. */
const CLOSE_WITHIN_MS = 5 * SECOND

/** A conversation over text: Twilio hears and speaks, `talk` answers. */
export class RelaySession {
  readonly #deps: RelaySessionDeps
  readonly #speech: Speech
  readonly #keys: Keys
  readonly #timers: CallTimers
  #language = 'en'
  #wording: VoiceWording = forLanguage('en').calls.voice
  /** Words of a sentence that goes on. */
  #begun = ''
  #cancelRest = () => {}
  #cancelWords = () => {}
  #isCallerSpeaking = false
  #abort = new AbortController()
  #answering: Promise<void> = Promise.resolve()
  #cancelLimit = () => {}
  #cancelClose = () => {}
  /** Counts goodbyes; words of the caller cancel the last one. */
  #leaving = 0
  #isLeaving = false
  #isOver = false

  constructor(deps: RelaySessionDeps) {
    this.#deps = deps
    this.#speech = new Speech(deps.timers)
    this.#keys = new Keys(deps.timers, (keys) => this.#pressed(keys))
    this.#timers = new CallTimers(deps.timers, (event) => void this.#silent(event))
  }

  /** `spoken`: the words that Twilio is playing as the connection begins. */
  begin({ language, spoken }: { language: string; spoken: string }): void {
    this.#language = language
    this.#wording = forLanguage(language).calls.voice
    this.#speech.sent(spoken)
    this.#cancelLimit = this.#deps.timers.after(MAX_CALL_MS, () => this.timeIsUp())
    void this.#listen()
  }

  async take(message: RelayMessage): Promise<void> {
    switch (message.type) {
      case 'prompt':
        return this.#hears(message)
      case 'dtmf':
        await this.#giveUp()
        this.#callerBegins()
        return this.#keys.press(message.digit)
      case 'interrupt':
        return this.#stopped(message.utteranceUntilInterrupt)
      case 'info':
        return this.#informed(message)
      case 'error':
        return this.#deps.log.warn({ description: message.description }, 'ConversationRelay refused a message')
      case 'setup':
    }
  }

  finish(): void {
    if (this.#isLeaving || this.#isOver) return
    this.#isLeaving = true
    void this.#leave((this.#leaving += 1))
  }

  /** Says goodbye and hangs up: the maximum length or the budget is reached. */
  timeIsUp(): void {
    void this.#bid('limit', this.#wording.timeIsUp)
  }

  /** Ends the session when the connection is gone or the call is over. */
  end(): void {
    this.#isOver = true
    this.#abort.abort()
    this.#cancelRest()
    void this.#writeLast()
    this.#keys.stop()
    this.#timers.stop('silence')
    this.#cancelLimit()
    this.#cancelClose()
    this.#speech.silenced()
  }

  /** Writes the last words when the caller hung up in mid-sentence. Never throws. */
  async #writeLast(): Promise<void> {
    const words = this.#begun
    this.#begun = ''
    // The connection broke into the words that were being spoken.
    if (this.#speech.isReported && this.#speech.isPlaying) this.#speech.pause('')
    try {
      await this.#giveUp()
      if (words !== '') await this.#deps.say({ role: 'user', text: words })
    } catch (error) {
      this.#deps.log.error({ err: error, call: this.#deps.callId }, 'The last words of a call were not written down')
    }
  }

  async #hears({ voicePrompt: words, last }: { voicePrompt: string; last: boolean }): Promise<void> {
    // "Mm-hm" into the assistant's words.
    if (this.#speech.isPlaying && isNoTurn(words)) return this.#goOn()
    await this.#giveUp()
    this.#callerBegins()
    this.#cancelRest()
    const said = `${this.#begun} ${words}`.trim()
    // Twilio may send partial words, and ends a sentence by silence alone.
    if (last && !isUnfinished(said, this.#language)) return this.#heardWords(said)
    if (last) this.#begun = said
    if (this.#begun !== '')
      this.#cancelRest = this.#deps.timers.after(GOES_ON_WITHIN_MS, () => this.#heardWords(this.#begun))
  }

  #pressed(keys: string): void {
    this.#heardWords(wordsOfKeys(keys, this.#wording))
  }

  #heardWords(words: string): void {
    this.#begun = ''
    if (words.trim() === '' || this.#isOver) return
    this.#callerBegins()
    this.#stay()
    this.#abort.abort()
    const abort = (this.#abort = new AbortController())
    this.#answering = this.#answer(words, abort.signal)
  }

  /** Never throws. */
  async #answer(words: string, signal: AbortSignal): Promise<void> {
    const { talk, tenantId, callId, log } = this.#deps
    let hasSpoken = false
    const stopFilling = this.#fill(signal)
    try {
      for await (const event of talk.answer(tenantId, callId, words, signal)) {
        if (event.type !== 'delta' || signal.aborted) continue
        this.#speak(event.text, false)
        hasSpoken = true
      }
      if (signal.aborted || this.#isOver) return
      if (hasSpoken) this.#speak('', true)
      if ((await this.#deps.ending()) !== null) this.finish()
      else void this.#listen()
    } catch (error) {
      log.error({ err: error, call: callId }, 'Words on the phone were not answered')
      if (signal.aborted || this.#isOver) return
      if (!hasSpoken) this.#apologise()
      void this.#listen()
    } finally {
      stopFilling()
    }
  }

  /** Says something to a caller who waits for an answer, or for its next words, whenever it has been silent for long. */
  #fill(answered: AbortSignal): () => void {
    const stop = new AbortController()
    const signal = AbortSignal.any([answered, stop.signal])
    let words = this.#wording.oneMoment
    const wait = async (): Promise<void> => {
      await this.#speech.heard()
      if (signal.aborted || this.#isOver) return
      const cancel = this.#deps.timers.after(MAX_SILENCE_MS, () => {
        signal.removeEventListener('abort', cancel)
        if (!this.#speech.isPlaying) this.#speak(`${words} `, false)
        words = this.#wording.stillWorking
        void wait()
      })
      signal.addEventListener('abort', cancel)
    }
    void wait()
    return () => stop.abort()
  }

  #speak(token: string, last: boolean): void {
    this.#speech.sent(token, last)
    if (!this.#speech.isPaused) this.#deps.send({ type: 'text', token, last })
  }

  /** Said at once, because what cannot be written now may have caused it. */
  #apologise(): void {
    const { say, log, callId } = this.#deps
    const text = this.#wording.sorry
    this.#speak(text, true)
    void say({ role: 'agent', text, band: 'talk' }).catch((error: unknown) => {
      log.error({ err: error, call: callId }, 'An apology of a call was not written down')
    })
  }

  /** Fixed words, written down and said. */
  async #utter(text: string): Promise<void> {
    await this.#deps.say({ role: 'agent', text, band: 'talk' })
    if (!this.#isOver) this.#speak(text, true)
  }

  /** Twilio stopped speaking at a sound: words that follow are a turn, and nothing, or "mm-hm", was none. */
  #stopped(heard: string): void {
    this.#speech.pause(heard)
    this.#awaitWords()
  }

  #awaitWords(): void {
    this.#cancelWords()
    if (!this.#speech.isPaused || this.#isCallerSpeaking) return
    this.#cancelWords = this.#deps.timers.after(WORDS_WITHIN_MS, () => this.#goOn())
  }

  /** Says the rest of the answer, and all that was added meanwhile, because the sound was no turn. */
  #goOn(): void {
    this.#cancelWords()
    if (!this.#speech.isPaused || this.#isOver) return
    const { text, isWhole } = this.#speech.resume()
    if (text !== '') this.#deps.send({ type: 'text', token: text, last: isWhole })
    void this.#listen()
  }

  /** Ends the answer at the words that were heard, because the sound was a turn. */
  async #giveUp(): Promise<void> {
    this.#cancelWords()
    if (!this.#speech.isPaused) return
    const { heardBeforePause: heard } = this.#speech
    this.#abort.abort()
    // A caller who speaks into a goodbye is not hung up on.
    if (!this.#isOver) this.#stay()
    this.#speech.silenced()
    await this.#deps.talk.heard(this.#deps.tenantId, this.#deps.callId, heard)
  }

  #informed({ name, value }: { name: string; value: string }): void {
    if (name === 'tokensPlayed') this.#speech.played(value)
    if (name !== 'clientSpeaking') return
    this.#isCallerSpeaking = value === 'on'
    this.#awaitWords()
    if (this.#isCallerSpeaking) this.#timers.stop('silence')
    else void this.#listen()
  }

  /** Begins the caller's turn once everything was heard. */
  async #listen(): Promise<void> {
    const { signal } = this.#abort
    await this.#answering
    await this.#speech.heard()
    if (!this.#isOver && !this.#isLeaving && !signal.aborted) this.#timers.start('silence')
  }

  #callerBegins(): void {
    this.#timers.stop('silence')
    this.#timers.resetBy('callerBegins')
  }

  async #silent(event: Event): Promise<void> {
    if (event === 'callerGone') return this.#bid('silence', this.#wording.goodbye)
    await this.#utter(this.#wording.stillThere)
    return this.#listen()
  }

  /** Says goodbye, even if the caller speaks. */
  async #bid(ending: Ending, goodbye: string): Promise<void> {
    if (this.#isOver || this.#isLeaving) return
    this.#timers.stop('silence')
    this.#abort.abort()
    await this.#answering
    await this.#deps.note(ending)
    await this.#utter(goodbye)
    this.finish()
  }

  /** A caller who speaks after the goodbye cancels it. */
  #stay(): void {
    this.#leaving += 1
    this.#isLeaving = false
  }

  async #leave(number: number): Promise<void> {
    await this.#answering
    await this.#speech.heard()
    if (this.#isOver || number !== this.#leaving) return
    this.#deps.send({ type: 'end' })
    this.#cancelClose = this.#deps.timers.after(CLOSE_WITHIN_MS, () => this.#deps.close())
  }
}

/** A slow estimate, so that no last word is cut off where no playback is reported. */
const LETTERS_A_SECOND = 10
const LEEWAY_MS = 3 * SECOND

/** Tracks the text that was sent to be spoken and how much of it Twilio reported as played. */
class Speech {
  readonly #timers: Timers
  readonly #waiting = new Set<() => void>()
  #text = ''
  /** Characters of `#text` that were played. */
  #played = 0
  /** True when the last piece of `#text` was sent. */
  #isWhole = true
  #cancelWait = () => {}
  isPaused = false
  heardBeforePause = ''
  /** True once Twilio has reported playback. */
  isReported = false

  constructor(timers: Timers) {
    this.#timers = timers
  }

  sent(text: string, isWhole = true): void {
    this.#text += text
    this.#isWhole = isWhole
    this.#wait()
  }

  played(text: string): void {
    this.isReported = true
    this.#played += lettersIn(text).length
    if (!this.isPaused && !this.isPlaying) this.silenced()
    else this.#wait()
  }

  get isPlaying(): boolean {
    return this.#left > 0
  }

  /** Records that playback stopped after these words; later text waits for `resume`. */
  pause(heard: string): void {
    const words = lettersIn(heard)
    // Twilio may tell the last sentence alone.
    const at = lettersIn(this.#text).indexOf(words, Math.max(0, this.#played - words.length))
    this.#played = Math.max(this.#played, at + words.length)
    this.heardBeforePause = heard === '' ? this.#playedText : `${this.heardBeforePause} ${heard}`.trim()
    this.isPaused = true
    this.#cancelWait()
  }

  /** Returns what was not heard before the pause, which is to be sent again. */
  resume(): { text: string; isWhole: boolean } {
    const rest = { text: behindLetters(this.#text, this.#played), isWhole: this.#isWhole }
    this.isPaused = false
    if (this.isPlaying) this.#wait()
    else this.silenced()
    return rest
  }

  /** Records the end of playback: the caller interrupted, or everything was heard. */
  silenced(): void {
    this.#text = ''
    this.#played = 0
    this.heardBeforePause = ''
    this.isPaused = false
    this.#cancelWait()
    for (const resolve of this.#waiting) resolve()
    this.#waiting.clear()
  }

  /** Resolves when everything sent so far was heard, or should have been. */
  async heard(): Promise<void> {
    if (!this.isPlaying) return
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#waiting.add(resolve)
    this.#wait()
    await promise
  }

  get #playedText(): string {
    return this.#text.slice(0, this.#text.length - behindLetters(this.#text, this.#played).length).trim()
  }

  get #left(): number {
    return lettersIn(this.#text).length - this.#played
  }

  #wait(): void {
    this.#cancelWait()
    if (this.isPaused || this.#waiting.size === 0) return
    const milliseconds = (this.#left / LETTERS_A_SECOND) * SECOND + LEEWAY_MS
    this.#cancelWait = this.#timers.after(milliseconds, () => this.silenced())
  }
}

const LETTER = /[\p{L}\p{N}]/gu

/** Twilio reports white space and punctuation differently from what was sent. */
function lettersIn(text: string): string {
  return (text.match(LETTER) ?? []).join('')
}

/** The text after so many letters, with the punctuation that follows them left out. */
function behindLetters(text: string, letters: number): string {
  if (letters === 0) return text
  const next = [...text.matchAll(LETTER)][letters]
  return next === undefined ? '' : text.slice(next.index)
}
