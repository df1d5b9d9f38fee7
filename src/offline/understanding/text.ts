import { RecentResults } from '../../core/recent-results.ts'
import { inAnyLanguage } from '../../languages/index.ts'

/** Offsets of a part of a text; `end` is exclusive. */
export interface Span {
  start: number
  end: number
}

/**
 * A text normalised for patterns, with offsets into the original: lower case without accents; apostrophes, and hyphens
 * between letters, are spaces.
 */
export interface Folded {
  text: string
  /** Start and end of each folded character in the original. */
  from: number[]
  to: number[]
}

const LETTER = /\p{L}/u
const SEPARATES = /[ \t\u00A0]/
const APOSTROPHE = /[’'`´]/
const HYPHEN = /[-–]/

/** Folds a text and keeps the offsets; `text` equals the result of `fold`. */
export function foldWithOffsets(original: string): Folded {
  const built: Built = { units: [], from: [], to: [] }
  let offset = 0
  for (const character of original) {
    const end = offset + character.length
    if (isFolded(character)) {
      built.units.push(character)
      built.from.push(offset)
      built.to.push(end)
      offset = end
      continue
    }
    const isJoin = HYPHEN.test(character) && LETTER.test(original[offset - 1] ?? '') && LETTER.test(original[end] ?? '')
    for (const unit of isJoin ? ' ' : plain(character)) append(built, unit, offset, end)
    offset = end
  }
  const text = built.units.join('').trimEnd()
  return { text, from: built.from.slice(0, text.length), to: built.to.slice(0, text.length) }
}

/** True for small letters without accents and for figures, most characters of a text. */
function isFolded(character: string): boolean {
  return (character >= 'a' && character <= 'z') || (character >= '0' && character <= '9')
}

/** A turn folds its message and its services' names again and again. */
const recent = new RecentResults<string>(300)
const MAX_REMEMBERED = 500

/** Normalises a text for patterns (see `Folded`). */
export function fold(text: string): string {
  return text.length > MAX_REMEMBERED ? foldWithOffsets(text).text : recent.of(text, () => foldWithOffsets(text).text)
}

/** A folded text while it is built. Its parts are joined once, because a string that grows is copied whenever its end is read. */
interface Built extends Pick<Folded, 'from' | 'to'> {
  units: string[]
}

function append({ units, from: starts, to: ends }: Built, unit: string, from: number, to: number): void {
  const isSpace = SEPARATES.test(unit)
  if (isSpace && (units.length === 0 || units.at(-1) === ' ')) return
  units.push(isSpace ? ' ' : unit)
  for (let index = 0; index < unit.length; index += 1) {
    starts.push(from)
    ends.push(to)
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

/** The original characters of a folded span. */
export function typedAt(original: string, { from, to }: Folded, { start, end }: Span): string {
  return start >= end ? '' : original.slice(from[start], to[end - 1])
}

/** Replaces a word of a folded text. All characters of the new word map to the original word. */
export function respell({ text, from, to }: Folded, { start, end }: Span, word: string): Folded {
  const first = from[start]!
  const last = to[end - 1]!
  return {
    text: text.slice(0, start) + word + text.slice(end),
    from: [...from.slice(0, start), ...Array.from(word, () => first), ...from.slice(end)],
    to: [...to.slice(0, start), ...Array.from(word, () => last), ...to.slice(end)],
  }
}

/** Separates the words of a text as typed. */
export const BETWEEN_WORDS = /[^\p{L}\p{N}]+/u

/** Tokens of a text: runs of letters, digits and underscores. */
export function wordsOf(folded: string): string[] {
  return folded.match(/[\p{L}\p{N}_]+/gu) ?? []
}

/** Blanks the spans, so that no other pattern reads them. The length of the text stays. */
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

/** True where two spans have a character in common. */
export function overlaps(a: Span, b: Span): boolean {
  return a.start < b.end && b.start < a.end
}

/** True where `inner` lies in `outer`, bounds included. */
export function isWithin(inner: Span, outer: Span): boolean {
  return inner.start >= outer.start && inner.end <= outer.end
}

const MARK = /[.!?;,\n]/u
/** Characters on both sides of a span that are searched for a mark. The limit keeps the time linear. */
const REACH = 160

/** The words between two marks around a span, and the mark behind them. */
export function clauseAround({ start, end }: Span, text: string): Record<'before' | 'own' | 'behind' | 'mark', string> {
  const [before = ''] = text
    .slice(Math.max(0, start - REACH), start)
    .split(MARK)
    .slice(-1)
  const tail = text.slice(end, end + REACH)
  const [behind = ''] = tail.split(MARK)
  return { before, own: text.slice(start, end), behind, mark: tail[behind.length] ?? '' }
}

const compiled = new Map<string, RegExp>()

/** Compiles a pattern between word boundaries: global, cached, with `lastIndex` at 0. */
export function expression(pattern: string): RegExp {
  let found = compiled.get(pattern)
  if (found === undefined) {
    found = new RegExp(`(?<![\\p{L}\\p{N}_])(?:${pattern})(?![\\p{L}\\p{N}_])`, 'gu')
    compiled.set(pattern, found)
  }
  found.lastIndex = 0
  return found
}

/** True where the pattern occurs between word boundaries. */
export function has(text: string, pattern: string): boolean {
  return expression(pattern).test(text)
}

/** True where the text begins with the pattern, after at most 40 blanks and marks. */
export function begins(text: string, pattern: string): boolean {
  return opening(pattern).test(text)
}

/** True where the text is the pattern and nothing more but blanks and marks. */
export function isWhole(text: string, pattern: string): boolean {
  const match = opening(pattern).exec(text)
  return match !== null && !/[\p{L}\p{N}]/u.test(text.slice(match[0].length))
}

/** Compiles a pattern for the beginning of a text; cached. */
export function opening(pattern: string): RegExp {
  const key = `^ ${pattern}`
  let found = compiled.get(key)
  if (found === undefined) {
    found = new RegExp(`^[^\\p{L}\\p{N}]{0,40}(?:${pattern})(?![\\p{L}\\p{N}_])`, 'u')
    compiled.set(key, found)
  }
  return found
}

/** Length of the prefix by which words are compared: "pool" matches "pools". */
const COMPARED_CHARS = 5

/** True where a folded text contains the prefix of one of the words. */
export function hasBeginning(folded: string, words: string[]): boolean {
  return words.some((word) => folded.includes(word.slice(0, COMPARED_CHARS)))
}

const ACCENTED_QUESTIONS = inAnyLanguage(({ functionWords }) => functionWords.accentedQuestion)
const ACCENTED = new RegExp(`^[\\s¿,]{0,4}(?:${ACCENTED_QUESTIONS})(?!\\p{L})`, 'iu')

/** True where a typed text begins with a question word that only its accent tells from another word. */
export function asksByAccent(typed: string): boolean {
  return ACCENTED.test(typed)
}
