/** Intents of conversations and leads. */
export const INTENTS = [
  'booking',
  'reschedule',
  'cancellation',
  'question',
  'complaint',
  'callback',
  'message',
  'other',
] as const

export type Intent = (typeof INTENTS)[number]
