import type { FastifyRequest } from 'fastify'
// The package's door loads every product of Twilio (35 MiB); this file needs one function.
import { validateRequest } from 'twilio/lib/webhooks/webhooks.js'
import { Forbidden } from '../../../errors.ts'

/** Whether a request is Twilio's: HMAC-SHA1 over its address and its form (https://www.twilio.com/docs/usage/security). */
export interface Signatures {
  /** Of a hook. @throws Forbidden */
  checkHook(request: FastifyRequest): void
  /** Of a connection's upgrade, which is signed as the `wss` address. @throws Forbidden */
  checkSocket(request: FastifyRequest): void
}

/** `baseUrl` is what Twilio was given; headers that say where a request was sent are whoever's who sent it. */
export function createSignatures({ baseUrl, authToken }: { baseUrl: string; authToken: string }): Signatures {
  const check = (request: FastifyRequest, base: string, form: Record<string, unknown>) => {
    const { 'x-twilio-signature': signature } = request.headers
    if (typeof signature !== 'string' || !validateRequest(authToken, signature, `${base}${request.url}`, form))
      throw new Forbidden('The signature is wrong')
  }
  return {
    checkHook: (request) => check(request, baseUrl, (request.body ?? {}) as Record<string, unknown>),
    checkSocket: (request) => check(request, socketUrl(baseUrl), {}),
  }
}

/** The same place for WebSockets: `wss` where it is `https`. */
export function socketUrl(baseUrl: string): string {
  return baseUrl.replace(/^http/, 'ws')
}
