import type { FastifyBaseLogger } from 'fastify'
import { SECOND } from '../../../../core/time.ts'
import type { Timers } from '../../../../core/timers.ts'
import { forLanguage } from '../../../../languages/index.ts'
import type { VoiceWording } from '../../../../languages/wording.ts'
import { LONGEST_CALL_MS } from '../../../longest-call.ts'
import type { NewLine } from '../../../transcript-repository.ts'
import type { Ending } from '../../../states.ts'
import type { CallTalk } from '../../../text-conversation.ts'
import { Keys } from '../../../voice/keys.ts'
import { SILENCE_MS } from '../../../voice/times.ts'
import { Watch } from '../../../voice/watch.ts'
import type { Connection } from '../connections.ts'
import type { RelayCommand, RelayMessage } from './messages.ts'
import { Speech } from './speech.ts'

export interface RelaySessionDeps {
  tenantId: string
  callId: string
  talk: Pick<CallTalk, 'answer' | 'heard'>
  send(command: RelayCommand): void
  close(): void
  say(line: NewLine): Promise<unknown>
  /** What brings the call to its end, where that is known already. */
  ending(): Promise<Ending | null>
  /** Writes that down, unless something else does. */
  note(ending: Ending): Promise<void>
  timers: Timers
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>
}

/** Until Twilio has closed what was told to end. */
const CLOSE_WITHIN_MS = 5 * SECOND

/** A conversation over text: Twilio hears and speaks, `talk` answers. */
export class RelaySession implements Connection {
  readonly #deps: RelaySessionDeps
  readonly #speech: Speech
  readonly #keys: Keys
  readonly #silence: Watch
  #wording: VoiceWording = forLanguage('en').calls.voice
  #abort = new AbortController()
  #answering: Promise<void> = Promise.resolve()
  #cancelLimit = () => {}
  #cancelClose = () => {}
  /** Each leave-taking; words of the caller call the last one off. */
  #leaving = 0
  #isLeaving = false
  #isOver = false

  constructor(deps: RelaySessionDeps) {
    this.#deps = deps
    this.#speech = new Speech(deps.timers)
    this.#keys = new Keys(deps.timers, (keys) => this.#heardWords(keys.replaceAll(/[*#]/g, '')))
    this.#silence = new Watch(deps.timers, SILENCE_MS, (times) => void this.#missed(times))
  }

  /** `spoken`: what Twilio is saying as the connection begins. */
  begin({ language, spoken }: { language: string; spoken: string }): void {
    this.#wording = forLanguage(language).calls.voice
    this.#speech.sent(spoken)
    this.#cancelLimit = this.#deps.timers.after(LONGEST_CALL_MS, () => this.timeIsUp())
    void this.#listen()
  }

  async take(message: RelayMessage): Promise<void> {
    switch (message.type) {
      case 'prompt':
        this.#silence.reset()
        // Twilio may tell of words before they are complete.
        if (message.last) this.#heardWords(message.voicePrompt)
        return
      case 'dtmf':
        this.#silence.reset()
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

  /** Takes leave and hangs up: a call may last no longer. */
  timeIsUp(): void {
    void this.#bid('limit', this.#wording.timeIsUp)
  }

  /** The connection is gone, or the call is over. */
  end(): void {
    this.#isOver = true
    this.#abort.abort()
    this.#keys.stop()
    this.#silence.stop()
    this.#cancelLimit()
    this.#cancelClose()
    this.#speech.silenced()
  }

  #heardWords(words: string): void {
    if (words.trim() === '' || this.#isOver) return
    this.#silence.reset()
    this.#stay()
    this.#abort.abort()
    const abort = (this.#abort = new AbortController())
    this.#answering = this.#answer(words, abort.signal)
  }

  /** Never throws. */
  async #answer(words: string, signal: AbortSignal): Promise<void> {
    const { talk, tenantId, callId, log } = this.#deps
    try {
      let hasSpoken = false
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
    }
  }

  #speak(token: string, last: boolean): void {
    this.#speech.sent(token)
    this.#deps.send({ type: 'text', token, last })
  }

  /** Words of our own, written down and said. */
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
    if (name === 'clientSpeaking' && value === 'on') this.#silence.stop()
    if (name === 'clientSpeaking' && value === 'off') void this.#listen()
  }

  /** From when all was heard, somebody else should speak. */
  async #listen(): Promise<void> {
    const { signal } = this.#abort
    await this.#answering
    await this.#speech.heard()
    if (!this.#isOver && !this.#isLeaving && !signal.aborted) this.#silence.start()
  }

  async #missed(times: number): Promise<void> {
    if (times > 1) return this.#bid('silence', this.#wording.goodbye)
    await this.#utter(this.#wording.stillThere)
    return this.#listen()
  }

  /** Takes leave, whoever speaks. */
  async #bid(ending: Ending, goodbye: string): Promise<void> {
    if (this.#isOver || this.#isLeaving) return
    this.#silence.stop()
    this.#abort.abort()
    await this.#answering
    await this.#deps.note(ending)
    await this.#utter(goodbye)
    this.finish()
  }

  /** Who speaks on after a goodbye is listened to. */
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
