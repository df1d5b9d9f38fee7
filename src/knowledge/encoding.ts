import { and, asc, eq, gt, ne, sql } from 'drizzle-orm'
import type { Database, Tx } from '../db/database.ts'
import { baseLanguage } from '../languages/index.ts'
import { ANALYZER_VERSION, loadAnalyzer } from './analyzer.ts'
import { countTerms, encodeChunk, type CountedChunk, type Lengths } from './bm25.ts'
import {
  addChunk,
  applyChange,
  findStatistics,
  lockIndex,
  noChange,
  subtractVector,
  type Statistics,
} from './statistics.ts'
import { chunks, chunkVectors, documents, knowledgeStatistics } from './tables.ts'
import { updateVectors } from './vectors.ts'

/** Parameters of new vectors. */
interface Encoding {
  number: number
  averages: Lengths
}

// Averages wrong by this factor hardly change the ranking.
const TOLERATED_DRIFT = 1.25
/** Bounds a transaction to milliseconds of the embedded database's one connection. */
const BATCH = 6

/** Encoding for new chunks; a tenant's first chunks, or a new language, start one. */
export async function currentEncoding(
  tx: Tx,
  tenantId: string,
  language: string,
  counted: CountedChunk[],
): Promise<Encoding> {
  const known = await findStatistics(tx, tenantId)
  if (known === undefined) return firstEncoding(tx, tenantId, language, averagesOf(sumLengths(counted)))
  const averages = { text: known.encodedLength, title: known.encodedTitleLength }
  if (speaks(known, language)) return { number: known.encoding, averages }
  return { number: await startEncoding(tx, known, language, averages), averages }
}

async function firstEncoding(tx: Tx, tenantId: string, language: string, averages: Lengths): Promise<Encoding> {
  await tx.insert(knowledgeStatistics).values({
    tenantId,
    chunks: 0,
    length: 0,
    titles: 0,
    titleLength: 0,
    encodedLength: averages.text,
    encodedTitleLength: averages.title,
    language: baseLanguage(language),
    analyzer: ANALYZER_VERSION,
    encoding: 1,
    complete: true,
  })
  return { number: 1, averages }
}

async function startEncoding(tx: Tx, known: Statistics, language: string, averages: Lengths): Promise<number> {
  const number = known.encoding + 1
  await tx
    .update(knowledgeStatistics)
    .set({
      encoding: number,
      complete: false,
      encodedLength: averages.text,
      encodedTitleLength: averages.title,
      language: baseLanguage(language),
      analyzer: ANALYZER_VERSION,
    })
    .where(eq(knowledgeStatistics.tenantId, known.tenantId))
  return number
}

/** True when the tenant's vectors need `reencodeTenant`. */
export function isStale(known: Statistics): boolean {
  return !known.complete || isDrifted(known) || known.analyzer !== ANALYZER_VERSION
}

/** Over all tenants: those that need `reencodeTenant`: after an upgrade, a change of language, or an interrupted run. */
export async function findStaleTenants(tx: Tx, languages: Map<string, string>): Promise<{ tenantId: string }[]> {
  const rows = await tx.select().from(knowledgeStatistics)
  return rows.filter((known) => isStale(known) || !speaks(known, languages.get(known.tenantId) ?? known.language))
}

/**
 * Re-encodes a tenant's vectors with its true averages, its language and the current analyzer, a few chunks per transaction.
 * Search keeps working meanwhile, and an interrupted run resumes.
 */
export async function reencodeTenant(
  database: Pick<Database, 'tenant'>,
  tenantId: string,
  language: string,
  pause = async () => {},
): Promise<void> {
  const needed = await database.tenant(tenantId, (tx) => beginReencoding(tx, tenantId, language))
  if (!needed) return
  for (let after: number | undefined = 0; after !== undefined;) {
    const from: number = after
    await pause()
    after = await database.tenant(tenantId, (tx) => reencodeBatch(tx, tenantId, from))
  }
  // A new analyzer or language changes the lengths, and with them the averages used here.
  const known = await database.tenant(tenantId, (tx) => findStatistics(tx, tenantId))
  if (known !== undefined && isDrifted(known)) await reencodeTenant(database, tenantId, known.language, pause)
}

