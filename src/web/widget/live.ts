import { backOnline } from './connection.ts'
import type { Conversation, StoredMessage } from './conversation.ts'
import { Refused, type Desk } from './desk.ts'

export interface Caption {
  call_id: string
  line_id: string
  /** Where it belongs: a voice model writes down what it heard after it has answered. */
  position: number
  role: 'agent' | 'user'
  text: string
}

export interface CallState {
  call_id: string
  status: string
}

/** As which later ones count: about a second after the end of a call it shows. */
const LAST_ATTEMPT_OF_CALL = 1

interface Listeners {
  caption(caption: Caption): void
  call(state: CallState): void
}

/** What comes without having been asked for: a person's answers, a call's captions (`GET /widget/events`). */
export class Live {
  readonly #desk: Desk
  readonly #conversation: Conversation
  readonly #listeners: Listeners
  #running: AbortController | undefined
  #isWanted = false
  #isCalling = false
  /** Of the newest event: what came while nobody listened is sent again. */
  #after: string | undefined

  constructor(desk: Desk, conversation: Conversation, listeners: Listeners) {
    this.#desk = desk
    this.#conversation = conversation
    this.#listeners = listeners
    // Browsers share few connections among all tabs of a site: those that nobody looks at have none.
    document.addEventListener('visibilitychange', () => this.#update())
  }

  /**
   * Whether there is a conversation to follow. In a call nothing else tells its end: then also while nobody looks at the tab,
   * at once, and again and again, whatever was refused.
   */
  want(isWanted: boolean, isCalling = false): void {
    if (isCalling && !this.#isCalling) this.#stop()
    this.#isWanted = isWanted
    this.#isCalling = isCalling
    this.#update()
  }

  /** Another conversation begins. */
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
        // What was said while the panel was closed comes now.
        const after = this.#after ?? this.#conversation.newestId
        for await (const { id, event, data } of this.#desk.events('/events', { after, signal })) {
          if (id !== '') this.#after = id
          attempt = 0
          this.#hear(event, data)
        }
      } catch (error) {
        // Refused: there is nothing to follow, until there is another reason to.
        const isRefused = error instanceof Refused && error.status !== 0 && error.status < 500
        if (signal.aborted || (isRefused && !this.#isCalling)) return
      }
      if (!signal.aborted) await backOnline(this.#isCalling ? Math.min(attempt, LAST_ATTEMPT_OF_CALL) : attempt)
    }
  }

  #hear(event: string, data: unknown): void {
    if (event === 'message') this.#conversation.hearPerson(data as StoredMessage)
    else if (event === 'caption') this.#listeners.caption(data as Caption)
    else if (event === 'call') this.#listeners.call(data as CallState)
    else if (event === 'status') {
      const { status, handled_by: handledBy } = data as { status: 'active'; handled_by: string | null }
      this.#conversation.setStatus(status, handledBy)
    }
  }
}
