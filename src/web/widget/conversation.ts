import { Refused, type Desk } from './desk.ts'

export interface Source {
  title: string
  url: string | null
  snippet: string
}

export interface Message {
  id: string
  role: 'visitor' | 'assistant' | 'person'
  text: string
  sources: Source[]
  /** Of the assistant's: still being written. Of the visitor's: could not be sent. */
  state: 'whole' | 'writing' | 'unsent' | 'broken'
}

export type Trouble = 'offline' | 'tooMany' | 'ended' | null

interface Stored {
  status: 'active' | 'handoff' | 'ended'
  messages: { message_id: string; role: Message['role']; text: string; sources: Source[] }[]
}

const RETRY_MS = [500, 1_000, 2_000, 4_000, 8_000]

/** The conversation with the assistant: its messages, and how they come and go. */
export class Conversation {
  messages: Message[] = []
  trouble: Trouble = null
  isBusy = false
  readonly #desk: Desk
  readonly #changed: () => void
  /** Told of what was said in the end: once, as plain text. */
  readonly #said: (text: string) => void
  #counter = 0

  constructor(desk: Desk, { changed, said }: { changed(): void; said(text: string): void }) {
    this.#desk = desk
    this.#changed = changed
    this.#said = said
  }

  /** What was said before the page was left. */
  async restore(): Promise<void> {
    try {
      this.#take(await this.#desk.get<Stored>('/chat'))
    } catch (error) {
      // 404: the earlier conversation has ended, so this one is new.
      if (error instanceof Refused && error.status === 404) return
      this.trouble = 'offline'
    }
    this.#changed()
  }

  async send(text: string, visitor: object): Promise<void> {
    const question = this.#add({ role: 'visitor', text })
    const answer = this.#add({ role: 'assistant', text: '', state: 'writing' })
    this.trouble = null
    this.isBusy = true
    this.#changed()
    try {
      await this.#stream(question, answer, { ...visitor, message: text })
    } catch (error) {
      this.#fail(question, answer, error)
    }
    this.isBusy = false
    this.#changed()
  }

  /** A message that could not be sent, or whose answer broke off, once more. */
  async retry(message: Message, visitor: object): Promise<void> {
    const at = this.messages.indexOf(message)
    const question = this.messages.slice(0, at + 1).findLast(({ role }) => role === 'visitor')
    if (question === undefined) return
    this.messages = this.messages.slice(0, this.messages.indexOf(question))
    await this.send(question.text, visitor)
  }

  clear(): void {
    this.messages = []
    this.trouble = null
    this.#changed()
  }

  async #stream(question: Message, answer: Message, body: object): Promise<void> {
    let after: string | undefined
    let id: string | undefined
    for (let attempt = 0; ;) {
      try {
        const path = id === undefined ? '/chat' : `/chat/${id}`
        for await (const { id: eventId, event, data } of this.#desk.events(path, {
          body: id === undefined ? body : undefined,
          after,
        })) {
          if (eventId !== '') after = eventId
          attempt = 0
          this.trouble = null
          if (event === 'session') {
            id = (data as { message_id: string }).message_id
            question.id = id
          } else if (this.#hear(answer, event, data)) return
          this.#changed()
        }
        // Cut off without an end.
        if (id === undefined) throw new Refused(0)
      } catch (error) {
        const isCut = !(error instanceof Refused) || error.status === 0
        if (id === undefined || !isCut || attempt >= RETRY_MS.length) throw error
      }
      this.trouble = 'offline'
      this.#changed()
      await backOnline(RETRY_MS[attempt]! * (0.75 + Math.random() / 2))
      attempt += 1
    }
  }

  /** True: that was the last event. */
  #hear(answer: Message, event: string, data: unknown): boolean {
    if (event === 'delta') answer.text += (data as { text: string }).text
    else if (event === 'source') answer.sources = [...answer.sources, data as Source]
    else if (event === 'error') throw new Refused(503, (data as { detail: string }).detail)
    if (event !== 'done') return false
    const { reply, sources } = data as { reply: string | null; sources: Source[] }
    // Overtaken by a newer message: that one has the answer.
    if (reply === null) this.messages = this.messages.filter((message) => message !== answer)
    else {
      answer.text = reply
      answer.sources = sources
      answer.state = 'whole'
      this.#said(reply)
    }
    return true
  }

  #fail(question: Message, answer: Message, error: unknown): void {
    const status = error instanceof Refused ? error.status : 0
    this.trouble = status === 429 ? 'tooMany' : status === 409 ? 'ended' : null
    if (question.id.startsWith('msg_')) answer.state = 'broken'
    else {
      question.state = 'unsent'
      this.messages = this.messages.filter((message) => message !== answer)
    }
  }

  #take({ status, messages }: Stored): void {
    this.messages = messages.map(({ message_id: id, role, text, sources }) => ({
      id,
      role,
      text,
      sources,
      state: 'whole',
    }))
    this.trouble = status === 'ended' ? 'ended' : null
  }

  #add(message: Partial<Message> & Pick<Message, 'role' | 'text'>): Message {
    this.#counter += 1
    const whole: Message = { id: `local-${this.#counter}`, sources: [], state: 'whole', ...message }
    this.messages = [...this.messages, whole]
    return whole
  }
}

/** After a while, or as soon as the browser is online or looked at again. */
function backOnline(waitMs: number): Promise<void> {
  return new Promise((resolve) => {
    const controller = new AbortController()
    const go = () => {
      controller.abort()
      clearTimeout(timer)
      resolve()
    }
    const timer = setTimeout(go, waitMs)
    const { signal } = controller
    addEventListener('online', go, { signal })
    addEventListener('pageshow', go, { signal })
    document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && go(), { signal })
  })
}
