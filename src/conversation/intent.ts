import type { Intent } from '../core/intents.ts'
import { LANGUAGES } from '../languages/index.ts'
import type { IntentPatterns } from '../languages/patterns.ts'
import type { Receipt } from './verification/receipt.ts'

/** Characters of a message that are read: a wish stands near its beginning. */
const MAX_READ = 1_000

/**
 * What a visitor wanted most, without a model: what was done says it first, then their words in any spoken
 * language, the rarer wish before the more common one.
 */
export function intentOf(said: readonly string[], receipts: readonly Receipt[] = []): Intent {
  return intentOfDeeds(receipts) ?? intentOfWords(said) ?? (receipts.some(isMessage) ? 'message' : 'other')
}

const INTENT_OF_ACTION: Partial<Record<Receipt['action'], Intent>> = {
  booking_created: 'booking',
  booking_updated: 'reschedule',
  booking_cancelled: 'cancellation',
}

function intentOfDeeds(receipts: readonly Receipt[]): Intent | undefined {
  const booked = receipts.findLast(({ action }) => action in INTENT_OF_ACTION)
  if (booked !== undefined) return INTENT_OF_ACTION[booked.action]
  return receipts.some(({ claims }) => claims.includes('callback')) ? 'callback' : undefined
}

function isMessage({ action }: Receipt): boolean {
  return action === 'message_taken'
}

/** The rarer wish comes before the more common one. */
const ORDER = ['complaint', 'reschedule', 'cancellation', 'callback', 'booking', 'message', 'question'] as const

function intentOfWords(said: readonly string[]): Intent | undefined {
  const texts = said.map(plain)
  return ORDER.find((intent) => texts.some((text) => isOf(text, intent)))
}

function isOf(text: string, intent: keyof IntentPatterns): boolean {
  if (intent === 'question' && text.includes('?')) return true
  return Object.values(LANGUAGES).some(({ analysis }) => analysis.intents[intent].test(text))
}

function plain(text: string): string {
  return text
    .slice(0, MAX_READ)
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}?]+/gu, ' ')
    .trim()
}
