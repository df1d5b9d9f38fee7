import type { Claim } from './receipt.ts'
import { LANGUAGES } from '../../languages/index.ts'
import type { AssertionPatterns } from '../../languages/patterns.ts'

/** Of all languages, because a model may reply in another one than requested. */
const TABLES = Object.values(LANGUAGES).map(({ assertions }) => assertions)

/** A claim in a sentence; `anything` is success without an object. */
export type Claimed = Claim | 'anything'

const CLAUSES = new RegExp(`[,;:()–—\\n]|\\s-\\s|(?<=[.!?…])\\s|(?<!\\p{L})(?:${inAny('but')})(?!\\p{L})`, 'u')
/** Distance in words within which a negation or condition applies: "once your visit is booked". */
const NEAR_WORDS = 6

function inAny(pattern: 'but' | 'negation' | 'plurals' | 'once' | 'yours'): string {
  return TABLES.map((table) => table[pattern]).join('|')
}

/** Actions a sentence claims as done or promised. `isQuoted`: words of a document, whose general promises may be repeated. */
export function claimsIn(sentence: string, isQuoted = false): Set<Claimed> {
  const text = plain(sentence)
  const clauses = text.split(CLAUSES).filter((clause) => /\p{L}/u.test(clause))
  const isQuestion = QUESTION.test(text)
  const claims = new Set<Claimed>()
  for (const table of TABLES) {
    // Tested once on the whole sentence, which may have a thousand clauses.
    const isPromise = !isQuoted && !table.condition.test(text)
    for (const clause of clauses) {
      for (const claim of claimsOf(clause, table, { isQuestion, isPromise, isQuoted })) claims.add(claim)
    }
  }
  return claims
}

/** Properties that all clauses of a sentence share. */
interface SentenceKind {
  isQuestion: boolean
  /** Promises in it count: they are neither quoted nor conditional. */
  isPromise: boolean
  isQuoted: boolean
}

/** The mark may be followed by closing quotation marks or brackets. */
const QUESTION = /[?？]["”»“)\]\s]*$/u

function* claimsOf(clause: string, table: AssertionPatterns, kind: SentenceKind): Generator<Claimed> {
  const { isQuestion, isPromise, isQuoted } = kind
  // Only the asking clause of a question makes no claim: "I have booked it, ok?" does.
  if (isQuestion && table.question.test(clause)) return
  if (table.anything.test(clause) && !isQuoted) yield 'anything'
  const isSaid = (pattern: RegExp) => {
    const match = pattern.exec(clause)
    return match !== null && !isTakenBack(clause, match, table) && !isOther(clause, table)
  }
  for (const [claim, pattern] of table.done) if (isSaid(pattern)) yield claim
  if (!isPromise) return
  for (const [claim, pattern] of table.promised) if (isSaid(pattern)) yield claim
}

function isTakenBack(clause: string, { index, 0: match }: RegExpExecArray, { takenBack }: AssertionPatterns): boolean {
  const before = clause.slice(0, index).split(/\s+/u).filter(Boolean).slice(-NEAR_WORDS).join(' ')
  const after = clause
    .slice(index + match.length)
    .split(/\s+/u)
    .filter(Boolean)
    .slice(0, 2)
    .join(' ')
  return (
    takenBack.test(before) || takenBack.test(match) || NEGATED_AFTER.test(after) || GENERAL.test(`${before} ${after}`)
  )
}

/** Negations after the verb: "wird nicht", "est pas". */
const NEGATED_AFTER = new RegExp(`^(?:${inAny('negation')})(?!\\p{L})`, 'u')
/** General statements: "appointments are confirmed by text message", "is confirmed as soon as …". */
const GENERAL = new RegExp(`(?:^|\\s)(?:${inAny('plurals')})(?:\\s|$)|(?:${inAny('once')})(?:\\s|$)$`, 'u')
const YOURS = new RegExp(`(?<!\\p{L})(?:${inAny('yours')})(?!\\p{L})`, 'u')

function isOther(clause: string, { other }: AssertionPatterns): boolean {
  return other.test(clause) && !YOURS.test(clause)
}

const CONTRACTIONS: Record<string, string> = { re: 'are', s: 'is', m: 'am', ve: 'have', ll: 'will' }
const CONTRACTED = /(?<=\p{L})'(re|s|m|ve|ll)(?!\p{L})/gu

/** Lower case, without contractions and emphasis marks. */
function plain(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[’‘ʼ`´]/gu, "'")
    .replace(CONTRACTED, (_, verb: string) => ` ${CONTRACTIONS[verb] ?? ''}`)
    .replace(/[*_#>~]+/gu, ' ')
    .replace(/[\p{Cf}\u00ad]/gu, '')
    .replace(/[^\S\n]+/gu, ' ')
    .trim()
}
