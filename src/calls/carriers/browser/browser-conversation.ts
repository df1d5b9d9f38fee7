import { SECOND } from '../../../core/time.ts'
import type { Timers } from '../../../core/timers.ts'
import { Conflict } from '../../../errors.ts'
import type { VoiceWording } from '../../../languages/wording.ts'
import { CapReached } from '../../../plugins/visitor-caps.ts'
import { MAX_CALL_MS } from '../../limits.ts'
import type { Ending } from '../../states.ts'
import type { CallTalk } from '../../talk.ts'
import type { CallLine, NewLine } from '../../transcript-lines.ts'
import { isHummed, isUnfinished, wordsIn } from '../../caller-turns.ts'
import { heardBy, speakingMs } from './speech.ts'

interface BrowserConversationDeps {
  tenantId: string
  callId: string
  talk: Pick<CallTalk, 'answer' | 'heard'>
  wording: VoiceWording
  language: string
  lines(): Promise<CallLine[]>
  say(line: NewLine): Promise<unknown>
  /** Reason for the end of the call, once known. */
  ending(): Promise<Ending | null>
  /** Frees the line; `end` follows. */
  hangUp(ending: Ending): Promise<unknown>
  timers: Timers
  now(): number
  log: { error(details: object, message: string): void }
}

/** Words of the visitor, recognised or typed, with the place at which they interrupted the browser's speech. */
export interface PageWords {
  /** The page's own id, the same when it sends the words again. */
  lineId: string
  /** Empty: the visitor begins to speak. */
  text: string
  interrupted?: { lineId: string; spokenChars: number } | undefined
}

/** Recognition is slower than an ear, and typing slower still. */
const SILENCE_MS = 20 * SECOND

/** Wait for the rest of a sentence whose words go on, which takes the recogniser a moment. */
const GOES_ON_WITHIN_MS = 2 * SECOND

/** Utterances at once, and the time that gives one more: twenty a minute. */
const BURST = 60
const REFILL_MS = 3 * SECOND

/** Ids of words that a page may still send again. */
const MAX_KNOWN = 100

/** A conversation over text: a browser hears and speaks, `talk` answers, and the page speaks what the transcript shows. */
export class BrowserConversation {
  readonly #deps: BrowserConversationDeps
  readonly #known = new Set<string>()
  #left = BURST
  #pacedAt: number
  #abort = new AbortController()
  #inbox: Promise<void> = Promise.resolve()
  #answering: Promise<void> = Promise.resolve()
  #silences = 0
  /** Words left unspoken by the page, from the moment at which the visitor stopped it to the visitor's words. */
  #unsaid = ''
  /** Words of a sentence that goes on. */
  #begun = ''
  #cancelRest = () => {}
  #isLeaving = false
  /** Set when the call ends whether the visitor speaks or not. */
  #isFinal = false
  #isOver = false
  #cancelTimer = () => {}
  readonly #cancelLimit: () => void

  constructor(deps: BrowserConversationDeps) {
    this.#deps = deps
    this.#pacedAt = deps.now()
    this.#cancelLimit = deps.timers.after(MAX_CALL_MS, () => this.timeIsUp())
  }

  /** Begins once the greeting is written: the page speaks it, and the visitor's turn follows. */
  begin(): void {
    void this.#listen()
  }

