import { backOnline } from './connection.ts'
import type { Conversation, StoredMessage } from './conversation.ts'
import { Refused, type Desk } from './desk.ts'

export interface Caption {
  call_id: string
  line_id: string
  /** Sort position: a voice model transcribes what it heard after it has answered. */
  position: number
  role: 'agent' | 'user'
  text: string
  /** The visitor did not let it be spoken to its end. */
  isCut?: boolean
}

export interface CallState {
  call_id: string
  status: string
}

export type CallEvent =
  | { event: 'caption'; data: Caption }
  /** To be spoken by the browser. */
  | { event: 'say'; data: Caption }
  | { event: 'call'; data: CallState }

const OF_CALLS = ['caption', 'say', 'call']

type PushedEvent =
  | { event: 'message'; data: StoredMessage }
  | { event: 'person'; data: { name: string | null } }
  | { event: 'typing'; data: { is_typing: boolean } }
  | { event: 'read'; data: { message_id: string } }
  | { event: 'status'; data: { status: 'active'; handled_by: string | null } }
  | CallEvent

/** Attempt number that caps the backoff in a call, so its end shows within about a second. */
const LAST_ATTEMPT_OF_CALL = 1

/** Pushed events: a person's replies and a call's captions (`GET /widget/events`). */
export class Live {
  readonly #desk: Desk
  readonly #conversation: Conversation
  readonly #ofCall: (event: CallEvent) => void
  #running: AbortController | undefined
  #isWanted = false
  #isCalling = false
  /** Id of the newest event, for replay after a reconnect. */
  #after: string | undefined

  constructor(desk: Desk, conversation: Conversation, ofCall: (event: CallEvent) => void) {
    this.#desk = desk
    this.#conversation = conversation
    this.#ofCall = ofCall
    // Browsers share few connections among all tabs of a site, so hidden tabs close theirs.
    document.addEventListener('visibilitychange', () => this.#update())
  }

  /**
   * Follows a conversation. A call's end arrives only here, so during a call the connection also stays open in hidden tabs
   * and retries after any error.
   */
  want(isWanted: boolean, isCalling = false): void {
    if (isCalling && !this.#isCalling) this.#stop()
    this.#isWanted = isWanted
    this.#isCalling = isCalling
    this.#update()
  }

  /** Resets for another conversation. */
  forget(): void {
    this.want(false)
    this.#after = undefined
  }

  #update(): void {
    const isDue = this.#isWanted && (this.#isCalling || document.visibilityState === 'visible')
    if (isDue === (this.#running !== undefined)) return
    if (!isDue) return this.#stop()
    this.#running = new AbortController()
    void this.#run(this.#running.signal)
  }

  #stop(): void {
    this.#running?.abort()
    this.#running = undefined
  }

  async #run(signal: AbortSignal): Promise<void> {
    for (let attempt = 0; !signal.aborted; attempt += 1) {
      try {
        await this.#read(signal, () => (attempt = 0))
      } catch (error) {
        // A refusal means that nothing can be followed, until `want` is called again.
        const isRefused = error instanceof Refused && error.status !== 0 && error.status < 500
        if (signal.aborted || (isRefused && !this.#isCalling)) return
      }
      if (!signal.aborted) await backOnline(this.#isCalling ? Math.min(attempt, LAST_ATTEMPT_OF_CALL) : attempt)
    }
  }

  async #read(signal: AbortSignal, received: () => void): Promise<void> {
    // Replays what was said while the panel was closed.
    const after = this.#after ?? this.#conversation.newestId
    for await (const { id, event, data } of this.#desk.events('/events', { after, signal })) {
      if (id !== '') this.#after = id
      received()
      // The server sends with each event the data of its name.
      this.#hear({ event, data } as PushedEvent)
    }
  }

  #hear(heard: PushedEvent): void {
    const { event, data } = heard
    if (event === 'message') this.#conversation.hearPerson(data)
    else if (event === 'person') this.#conversation.know({ personName: data.name ?? undefined })
    else if (event === 'typing') this.#conversation.know({ isTyping: data.is_typing })
    else if (event === 'read') this.#conversation.know({ readId: data.message_id })
    else if (event === 'status') this.#conversation.setStatus(data.status, data.handled_by)
    else if (OF_CALLS.includes(event)) this.#ofCall(heard)
  }
}
