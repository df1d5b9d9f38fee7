import { ModelFailure } from '../../models/index.ts'
import type { Command, Table, Understanding } from '../../models/understanding.ts'

/** Commands of a message, with their source and the context that they were read in. */
export interface Understood {
  /** `offline`, or the model's name. */
  source: string
  commands: Command[]
  table: Table
}

export interface Understander {
  /** `isPlain`: without a model. @throws the reason of `signal` when it aborts */
  understand(message: string, table: Table, signal: AbortSignal, isPlain?: boolean): Promise<Understood>
}

interface UnderstanderDeps {
  offline: Understanding
  /** The model that understands now; undefined: `offline` reads the message. */
  model(): Understanding | undefined
  log: { warn(details: object, message: string): void }
}

/**
 * Reads each message once. A model that is late or fails leaves this message to `offline`, and so does a danger that
 * `offline` hears: help must not depend on a model, nor wait for one.
 */
export function createUnderstander({ offline, model, log }: UnderstanderDeps): Understander {
  return {
    async understand(message, table, signal, isPlain = false) {
      const chosen = isPlain ? undefined : model()
      const plain = await readBy(offline, message, table, signal)
      if (chosen === undefined || plain.commands.some(({ type }) => DANGERS.has(type))) return plain
      try {
        return await readBy(chosen, message, table, signal)
      } catch (error) {
        if (signal.aborted || !(error instanceof ModelFailure)) throw error
        log.warn({ model: chosen.name, reason: error.code }, 'The understanding of a message failed')
        return plain
      }
    },
  }
}

const DANGERS = new Set<Command['type']>(['emergency', 'animal_danger'])

async function readBy(by: Understanding, message: string, table: Table, signal: AbortSignal): Promise<Understood> {
  return { source: by.name, commands: await by.understand(message, table, signal), table }
}