async function beginReencoding(tx: Tx, tenantId: string, language: string): Promise<boolean> {
  await lockIndex(tx, tenantId)
  const known = await findStatistics(tx, tenantId)
  if (known === undefined) return false
  if (isDrifted(known) || !speaks(known, language)) await startEncoding(tx, known, language, averagesOf(known))
  else return !known.complete
  return true
}

/** The last processed chunk; undefined when none is left. */
async function reencodeBatch(tx: Tx, tenantId: string, after: number): Promise<number | undefined> {
  await lockIndex(tx, tenantId)
  const known = await findStatistics(tx, tenantId)
  const old = known === undefined ? [] : await findOldVectors(tx, known, after)
  if (known === undefined || old.length === 0) {
    await tx.update(knowledgeStatistics).set({ complete: true }).where(eq(knowledgeStatistics.tenantId, tenantId))
    return undefined
  }
  const averages = { text: known.encodedLength, title: known.encodedTitleLength }
  const analyzers = await Promise.all(old.map(({ written }) => loadAnalyzer(written ?? known.language)))
  const encoded = old.map((chunk, index) => encodeChunk(countTerms(analyzers[index]!, chunk), averages))
  const ids = old.map((chunk) => chunk.id)
  await updateVectors(tx, tenantId, { ids, encoded, encoding: known.encoding })
  const change = noChange()
  for (const vector of old) subtractVector(change, vector)
  for (const chunk of encoded) addChunk(change, chunk)
  await applyChange(tx, tenantId, change)
  return ids.at(-1)
}

function findOldVectors(tx: Tx, { tenantId, encoding }: Statistics, after: number) {
  return tx
    .select({
      id: chunks.id,
      title: chunks.title,
      text: chunks.text,
      questions: chunks.questions,
      written: documents.language,
      bm25: sql<string>`${chunkVectors.bm25}::text`,
      length: chunkVectors.length,
      titleLength: chunkVectors.titleLength,
    })
    .from(chunkVectors)
    .innerJoin(chunks, and(eq(chunks.tenantId, chunkVectors.tenantId), eq(chunks.id, chunkVectors.chunkId)))
    .innerJoin(documents, and(eq(documents.tenantId, chunks.tenantId), eq(documents.id, chunks.documentId)))
    .where(
      and(eq(chunkVectors.tenantId, tenantId), gt(chunkVectors.chunkId, after), ne(chunkVectors.encoding, encoding)),
    )
    .orderBy(asc(chunkVectors.chunkId))
    .limit(BATCH)
}

function speaks(known: Statistics, language: string): boolean {
  return known.language === baseLanguage(language) && known.analyzer === ANALYZER_VERSION
}

function isDrifted(known: Statistics): boolean {
  const averages = averagesOf(known)
  return (
    (known.chunks > 0 && isOff(averages.text, known.encodedLength)) ||
    (known.titles > 0 && isOff(averages.title, known.encodedTitleLength))
  )
}

function isOff(average: number, encoded: number): boolean {
  return average > encoded * TOLERATED_DRIFT || average * TOLERATED_DRIFT < encoded
}

type Sums = Pick<Statistics, 'chunks' | 'length' | 'titles' | 'titleLength'>

function averagesOf({ chunks: count, length, titles, titleLength }: Sums): Lengths {
  return { text: length / (count || 1), title: titleLength / (titles || 1) }
}

function sumLengths(counted: CountedChunk[]): Sums {
  const sums = { chunks: counted.length, length: 0, titles: 0, titleLength: 0 }
  for (const { lengths } of counted) {
    sums.length += lengths.text
    sums.titleLength += lengths.title
    sums.titles += lengths.title > 0 ? 1 : 0
  }
  return sums
}
