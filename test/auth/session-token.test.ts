import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { SignJWT, UnsecuredJWT } from 'jose'
import { beforeAll, expect, it, test } from 'vitest'
import { createSessionTokens, type SessionTokens } from '../../src/auth/session-token.ts'
import { newId } from '../../src/core/ids.ts'
import { deriveKey } from '../../src/core/secrets.ts'

const secret = randomBytes(32)
const key = deriveKey(secret, 'session-cookie')
const name = { tenantId: newId('ten'), userId: newId('usr'), sessionId: newId('ses') }
const at = Math.floor(Date.now() / 1_000)
const claims = {
  iss: 'http://localhost:3000',
  aud: 'session',
  sub: name.userId,
  sid: name.sessionId,
  tid: name.tenantId,
  iat: at,
  nbf: at,
  exp: at + 60,
}
const header = { alg: 'HS256', typ: 'session+jwt' }

let tokens: SessionTokens
beforeAll(async () => {
  tokens = await createSessionTokens(secret, claims.iss, { now: () => new Date() })
})

const sign = (change: object, headerChange: object = {}, signingKey: Uint8Array | CryptoKey = key) =>
  new SignJWT({ ...claims, ...change }).setProtectedHeader({ ...header, ...headerChange }).sign(signingKey)

function encoded(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url')
}

/** Signed by hand, because libraries refuse to write such tokens. */
async function signRaw(payload: string): Promise<string> {
  const { createHmac } = await import('node:crypto')
  const signed = [JSON.stringify(header), payload].map((part) => Buffer.from(part).toString('base64url')).join('.')
  return `${signed}.${createHmac('sha256', key).update(signed).digest('base64url')}`
}

it('reads its own tokens', async () => {
  expect(await tokens.read(await tokens.sign(name, new Date(Date.now() + 60_000)))).toEqual(name)
  expect(await tokens.read(await sign({}))).toEqual(name)
  expect(await tokens.read(await sign({}, { kid: '../../dev/null' }))).toEqual(name)
})

test.each([
  ['has expired', { exp: at - 1 }],
  ['is not valid yet', { nbf: at + 60 }],
  ['is for something else', { aud: 'reset' }],
  ['is of another installation', { iss: 'https://desk.example.com' }],
  ['never ends', { exp: undefined }],
  ['has no beginning', { nbf: undefined }],
  ['names no session', { sid: undefined }],
  ['names no user', { sub: undefined }],
  ['names no tenant', { tid: undefined }],
  ['names no real tenant', { tid: "x'; drop table tenants" }],
])('refuses a token that %s', async (_name, change) => {
  expect(await tokens.read(await sign(change))).toBeUndefined()
})

test.each([
  ['a text', `"${at + 60}"`],
  ['beyond numbers', '1e400'],
  ['no whole number', `${at + 60}.5`],
  ['null', 'null'],
])('refuses an end that is %s', async (_name, exp) => {
  const payload = JSON.stringify({ ...claims, exp: 0 }).replace('"exp":0', `"exp":${exp}`)
  expect(await tokens.read(await signRaw(payload))).toBeUndefined()
  expect(await tokens.read(await signRaw(JSON.stringify(claims)))).toEqual(name)
})

it('refuses other algorithms, keys and kinds', async () => {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const publicPem = publicKey.export({ type: 'spki', format: 'pem' })
  const [head, body, signature] = (await sign({})).split('.') as [string, string, string]
  const forged = [
    new UnsecuredJWT(claims).encode(),
    `${encoded({ alg: 'none', typ: 'session+jwt' })}.${body}.`,
    `${encoded({ alg: 'None', typ: 'session+jwt' })}.${body}.${signature}`,
    `${encoded({ ...header, alg: 'RS256' })}.${body}.${signature}`,
    await new SignJWT(claims).setProtectedHeader({ ...header, alg: 'RS256' }).sign(privateKey),
    await sign({}, {}, new TextEncoder().encode(String(publicPem))),
    await sign({}, {}, new Uint8Array(32)),
    await sign({}, {}, secret),
    await sign({}, {}, deriveKey(secret, 'reset')),
    await sign({}, { jwk: { kty: 'oct', k: 'AAAA' } }, new Uint8Array(32)),
    await sign({}, { alg: 'HS512' }),
    await sign({}, { typ: 'JWT' }),
    await sign({}, { typ: 'reset+jwt' }),
    `${head}.${encoded({ ...claims, sub: newId('usr') })}.${signature}`,
    `${head}.${body}.`,
    `${head}.${body}`,
    'a.b.c',
    '',
    `${head}.${body}.${signature}${'A'.repeat(100_000)}`,
  ]
  for (const token of forged) expect(await tokens.read(token), token.slice(0, 200)).toBeUndefined()
})
