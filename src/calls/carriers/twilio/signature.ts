import type { FastifyRequest } from 'fastify'
// The package's index loads every product of Twilio (35 MiB); one function is needed.
import { validateRequest } from 'twilio/lib/webhooks/webhooks.js'
import { Forbidden } from '../../../errors.ts'
import { socketUrl } from './addresses.ts'

/** Twilio's signature: HMAC-SHA1 over a request's address and form (https://www.twilio.com/docs/usage/security). */
export interface Signatures {
  /** Verifies a hook. @throws Forbidden */
  checkHook(request: FastifyRequest): void
  /** Verifies a connection's upgrade, which is signed as the `wss` address. @throws Forbidden */
  checkSocket(request: FastifyRequest): void
}

/** Checks against `baseUrl`, which Twilio was given: headers with the host are under the sender's control. */
export function createSignatures({ baseUrl, authToken }: { baseUrl: string; authToken: string }): Signatures {
  const check = (request: FastifyRequest, base: string, form: Record<string, unknown>) => {
    const { 'x-twilio-signature': signature } = request.headers
    if (typeof signature !== 'string' || !validateRequest(authToken, signature, `${base}${request.url}`, form))
      throw new Forbidden('The signature is wrong')
  }
  return {
    // The fields of a form, as `readForm` parsed them.
    checkHook: (request) => check(request, baseUrl, (request.body ?? {}) as Record<string, unknown>),
    checkSocket: (request) => check(request, socketUrl(baseUrl), {}),
  }
}
