import type { FastifyRequest } from 'fastify'
// The package's index loads every product of Twilio (35 MiB); one function is needed.
import { validateRequest } from 'twilio/lib/webhooks/webhooks.js'
import { Forbidden } from '../../../errors.ts'
import type { CallRow } from '../../repository.ts'

export const HOOKS = '/api/v1/calls/twilio'

type CallHook = 'voice' | 'status' | 'amd' | 'after' | 'transfer' | 'whisper' | 'taken' | 'recorded'

export interface Addresses {
  /** The address of a call's hook. It names the tenant, because a call is found in its tenant's rows only. */
  hook(name: CallHook, call: Pick<CallRow, 'tenantId' | 'id'>, more?: Record<string, string>): string
  /** Asked by Twilio when a hook fails: another host where one is named. */
  fallback(call: Pick<CallRow, 'tenantId' | 'id'>): string
  /** The address of a connection, without a query because Twilio drops it. */
  socket(kind: 'media' | 'relay', callId: string, token: string): string
}

/** The addresses given to Twilio. `baseUrl` is this platform's, as the internet reaches it. */
export function createAddresses(baseUrl: string, fallbackUrl?: string): Addresses {
  return {
    hook: (name, call, more) => `${baseUrl}${HOOKS}/${name}/${call.id}?${withCall(call, more)}`,
    fallback: (call) => fallbackUrl ?? `${baseUrl}${HOOKS}/fallback?${withCall(call)}`,
    socket: (kind, callId, token) => `${socketUrl(baseUrl)}${HOOKS}/${kind}/${callId}/${token}`,
  }
}

function withCall({ tenantId, id }: Pick<CallRow, 'tenantId' | 'id'>, more: Record<string, string> = {}): string {
  return new URLSearchParams({ tenant_id: tenantId, call_id: id, ...more }).toString()
}

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

/** The WebSocket address: `wss` where it is `https`. */
function socketUrl(baseUrl: string): string {
  return baseUrl.replace(/^http/, 'ws')
}
