import type { Intent } from '../core/intents.ts'
import { plainLetters } from '../core/words.ts'
import { LANGUAGES } from '../languages/index.ts'
import type { IntentPatterns } from '../languages/patterns.ts'
import type { Receipt } from './verification/receipt.ts'

type Deed = Pick<Receipt, 'claims' | 'action'>

/** A wish is near the beginning of a message, so the rest is not searched. */
const MAX_READ_CHARS = 1_000

/**
 * The visitor's main wish without a model: from the receipts first, then from the visitor's words in any spoken language.
 */
export function intentOf(said: readonly string[], receipts: readonly Deed[] = []): Intent {
  return intentOfDeeds(receipts) ?? intentOfWords(said) ?? (receipts.some(isMessage) ? 'message' : 'other')
}

const INTENT_OF_ACTION: Partial<Record<Receipt['action'], Intent>> = {
  booking_created: 'booking',
  booking_updated: 'reschedule',
  booking_cancelled: 'cancellation',
}

function intentOfDeeds(receipts: readonly Deed[]): Intent | undefined {
  const booked = receipts.findLast(({ action }) => action in INTENT_OF_ACTION)
  if (booked !== undefined) return INTENT_OF_ACTION[booked.action]
  return receipts.some(({ claims }) => claims.includes('callback')) ? 'callback' : undefined
}

function isMessage({ action }: Deed): boolean {
  return action === 'message_taken'
}

/** Rarer intents take precedence over more common ones. */
const ORDER = ['complaint', 'reschedule', 'cancellation', 'callback', 'booking', 'message', 'question'] as const

function intentOfWords(said: readonly string[]): Intent | undefined {
  const texts = said.map(withQuestionMarks)
  return ORDER.find((intent) => texts.some((text) => isOf(text, intent)))
}

function isOf(text: string, intent: keyof IntentPatterns): boolean {
  if (intent === 'question' && text.includes('?')) return true
  return Object.values(LANGUAGES).some(({ analysis }) => analysis.intents[intent].test(text))
}

/** Normalises a text but keeps question marks, which distinguish questions from statements. */
function withQuestionMarks(text: string): string {
  return plainLetters(text.slice(0, MAX_READ_CHARS))
    .replaceAll(/[^\p{L}\p{N}?]+/gu, ' ')
    .trim()
}
