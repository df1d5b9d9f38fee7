import { randomBytes } from 'node:crypto'
import { readTwilioDocument } from './twilio-document.ts'
import { FakePhoneCall, type Network, type PhoneBehaviour } from './twilio-call.ts'
import type { FakeRelay } from './twilio-relay.ts'
import { VendorServer, type Answer, type SeenRequest } from './vendor-server.ts'

export interface FakeTwilioOptions {
  accountSid: string
  authToken: string
  /** The product's own base URL, which is part of signatures. */
  baseUrl: string
  /** Numbers of the account. */
  numbers: string[]
}

const newSid = (kind: string) => `${kind}${randomBytes(16).toString('hex')}`

/**
 * Fake of Twilio's voice: the REST API for calls (https://www.twilio.com/docs/voice/api/call-resource), and a telephone
 * network where each number behaves as scripted. Calls run TwiML and send signed hooks.
 */
export class FakeTwilio extends VendorServer {
  readonly calls: FakePhoneCall[] = []
  /** Addresses that were set for the calls of a number, by number. */
  readonly hooks = new Map<string, Record<'voice_url' | 'voice_fallback_url' | 'status_callback', string>>()
  /** Length of a recorded message, beside its head. */
  recordingBytes = 0
  /** Actual address of the product; hooks go there, signed for `baseUrl`. */
  appUrl = ''
  /** TwiML of other hosts, such as a TwiML Bin, by address. */
  readonly elsewhere = new Map<string, string>()
  /** Names of hooks whose next request reaches nobody, such as `transfer`. */
  readonly lost = new Set<string>()
  /** Recorded messages have no length yet, so often. */
  slowRecordings = 0
  /** Order of status callbacks: as they happen, each twice, or reversed at the end. */
  delivery: 'ordered' | 'doubled' | 'reversed' = 'ordered'
  readonly options: FakeTwilioOptions
  readonly #document = readTwilioDocument()
  readonly #phones = new Map<string, PhoneBehaviour>()

  constructor(options: FakeTwilioOptions) {
    super()
    this.options = options
  }

  /** Scripts a number; by default people pick up. */
  phone(number: string, behaviour: PhoneBehaviour): void {
    this.#phones.set(number, behaviour)
  }

  /** An incoming call to a number of the account. */
  comes(from: string, to: string, url: string, more: Record<string, string> = {}): FakePhoneCall {
    const direction = 'inbound'
    const fallbackUrl = url.endsWith('/inbound') ? url.replace(/inbound$/, 'fallback') : undefined
    const call = new FakePhoneCall(this.#network(), { sid: newSid('CA'), from, to, direction, url, fallbackUrl, more })
    this.calls.push(call)
    call.answer()
    return call
  }

  callTo(number: string): FakePhoneCall | undefined {
    return this.calls.findLast(({ to }) => to === number)
  }

  /** The relay connection of a call. */
  relayTo(number: string): FakeRelay | undefined {
    return this.callTo(number)?.relay
  }

  /** Resolves when all callbacks are sent. */
  async settled(): Promise<void> {
    for (const call of this.calls) await call.ended
  }

  #network(): Network {
    // Calls in progress reach a process that was started later.
    const appUrl = () => this.appUrl
    return {
      ...this.options,
      get appUrl() {
        return appUrl()
      },
      delivery: this.delivery,
      elsewhere: this.elsewhere,
      lost: this.lost,
      behaviour: (number) => this.#phones.get(number) ?? { picksUp: 'human' },
    }
  }

