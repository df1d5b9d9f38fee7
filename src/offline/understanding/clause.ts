import type { Mention } from './reading.ts'
import type { Span } from './text.ts'

/** A part of a message with an intent, a question or an answer of its own. */
export interface Clause extends Span {
  /** Folded, without contacts and names. A reference is replaced by a word that begins with `REFERENCE`. */
  text: string
  isQuestion: boolean
  /** One of several indirect questions, which is complete without its lead. */
  isIndirect?: boolean
  mentions: Mention[]
}

/** Prefix of the word that replaces a reference, so that "cancel 5QZVWH" still names a booking. */
export const REFERENCE = 'bkg_'
