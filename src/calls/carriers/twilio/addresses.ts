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

/** The WebSocket address: `wss` where it is `https`. */
export function socketUrl(baseUrl: string): string {
  return baseUrl.replace(/^http/, 'ws')
}
