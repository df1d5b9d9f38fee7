import type { Database } from '../db/database.ts'
import { createCircuit } from '../core/circuit.ts'
import { SECOND } from '../core/time.ts'
import type { EmbeddingModel } from '../models/index.ts'
import type { Analyzer } from './analyzer.ts'
import { idf, queryTerms, termNumber, type QueryTerm } from './bm25.ts'
import { mayBeCompound } from './compounds.ts'
import { withTenantWords } from './tenant-words.ts'
import {
  knownTerms,
  nearestChunks,
  nearestChunksByMeaning,
  questionParameters,
  type NearestChunk,
} from './nearest-chunks.ts'
import { relatedWords, type Relation } from './related-words.ts'
import { isEveryday, loadSearchLanguages, passagesWith, type SearchLanguages } from './search-languages.ts'
import { wholeMaterial } from './whole-material.ts'

export interface SearchRequest {
  query: string
  /** Maximum number of hits, at most 50. */
  limit: number
  /** The tenant's language. */
  language: string
  /** The visitor's, as far as the conversation tells; the query's own words decide first. */
  spoken?: string | undefined
  /** Also reads `whole`. */
  withWhole?: boolean
}

/** A chunk that matches the question by keywords or by meaning. */
export interface Hit {
  chunkId: number
  documentId: string
  /** Document title and headings. */
  title: string
  text: string
  /** Questions that people tied to the passage, one per line. */
  questions: string
  /** Base language of the document; null where its text shows none. */
  language: string | null
  /** Where the document was fetched from; null for texts and files. */
  url: string | null
  /** BM25(title + text) + BM25(title); comparable within one answer only. 0: found by meaning alone. */
  score: number
  /** Share of the question's terms, weighted by rarity, that the chunk contains: 0 to 1. */
  coverage: number
}

/** A distinct word of the question, with its document frequency in the tenant's chunks. */
interface AskedWord extends Relation {
  stem: string
  /** As documents in the question's language have it. */
  spokenStem: string
  /** Its forms in the question, lower case. */
  words: string[]
  count: number
  /** Chunks with the word in title or text; 0 for an unknown word. */
  df: number
  /** Inverse document frequency over the tenant's chunks and everyday language together. */
  weight: number
}

export interface QueryStatistics {
  chunks: number
  /** The language that the question was read in. */
  language: string
  words: AskedWord[]
}

export interface SearchResult {
  /** Best first. Without an embedding model, only chunks that share a word with the question. */
  hits: Hit[]
  /** All passages of a small tenant in the order of its documents, if asked for. */
  whole: Hit[]
  statistics: QueryStatistics
}

export interface Retrieval {
  search(tenantId: string, request: SearchRequest): Promise<SearchResult>
}

interface RetrievalDeps {
  database: Pick<Database, 'tenantOnce'>
  /** Embeds a question, where a model is configured. */
  vectorOf?: VectorOf | undefined
}

/**
 * The search behind chat, phone and API: an exact scan of the tenant's vectors, in one round trip. A word that nothing knows
 * costs one more, and a second scan if it was misspelled.
 */
export function createRetrieval({ database, vectorOf }: RetrievalDeps): Retrieval {
  return {
    async search(tenantId, { limit, withWhole = false, ...request }) {
      const { query } = request
      const [languages, meaning] = await Promise.all([loadSearchLanguages(request), vectorOf?.(query)])
      const { analyzer: spoken } = languages.question
      const relations = relatedWords(languages)
      const read = (question: string) => queryTerms(languages.tenant.analyzer, question, { relations, spoken })
      const look = async (asked: QueryTerm[]) => {
        const parameters = { tenantId, ...questionParameters(asked, languages) }
        const [rows, whole] = await database.tenantOnce(tenantId, (tx) =>
          Promise.all([
            meaning === undefined
              ? nearestChunks(limit)(tx).execute(parameters)
              : nearestChunksByMeaning(limit)(tx).execute({ ...parameters, ...meaning }),
            withWhole ? wholeMaterial(tx, tenantId) : [],
          ]),
        )
        return { asked, rows, whole, statistics: summarise(asked, rows[0], languages) }
      }
      const typed = await look(read(query))
      const unknown = unknownStems(typed.statistics, languages)
      const compounds = compoundStems(typed.statistics, spoken)
      const { asked } = typed
      const meant =
        unknown.size + compounds.size === 0
          ? undefined
          : await withTenantWords({ database }, tenantId, { asked, unknown, compounds, analyzer: spoken, read })
      const { rows, whole, statistics } = meant === undefined ? typed : await look(meant)
      const hits = rows.slice(0, limit).flatMap((row) => presentHit(row, languages, statistics))
      return { hits, whole: whole.map((passage) => ({ ...passage, score: 0, coverage: 0 })), statistics }
    },
  }
}

