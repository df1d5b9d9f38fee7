import type { FastifyBaseLogger } from 'fastify'
import { SECOND } from '../../../../core/time.ts'
import type { Timers } from '../../../../core/timers.ts'
import { forLanguage } from '../../../../languages/index.ts'
import type { VoiceWording } from '../../../../languages/wording.ts'
import { MAX_CALL_MS, MAX_SILENCE_MS } from '../../../limits.ts'
import type { Ending } from '../../../states.ts'
import type { CallTalk } from '../../../text-conversation.ts'
import type { NewLine } from '../../../transcript-repository.ts'
import { isUnfinished } from '../../../unfinished.ts'
import { isHummed, wordsIn } from '../../../voice/hum.ts'
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
        this.#callerBegins()
        return this.#keys.press(message.digit)
      case 'interrupt':
        return this.#interrupted(message.utteranceUntilInterrupt)
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

  /** The connection is gone, or the call is over. */
  end(): void {
    this.#isOver = true
    this.#abort.abort()
    this.#cancelRest()
    this.#keys.stop()
    this.#timers.stop('silence')
    this.#cancelLimit()
    this.#cancelClose()
    this.#speech.silenced()
  }

  #hears({ voicePrompt: words, last }: { voicePrompt: string; last: boolean }): void {
    // "Mm-hm" into the assistant's words, which Twilio did not stop for it.
    if (this.#speech.isPlaying && isHummed(wordsIn(words))) return
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
    const { talk, tenantId, callId, log, timers } = this.#deps
    let hasSpoken = false
    const cancelFiller = timers.after(MAX_SILENCE_MS, () => {
      if (hasSpoken || signal.aborted || this.#isOver) return
      this.#speak(`${this.#wording.oneMoment} `, false)
    })
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
    } finally {
      cancelFiller()
    }
  }

  #speak(token: string, last: boolean): void {
    this.#speech.sent(token)
    this.#deps.send({ type: 'text', token, last })
  }

  /** Fixed words, written down and said. */
  async #utter(text: string): Promise<void> {
    await this.#deps.say({ role: 'agent', text, band: 'talk' })
    if (!this.#isOver) this.#speak(text, true)
  }

  async #interrupted(heard: string): Promise<void> {
    this.#speech.silenced()
    this.#abort.abort()
    await this.#deps.talk.heard(this.#deps.tenantId, this.#deps.callId, heard)
  }

  #informed({ name, value }: { name: string; value: string }): void {
    if (name === 'tokensPlayed') this.#speech.played(value)
    if (name === 'clientSpeaking' && value === 'on') this.#timers.stop('silence')
    if (name === 'clientSpeaking' && value === 'off') void this.#listen()
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
export class Speech {
  readonly #timers: Timers
  readonly #waiting = new Set<() => void>()
  #sent = 0
  #played = 0

  constructor(timers: Timers) {
    this.#timers = timers
  }

  sent(text: string): void {
    this.#sent += lettersIn(text)
  }

  played(text: string): void {
    this.#played += lettersIn(text)
    if (this.#played >= this.#sent) this.silenced()
  }

  get isPlaying(): boolean {
    return this.#played < this.#sent
  }

  /** Playback is over: the caller interrupted, or everything was heard. */
  silenced(): void {
    this.#sent = 0
    this.#played = 0
    for (const resolve of this.#waiting) resolve()
    this.#waiting.clear()
  }

  /** Resolves when everything sent so far was heard, or should have been. */
  async heard(): Promise<void> {
    const left = this.#sent - this.#played
    if (left <= 0) return
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#waiting.add(resolve)
    const cancel = this.#timers.after((left / LETTERS_A_SECOND) * SECOND + LEEWAY_MS, () => this.silenced())
    await promise
    cancel()
  }
}

/** Twilio reports white space and punctuation differently from what was sent. */
function lettersIn(text: string): number {
  return (text.match(/[\p{L}\p{N}]/gu) ?? []).length
}
