import { setTimeout as pause } from 'node:timers/promises'
import { load } from 'cheerio'
import type { Element } from 'domhandler'
import { getExpectedTwilioSignature } from 'twilio/lib/webhooks/webhooks.js'
import { FakeMediaStream, StreamError } from './twilio-media.ts'
import { FakeRelay } from './twilio-relay.ts'

export interface PhoneBehaviour {
  /** Picked up by; Twilio reports the kind of machine. */
  picksUp?: 'human' | 'machine_end_beep' | 'machine_end_silence' | 'fax' | 'unknown'
  /** Not picked up. `silence`: it rings, without further callbacks; `mute`: no callbacks at all. */
  ends?: 'busy' | 'no-answer' | 'failed' | 'canceled' | 'silence' | 'mute'
  sipCode?: number
  /** The number is refused before dialling. */
  refusedWith?: number
  /** Seconds of the message on our voicemail; 0: none. */
  message?: number
  /** Settles at the end of the message; without it, the message is over at once. */
  speaks?: Promise<unknown>
  /** Delay of the echoes of marks, in the time of the phone. */
  markDelayMs?: number
  /** Key that a person of the team presses for the call; empty for a voicemail, which presses none. */
  presses?: string
  /** A phone of the team rings until then. */
  rings?: Promise<unknown>
  /** A person of the team talks to the caller until then. */
  talks?: Promise<unknown>
  /** Seconds, as counted by Twilio. */
  duration?: number
}

export interface Network {
  accountSid: string
  authToken: string
  baseUrl: string
  appUrl: string
  delivery: 'ordered' | 'doubled' | 'reversed'
  /** TwiML of other hosts, by address. */
  elsewhere: ReadonlyMap<string, string>
  /** Names of hooks whose next request reaches nobody. */
  lost: Set<string>
  behaviour(number: string): PhoneBehaviour
}

interface Placed {
  sid: string
  from: string
  to: string
  direction: 'inbound' | 'outbound-api'
  /** URL of its TwiML, and asked in place of a hook that fails. */
  url: string
  fallbackUrl?: string | undefined
  form?: URLSearchParams
  /** Further fields of its first request, such as `ForwardedFrom`. */
  more?: Record<string, string>
}

const DURATION_S = 42
const MAX_VERBS = 500

/** One call on the telephone network: its requests, callbacks, speech and what it hears. */
export class FakePhoneCall {
  readonly sid: string
  readonly from: string
  readonly to: string
  readonly direction: Placed['direction']
  createdAt = new Date()
  status = 'queued'
  /** Seconds of the recorded message; 0: none. */
  messageSeconds = 0
  duration: number | undefined
  /** Texts of `<Say>`. */
  readonly heard: string[] = []
  /** Verbs, in order of execution. */
  readonly verbs: string[] = []
  /** Replies of hooks: path, status. */
  readonly hooks: { path: string; status: number }[] = []
  /** The newest connection of the text assistant, and all of them. */
  relay: FakeRelay | undefined
  readonly relays: FakeRelay[] = []
  /** The newest media stream, and all of them. */
  media: FakeMediaStream | undefined
  readonly streams: FakeMediaStream[] = []
  /** Status of a refused connection. */
  refusal: number | undefined
  /** Announcements that people of the team heard before they decided. */
  readonly whispers: string[] = []
  /** Resolves when all callbacks are sent. */
  readonly ended: Promise<void>
  readonly #network: Network
  readonly #placed: Placed
  readonly #resolve: () => void
  readonly #asking = new Set<Promise<Response>>()
  readonly #doing = new Set<Promise<unknown>>()
  #sequence = 0
  #told: (() => Promise<unknown>)[] = []
  #telling: Promise<unknown> = Promise.resolve()
  /** Number of the current run of TwiML; a newer run ends the older. */
  #run = 0
  /** Address of the TwiML that runs. */
  #document = ''

  constructor(network: Network, placed: Placed) {
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#network = network
    this.#placed = placed
    this.#resolve = resolve
    this.ended = promise
    this.sid = placed.sid
    this.from = placed.from
    this.to = placed.to
    this.direction = placed.direction
  }

  get isOver(): boolean {
    return ['completed', 'busy', 'failed', 'no-answer', 'canceled'].includes(this.status)
  }