function unknownStems({ chunks, words: asked }: QueryStatistics, languages: SearchLanguages): Set<string> {
  const unknown = asked.filter(
    ({ df, words, related, translations }) =>
      df === 0 && related.length + translations.length === 0 && !isEveryday(words[0]!, languages),
  )
  return new Set(chunks === 0 ? [] : unknown.map(({ stem }) => stem))
}

/** Stems of compounds that the tenant does not write as one word, and of which only the head's meaning is known. */
function compoundStems({ chunks, words: asked }: QueryStatistics, spoken: Analyzer): Set<string> {
  const unwritten = asked.filter(
    ({ df, words, related, translations, isOfHead = false }) =>
      df === 0 && (isOfHead || related.length + translations.length === 0) && mayBeCompound(words[0]!, spoken),
  )
  return new Set(chunks === 0 ? [] : unwritten.map(({ stem }) => stem))
}

function presentHit(row: NearestChunk, languages: SearchLanguages, { words }: QueryStatistics): Hit[] {
  const { chunkId, documentId, title, text, questions, language, url, score } = row
  if (chunkId === null) return []
  // Lazy: analysing ten texts takes as long as everything else in JavaScript, and few callers need it.
  let known: number | undefined
  const { analyzer } = languages.tenant
  const own = languages.analyzers.get(language ?? analyzer.language) ?? analyzer
  const coverage = () => (known ??= coverageOf(words, own, `${title}\n${questions}\n${text}`))
  return [
    {
      chunkId: Number(chunkId),
      documentId,
      title,
      text,
      questions,
      language,
      url,
      score,
      get coverage() {
        return coverage()
      },
    },
  ]
}

function summarise(asked: QueryTerm[], row: NearestChunk | undefined, languages: SearchLanguages): QueryStatistics {
  const chunks = row?.chunks ?? 0
  const known = knownTerms(row)
  const { everyday } = languages.tenant
  const words = asked.map((term) => {
    const { stem, spokenStem, words: forms, count, related, translations, equivalents, loose, isOfHead } = term
    // Title terms are counted in the text field too.
    const df = Math.max(known.get(term.term) ?? 0, known.get(termNumber(spokenStem)) ?? 0)
    const weight = idf(chunks + everyday.passages, df + passagesWith(term, languages))
    return {
      stem,
      spokenStem,
      words: forms,
      count,
      df,
      weight,
      related,
      translations,
      ...(equivalents === undefined ? {} : { equivalents }),
      ...(loose === undefined ? {} : { loose }),
      ...(isOfHead === true ? { isOfHead } : {}),
    }
  })
  return { chunks, language: languages.question.analyzer.language, words }
}

function coverageOf(words: AskedWord[], analyzer: Analyzer, text: string): number {
  const total = sum(words.map(({ weight }) => weight))
  const said = new Set(analyzer.words(text).map(analyzer.stem))
  const found = words.filter(({ stem, spokenStem }) => said.has(stem) || said.has(spokenStem))
  return total === 0 ? 0 : sum(found.map(({ weight }) => weight)) / total
}

function sum(numbers: Iterable<number>): number {
  let total = 0
  for (const number of numbers) total += number
  return total
}

/** Maximum wait for the embedding of a question; after that the search uses keywords only. */
const WITHIN_MS = 1.5 * SECOND

interface QuestionVector {
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
