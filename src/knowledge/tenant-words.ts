import { preparedSql, type Database } from '../db/database.ts'
import type { Analyzer } from './analyzer.ts'
import { termNumber, type QueryTerm } from './bm25.ts'
import { partsOf } from './compounds.ts'

/** A shorter word is near too many others. */
const MIN_LENGTH = 5
/** Longer ones are keys and the like. */
const MAX_LENGTH = 24
/** Words of a question that are put right; each costs some 600 spellings. */
const MAX_WORDS = 3
const LETTERS = 'abcdefghijklmnopqrstuvwxyz'

interface Typed {
  asked: QueryTerm[]
  unknown: ReadonlySet<string>
  /** Stems of words that may be compounds of the tenant's own. */
  compounds: ReadonlySet<string>
  analyzer: Analyzer
  /** The question's terms as the search reads them. */
  read(question: string): QueryTerm[]
}

interface TenantWordsDeps {
  database: Pick<Database, 'tenantOnce'>
}

const termsKnown = preparedSql<{ term: number; df: number }>(
  'terms_known',
  'select term, df from term_statistics where tenant_id = $1 and term = any($2::int[])',
)

/**
 * The terms of a question with words that neither the tenant nor everyday language knows replaced by the tenant's own word
 * one slip away: a letter left out, added, exchanged or swapped. A compound of two of its words is related to both
 * together. Undefined if there is none.
 */
export async function withTenantWords(
  { database }: TenantWordsDeps,
  tenantId: string,
  { asked, unknown, compounds, analyzer, read }: Typed,
): Promise<QueryTerm[] | undefined> {
  const spelled = asked
    .filter(({ stem, words }) => unknown.has(stem) && words.every(isSpelled))
    .slice(0, MAX_WORDS)
    .map(({ stem, words }) => ({ stem, others: respelled(words[0]!, analyzer) }))
  const composed = asked
    .filter(({ stem }) => compounds.has(stem))
    .slice(0, MAX_WORDS)
    .map(({ stem, words }) => ({ stem, splits: partsOf(words[0]!, analyzer) }))
  const parts = composed.flatMap(({ splits }) => splits.flat())
  const numbers = [...spelled.flatMap(({ others }) => [...others.keys()]), ...new Set(parts.map(termNumber))]
  if (numbers.length === 0) return undefined
  const rows = await database.tenantOnce(tenantId, (tx) => termsKnown(tx, [tenantId, `{${numbers.join(',')}}`]))
  if (rows.length === 0) return undefined
  const commonest = rows.toSorted((a, b) => b.df - a.df)
  const meant = new Map<string, QueryTerm>()
  for (const { stem, others } of spelled) {
    const word = commonest.map(({ term }) => others.get(term)).find((other) => other !== undefined)
    if (word !== undefined) meant.set(stem, read(word)[0]!)
  }
  const known = new Set(rows.map(({ term }) => term))
  const whole = new Map<string, string[]>()
  for (const { stem, splits } of composed) {
    const split = splits.find((both) => both.every((part) => known.has(termNumber(part))))
    if (split !== undefined) whole.set(stem, split)
  }
  const replaced = asked.map((one) => meant.get(one.stem) ?? compound(one, whole.get(one.stem)))
  return replaced.filter(({ stem }, index) => replaced.findIndex((other) => other.stem === stem) === index)
}

function compound(term: QueryTerm, parts: string[] | undefined): QueryTerm {
  if (parts === undefined) return term
  const { isOfHead: _, ...own } = term
  return { ...own, related: [...term.related, parts.join(' ')] }
}

function isSpelled(word: string): boolean {
  return word.length >= MIN_LENGTH && word.length <= MAX_LENGTH && /^\p{L}+$/u.test(word)
}

/** Spellings one slip away, by the number of their term. The first letter is rarely the wrong one, and stays. */
function respelled(word: string, analyzer: Analyzer): Map<number, string> {
  const found = new Map<number, string>()
  const own = analyzer.stem(word)
  for (const other of spellings(word)) {
    const stem = analyzer.stem(other)
    if (stem !== own && !found.has(termNumber(stem))) found.set(termNumber(stem), other)
  }
  return found
}

function* spellings(word: string): Generator<string> {
  for (let at = 1; at <= word.length; at += 1) {
    const [before, after] = [word.slice(0, at), word.slice(at)]
    if (after.length > 1) yield before + after[1]! + after[0]! + after.slice(2)
    if (after.length > 0) yield before + after.slice(1)
    for (const letter of LETTERS) {
      yield before + letter + after
      if (after.length > 0) yield before + letter + after.slice(1)
    }
  }
}
