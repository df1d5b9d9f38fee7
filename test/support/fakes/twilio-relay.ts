import { WebSocket } from 'ws'
import { until } from '../until.ts'

interface Setup {
  callSid: string
  accountSid: string
  from: string
  to: string
  direction: string
}

export interface RelayConnection extends Setup {
  /** URL from the instructions, with its signature. */
  url: string
  signature: string
  /** The actual test server. */
  at: string
  welcomeGreeting: string | undefined
}

/**
 * Twilio's side of ConversationRelay (https://www.twilio.com/docs/voice/conversationrelay/websocket-messages), with text
 * instead of voice: the caller's words are sent as a prompt, replies are collected by talk cycle and reported as played.
 */
export class FakeRelay {
  /** Complete talk cycles, in order. */
  readonly utterances: string[] = []
  /** Messages Twilio would refuse (error 64107). */
  readonly refused: unknown[] = []
  handoffData: string | undefined
  /** Slow voice: nothing is reported as played until `play`. */
  isSlow = false
  readonly closed: Promise<{ code: number; wasEnded: boolean }>
  readonly #socket: WebSocket
  #cycle = ''
  #unplayed = ''
  #wasEnded = false

  private constructor(socket: WebSocket) {
    this.#socket = socket
    const { promise, resolve } = Promise.withResolvers<{ code: number; wasEnded: boolean }>()
    this.closed = promise
    socket.on('message', (data) => this.#take(String(data)))
    socket.on('error', () => {})
    socket.on('close', (code) => resolve({ code, wasEnded: this.#wasEnded }))
  }

  /** The status for a refused connection. */
  static async open({ url, at, signature, welcomeGreeting, ...setup }: RelayConnection): Promise<FakeRelay | number> {
    const { pathname, search } = new URL(url)
    const address = `${at.replace(/^http/, 'ws')}${pathname}${search}`
    const socket = new WebSocket(address, { headers: { 'x-twilio-signature': signature } })
    const relay = new FakeRelay(socket)
    const { promise, resolve } = Promise.withResolvers<number | undefined>()
    socket.on('open', () => resolve(undefined))
    socket.on('unexpected-response', (_request, { statusCode = 0 }) => {
      resolve(statusCode)
      socket.terminate()
    })
    const status = await promise
    if (status !== undefined) return status
    relay.send({ type: 'setup', sessionId: `VX${'0'.repeat(32)}`, callType: 'PSTN', callStatus: 'RINGING', ...setup })
    if (welcomeGreeting !== undefined) relay.#said(welcomeGreeting)
    return relay
  }

  send(message: object): void {
    this.#socket.send(JSON.stringify(message))
  }

  sendRaw(data: string | Buffer): void {
    this.#socket.send(data)
  }

  /** The caller speaks, and hears the reply. */
  async says(words: string): Promise<string> {
    const before = this.utterances.length
    this.send({ type: 'prompt', voicePrompt: words, lang: 'en-US', last: true })
    await until(() => this.utterances.length > before)
    return this.utterances.slice(before).join(' ')
  }

  /** The caller interrupts a reply after hearing `heard`. */
  interrupts(heard: string, words: string): void {
    this.#unplayed = ''
    this.#cycle = ''
    this.send({ type: 'interrupt', utteranceUntilInterrupt: heard, durationUntilInterruptMs: '460' })
    this.send({ type: 'prompt', voicePrompt: words, lang: 'en-US', last: true })
  }

  presses(digits: string): void {
    for (const digit of digits) this.send({ type: 'dtmf', digit })
  }

  /** The slow voice finishes. */
  play(): void {
    this.send({ type: 'info', name: 'tokensPlayed', value: this.#unplayed })
    this.#unplayed = ''
  }

  /** The call ends, or runs other TwiML. */
  drop(): void {
    this.#socket.close(1000)
  }

  #take(data: string): void {
    const message = JSON.parse(data) as Record<string, unknown>
    if (!isTaken(message)) {
      this.refused.push(message)
      return this.send({ type: 'error', description: `Invalid message received: ${data}` })
    }
    if (message['type'] === 'end') {
      this.handoffData = message['handoffData'] as string | undefined
      this.#wasEnded = true
      return this.#socket.close(1000)
    }
    this.#cycle += message['token'] as string
    if (message['last'] !== true) return
    this.#said(this.#cycle)
    this.#cycle = ''
  }

  #said(text: string): void {
    this.utterances.push(text)
    this.#unplayed += text
    if (!this.isSlow) this.play()
  }
}

const TAKEN: Record<string, Record<string, string>> = {
  text: { type: 'string', token: 'string', last: 'boolean', lang: 'string', interruptible: 'boolean' },
  end: { type: 'string', handoffData: 'string' },
}
const NEEDED: Record<string, string[]> = { text: ['token', 'last'], end: [] }

function isTaken(message: Record<string, unknown>): boolean {
  const type = String(message['type'])
  const fields = Object.hasOwn(TAKEN, type) ? TAKEN[type]! : undefined
  if (fields === undefined) return false
  const isKnown = Object.entries(message).every(([name, value]) => typeof value === fields[name])
  return isKnown && NEEDED[type]!.every((name) => name in message)
}
