import { TOKEN, type Sense, type Vocabulary } from './vocabulary.ts'

/** A word, a number or a mark of a folded text, with the phrases of the vocabulary that begin at it. */
export interface Token {
  text: string
  start: number
  end: number
  isDigits: boolean
  /** Follows the token before it without a space. */
  isGlued: boolean
  /** Digits within a longer figure, which begins before them or continues after them: "3" in "3.50". */
  isJoinedBefore: boolean
  isJoinedBehind: boolean
  senses: (Sense & { next: number })[]
  /** Memoised readings that begin at this token, by parser. */
  read: Map<object, unknown>
}

/** More numbers in a row than these are a phone number or the like. */
const NUMBERS_IN_A_ROW = 2

/** Splits a folded text into tokens and finds the phrases that begin at each. */
export function tokensOf(text: string, vocabulary: Vocabulary): Token[] {
  const tokens = wordsOf(text, vocabulary)
  for (const [index, token] of tokens.entries()) {
    if (token.isDigits) joinDigits(tokens, index)
    token.senses = sensesAt(tokens, index, vocabulary)
  }
  forgetLongNumbers(tokens)
  return tokens
}

function wordsOf(text: string, vocabulary: Vocabulary): Token[] {
  const tokens: Token[] = []
  const add = (word: string, start: number): void => {
    const end = start + word.length
    const isGlued = tokens.at(-1)?.end === start
    const isDigits = /^\d/u.test(word)
    tokens.push({
      text: word,
      start,
      end,
      isDigits,
      isGlued,
      isJoinedBefore: false,
      isJoinedBehind: false,
      senses: [],
      read: new Map(),
    })
  }
  for (const match of text.matchAll(TOKEN)) {
    const word = /^[ap]\s?\./u.test(match[0]) ? `${match[0].slice(0, 1)}m` : match[0]
    const cut = vocabulary.table.isCompounding ? weekdayBefore(word, vocabulary) : 0
    if (cut > 0) add(word.slice(0, cut), match.index)
    add(word.slice(cut), match.index + cut)
    const last = tokens.at(-1)
    if (last !== undefined) last.end = match.index + match[0].length
  }
  return tokens
}

/** Length of the weekday that begins a compound such as "freitagnachmittag"; 0 without one. */
function weekdayBefore(word: string, { entries }: Vocabulary): number {
  if (entries.has(word)) return 0
  for (const length of [6, 7, 8, 10]) {
    const [head, rest] = [word.slice(0, length), word.slice(length)]
    const isPart = entries.get(rest)?.some(({ sense }) => sense.kind === 'part' || sense.kind === 'noon') === true
    if (isPart && entries.get(head)?.some(({ sense }) => sense.kind === 'weekday') === true) return length
  }
  return 0
}

function joinDigits(tokens: Token[], index: number): void {
  const [before, mark, token] = [tokens[index - 2], tokens[index - 1], tokens[index]]
  if (mark === undefined || token === undefined || !token.isGlued) return
  const isInFigure = before?.isDigits === true && mark.isGlued
  if (/^[\p{L}_#+$€£]/u.test(mark.text) && !isInFigure) token.isJoinedBefore = true
  if (before === undefined || !isInFigure || !/^[.,:/-]$/u.test(mark.text)) return
  token.isJoinedBefore = true
  before.isJoinedBehind = true
}

function sensesAt(tokens: Token[], index: number, { entries }: Vocabulary): Token['senses'] {
  const first = tokens[index]
  if (first === undefined) return []
  const found: Token['senses'] = []
  for (const { words, sense } of entries.get(first.text) ?? []) {
    if (words.every((word, offset) => tokens[index + offset]?.text === word))
      found.push({ ...sense, next: index + words.length })
  }
  if (first.isDigits && first.text.length <= 2)
    found.push({ kind: 'number', value: Number(first.text), next: index + 1 })
  return found
}

function forgetLongNumbers(tokens: Token[]): void {
  const isNumber = (token: Token | undefined): boolean => token?.isDigits === true && !token.isJoinedBehind
  let run: Token[] = []
  for (const token of [...tokens, undefined]) {
    if (token !== undefined && isNumber(token)) {
      run.push(token)
      continue
    }
    if (run.length > NUMBERS_IN_A_ROW) for (const part of run) part.isJoinedBefore = true
    run = []
  }
}
