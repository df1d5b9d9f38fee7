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
  /** Of the newest event: what came while nobody listened is sent again. */
  #after: string | undefined

  constructor(desk: Desk, conversation: Conversation, listeners: Listeners) {
    this.#desk = desk
    this.#conversation = conversation
    this.#listeners = listeners
    // Browsers share few connections among all tabs of a site: those that nobody looks at have none.
    document.addEventListener('visibilitychange', () => this.#update())
  }

  /** Whether there is a conversation to follow. */
  want(isWanted: boolean): void {
    this.#isWanted = isWanted
    this.#update()
  }

  /** Another conversation begins. */
  forget(): void {
    this.want(false)
    this.#after = undefined
  }

  #update(): void {
    const isDue = this.#isWanted && document.visibilityState === 'visible'
    if (isDue === (this.#running !== undefined)) return
    this.#running?.abort()
    this.#running = isDue ? new AbortController() : undefined
    if (this.#running !== undefined) void this.#run(this.#running.signal)
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
        if (signal.aborted || (error instanceof Refused && error.status !== 0 && error.status < 500)) return
      }
      if (!signal.aborted) await backOnline(attempt)
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
