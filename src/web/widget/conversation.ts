import { backOnline, RETRY_MS } from './connection.ts'
import { newKey, Refused, type Desk } from './desk.ts'
import { unquoted } from './markdown.tsx'
import type { Waiting } from './memory.ts'

export interface CardBooking {
  service_name: string
  start: string
  /** The assistant asks for it when the visitor wants to change the appointment. */
  reference: string
  resource_name?: string
  manage_url?: string | null
}

interface Source {
  title: string
  url: string | null
  snippet: string
  /** Ranges of the answer that it proves. */
  cites?: number[][]
}

interface Suggestion {
  label: string
  message: string
}

/** Free starts to choose from. */
export interface Offer {
  service_id: string
  time_zone: string
  starts: { start: string; message: string }[]
  more: boolean
}

/** Parts of an answer beside its words. */
interface Parts {
  sources: Source[]
  suggestions: Suggestion[]
  offer: Offer | null
}

export interface Message extends Parts {
  id: string
  role: 'visitor' | 'assistant' | 'person'
  text: string
  /** ISO 8601. */
  at: string
  /** Name of the person who wrote it, where known. */
  author?: string | undefined
  booking?: CardBooking | null
  /** The assistant's: being written, broken off. The visitor's: on its way, not sent. */
  state: 'whole' | 'writing' | 'sending' | 'unsent' | 'broken'
  /** The visitor's verdict on an answer. */
  helpful?: boolean | null
  /** Id of the question, by which an answer is known that was not read again. */
  answers?: string | null
  /** The visitor's: its request. */
  request?: Waiting
}

type Trouble = 'offline' | 'tooMany' | 'ended' | null

/** In the form of the API. */
export interface StoredMessage extends Parts {
  message_id: string
  role: Message['role']
  text: string
  created_at: string
  helpful: boolean | null
}

type AnswerEvent =
  | { event: 'session'; data: { message_id: string } }
  | { event: 'delta'; data: { text: string } }
  | { event: 'source'; data: Source }
  | { event: 'error'; data: { detail: string } }
  | { event: 'done'; data: Done }

/** The end of an answer's stream. */
interface Done extends Parts {
  message_id: string
  reply: string | null
  status?: Status
  booking: (CardBooking & { status: string }) | null
  created_at: string
}

type Status = 'active' | 'handoff' | 'ended'

/** The team is told so often that the visitor writes; it lasts a little longer there. */
const TELL_MS = 10_000

/** Tries to send a message before the visitor is told, while the browser has a connection. */
const MAX_SENT = 2

interface Listeners {
  changed(): void
  /** Called once per finished reply. */
  said(text: string, role: 'assistant' | 'person'): void
}

/** A question and its answer while it is streamed. */
interface Exchange {
  question: Message
  answer: Message
  /** Called once the server has the question. */
  taken(): void
  /** Id of the stored question, once it is known. */
  id: string | undefined
  /** Id of the last event, for a reconnect. */
  after: string | undefined
  /** Connections in a row without an event. */
  attempt: number
}

/** Messages of a conversation: sending, streaming and restoring them. */
export class Conversation {
  messages: Message[] = []
  /** An earlier conversation is on its way. */
  isRestoring = false
  trouble: Trouble = null
  /** Seconds, for `tooMany`. */
  retryAfter = 0
  /** Handoff state: whether a person replies instead of the assistant. */
  person: 'none' | 'awaited' | 'here' = 'none'
  /** Name of the person who answers, where it is known. */
  personName: string | undefined
  /** A person of the team is writing now. */
  isTyping = false
  /** Id of the visitor's newest message that the team has read. */
  readId = ''
  #toldAt = 0
  /** Settles when the message before was taken or refused: they arrive in their order. */
  #before = Promise.resolve()
  readonly #desk: Desk
  readonly #listeners: Listeners
  #counter = 0

  constructor(desk: Desk, listeners: Listeners) {
    this.#desk = desk
    this.#listeners = listeners
  }

  /** Id of the newest message known to be stored. */
  get newestId(): string | undefined {
    return this.messages.findLast(({ id }) => id.startsWith('msg_'))?.id
  }