  get #behaviour(): PhoneBehaviour {
    return this.#network.behaviour(this.direction === 'inbound' ? this.from : this.to)
  }

  /** For a call placed by the API. */
  dial(): void {
    const { ends, picksUp = 'human', sipCode } = this.#behaviour
    // The API's answer comes first.
    setImmediate(() => {
      if (ends === 'mute') return
      this.#tell('initiated')
      this.status = 'ringing'
      this.#tell('ringing')
      if (ends === 'silence') return
      if (ends !== undefined) {
        this.status = ends
        this.#tell(ends, sipCode === undefined ? {} : { SipResponseCode: String(sipCode) })
        return this.#over()
      }
      this.answer()
      const amd = this.#placed.form?.get('AsyncAmdStatusCallback')
      if (amd && this.#placed.form?.get('MachineDetection') === 'DetectMessageEnd')
        this.#begin(this.post(amd, { AnsweredBy: picksUp, MachineDetectionDuration: '2200' }))
    })
  }

  /** Picks up, and requests the TwiML. */
  answer(): void {
    this.status = 'in-progress'
    if (this.direction !== 'inbound') this.#tell('in-progress')
    this.#begin(this.#ask(this.#placed.url, this.#placed.more))
  }

  /** Resolves when no request or callback is pending. */
  async idle(): Promise<void> {
    for (let turn = 0; turn < 3; turn += 1) {
      await this.#telling
      await Promise.all(this.#asking)
      await pause(0)
    }
  }

  /** Ends without callbacks. */
  lapse(status: 'no-answer' | 'completed'): void {
    this.status = status
    this.#over()
  }

  /** Resolves after the end, once all requests are answered. */
  async gone(): Promise<void> {
    await this.ended
    while (this.#doing.size > 0) await Promise.all(this.#doing)
    await this.idle()
  }

  #begin(work: Promise<unknown>): void {
    const doing = work.finally(() => this.#doing.delete(doing))
    this.#doing.add(doing)
  }

  /** By the caller, or by the API. */
  hangUp(): void {
    if (this.isOver) return
    this.#run += 1
    this.status = 'completed'
    this.duration = this.#behaviour.duration ?? DURATION_S
    this.relay?.drop()
    void this.media?.hangUp()
    this.#tell('completed', { CallDuration: String(this.duration), Duration: '1' })
    this.#over()
  }

  /** Replaces the running TwiML. */
  run(twiml: string): void {
    this.#run += 1
    this.relay?.drop()
    void this.media?.hangUp()
    this.#begin(this.#perform(twiml))
  }

  /** Sends a hook with a valid signature; returns the TwiML of the reply. */
  async post(url: string, fields: Record<string, string> = {}): Promise<string | undefined> {
    const { authToken } = this.#network
    const form = { ...this.#fields(), ...fields }
    const response = await this.send(url, form, getExpectedTwilioSignature(authToken, url, form))
    return response.ok ? response.text() : undefined
  }

  /** Sends a hook with any signature. */
  async send(url: string, form: Record<string, string>, signature: string | undefined): Promise<Response> {
    const { baseUrl, appUrl, elsewhere, lost } = this.#network
    const other = elsewhere.get(url)
    if (other !== undefined) return new Response(other)
    if (!url.startsWith(baseUrl)) throw new Error(`A hook at another place: ${url}`)
    const { pathname } = new URL(url)
    if (lost.delete(pathname.split('/')[5] ?? '')) return Response.error()
    const asked = fetch(`${appUrl}${url.slice(baseUrl.length)}`, {
      method: 'POST',
      body: new URLSearchParams(form),
      headers: signature === undefined ? {} : { 'x-twilio-signature': signature },
      // A server that is gone is no answer, as for Twilio (error 11205): the fallback comes, or the call ends.
    }).catch(() => Response.error())
    this.#asking.add(asked)
    const response = await asked.finally(() => this.#asking.delete(asked))
    this.hooks.push({ path: new URL(url).pathname, status: response.status })
    return response
  }

  #fields(): Record<string, string> {
    const { accountSid } = this.#network
    const { sid, from, to, direction, status } = this
    const who = { From: from, Caller: from, To: to, Called: to }
    return {
      CallSid: sid,
      AccountSid: accountSid,
      ...who,
      CallStatus: status,
      Direction: direction,
      ApiVersion: '2010-04-01',
    }
  }

  #tell(status: string, more: Record<string, string> = {}): void {
    const url = this.#placed.form?.get('StatusCallback')
    if (!url) return
    const event =
      status === 'in-progress' ? 'answered' : ['initiated', 'ringing'].includes(status) ? status : 'completed'
    if (!this.#placed.form!.getAll('StatusCallbackEvent').includes(event)) return
    const fields = {
      CallStatus: status,
      SequenceNumber: String(this.#sequence++),
      Timestamp: new Date().toUTCString(),
      CallbackSource: 'call-progress-events',
      ...more,
    }
    const post = () => this.post(url, fields)
    const { delivery } = this.#network
    if (delivery === 'reversed') return void this.#told.unshift(post)
    for (let times = delivery === 'doubled' ? 2 : 1; times > 0; times -= 1) this.#telling = this.#telling.then(post)
  }

  #over(): void {
    const late = async () => {
      await this.#telling
      for (const post of this.#told.splice(0)) await post()
    }
    void late().then(() => this.#resolve())
  }

  async #ask(url: string, fields: Record<string, string> = {}): Promise<void> {
    const run = (this.#run += 1)
    this.#document = url
    const twiml = await this.post(url, fields)
    if (run !== this.#run) return
    if (twiml !== undefined) return this.#perform(twiml)
    const fallback = this.#placed.form?.get('FallbackUrl') ?? this.#placed.fallbackUrl
    const instead = fallback && (await this.post(fallback, { ErrorCode: '11200', ErrorUrl: url }))
    return instead && run === this.#run ? this.#perform(instead) : this.hangUp()
  }

  /** Executes the verbs; a redirect replaces the rest. */
  async #perform(twiml: string): Promise<void> {
    const run = this.#run
    const $ = load(twiml, { xml: true })
    if ($('Response').length !== 1) throw new Error(`No TwiML: ${twiml}`)
    for (const verb of $('Response').children().toArray()) {
      if (run !== this.#run || this.isOver) return
      this.verbs.push(verb.name)
      if (this.verbs.length > MAX_VERBS) throw new Error('TwiML that comes to no end')
      if (await this.#do(verb, $(verb).text())) return
    }
    if (run === this.#run && !this.isOver) this.hangUp()
  }

  /** True when the following verbs are skipped. */
  async #do(verb: Element, text: string): Promise<boolean> {
    const { action, ...attributes } = verb.attribs
    switch (verb.name) {
      case 'Say':
        this.heard.push(text)
        return false
      case 'Pause':
        return false
      case 'Hangup':
        this.hangUp()
        return true
      case 'Reject':
        this.status = 'busy'
        this.#over()
        return true
      case 'Redirect':
        await this.#ask(text)
        return true
      case 'Dial':
        return this.#dialOn(verb, attributes, action)
      case 'Record':
        return this.#record(action, attributes['finishOnKey'])
      case 'Connect':
        return this.#connect(verb.children.find((child) => child.type === 'tag') as Element, action)
      default:
        throw new Error(`TwiML that this phone does not know: ${verb.name}`)
    }
  }

  async #dialOn(verb: Element, { callerId = '' }: Element['attribs'], action: string | undefined): Promise<boolean> {
    if (callerId === '') throw new Error('A call is put through without a caller id')
    const $ = load(verb, { xml: true })
    const nouns = $('Number').toArray()
    const phones = nouns.map((noun) => ({ number: $(noun).text(), url: noun.attribs['url'] }))
    for (const { number } of phones) this.verbs.push(`Dial ${number}`)
    const run = this.#run
    await Promise.all(phones.map(({ number }) => this.#network.behaviour(number).rings))
    if (this.isOver && action !== undefined) await this.post(action, { DialCallStatus: 'canceled' })
    if (run !== this.#run) return true
    const there = phones.find(({ number }) => this.#network.behaviour(number).ends === undefined)
    if (there?.url !== undefined) await this.#pickUp(there.number, there.url)
    await (there && this.#network.behaviour(there.number).talks)
    if (this.isOver && action !== undefined) await this.post(action, { DialCallStatus: 'completed' })
    if (run !== this.#run) return true
    if (action === undefined) return false
    const ends = this.#network.behaviour(phones[0]!.number).ends
    const status = there === undefined ? ends! : 'completed'
    await this.#ask(action, { DialCallStatus: status, DialCallDuration: there === undefined ? '0' : '30' })
    return true
  }

  /** https://www.twilio.com/docs/voice/twiml/number#attributes-url: who picks up hears this first, and decides by a key. */
  async #pickUp(number: string, url: string): Promise<void> {
    const second = { CallSid: `CA${'d'.repeat(32)}`, ParentCallSid: this.sid, To: number, Called: number }
    const $ = load((await this.post(url, second)) ?? '', { xml: true })
    this.whispers.push($('Gather Say').text())
    const { presses = '1' } = this.#network.behaviour(number)
    const decide = $('Gather').attr('action')
    if (presses !== '' && decide !== undefined) await this.post(decide, { ...second, Digits: presses })
  }

  /**
   * https://www.twilio.com/docs/voice/twiml/record#attributes-action: without a message, the next verb follows; without an
   * address, that of the document is asked again. A caller who has no key to finish with hangs up.
   */
  async #record(action: string | undefined, finishOnKey = '#'): Promise<boolean> {
    const { message = 12, speaks } = this.#behaviour
    const run = this.#run
    await speaks
    if (run !== this.#run || this.isOver) return true
    this.messageSeconds = message
    if (message === 0) return false
    if (finishOnKey === '') {
      this.hangUp()
      return true
    }
    const recording = `RE${this.sid.slice(2)}`
    const fields = { RecordingSid: recording, RecordingDuration: String(message), Digits: 'hangup' }
    await this.#ask(action ?? this.#document, fields)
    return true
  }

  async #connect(noun: Element, action: string | undefined): Promise<boolean> {
    const run = this.#run
    const url = noun.attribs['url'] ?? ''
    // A process without TLS stands for one behind a proxy.
    const scheme = this.#network.baseUrl.startsWith('https:') ? 'wss://' : 'ws://'
    if (!url.startsWith(scheme) || url.includes('?')) throw new Error(`31922: not an address for a stream: ${url}`)
    const more =
      noun.name === 'Stream' ? await this.#stream(url, parametersOf(noun)) : await this.#converse(url, noun.attribs)
    // Replaced by another run: no further request.
    if (this.isOver && action !== undefined) await this.post(action, more)
    if (run !== this.#run || this.isOver) return true
    if (action === undefined) return false
    await this.#ask(action, more)
    return true
  }

  async #stream(url: string, parameters: Record<string, string>): Promise<Record<string, string>> {
    const { authToken, accountSid, appUrl } = this.#network
    const { sid: callSid } = this
    try {
      this.media = await FakeMediaStream.connect({
        url,
        at: appUrl.replace('http', 'ws'),
        authToken,
        accountSid,
        callSid,
        parameters,
        markDelayMs: this.#behaviour.markDelayMs ?? 0,
      })
    } catch (error) {
      if (!(error instanceof StreamError)) throw error
      this.refusal = error.status
      return {}
    }
    this.streams.push(this.media)
    await this.media.closed
    await pause(0)
    return {}
  }

  async #converse(url: string, attributes: Record<string, string>): Promise<Record<string, string>> {
    const { authToken, accountSid, appUrl } = this.#network
    const { sid, from, to, direction } = this
    const setup = { callSid: sid, accountSid, from, to, direction }
    const signature = getExpectedTwilioSignature(authToken, url, {})
    const welcomeGreeting = attributes['welcomeGreeting']
    const relay = await FakeRelay.open({ url, at: appUrl, signature, welcomeGreeting, ...setup })
    if (typeof relay === 'number') {
      this.refusal = relay
      return { SessionStatus: 'failed' }
    }
    this.relay = relay
    this.relays.push(relay)
    // Hung up meanwhile.
    if (this.isOver) relay.drop()
    const { code, wasEnded } = await relay.closed
    // The call's own callbacks come first.
    await pause(0)
    const isFine = wasEnded || this.isOver || code === 1000
    const handoff = relay.handoffData === undefined ? {} : { HandoffData: relay.handoffData }
    return { SessionStatus: isFine ? 'ended' : 'failed', SessionDuration: '12', ...handoff }
  }
}

function parametersOf({ children }: Element): Record<string, string> {
  const nouns = children.filter((child): child is Element => child.type === 'tag' && child.name === 'Parameter')
  return Object.fromEntries(nouns.map(({ attribs }) => [attribs['name'] ?? '', attribs['value'] ?? '']))
}
