import { createCircuit } from '../core/circuit.ts'
import { SECOND } from '../core/time.ts'
import type { EmbeddingModel } from '../models/index.ts'

/** Maximum wait for the embedding of a question; after that the search uses keywords only. */
const WITHIN_MS = 1.5 * SECOND

export interface QuestionVector {
  model: string
  dimensions: number
  /** In pgvector's text form. */
  vector: string
}

/** Undefined when the provider is late or down; a circuit breaker skips it after repeated failures. */
export type VectorOf = (question: string) => Promise<QuestionVector | undefined>

export function createVectorOf(model: EmbeddingModel, withinMs = WITHIN_MS): VectorOf {
  const circuit = createCircuit()
  return async (question) => {
    if (!circuit.tryPass()) return undefined
    try {
      const [vector] = await model.embed([question], AbortSignal.timeout(withinMs))
      circuit.succeeded()
      return vector && { model: model.name, dimensions: vector.length, vector: `[${vector.join(',')}]` }
    } catch {
      circuit.failed()
      return undefined
    }
  }
}
