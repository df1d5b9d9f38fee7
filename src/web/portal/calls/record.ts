import type { Api } from '../api/client.ts'

/** A turn of a call; what an interruption cut off was not said. */
export interface Turn {
  at_ms: number | null
  role: 'agent' | 'user'
  text: string
  unsaid: string | null
  latency_ms: number | null
  actions: string[]
}

/** What a server tells beside the given record; an older one tells less. */
interface Told {
  turns?: Turn[]
  ended_reason?: string | null
  latency?: { first_audio_p50_ms: number; first_audio_p95_ms: number; turns: number } | null
  cost?: { provider: string; currency: string; amount: number } | null
  recording_url?: string | null
  events?: string[]
}

export type CallRecord = Api['CallWithTranscript'] & Told

/** The turns, or the bare transcript where there are none. */
export function turnsOf({ turns, transcript }: CallRecord): Turn[] {
  if (turns !== undefined && turns.length > 0) return turns
  return transcript.map(({ role, text }) => ({ at_ms: null, role, text, unsaid: null, latency_ms: null, actions: [] }))
}

export function isOver({ status }: Pick<Api['Call'], 'status'>): boolean {
  return status === 'completed' || status === 'failed'
}

/** The person at the other end, by name where there is one. */
export function nameOf({ client_name, lead, phone_number }: Api['Call']): string | null {
  return client_name ?? lead?.name ?? (phone_number === '' ? null : phone_number)
}
