import type { Hit, SearchResult } from '../../knowledge/index.ts'
import { baseLanguage } from '../../languages/index.ts'

/** Passages that the built-in engine quotes from. */
export const QUOTED_PASSAGES = 8
/** Passages searched for these; more, because some may be in another language. */
const SEARCHED_PASSAGES = 10
/** Passages for a language model, where the whole material is too long. */
const READ_PASSAGES = 20
/** About 8,000 tokens. */
const WHOLE_CHARACTERS = 32_000
/** A tenant with more passages exceeds `WHOLE_CHARACTERS`, so its text is not read. */
const WHOLE_PASSAGES = 400
/** Weight of a passage in another language, if some passage is in the visitor's. */
const OTHER_LANGUAGE = 0.5

interface MaterialDeps {
  search(tenantId: string, query: string, limit: number, spoken: string): Promise<SearchResult>
  /** All passages in document order; empty if they are longer than `maxCharacters` together. */
  whole(tenantId: string, maxCharacters: number): Promise<SearchResult['hits']>
  /** Languages of the documents that are ready. */
  languages(tenantId: string): Promise<string[]>
  /** True while a language model speaks, so that it reads the material. */
  isReadByModel(): boolean
}

export interface Material extends SearchResult {
  /** All other passages of a small tenant, for the built-in engine. */
  others: Hit[]
  /** Languages of the documents. */
  writtenIn: string[]
}

interface Wanted {
  query: string
  /** The visitor's language. */
  language: string
}

export type FindMaterial = (tenantId: string, wanted: Wanted) => Promise<Material>

/** Finds the passages for a question, best first. A language model reads all passages of a small tenant. */
export function createMaterial({ search, whole, languages, isReadByModel }: MaterialDeps): FindMaterial {
  return async (tenantId, { query, language }) => {
    const spoken = baseLanguage(language)
    const isRead = isReadByModel()
    const found = await search(tenantId, query, isRead ? READ_PASSAGES : SEARCHED_PASSAGES, spoken)
    const writtenIn = found.hits.some((hit) => hit.language === spoken) ? [spoken] : await languages(tenantId)
    const hits = isRead ? found.hits : preferring(spoken, found.hits).slice(0, QUOTED_PASSAGES)
    const more = await others(tenantId, found.statistics.chunks, hits)
    return isRead
      ? { ...found, writtenIn, hits: [...hits, ...more], others: [] }
      : { ...found, writtenIn, hits, others: more }
  }

  /** All other passages of a small tenant. */
  async function others(tenantId: string, chunks: number, found: Hit[]): Promise<Hit[]> {
    if (chunks <= found.length || chunks > WHOLE_PASSAGES) return []
    const known = new Set(found.map(({ chunkId }) => chunkId))
    return (await whole(tenantId, WHOLE_CHARACTERS)).filter(({ chunkId }) => !known.has(chunkId))
  }
}

/** Ranks the visitor's language first, because the same rule may be written in several languages. */
function preferring(language: string, hits: Hit[]): Hit[] {
  const isOther = (hit: Hit) => hit.language !== null && hit.language !== language
  if (!hits.some((hit) => hit.language === language) || !hits.some(isOther)) return hits
  const weighed = hits.map((hit) => (isOther(hit) ? { ...hit, score: hit.score * OTHER_LANGUAGE } : hit))
  return weighed.toSorted((a, b) => b.score - a.score)
}
