import type { Hit, SearchResult } from '../../knowledge/index.ts'
import { baseLanguage } from '../../languages/index.ts'

/** Passages that the built-in engine quotes from. */
export const QUOTED_PASSAGES = 8
/** Passages searched for these; more, because some may be in another language. */
const SEARCHED_PASSAGES = 10
/** Passages for a language model, where the whole material is too long. */
const READ_PASSAGES = 20
/** Weight of a passage in another language, if some passage is in the visitor's. */
const OTHER_LANGUAGE = 0.5

interface MaterialDeps {
  /** A search, with all passages of a small tenant. */
  material(tenantId: string, query: string, limit: number, spoken: string): Promise<SearchResult>
  /** Languages of the documents that are ready. */
  languages(tenantId: string): Promise<string[]>
  /** True while a language model speaks, so that it reads the material. */
  isReadByModel(): boolean
}

export interface Material extends Pick<SearchResult, 'hits' | 'statistics'> {
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
export function createMaterial({ material, languages, isReadByModel }: MaterialDeps): FindMaterial {
  return async (tenantId, { query, language }) => {
    const spoken = baseLanguage(language)
    const isRead = isReadByModel()
    const { whole, statistics, ...found } = await material(
      tenantId,
      query,
      isRead ? READ_PASSAGES : SEARCHED_PASSAGES,
      spoken,
    )
    const writtenIn = found.hits.some((hit) => hit.language === spoken) ? [spoken] : await languages(tenantId)
    const hits = isRead ? found.hits : preferring(spoken, found.hits).slice(0, QUOTED_PASSAGES)
    const known = new Set(hits.map(({ chunkId }) => chunkId))
    const others = whole.filter(({ chunkId }) => !known.has(chunkId))
    const all = isRead ? { hits: [...hits, ...others], others: [] } : { hits, others }
    return { ...all, statistics, writtenIn }
  }
}

/** Ranks the visitor's language first, because the same rule may be written in several languages. */
function preferring(language: string, hits: Hit[]): Hit[] {
  const isOther = (hit: Hit) => hit.language !== null && hit.language !== language
  if (!hits.some((hit) => hit.language === language) || !hits.some(isOther)) return hits
  const weighed = hits.map((hit) => (isOther(hit) ? { ...hit, score: hit.score * OTHER_LANGUAGE } : hit))
  return weighed.toSorted((a, b) => b.score - a.score)
}
