import type { FastifyRequest } from 'fastify'
// The package's door loads every product of Twilio (35 MiB); this file needs one function.
import { validateRequest } from 'twilio/lib/webhooks/webhooks.js'
import { Forbidden } from '../../../errors.ts'
import type { CallRow } from '../../repository.ts'

/** Where all hooks are. */
export const HOOKS = '/api/v1/calls/twilio'

export type CallHook = 'voice' | 'status' | 'amd' | 'after' | 'transfer'

export interface Addresses {
  /** What Twilio asks about a call. The tenant is named because its rows alone can be asked. */
  hook(name: CallHook, call: Pick<CallRow, 'tenantId' | 'id'>, more?: Record<string, string>): string
  /** Where it turns when that fails. */
  fallback(call: Pick<CallRow, 'tenantId' | 'id'>): string
  /** Where it connects. Twilio drops the query of such an address. */
  socket(kind: 'media' | 'relay', callId: string, token: string): string
}

/** The addresses that Twilio is given. `baseUrl` is this platform's, as the world reaches it. */
export function createAddresses(baseUrl: string): Addresses {
  return {
    hook: (name, call, more) => `${baseUrl}${HOOKS}/${name}/${call.id}?${withCall(call, more)}`,
    fallback: (call) => `${baseUrl}${HOOKS}/fallback?${withCall(call)}`,
    socket: (kind, callId, token) => `${socketUrl(baseUrl)}${HOOKS}/${kind}/${callId}/${token}`,
  }
}

function withCall({ tenantId, id }: Pick<CallRow, 'tenantId' | 'id'>, more: Record<string, string> = {}): string {
  return new URLSearchParams({ tenant_id: tenantId, call_id: id, ...more }).toString()
}

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