  /** Restores the earlier conversation, resumes an unfinished answer, and sends what was left waiting. */
  async restore(): Promise<void> {
    const history = this.#restoreHistory().finally(() => (this.isRestoring = false))
    this.#before = history
    for (const request of this.#desk.waiting) void this.#post(request)
    await history
    const last = this.messages.at(-1)
    const isAsked = last?.role === 'visitor' && last.state === 'whole'
    if (isAsked && this.person === 'none' && this.trouble === null) await this.#goOn(last)
    this.#listeners.changed()
  }

  async #restoreHistory(): Promise<void> {
    for (let attempt = 0; ;) {
      try {
        return await this.#reload()
      } catch (error) {
        const { status } = Refused.of(error)
        // The earlier conversation has ended, so this one is new.
        if (status === 404) return
        this.trouble = 'offline'
        this.#listeners.changed()
        if (status !== 0 || attempt >= RETRY_MS.length) return
        attempt = await backOnline(attempt)
      }
    }
  }

  send(text: string, visitor: object): Promise<void> {
    return this.#post({ body: { ...visitor, message: text }, key: newKey(), at: Date.now() })
  }

  /** Messages written without a connection wait for it. */
  async #post(request: Waiting): Promise<void> {
    const question = this.#add({ role: 'visitor', text: request.body.message, state: 'sending', request })
    const answer = this.#made({ role: 'assistant', text: '', state: 'writing' })
    this.#desk.keep(request)
    if (this.trouble !== 'offline') this.trouble = null
    this.#listeners.changed()
    const before = this.#before
    let taken!: () => void
    this.#before = new Promise((resolve) => (taken = resolve))
    await before
    try {
      await this.#stream(question, answer, taken)
    } catch (error) {
      this.#fail(question, answer, error)
    }
    taken()
    this.#listeners.changed()
  }

  /** Retries an unsent message or a broken answer. */
  async retry(message: Message, visitor: object): Promise<void> {
    const at = this.messages.indexOf(message)
    const question = this.messages.slice(0, at + 1).findLast(({ role }) => role === 'visitor')
    if (question === undefined) return
    this.#remove(question, message)
    if (message === question && question.request !== undefined) await this.#post(question.request)
    else await this.send(question.text, visitor)
  }

  clear(): void {
    this.messages = []
    this.trouble = null
    this.person = 'none'
    this.personName = undefined
    this.#listeners.changed()
  }

  /** Messages of a person arrive outside an answer's stream. */
  hearPerson(stored: StoredMessage): void {
    const { message_id: id, role, text } = stored
    if (role !== 'person' || this.messages.some((message) => message.id === id)) return
    this.isTyping = false
    this.#add({ ...shown(stored), author: this.personName })
    this.#listeners.said(text, 'person')
    this.#listeners.changed()
  }

  setStatus(status: Status, handledBy: string | null): void {
    if (status === 'ended') this.trouble = 'ended'
    this.person = status !== 'handoff' ? 'none' : handledBy === null ? 'awaited' : 'here'
    this.#listeners.changed()
  }

  /** Updates the name, the typing and the read mark of the person who answers. */
  know(values: Partial<Pick<Conversation, 'personName' | 'isTyping' | 'readId'>>): void {
    Object.assign(this, values)
    this.#listeners.changed()
  }

  /** Tells a person who answers, or is awaited, that the visitor writes. */
  tellTyping(): void {
    if (this.person === 'none' || Date.now() - this.#toldAt < TELL_MS) return
    this.#toldAt = Date.now()
    void this.#desk.post('/typing', {}).catch(() => {})
  }

  /** Kept on the server; not worth a complaint where that fails. */
  rate(message: Message, helpful: boolean): void {
    message.helpful = helpful
    this.#listeners.changed()
    void this.#desk.post('/feedback', { message_id: message.answers ?? message.id, helpful }).catch(() => {})
  }

  async #goOn(question: Message): Promise<void> {
    const answer = this.#add({ role: 'assistant', text: '', state: 'writing' })
    this.#listeners.changed()
    try {
      await this.#stream(question, answer)
    } catch {
      // The question was never answered; asking again is the visitor's choice.
      answer.state = 'broken'
    }
  }

  /** Streams an answer, over as many connections as it takes; without a request, to a question sent earlier. */
  async #stream(question: Message, answer: Message, taken = () => {}): Promise<void> {
    const id = question.request === undefined ? question.id : undefined
    const exchange: Exchange = { question, answer, taken, id, after: undefined, attempt: 0 }
    for (;;) {
      try {
        if (await this.#read(exchange)) return
        // The stream ended without its final event.
        if (exchange.id === undefined) throw new Refused(0)
      } catch (error) {
        const { status } = Refused.of(error)
        // The server no longer keeps the stream, but it keeps the messages.
        if (exchange.id !== undefined && status === 404) return this.#reload(exchange.id)
        const max = exchange.id === undefined ? MAX_SENT : RETRY_MS.length
        if (status !== 0 || exchange.attempt >= max) throw error
      }
      this.trouble = 'offline'
      this.#listeners.changed()
      exchange.attempt = await backOnline(exchange.attempt)
    }
  }

  /** Reads one connection; true after the last event, or when the visitor has started over. */
  async #read(exchange: Exchange): Promise<boolean> {
    const { id, after, question, answer } = exchange
    const { request } = question
    const isGone = () => !this.messages.includes(question)
    if (isGone()) return true
    const path = id === undefined ? '/chat' : `/chat/${id}`
    const sent = id === undefined ? { body: request?.body, headers: { 'idempotency-key': request!.key } } : { after }
    for await (const { id: eventId, event, data } of this.#desk.events(path, sent)) {
      if (isGone()) return true
      if (eventId !== '') exchange.after = eventId
      exchange.attempt = 0
      // A refusal of a newer message stays visible.
      if (this.trouble === 'offline') this.trouble = null
      // The server sends with each event the data of its name.
      const heard = { event, data } as AnswerEvent
      if (heard.event === 'session') {
        exchange.id = heard.data.message_id
        this.#place(exchange.id, question, answer)
        if (request !== undefined) this.#desk.drop(request)
        exchange.taken()
      } else if (this.#hear(answer, heard)) return true
      this.#listeners.changed()
    }
    return false
  }

  /** A taken question, and its answer after it. Both may have been read from the server before they were known to be taken. */
  #place(id: string, question: Message, answer: Message): void {
    const known = this.messages.findIndex((message) => message.id === id && message !== question)
    if (known >= 0)
      this.messages = this.messages.toSpliced(known, this.messages[known + 1]?.role === 'assistant' ? 2 : 1)
    question.id = id
    question.state = 'whole'
    if (!this.messages.includes(answer))
      this.messages = this.messages.toSpliced(this.messages.indexOf(question) + 1, 0, answer)
  }

  /** True for the last event. */
  #hear(answer: Message, { event, data }: AnswerEvent): boolean {
    if (event === 'delta') answer.text += data.text
    else if (event === 'source') answer.sources = [...answer.sources, data]
    else if (event === 'error') throw new Refused(503, data)
    if (event !== 'done') return false
    const { reply, message_id: answers, sources, suggestions, offer, booking, status, created_at: at } = data
    if (status === 'handoff' && this.person === 'none') this.person = 'awaited'
    // Null: superseded by a newer message, which gets the answer; or a person replies.
    if (reply === null) this.#remove(answer)
    else {
      const booked = booking?.status === 'confirmed' ? booking : null
      Object.assign(answer, { text: reply, answers, sources, suggestions, offer, booking: booked, at, state: 'whole' })
      this.#listeners.said(sources.reduce(unquoted, reply), 'assistant')
    }
    return true
  }

  #fail(question: Message, answer: Message, error: unknown): void {
    const { status, retryAfter } = Refused.of(error)
    this.retryAfter = retryAfter
    this.trouble = status === 429 ? 'tooMany' : status === 409 ? 'ended' : null
    if (status !== 0 && status < 500) this.#desk.drop(question.request!)
    if (question.id.startsWith('msg_')) answer.state = 'broken'
    else {
      question.state = 'unsent'
      this.#remove(answer)
    }
  }

  /** @throws Refused, also when `question` was not answered */
  async #reload(question?: string): Promise<void> {
    const stored = await this.#desk.get<{
      status: Status
      handoff?: { handled_by: string | null } | null
      messages: StoredMessage[]
    }>('/chat')
    if (stored.messages.at(-1)?.message_id === question) throw new Refused(503)
    const unsent = this.messages.filter(({ request, state }) => request !== undefined && state !== 'whole')
    this.messages = [...stored.messages.map(shown), ...unsent]
    this.trouble = null
    this.setStatus(stored.status, stored.handoff?.handled_by ?? null)
  }

  #remove(...gone: Message[]): void {
    this.messages = this.messages.filter((message) => !gone.includes(message))
  }

  #add(message: Partial<Message> & Pick<Message, 'role' | 'text'>): Message {
    const whole = this.#made(message)
    this.messages = [...this.messages, whole]
    return whole
  }

  #made(message: Partial<Message> & Pick<Message, 'role' | 'text'>): Message {
    this.#counter += 1
    const at = new Date().toISOString()
    const parts: Parts = { sources: [], suggestions: [], offer: null }
    return { id: `local-${this.#counter}`, at, ...parts, state: 'whole', ...message }
  }
}

function shown({ message_id: id, created_at: at, ...stored }: StoredMessage): Message {
  return { ...stored, id, at, state: 'whole' }
}
