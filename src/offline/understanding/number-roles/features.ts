import type { Question } from '../../../models/understanding.ts'
import { spokenLanguage } from '../../../languages/index.ts'
import { conceptsOf } from '../../matters/concepts.ts'
import { hashed, type Features } from '../linear-model.ts'

/** A word, a number or a mark of a folded text. */
export interface Token {
  text: string
  start: number
  end: number
  /** Value of a number; undefined for another token. */
  value?: number
  /** No space is between this token and the one before. */
  isGlued: boolean
}

/** Tokens on each side of a number that are read one by one. */
const NEAR = 4
/** Tokens on each side of a number whose order is left out. */
const AROUND = 9
/** Concepts are read of this many tokens on each side. */
const CONCEPTS = 3
/** Bounds of the values that are told apart. */
const SIZES = [1, 2, 4, 8, 12, 24, 31, 60, 100, 2000]
const ENDS_CLAUSE = /^[.,;:?!]$/u
const RUN = 4

/** Hashed features of the number at a place: its form, the words around it and their concepts, and the question before the message. */
export function featuresOfNumber(
  tokens: Token[],
  place: number,
  question: Question | null,
  language: string,
): Features {
  const found = new Set<number>()
  const add = (name: string): void => void found.add(hashed(name))
  for (const name of formOf(tokens, place)) {
    add(name)
    add(`${question} ${name}`)
  }
  for (const name of neighboursOf(tokens, place)) add(name)
  for (const [side, text] of [
    ['before', word(tokens, place - 1)],
    ['behind', word(tokens, place + 1)],
  ] as const) {
    add(`${question} ${side} ${text}`)
    for (const run of runsOf(text)) add(`${side} run ${run}`)
  }
  for (let offset = -CONCEPTS; offset <= CONCEPTS; offset += 1) {
    const text = tokens[place + offset]?.text
    if (offset === 0 || text === undefined || !/\p{L}/u.test(text)) continue
    for (const concept of conceptsOf([text], spokenLanguage(language))) {
      add(`${offset} ${concept}`)
      add(`${offset < 0 ? 'before' : 'behind'} ${concept}`)
    }
  }
  return { buckets: [...found], weight: 1 / Math.sqrt(found.size) }
}

/** The form of the number, its place in the message, and whether its clause asks. */
function formOf(tokens: Token[], place: number): string[] {
  const { text, value = 0 } = tokens[place]!
  const behind = tokens[place + 1]
  const shape = text.replaceAll(/\d/gu, '9').replaceAll(/\p{L}+/gu, 'a')
  const others = tokens.filter((one) => one.value !== undefined).length
  const clause = clauseOf(tokens, place)
  return [
    // Beside the question before the message, a feature of that question alone.
    'question',
    `shape ${shape}`,
    `size ${SIZES.filter((bound) => value >= bound).length}`,
    value <= 60 && Number.isInteger(value) ? `value ${value}` : 'large',
    `glued ${behind?.isGlued === true && /\p{L}/u.test(behind.text)}`,
    `first ${place === 0}`,
    `last ${place === tokens.length - 1}`,
    `alone ${tokens.length === 1}`,
    `numbers ${Math.min(others, 4)}`,
    `short ${tokens.length <= 3}`,
    `asks ${clause.asks}`,
  ]
}

/** The tokens near the number, with their places and in pairs, and those around it in any order. */
function neighboursOf(tokens: Token[], place: number): string[] {
  const found: string[] = []
  for (let offset = 1; offset <= NEAR; offset += 1)
    found.push(`-${offset} ${word(tokens, place - offset)}`, `+${offset} ${word(tokens, place + offset)}`)
  const [a, b, c, d] = [-2, -1, 1, 2].map((offset) => word(tokens, place + offset))
  const [first, last] = [word(tokens, place - 3), word(tokens, place + 3)]
  found.push(
    `-2-1 ${a} ${b}`,
    `-1+1 ${b} ${c}`,
    `+1+2 ${c} ${d}`,
    `-3-1 ${first} ${a} ${b}`,
    `+1+3 ${c} ${d} ${last}`,
    `-2+1 ${a} ${b} ${c}`,
  )
  const { start, end } = clauseOf(tokens, place)
  for (const [index, { text }] of tokens.slice(start, end).entries())
    if (start + index !== place && /\p{L}/u.test(text)) {
      found.push(`clause ${text}`)
      if (text.length > RUN) found.push(`clause ${text.slice(0, RUN)}~`)
    }
  for (const { text } of tokens.slice(Math.max(0, place - AROUND), place + AROUND)) found.push(`around ${text}`)
  return found
}

/** The clause of a number, and whether a question mark ends it. */
function clauseOf(tokens: Token[], place: number): { start: number; end: number; asks: boolean } {
  const isEnd = (index: number): boolean => ENDS_CLAUSE.test(tokens[index]?.text ?? '.')
  let [start, end] = [place, place + 1]
  while (start > 0 && place - start < AROUND && !isEnd(start - 1)) start -= 1
  while (end < tokens.length && end - place < AROUND && !isEnd(end)) end += 1
  return { start, end, asks: tokens[end]?.text === '?' }
}

/** A token as a feature; numbers by their number of digits, because their values say little here. */
function word(tokens: Token[], place: number): string {
  const token = tokens[place]
  if (token === undefined) return place < 0 ? '^' : '$'
  return token.value === undefined ? token.text : `#${String(Math.trunc(token.value)).length}`
}

function* runsOf(text: string): Generator<string> {
  const characters = `_${text.slice(0, 24)}_`
  for (let at = 0; at + RUN <= characters.length; at += 1) yield characters.slice(at, at + RUN)
}
