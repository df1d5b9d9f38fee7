import type { SearchResult } from '../../knowledge/index.ts'

/** Passages that the built-in engine quotes from. */
export const QUOTED_PASSAGES = 5
/** Passages for a language model, where the whole material is too long. */
const READ_PASSAGES = 20
/** Some 8,000 tokens. */
const WHOLE_CHARACTERS = 32_000
/** A tenant with more passages has more text than that. */
const WHOLE_PASSAGES = 400

interface MaterialDeps {
  search(tenantId: string, query: string, limit: number, spoken: string): Promise<SearchResult>
  /** All passages in the order of the documents; none where they are longer together. */
  whole(tenantId: string, maxCharacters: number): Promise<SearchResult['hits']>
  /** True while a language model speaks, so that it reads the material. */
  isReadByModel(): boolean
}

export type FindMaterial = (tenantId: string, query: string, spoken: string) => Promise<SearchResult>

/** The passages for a question, best first. A language model sees everything that a small tenant has written. */
export function createMaterial({ search, whole, isReadByModel }: MaterialDeps): FindMaterial {
  return async (tenantId, query, spoken) => {
    if (!isReadByModel()) return search(tenantId, query, QUOTED_PASSAGES, spoken)
    const found = await search(tenantId, query, READ_PASSAGES, spoken)
    if (found.statistics.chunks > WHOLE_PASSAGES) return found
    const known = new Set(found.hits.map(({ chunkId }) => chunkId))
    const all = await whole(tenantId, WHOLE_CHARACTERS)
    return { ...found, hits: [...found.hits, ...all.filter(({ chunkId }) => !known.has(chunkId))] }
  }
}
