/** Time from the caller's last word to the first of the answer, over the turns of a call. */
export interface Latency {
  first_audio_p50_ms: number
  first_audio_p95_ms: number
  /** Answers that were measured. */
  turns: number
}

/** Null without a measured answer. */
export function latencyOf(turns: readonly { latencyMs: number | null }[]): Latency | null {
  const sorted = turns.flatMap(({ latencyMs }) => latencyMs ?? []).toSorted((a, b) => a - b)
  if (sorted.length === 0) return null
  return { first_audio_p50_ms: at(sorted, 0.5), first_audio_p95_ms: at(sorted, 0.95), turns: sorted.length }
}

/** Nearest rank. */
function at(sorted: readonly number[], share: number): number {
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)]!
}