  protected answer(request: SeenRequest): Answer {
    const { accountSid, authToken } = this.options
    const basic = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`
    if (request.headers.authorization !== basic) return problem(401, 20_003, 'Authenticate')
    const account = `/2010-04-01/Accounts/${accountSid}`
    const base = `${account}/Calls`
    const { method, path, raw } = request
    const form = new URLSearchParams(raw.toString('utf8'))
    if (path === `${base}.json`) return method === 'POST' ? this.#create(form) : this.#list(request.query)
    if (path === `${account}/IncomingPhoneNumbers.json` && method === 'GET') return this.#numbers(request.query)
    if (path.startsWith(`${account}/IncomingPhoneNumbers/`) && method === 'POST') return this.#setHooks(path, form)
    if (path === `${account}/Recordings.json` && method === 'GET') return this.#recordings(request.query)
    if (path.startsWith(`${account}/Recordings/`) && method === 'GET') return this.#media(path)
    const sid = path.startsWith(`${base}/`) ? path.slice(base.length + 1).replace(/\.json$/, '') : undefined
    const call = this.calls.find((known) => known.sid === sid)
    if (call === undefined) return problem(404, 20_404, `The requested resource ${path} was not found`)
    return method === 'POST' ? this.#update(call, form) : this.#shown(200, call)
  }

  #create(form: URLSearchParams): Answer {
    const broken = this.#document.form('CreateCall', form)
    this.violations.push(...broken.map((text) => `create: ${text}`))
    if (broken.length > 0) return problem(400, 20_001, broken.join('; '))
    const [to = '', from = ''] = [form.get('To') ?? '', form.get('From') ?? '']
    if (!/^\+[1-9]\d{6,14}$/.test(to)) return problem(400, 21_211, `Invalid 'To' Phone Number: ${to}`)
    if (!this.options.numbers.includes(from)) return problem(400, 21_210, `'From' phone number not verified: ${from}`)
    const { refusedWith } = this.#network().behaviour(to)
    if (refusedWith !== undefined) return problem(400, refusedWith, `Number ${to} cannot be called`)
    const call = new FakePhoneCall(this.#network(), {
      sid: newSid('CA'),
      from,
      to,
      direction: 'outbound-api',
      url: form.get('Url') ?? '',
      form,
    })
    this.calls.push(call)
    call.dial()
    return this.#shown(201, call)
  }

  #list(query: URLSearchParams): Answer {
    const calls = this.calls
      .filter(({ to, from }) => to === (query.get('To') ?? to) && from === (query.get('From') ?? from))
      .toReversed()
      .map((call) => this.#resource(call))
    const uri = `/2010-04-01/Accounts/${this.options.accountSid}/Calls.json`
    const page = { page: 0, page_size: 50, start: 0, end: calls.length, uri, first_page_uri: uri }
    return { status: 200, body: { calls, ...page, next_page_uri: null, previous_page_uri: null } }
  }

  /** https://www.twilio.com/docs/phone-numbers/api/incomingphonenumber-resource#read-multiple-incomingphonenumber-resources */
  #numbers(query: URLSearchParams): Answer {
    const uri = `/2010-04-01/Accounts/${this.options.accountSid}/IncomingPhoneNumbers.json`
    const [size, page] = [Number(query.get('PageSize') ?? 50), Number(query.get('Page') ?? 0)]
    const [start, end] = [page * size, (page + 1) * size]
    const at = (number: number) => `${uri}?PageSize=${size}&Page=${number}`
    const hasMore = end < this.options.numbers.length
    const incoming_phone_numbers = this.options.numbers.slice(start, end).map((number) => this.#numberShown(number))
    const meta = { page, page_size: size, start, end: Math.min(end, this.options.numbers.length) - 1, uri: at(page) }
    const uris = { first_page_uri: at(0), next_page_uri: hasMore ? at(page + 1) : null, previous_page_uri: null }
    return { status: 200, body: { incoming_phone_numbers, ...meta, ...uris } }
  }

  /** https://www.twilio.com/docs/voice/api/recording#fetch-a-recordings-media-file */
  #media(path: string): Answer {
    const sid = /\/Recordings\/RE([0-9a-f]{32})\.mp3$/.exec(path)?.[1]
    const isKept = this.calls.some((call) => call.sid === `CA${sid}` && call.messageSeconds > 0)
    if (!isKept) return problem(404, 20_404, `The requested resource ${path} was not found`)
    return {
      status: 200,
      headers: { 'content-type': 'audio/mpeg' },
      body: Buffer.concat([Buffer.from(`ID3 of ${sid}`), Buffer.alloc(this.recordingBytes)]),
    }
  }

  /** https://www.twilio.com/docs/voice/api/recording#read-multiple-recording-resources */
  #recordings(query: URLSearchParams): Answer {
    const uri = `/2010-04-01/Accounts/${this.options.accountSid}/Recordings.json`
    const since = new Date(query.get('DateCreated>') ?? 0)
    const isProcessing = this.slowRecordings > 0
    if (isProcessing) this.slowRecordings -= 1
    const recordings = this.calls
      .filter(({ sid, messageSeconds }) => messageSeconds > 0 && sid === (query.get('CallSid') ?? sid))
      .filter(({ createdAt }) => createdAt >= since)
      .toReversed()
      .map(({ sid, createdAt, messageSeconds }) => ({
        sid: `RE${sid.slice(2)}`,
        call_sid: sid,
        account_sid: this.options.accountSid,
        status: isProcessing ? 'processing' : 'completed',
        duration: isProcessing ? '-1' : String(messageSeconds),
        source: 'RecordVerb',
        date_created: twilioDate(createdAt),
      }))
    const page = { page: 0, page_size: 50, start: 0, end: recordings.length, uri, first_page_uri: uri }
    return { status: 200, body: { recordings, ...page, next_page_uri: null, previous_page_uri: null } }
  }

  #numberShown(phone_number: string): object {
    return {
      sid: sidOf(phone_number),
      account_sid: this.options.accountSid,
      phone_number,
      friendly_name: phone_number,
      capabilities: { voice: true, sms: true, mms: false, fax: false },
      date_created: new Date().toUTCString().replace('GMT', '+0000'),
      voice_url: '',
      voice_fallback_url: '',
      status_callback: '',
      ...this.hooks.get(phone_number),
    }
  }

  /** https://www.twilio.com/docs/phone-numbers/api/incomingphonenumber-resource#update-an-incomingphonenumber-resource */
  #setHooks(path: string, form: URLSearchParams): Answer {
    const number = this.options.numbers.find((one) => path.endsWith(`/${sidOf(one)}.json`))
    if (number === undefined) return problem(404, 20_404, `The requested resource ${path} was not found`)
    const voice_url = form.get('VoiceUrl') ?? ''
    if (!voice_url.startsWith('https://')) return problem(400, 21_502, 'VoiceUrl is not valid')
    if (form.get('VoiceMethod') !== 'POST') this.violations.push('VoiceMethod')
    const voice_fallback_url = form.get('VoiceFallbackUrl') ?? ''
    this.hooks.set(number, { voice_url, voice_fallback_url, status_callback: form.get('StatusCallback') ?? '' })
    return { status: 200, body: this.#numberShown(number) }
  }

  #update(call: FakePhoneCall, form: URLSearchParams): Answer {
    const broken = this.#document.form('UpdateCall', form)
    this.violations.push(...broken.map((text) => `update: ${text}`))
    if (broken.length > 0) return problem(400, 20_001, broken.join('; '))
    // https://www.twilio.com/docs/api/errors/20404
    if (call.isOver) return problem(404, 20_404, 'The call is over')
    const [status, twiml] = [form.get('Status'), form.get('Twiml')]
    if (status === 'completed') call.hangUp()
    if (twiml !== null) call.run(twiml)
    return this.#shown(200, call)
  }

  #shown(status: number, call: FakePhoneCall): Answer {
    const body = this.#resource(call)
    this.violations.push(...this.#document.call(body).map((text) => `answer: ${text}`))
    return { status, body }
  }

  #resource({ sid, to, from, status, direction, duration, createdAt, isOver }: FakePhoneCall): object {
    const uri = `/2010-04-01/Accounts/${this.options.accountSid}/Calls/${sid}.json`
    const date = twilioDate(createdAt)
    const endedAt = new Date(createdAt.getTime() + (duration ?? 0) * 1_000)
    return {
      sid,
      account_sid: this.options.accountSid,
      to,
      from,
      status,
      direction,
      duration: duration === undefined ? null : String(duration),
      date_created: date,
      date_updated: date,
      start_time: isOver ? date : null,
      end_time: isOver ? twilioDate(endedAt) : null,
      answered_by: null,
      parent_call_sid: null,
      price: null,
      price_unit: 'USD',
      api_version: '2010-04-01',
      uri,
      subresource_uris: {},
    }
  }
}

function sidOf(number: string): string {
  return `PN${number.slice(1).padStart(32, '0')}`
}

/** RFC 2822 */
function twilioDate(date: Date): string {
  return date.toUTCString().replace('GMT', '+0000')
}

function problem(status: number, code: number, message: string): Answer {
  return { status, body: { code, message, more_info: `https://www.twilio.com/docs/errors/${code}`, status } }
}
