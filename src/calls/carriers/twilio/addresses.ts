import type { CallRow } from '../../repository.ts'
import { socketUrl } from './signature.ts'

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
