import { JOINS, NEGATIONS, RESTRICTIONS, SIDES, isSameWord, wordsOf, type Word } from './words.ts'

/** A difference in meaning between two texts on the same topic. */
export type Mismatch = 'negation' | 'opposite' | 'restriction'

/**
 * Compares a statement with the words that are to bear it out: one of them is negated or says the opposite, or the evidence
 * holds for some cases only and the statement for all.
 */
export function mismatchBetween(statement: Word[], evidence: Word[]): Mismatch | undefined {
  const opposite = comparedSides(statement, evidence)
  if (opposite === 'differs') return 'opposite'
  if (opposite === undefined && isNegated(statement) !== isNegated(evidence)) return 'negation'
  const restricted = evidence.some(({ text }) => RESTRICTIONS.has(text))
  return restricted && !statement.some(({ text }) => RESTRICTIONS.has(text)) ? 'restriction' : undefined
}

function isNegated(words: Word[]): boolean {
  return words.some(({ text }) => NEGATIONS.has(text))
}

/** Undefined where the two share no pair of opposites. A negation turns the sides of its text. */
function comparedSides(statement: Word[], evidence: Word[]): 'agrees' | 'differs' | undefined {
  const said = sidesIn(statement)
  const known = sidesIn(evidence)
  const shared = [...said].filter(([pair]) => known.has(pair))
  if (shared.length === 0) return undefined
  const turns = isNegated(statement) === isNegated(evidence) ? 1 : -1
  return shared.every(([pair, sign]) => sign !== 0 && sign === known.get(pair)! * turns) ? 'agrees' : 'differs'
}

/** By pair; 0 for both sides at once. */
function sidesIn(words: Word[]): Map<number, number> {
  const sides = new Map<number, number>()
  for (const { text } of words) {
    const side = SIDES.get(text)
    if (side === undefined) continue
    const before = sides.get(side.pair)
    sides.set(side.pair, before === undefined || before === side.sign ? side.sign : 0)
  }
  return sides
}

/** Not within `1,250`, `9:00` or an address. */
const CLAUSE_MARK = /[,;:](?=\s|$)|[()–—]|\s-\s/u

/** Clauses of a sentence that say something of their own; `isTelling` finds the words that do. */
export function clausesOf(sentence: string, isTelling: (word: Word) => boolean): Word[][] {
  const parts = sentence.split(CLAUSE_MARK).flatMap((part) => splitAtJoins(wordsOf(part)))
  const clauses: Word[][] = []
  for (const part of parts) {
    const last = clauses.at(-1)
    const isShort = last !== undefined && last.filter(isTelling).length < MIN_TELLING
    if (last !== undefined && (isShort || part.filter(isTelling).length < MIN_TELLING)) last.push(...part)
    else clauses.push([...part])
  }
  return clauses
}

const MIN_TELLING = 2

function splitAtJoins(words: Word[]): Word[][] {
  const parts: Word[][] = [[]]
  for (const word of words) {
    if (!word.isFigure && JOINS.has(word.text)) parts.push([])
    else parts.at(-1)!.push(word)
  }
  return parts
}

/** True for a form of the word, or for a word that means the same or the opposite, which `mismatchBetween` tells apart. */
export function isOfSameMeaning(a: string, b: string): boolean {
  const side = SIDES.get(a)
  return isSameWord(a, b) || (side !== undefined && side.pair === SIDES.get(b)?.pair)
}
