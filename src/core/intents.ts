/** What the assistant writes as the intent of a conversation and of its lead (api.md §4). */
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
