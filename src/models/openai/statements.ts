import type { Source } from './evidence.ts'
import { fold } from './folded-text.ts'

const LIST_MARKER = /^\s*(?:[-*•]|\d{1,2}[.)])\s+/u
const ADDRESS = /[^\s<>()]+@[^\s<>()]+|(?:https?:\/\/|www\.)[^\s<>()]+|(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}/gu
const SHORTEST_WORD = 4
const STEM = 4
const ECHO_WORDS = 6

const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' })

/**
 * A true quote does not make every sentence in front of it true. What would do harm is checked: each figure and each
 * address must stand in the cited sources, and the sentence must at least speak of the same thing.
 */
export function isBorneOut(statement: string, sources: Source[]): boolean {
  const text = fold(statement.replace(LIST_MARKER, ''))
  const said = sources.map((source) => source.said).join('\n')
  const known = new Set(figuresIn(said))
  return (
    figuresIn(text).every((figure) => known.has(figure)) &&
    addressesIn(text).every((address) => said.includes(address)) &&
    sharesWord(text, said)
  )
}

/** A sentence that could not be false in a way that matters: it has no figure and no address. */
export function isPlain(sentence: string): boolean {
  const text = fold(sentence)
  return figuresIn(text).length === 0 && addressesIn(text).length === 0
}

function figuresIn(text: string): string[] {
  return (text.match(/\p{N}+/gu) ?? []).map((figure) => figure.replace(/^0+(?=.)/, ''))
}

function addressesIn(text: string): string[] {
  return (text.match(ADDRESS) ?? []).map((address) => address.replace(/[.,;:!?'"\]]+$/u, ''))
}

function sharesWord(text: string, said: string): boolean {
  const stems = new Set(wordsIn(said).map(stemOf))
  return wordsIn(text).some((word) => stems.has(stemOf(word)))
}

/** Words that carry something: long ones where letters are short for words, figures, and all in scripts without spaces. */
function wordsIn(text: string): string[] {
  const words: string[] = []
  for (const { segment, isWordLike } of segmenter.segment(text)) {
    if (isWordLike && (segment.length >= SHORTEST_WORD || !/^[a-z]+$/u.test(segment))) words.push(segment)
  }
  return words
}

function stemOf(word: string): string {
  return word.slice(0, STEM)
}

/** Recognises our own rules in a reply: nobody should get them read out. */
export function createEchoTest(rules: string): (text: string) => boolean {
  const runs = new Set(runsOf(rules))
  return (text) => runsOf(text).some((run) => runs.has(run))
}

function runsOf(text: string): string[] {
  const words = fold(text).match(/[\p{L}\p{N}]+/gu) ?? []
  return words.slice(ECHO_WORDS - 1).map((_, index) => words.slice(index, index + ECHO_WORDS).join(' '))
}
