import type { OpenAI } from 'openai'
import { z } from 'zod'
import { SECOND } from '../../core/time.ts'
import { ModelFailure } from '../model-failure.ts'
import { createClient, type Provider } from './client.ts'
import { failureOf } from './provider-errors.ts'
import { mayRetry } from './retry.ts'
import type { EmbeddingModel } from '../ports.ts'

export interface EmbeddingModelOptions extends Provider {
  model: string
  dimensions: number | undefined
}

const BATCH = 64
const BATCH_TIMEOUT_MS = 30 * SECOND
/** Models refuse inputs beyond some 8,000 tokens; only outsized chunks are cut. */
const MAX_TEXT_LENGTH = 6_000
/** Largest vector that fits a page of the database. */
const MAX_DIMENSIONS = 4_000

/** The embeddings API of any OpenAI-compatible provider. */
export function createOpenAIEmbeddingModel(options: EmbeddingModelOptions): EmbeddingModel {
  const { model, dimensions, ...provider } = options
  const client = createClient(provider)
  return {
    name: dimensions === undefined ? model : `${model}/${dimensions}`,
    async embed(texts, signal) {
      const vectors: number[][] = []
      for (let start = 0; start < texts.length; start += BATCH) {
        const input = texts.slice(start, start + BATCH).map((text) => text.slice(0, MAX_TEXT_LENGTH) || ' ')
        const request = { model, input, ...(dimensions === undefined ? {} : { dimensions }) }
        vectors.push(...(await embedBatch(client, request, signal)))
      }
      if (vectors.some(({ length }) => length !== (dimensions ?? vectors[0]!.length)))
        throw new ModelFailure('malformed')
      return vectors.map(normalized)
    },
  }
}

type BatchRequest = Pick<OpenAI.EmbeddingCreateParams, 'model' | 'dimensions'> & { input: string[] }

async function embedBatch(client: OpenAI, request: BatchRequest, signal: AbortSignal): Promise<number[][]> {
  try {
    return await embedOnce(client, request, signal)
  } catch (error) {
    if (!(error instanceof ModelFailure) || !(await mayRetry(error, signal))) throw error
    return embedOnce(client, request, signal)
  }
}

const answer = z.object({
  data: z.array(z.object({ index: z.number().int(), embedding: z.array(z.number()).min(1).max(MAX_DIMENSIONS) })),
})

async function embedOnce(client: OpenAI, request: BatchRequest, signal: AbortSignal): Promise<number[][]> {
  const late = AbortSignal.timeout(BATCH_TIMEOUT_MS)
  try {
    const body = { ...request, encoding_format: 'float' as const }
    const parsed = answer.safeParse(await client.embeddings.create(body, { signal: AbortSignal.any([signal, late]) }))
    if (parsed.data?.data.length !== request.input.length) throw new ModelFailure('malformed')
    return parsed.data.data.toSorted((a, b) => a.index - b.index).map(({ embedding }) => embedding)
  } catch (error) {
    signal.throwIfAborted()
    throw late.aborted ? new ModelFailure('timeout') : failureOf(error)
  }
}

/** Unit length, so that an inner product compares directions only. */
function normalized(vector: number[]): number[] {
  const length = Math.hypot(...vector)
  if (length === 0) throw new ModelFailure('malformed')
  return vector.map((value) => value / length)
}
