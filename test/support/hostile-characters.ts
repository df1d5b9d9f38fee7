/*
 * Texts that make an expression backtrack: repetitions of its characters, with a prefix that lets it start and a suffix that
 * makes it fail.
 */

/** A prefix, a repeated part, a suffix; attacks found by the checker may have several repeated parts. */
export interface Attack {
  pumps: { prefix: string; pump: string }[]
  suffix: string
}

/** Makes a text of about this length. */
export type TextMaker = (length: number) => string

export function attackText({ pumps, suffix }: Attack, length: number): string {
  const share = Math.floor(length / Math.max(1, pumps.length))
  return pumps.map(({ prefix, pump }) => prefix + repeated(pump, share)).join('') + suffix
}

/** Runs, alternations and near misses of the expression's characters. */
export function hostileTexts(source: string): TextMaker[] {
  const alphabet = alphabetOf(source)
  const makers: TextMaker[] = []
  for (const pump of new Set([...alphabet, ' ', '\n', 'a', '1', '-'])) {
    makers.push((length) => repeated(pump, length))
    makers.push((length) => `${repeated(pump, length)}\u0001`)
  }
  const short = alphabet.slice(0, MAX_PAIRED)
  for (const first of short) {
    for (const second of short) {
      if (first === second) continue
      makers.push((length) => `${repeated(first + second, length)}\u0001`)
      makers.push((length) => `${first}${repeated(second, length)}\u0001`)
      // Adjacent repetitions share a run; a new prefix in every tenth restarts them.
      makers.push((length) => repeated(first + repeated(second, Math.floor(length / 10)), length))
    }
  }
  return makers
}

/** Limits the quadratic number of pairs. */
const MAX_PAIRED = 9
const MAX_ALPHABET = 24

/** Sample characters by class. */
const CLASSES: [RegExp, string[]][] = [
  [/\\s/u, [' ', '\t', '\n']],
  [/\\d|\\p\{N\}|0-9/u, ['1']],
  [/\\w|a-z|\\p\{L\}|\\S|\[\^/u, ['a']],
  [/\\p\{Lu\}|A-Z/u, ['A']],
  [/\\p\{L|\\p\{Script/u, ['漢']],
  [/\\p\{M\}/u, ['a\u0301']],
  [/\./u, ['.']],
]

function alphabetOf(source: string): string[] {
  const found: string[] = []
  for (const [pattern, characters] of CLASSES) if (pattern.test(source)) found.push(...characters)
  const bare = source.replaceAll(/\\[pP]\{[^}]*\}|\\[bBdDwWsSk]|\(\?<?[:=!]|\(\?<\w+>|\{\d*,?\d*\}/gu, ' ')
  // Marks before words, because expressions usually begin and end with marks.
  const marks = bare.match(/[^\p{L}\p{N}\s()[\]{}|?*+^$\\.]|\\[^\p{L}\p{N}\s]/gu) ?? []
  found.push(...marks.map((mark) => mark.at(-1)!))
  const words = bare.match(/[\p{L}\p{N}]+/gu) ?? []
  found.push(...words)
  return [...new Set(found)].slice(0, MAX_ALPHABET)
}

function repeated(part: string, length: number): string {
  return part === '' ? '' : part.repeat(Math.max(1, Math.floor(length / part.length)))
}

/**
 * Removes look-around, which the checker cannot read: once as if every assertion held, and once with an impossible character,
 * so that the part before it fails. Neither equals the expression; both suggest attacks on it.
 */
export function relaxations(source: string): string[] {
  const spans = assertionsIn(source)
  if (spans.length === 0) return []
  const dropped = replaced(source, spans, () => '')
  const failing = replaced(source, spans, (start) => (source.startsWith('(?<', start) ? '' : '\\u0001'))
  return [...new Set([dropped, failing])]
}

interface Span {
  start: number
  end: number
}

/** The outermost assertions, brackets included. */
function assertionsIn(source: string): Span[] {
  const spans: Span[] = []
  const open: number[] = []
  let isInClass = false
  for (let index = 0; index < source.length; index += 1) {
    const character = source[index]
    if (character === '\\') index += 1
    else if (isInClass) isInClass = character !== ']'
    else if (character === '[') isInClass = true
    else if (character === '(') open.push(index)
    else if (character === ')') {
      const start = open.pop() ?? 0
      const isAssertion = /^\(\?<?[=!]/u.test(source.slice(start, start + 4))
      const isInner = open.some((outer) => /^\(\?<?[=!]/u.test(source.slice(outer, outer + 4)))
      if (isAssertion && !isInner) spans.push({ start, end: index + 1 })
    }
  }
  return spans
}

function replaced(source: string, spans: Span[], instead: (start: number) => string): string {
  let text = ''
  let end = 0
  for (const span of spans) {
    text += source.slice(end, span.start) + instead(span.start)
    end = span.end
  }
  return text + source.slice(end)
}