  /**
   * Resolves once the words are in order after those before them; their answer comes with the transcript.
   * @throws CapReached; Conflict for a call that is over
   */
  async take(words: PageWords): Promise<void> {
    if (this.#isOver) throw new Conflict('The call is over')
    if (this.#known.has(words.lineId)) return
    if (words.text !== '') this.#pace()
    this.#remember(words.lineId)
    const taken = this.#inbox.then(() => this.#heard(words))
    this.#inbox = taken.catch(() => {})
    await taken
  }

  /** Says goodbye and hangs up: the maximum length or the budget is reached. */
  timeIsUp(): void {
    void this.#bid('limit', this.#deps.wording.timeIsUp)
  }

  /** Says goodbye when the process stops; the page speaks it to the end by itself. */
  stops(): void {
    void this.#bid('shutdown', this.#deps.wording.stopping)
  }

  /** Frees the line; never rejects. */
  async hangUp(ending: Ending): Promise<void> {
    await this.#deps.hangUp(ending).catch((error: unknown) => this.#failed(error))
  }

  /** The call is over. */
  end(): void {
    this.#isOver = true
    this.#abort.abort()
    this.#cancelTimer()
    this.#cancelRest()
    this.#cancelLimit()
    if (this.#begun !== '')
      void this.#deps.say({ role: 'user', text: this.#begun }).catch((error) => this.#failed(error))
  }

  async #heard({ text, interrupted }: PageWords): Promise<void> {
    if (!this.#isFinal) this.#cancelTimer()
    this.#silences = 0
    if (interrupted !== undefined) await this.#cut(interrupted)
    if (this.#isOver || this.#isFinal) return
    if (text === '') return this.#begun === '' ? void this.#listen() : this.#awaitRest()
    const unsaid = this.#unsaid
    this.#unsaid = ''
    if (unsaid !== '' && isHummed(wordsIn(text))) return this.#goOn(unsaid)
    this.#begun = `${this.#begun} ${text}`.trim()
    if (isUnfinished(this.#begun, this.#deps.language)) this.#awaitRest()
    else this.#turn()
  }

  #awaitRest(): void {
    this.#cancelRest()
    this.#cancelRest = this.#deps.timers.after(GOES_ON_WITHIN_MS, () => this.#turn())
  }

  #turn(): void {
    const words = this.#begun
    this.#begun = ''
    this.#cancelRest()
    // A visitor who speaks after the goodbye goes on.
    this.#isLeaving = false
    this.#abort.abort()
    const abort = (this.#abort = new AbortController())
    this.#answering = this.#answer(words, abort.signal)
  }

  /** Cuts the line to the words heard; nothing was heard of the lines after it. */
  async #cut({ lineId, spokenChars }: NonNullable<PageWords['interrupted']>): Promise<void> {
    const { talk, tenantId, callId, lines } = this.#deps
    // The rest of an unfinished answer is not heard either.
    this.#abort.abort()
    await this.#answering
    const said = (await lines()).filter(({ role }) => role === 'agent')
    const at = said.findIndex(({ id }) => id === lineId)
    if (at < 0) return
    for (const [index, { id, text, interrupted }] of said.slice(at).entries()) {
      const heard = index === 0 ? heardBy(text, spokenChars) : ''
      const isHeardWhole = heard.length === text.length
      if (interrupted || isHeardWhole) continue
      this.#unsaid = `${this.#unsaid} ${text.slice(heard.length)}`.trim()
      await talk.heard(tenantId, callId, heard, id)
    }
  }

  /** "Mm-hm" stopped the page's voice, and is no turn: the rest is said. */
  async #goOn(unsaid: string): Promise<void> {
    await this.#deps.say({ role: 'agent', text: unsaid, band: 'talk' })
    return this.#listen()
  }

  /** Never throws. */
  async #answer(words: string, signal: AbortSignal): Promise<void> {
    const { talk, tenantId, callId, log } = this.#deps
    try {
      // The page reads the answer from the transcript.
      for await (const event of talk.answer(tenantId, callId, words, signal)) if (event.type === 'done') break
      if (signal.aborted || this.#isOver) return
      if ((await this.#deps.ending()) === null) void this.#listen()
      else await this.#leave('agent')
    } catch (error) {
      log.error({ err: error, call: callId }, 'Words from a page were not answered')
      if (!signal.aborted && !this.#isOver) await this.#apologise()
    }
  }

  /** Never throws. */
  async #apologise(): Promise<void> {
    const { say, wording, log, callId } = this.#deps
    try {
      await say({ role: 'agent', text: wording.sorry, band: 'talk' })
    } catch (error) {
      log.error({ err: error, call: callId }, 'An apology of a call was not written down')
    }
    void this.#listen()
  }

  /** Begins the visitor's turn once the last line should have been spoken. */
  async #listen(): Promise<void> {
    await this.#answering
    await this.#afterSpeech(SILENCE_MS, () => void this.#silent())
  }

  async #silent(): Promise<void> {
    const { wording } = this.#deps
    this.#silences += 1
    if (this.#silences > 1) return this.#bid('silence', wording.goodbye)
    await this.#deps.say({ role: 'agent', text: wording.stillThere, band: 'talk' })
    return this.#listen()
  }

  /** Says goodbye, even if the visitor speaks. */
  async #bid(ending: Ending, goodbye: string): Promise<void> {
    if (this.#isOver || this.#isFinal) return
    this.#isFinal = ending !== 'silence'
    this.#abort.abort()
    await this.#answering
    await this.#deps.say({ role: 'agent', text: goodbye, band: 'talk' })
    if (ending === 'shutdown') await this.hangUp(ending)
    else await this.#leave(ending)
  }

  async #leave(ending: Ending): Promise<void> {
    this.#isLeaving = true
    await this.#afterSpeech(0, () => {
      if (this.#isLeaving) void this.hangUp(ending)
    })
  }

  async #afterSpeech(extraMs: number, work: () => void): Promise<void> {
    try {
      const last = (await this.#deps.lines()).at(-1)
      if (this.#isOver) return
      const spokenMs = last?.role === 'agent' && !last.interrupted ? speakingMs(last.text) : 0
      this.#cancelTimer()
      this.#cancelTimer = this.#deps.timers.after(spokenMs + extraMs, work)
    } catch (error) {
      this.#failed(error)
    }
  }

  #failed(error: unknown): void {
    this.#deps.log.error({ err: error, call: this.#deps.callId }, 'A call from a page could not go on')
  }

  /** As many utterances as a lively talk has, and a burst above. */
  #pace(): void {
    const now = this.#deps.now()
    const refilled = (now - this.#pacedAt) / REFILL_MS
    this.#left = Math.min(BURST, this.#left + refilled)
    this.#pacedAt = now
    if (this.#left < 1) throw new CapReached('message', (1 - this.#left) * REFILL_MS)
    this.#left -= 1
  }

  #remember(lineId: string): void {
    this.#known.add(lineId)
    const [oldest] = this.#known
    if (this.#known.size > MAX_KNOWN) this.#known.delete(oldest!)
  }
}
