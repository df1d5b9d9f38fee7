import { SECOND } from '../../core/time.ts'
import type { Timers } from '../../core/timers.ts'
import { ModelFailure, type VoiceModel, type VoiceSession, type VoiceWire } from '../../models/index.ts'

/** Limit of all attempts together, which the caller spends in silence. */
const OPEN_WITHIN_MS = 2 * SECOND
/** A model that has not answered by then gets a rival, and the first to answer speaks. */
const RIVAL_AFTER_MS = SECOND

interface OpeningDeps {
  /** The model, and another one that takes its place. */
  models: readonly [VoiceModel, ...VoiceModel[]]
  timers: Timers
  /** An attempt failed. */
  failed(model: VoiceModel, error: unknown): void
}

/** Opens a session: at the model, and once more at the other one (or the same) where it refuses or is slow. */
export function createOpening({ models, timers, failed }: OpeningDeps) {
  const [first, second = first] = models

  /** @throws ModelFailure of the last attempt */
  return async (session: VoiceSession, signal: AbortSignal): Promise<VoiceWire> => {
    const stop = new AbortController()
    const { promise, resolve, reject } = Promise.withResolvers<VoiceWire>()
    let isWon = false
    let pending = 1

    const attempt = async (model: VoiceModel): Promise<void> => {
      try {
        const wire = await model.open(session, AbortSignal.any([signal, stop.signal]))
        if (isWon) return wire.close()
        isWon = true
        resolve(wire)
      } catch (error) {
        if (!isWon && !signal.aborted) failed(model, error)
        pending -= 1
        // The same key is refused again.
        if (canRetry(error, first !== second)) rival()
        if (pending === 0) reject(error)
      }
    }
    let hasRival = false
    const rival = (): void => {
      if (hasRival || isWon || signal.aborted) return
      hasRival = true
      pending += 1
      void attempt(second)
    }
    const callOff = [
      timers.after(RIVAL_AFTER_MS, rival),
      timers.after(OPEN_WITHIN_MS, () => reject(new ModelFailure('timeout'))),
    ]
    void attempt(first)
    try {
      return await promise
    } finally {
      isWon = true
      stop.abort()
      for (const cancel of callOff) cancel()
    }
  }
}

function canRetry(error: unknown, isAnother: boolean): boolean {
  return isAnother || !(error instanceof ModelFailure) || error.code !== 'refused_key'
}
