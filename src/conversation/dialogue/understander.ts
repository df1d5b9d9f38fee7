import { ModelFailure } from '../../models/index.ts'
import type { Command, Table, Understanding } from '../../models/understanding.ts'

/** Commands of a message, with their source and what they were read against. */
export interface Understood {
  /** `offline`, or the model's name. */
  source: string
  commands: Command[]
  table: Table
}

export interface Understander {
  /** @throws the reason of `signal` when it aborts */
  understand(message: string, table: Table, signal: AbortSignal): Promise<Understood>
}

interface UnderstanderDeps {
  offline: Understanding
  /** A model that understands; undefined: `offline` reads every message. */
  model: Understanding | undefined
  log: { warn(details: object, message: string): void }
}

/** A visitor waits for the understanding before anything is said; a caller hears the silence. */
const TIME_LIMITS = { chat: 1_500, call: 1_200 }

/** Reads each message once. A model that is late or fails leaves this message to `offline`. */
export function createUnderstander({ offline, model, log }: UnderstanderDeps): Understander {
  const readBy = async (by: Understanding, message: string, table: Table, signal: AbortSignal): Promise<Understood> => ({
    source: by.name,
    commands: await by.understand(message, table, signal),
    table,
  })
  return {
    async understand(message, table, signal) {
      if (model === undefined) return readBy(offline, message, table, signal)
      const limit = AbortSignal.timeout(TIME_LIMITS[table.channel])
      try {
        return await readBy(model, message, table, AbortSignal.any([signal, limit]))
      } catch (error) {
        signal.throwIfAborted()
        const isExpected = error instanceof ModelFailure || limit.aborted
        if (!isExpected) throw error
        log.warn({ model: model.name, err: error }, 'The understanding of a message failed')
        return readBy(offline, message, table, signal)
      }
    },
  }
}
