import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { verify, verifyBody } from '../../public/guide/snippets/verify.ts'
import { withUse } from '../../src/web/portal/integrate/webhooks/verify-use.ts'
import { testDirectory } from '../support/database.ts'
import { findProgram } from '../support/tools.ts'
import { until } from '../support/until.ts'
import { startReceiver, type Received } from '../support/webhook-receiver.ts'
import { publish, startWebhookApp, tenantWithEndpoint } from './tenant.ts'

const SNIPPETS = new URL('../../public/guide/snippets/', import.meta.url)

let app: FastifyInstance
let delivery: Received
let secret: string
let tenantId: string
let old: string

/** A real delivery, just after a rotation. */
beforeAll(async () => {
  app = await startWebhookApp()
  await using receiver = await startReceiver()
  const { tenant } = await tenantWithEndpoint(app, receiver.url)
  tenantId = tenant.tenantId
  old = (await tenant.send({ url: '/webhooks/secret' })).json().secret
  secret = (await tenant.send({ method: 'POST', url: '/webhooks/secret/rotate' })).json().secret
  await publish(app, tenant.tenantId)
  await until(() => receiver.received.length === 1)
  delivery = receiver.received[0]!
})

afterAll(() => app.close())

/** Input of a snippet, and its expected verdict. */
function cases(): [name: string, secret: string, headers: Record<string, string>, body: Buffer, expected: boolean][] {
  const headers = delivery.headers as Record<string, string>
  const altered = Buffer.concat([delivery.body, Buffer.from(' ')])
  const stale = { ...headers, 'webhook-timestamp': String(Number(headers['webhook-timestamp']) - 400) }
  return [
    ['the delivery', secret, headers, delivery.body, true],
    ['the secret before', old, headers, delivery.body, true],
    ['another secret', `${secret.slice(0, -4)}AAA=`, headers, delivery.body, false],
    ['other bytes', secret, headers, altered, false],
    ['another time', secret, stale, delivery.body, false],
    ['no time', secret, { ...headers, 'webhook-timestamp': 'soon' }, delivery.body, false],
    ['no signature', secret, { ...headers, 'webhook-signature': '' }, delivery.body, false],
  ]
}

describe('the snippet in TypeScript', () => {
  it('verifies a real delivery, and nothing else', () => {
    for (const [name, key, headers, body, expected] of cases())
      expect({ name, verified: verify(key, headers, body) }).toEqual({ name, verified: expected })
  })

  it('verifies the short way too', () => {
    const signature = delivery.headers['x-webhook-signature'] as string
    expect(verifyBody(secret, signature, delivery.body)).toBe(true)
    expect(verifyBody(old, signature, delivery.body)).toBe(false)
    expect(verifyBody(secret, 'sha256=', delivery.body)).toBe(false)
  })
})

const python = findProgram('python3', 'python')

const RUN_ALL = `
import base64, json, sys
from verify import verify, verify_body
print(json.dumps([verify(key, headers, base64.b64decode(body)) for key, headers, body in json.load(sys.stdin)]))
key, headers, body = sys.argv[1], sys.argv[2], base64.b64decode(sys.argv[3])
print(json.dumps([verify_body(key, headers, body), verify_body(key, "sha256=", body)]))
`

describe.skipIf(python === undefined)('the snippet in Python', () => {
  it('verifies a real delivery, and nothing else', () => {
    const input = cases().map(([, key, headers, body]) => [key, headers, body.toString('base64')])
    const short = [secret, delivery.headers['x-webhook-signature'] as string, delivery.body.toString('base64')]
    const output = execFileSync(python!, ['-B', '-c', RUN_ALL, ...short], {
      cwd: SNIPPETS,
      input: JSON.stringify(input),
      encoding: 'utf8',
    })
    const [verified, shortly] = output.trim().split('\n')
    expect(JSON.parse(verified!)).toEqual(cases().map(([, , , , expected]) => expected))
    expect(JSON.parse(shortly!)).toEqual([true, false])
  })
})

const php = findProgram('php')

describe.skipIf(php === undefined)('the snippet in PHP', () => {
  it('verifies a real delivery', () => {
    const code = `require 'verify.php'; [$key, $headers, $body] = json_decode(stream_get_contents(STDIN), true);
      echo json_encode(verify($key, $headers, base64_decode($body)));`
    const input = JSON.stringify([secret, delivery.headers, delivery.body.toString('base64')])
    expect(execFileSync(php!, ['-r', code], { cwd: SNIPPETS, input, encoding: 'utf8' })).toBe('true')
  })
})

describe('the code of the portal', () => {
  const snippet = (language: string) => readFileSync(new URL(`verify.${language}`, SNIPPETS), 'utf8')
  const ours = () => ({ tenant_id: tenantId }) as Parameters<typeof withUse>[2]
  const others = { tenant_id: 'ten_01h455vb4pex5vsknk084sn02q' } as Parameters<typeof withUse>[2]

  it('takes deliveries of its business alone, in TypeScript', async () => {
    vi.stubEnv('WEBHOOK_SECRET', secret)
    const directory = testDirectory()
    const verdicts = [ours(), others].map(async (tenant, index) => {
      const file = join(directory, `verify-${index}.ts`)
      writeFileSync(file, withUse('ts', snippet('ts'), tenant))
      const { isOurs } = await import(pathToFileURL(file).href)
      return isOurs(delivery.headers, delivery.body)
    })
    expect(await Promise.all(verdicts)).toEqual([true, false])
  })

  it.skipIf(python === undefined)('takes deliveries of its business alone, in Python', () => {
    const call = `
import base64, sys
headers, body = json.load(sys.stdin)
print(is_ours(headers, base64.b64decode(body)))
`
    const input = JSON.stringify([delivery.headers, delivery.body.toString('base64')])
    const verdicts = [ours(), others].map((tenant) =>
      execFileSync(python!, ['-B', '-c', withUse('py', snippet('py'), tenant) + call], {
        input,
        encoding: 'utf8',
        env: { ...process.env, WEBHOOK_SECRET: secret },
      }).trim(),
    )
    expect(verdicts).toEqual(['True', 'False'])
  })

  it('has the call and what it imports, in each language', () => {
    for (const language of ['ts', 'py', 'php', 'go'] as const)
      expect(withUse(language, snippet(language), ours())).toContain(tenantId)
    expect(withUse('go', snippet('go'), ours())).toMatch(/"encoding\/json"\n[\s\S]*"os"\n[\s\S]*\)\n/)
  })
})

describe('the guide', () => {
  it('shows the snippets as they are', async () => {
    const { statusCode, body } = await app.inject({ url: '/guide/webhooks.html' })
    expect(statusCode).toBe(200)
    const shown = body.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')
    for (const name of readdirSync(SNIPPETS)) {
      const text = readFileSync(new URL(name, SNIPPETS), 'utf8')
      expect(shown.includes(`<code>${text}</code>`), name).toBe(true)
      expect((await app.inject({ url: `/guide/snippets/${name}` })).body).toBe(text)
    }
  })
})
