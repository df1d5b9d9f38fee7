import type { Claim } from '../receipt.ts'

/** How one language says that something was done, or will be. Patterns see lower-case text without typographic apostrophes. */
export interface ClaimTable {
  /** Said to have happened, or to be so. */
  done: [Claim, RegExp][]
  /** Promised. What a document promises in general may be quoted; what happened may not. */
  promised: [Claim, RegExp][]
  /** Says that it is done, not what: any receipt will do. */
  anything: RegExp
  /** What takes the claim out of a clause that goes on with one: "no appointment", "once your visit". */
  takenBack: RegExp
  /** What makes a promise depend on something, anywhere in its sentence. */
  condition: RegExp
  /** Words of a claim in a clause that says something else: "we are fully booked". */
  other: RegExp
  /** How a clause of a question begins. */
  question: RegExp
}

/** Of the four languages; classes of all of Unicode take half a second to compile, this many times. */
const LETTERS = 'a-z\\u00df-\\u024f'

/** A pattern of whole words, in which `_` stands for some space. */
export function words(pattern: string): RegExp {
  return new RegExp(`(?<![${LETTERS}0-9])(?:${written(pattern)})(?![${LETTERS}0-9])`)
}

/** The beginning of a clause, behind a courtesy. */
export function opening(pattern: string): RegExp {
  return new RegExp(`^[^${LETTERS}]*(?:${written(pattern)})(?![${LETTERS}0-9])`)
}

function written(pattern: string): string {
  return pattern.replaceAll('_', '\\s+').replaceAll('[\\p{L}-]', `[${LETTERS}-]`).replaceAll('\\p{L}', `[${LETTERS}]`)
}
