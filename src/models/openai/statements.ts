import { oneOf, trimEndWhere } from '../../core/text-scan.ts'
import { contentOf, figuresIn } from './content.ts'
import type { Source } from './evidence.ts'
import { fold } from './folded-text.ts'

const LIST_MARKER = /^\s*(?:[-*•]|\d{1,2}[.)])\s+/u
// Anchored at the start of a word or label chain, because trying every letter would be quadratic.
const ADDRESS =
  /(?<![^\s<>()])[^\s<>()]+@[^\s<>()]+|(?:https?:\/\/|www\.)[^\s<>()]+|(?<![\p{L}\p{N}-]\.?)(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}/gu
const ECHO_WORDS = 6

/**
 * A true quote does not make the sentence around it true. Harmful differences are checked: every figure and address must
 * occur in the cited sources, and the sentence must share their topic.
 */
export function isBorneOut(statement: string, cited: Source[]): boolean {
  const sources = [...new Set(cited)]
  const text = fold(statement.replace(LIST_MARKER, ''))
  const { figures, stems } = contentOf(text)
  return (
    figures.isSubsetOf(new Set(sources.flatMap(({ content }) => [...content.figures]))) &&
    addressesIn(text).every((address) => sources.some(({ said }) => said.includes(address))) &&
    sources.some(({ content }) => !stems.isDisjointFrom(content.stems))
  )
}

/** A sentence without figures and addresses, which cannot be wrong in a harmful way. */
export function isPlain(sentence: string): boolean {
  const text = fold(sentence)
  return figuresIn(text).size === 0 && addressesIn(text).length === 0
}

function addressesIn(text: string): string[] {
  return (text.match(ADDRESS) ?? []).map((address) => trimEndWhere(address, oneOf('.,;:!?\'"]')))
}

/** Detects our own rules in a reply, which must not be read out. */
export function createEchoTest(rules: string): (text: string) => boolean {
  const runs = new Set(runsOf(rules))
  return (text) => runsOf(text).some((run) => runs.has(run))
}

function runsOf(text: string): string[] {
  const words = fold(text).match(/[\p{L}\p{N}]+/gu) ?? []
  return words.slice(ECHO_WORDS - 1).map((_, index) => words.slice(index, index + ECHO_WORDS).join(' '))
}
