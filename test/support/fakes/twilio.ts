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
  /** Actual address of the product; hooks go there, signed for `baseUrl`. */
  appUrl = ''
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
    const call = new FakePhoneCall(this.#network(), { sid: newSid('CA'), from, to, direction, url, more })
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
    return {
      ...this.options,
      appUrl: this.appUrl,
      delivery: this.delivery,
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
    const incoming_phone_numbers = this.options.numbers.slice(start, end).map((phone_number) => ({
      sid: newSid('PN'),
      account_sid: this.options.accountSid,
      phone_number,
      friendly_name: phone_number,
      capabilities: { voice: true, sms: true, mms: false, fax: false },
      date_created: new Date().toUTCString().replace('GMT', '+0000'),
    }))
    const meta = { page, page_size: size, start, end: Math.min(end, this.options.numbers.length) - 1, uri: at(page) }
    const uris = { first_page_uri: at(0), next_page_uri: hasMore ? at(page + 1) : null, previous_page_uri: null }
    return { status: 200, body: { incoming_phone_numbers, ...meta, ...uris } }
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

  #resource({ sid, to, from, status, direction, duration, createdAt }: FakePhoneCall): object {
    const uri = `/2010-04-01/Accounts/${this.options.accountSid}/Calls/${sid}.json`
    const date = createdAt.toUTCString().replace('GMT', '+0000')
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
      start_time: null,
      end_time: null,
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

function problem(status: number, code: number, message: string): Answer {
  return { status, body: { code, message, more_info: `https://www.twilio.com/docs/errors/${code}`, status } }
}
