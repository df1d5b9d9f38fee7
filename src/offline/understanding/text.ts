/** A part of a text, by offsets; the end is excluded. */
export interface Span {
  start: number
  end: number
}

/**
 * A message as patterns read it, with the way back to what was typed: lower case without accents; apostrophes, and hyphens
 * between letters, are spaces.
 */
export interface Folded {
  text: string
  /** Offsets of each folded character in the original: where it begins and where it ends. */
  from: number[]
  to: number[]
}

const LETTER = /\p{L}/u
const SEPARATES = /[ \t\u00A0]/
const APOSTROPHE = /[’'`´]/
const HYPHEN = /[-–]/

/** Folds a text with its offsets. The same text comes out as from `fold`. */
export function foldWithOffsets(original: string): Folded {
  const folded: Folded = { text: '', from: [], to: [] }
  let offset = 0
  for (const character of original) {
    const end = offset + character.length
    const isJoin = HYPHEN.test(character) && LETTER.test(original[offset - 1] ?? '') && LETTER.test(original[end] ?? '')
    for (const unit of isJoin ? ' ' : plain(character)) append(folded, unit, offset, end)
    offset = end
  }
  const length = folded.text.trimEnd().length
  return { text: folded.text.slice(0, length), from: folded.from.slice(0, length), to: folded.to.slice(0, length) }
}

export function fold(text: string): string {
  return foldWithOffsets(text).text
}

function append(folded: Folded, unit: string, from: number, to: number): void {
  const isSpace = SEPARATES.test(unit)
  if (isSpace && (folded.text === '' || folded.text.endsWith(' '))) return
  folded.text += isSpace ? ' ' : unit
  for (let index = 0; index < unit.length; index += 1) {
    folded.from.push(from)
    folded.to.push(to)
  }
}

const ASCII_WORD = /^[a-zA-Z0-9 .,]$/

function plain(character: string): string {
  if (ASCII_WORD.test(character)) return character.toLowerCase()
  const bare = character.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
  if (bare === 'ß') return 'ss'
  if (bare === 'œ') return 'oe'
  return APOSTROPHE.test(bare) ? ' ' : bare
}

/** What was typed at this place of the folded text. */
export function typedAt(original: string, { from, to }: Folded, { start, end }: Span): string {
  return start >= end ? '' : original.slice(from[start], to[end - 1])
}

/** The same text with a word of it written in another way; the way back leads to the word as it was typed. */
export function respell({ text, from, to }: Folded, { start, end }: Span, word: string): Folded {
  const first = from[start]!
  const last = to[end - 1]!
  return {
    text: text.slice(0, start) + word + text.slice(end),
    from: [...from.slice(0, start), ...Array.from(word, () => first), ...from.slice(end)],
    to: [...to.slice(0, start), ...Array.from(word, () => last), ...to.slice(end)],
  }
}

export function wordsOf(folded: string): string[] {
  return folded.match(/[\p{L}\p{N}_]+/gu) ?? []
}

/** The text with these parts blanked, so that nothing reads them twice. Its length stays. */
export function without(text: string, spans: Span[], blank = ' '): string {
  let rest = ''
  let at = 0
  for (const { start, end } of spans.toSorted((a, b) => a.start - b.start)) {
    if (end <= at) continue
    const from = Math.max(start, at)
    rest += text.slice(at, from) + blank.repeat(end - from)
    at = end
  }
  return rest + text.slice(at)
}

export function overlaps(a: Span, b: Span): boolean {
  return a.start < b.end && b.start < a.end
}

export function isWithin(inner: Span, outer: Span): boolean {
  return inner.start >= outer.start && inner.end <= outer.end
}

const compiled = new Map<string, RegExp>()

/** A pattern of a language's table between word boundaries, global. */
export function expression(pattern: string): RegExp {
  let found = compiled.get(pattern)
  if (found === undefined) {
    found = new RegExp(`(?<![\\p{L}\\p{N}_])(?:${pattern})(?![\\p{L}\\p{N}_])`, 'gu')
    compiled.set(pattern, found)
  }
  found.lastIndex = 0
  return found
}

export function has(text: string, pattern: string): boolean {
  return expression(pattern).test(text)
}

/** Whether the text begins with the pattern, after blanks and opening marks. */
export function begins(text: string, pattern: string): boolean {
  return opening(pattern).test(text)
}

/** Whether the text is the pattern and nothing more. */
export function isWhole(text: string, pattern: string): boolean {
  const match = opening(pattern).exec(text)
  return match !== null && !/[\p{L}\p{N}]/u.test(text.slice(match[0].length))
}

/** The pattern at the beginning of a text. */
export function opening(pattern: string): RegExp {
  const key = `^ ${pattern}`
  let found = compiled.get(key)
  if (found === undefined) {
    found = new RegExp(`^[^\\p{L}\\p{N}]{0,40}(?:${pattern})(?![\\p{L}\\p{N}_])`, 'u')
    compiled.set(key, found)
  }
  return found
}

/** Characters of a word that are compared with another: "pool" matches "pools". */
const COMPARED_CHARS = 5

/** True where a folded text has the beginning of one of the words. */
export function hasBeginning(folded: string, words: string[]): boolean {
  return words.some((word) => folded.includes(word.slice(0, COMPARED_CHARS)))
}
