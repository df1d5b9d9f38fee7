import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { importJWK, jwtVerify } from 'jose'

/*
 * Strict fake of a push service and of the browsers behind it: RFC 8030 (delivery), RFC 8291 with RFC 8188 (encryption,
 * aes128gcm) and RFC 8292 (VAPID), written from the texts, with nothing of the library that the product uses.
 */

export interface FakeBrowser {
  /** As `PushSubscription.toJSON()` writes it. */
  subscription: { endpoint: string; keys: { p256dh: string; auth: string } }
  /** Decrypted messages, in order. */
  received: { title: string; path: string; tag: string }[]
}

export interface FakePushService {
  /** Key pair of the sender that it accepts. */
  vapid: { publicKey: string; privateKey: string; subject: string }
  /** Requests that broke a rule, with the rule. */
  refusals: string[]
  browser(): FakeBrowser
  /** The browser goes away: its endpoint answers 410. */
  drop(browser: FakeBrowser): void
  /** The next requests get this status. */
  failNext(count: number, status: number): void
  requests: number
  close(): Promise<void>
}

interface Known extends FakeBrowser {
  ecdh: ReturnType<typeof createECDH>
  secret: Buffer
  isGone: boolean
}

/** A refusal with the rule that was broken. */
class Broken extends Error {}

export async function startPushService(): Promise<FakePushService> {
  const sender = createECDH('prime256v1')
  sender.generateKeys()
  const publicKey = sender.getPublicKey().toString('base64url')
  const browsers = new Map<string, Known>()
  let failures: number[] = []
  const server = createServer((request, response) => void serve(request, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    service.requests += 1
    const body = Buffer.concat(await Array.fromAsync(request as AsyncIterable<Buffer>))
    const failure = failures.shift()
    response.statusCode = failure ?? (await statusOf(request, body))
    if (response.statusCode === 201) response.setHeader('Location', `${origin}/message/${service.requests}`)
    response.end()
  }

  async function statusOf(request: IncomingMessage, body: Buffer): Promise<number> {
    const browser = browsers.get(request.url ?? '')
    if (browser === undefined) return 404
    if (browser.isGone) return 410
    try {
      if (request.method !== 'POST') throw new Broken('A message is sent by POST')
      if (!/^\d+$/.test(String(request.headers.ttl))) throw new Broken('TTL is required (RFC 8030 §5.2)')
      await checkSender(String(request.headers.authorization), { origin, publicKey })
      browser.received.push(JSON.parse(decrypted(request, body, browser)))
      return 201
    } catch (error) {
      service.refusals.push(error instanceof Error ? error.message : String(error))
      return 400
    }
  }

  const service: FakePushService = {
    vapid: { publicKey, privateKey: sender.getPrivateKey().toString('base64url'), subject: 'mailto:desk@example.com' },
    refusals: [],
    requests: 0,
    browser() {
      const ecdh = createECDH('prime256v1')
      ecdh.generateKeys()
      const [path, secret] = [`/push/${randomBytes(12).toString('hex')}`, randomBytes(16)]
      const keys = { p256dh: ecdh.getPublicKey().toString('base64url'), auth: secret.toString('base64url') }
      const browser: Known = {
        subscription: { endpoint: origin + path, keys },
        received: [],
        ecdh,
        secret,
        isGone: false,
      }
      browsers.set(path, browser)
      return browser
    },
    drop: (browser) => void ((browser as Known).isGone = true),
    failNext: (count, status) => void (failures = Array.from({ length: count }, () => status)),
    async close() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
  return service
}

const DAY_S = 86_400

/** RFC 8292: a token of the sender for this service, and the key that the subscription was made with. */
async function checkSender(header: string, { origin, publicKey }: { origin: string; publicKey: string }) {
  const [, token = '', key = ''] = /^vapid t=([^,]+), ?k=([\w-]+)$/.exec(header) ?? []
  if (key !== publicKey) throw new Broken('The key is not that of the subscription')
  const point = Buffer.from(key, 'base64url')
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'))
  const verifying = await importJWK({ kty: 'EC', crv: 'P-256', x: x!, y: y! }, 'ES256')
  const { payload } = await jwtVerify(token, verifying, { audience: origin, algorithms: ['ES256'] })
  if (!/^(mailto:|https:)/.test(String(payload.sub))) throw new Broken('The subject is no address')
  if ((payload.exp ?? Infinity) - Date.now() / 1_000 > DAY_S) throw new Broken('The token lives for more than a day')
}

const AUTH_TAG = 16
const LAST_RECORD = 2

/** RFC 8188 §2 with the keys of RFC 8291 §3.4: one record. */
function decrypted(request: IncomingMessage, body: Buffer, { ecdh, secret }: Known): string {
  if (request.headers['content-encoding'] !== 'aes128gcm') throw new Broken('aes128gcm is required (RFC 8291 §4)')
  const salt = body.subarray(0, 16)
  const keyLength = body[20]!
  const senderKey = body.subarray(21, 21 + keyLength)
  const record = body.subarray(21 + keyLength)
  if (record.length > body.readUInt32BE(16)) throw new Broken('More than one record (RFC 8291 §4)')
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), senderKey])
  const material = Buffer.from(hkdfSync('sha256', ecdh.computeSecret(senderKey), secret, info, 32))
  const derived = (name: string, length: number) =>
    Buffer.from(hkdfSync('sha256', material, salt, Buffer.from(`Content-Encoding: ${name}\0`), length))
  const opening = createDecipheriv('aes-128-gcm', derived('aes128gcm', 16), derived('nonce', 12))
  opening.setAuthTag(record.subarray(-AUTH_TAG))
  const padded = Buffer.concat([opening.update(record.subarray(0, -AUTH_TAG)), opening.final()])
  const end = padded.findLastIndex((byte) => byte !== 0)
  if (padded[end] !== LAST_RECORD) throw new Broken('The padding has no delimiter (RFC 8188 §2)')
  return padded.subarray(0, end).toString('utf8')
}
